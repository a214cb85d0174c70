//! A law as a few bars: one a value, or groups of as many values each.

use duelscope_core::{Distribution, Law, Roll};

/// Most bars of a small picture.
const MOST: i64 = 40;

/// Bars over equal groups of neighbouring values.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// The first bar's smallest value.
    pub lo: i64,
    /// The last value that has any weight.
    pub hi: i64,
    /// Values a bar; 1 unless there are too many.
    pub group: i64,
    /// Height of each bar, the largest 1.
    pub heights: Vec<f64>,
    /// The bar the roll fell into.
    pub now: Option<usize>,
}

impl Bars {
    /// A value of `roll` that falls into a bar of its law: the middle one.
    pub fn value_at(roll: &Roll, group: i64, bar: usize, times: i32) -> Option<i32> {
        let (Law::Uniform(span) | Law::Triangular(span)) = roll.law else { return None };
        let len = i64::from(span.len());
        let bars = (len + group - 1) / group;
        let times = i64::from(times);
        // Bars rise from left to right, also where the span falls.
        let falls =
            i64::from(span.value(0)) * times > i64::from(span.value(span.len() - 1)) * times;
        let bar = if falls { bars - 1 - bar as i64 } else { bar as i64 };
        let first = bar * group;
        let pick = (first + (group - 1) / 2).min(len - 1);
        u32::try_from(pick).ok().map(|pick| span.value(pick))
    }

    /// The law of one roll times a number, the roll marked.
    pub fn of_roll(roll: &Roll, times: i32) -> Option<Bars> {
        let (span, triangle) = match roll.law {
            Law::Uniform(span) => (span, false),
            Law::Triangular(span) => (span, true),
            _ => return None,
        };
        let len = i64::from(span.len());
        let group = group_of(len);
        let bars = (len + group - 1) / group;
        let mut heights: Vec<f64> = (0..bars)
            .map(|bar| {
                let picks = bar * group..((bar + 1) * group).min(len);
                let count = picks.end - picks.start;
                // Within a group the triangle is all but straight.
                let middle = picks.start + (count - 1) / 2;
                let one = if triangle { roll.law.ratio(middle as u32).to_f64() } else { 1.0 };
                one * count as f64
            })
            .collect();
        scale(&mut heights);
        let mut now = (i64::from(roll.draw.pick) / group) as usize;
        let times = i64::from(times);
        let value = |pick: u32| i64::from(span.value(pick)) * times;
        let (first, last) = (value(0), value(span.len() - 1));
        if first > last {
            heights.reverse();
            now = heights.len() - 1 - now;
        }
        let now = Some(now).filter(|&i| i < heights.len());
        Some(Bars { lo: first.min(last), hi: first.max(last), group, heights, now })
    }

    /// An exact law, one of its values marked.
    pub fn of_law(law: &Distribution, value: i32) -> Option<Bars> {
        let (lo, hi) = (law.entries().first()?.0, law.entries().last()?.0);
        let (lo, hi) = (i64::from(lo), i64::from(hi));
        let group = group_of(hi - lo + 1);
        let mut heights = vec![0.0; ((hi - lo) / group + 1) as usize];
        for &(v, p) in law.entries() {
            heights[((i64::from(v) - lo) / group) as usize] += p;
        }
        scale(&mut heights);
        let at = i64::from(value) - lo;
        let now = (0..=hi - lo).contains(&at).then(|| (at / group) as usize);
        Some(Bars { lo, hi, group, heights, now })
    }
}

/// The smallest of 1, 2, 5, 10, 20, … values a bar that keeps the bars few.
fn group_of(values: i64) -> i64 {
    let mut group = 1;
    loop {
        for step in [1, 2, 5] {
            if values <= MOST * group * step {
                return group * step;
            }
        }
        group *= 10;
    }
}

fn scale(heights: &mut [f64]) {
    let most = heights.iter().copied().fold(0.0, f64::max);
    if most > 0.0 {
        heights.iter_mut().for_each(|h| *h /= most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::{Draw, Span};

    fn roll(law: Law, pick: u32) -> Roll {
        Roll { law, draw: Draw { pick, raw: None } }
    }

    #[test]
    fn few_values_have_a_bar_each() {
        let bars = Bars::of_roll(&roll(Law::Triangular(Span::new(1, 12)), 6), 1);
        let bars = bars.expect("a span");
        assert_eq!((bars.lo, bars.hi, bars.group, bars.heights.len()), (1, 12, 1, 12));
        assert_eq!(bars.now, Some(6));
        assert_eq!(bars.heights[5], 1.0);
        assert_eq!(bars.heights[0], bars.heights[11]);
    }

    #[test]
    fn many_values_are_grouped_evenly() {
        let last = 1_000_000;
        let bars = Bars::of_roll(&roll(Law::Uniform(Span::new(0, last)), last as u32), 1);
        let bars = bars.expect("a span");
        assert_eq!(bars.group, 50_000);
        assert!(bars.heights.len() <= 40, "{}", bars.heights.len());
        assert_eq!(bars.now, Some(bars.heights.len() - 1));
        assert!(bars.heights.iter().all(|h| (0.0..=1.0).contains(h)));
    }

    #[test]
    fn a_reversed_span_still_rises_from_left_to_right() {
        let bars = Bars::of_roll(&roll(Law::Uniform(Span::new(0, -4)), 2), 1).expect("a span");
        assert_eq!((bars.lo, bars.hi, bars.now), (-2, 0, Some(0)));
    }

    #[test]
    fn a_bar_is_pinned_to_a_value_that_falls_into_it() {
        for (law, times) in [
            (Law::Uniform(Span::new(3, 9)), 1),
            (Law::Uniform(Span::new(0, -4)), 1),
            (Law::Triangular(Span::new(1, 12)), -2),
            (Law::Uniform(Span::new(0, 999)), 3),
        ] {
            let of = |pick| Bars::of_roll(&roll(law, pick), times).expect("a span");
            let bars = of(0);
            for bar in 0..bars.heights.len() {
                let value = Bars::value_at(&roll(law, 0), bars.group, bar, times);
                let (Law::Uniform(span) | Law::Triangular(span)) = law else { continue };
                let pick = value.map_or(0, |value| value.abs_diff(span.lo));
                assert_eq!(of(pick).now, Some(bar), "{law:?} × {times}");
            }
        }
    }

    #[test]
    fn a_gap_in_a_law_stays_a_gap() {
        let law = Distribution::from_masses([(0, 0.5), (10, 0.5)]);
        let bars = Bars::of_law(&law, 10).expect("a law");
        assert_eq!((bars.heights.len(), bars.now), (11, Some(10)));
        assert_eq!(bars.heights[5], 0.0);
        assert_eq!(Bars::of_law(&Distribution::default(), 0), None);
    }
}
