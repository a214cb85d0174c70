//! Trials by their luck: the one that did the least, the most, or something
//! between. Knows no browser.

use duelscope_core::{Pipeline, Tally, replay};
use duelscope_sampling::run_batch;

/// How lucky the attacker was, by the HP its blow cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// No trial did less.
    Worst,
    /// A quarter did no more.
    Quarter,
    /// Half did no more.
    Median,
    /// Three quarters did no more.
    ThreeQuarters,
    /// No trial did more.
    Best,
}

/// A trial to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its number, counted from 0.
    pub trial: u64,
    /// HP the target lost in it.
    pub loss: i32,
}

impl Luck {
    /// Worst first.
    pub const ALL: [Luck; 5] =
        [Luck::Worst, Luck::Quarter, Luck::Median, Luck::ThreeQuarters, Luck::Best];

    /// The first trial of the counts that was so lucky.
    fn trial(self, tally: &Tally) -> Option<u64> {
        let n = tally.trials();
        let rank = match self {
            Luck::Worst => 1,
            Luck::Quarter => n.div_ceil(4),
            Luck::Median => n.div_ceil(2),
            Luck::ThreeQuarters => n - n / 4,
            Luck::Best => n,
        };
        let mut below = 0;
        let reaches = |count: u64| {
            below += count;
            below >= rank.max(1)
        };
        let mut reaches = reaches;
        tally.bins().find(|(_, bin)| reaches(bin.count)).map(|(_, bin)| bin.first)
    }
}

/// The counts to choose from: those of a run, or of one batch sampled here.
fn counts(pipeline: &Pipeline, seed: u64, run: Option<&Tally>) -> Tally {
    match run.filter(|tally| tally.trials() > 0) {
        Some(tally) => tally.clone(),
        None => run_batch(pipeline, seed, 0),
    }
}

/// Trials to choose from, and how many were looked at.
pub type Offer = (u64, [Option<Found>; 5]);

/// What there is to choose from, from the counts of a run or of one batch.
pub fn offer(pipeline: &Pipeline, seed: u64, run: Option<&Tally>) -> Offer {
    let tally = counts(pipeline, seed, run);
    (tally.trials(), find(pipeline, seed, &tally))
}

/// A trial of each luck; `tally` is of this pipeline and seed.
fn find(pipeline: &Pipeline, seed: u64, tally: &Tally) -> [Option<Found>; 5] {
    Luck::ALL.map(|luck| {
        let trial = luck.trial(tally)?;
        let (_, end) = replay(pipeline, seed, trial, |_| {});
        let loss = pipeline.start.target.hp.saturating_sub(end.target.hp);
        Some(Found { trial, loss })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;

    #[test]
    fn luck_rises_and_each_trial_ends_as_said() {
        let answer = Answer::first();
        let seed = answer.scenario.seed;
        let tally = counts(&answer.pipeline, seed, None);
        let found = find(&answer.pipeline, seed, &tally).map(|f| f.expect("a trial").loss);
        assert!(found.is_sorted(), "{found:?}");
        let ends: Vec<i32> = tally.bins().map(|(loss, _)| loss).collect();
        assert_eq!((found[0], found[4]), (ends[0], ends[ends.len() - 1]));
        // Half of the trials lost no more than the median.
        let no_more: u64 = tally.bins().filter(|b| b.0 <= found[2]).map(|(_, bin)| bin.count).sum();
        assert!(no_more * 2 >= tally.trials());
    }

    #[test]
    fn one_trial_is_every_luck_and_none_is_no_luck() {
        let mut tally = Tally::new();
        assert_eq!(Luck::ALL.map(|luck| luck.trial(&tally)), [None; 5]);
        tally.count(9, duelscope_core::Outcome::Damaged, 3);
        assert_eq!(Luck::ALL.map(|luck| luck.trial(&tally)), [Some(9); 5]);
    }
}
