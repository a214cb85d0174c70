//! What a run adds up.

use duelscope_core::{DuelTally, Tally};

use super::message::What;

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

/// The counts of whatever was sampled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sampled {
    /// No trial yet.
    #[default]
    Nothing,
    /// Attacks.
    Attack(Tally),
    /// Fights to their end.
    Duel(DuelTally),
}

impl Sampled {
    /// The counts, if they are of attacks.
    pub fn attack(&self) -> Option<&Tally> {
        match self {
            Sampled::Attack(tally) => Some(tally),
            _ => None,
        }
    }

    /// The counts, if they are of fights.
    pub fn duel(&self) -> Option<&DuelTally> {
        match self {
            Sampled::Duel(tally) => Some(tally),
            _ => None,
        }
    }

    /// Numbers as they travel between workers.
    pub fn to_numbers(&self) -> Vec<f64> {
        match self {
            Sampled::Nothing => Vec::new(),
            Sampled::Attack(tally) => tally.to_numbers(),
            Sampled::Duel(tally) => tally.to_numbers(),
        }
    }

    /// The counts behind [`Sampled::to_numbers`]; `None` if they are not such.
    pub fn from_numbers(what: What, numbers: &[f64]) -> Option<Sampled> {
        match what {
            What::AttackByLeft | What::AttackByRight => {
                Tally::from_numbers(numbers).map(Sampled::Attack)
            }
            What::Duel => DuelTally::from_numbers(numbers).map(Sampled::Duel),
        }
    }
}

impl Counts for Sampled {
    fn merge(&mut self, other: &Self) {
        match (self, other) {
            (_, Sampled::Nothing) => {}
            (Sampled::Attack(mine), Sampled::Attack(theirs)) => mine.merge(theirs),
            (Sampled::Duel(mine), Sampled::Duel(theirs)) => mine.merge(theirs),
            // The counts of one run are of one kind.
            (mine, theirs) => *mine = theirs.clone(),
        }
    }

    fn trials(&self) -> u64 {
        match self {
            Sampled::Nothing => 0,
            Sampled::Attack(tally) => tally.trials(),
            Sampled::Duel(tally) => tally.trials(),
        }
    }

    fn uncertainty(&self) -> f64 {
        match self {
            Sampled::Nothing => 1.0,
            Sampled::Attack(tally) => tally.uncertainty(),
            Sampled::Duel(tally) => tally.uncertainty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::{Outcome, wilson};

    use super::*;

    #[test]
    fn uncertainty_is_that_of_the_least_certain_proportion() {
        let mut tally = Tally::new();
        for trial in 0..1_000 {
            let outcome = if trial % 2 == 0 { Outcome::Missed } else { Outcome::Killed };
            tally.count(trial, outcome, 0);
        }
        let half = wilson(500, 1_000);
        assert_eq!(Sampled::Attack(tally).uncertainty(), half.high - half.low);
        assert_eq!(Sampled::Nothing.uncertainty(), 1.0);
    }
}
