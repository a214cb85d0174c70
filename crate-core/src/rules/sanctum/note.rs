//! What happened inside a stage, for whoever listens.

use super::readings::Question;
use crate::exchange::Outcome;

/// A minion of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Minion {
    /// The one who attacks, or is to blame.
    Attacker,
    /// The one who is attacked.
    Target,
    /// The one a hit may be moved to.
    Other,
}

/// One thing that happened, in order.
///
/// Damage dealt inside an effect runs all of Takes Damage; its notes stand
/// between [`Note::Enters`] and [`Note::Ends`] and have a greater depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// An effect's turn came.
    Effect(Turn),
    /// The attacker deals more or less than its blow says.
    Dealt {
        /// What effects have added to its hand damage.
        hand: i32,
        /// Its Gazes, each one point less.
        gazes: i32,
    },
    /// Damage inside an effect begins.
    Enters {
        /// Who takes it.
        who: Minion,
        /// How deep, from 1.
        depth: u8,
        /// Points.
        damage: i32,
    },
    /// Damage inside an effect has its result.
    Ends {
        /// Who took it.
        who: Minion,
        /// How deep, from 1.
        depth: u8,
        /// The result.
        outcome: Outcome,
    },
    /// An open question came up, and this is how it was read.
    Decided {
        /// The question.
        question: Question,
        /// The value of its switch, 0 for the default.
        value: u8,
    },
}

/// One effect's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose effect.
    pub bearer: Minion,
    /// Its place in the bearer's list.
    pub index: u8,
    /// How deep: 0 for the blow itself.
    pub depth: u8,
    /// Whether it applied.
    pub verdict: Verdict,
    /// What it changes.
    pub quantity: Quantity,
    /// Before it. For [`Quantity::Dead`] 0 is alive, 1 dead.
    pub before: i32,
    /// After it; the same if it did not apply.
    pub after: i32,
}

/// Whether an effect applied, and why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It applied.
    Applied,
    /// It needs an attacker to blame.
    NeedsAttacker,
    /// The damage has another mode, or none.
    OtherMode,
    /// The damage is not dealt in combat.
    NotInCombat,
    /// No damage is left.
    NoDamage,
    /// Magical damage passes it by (AMB-3).
    MagicalPierces,
    /// It belongs to another round.
    OtherRound,
    /// 0 points do not count as a hit (AMB-6).
    NoHit,
    /// The blow did not damage.
    NotDamaged,
    /// The minion it would act on is dead.
    AlreadyDead,
}

/// What an effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quantity {
    /// The damage on its way.
    Damage,
    /// The subject's HP.
    Hp,
    /// The subject's maximum armor.
    ArmorMax,
    /// The subject's hand damage.
    Hand,
    /// The subject's Gazes.
    Gazes,
    /// The subject's mark of death.
    Dead,
    /// HP of the attacker, who takes damage from an effect.
    AttackerHp,
}
