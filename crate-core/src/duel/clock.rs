//! Who attacks when.

use crate::rules::sanctum::{Attacks, MAX_ROUNDS, schedule};
use crate::sheet::Hand;

/// The order of attacks of a fight; it does not depend on what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Both sides are ready at time 0 and again after their own delay; at
    /// equal times the left one goes first (Remixed Dungeon).
    Turns {
        /// Delay of the left and the right side in thousandths of a turn, at
        /// least 1.
        delays: [u32; 2],
        /// Both sides' armor is full again at every multiple of this time,
        /// before the attacks of that moment; 0 for never. The combined
        /// ruleset has 1,000.
        reset: u32,
    },
    /// Rounds of attacks, left and right in turn until both have used theirs,
    /// the left one first; armor is full again at the start of each round. A
    /// round from the second on that leaves both sides as it found them, but
    /// for the armor spent, or round [`MAX_ROUNDS`], ends the fight undecided
    /// (Sanctum, a convention of this program).
    Rounds {
        /// The attacks of the left and the right side.
        attacks: [Attacks; 2],
    },
}

impl Clock {
    /// A clock of two delays in thousandths of a turn, without armor; 0 is
    /// read as 1.
    pub fn turns(left: u32, right: u32) -> Clock {
        Clock::Turns { delays: [left.max(1), right.max(1)], reset: 0 }
    }

    /// As [`Clock::turns`], with both sides' armor full again at every whole
    /// turn.
    pub fn turns_with_armor(left: u32, right: u32) -> Clock {
        Clock::Turns { delays: [left.max(1), right.max(1)], reset: 1_000 }
    }

    /// The attacks of a fight that nobody ends, in order.
    #[inline]
    pub fn schedule(&self) -> Schedule {
        Schedule { clock: *self, time: 0, ready: [0, 0], made: 0 }
    }
}

/// One attack of a [`Schedule`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// Who attacks.
    pub hand: Hand,
    /// When: thousandths of a turn from 0, or the round from 1.
    pub time: u64,
    /// Both sides' armor is full again before it. By rounds: a round begins.
    pub reset: bool,
}

/// The attacks of a fight in order. Endless for turns; rounds end with
/// [`MAX_ROUNDS`].
#[derive(Clone, Debug)]
pub struct Schedule {
    clock: Clock,
    /// Time of the last attack.
    time: u64,
    /// Turns: when each side is ready.
    ready: [u64; 2],
    /// Rounds: attacks made in this one.
    made: usize,
}

impl Iterator for Schedule {
    type Item = Act;

    #[inline]
    fn next(&mut self) -> Option<Act> {
        match self.clock {
            Clock::Turns { delays, reset } => {
                let side = usize::from(self.ready[0] > self.ready[1]);
                let time = self.ready[side];
                self.ready[side] = time.saturating_add(u64::from(delays[side].max(1)));
                let before = core::mem::replace(&mut self.time, time);
                let reset = reset > 0 && time / u64::from(reset) > before / u64::from(reset);
                Some(Act { hand: Hand::BOTH[side], time, reset })
            }
            Clock::Rounds { attacks: [left, right] } => loop {
                let round = self.time as u8;
                if let Some(left) = schedule(round, left, right).nth(self.made) {
                    self.made += 1;
                    let hand = if left { Hand::Left } else { Hand::Right };
                    return Some(Act { hand, time: self.time, reset: self.made == 1 });
                }
                if round >= MAX_ROUNDS {
                    return None;
                }
                self.time += 1;
                self.made = 0;
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Mode;
    use alloc::string::String;

    #[track_caller]
    fn check(clock: Clock, attacks: usize, expected: &str) {
        let mut seen = String::new();
        for act in clock.schedule().take(attacks) {
            if act.reset {
                seen.push('|');
            }
            seen.push(if act.hand == Hand::Left { 'L' } else { 'R' });
        }
        assert_eq!(seen, expected, "{clock:?}");
    }

    #[test]
    fn the_left_side_goes_first_at_equal_times() {
        check(Clock::turns(1000, 1000), 4, "LRLR");
        check(Clock::turns(500, 1500), 9, "LRLLLRLLL");
        check(Clock::turns(1500, 500), 9, "LRRRLRRRL");
        check(Clock::turns_with_armor(400, 1000), 8, "LRLL|RLL|L");
    }

    #[test]
    fn a_round_alternates_and_shooters_open() {
        let rounds = |modes: [Mode; 2], n: [u8; 2]| Clock::Rounds {
            attacks: [0, 1].map(|i| Attacks { mode: modes[i], per_round: n[i] }),
        };
        use Mode::{Hand, Missile};
        check(rounds([Hand, Hand], [1, 1]), 4, "|LR|LR");
        check(rounds([Hand, Missile], [1, 1]), 5, "|R|LR|LR");
        check(rounds([Missile, Missile], [3, 1]), 8, "|LRLL|LRLL");
        check(rounds([Missile, Hand], [0, 0]), 8, "");
        assert_eq!(rounds([Hand, Missile], [1, 1]).schedule().count(), 199);
    }
}
