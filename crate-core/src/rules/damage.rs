//! A damage roll is a sum of terms.

use core::ops::ControlFlow;

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::law::Span;

/// One term of a damage roll, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Where it comes from, for display.
    pub source: Source,
    /// How it is rolled.
    pub roll: TermRoll,
}

/// How a term of the damage roll is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermRoll {
    /// Always the same.
    Constant(i32),
    /// Every value equally likely (`IntRange`).
    Uniform(Span),
    /// The game's triangle (`NormalIntRange`).
    Normal(Span),
}

/// Where a term of the damage roll comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The plain amount of a blow.
    Amount,
    /// Strength above 10 (a hero's).
    Strength,
    /// The active weapon.
    Weapon,
    /// The weapon in the second hand.
    SecondWeapon,
    /// A mob's own damage range.
    Body,
    /// A mob's level.
    Level,
    /// Strength in excess of what the weapon needs.
    Excess,
}

impl Term {
    /// Rolls the term and adds it to the damage.
    #[inline]
    pub fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> ControlFlow<Outcome> {
        let points = match self.roll {
            TermRoll::Constant(n) => n,
            TermRoll::Uniform(span) => chance.uniform(span),
            TermRoll::Normal(span) => chance.triangular(span),
        };
        x.damage = x.damage.saturating_add(points);
        ControlFlow::Continue(())
    }
}
