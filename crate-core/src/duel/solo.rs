//! A fight of two sides that wear down independently of each other.
//!
//! As long as an attack changes nothing but the one who is hit, how long each
//! side lasts does not depend on the other side: the left one wins with its
//! n-th attack if that attack is the one that kills, and the right one's
//! attacks until then, whose number the clock knows, do not.

use alloc::vec::Vec;

use duelscope_pool::Pool;

use super::clock::Clock;
use super::law::{DuelLaw, Ends, Method, Turn, finish};
use super::walk::Walk;
use super::{TAIL, TooLong};

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

/// Fights until hardly any mass is left; stops where the sides turn out to be
/// coupled. `sides[0]` is the left one, worn down by the right one's attacks.
pub(super) fn follow<W: Walk>(
    mut sides: [W; 2],
    clock: &Clock,
    method: Method,
) -> Result<DuelLaw, W::Stop> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut hp_left = [Vec::new(), Vec::new()];
    let mut never = 0.0;
    let mut idle = Idle::new(clock);
    for act in clock.schedule().take(MOST_TURNS) {
        let reached = sides[0].alive() * sides[1].alive();
        if reached <= TAIL {
            break;
        }
        if act.reset {
            sides.iter_mut().for_each(Walk::reset);
        }
        let own = act.hand as usize;
        let [left, right] = &mut sides;
        let (hitter, hit) = if own == 0 { (left, right) } else { (right, left) };
        let win = hit.attack()? * hitter.alive();
        if win > 0.0 {
            hitter.add_hp(&mut hp_left[own], win / hitter.alive());
        }
        let mut wins = [0.0; 2];
        wins[own] = win;
        turns.push(Turn { act, reached, wins });
        if idle.over(own, hit.take_changed()) {
            never = sides[0].alive() * sides[1].alive();
            break;
        }
    }
    // The left side wins only if the right one can be worn down, and so on.
    let possible = [!sides[1].safe(), !sides[0].safe()];
    let lost = sides.iter().any(Walk::dropped) || sides[0].alive() * sides[1].alive() > 0.0;
    Ok(finish(turns, Ends { never, both: 0.0, possible, lost }, hp_left, method))
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
