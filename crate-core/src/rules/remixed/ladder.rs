//! How a derived number came about, rung by rung.

use arrayvec::ArrayVec;

use super::buff::Buff;
use super::mob::Mob;
use super::vocabulary::{HeroClass, Subclass};
use crate::rules::Source;

/// Most rungs of a derivation.
pub const MAX_RUNGS: usize = 28;

/// A number with the steps that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Derivation<T> {
    /// The number.
    pub value: T,
    /// Its steps in the order of the rule.
    pub rungs: ArrayVec<Rung, MAX_RUNGS>,
}

/// One step of a derivation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// What it is.
    pub factor: Factor,
    /// How it acts on the total.
    pub op: Op,
    /// What it contributes, in the units of [`op`](Self::op).
    pub value: f64,
    /// The total after it, rounded as the game rounds it.
    pub total: f64,
    /// False for a step that did not apply: the rule knows it and passed over
    /// it, and the total is as before.
    pub applied: bool,
    /// Where the step stands written.
    pub source: Source,
}

/// How a rung acts on the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Op {
    /// Added.
    Add,
    /// Subtracted.
    Subtract,
    /// Multiplied.
    Multiply,
    /// The total is divided by it.
    Divide,
    /// The smallest of the rungs of this kind that stand together multiplies.
    Smallest,
    /// The largest of the rungs of this kind that stand together multiplies.
    Largest,
    /// Adds to the exponent of the [`Factor::BonusPower`] that follows.
    Exponent,
    /// Takes the place of the total.
    Replace,
    /// The total becomes a whole number, toward zero.
    Truncate,
    /// The total is kept at or above it.
    AtLeast,
}

/// What a rung is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Factor {
    /// The base value of the fighter.
    Base,
    /// The fighter's level.
    Level,
    /// A buff's, ring's or artifact's part.
    Buff(Buff),
    /// The part of the class.
    Class(HeroClass),
    /// The part of the subclass.
    Subclass(Subclass),
    /// A part that was set by hand.
    Given,
    /// `base` to the power of the bonus.
    BonusPower {
        /// 1.4 for attack, 1.2 for defense.
        base: f64,
        /// The exponent.
        bonus: i32,
    },
    /// Half, for a missile at an adjacent target.
    RangedAdjacent,
    /// The accuracy or delay of the active weapon.
    MainHand,
    /// The accuracy or delay of the weapon in the other hand, or of an empty
    /// hand: 1.
    SecondHand,
    /// No accuracy factor counts above 20.
    Cap20,
    /// No delay factor counts below 0.05.
    Floor005,
    /// Strength lacking for a weapon or armor.
    Encumbrance {
        /// Points of strength lacking.
        by: i32,
    },
    /// The imbue of accuracy or of speed.
    Imbue,
    /// Half, for the paralysed.
    Paralysed,
    /// A Rogue's strength to spare, added to the skill.
    SpareStrength {
        /// Points to spare.
        points: i32,
    },
    /// Double, for a Freerunner on the move.
    Freerunner,
    /// A hero's skills on the easy difficulty.
    Easy,
    /// A mob that has not noticed its enemy has no defense.
    Unaware,
    /// A mob whose skill or reduction is a number of its own.
    Own(Mob),
    /// Weakness takes strength away.
    Weakness {
        /// Its level.
        level: i32,
    },
    /// The tier of the armor, twice.
    ArmorTier,
    /// The level of the armor times its tier.
    ArmorLevel,
    /// The tier once more, for a glyph.
    Glyph,
    /// The armor's own extra reduction.
    ArmorExtra,
    /// A reduction that cannot fall below 0.
    NotNegative,
    /// A mob's own reduction.
    DrField,
    /// Half of a mob's level.
    HalfLevel,
    /// The reduction is ignored.
    Ignored,
    /// Tenths of haste scale the time.
    Haste {
        /// Steps of a tenth; negative is slow.
        steps: i32,
    },
    /// Half the time, for a missile at a marked target.
    Mark,
    /// The whole part is taken.
    Whole,
}

/// Builds a derivation.
#[derive(Clone, Debug)]
pub(crate) struct Ladder {
    rungs: ArrayVec<Rung, MAX_RUNGS>,
    total: f64,
}

impl Ladder {
    pub(crate) fn new() -> Ladder {
        Ladder { rungs: ArrayVec::new(), total: 0.0 }
    }

    /// A step that leads to `total`.
    pub(crate) fn step(
        &mut self,
        factor: Factor,
        op: Op,
        value: impl Into<f64>,
        total: impl Into<f64>,
        source: Source,
    ) {
        self.total = total.into();
        self.push(factor, op, value.into(), true, source);
    }

    /// A step that the rule knows and that did not apply.
    pub(crate) fn passed(&mut self, factor: Factor, op: Op, value: impl Into<f64>, source: Source) {
        self.push(factor, op, value.into(), false, source);
    }

    /// [`step`](Self::step) if it applies, else [`passed`](Self::passed).
    pub(crate) fn step_if(
        &mut self,
        applied: bool,
        factor: Factor,
        op: Op,
        value: impl Into<f64>,
        total: impl Into<f64>,
        source: Source,
    ) {
        if applied {
            self.step(factor, op, value, total, source);
        } else {
            self.passed(factor, op, value, source);
        }
    }

    fn push(&mut self, factor: Factor, op: Op, value: f64, applied: bool, source: Source) {
        // Beyond the last place a rung would only be missing from the display.
        let _ = self.rungs.try_push(Rung { factor, op, value, total: self.total, applied, source });
    }

    pub(crate) fn end<T>(self, value: T) -> Derivation<T> {
        Derivation { value, rungs: self.rungs }
    }
}
