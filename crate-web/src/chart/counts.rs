//! Sampled trials with the misses apart, whatever was sampled.

use duelscope_core::{Bin, Outcome, Tally};

/// Trials that ended alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub count: u64,
    /// The lowest of them; `None` before there is one.
    pub first: Option<u64>,
}

impl Count {
    fn of(bin: Bin) -> Count {
        Count { count: bin.count, first: Some(bin.first) }
    }
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.count += other.count;
        self.first = match (self.first, other.first) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
    }
}

/// What a run has counted so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    missed: Count,
    hits: Vec<(i32, Count)>,
}

impl Counts {
    /// Counts of numbers that cannot be missed, by rising value.
    pub fn new(bins: impl IntoIterator<Item = (i32, Bin)>) -> Counts {
        let hits = bins.into_iter().filter(|(_, bin)| bin.count > 0);
        let hits = hits.map(|(value, bin)| (value, Count::of(bin))).collect();
        Counts { missed: Count::default(), hits }
    }

    /// HP lost to attacks.
    pub fn of_attacks(tally: &Tally) -> Counts {
        let mut counts = Counts::new(tally.hits());
        for (_, bin) in tally.ends(Outcome::Missed) {
            counts.missed += Count::of(bin);
        }
        counts
    }

    /// Trials that missed.
    pub fn missed(&self) -> Count {
        self.missed
    }

    /// The values of hits, rising.
    pub fn hits(&self) -> &[(i32, Count)] {
        &self.hits
    }

    /// All of them.
    pub fn trials(&self) -> u64 {
        self.missed.count + self.hits.iter().map(|hit| hit.1.count).sum::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_miss_is_not_a_hit_for_nothing() {
        let mut tally = Tally::new();
        tally.count(0, Outcome::Missed, 0);
        tally.count(1, Outcome::Bounced, 0);
        tally.count(2, Outcome::Damaged, 3);
        tally.count(3, Outcome::Missed, 0);
        let counts = Counts::of_attacks(&tally);
        assert_eq!(counts.missed(), Count { count: 2, first: Some(0) });
        let one = |trial| Count { count: 1, first: Some(trial) };
        assert_eq!(counts.hits(), [(0, one(1)), (3, one(2))]);
        assert_eq!(counts.trials(), 4);
    }
}
