//! What sampled trials add up to: integers only, so that any split of the
//! work over any number of workers gives the same totals.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::exchange::Outcome;

/// One bar: how many trials fell there, and the lowest trial number that did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// Trials that fell here.
    pub count: u64,
    /// Lowest number of such a trial: it can be replayed.
    pub first: u64,
}

impl Bin {
    const EMPTY: Bin = Bin { count: 0, first: u64::MAX };

    fn add(&mut self, other: Bin) {
        self.count += other.count;
        self.first = self.first.min(other.first);
    }
}

/// Counts by an integer value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bars {
    /// Index: value. Grows to the highest one seen.
    dense: Vec<Bin>,
    /// Values outside the table.
    sparse: BTreeMap<i32, Bin>,
}

/// Values from 0 to this are counted in a table, the rest in a map.
const DENSE: usize = 1 << 10;

impl Bars {
    /// Counts one trial.
    #[inline]
    pub fn count(&mut self, trial: u64, value: i32) {
        self.bin(value).add(Bin { count: 1, first: trial });
    }

    #[inline]
    fn bin(&mut self, value: i32) -> &mut Bin {
        match usize::try_from(value) {
            Ok(i) if i < DENSE => {
                if i >= self.dense.len() {
                    self.dense.resize(i + 1, Bin::EMPTY);
                }
                &mut self.dense[i]
            }
            _ => self.sparse.entry(value).or_insert(Bin::EMPTY),
        }
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &Bars) {
        for (value, bin) in other.iter() {
            self.bin(value).add(bin);
        }
    }

    /// The bars that are not empty, values rising.
    pub fn iter(&self) -> impl Iterator<Item = (i32, Bin)> {
        let negative = self.sparse.range(..0).map(|(&v, &b)| (v, b));
        let dense = self.dense.iter().enumerate().map(|(i, &b)| (i as i32, b));
        let beyond = self.sparse.range(0..).map(|(&v, &b)| (v, b));
        negative.chain(dense).chain(beyond).filter(|(_, b)| b.count > 0)
    }

    /// The bar at `value`, if a trial fell there.
    pub fn at(&self, value: i32) -> Option<Bin> {
        let bin = match usize::try_from(value) {
            Ok(i) if i < DENSE => self.dense.get(i),
            _ => self.sparse.get(&value),
        };
        bin.copied().filter(|b| b.count > 0)
    }

    /// Appends value, count and first trial of each bar.
    pub fn write(&self, numbers: &mut Vec<f64>) {
        for (value, bin) in self.iter() {
            numbers.extend([f64::from(value), bin.count as f64, bin.first as f64]);
        }
    }

    /// Adds bars as [`write`](Self::write) gives them; `None` if they are none.
    pub fn read(&mut self, numbers: &[f64]) -> Option<()> {
        if !numbers.len().is_multiple_of(3) {
            return None;
        }
        for bar in numbers.chunks_exact(3) {
            let bin = Bin { count: whole(bar[1])?, first: whole(bar[2])? };
            self.bin(bar[0] as i32).add(bin);
        }
        Some(())
    }
}

/// Counts are whole and below 2^53, where f64 is exact.
fn whole(x: f64) -> Option<u64> {
    (0.0..=9_007_199_254_740_992.0).contains(&x).then_some(x as u64)
}

/// Counts of sampled attacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    outcomes: [u64; Outcome::ALL.len()],
    /// By HP lost.
    bars: Bars,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts one trial.
    #[inline]
    pub fn count(&mut self, trial: u64, outcome: Outcome, hp_loss: i32) {
        self.outcomes[outcome as usize] += 1;
        self.bars.count(trial, hp_loss);
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &Tally) {
        for (mine, theirs) in self.outcomes.iter_mut().zip(other.outcomes) {
            *mine += theirs;
        }
        self.bars.merge(&other.bars);
    }

    /// Trials counted.
    pub fn trials(&self) -> u64 {
        self.outcomes.iter().sum()
    }

    /// Trials with this outcome.
    pub fn outcome(&self, outcome: Outcome) -> u64 {
        self.outcomes[outcome as usize]
    }

    /// The bars that are not empty: HP lost, rising.
    pub fn bins(&self) -> impl Iterator<Item = (i32, Bin)> {
        self.bars.iter()
    }

    /// The bar at `hp_loss`, if a trial fell there.
    pub fn at(&self, hp_loss: i32) -> Option<Bin> {
        self.bars.at(hp_loss)
    }

    /// Mean HP lost; 0 before the first trial.
    pub fn mean(&self) -> f64 {
        let n = self.trials();
        if n == 0 {
            return 0.0;
        }
        self.bins().map(|(v, b)| f64::from(v) * b.count as f64).sum::<f64>() / n as f64
    }

    /// Numbers as they travel between workers: outcomes, then value, count
    /// and first trial of each bar. [`Tally::from_numbers`] reads them back.
    pub fn to_numbers(&self) -> Vec<f64> {
        let mut numbers: Vec<f64> = self.outcomes.iter().map(|&n| n as f64).collect();
        self.bars.write(&mut numbers);
        numbers
    }

    /// The tally behind [`Tally::to_numbers`]; `None` if they are not one.
    pub fn from_numbers(numbers: &[f64]) -> Option<Tally> {
        let (outcomes, bins) = numbers.split_at_checked(Outcome::ALL.len())?;
        let mut tally = Tally::new();
        for (slot, &n) in tally.outcomes.iter_mut().zip(outcomes) {
            *slot = whole(n)?;
        }
        tally.bars.read(bins)?;
        Some(tally)
    }
}
