//! Forced results: "what if the defense rolled its maximum?"

use super::Chance;
use crate::law::{Draw, Law};

/// Gives the listed results in order, then those of `rest`.
///
/// A forced pick beyond the law's last result is read as the last. Pins of
/// `None` let that one roll happen.
#[derive(Debug)]
pub struct Script<'a, C> {
    pins: &'a [Option<Draw>],
    used: usize,
    rest: C,
}

impl<'a, C: Chance> Script<'a, C> {
    /// Forces `pins`, one a roll, and takes later rolls from `rest`.
    pub fn new(pins: &'a [Option<Draw>], rest: C) -> Self {
        Script { pins, used: 0, rest }
    }

    /// Pins no roll asked for. In a test, an unused pin is a bug.
    pub fn unused(&self) -> usize {
        self.pins.len() - self.used
    }
}

impl<C: Chance> Chance for Script<'_, C> {
    fn draw(&mut self, law: Law) -> Draw {
        // The roll is made even where it is forced: the rolls after it stay
        // those that the seed gives.
        let rolled = self.rest.draw(law);
        let pinned = self.pins.get(self.used).copied();
        self.used = (self.used + 1).min(self.pins.len());
        match pinned {
            Some(Some(draw)) => Draw { pick: draw.pick.min(law.len() - 1), raw: draw.raw },
            _ => rolled,
        }
    }
}
