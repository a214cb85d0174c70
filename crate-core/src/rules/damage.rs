//! A damage roll is a sum of terms.

use core::ops::ControlFlow;

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::law::Span;
use crate::rules::remixed::cite;

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
    /// A uniform roll times a number (a Bone Saw).
    Times(Span, i32),
}

impl TermRoll {
    /// How many results it has.
    pub fn breadth(&self) -> u64 {
        match self {
            TermRoll::Constant(_) => 1,
            TermRoll::Uniform(span) | TermRoll::Normal(span) | TermRoll::Times(span, _) => {
                u64::from(span.len())
            }
        }
    }

    /// Smallest and largest result, in points.
    pub fn ends(&self) -> (i32, i32) {
        match *self {
            TermRoll::Constant(n) => (n, n),
            TermRoll::Uniform(span) | TermRoll::Normal(span) => (span.min(), span.max()),
            TermRoll::Times(span, n) => {
                let (a, b) = (span.min().saturating_mul(n), span.max().saturating_mul(n));
                (a.min(b), a.max(b))
            }
        }
    }

    /// Rolls it, in points.
    #[inline(always)]
    pub fn roll<C: Chance>(&self, chance: &mut C) -> i32 {
        match *self {
            TermRoll::Constant(n) => n,
            TermRoll::Uniform(span) => chance.uniform(span),
            TermRoll::Normal(span) => chance.triangular(span),
            TermRoll::Times(span, n) => chance.uniform(span).saturating_mul(n),
        }
    }
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

impl Source {
    /// Where the rule of this term stands written.
    pub const fn cite(self) -> super::Source {
        match self {
            Source::Amount => super::Source::sanctum("Takes Damage"),
            Source::Strength => cite::DAMAGE_ROLL,
            Source::Weapon | Source::SecondWeapon | Source::Excess => cite::WEAPON_ROLL,
            Source::Body | Source::Level => cite::MOB_DAMAGE_ROLL,
        }
    }
}

/// What a sum becomes that no longer fits: the end on that side.
#[cold]
fn beyond(points: i32) -> i32 {
    if points < 0 { i32::MIN } else { i32::MAX }
}

impl Term {
    /// Rolls the term and adds it to the damage.
    #[inline(always)]
    pub fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> ControlFlow<Outcome> {
        let points = self.roll.roll(chance);
        x.damage = match x.damage.checked_add(points) {
            Some(damage) => damage,
            None => beyond(points),
        };
        ControlFlow::Continue(())
    }
}
