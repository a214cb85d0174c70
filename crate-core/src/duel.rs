//! Two combatants who attack each other until one falls.
//!
//! A [`Duel`] is both sides' attacks and a [`Clock`] that says who attacks
//! when. The order of attacks depends on nothing but the clock, so a fight is
//! a list of attacks that is cut off when somebody dies, and "the fight ended
//! with its k-th attack" says when.
//!
//! [`exact_duel`] picks the cheapest exact method that applies:
//!
//! - an attack that only lowers the other side's HP, whatever they are: two
//!   laws over HP, one a side, each on its own ([`duel_odds`] does this with
//!   plain laws);
//! - an attack that changes nothing but the one who is hit (armor is spent):
//!   two laws over [`Body`](crate::Body);
//! - anything else (reflection, leech, hands that grow): one law over both
//!   bodies together.
//!
//! [`run_duel_batch`] samples whole fights, [`replay_duel`] repeats any of
//! them.

mod clock;
mod fast;
mod joint;
mod kill;
mod law;
mod odds;
mod sample;
mod scenario;
mod solo;
mod solve;
mod state;
mod strike;
mod tally;
mod walk;
mod wall;

pub use clock::{Act, Clock, Schedule};
pub(crate) use kill::count;
pub use kill::{Kill, KillWork, attacks_to_kill};
pub use law::{DuelLaw, Method, Turn};
pub use odds::{DuelOdds, odds_of_kills};
pub use sample::{DuelBatch, MOST_ATTACKS, replay_duel, run_duel_batch, run_duel_trials};
pub use solve::{DuelWork, exact_duel};
pub(crate) use solve::{solve, wears_hp};
pub use tally::{DuelTally, Verdict};

use duelscope_pool::Pool;

use crate::distribution::{Law as Distribution, TooLarge};
use crate::exchange::Body;
use crate::pipeline::Pipeline;
use crate::work::{Meter, in_one_go};

/// Both sides of a fight, ready to run.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// The left side's attack on the right one, and the right one's on the
    /// left. Their starting states are replaced by the fighters' own.
    pub attacks: [Pipeline; 2],
    /// The left and the right fighter before the first attack.
    pub bodies: [Body; 2],
    /// The minion that the left, the right attack may be moved to.
    pub others: [Body; 2],
    /// Who attacks when.
    pub clock: Clock,
}

impl Duel {
    /// A fight of two attacks against each other: each side's body is the one
    /// that the other side's attack starts on.
    #[inline(always)]
    pub fn new(left: Pipeline, right: Pipeline, clock: Clock) -> Duel {
        let bodies = [right.start.target, left.start.target];
        let others = [left.start.other, right.start.other];
        Duel { attacks: [left, right], bodies, others, clock }
    }
}

/// One side of a fight in plain numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// HP the other side loses to one attack of this one. A loss below 0
    /// counts as 0.
    pub per_attack: Distribution,
    /// HP of this side; below 1 it is read as 1.
    pub hp: i32,
    /// Time from one attack of this side to its next, in thousandths of a
    /// turn; 0 is read as 1.
    pub delay_milliturns: u32,
}

/// The exact odds of a fight in which an attack changes nothing but the other
/// side's HP. Both are ready at time 0, each again after its own delay, the
/// left one first at equal times.
///
/// # Errors
///
/// [`TooLong`] where the fight takes more work than can be done in reasonable
/// time; sample instead.
pub fn duel_odds(left: &Contender, right: &Contender) -> Result<DuelLaw, TooLong> {
    let clock = Clock::turns(left.delay_milliturns, right.delay_milliturns);
    let pool = |attacks: &Contender, hp| Pool::new(attacks.per_attack.entries(), hp);
    let sides = [pool(right, left.hp), pool(left, right.hp)];
    solo::check_cost(&sides, &clock)?;
    let fight = solo::Follow::new(sides, &clock, Method::Hp);
    let Ok(law) = in_one_go(fight.run(&Meter::default()));
    Ok(law)
}

/// Probability that may be left unfollowed.
const TAIL: f64 = 1e-14;

/// Masses below this are not followed further.
const DUST: f64 = 1e-22;

/// Most steps from state to state that are kept: memory, some 24 MB.
const MOST_STEPS: u64 = 1_500_000;

/// An exact answer about a fight would take too much work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// Additions it would take, or had taken when it was given up.
    pub work: u64,
    /// Additions allowed.
    pub limit: u64,
}

/// Why a fight has no exact answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// One attack is too large.
    Attack(TooLarge),
    /// The fight is too long, or has too many states.
    Fight(TooLong),
}

impl Unsolved {
    /// How much it would have been: paths of an attack, additions of a fight.
    pub fn work(&self) -> u64 {
        match self {
            Unsolved::Attack(too) => too.found,
            Unsolved::Fight(too) => too.work,
        }
    }

    /// The most of it that is allowed.
    pub fn limit(&self) -> u64 {
        match self {
            Unsolved::Attack(too) => too.limit,
            Unsolved::Fight(too) => too.limit,
        }
    }
}

impl From<TooLong> for Unsolved {
    fn from(error: TooLong) -> Unsolved {
        Unsolved::Fight(error)
    }
}

#[cfg(test)]
mod tests;
