//! Fights of two plain attacks, sampled in one straight loop.
//!
//! No such attack changes or reads anything of the fighters but the target's
//! HP, so nothing else is carried from attack to attack. The fights are those
//! that [`fight`](super::sample::fight) gives.

use rand::rngs::Xoshiro256PlusPlus;

use super::Duel;
use super::clock::Clock;
use super::sample::MOST_ATTACKS;
use super::state::State;
use super::tally::{DuelCells, DuelTally, Ended, Verdict};
use crate::chance::Sampler;
use crate::exchange::Outcome;
use crate::plain::{Attack, Job, Plain};

/// A fight of two plain attacks.
pub(super) struct Fast {
    attacks: [Plain; 2],
    hp: [i32; 2],
    delays: [u32; 2],
}

impl Fast {
    /// The same fight, if both attacks are plain, the clock knows no rounds,
    /// and nobody has fallen yet.
    pub fn of(duel: &Duel) -> Option<Fast> {
        let [left, right] = &duel.attacks;
        let Clock::Turns { delays, .. } = duel.clock else { return None };
        if State::start(duel).fallen() != [false, false] {
            return None;
        }
        let attacks = [Plain::of(left)?, Plain::of(right)?];
        let hp = duel.bodies.map(|body| body.hp);
        if hp.iter().any(|&hp| u16::try_from(hp).is_err()) {
            return None;
        }
        Some(Fast { attacks, hp, delays: delays.map(|delay| delay.max(1)) })
    }

    /// Samples so many fights, of which the first is trial `first`.
    #[inline]
    pub fn run(
        &self,
        first: u64,
        fights: u32,
        chance: &mut Sampler<Xoshiro256PlusPlus>,
        tally: &mut DuelTally,
    ) {
        let run = Run { fight: self, first, fights, chance, tally };
        self.attacks[0].paired(Left(run, &self.attacks[1]));
    }
}

struct Run<'a> {
    fight: &'a Fast,
    first: u64,
    fights: u32,
    chance: &'a mut Sampler<Xoshiro256PlusPlus>,
    tally: &'a mut DuelTally,
}

/// Waits for the left attack in its shape.
struct Left<'a>(Run<'a>, &'a Plain);

impl Job for Left<'_> {
    type Output = ();

    fn run(self, left: &impl Attack) {
        self.1.paired(Right(self.0, left));
    }
}

/// Has the left attack, waits for the right one.
struct Right<'a, L>(Run<'a>, &'a L);

impl<L: Attack> Job for Right<'_, L> {
    type Output = ();

    fn run(self, right: &impl Attack) {
        self.0.fights(self.1, right);
    }
}

impl Run<'_> {
    // One function for each pair of shapes: a compiler that is in a hurry, as
    // that of a browser, copes better with small ones.
    #[inline(never)]
    fn fights(self, left: &impl Attack, right: &impl Attack) {
        let (hp, delays) = (self.fight.hp, self.fight.delays.map(i64::from));
        // A copy of its own, which the loop keeps in registers.
        let mut chance = self.chance.clone();
        let mut cells = DuelCells::new(self.first);
        for at in 0..self.fights {
            let mut hp = hp;
            // How much later the left side is ready; at equal times it goes first.
            let mut lag = 0;
            let mut made = 0;
            let verdict = 'fight: loop {
                while lag <= 0 {
                    if made == MOST_ATTACKS {
                        break 'fight Verdict::Undecided;
                    }
                    made += 1;
                    if left.strike(&mut hp[1], &mut chance) == Outcome::Killed {
                        break 'fight Verdict::Left;
                    }
                    lag += delays[0];
                }
                while lag > 0 {
                    if made == MOST_ATTACKS {
                        break 'fight Verdict::Undecided;
                    }
                    made += 1;
                    if right.strike(&mut hp[0], &mut chance) == Outcome::Killed {
                        break 'fight Verdict::Right;
                    }
                    lag -= delays[1];
                }
            };
            let hp_left = if verdict == Verdict::Left { hp[0] } else { hp[1] };
            self.tally.count(&mut cells, at, Ended { verdict, attacks: made, hp_left });
        }
        self.tally.add(&cells);
        *self.chance = chance;
    }
}
