//! The few numbers that stand for a whole law.

use super::spread::Spread;

/// Where a law has its weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// Mean value.
    pub mean: f64,
    /// Half the mass is here or below.
    pub median: i32,
    /// Lower and upper quartile.
    pub quartiles: (i32, i32),
    /// The middle 90 %: from the 5 % to the 95 % quantile.
    pub ninety: (i32, i32),
}

impl Summary {
    /// Of a law whose misses count as 0, or are already left out; `None` if it
    /// is empty.
    pub fn of(spread: &Spread) -> Option<Summary> {
        let (missed, hits) = (spread.missed(), spread.hits());
        let mut all: Vec<(i32, f64)> = hits.to_vec();
        if missed > 0.0 {
            let at = all.partition_point(|e| e.0 < 0);
            match all.get_mut(at) {
                Some(zero) if zero.0 == 0 => zero.1 += missed,
                _ => all.insert(at, (0, missed)),
            }
        }
        let last = all.last()?.0;
        let quantile = |q: f64| {
            let mut sum = 0.0;
            // A hair of slack: masses that should sum to q may fall just short.
            let found = all.iter().find(|e| {
                sum += e.1;
                sum >= q - 1e-12
            });
            found.map_or(last, |e| e.0)
        };
        Some(Summary {
            mean: all.iter().map(|&(v, p)| f64::from(v) * p).sum(),
            median: quantile(0.5),
            quartiles: (quantile(0.25), quantile(0.75)),
            ninety: (quantile(0.05), quantile(0.95)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_miss_counts_as_nothing_lost() {
        let s = Summary::of(&Spread::new(0.5, [(4, 0.25), (8, 0.25)])).unwrap();
        assert_eq!(s.mean, 3.0);
        assert_eq!((s.median, s.quartiles, s.ninety), (0, (0, 4), (0, 8)));
        assert_eq!(Summary::of(&Spread::default()), None);
    }
}
