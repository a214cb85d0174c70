//! Sanctum's "Takes Damage" pipeline (v2.10.00), steps D1 to D4.

mod takes_damage;

pub use takes_damage::{after_armor, apply_damage, armor_soak, before_armor, cap};

use arrayvec::ArrayVec;

use crate::exchange::{Body, DamageKind, Exchange};
use crate::pipeline::Pipeline;
use crate::rules::damage::{Source, Term, TermRoll};
use crate::stage::Stage;

/// One blow as Sanctum takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blow {
    /// The amount in points: fixed, or a uniform range.
    pub amount: TermRoll,
    /// Its kind.
    pub kind: DamageKind,
    /// The one to blame.
    pub attacker: Body,
    /// The one who takes it.
    pub target: Body,
}

/// The stages D1 to D4 in their order.
pub const TAKES_DAMAGE: [Stage; 5] =
    [Stage::BeforeArmor, Stage::ArmorSoak, Stage::Cap, Stage::AfterArmor, Stage::ApplyDamage];

/// The pipeline of one blow: its amount, then D1 to D4.
pub fn pipeline(blow: &Blow) -> Pipeline {
    let mut stages = ArrayVec::new();
    stages.push(Stage::Damage(Term { source: Source::Amount, roll: blow.amount }));
    stages.extend(TAKES_DAMAGE);
    // Negative armor is read as 0 (AMB-9).
    let target = Body { armor: blow.target.armor.max(0), ..blow.target };
    let start =
        Exchange { damage: 0, kind: blow.kind, crit: false, attacker: blow.attacker, target };
    Pipeline { start, stages }
}
