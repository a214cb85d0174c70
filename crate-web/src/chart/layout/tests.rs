use std::rc::Rc;

use duelscope_core::{Outcome, Tally};

use super::*;
use crate::chart::{Counts, Data, Spread, View};

fn surface(width: f64) -> Surface {
    Surface::within(width, 240.0, 1.0, 12.0)
}

fn data(missed: f64, hits: impl IntoIterator<Item = (i32, f64)>) -> Data {
    Data { exact: Some(Rc::new(Spread::new(missed, hits))), ..Data::default() }
}

fn draw(data: &Data, view: View, surface: Surface) -> (Series, Picture) {
    let series = Series::new(data, view, most_places(surface));
    let picture = picture(&series, surface, Lang::En, None);
    (series, picture)
}

fn texts(picture: &Picture) -> Vec<String> {
    let text = |s: &Shape| match s {
        Shape::Text { text, .. } => Some(text.replace('\u{a0}', " ")),
        _ => None,
    };
    picture.shapes.iter().filter_map(text).collect()
}

fn boxes(picture: &Picture) -> Vec<(f64, f64, f64)> {
    let frame = |s: &Shape| match s {
        Shape::Frame { x, w, h, ink: Ink::Exact, .. } => Some((*x, *w, *h)),
        _ => None,
    };
    picture.shapes.iter().filter_map(frame).collect()
}

#[test]
fn the_rightmost_bar_is_fully_visible_at_every_width() {
    for values in [2, 5, 22, 60, 130, 700] {
        let d = data(0.1, (0..values).map(|v| (v, 1.0)));
        for width in 280..=1600 {
            for dpr in [1.0, 1.25] {
                let s = Surface::within(f64::from(width), 240.0, dpr, 12.0);
                let (series, p) = draw(&d, View::default(), s);
                let last = p.columns.last().unwrap();
                assert_eq!(last.bar, series.bars.len() - 1);
                assert!(last.right <= s.width + 1e-9, "{values} at {width}: {last:?}");
                assert!(last.right - last.left >= 1.0, "{values} at {width}: {last:?}");
            }
        }
    }
}

#[test]
fn equal_probabilities_are_equal_boxes() {
    let (_, p) = draw(&data(0.0, (6..=9).map(|v| (v, 0.25))), View::default(), surface(640.0));
    let boxes = boxes(&p);
    assert_eq!(boxes.len(), 4);
    assert!(boxes.windows(2).all(|b| b[0].1 == b[1].1 && b[0].2 == b[1].2));
}

#[test]
fn a_gap_keeps_its_width() {
    let (_, p) = draw(&data(0.0, [(0, 0.5), (10, 0.5)]), View::default(), surface(640.0));
    let boxes = boxes(&p);
    assert_eq!(boxes.len(), 2);
    assert!(boxes[1].0 - boxes[0].0 > 9.0 * boxes[0].1);
}

#[test]
fn bars_and_edges_lie_on_device_pixels() {
    for dpr in [1.0, 1.25, 1.5, 2.0, 3.0] {
        let s = Surface::within(777.7, 240.0, dpr, 12.0);
        let (_, p) = draw(&data(0.2, (0..23).map(|v| (v, 1.0 + f64::from(v)))), View::default(), s);
        for shape in &p.shapes {
            if let Shape::Rect { x, y, w, h, .. } | Shape::Frame { x, y, w, h, .. } = shape {
                for n in [x, y, w, h] {
                    let device = n * dpr;
                    assert!((device - device.round()).abs() < 1e-6, "{shape:?} at {dpr}");
                }
            }
        }
    }
}

#[test]
fn a_giant_is_torn_and_says_its_height() {
    let d = data(0.99, (1..=10).map(|v| (v, 0.001)));
    let (_, p) = draw(&d, View::default(), surface(640.0));
    assert!(p.torn);
    assert!(texts(&p).contains(&"99 %".into()));
    let highest = boxes(&p).iter().map(|b| b.2).fold(0.0, f64::max);
    assert!(highest > 60.0, "the others can be read: {highest}");
    let (_, p) = draw(&d, View { hits_only: true, ..View::default() }, surface(640.0));
    assert!(!p.torn);
}

#[test]
fn a_certain_outcome_is_called_certain() {
    let (_, p) = draw(&data(0.0, [(4, 1.0)]), View::default(), surface(640.0));
    assert!(texts(&p).contains(&"certain".into()));
    let (_, p) = draw(&data(1.0, []), View::default(), surface(640.0));
    let texts = texts(&p);
    assert!(texts.contains(&"certain".into()) && texts.contains(&"miss".into()));
}

#[test]
fn death_is_a_line_before_the_first_bar_that_kills() {
    let d = Data { hp: Some(8), ..data(0.0, (1..=21).map(|v| (v, 1.0))) };
    let (series, p) = draw(&d, View::default(), surface(900.0));
    let line = p.shapes.iter().find_map(|s| match s {
        Shape::Path { points, ink: Ink::Bad, .. } => Some(points[0].0),
        _ => None,
    });
    let first = series.bars.iter().position(|b| b.kills).unwrap();
    assert_eq!(line, Some(p.columns[first].left));
    assert!(texts(&p).iter().any(|t| t == "kills: 66.7 % →"), "{:?}", texts(&p));
    let missed = Data { hp: Some(8), ..data(0.5, (1..=21).map(|v| (v, 0.5 / 21.0))) };
    let hits = View { hits_only: true, ..View::default() };
    for (width, text) in
        [(900.0, "kills: 66.7 % of hits, 33.3 % of all →"), (280.0, "kills: 66.7 % of hits →")]
    {
        let (_, p) = draw(&missed, hits, surface(width));
        assert!(texts(&p).iter().any(|t| t == text), "{:?}", texts(&p));
    }
    let out_of_reach = Data { hp: Some(80), ..d };
    let (_, p) = draw(&out_of_reach, View::default(), surface(900.0));
    assert!(!texts(&p).iter().any(|t| t.starts_with("kills")));
}

