//! Which values share a bar. Whole numbers only, so no value can fall between
//! two bars or into a neighbour's.

/// Equal groups of whole numbers: bar `i` holds `size` values from
/// `start + i * size`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bins {
    /// The lowest value of the first bar.
    pub start: i64,
    /// Values in a bar, at least 1.
    pub size: i64,
    /// Bars, empty ones too, at least 1.
    pub count: usize,
    low: i64,
    high: i64,
}

impl Bins {
    /// Bars for the values `low..=high`: one each if `most` bars suffice, else
    /// groups of 2, 5, 10, 20, … A group begins at `anchor`, so that what
    /// happens from that value on shares no bar with what happens below it.
    pub fn new(low: i32, high: i32, anchor: i32, most: usize) -> Bins {
        let (low, high, anchor) = (i64::from(low), i64::from(high.max(low)), i64::from(anchor));
        let most = i64::try_from(most.max(2)).unwrap_or(i64::MAX);
        let mut size = 1;
        loop {
            let start = anchor + (low - anchor).div_euclid(size) * size;
            let count = (high - start) / size + 1;
            if count <= most {
                return Bins { start, size, count: count as usize, low, high };
            }
            size = next_size(size);
        }
    }

    /// The bar of `value`, if it lies within the bars.
    pub fn index(&self, value: i32) -> Option<usize> {
        let index = (i64::from(value) - self.start).div_euclid(self.size);
        usize::try_from(index).ok().filter(|&i| i < self.count)
    }

    /// The lowest and the highest value of bar `index`, within what there is.
    pub fn values(&self, index: usize) -> (i32, i32) {
        let from = self.start + index as i64 * self.size;
        let clip = |v: i64| v.clamp(self.low, self.high) as i32;
        (clip(from), clip(from + self.size - 1))
    }

    /// Where `value` lies along the bars: `i + 0.5` is the middle of bar `i`
    /// where a bar holds one value.
    pub fn place(&self, value: f64) -> f64 {
        (value - self.start as f64 + 0.5) / self.size as f64
    }
}

/// The next of 1, 2, 5, 10, 20, 50, …
pub fn next_size(size: i64) -> i64 {
    let mut leading = size;
    while leading >= 10 {
        leading /= 10;
    }
    if leading == 2 { size / 2 * 5 } else { size * 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_has_its_own_bar_to_both_ends() {
        let bins = Bins::new(6, 9, 0, 100);
        assert_eq!((bins.start, bins.size, bins.count), (6, 1, 4));
        assert_eq!([6, 7, 8, 9].map(|v| bins.index(v)), [0, 1, 2, 3].map(Some));
        assert_eq!([bins.index(5), bins.index(10)], [None, None]);
    }

    #[test]
    fn groups_are_equal_and_hold_the_highest_value() {
        for (low, high, anchor, most) in [
            (0, 100, 0, 20),
            (1, 250, 37, 40),
            (-17, 400, 8, 7),
            (0, 101, 0, 10),
            (i32::MIN, i32::MAX, 5, 2),
            (i32::MAX, i32::MAX, i32::MIN, 2),
        ] {
            let bins = Bins::new(low, high, anchor, most);
            assert!(bins.count <= most, "{bins:?}");
            assert_eq!(bins.index(low), Some(0), "{bins:?}");
            assert_eq!(bins.index(high), Some(bins.count - 1), "{bins:?}");
            assert_eq!((bins.start - i64::from(anchor)) % bins.size, 0, "{bins:?}");
        }
    }

    #[test]
    fn every_value_lies_within_the_values_of_its_bar() {
        let bins = Bins::new(-30, 170, 8, 40);
        assert_eq!(bins.size, 10);
        let mut total = 0;
        for i in 0..bins.count {
            let (low, high) = bins.values(i);
            total += high - low + 1;
            for v in low..=high {
                assert_eq!(bins.index(v), Some(i));
            }
        }
        assert_eq!(total, 201);
        assert_ne!(bins.index(7), bins.index(8), "8 begins a bar");
    }

    #[test]
    fn sizes_are_round() {
        let sizes: Vec<i64> =
            std::iter::successors(Some(1), |&s| Some(next_size(s))).take(8).collect();
        assert_eq!(sizes, [1, 2, 5, 10, 20, 50, 100, 200]);
    }
}
