//! From laws and counts to bars.

use std::rc::Rc;

use duelscope_core::{Interval, Outcome, Tally, wilson};

use super::bins::Bins;
use super::spread::{Spread, hit_counts};
use super::summary::Summary;
use super::view::{Heights, View};

/// What a chart is drawn from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Data {
    /// The exact law; `None` where it would take too long.
    pub exact: Option<Rc<Spread>>,
    /// Sampled trials of the same attack.
    pub tally: Option<Rc<Tally>>,
    /// Another law to compare with.
    pub reference: Option<Rc<Spread>>,
    /// HP at which the target dies.
    pub hp: Option<i32>,
}

/// What a bar stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The attack missed.
    Miss,
    /// Values from the first to the second, both included.
    Values(i32, i32),
}

/// Trials of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Trials that fell here.
    pub count: u64,
    /// Their share of all trials shown.
    pub share: f64,
    /// 95 % interval of the probability.
    pub interval: Interval,
}

/// One bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// What it stands for.
    pub what: What,
    /// Its place along the axis; the bar of misses has none.
    pub slot: Option<usize>,
    /// Exact probability; 0 is impossible.
    pub exact: Option<f64>,
    /// Sampled trials.
    pub sample: Option<Sample>,
    /// The probability in the law to compare with.
    pub reference: Option<f64>,
    /// Lowest trial that fell here and may be replayed.
    pub trial: Option<u64>,
    /// All its values kill the target.
    pub kills: bool,
}

impl Bar {
    /// The probability to show where there is room for one: the exact one if
    /// it is known.
    pub fn height(&self) -> f64 {
        self.exact.or(self.sample.map(|s| s.share)).unwrap_or(0.0)
    }
}

/// Every bar of a chart, and what it says as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The bars from left to right, misses first. Values that cannot occur
    /// keep their place and have no bar.
    pub bars: Vec<Bar>,
    /// Which values share a bar; `None` if there are only misses or nothing.
    pub bins: Option<Bins>,
    /// How it is looked at. What the reader chose, less what says nothing
    /// here: an attack that only misses is not shown without its misses.
    pub view: View,
    /// There is an exact law.
    pub exact: bool,
    /// Sampled trials that are shown.
    pub trials: Option<u64>,
    /// Probability of a miss, also where misses are left out.
    pub missed: f64,
    /// There are losses beyond the target's HP.
    pub overkill: bool,
    /// HP at which the target dies.
    pub hp: Option<i32>,
    /// Probability of `hp` or more, among what is shown.
    pub kills: Option<f64>,
    /// Mean, median and ranges of what is shown.
    pub summary: Option<Summary>,
}

