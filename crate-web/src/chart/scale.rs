//! The vertical axis: which height a probability has, and where its ticks are.

use duelscope_core::between;
use duelscope_core::sort;

/// How probabilities become heights.
#[derive(Clone, Debug, PartialEq)]
pub struct Scale {
    floor: Option<f64>,
    top: f64,
    /// Probabilities with a line across the plot.
    pub ticks: Vec<f64>,
    /// Bars go beyond the top and are drawn torn.
    pub torn: bool,
}

impl Scale {
    /// From 0 to a little above the highest bar. One or two bars that dwarf
    /// all others are let out at the top, so that the others can be read.
    pub fn linear(bars: &[f64], lines: usize) -> Scale {
        let mut falling: Vec<f64> = bars.iter().copied().filter(|&p| p > 0.0).collect();
        sort(&mut falling, |a, b| a > b);
        let highest = falling.first().copied().unwrap_or(1.0);
        let rest = |from: usize| falling[from..].iter().sum::<f64>();
        let giants = (1..=2usize).find(|&n| {
            falling.len() >= n + 2 && falling[n - 1] > DWARFS * falling[n] && rest(n) > WORTH_SEEING
        });
        let top = match giants {
            Some(n) => falling[n] * 1.5,
            None => (highest * 1.06).min(1.0f64.max(highest)),
        };
        Scale { floor: None, top, ticks: linear_ticks(top, lines), torn: giants.is_some() }
    }

    /// From impossible to certain.
    pub fn whole(lines: usize) -> Scale {
        let step = if lines >= 4 { 0.25 } else { 0.5 };
        let ticks = (0..).map(|i| f64::from(i) * step).take_while(|&t| t <= 1.0).collect();
        Scale { floor: None, top: 1.0, ticks, torn: false }
    }

    /// By powers of ten, from below the lowest bar to above the highest, but
    /// no more than eight of them.
    pub fn log(bars: &[f64], lines: usize) -> Scale {
        let possible = || bars.iter().copied().filter(|&p| p > 0.0);
        let highest = between(possible().fold(0.0, f64::max), 1e-300, 1.0);
        let lowest = possible().fold(1.0, f64::min).max(highest * 1e-8);
        let power = |p: f64| p.log10().floor() as i32;
        // Even the lowest bar is to stand above the floor.
        let mut from = power(lowest);
        if 10f64.powi(from) > lowest * 0.8 {
            from -= 1;
        }
        let to = power(highest).max(from + 1);
        let every = ((to - from) as usize / lines.max(1) + 1) as i32;
        let top = between(highest * 1.4, 10f64.powi(from + 1), 1.0f64.max(10f64.powi(from + 1)));
        let ticks = (from..=to + 1)
            .filter(|i| (i - to).rem_euclid(every) == 0)
            .map(|i| 10f64.powi(i))
            .filter(|&t| t <= top)
            .collect();
        Scale { floor: Some(10f64.powi(from)), top, ticks, torn: false }
    }

    /// Height of `p` as a part of the plot's, 0 to 1.
    pub fn height(&self, p: f64) -> f64 {
        if p.is_nan() || p <= 0.0 {
            return 0.0;
        }
        let height = match self.floor {
            Some(floor) => (p / floor).ln() / (self.top / floor).ln(),
            None => p / self.top,
        };
        between(height, 0.0, 1.0)
    }

    /// The bar does not fit.
    pub fn tears(&self, p: f64) -> bool {
        self.torn && p > self.top
    }

    /// The probability at the foot of a logarithmic axis.
    pub fn floor(&self) -> Option<f64> {
        self.floor
    }

    /// The probability at the top.
    pub fn top(&self) -> f64 {
        self.top
    }
}

/// A bar this many times as high as the next one dwarfs it.
const DWARFS: f64 = 5.0;
/// Bars that share less than this are not worth tearing another one for.
const WORTH_SEEING: f64 = 0.002;

/// At most about `lines` round numbers from 0 to `top`.
fn linear_ticks(top: f64, lines: usize) -> Vec<f64> {
    let raw = (top / lines.max(1) as f64).max(1e-300);
    let power = 10f64.powf(raw.log10().floor());
    let step =
        [1.0, 2.0, 2.5, 5.0, 10.0].map(|m| m * power).into_iter().find(|&s| s >= raw * 0.999);
    let step = step.unwrap_or(10.0 * power);
    (0..=lines.max(1)).map(|i| i as f64 * step).filter(|&t| t <= top * 1.000_001).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        let s = Scale::linear(&[0.105, 0.03, 0.08], 6);
        assert_eq!(s.ticks.len(), 6);
        assert!(
            s.ticks
                .iter()
                .zip([0.0, 0.02, 0.04, 0.06, 0.08, 0.1])
                .all(|(a, b)| (a - b).abs() < 1e-9)
        );
        assert!(!s.torn);
        assert!(s.height(0.105) > 0.9 && s.height(0.0) == 0.0);
    }

    #[test]
    fn a_giant_does_not_flatten_the_others() {
        let mut bars = vec![0.99];
        bars.extend([0.001; 10]);
        let s = Scale::linear(&bars, 5);
        assert!(s.torn && s.tears(0.99) && !s.tears(0.001));
        assert!(s.height(0.001) > 0.5);
        let two = Scale::linear(&[0.5, 0.45, 0.025, 0.015, 0.01], 5);
        assert!(two.tears(0.5) && two.tears(0.45) && two.height(0.025) > 0.5);
    }

    #[test]
    fn what_is_readable_is_not_torn() {
        assert!(!Scale::linear(&[0.9, 0.1], 5).torn, "two bars are read without");
        assert!(!Scale::linear(&[0.4, 0.2, 0.2, 0.2], 5).torn);
        assert!(!Scale::linear(&[1.0], 5).torn);
    }

    #[test]
    fn powers_of_ten_leave_every_bar_a_height() {
        for bars in
            [vec![0.5, 0.001], vec![1.0], vec![1e-7, 0.9], vec![1e-20, 1e-19], vec![0.1, 0.01]]
        {
            let s = Scale::log(&bars, 5);
            for &p in &bars {
                let h = s.height(p);
                assert!((0.0..=1.0).contains(&h), "{bars:?}: {h}");
                assert!(h > 0.0 || p < s.floor().unwrap(), "{bars:?}");
            }
            assert!((2..=7).contains(&s.ticks.len()), "{bars:?}: {:?}", s.ticks);
            assert_eq!(s.height(0.0), 0.0);
        }
    }

    #[test]
    fn nothing_has_a_scale_too() {
        for s in [Scale::linear(&[], 4), Scale::log(&[], 4), Scale::whole(4), Scale::linear(&[], 0)]
        {
            assert!(s.top() > 0.0 && s.top().is_finite());
            assert!(s.ticks.iter().all(|t| t.is_finite()));
            assert_eq!(s.height(f64::NAN), 0.0);
        }
    }
}
