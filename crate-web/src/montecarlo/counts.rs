//! What a run adds up.

use duelscope_core::{Outcome, Tally, wilson};

/// Integer counts of trials: merging them in any order gives the same.
pub trait Counts: Default + Clone {
    /// Adds the counts of other trials.
    fn merge(&mut self, other: &Self);
    /// Trials counted.
    fn trials(&self) -> u64;
    /// The width of the widest 95 % interval among the proportions it
    /// estimates, from 0 to 1: what a stop by precision looks at.
    fn uncertainty(&self) -> f64;
}

impl Counts for Tally {
    fn merge(&mut self, other: &Self) {
        Tally::merge(self, other);
    }

    fn trials(&self) -> u64 {
        Tally::trials(self)
    }

    fn uncertainty(&self) -> f64 {
        let n = Tally::trials(self);
        let width = |outcome| {
            let interval = wilson(self.outcome(outcome), n);
            interval.high - interval.low
        };
        Outcome::ALL.into_iter().map(width).fold(0.0, f64::max)
    }
}
