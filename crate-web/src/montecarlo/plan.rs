//! Which batches of a run are handed out next.

use std::collections::VecDeque;

use duelscope_core::{BATCH, Checkpoint};

/// Consecutive batches of a run. Whole batches, but for the last one of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// First batch.
    pub first: u64,
    /// Trials in all.
    pub trials: u64,
}

impl Chunk {
    /// The batch after its last one.
    pub fn end(self) -> u64 {
        self.first + self.trials.div_ceil(BATCH)
    }
}

/// What is still to be handed out: it knows only where it is, so that 10^12
/// trials take no more room than one.
#[derive(Debug)]
pub(super) struct Plan {
    /// Trials of the whole run.
    trials: u64,
    /// The next batch never handed out.
    next: u64,
    /// What lost workers had; lowest first.
    returned: VecDeque<Chunk>,
    /// Where the next new chunk must end, if precision may stop the run.
    checkpoint: Option<Checkpoint>,
}

impl Plan {
    pub fn new(trials: u64, by_precision: bool) -> Self {
        let checkpoint = by_precision.then(Checkpoint::first);
        Plan { trials, next: 0, returned: VecDeque::new(), checkpoint }
    }

    /// Batches of the whole run.
    pub fn batches(&self) -> u64 {
        self.trials.div_ceil(BATCH)
    }

    /// Batches never handed out.
    pub fn left(&self) -> u64 {
        self.batches() - self.next
    }

    /// The next chunk, of about `batches` batches: one that came back as it
    /// was, or a new one.
    pub fn take(&mut self, batches: u64) -> Option<Chunk> {
        if let Some(chunk) = self.returned.pop_front() {
            return Some(chunk);
        }
        if self.left() == 0 {
            return None;
        }
        let mut end = (self.next + batches.max(1)).min(self.batches());
        if let Some(checkpoint) = &mut self.checkpoint {
            *checkpoint = checkpoint.beyond(self.next);
            end = end.min(checkpoint.batches());
        }
        let first = self.next;
        self.next = end;
        let trials = end.saturating_mul(BATCH).min(self.trials) - first * BATCH;
        Some(Chunk { first, trials })
    }

    /// Takes back what was handed out and will not be done.
    pub fn give_back(&mut self, chunk: Chunk) {
        let place = self.returned.partition_point(|other| other.first < chunk.first);
        self.returned.insert(place, chunk);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_the_run_once_and_end_with_the_rest() {
        for (trials, size) in
            [(1, 1), (BATCH, 3), (BATCH + 1, 1), (10 * BATCH - 1, 4), (999_999, 7)]
        {
            let mut plan = Plan::new(trials, false);
            let (mut next, mut sum) = (0, 0);
            while let Some(chunk) = plan.take(size) {
                assert_eq!(chunk.first, next);
                assert!(chunk.end() - chunk.first <= size);
                (next, sum) = (chunk.end(), sum + chunk.trials);
            }
            assert_eq!((next, sum), (trials.div_ceil(BATCH), trials));
        }
    }

    #[test]
    fn what_comes_back_goes_out_first_and_unchanged() {
        let mut plan = Plan::new(100 * BATCH, false);
        let chunks: Vec<_> = (0..4).map(|_| plan.take(5).unwrap()).collect();
        plan.give_back(chunks[2]);
        plan.give_back(chunks[0]);
        assert_eq!(plan.take(1), Some(chunks[0]));
        assert_eq!(plan.take(99), Some(chunks[2]));
        assert_eq!(plan.take(1).unwrap().first, 20);
    }

    #[test]
    fn no_chunk_crosses_a_checkpoint() {
        let mut plan = Plan::new(100_000 * BATCH, true);
        let mut checkpoint = Checkpoint::first();
        while let Some(chunk) = plan.take(1_000) {
            checkpoint = checkpoint.beyond(chunk.first);
            assert!(chunk.end() <= checkpoint.batches().min(plan.batches()), "{chunk:?}");
        }
        assert_eq!(plan.left(), 0);
    }
}
