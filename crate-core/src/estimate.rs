//! How sure sampled numbers are.

use crate::between::between;
use alloc::vec::Vec;

use crate::distribution::Law;
use crate::tally::{Tally, bar_of};

/// An interval of a proportion, `0 <= low <= high <= 1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Wilson's 95 % interval of a proportion of which `hits` of `n` trials were
/// seen; the whole of 0 to 1 before the first trial.
pub fn wilson(hits: u64, n: u64) -> Interval {
    if n == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, p) = (n as f64, hits.min(n) as f64 / n as f64);
    let scale = 1.0 + Z * Z / n;
    let middle = p + Z * Z / (2.0 * n);
    let spread = Z * libm::sqrt(p * (1.0 - p) / n + Z * Z / (4.0 * n * n));
    Interval {
        low: between((middle - spread) / scale, 0.0, p),
        high: between((middle + spread) / scale, p, 1.0),
    }
}

/// The width of the widest 95 % interval among proportions of which these
/// hits of `n` trials were seen.
pub(crate) fn widest(hits: &[u64], n: u64) -> f64 {
    let width = |&hits: &u64| {
        let interval = wilson(hits, n);
        interval.high - interval.low
    };
    hits.iter().map(width).fold(0.0, f64::max)
}

/// Numbers of batches after which a stop by precision is judged: every batch
/// at first, then every eighth of what there is. They depend on nothing else,
/// so that the number of trials at which a run stops is the same everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint(u64);

impl Checkpoint {
    /// After the first batch.
    pub fn first() -> Self {
        Checkpoint(1)
    }

    /// The number of batches.
    pub fn batches(self) -> u64 {
        self.0
    }

    /// The first checkpoint beyond `batches`, which is this one or a later one.
    pub fn beyond(mut self, batches: u64) -> Self {
        while self.0 <= batches {
            self.0 += (self.0 / 8).max(1);
        }
        self
    }
}

/// Pearson's distance of sampled counts to the exact law and its degrees of
/// freedom. Neighbouring values are pooled until each cell expects 8 trials or
/// more; `None` if fewer than two cells remain or a trial fell where the law
/// has no mass.
pub fn chi_square(tally: &Tally, law: &Law) -> Option<(f64, u32)> {
    let n = tally.trials() as f64;
    let entries = law.entries();
    let bins = Vec::from_iter(tally.bins());
    let seen_elsewhere = bins.iter().any(|&(v, _)| {
        let (low, high) = bar_of(v);
        let next = entries.partition_point(|e| e.0 < low);
        !entries[next..].iter().take_while(|e| e.0 <= high).any(|e| e.1 > 0.0)
    });
    if seen_elsewhere {
        return None;
    }
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let (mut expected, mut seen) = (0.0, 0.0);
    for (i, &(value, mass)) in entries.iter().enumerate() {
        expected += mass * n;
        let bar = bar_of(value);
        if entries.get(i + 1).is_some_and(|next| bar_of(next.0) == bar) {
            continue;
        }
        seen += bins
            .binary_search_by_key(&bar, |b| bar_of(b.0))
            .map_or(0.0, |i| bins[i].1.count as f64);
        if expected >= 8.0 {
            cells.push((expected, seen));
            (expected, seen) = (0.0, 0.0);
        }
    }
    if let Some(last) = cells.last_mut() {
        last.0 += expected;
        last.1 += seen;
    }
    (cells.len() >= 2).then(|| {
        let distance = cells.iter().map(|&(e, s)| (s - e) * (s - e) / e).sum();
        (distance, cells.len() as u32 - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_stays_inside_and_shrinks_as_the_root() {
        for (hits, n) in [(0, 1), (1, 1), (0, 100), (100, 100), (37, 100)] {
            let w = wilson(hits, n);
            assert!(0.0 <= w.low && w.low <= w.high && w.high <= 1.0, "{hits} of {n}: {w:?}");
            assert!(w.high - w.low > 0.0, "{hits} of {n}");
        }
        let width = |n: u64| wilson(n * 3 / 10, n).high - wilson(n * 3 / 10, n).low;
        let ratio = width(10_000) / width(1_000_000);
        assert!((9.9..10.1).contains(&ratio), "{ratio}");
    }
}
