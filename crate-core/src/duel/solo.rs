//! A fight of two sides that wear down independently of each other.
//!
//! As long as an attack changes nothing but the one who is hit, how long each
//! side lasts does not depend on the other side: the left one wins with its
//! n-th attack if that attack is the one that kills, and the right one's
//! attacks until then, whose number the clock knows, do not.

use alloc::vec::Vec;
use core::iter::Take;
use core::mem::take;

use duelscope_pool::Pool;

use super::clock::{Clock, Schedule};
use super::law::{DuelLaw, Ends, Method, Turn, finish};
use super::walk::Walk;
use super::{TAIL, TooLong};
use crate::work::Meter;

/// Most additions for one answer: about a second in a browser.
pub(super) const WORK: u64 = 1_000_000_000;

/// Most attacks of a fight that are followed.
pub(super) const MOST_TURNS: usize = 1 << 20;

/// Fails where the fight would take too many additions or attacks.
pub(super) fn check_cost(sides: &[Pool; 2], clock: &Clock) -> Result<(), TooLong> {
    let Clock::Turns { delays, .. } = clock else { return Ok(()) };
    // `sides[0]` is hit once in every delay of the right one.
    let needed = [sides[0].attacks_needed(), sides[1].attacks_needed()];
    let time = (needed[0] * f64::from(delays[1])).min(needed[1] * f64::from(delays[0]));
    if time.is_infinite() {
        return Ok(());
    }
    let hits = [time / f64::from(delays[1]), time / f64::from(delays[0])];
    let work = sides[0].work(hits[0]) + sides[1].work(hits[1]);
    if work > WORK as f64 || hits[0] + hits[1] > MOST_TURNS as f64 {
        return Err(TooLong { work: work as u64, limit: WORK });
    }
    Ok(())
}

/// Such a fight on its way.
pub(super) struct Follow<W> {
    /// The left one, worn down by the right one's attacks, and the right one.
    sides: [W; 2],
    method: Method,
    schedule: Take<Schedule>,
    idle: Idle,
    turns: Vec<Turn>,
    hp_left: [Vec<f64>; 2],
    never: f64,
}

impl<W: Walk> Follow<W> {
    /// Before the first attack.
    pub fn new(sides: [W; 2], clock: &Clock, method: Method) -> Follow<W> {
        Follow {
            sides,
            method,
            schedule: clock.schedule().take(MOST_TURNS),
            idle: Idle::new(clock),
            turns: Vec::new(),
            hp_left: Default::default(),
            never: 0.0,
        }
    }

    /// Probability that the fight goes on.
    fn open(&self) -> f64 {
        self.sides[0].alive() * self.sides[1].alive()
    }

    /// Fights until hardly any mass is left. Stops where the sides turn out to
    /// be coupled.
    pub async fn run(mut self, meter: &Meter) -> Result<DuelLaw, W::Stop> {
        loop {
            let reached = self.open();
            meter.reach(1.0 - reached);
            if reached <= TAIL {
                break;
            }
            let Some(act) = self.schedule.next() else { break };
            if act.reset {
                self.sides.iter_mut().for_each(Walk::reset);
            }
            let own = act.hand as usize;
            let [left, right] = &mut self.sides;
            let (hitter, hit) = if own == 0 { (left, right) } else { (right, left) };
            let win = hit.attack(meter).await? * hitter.alive();
            if win > 0.0 {
                hitter.add_hp(&mut self.hp_left[own], win / hitter.alive());
            }
            let mut wins = [0.0; 2];
            wins[own] = win;
            let (changed, work) = (hit.take_changed(), hit.take_work());
            self.turns.push(Turn { act, reached, wins });
            if self.idle.over(own, changed) {
                self.never = self.open();
                break;
            }
            meter.spend(work).await;
        }
        Ok(self.law())
    }

    /// What it came to.
    fn law(mut self) -> DuelLaw {
        // The left side wins only if the right one can be worn down, and so on.
        let possible = [!self.sides[1].safe(), !self.sides[0].safe()];
        let lost = self.sides.iter().any(Walk::dropped) || self.open() > 0.0;
        let ends = Ends { never: self.never, both: 0.0, possible, lost };
        finish(take(&mut self.turns), ends, take(&mut self.hp_left), self.method)
    }
}

/// Notices a fight that nothing changes any more: as many attacks without any
/// change as it takes for the clock to come round to the same phase.
pub(super) struct Idle {
    cycle: [u64; 2],
    since: [u64; 2],
}

impl Idle {
    /// For a fight by this clock.
    pub fn new(clock: &Clock) -> Idle {
        let cycle = match *clock {
            Clock::Turns { delays, reset } => delays.map(|delay| {
                let (mut a, mut b) = (delay.max(1), reset);
                while b != 0 {
                    (a, b) = (b, a % b);
                }
                // Without resets every attack is like the one before it.
                if reset == 0 { 1 } else { u64::from(reset / a) }
            }),
            Clock::Rounds { .. } => [u64::MAX; 2],
        };
        Idle { cycle, since: [0; 2] }
    }

    /// Takes note of one side's attack; true when nothing can change any more.
    pub fn over(&mut self, side: usize, changed: bool) -> bool {
        self.since[side] += 1;
        if changed {
            self.since[side] = 0;
        }
        let still = |side: usize| self.since[side] > self.cycle[side].saturating_mul(2);
        still(0) && still(1)
    }
}
