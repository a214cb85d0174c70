//! What sampled trials add up to: integers only, so that any split of the
//! work over any number of workers gives the same totals.

use alloc::vec::Vec;

use crate::cells::Cells;
use crate::estimate::widest;
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

/// Values from 0 to this have a bar each.
const FINE: u32 = 1 << FINE_BITS;
const FINE_BITS: u32 = 10;

/// The values that share a bar with `value`, both ends included. Up to 1,023
/// each has its own; larger ones are told apart by their first ten binary
/// digits, so that no fight, however large its numbers, has more bars than a
/// picture could show.
pub const fn bar_of(value: i32) -> (i32, i32) {
    let magnitude = value.unsigned_abs();
    if magnitude < FINE {
        return (value, value);
    }
    let coarse = magnitude.ilog2() + 1 - FINE_BITS;
    let low = magnitude >> coarse << coarse;
    let high = low + ((1 << coarse) - 1);
    if value < 0 {
        // 2^31 has a bar of its own sign only.
        let lowest = if high > i32::MAX as u32 { i32::MIN } else { -(high as i32) };
        (lowest, (low as i32).wrapping_neg())
    } else {
        (low as i32, high as i32)
    }
}

/// The middle of the bar of `value`: what its trials count as in a mean.
pub(crate) fn middle_of(value: i32) -> f64 {
    let (low, high) = bar_of(value);
    (f64::from(low) + f64::from(high)) / 2.0
}

/// Where a value from 0 on is counted.
#[inline]
const fn place(value: u32) -> usize {
    if value < FINE {
        return value as usize;
    }
    let coarse = value.ilog2() + 1 - FINE_BITS;
    // Each doubling of the value takes half as many places as there are fine
    // ones: the first binary digit is always 1.
    ((coarse * (FINE / 2)) + (value >> coarse)) as usize
}

/// The lowest value that is counted there.
const fn lowest_at(place: usize) -> i32 {
    let place = place as u32;
    if place < FINE {
        return place as i32;
    }
    let coarse = place / (FINE / 2) - 1;
    ((place - coarse * (FINE / 2)) << coarse) as i32
}

/// Counts by an integer value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bars {
    /// From 0 on. Grows to the highest value seen.
    dense: Vec<Bin>,
    /// Below 0, by how far: the same places, to the lowest value seen.
    below: Vec<Bin>,
}

impl Bars {
    /// Adds trials to the bar of `value`.
    pub fn add(&mut self, value: i32, trials: Bin) {
        self.bin(value).add(trials);
    }

    /// Counts one trial.
    pub fn count(&mut self, trial: u64, value: i32) {
        self.add(value, Bin { count: 1, first: trial });
    }

    fn bin(&mut self, value: i32) -> &mut Bin {
        let bins = if value < 0 { &mut self.below } else { &mut self.dense };
        let i = place(value.unsigned_abs());
        if i >= bins.len() {
            bins.resize(i + 1, Bin::EMPTY);
        }
        &mut bins[i]
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &Bars) {
        for (value, bin) in other.iter() {
            self.add(value, bin);
        }
    }

    /// The bars that are not empty, values rising. A bar of several values
    /// stands at the one nearest to 0.
    pub fn iter(&self) -> impl Iterator<Item = (i32, Bin)> {
        let below = self.below.iter().enumerate().rev();
        let below = below.map(|(i, &b)| (lowest_at(i).wrapping_neg(), b));
        let dense = self.dense.iter().enumerate().map(|(i, &b)| (lowest_at(i), b));
        below.chain(dense).filter(|(_, b)| b.count > 0)
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
            self.add(bar[0] as i32, bin);
        }
        Some(())
    }
}

/// Counts are whole and below 2^53, where f64 is exact.
fn whole(x: f64) -> Option<u64> {
    (0.0..=9_007_199_254_740_992.0).contains(&x).then_some(x as u64)
}

/// Appends lists of bars as they travel between workers: of each its length, then
/// value, count and first trial of each bar. [`read_lists`] reads them back.
pub(crate) fn write_lists<'a>(lists: impl Iterator<Item = &'a Bars>) -> Vec<f64> {
    let mut numbers = Vec::new();
    for bars in lists {
        let at = numbers.len();
        numbers.push(0.0);
        bars.write(&mut numbers);
        numbers[at] = ((numbers.len() - at - 1) / 3) as f64;
    }
    numbers
}

/// Adds lists as [`write_lists`] gives them; `None` if they are none, or more or
/// fewer than asked for.
pub(crate) fn read_lists<'a>(
    mut numbers: &[f64],
    lists: impl Iterator<Item = &'a mut Bars>,
) -> Option<()> {
    for bars in lists {
        let (&len, rest) = numbers.split_first()?;
        if !(0.0..=4e9).contains(&len) {
            return None;
        }
        let (list, rest) = rest.split_at_checked((len as usize).checked_mul(3)?)?;
        bars.read(list)?;
        numbers = rest;
    }
    numbers.is_empty().then_some(())
}

/// What a batch of attacks is counted in.
pub(crate) type TallyCells = Cells<{ Outcome::ALL.len() }>;

/// Counts of sampled attacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// By outcome: HP lost. A miss is no hit for 0, and each can be replayed.
    ends: [Bars; Outcome::ALL.len()],
}

impl Tally {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts one trial.
    pub fn count(&mut self, trial: u64, outcome: Outcome, hp_loss: i32) {
        self.ends[outcome as usize].count(trial, hp_loss);
    }

