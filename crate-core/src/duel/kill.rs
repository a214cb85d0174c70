//! How many attacks it takes to kill.

use alloc::vec::Vec;

use duelscope_pool::Pool;

use super::solo::WORK;
use super::walk::Walk;
use super::{TAIL, TooLong};
use crate::distribution::Law as Distribution;
use crate::work::{Meter, Work, in_one_go};

/// The law of the number of attacks that it takes to kill.
#[derive(Clone, Debug, PartialEq)]
pub struct Kill {
    /// `by[n - 1]`: probability that exactly the n-th attack kills.
    pub by: Vec<f64>,
    /// Probability of being alive after all of these attacks, which is not
    /// followed further: at most 1e-14, or 1 if no attack ever takes anything.
    pub tail: f64,
    /// No attack ever takes anything: nobody is killed.
    pub never: bool,
}

impl Kill {
    /// Probability that exactly the `n`-th attack kills.
    pub fn exactly(&self, n: usize) -> f64 {
        n.checked_sub(1).and_then(|i| self.by.get(i)).copied().unwrap_or(0.0)
    }

    /// Probability of being alive after `n` attacks, without what is not
    /// followed.
    pub fn alive_after(&self, n: usize) -> f64 {
        self.by.get(n..).unwrap_or(&[]).iter().rev().sum::<f64>() + self.tail
    }

    /// Mean number of attacks; `None` if nobody is ever killed.
    pub fn mean(&self) -> Option<f64> {
        let sum = self.by.iter().enumerate().rev().map(|(i, p)| (i + 1) as f64 * p).sum();
        (!self.never).then_some(sum)
    }

    /// The least number of attacks that kill with probability `q` or more,
    /// `0 < q < 1`; `None` if that is beyond what is followed.
    pub fn quantile(&self, q: f64) -> Option<usize> {
        let mut sum = 0.0;
        let reached = |p: &f64| {
            sum += p;
            sum >= q - 1e-12
        };
        self.by.iter().position(reached).map(|i| i + 1)
    }
}

/// The number of attacks that it takes to take `hp` HP, where each attack
/// takes HP by the same law; losses below 0 count as 0, `hp` below 1 as 1.
///
/// # Errors
///
/// [`TooLong`] where attacks times HP times the width of the law exceed what
/// can be added up in reasonable time: 1,000,000 HP are no trouble for attacks
/// that take thousands, but are for attacks that take a few.
pub fn attacks_to_kill(per_attack: &Distribution, hp: i32) -> Result<Kill, TooLong> {
    in_one_go(count(Pool::new(per_attack.entries(), hp), &Meter::default()))
}

/// The law of [`attacks_to_kill`], worked out a part at a time. How far it is say the
/// attacks made, of those it takes at most.
pub type KillWork = Work<Result<Kill, TooLong>>;

impl KillWork {
    /// No attack is counted yet.
    pub fn new(per_attack: &Distribution, hp: i32) -> KillWork {
        let pool = Pool::new(per_attack.entries(), hp);
        Work::begin(|meter| async move { count(pool, &meter).await })
    }
}

/// As [`attacks_to_kill`], of the HP that stand in a pool.
pub(crate) async fn count(mut pool: Pool, meter: &Meter) -> Result<Kill, TooLong> {
    if pool.safe() {
        return Ok(Kill { by: Vec::new(), tail: 1.0, never: true });
    }
    let most = pool.attacks_needed();
    let work = pool.work(most);
    if work > WORK as f64 {
        return Err(TooLong { work: work as u64, limit: WORK });
    }
    let mut by = Vec::new();
    while pool.alive() > TAIL {
        let Ok(killed) = Walk::attack(&mut pool, meter).await;
        by.push(killed);
        // Nobody may be dead until nearly all of them are made.
        meter.reach((by.len() as f64 / most).max(1.0 - pool.alive()));
        meter.spend(pool.take_work()).await;
    }
    Ok(Kill { by, tail: pool.alive() + pool.dust(), never: false })
}