impl Series {
    /// The bars of `data` seen as `view`, at most `most` places along the axis.
    pub fn new(data: &Data, view: View, most: usize) -> Series {
        let sampled = data.tally.as_deref().filter(|t| t.trials() > 0);
        let from_sample = if data.exact.is_some() { None } else { sampled.map(Spread::of_tally) };
        let nothing = Spread::default();
        let main = data.exact.as_deref().or(from_sample.as_ref()).unwrap_or(&nothing);
        let hp = data.hp.filter(|&hp| hp > 0);
        let reference = data.reference.as_deref();

        let view = View { hits_only: view.hits_only && !main.hits().is_empty(), ..view };
        let cap = hp.filter(|_| view.capped).unwrap_or(i32::MAX);
        let shown = shown(main, view.hits_only, cap);
        let shown_reference = reference.map(|r| self::shown(r, view.hits_only, cap));
        let missed_trials = sampled.map_or(0, |t| t.outcome(Outcome::Missed));
        let counts: Vec<(i32, u64)> =
            sampled.into_iter().flat_map(hit_counts).map(|(v, n)| (v.min(cap), n)).collect();
        let trials = sampled.map(|t| t.trials() - if view.hits_only { missed_trials } else { 0 });

        let with_misses = shown.missed() > 0.0
            || shown_reference.as_ref().is_some_and(|r| r.missed() > 0.0)
            || (missed_trials > 0 && !view.hits_only);
        // The probability of 3 HP or less includes that of a miss.
        let misses_are_zero = with_misses && view.heights != Heights::Exactly;
        let values = (shown.hits().iter().chain(shown_reference.iter().flat_map(|r| r.hits())))
            .map(|e| e.0)
            .chain(counts.iter().map(|e| e.0))
            .chain(misses_are_zero.then_some(0));
        let bins = values.clone().min().zip(values.max()).map(|(low, high)| {
            let reached = hp.filter(|&hp| low < hp && hp <= high);
            Bins::new(low, high, reached.unwrap_or(0), most)
        });

        let mut series = Series {
            bars: Vec::new(),
            bins,
            view,
            exact: data.exact.is_some(),
            trials: trials.filter(|&n| n > 0),
            missed: main.missed(),
            overkill: hp.is_some_and(|hp| main.hits().iter().any(|e| e.0 > hp)),
            hp,
            kills: hp.filter(|_| !shown.is_empty()).map(|hp| shown.at_least(hp)),
            summary: Summary::of(&shown),
        };
        let miss = with_misses && !misses_are_zero;
        if miss {
            series.bars.push(Bar {
                what: What::Miss,
                slot: None,
                exact: series.exact.then_some(if shown.hits().is_empty() {
                    shown.missed()
                } else {
                    shown.missed().min(NEARLY)
                }),
                sample: series.trials.map(|n| sample(missed_trials, n)),
                reference: shown_reference.as_ref().map(|r| r.missed()),
                // The tally knows the first trial that lost nothing: it is a
                // miss if no hit lost nothing.
                trial: sampled
                    .filter(|_| missed_trials > 0 && counts.iter().all(|e| e.0 != 0))
                    .and_then(|t| t.at(0))
                    .map(|bin| bin.first),
                kills: false,
            });
        }
        if let Some(bins) = bins {
            let law = |spread: &Spread| {
                let zero = if misses_are_zero { spread.missed() } else { 0.0 };
                gather(&bins, spread.hits().iter().copied().chain([(0, zero)]))
            };
            let zero = if misses_are_zero { missed_trials } else { 0 };
            let counted = gather(&bins, counts.iter().copied().chain([(0, zero)]));
            let exact =
                if series.exact { Some(probabilities(law(&shown), view.heights)) } else { None };
            let reference = shown_reference.as_ref().map(|r| probabilities(law(r), view.heights));
            let counted = accumulate(counted, view.heights);
            let first = sampled.map(|t| first_trials(t, &bins, cap, misses_are_zero));
            for slot in 0..bins.count {
                let (low, high) = bins.values(slot);
                let bar = Bar {
                    what: What::Values(low, high),
                    slot: Some(slot),
                    exact: exact.as_ref().map(|e| e[slot]),
                    sample: series.trials.map(|n| sample(counted[slot], n)),
                    reference: reference.as_ref().map(|r| r[slot]),
                    trial: first.as_ref().and_then(|f| f[slot]),
                    kills: hp.is_some_and(|hp| low >= hp),
                };
                let seen = bar.sample.is_some_and(|s| s.count > 0);
                if seen || bar.height() > 0.0 || bar.reference.is_some_and(|p| p > 0.0) {
                    series.bars.push(bar);
                }
            }
        }
        series
    }

    /// Nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.bars.is_empty()
    }

    /// Values in a bar.
    pub fn group(&self) -> i64 {
        self.bins.map_or(1, |bins| bins.size)
    }
}

/// The highest probability that is not certain.
const NEARLY: f64 = 1.0 - f64::EPSILON;

/// The law among what is shown: without its misses, up to the cap.
fn shown(spread: &Spread, hits_only: bool, cap: i32) -> Spread {
    let missed = if hits_only { 0.0 } else { spread.missed() };
    Spread::new(missed, spread.hits().iter().map(|&(v, p)| (v.min(cap), p)))
}

fn sample(count: u64, n: u64) -> Sample {
    Sample { count, share: count as f64 / n as f64, interval: wilson(count, n) }
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

/// The lowest trial of each bar's own values.
fn first_trials(tally: &Tally, bins: &Bins, cap: i32, misses_are_zero: bool) -> Vec<Option<u64>> {
    let mut first: Vec<Option<u64>> = vec![None; bins.count];
    let missed = tally.outcome(Outcome::Missed) > 0;
    for (value, bin) in tally.bins() {
        // The first trial that lost nothing may be a miss: then it does not
        // stand for the hits.
        if value == 0 && missed && !misses_are_zero {
            continue;
        }
        if let Some(slot) = bins.index(value.min(cap)).and_then(|i| first.get_mut(i)) {
            *slot = Some(slot.map_or(bin.first, |trial| trial.min(bin.first)));
        }
    }
    first
}

#[cfg(test)]
mod tests;
