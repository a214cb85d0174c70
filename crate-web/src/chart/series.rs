//! From laws and counts to bars.

mod seen;

use std::rc::Rc;

use duelscope_core::Interval;

use super::bins::Bins;
use super::counts::Counts;
use super::spread::Spread;
use super::summary::Summary;
use super::view::View;
use seen::Seen;

/// What a chart is drawn from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Data {
    /// The exact law; `None` where it would take too long.
    pub exact: Option<Rc<Spread>>,
    /// Sampled trials of the same.
    pub counts: Option<Rc<Counts>>,
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
        let counts = data.counts.as_deref().filter(|counts| counts.trials() > 0);
        let of_counts = counts.filter(|_| data.exact.is_none()).map(Spread::of_counts);
        let nothing = Spread::default();
        let main = data.exact.as_deref().or(of_counts.as_ref()).unwrap_or(&nothing);
        let hp = data.hp.filter(|&hp| hp > 0);
        let view = View { hits_only: view.hits_only && !main.hits().is_empty(), ..view };
        let seen = Seen::new(data, main, counts, view, hp);
        let bins = seen.range().map(|(low, high)| {
            let reached = hp.filter(|&hp| low < hp && hp <= high);
            Bins::new(low, high, reached.unwrap_or(0), most)
        });
        let mut bars = Vec::from_iter(seen.miss());
        if let Some(bins) = bins {
            bars.extend(seen.values(&bins, view.heights, hp));
        }
        Series {
            bars,
            bins,
            view,
            exact: data.exact.is_some(),
            trials: seen.trials,
            missed: main.missed(),
            overkill: hp.is_some_and(|hp| main.hits().iter().any(|e| e.0 > hp)),
            hp,
            kills: hp.filter(|_| !seen.law.is_empty()).map(|hp| seen.law.at_least(hp)),
            summary: Summary::of(&seen.law),
        }
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

#[cfg(test)]
mod tests;
