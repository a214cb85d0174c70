//! Batches over threads. A batch has its own stream of rolls and counts are
//! whole numbers, so that who does which batch, and when, changes nothing.
//!
//! Scoped threads that take the next batch off a counter are all it needs; a
//! pool of work-stealing threads would be a dependency for a loop.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use duelscope_core::{BATCH, Checkpoint, DuelTally, Tally};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What a run adds up.
pub trait Counts: Default + Send {
    /// Adds the counts of other trials.
    fn add(&mut self, other: &Self);
    /// What a stop by precision looks at.
    fn width(&self) -> f64;
}

impl Counts for Tally {
    fn add(&mut self, other: &Self) {
        self.merge(other);
    }

    fn width(&self) -> f64 {
        self.uncertainty()
    }
}

impl Counts for DuelTally {
    fn add(&mut self, other: &Self) {
        self.merge(other);
    }

    fn width(&self) -> f64 {
        self.uncertainty()
    }
}

/// Threads that sample.
#[derive(Debug)]
pub struct Crew<'a> {
    threads: u64,
    bar: &'a ProgressBar,
}

impl Crew<'_> {
    /// So many threads, or one for each core.
    pub fn of(threads: Option<u16>, bar: &ProgressBar) -> Crew<'_> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get) as u64;
        Crew { threads: threads.map_or_else(cores, u64::from), bar }
    }

    /// Samples a run; `work` does the first `n` trials of a batch. With
    /// `within` it ends at the first checkpoint at which no interval is wider,
    /// which are the page's.
    pub fn sample<C: Counts>(
        &self,
        trials: u64,
        within: Option<f64>,
        work: impl Fn(u64, u64) -> C + Sync,
    ) -> C {
        let batches = trials.div_ceil(BATCH);
        let work = |batch: u64| {
            let n = (trials - batch * BATCH).min(BATCH);
            let counts = work(batch, n);
            self.bar.inc(n);
            counts
        };
        let Some(within) = within else { return self.stretch(0, batches, &work) };
        let (mut sum, mut done) = (C::default(), 0);
        let mut checkpoint = Checkpoint::first();
        while done < batches {
            checkpoint = checkpoint.beyond(done);
            let end = checkpoint.batches().min(batches);
            sum.add(&self.stretch(done, end, &work));
            done = end;
            if done == checkpoint.batches() && sum.width() <= within {
                break;
            }
        }
        sum
    }

    /// The batches from one to before another.
    fn stretch<C: Counts>(&self, from: u64, to: u64, work: &(impl Fn(u64) -> C + Sync)) -> C {
        let next = AtomicU64::new(from);
        let one = || {
            let mut sum = C::default();
            loop {
                let batch = next.fetch_add(1, Ordering::Relaxed);
                if batch >= to {
                    return sum;
                }
                sum.add(&work(batch));
            }
        };
        let others = self.threads.min(to - from).saturating_sub(1);
        thread::scope(|scope| {
            let others: Vec<_> = (0..others).map(|_| scope.spawn(one)).collect();
            let mut sum = one();
            for other in others {
                match other.join() {
                    Ok(counts) => sum.add(&counts),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            sum
        })
    }
}

/// A bar on standard error, where that is a terminal.
pub fn progress(trials: u64, quiet: bool) -> ProgressBar {
    let target =
        if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr_with_hz(8) };
    let style = "{bar:32} {human_pos} / {human_len}  {eta}";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(trials), target).with_style(style)
}
