//! What a view leaves of laws and counts, and its bars.

use duelscope_core::wilson;

use super::{Bar, Data, Sample, What};
use crate::chart::bins::Bins;
use crate::chart::counts::{Count, Counts};
use crate::chart::spread::{NEARLY, Spread};
use crate::chart::view::{Heights, View};

/// The laws and counts among what is shown.
pub struct Seen {
    exact: bool,
    /// The exact law, or what the counts say.
    pub law: Spread,
    reference: Option<Spread>,
    missed: Count,
    hits: Vec<(i32, Count)>,
    /// Trials, if there are any.
    pub trials: Option<u64>,
    /// Misses have no bar of their own: the probability of 3 HP or less
    /// includes that of a miss.
    misses_are_zero: bool,
}

impl Seen {
    /// What `view` leaves; `main` is the law or stands for it.
    pub fn new(
        data: &Data,
        main: &Spread,
        counts: Option<&Counts>,
        view: View,
        hp: Option<i32>,
    ) -> Seen {
        let cap = hp.filter(|_| view.capped).unwrap_or(i32::MAX);
        let seen = |spread: &Spread| {
            let missed = if view.hits_only { 0.0 } else { spread.missed() };
            Spread::new(missed, spread.hits().iter().map(|&(v, p)| (v.min(cap), p)))
        };
        let missed = counts.filter(|_| !view.hits_only).map(Counts::missed).unwrap_or_default();
        let hits = counts.map_or(&[][..], Counts::hits);
        let hits: Vec<_> = hits.iter().map(|&(v, count)| (v.min(cap), count)).collect();
        let trials = missed.count + hits.iter().map(|hit| hit.1.count).sum::<u64>();
        Seen {
            exact: data.exact.is_some(),
            law: seen(main),
            reference: data.reference.as_deref().map(seen),
            missed,
            hits,
            trials: Some(trials).filter(|&n| n > 0),
            misses_are_zero: view.heights != Heights::Exactly,
        }
    }

    fn laws(&self) -> impl Iterator<Item = &Spread> + Clone {
        std::iter::once(&self.law).chain(&self.reference)
    }

    fn misses(&self) -> bool {
        self.missed.count > 0 || self.laws().any(|law| law.missed() > 0.0)
    }

    /// The lowest and the highest value that has a place.
    pub fn range(&self) -> Option<(i32, i32)> {
        let of_laws = self.laws().flat_map(|law| law.hits()).map(|e| e.0);
        let values = of_laws
            .chain(self.hits.iter().map(|hit| hit.0))
            .chain((self.misses_are_zero && self.misses()).then_some(0));
        values.clone().min().zip(values.max())
    }

    fn sample(&self, count: u64) -> Option<Sample> {
        let n = self.trials?;
        Some(Sample { count, share: count as f64 / n as f64, interval: wilson(count, n) })
    }

    /// The bar of misses.
    pub fn miss(&self) -> Option<Bar> {
        let certain = self.law.hits().is_empty();
        let p = self.law.missed().min(if certain { 1.0 } else { NEARLY });
        (self.misses() && !self.misses_are_zero).then(|| Bar {
            what: What::Miss,
            slot: None,
            exact: self.exact.then_some(p),
            sample: self.sample(self.missed.count),
            reference: self.reference.as_ref().map(Spread::missed),
            trial: self.missed.first,
            kills: false,
        })
    }

    /// The bars of values that can occur or did.
    pub fn values(&self, bins: &Bins, by: Heights, hp: Option<i32>) -> Vec<Bar> {
        let zero = self.misses_are_zero;
        let law = |spread: &Spread| {
            let missed = if zero { spread.missed() } else { 0.0 };
            let masses = spread.hits().iter().copied().chain([(0, missed)]);
            probabilities(gather(bins, masses), by)
        };
        let missed = if zero { self.missed } else { Count::default() };
        let counts = gather(bins, self.hits.iter().copied().chain([(0, missed)]));
        let sums = accumulate(counts.iter().map(|c| c.count).collect(), by);
        let exact = self.exact.then(|| law(&self.law));
        let reference = self.reference.as_ref().map(law);
        let bar = |slot: usize| {
            let (low, high) = bins.values(slot);
            Bar {
                what: What::Values(low, high),
                slot: Some(slot),
                exact: exact.as_ref().map(|law| law[slot]),
                sample: self.sample(sums[slot]),
                reference: reference.as_ref().map(|law| law[slot]),
                trial: counts[slot].first,
                kills: hp.is_some_and(|hp| low >= hp),
            }
        };
        let occurs = |bar: &Bar| {
            let seen = bar.sample.is_some_and(|sample| sample.count > 0);
            seen || bar.height() > 0.0 || bar.reference.is_some_and(|p| p > 0.0)
        };
        (0..bins.count).map(bar).filter(occurs).collect()
    }
}

/// Sums what falls into each bar.
fn gather<T: Copy + Default + std::ops::AddAssign>(
    bins: &Bins,
    entries: impl Iterator<Item = (i32, T)>,
) -> Vec<T> {
    let mut sums = vec![T::default(); bins.count];
    for (value, mass) in entries {
        if let Some(i) = bins.index(value) {
            sums[i] += mass;
        }
    }
    sums
}

/// Running sums from the end the heights starts at.
fn accumulate<T: Copy + Default + std::ops::AddAssign>(mut sums: Vec<T>, by: Heights) -> Vec<T> {
    let mut sum = T::default();
    let mut add = |slot: &mut T| {
        sum += *slot;
        *slot = sum;
    };
    match by {
        Heights::Exactly => {}
        Heights::AtMost => sums.iter_mut().for_each(&mut add),
        Heights::AtLeast => sums.iter_mut().rev().for_each(&mut add),
    }
    sums
}

/// Probabilities of the bars: 1 only where nothing can fall elsewhere, never
/// because the rest was lost in rounding.
fn probabilities(masses: Vec<f64>, by: Heights) -> Vec<f64> {
    let first = masses.iter().position(|&p| p > 0.0);
    let last = masses.iter().rposition(|&p| p > 0.0);
    let certain = |i: usize| match by {
        Heights::Exactly => first == Some(i) && last == Some(i),
        Heights::AtMost => last.is_some_and(|last| i >= last),
        Heights::AtLeast => first.is_some_and(|first| i <= first),
    };
    let mut sums = accumulate(masses, by);
    for (i, p) in sums.iter_mut().enumerate() {
        // A bar alone beside the bar of misses is no more than its mass.
        let whole = by != Heights::Exactly || *p >= 1.0;
        *p = if certain(i) && whole { 1.0 } else { p.min(NEARLY) };
    }
    sums
}
