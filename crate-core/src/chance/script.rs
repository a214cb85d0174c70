//! Forced results: "what if the defense rolled its maximum?"

use super::Chance;
use crate::law::{Draw, Law};

/// Something that decides a roll.
pub trait Force {
    /// Its result of `law`; `None` where the law cannot give that.
    fn result(&self, law: Law) -> Option<Draw>;
}

/// A pick beyond the law's last result is read as the last.
impl Force for Draw {
    fn result(&self, law: Law) -> Option<Draw> {
        Some(Draw { pick: self.pick.min(law.len() - 1), raw: self.raw })
    }
}

/// Gives the listed results in order, then those of `rest`.
///
/// Pins of `None`, and those that the law cannot give, let that one roll
/// happen.
#[derive(Debug)]
pub struct Script<'a, P, C> {
    pins: &'a [Option<P>],
    asked: usize,
    forced: u64,
    rest: C,
}

impl<'a, P: Force, C: Chance> Script<'a, P, C> {
    /// Forces `pins`, one a roll, and takes later rolls from `rest`.
    pub fn new(pins: &'a [Option<P>], rest: C) -> Self {
        Script { pins, asked: 0, forced: 0, rest }
    }

    /// Pins no roll asked for. In a test, an unused pin is a bug.
    pub fn unused(&self) -> usize {
        self.pins.len() - self.asked
    }

    /// Bit by bit, which of the first 64 pins decided their roll.
    pub fn forced(&self) -> u64 {
        self.forced
    }
}

impl<P: Force, C: Chance> Chance for Script<'_, P, C> {
    fn draw(&mut self, law: Law) -> Draw {
        // The roll is made even where it is forced: the rolls after it stay
        // those that the seed gives.
        let rolled = self.rest.draw(law);
        let Some(pin) = self.pins.get(self.asked) else { return rolled };
        let forced = pin.as_ref().and_then(|pin| pin.result(law));
        if forced.is_some() && self.asked < 64 {
            self.forced |= 1 << self.asked;
        }
        self.asked += 1;
        forced.unwrap_or(rolled)
    }
}