    /// Counts the trial `at` of the batch that is counted in `cells`.
    #[inline(always)]
    pub(crate) fn count_in(
        &mut self,
        cells: &mut TallyCells,
        at: u32,
        outcome: Outcome,
        loss: i32,
    ) {
        if !cells.count(outcome as usize, at, loss) {
            self.count_beyond(cells.trial(at), outcome, loss);
        }
    }

    /// Counts a trial whose loss has no cell.
    #[cold]
    fn count_beyond(&mut self, trial: u64, outcome: Outcome, loss: i32) {
        self.count(trial, outcome, loss);
    }

    /// Adds what a batch has counted in its cells.
    pub(crate) fn add(&mut self, cells: &TallyCells) {
        cells.add_to(self.ends.iter_mut());
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &Tally) {
        for (mine, theirs) in self.ends.iter_mut().zip(&other.ends) {
            mine.merge(theirs);
        }
    }

    /// Trials counted.
    pub fn trials(&self) -> u64 {
        self.outcomes().iter().sum()
    }

    /// Trials with this outcome.
    pub fn outcome(&self, outcome: Outcome) -> u64 {
        self.ends(outcome).map(|(_, bin)| bin.count).sum()
    }

    fn outcomes(&self) -> [u64; Outcome::ALL.len()] {
        Outcome::ALL.map(|outcome| self.outcome(outcome))
    }

    /// The bars of the trials with this outcome that are not empty: HP lost,
    /// rising. Great losses share bars: see [`bar_of`].
    pub fn ends(&self, outcome: Outcome) -> impl Iterator<Item = (i32, Bin)> {
        self.ends[outcome as usize].iter()
    }

    /// The bars of all trials, whatever their outcome: HP lost, rising.
    pub fn bins(&self) -> impl Iterator<Item = (i32, Bin)> {
        self.bins_of(|_| true)
    }

    /// The bars of the trials that did not miss: HP lost, rising.
    pub fn hits(&self) -> impl Iterator<Item = (i32, Bin)> {
        self.bins_of(|outcome| outcome != Outcome::Missed)
    }

    fn bins_of(&self, counts: impl Fn(Outcome) -> bool) -> impl Iterator<Item = (i32, Bin)> {
        let mut sum = Bars::default();
        for outcome in Outcome::ALL.into_iter().filter(|&outcome| counts(outcome)) {
            sum.merge(&self.ends[outcome as usize]);
        }
        Vec::from_iter(sum.iter()).into_iter()
    }

    /// Mean HP lost; 0 before the first trial.
    pub fn mean(&self) -> f64 {
        let n = self.trials();
        if n == 0 {
            return 0.0;
        }
        self.bins().map(|(v, b)| middle_of(v) * b.count as f64).sum::<f64>() / n as f64
    }

    /// The width of the widest 95 % interval among the outcomes' proportions,
    /// from 0 to 1: what a stop by precision looks at.
    pub fn uncertainty(&self) -> f64 {
        widest(&self.outcomes(), self.trials())
    }

    /// Numbers as they travel between workers: a list of bars for each outcome.
    /// [`Tally::from_numbers`] reads them back.
    pub fn to_numbers(&self) -> Vec<f64> {
        write_lists(self.ends.iter())
    }

    /// The tally behind [`Tally::to_numbers`]; `None` if they are not one.
    pub fn from_numbers(numbers: &[f64]) -> Option<Tally> {
        let mut tally = Tally::new();
        read_lists(numbers, tally.ends.iter_mut())?;
        Some(tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_cover_all_values_and_none_twice() {
        let mut value = i32::MIN;
        let mut bars = 0;
        loop {
            let (low, high) = bar_of(value);
            assert_eq!(low, value);
            assert_eq!((bar_of(high), bar_of(low + (high - low) / 2)), ((low, high), (low, high)));
            assert!(f64::from(high) - f64::from(low) <= f64::from(value).abs() / 500.0);
            if value >= 0 {
                let at = place(value as u32);
                assert_eq!((place(high as u32), lowest_at(at)), (at, low));
            }
            bars += 1;
            match high.checked_add(1) {
                Some(next) => value = next,
                None => break,
            }
        }
        assert!(bars < 25_000, "{bars}");
    }

    #[test]
    fn great_losses_are_counted_in_little_room() {
        let mut tally = Tally::new();
        for trial in 0..300_000u32 {
            let loss = trial.wrapping_mul(2_654_435_761) as i32;
            tally.count(u64::from(trial), Outcome::Damaged, loss);
        }
        assert!(tally.bins().count() < 25_000);
        let numbers = tally.to_numbers();
        assert_eq!(Tally::from_numbers(&numbers).as_ref(), Some(&tally));
        assert!(tally.bins().zip(tally.bins().skip(1)).all(|(a, b)| a.0 < b.0));
        assert!(tally.mean().abs() < 1e7);
        assert!(tally.bins().eq(tally.ends(Outcome::Damaged)));
    }

    #[test]
    fn a_miss_and_a_hit_for_nothing_are_both_found_again() {
        let mut tally = Tally::new();
        tally.count(5, Outcome::Bounced, 0);
        tally.count(3, Outcome::Missed, 0);
        tally.count(9, Outcome::Bounced, 0);
        tally.count(7, Outcome::Damaged, 2);
        let bin = |count, first| Bin { count, first };
        assert!(tally.ends(Outcome::Missed).eq([(0, bin(1, 3))]));
        assert!(tally.hits().eq([(0, bin(2, 5)), (2, bin(1, 7))]));
        assert!(tally.bins().eq([(0, bin(3, 3)), (2, bin(1, 7))]));
        assert_eq!(Tally::from_numbers(&tally.to_numbers()), Some(tally));
    }
}
