//! Sampled trials with the misses apart, whatever was sampled.

use duelscope_core::{Bin, Outcome, Tally};

/// Trials that ended alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// How many.
    pub count: u64,
    /// The lowest of them, where it is known.
    pub first: Option<u64>,
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
        let known = |bin: Bin| Count { count: bin.count, first: Some(bin.first) };
        let hits = bins.into_iter().filter(|(_, bin)| bin.count > 0);
        Counts { missed: Count::default(), hits: hits.map(|(v, bin)| (v, known(bin))).collect() }
    }

    /// HP lost to attacks. The tally counts a miss as 0 HP lost; here it is
    /// taken out of that bar.
    pub fn of_attacks(tally: &Tally) -> Counts {
        let mut counts = Counts::new(tally.bins());
        let missed = tally.outcome(Outcome::Missed);
        if missed == 0 {
            return counts;
        }
        let zero = counts.hits.iter().position(|hit| hit.0 == 0);
        let Some(zero) = zero else {
            counts.missed = Count { count: missed, first: None };
            return counts;
        };
        // The first trial that lost nothing is a miss if no hit lost nothing;
        // else it may be either and stands for none.
        let both = counts.hits[zero].1;
        if both.count <= missed {
            counts.missed = Count { count: missed, first: both.first };
            counts.hits.remove(zero);
        } else {
            counts.missed = Count { count: missed, first: None };
            counts.hits[zero].1 = Count { count: both.count - missed, first: None };
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
        assert_eq!(counts.missed(), Count { count: 2, first: None });
        let three = Count { count: 1, first: Some(2) };
        assert_eq!(counts.hits(), [(0, Count { count: 1, first: None }), (3, three)]);
        assert_eq!(counts.trials(), 4);
    }

    #[test]
    fn where_no_hit_loses_nothing_the_first_miss_is_known() {
        let mut tally = Tally::new();
        tally.count(5, Outcome::Damaged, 3);
        tally.count(6, Outcome::Missed, 0);
        let counts = Counts::of_attacks(&tally);
        assert_eq!(counts.missed(), Count { count: 1, first: Some(6) });
        assert_eq!(counts.hits().len(), 1);
    }
}
