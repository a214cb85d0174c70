//! A few rolls added up.

use arrayvec::ArrayVec;

use crate::chance::Chance;
use crate::rules::damage::{Term, TermRoll};

/// Most rolls of [`Dice`].
pub const MAX_DICE: usize = 5;

/// Rolls that are added up at once, inside one stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dice {
    rolls: [TermRoll; MAX_DICE],
    len: u8,
}

impl Dice {
    /// One roll.
    pub const fn one(roll: TermRoll) -> Dice {
        Dice { rolls: [roll; MAX_DICE], len: 1 }
    }

    /// The terms of a damage roll; beyond [`MAX_DICE`] of them none, which no
    /// damage roll has.
    pub fn of<const N: usize>(terms: &ArrayVec<Term, N>) -> Dice {
        let mut dice = Dice { rolls: [TermRoll::Constant(0); MAX_DICE], len: 0 };
        for (slot, term) in dice.rolls.iter_mut().zip(terms) {
            *slot = term.roll;
            dice.len += 1;
        }
        dice
    }

    /// The rolls.
    pub fn rolls(&self) -> &[TermRoll] {
        &self.rolls[..usize::from(self.len)]
    }

    /// Rolls them all and adds them up, in points.
    #[inline]
    pub fn roll<C: Chance>(&self, chance: &mut C) -> i32 {
        self.rolls().iter().fold(0, |sum: i32, roll| sum.saturating_add(roll.roll(chance)))
    }

    /// How many sequences of results there are.
    pub fn breadth(&self) -> u64 {
        self.rolls().iter().map(TermRoll::breadth).fold(1, u64::saturating_mul)
    }
}
