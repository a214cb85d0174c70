//! What happened at each stage of one attack, in the engine's numbers: the
//! one source of a stage's picture and of its sentence.

mod contest;
mod event;

pub use contest::{Contest, Purpose, SureHit};
pub use event::{Event, Proc, What};

use duelscope_core::rules::Source as Rule;
use duelscope_core::rules::damage::Source;
use duelscope_core::rules::remixed::{Rung, SureMiss, Thing};
use duelscope_core::{DamageKind, Distribution, Law, Outcome, Roll, Span};

/// A stage as the page shows it: one or more stages of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Both skills.
    Skills,
    /// Attack roll against defense roll.
    Rolls,
    /// The damage roll, all its terms.
    Damage,
    /// The critical hit.
    Crit,
    /// Remixed Dungeon: what the attack does beside its damage.
    Procs,
    /// Remixed Dungeon's armor.
    Reduction,
    /// Remixed Dungeon: what the target does about it.
    Answers,
    /// Remixed Dungeon's loss of HP.
    Hp,
    /// Sanctum: the blow as it comes in.
    Blow,
    /// Sanctum: the attacker's effects on its own damage.
    Deals,
    /// Sanctum D1.
    BeforeArmor,
    /// Sanctum D2.
    Soak,
    /// Sanctum D3: cap and effects.
    AfterArmor,
    /// Sanctum D4.
    Apply,
}

/// Whether a stage took place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// It did.
    Done,
    /// It was passed over.
    Skipped(Absent),
    /// The attack had ended before it.
    NotReached(Outcome),
}

/// Why a stage was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// The damage ignores armor.
    IgnoresArmor,
    /// The damage is magical.
    Magical,
    /// The combat page knows no critical hits.
    NoCritOnPage,
    /// A zap has no critical hits.
    NoCritByMagic,
    /// A hero's wand has no critical hits.
    NoCritByWand,
    /// This attack meets no damage reduction.
    NoReduction,
}

/// What happened at a stage.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Both skills and how they came about.
    Skills(Skills),
    /// It could not hit.
    SureMiss(SureMiss),
    /// Two rolls against each other, for a hit or for a critical hit.
    Rolls(Contest),
    /// A sum of rolled terms.
    Damage(Sum),
    /// Remixed Dungeon's armor.
    Reduction(Reduction),
    /// Procs or effects, with the damage before and after them.
    Acts(i32, i32),
    /// Sanctum D1.
    BeforeArmor(BeforeArmor),
    /// Sanctum D2.
    Soak(Soak),
    /// Sanctum D3.
    AfterArmor(AfterArmor),
    /// The loss of HP and the end.
    Loss(Loss),
}

/// Both skills.
#[derive(Clone, Debug, PartialEq)]
pub struct Skills {
    /// Attack skill.
    pub attack: i32,
    /// Defense skill.
    pub defense: i32,
    /// How the attack skill came about; empty if it was not derived.
    pub attack_ladder: Vec<Rung>,
    /// How the defense skill came about; empty if it was not derived.
    pub defense_ladder: Vec<Rung>,
}

/// A sum of rolled terms.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// Its terms in the order of the rule.
    pub terms: Vec<Term>,
    /// What they add up to.
    pub total: i32,
    /// The law of the sum where the attack came so far, scaled to 1.
    pub law: Option<Distribution>,
    /// Sanctum: the kind of the blow.
    pub kind: Option<DamageKind>,
}

/// One term of a damage roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// Where it comes from.
    pub source: Source,
    /// What it gave.
    pub value: i32,
    /// Its roll; none where it is constant.
    pub roll: Option<Roll>,
    /// What the rolled number is multiplied with, mostly 1.
    pub times: i32,
}

impl Term {
    /// Smallest and largest value; both the same for a constant.
    pub fn span(&self) -> (i32, i32) {
        match self.roll.map(|roll| roll.law) {
            Some(Law::Uniform(s) | Law::Triangular(s)) => {
                let (a, b) =
                    (s.min().saturating_mul(self.times), s.max().saturating_mul(self.times));
                (a.min(b), a.max(b))
            }
            _ => (self.value, self.value),
        }
    }
}

/// A roll of damage reduction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reduction {
    /// From 0 to the damage reduction.
    pub span: Span,
    /// The roll.
    pub roll: Option<Roll>,
    /// Points rolled.
    pub points: i32,
    /// Damage before.
    pub before: i32,
    /// Damage after.
    pub after: i32,
}

/// Sanctum D1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeforeArmor {
    /// Damage before.
    pub before: i32,
    /// Damage after.
    pub after: i32,
    /// Why the way leads past armor; none where armor is asked.
    pub past_armor: Option<Absent>,
}

/// Sanctum D2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Soak {
    /// Damage that comes.
    pub damage: i32,
    /// Armor it meets.
    pub armor: i32,
    /// Damage that goes on.
    pub goes_on: i32,
    /// Armor that is left.
    pub armor_left: i32,
}

/// Sanctum D3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterArmor {
    /// Damage that comes.
    pub damage: i32,
    /// HP of the target.
    pub hp: i32,
    /// Damage after the cap.
    pub capped: i32,
    /// Damage after the effects.
    pub after: i32,
}

/// The loss of HP and the end of the attack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// HP before.
    pub before: i32,
    /// Damage that came.
    pub damage: i32,
    /// HP lost to it.
    pub lost: i32,
    /// HP after; may be below 0.
    pub after: i32,
    /// Full HP.
    pub full: i32,
    /// How the attack ended.
    pub outcome: Outcome,
    /// Probability of a kill by one such attack, if it is known.
    pub kill: Option<f64>,
}

/// A stage with everything the page says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Happening {
    /// Which one.
    pub phase: Phase,
    /// Whether it took place.
    pub course: Course,
    /// What happened, where something did.
    pub fact: Option<Fact>,
    /// What effects and procs did, in their order.
    pub events: Vec<Event>,
    /// How the attack ended, if it ended here.
    pub outcome: Option<Outcome>,
    /// Where its rules stand written.
    pub places: Vec<Place>,
}

/// Where a rule stands written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Here.
    Rule(Rule),
    /// Where this thing's does.
    Thing(Thing),
}