#[test]
fn labels_do_not_touch() {
    for width in (280..1600).step_by(37) {
        for (low, high) in [(0, 4), (-20, 90), (0, 3000), (0, 2_000_000_000)] {
            // The second has a giant at its right end.
            for law in [[0.3, 0.3, 0.1], [0.01, 0.98, 0.01]] {
                let values = [low, high, (low + high) / 2];
                let d = data(1.0 - law.iter().sum::<f64>(), values.into_iter().zip(law));
                let (_, p) = draw(&d, View::default(), surface(f64::from(width)));
                let mut rows: Vec<(i64, f64, f64)> = Vec::new();
                for shape in &p.shapes {
                    if let Shape::Text { x, y, text, anchor: Anchor::Middle, size, bold, .. } =
                        shape
                    {
                        let wider = if *bold { marks::BOLD } else { 1.0 };
                        let half = text_width(text, *size) * wider / 2.0;
                        assert!(x - half >= -0.01 && x + half <= f64::from(width) + 0.01, "{text}");
                        rows.push((*y as i64, x - half, x + half));
                    }
                }
                for (i, a) in rows.iter().enumerate() {
                    for b in &rows[i + 1..] {
                        let apart = a.0 != b.0 || a.2 <= b.1 || b.2 <= a.1;
                        assert!(apart, "{width}, {low} to {high}: {:?}", texts(&p));
                    }
                }
            }
        }
    }
}

#[test]
fn pointing_finds_the_bar() {
    let (series, p) = draw(&data(0.5, (1..=9).map(|v| (v, 1.0))), View::default(), surface(500.0));
    for column in &p.columns {
        assert_eq!(p.bar_at((column.left + column.right) / 2.0), Some(column.bar));
    }
    assert_eq!(p.columns.len(), series.bars.len());
    assert_eq!([p.bar_at(-1.0), p.bar_at(f64::NAN), p.bar_at(1e9)], [None; 3]);
}

#[test]
fn an_empty_law_says_so() {
    let (_, p) = draw(&Data::default(), View::default(), surface(640.0));
    assert_eq!(texts(&p), ["Nothing to show yet"]);
}

/// A small generator of arbitrary laws: the property must not depend on luck.
struct Arbitrary(u64);

impl Arbitrary {
    fn next(&mut self, below: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn mass(&mut self) -> f64 {
        match self.next(9) {
            0 => 0.0,
            1 => f64::NAN,
            2 => f64::INFINITY,
            3 => f64::MIN_POSITIVE,
            4 => 1e-320,
            5 => -1.0,
            6 => 1.0,
            _ => self.next(1000) as f64 / 1000.0,
        }
    }

    fn value(&mut self) -> i32 {
        match self.next(8) {
            0 => i32::MIN,
            1 => i32::MAX,
            2 => -(self.next(50) as i32),
            3 => self.next(2_000_000) as i32,
            _ => self.next(40) as i32,
        }
    }

    fn spread(&mut self) -> Option<Rc<Spread>> {
        let n = self.next(30);
        let missed = self.mass();
        let hits: Vec<_> = (0..n).map(|_| (self.value(), self.mass())).collect();
        (self.next(5) > 0).then(|| Rc::new(Spread::new(missed, hits)))
    }

    fn tally(&mut self) -> Option<Tally> {
        let mut tally = Tally::new();
        for trial in 0..self.next(60) {
            let outcome = Outcome::ALL[self.next(4) as usize];
            let loss = if outcome == Outcome::Missed { 0 } else { self.value() };
            tally.count(trial, outcome, loss);
        }
        (self.next(3) > 0).then_some(tally)
    }
}

#[test]
fn no_law_and_no_size_gives_a_number_that_is_none() {
    let mut any = Arbitrary(7);
    for round in 0..6000 {
        let d = Data {
            exact: any.spread(),
            counts: any.tally().map(|tally| Rc::new(Counts::of_attacks(&tally))),
            reference: any.spread().filter(|_| round % 4 == 0),
            hp: (any.next(2) == 0).then(|| any.value()),
        };
        let view = View {
            heights: Heights::ALL[any.next(3) as usize],
            hits_only: any.next(2) == 0,
            log: any.next(2) == 0,
            capped: any.next(2) == 0,
        };
        let s = Surface::within(
            any.next(1700) as f64 / 1.3,
            any.next(400) as f64,
            [1.0, 1.25, 2.0, 3.0][any.next(4) as usize],
            [12.0, 24.0][any.next(2) as usize],
        );
        let series = Series::new(&d, view, most_places(s));
        for bar in &series.bars {
            for p in [bar.exact, bar.reference, bar.sample.map(|s| s.share)].into_iter().flatten() {
                assert!((0.0..=1.0).contains(&p), "round {round}: {p}");
            }
        }
        let active = (any.next(2) == 0).then(|| any.next(50) as usize);
        let lang = Lang::ALL[any.next(2) as usize];
        let p = picture(&series, s, lang, active);
        for shape in &p.shapes {
            assert!(shape.numbers().iter().all(|n| n.is_finite()), "round {round}: {shape:?}");
            if let Shape::Rect { w, h, .. } | Shape::Frame { w, h, .. } = shape {
                assert!(*w >= 0.0 && *h >= 0.0, "round {round}: {shape:?}");
            }
            if let Shape::Text { text, .. } = shape {
                assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            }
        }
        for column in &p.columns {
            assert!(column.right <= s.width + 1e-6, "round {round}: {column:?} of {s:?}");
        }
    }
}
