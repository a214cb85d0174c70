//! The counts of a run, whatever the order in which they come in.

use std::collections::BTreeMap;

use duelscope_core::Checkpoint;

use super::counts::Counts;
use super::plan::Chunk;

/// Adds up the unbroken prefix of a run's batches, 0 to k. What lies beyond a
/// gap waits, joined to its neighbours: there are never more waiting parts
/// than gaps, and no more gaps than chunks under way.
///
/// What is shown, and what a cancelled run answers, is the prefix: the same
/// counts as a run of that many trials.
#[derive(Debug)]
pub(super) struct Ledger<C> {
    prefix: C,
    /// Batches in the prefix.
    batches: u64,
    /// First batch → the batch after the last, and the counts.
    waiting: BTreeMap<u64, (u64, C)>,
    precision: Option<Precision>,
}

#[derive(Clone, Copy, Debug)]
struct Precision {
    width: f64,
    next: Checkpoint,
    reached: bool,
}

impl<C: Counts> Ledger<C> {
    /// Nothing counted; `width` is the widest interval a stop by precision
    /// accepts.
    pub fn new(width: Option<f64>) -> Self {
        let precision =
            width.map(|width| Precision { width, next: Checkpoint::first(), reached: false });
        Ledger { prefix: C::default(), batches: 0, waiting: BTreeMap::new(), precision }
    }

    /// The counts of batches 0 to k.
    pub fn prefix(&self) -> &C {
        &self.prefix
    }

    /// Batches in the prefix.
    pub fn batches(&self) -> u64 {
        self.batches
    }

    /// Whether the prefix is as precise as was asked.
    pub fn precise(&self) -> bool {
        self.precision.is_some_and(|precision| precision.reached)
    }

    /// Adds what a chunk counted. Chunks must not overlap.
    pub fn add(&mut self, chunk: Chunk, counts: C) {
        if self.precise() {
            return;
        }
        if chunk.first != self.batches {
            self.wait(chunk.first, chunk.end(), counts);
            return;
        }
        self.extend(chunk.end(), &counts);
        while !self.precise()
            && let Some((end, counts)) = self.waiting.remove(&self.batches)
        {
            self.extend(end, &counts);
        }
    }

    fn extend(&mut self, end: u64, counts: &C) {
        self.prefix.merge(counts);
        self.batches = end;
        if let Some(precision) = &mut self.precision
            && end == precision.next.batches()
        {
            precision.next = precision.next.beyond(end);
            precision.reached = self.prefix.uncertainty() <= precision.width;
        }
    }

    fn wait(&mut self, mut first: u64, mut end: u64, mut counts: C) {
        if self.joins(first)
            && let Some((&before, (before_end, _))) = self.waiting.range(..first).next_back()
            && *before_end == first
            && let Some((_, other)) = self.waiting.remove(&before)
        {
            counts.merge(&other);
            first = before;
        }
        if self.joins(end)
            && let Some((after_end, other)) = self.waiting.remove(&end)
        {
            counts.merge(&other);
            end = after_end;
        }
        self.waiting.insert(first, (end, counts));
    }

    /// Whether parts may be joined at this batch: a checkpoint keeps them
    /// apart, since the prefix must stop there to be judged.
    fn joins(&self, batch: u64) -> bool {
        self.precision.is_none_or(|precision| {
            batch > 0 && precision.next.beyond(batch - 1).batches() != batch
        })
    }

    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::BATCH;

    use super::*;

    /// Counts trials; its uncertainty falls as one over their number.
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Count(u64);

    impl Counts for Count {
        fn merge(&mut self, other: &Self) {
            self.0 += other.0;
        }

        fn trials(&self) -> u64 {
            self.0
        }

        fn uncertainty(&self) -> f64 {
            1.0 / self.0 as f64
        }
    }

    fn chunk(first: u64, batches: u64) -> Chunk {
        Chunk { first, trials: batches * BATCH }
    }

    #[test]
    fn the_prefix_waits_for_what_is_missing() {
        let mut ledger = Ledger::new(None);
        ledger.add(chunk(2, 3), Count(3));
        ledger.add(chunk(7, 1), Count(1));
        assert_eq!((ledger.batches(), ledger.prefix().0, ledger.waiting()), (0, 0, 2));
        ledger.add(chunk(0, 2), Count(2));
        assert_eq!((ledger.batches(), ledger.prefix().0, ledger.waiting()), (5, 5, 1));
        ledger.add(chunk(5, 2), Count(2));
        assert_eq!((ledger.batches(), ledger.prefix().0, ledger.waiting()), (8, 8, 0));
    }

    #[test]
    fn a_gap_does_not_pile_up_what_comes_after() {
        let mut ledger = Ledger::new(None);
        // Every other one first, so that neighbours join on both sides.
        for first in (1..10_000).step_by(2).chain((2..10_000).step_by(2)) {
            ledger.add(chunk(first, 1), Count(1));
        }
        assert_eq!((ledger.batches(), ledger.waiting()), (0, 1));
        ledger.add(chunk(0, 1), Count(1));
        assert_eq!((ledger.batches(), ledger.prefix().0, ledger.waiting()), (10_000, 10_000, 0));
    }

    #[test]
    fn precision_is_judged_at_checkpoints_of_the_prefix_only() {
        // Wide enough from 10 trials on; each batch counts as one here.
        let mut ledger = Ledger::new(Some(0.1));
        for first in (1..40).rev() {
            ledger.add(chunk(first, 1), Count(1));
            assert!(!ledger.precise());
        }
        assert!(ledger.waiting() < 25, "{}", ledger.waiting());
        ledger.add(chunk(0, 1), Count(1));
        assert!(ledger.precise());
        assert_eq!((ledger.batches(), ledger.prefix().0), (10, 10));
        ledger.add(chunk(10, 1), Count(1));
        assert_eq!((ledger.batches(), ledger.prefix().0), (10, 10));
    }
}
