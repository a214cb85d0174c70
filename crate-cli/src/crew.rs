//! Work over threads. A batch has its own stream of rolls and counts are whole
//! numbers, so that who does which batch, and when, changes nothing.
//!
//! Scoped threads that take the next piece off a counter are all it needs; a pool
//! of work-stealing threads would be a dependency for a loop.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
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

/// Threads that work together.
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

    /// Does `work` for 0 to before `n`, the answers in their order. None depends
    /// on another; some take a hundred times as long as others, so each thread
    /// takes the next one. `start` is what a thread remembers.
    pub fn each<S, T: Send>(
        &self,
        n: usize,
        start: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, usize) -> T + Sync,
    ) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let some = || {
            let (mut memory, mut done) = (start(), Vec::new());
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= n {
                    return done;
                }
                done.push((index, work(&mut memory, index)));
                self.bar.inc(1);
            }
        };
        let mut all: Vec<(usize, T)> =
            self.together(n as u64, some).into_iter().flatten().collect();
        all.sort_by_key(|(index, _)| *index);
        all.into_iter().map(|(_, answer)| answer).collect()
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
        let parts = self.together(to - from, one);
        parts.into_iter().fold(C::default(), |mut sum, part| {
            sum.add(&part);
            sum
        })
    }

    /// What every thread gives; no more threads than there is work.
    fn together<T: Send>(&self, work: u64, one: impl Fn() -> T + Sync) -> Vec<T> {
        let others = self.threads.min(work).saturating_sub(1);
        thread::scope(|scope| {
            let others: Vec<_> = (0..others).map(|_| scope.spawn(&one)).collect();
            let mut all = vec![one()];
            for other in others {
                match other.join() {
                    Ok(part) => all.push(part),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            all
        })
    }
}

/// A bar of so many pieces on standard error, where that is a terminal.
pub fn progress(pieces: u64, quiet: bool) -> ProgressBar {
    let target =
        if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr_with_hz(8) };
    let style = "{bar:32} {human_pos} / {human_len}  {eta}";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(pieces), target).with_style(style)
}
