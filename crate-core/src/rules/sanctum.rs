//! Sanctum: "Takes Damage" (v2.10.00), steps D1 to D4, with effects, rounds
//! and every open question as a switch.

mod act;
mod call;
pub mod effects;
mod facts;
mod note;
pub mod readings;
mod result;
mod rounds;
mod sequence;
mod stages;
mod start;

pub use call::MAX_CALLS;
pub use effects::{Effect, Effects};
pub use facts::{Death, Facts};
pub use note::{Minion, Note, Quantity, Turn, Verdict};
pub use readings::Readings;
pub use rounds::{Attacks, Fighter, MAX_ROUNDS, schedule};
pub use sequence::{Event, happen};
pub use start::prepare;

pub(crate) use stages::{after_armor, apply_damage, armor_soak, before_armor, cap, deals};

use arrayvec::ArrayVec;

use crate::exchange::{Body, DamageKind, Exchange};
use crate::pipeline::Pipeline;
use crate::rules::damage::{Source, Term, TermRoll};
use crate::stage::Stage;
use effects::{Op, When};

/// One blow as Sanctum takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Blow {
    /// The amount in points: fixed, or a uniform range.
    pub amount: TermRoll,
    /// Its kind; `None` for a spell that names none (AMB-13), outside combat.
    pub kind: Option<DamageKind>,
    /// The one to blame, if [`Facts::attacker`] says there is one.
    pub attacker: Body,
    /// The one who takes it.
    pub target: Body,
    /// Effects, readings, the round.
    pub facts: Facts,
}

/// The stages D1 to D4 in their order.
pub const TAKES_DAMAGE: [Stage; 5] =
    [Stage::BeforeArmor, Stage::ArmorSoak, Stage::Cap, Stage::AfterArmor, Stage::ApplyDamage];

/// The pipeline of one blow: its amount, what the attacker makes of it, then
/// D1 to D4. Effects that change stats have been applied to the start.
pub fn pipeline(blow: &Blow) -> Pipeline {
    let mut stages = ArrayVec::new();
    stages.push(Stage::Damage(Term { source: Source::Amount, roll: blow.amount }));
    let kind = blow.kind.unwrap_or(blow.facts.unnamed(false));
    let start =
        Exchange { kind, attacker: blow.attacker, target: blow.target, ..Exchange::default() };
    let mut pipeline = Pipeline { start, stages, sanctum: blow.facts.clone() };
    pipeline.sanctum.names_no_type |= blow.kind.is_none();
    takes_damage(&mut pipeline);
    pipeline
}

/// Appends Takes Damage to a pipeline whose start and facts are set.
pub(crate) fn takes_damage(pipeline: &mut Pipeline) {
    let (facts, start) = (&pipeline.sanctum, &mut pipeline.start);
    prepare(&mut start.attacker, &mut 0, &facts.on_attacker);
    prepare(&mut start.target, &mut 0, &facts.on_target);
    start.other = other(facts);
    if facts.deals(start) {
        pipeline.stages.push(Stage::Deals);
    }
    pipeline.stages.extend(TAKES_DAMAGE);
}

/// The minion a hit may be moved to, as the first redirecting effect has it.
/// Where no effect redirects it is nobody, and dead.
pub fn other(facts: &Facts) -> Body {
    let mut effects = facts.on_target.iter().chain(&facts.on_attacker);
    let hp = effects.find_map(|e| match e.op {
        Op::Redirect(hp) if e.when == When::Before => Some(hp),
        _ => None,
    });
    let body = Body::new(hp.unwrap_or(0), 0);
    Body { dead: body.hp <= 0, ..body }
}

#[cfg(all(test, feature = "alloc"))]
mod tests;
