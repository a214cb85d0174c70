//! A map of two inputs: a cell for each pair of values, lines of equal value
//! over them.

use super::contour::contour;
use super::field::Plane;
use super::shape::{Ink, Shape};

/// How numbers become colours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tone {
    /// The attacker's colour over a half, the defender's below.
    Sides,
    /// The more of the attacker's colour, the more, between two numbers.
    More(f64, f64),
}

/// A cell of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// Its number.
    Now(f64),
    /// A number of older inputs.
    Old(f64),
    /// There is no number.
    Nothing,
    /// It is not known yet.
    Blank,
}

impl Tone {
    /// From the lowest to the highest of some numbers.
    pub fn of(numbers: impl Iterator<Item = f64>) -> Tone {
        let ends = |(low, high): (f64, f64), x: f64| (low.min(x), high.max(x));
        let (low, high) =
            numbers.filter(|x| x.is_finite()).fold((f64::INFINITY, f64::NEG_INFINITY), ends);
        if low <= high { Tone::More(low, high) } else { Tone::More(0.0, 1.0) }
    }

    /// The colour of a number, and how much of it.
    pub fn colour(self, x: f64) -> (Ink, f64) {
        match self {
            Tone::Sides if x >= 0.5 => (Ink::Left, ((x - 0.5) * 2.0).min(1.0) * FULL),
            Tone::Sides => (Ink::Miss, ((0.5 - x) * 2.0).min(1.0) * FULL),
            Tone::More(low, high) if high > low => {
                (Ink::Left, ((x - low) / (high - low)).clamp(0.04, 1.0) * FULL)
            }
            Tone::More(..) => (Ink::Left, FULL / 2.0),
        }
    }
}

/// The strongest colour lets the lines over it be seen.
const FULL: f64 = 0.88;

/// How much of its colour an older number keeps.
const OLD: f64 = 0.3;

/// The cells, row by row from below.
pub fn cells(out: &mut Vec<Shape>, plane: &Plane, grounds: &[Ground], tone: Tone) {
    let columns = plane.places[0];
    for (i, ground) in grounds.iter().enumerate() {
        let (column, row) = ((i % columns) as f64, (i / columns) as f64);
        let snap = |x: f64| plane.surface.snap(x);
        let (x, right) = (snap(plane.x(column)), snap(plane.x(column + 1.0)));
        let (y, bottom) = (snap(plane.y(row + 1.0)), snap(plane.y(row)));
        let (ink, alpha) = match *ground {
            Ground::Now(x) => tone.colour(x),
            Ground::Old(x) => {
                let (ink, alpha) = tone.colour(x);
                (ink, alpha * OLD)
            }
            Ground::Nothing => {
                let points = vec![(x, bottom), (right, y)];
                let line = plane.surface.line(1.0);
                out.push(Shape::Path { points, ink: Ink::Grid, line, dash: 0.0 });
                continue;
            }
            Ground::Blank => continue,
        };
        if alpha > 0.0 {
            out.push(Shape::Rect { x, y, w: right - x, h: bottom - y, ink, alpha });
        }
    }
    let [left, top, right, bottom] = plane.edges;
    let line = plane.surface.line(1.0);
    let (w, h) = (right - left, bottom - top);
    out.push(Shape::Frame { x: left, y: top, w, h, ink: Ink::Dim, line, dash: 0.0 });
}

/// The line of a value, on a halo of the ground so that it is seen on any colour.
pub fn level(
    out: &mut Vec<Shape>,
    plane: &Plane,
    numbers: &[Option<f64>],
    value: f64,
    ink: Ink,
    width: f64,
) {
    let pieces = contour(numbers, plane.places[0], value);
    let point = |&(x, y): &(f64, f64)| (plane.x(x + 0.5), plane.y(y + 0.5));
    for (ink, width) in [(Ink::Ground, width + 2.0), (ink, width)] {
        let line = plane.surface.line(width);
        for piece in &pieces {
            let points = piece.iter().map(point).collect();
            out.push(Shape::Path { points, ink, line, dash: 0.0 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::Surface;

    fn plane() -> Plane {
        let surface = Surface::within(400.0, 300.0, 1.25, 12.0);
        Plane::new(surface, [4, 3], 20.0).expect("room")
    }

    #[test]
    fn sides_part_at_a_half() {
        assert_eq!(Tone::Sides.colour(0.5), (Ink::Left, 0.0));
        assert_eq!(Tone::Sides.colour(0.49).0, Ink::Miss);
        assert!(Tone::Sides.colour(0.9).1 > Tone::Sides.colour(0.6).1);
        assert_eq!(Tone::of([3.0, f64::INFINITY, 1.0].into_iter()), Tone::More(1.0, 3.0));
        for tone in [Tone::Sides, Tone::More(2.0, 2.0), Tone::of([].into_iter())] {
            for x in [0.0, 0.5, 1.0, 2.0, f64::INFINITY] {
                assert!((0.0..=1.0).contains(&tone.colour(x).1), "{tone:?} {x}");
            }
        }
    }

    #[test]
    fn cells_meet_without_gaps_and_old_ones_are_dim() {
        let mut out = Vec::new();
        let mut grounds = vec![Ground::Now(0.9); 10];
        grounds.extend([Ground::Old(0.9), Ground::Nothing]);
        cells(&mut out, &plane(), &grounds, Tone::Sides);
        let rects: Vec<(f64, f64, f64, f64, f64)> = out
            .iter()
            .filter_map(|shape| match shape {
                Shape::Rect { x, y, w, h, alpha, .. } => Some((*x, *y, *w, *h, *alpha)),
                _ => None,
            })
            .collect();
        assert_eq!(rects.len(), 11);
        assert!((rects[0].0 + rects[0].2 - rects[1].0).abs() < 1e-9);
        assert!((rects[4].1 + rects[4].3 - rects[0].1).abs() < 1e-9, "the second row is above");
        assert!(rects[10].4 < rects[9].4 / 2.0);
        assert!(out.iter().flat_map(Shape::numbers).all(f64::is_finite));
    }

    #[test]
    fn a_level_goes_through_the_middles_of_its_cells() {
        let numbers: Vec<Option<f64>> = (0..12).map(|i| Some(f64::from(i % 4))).collect();
        let mut out = Vec::new();
        level(&mut out, &plane(), &numbers, 1.0, Ink::Text, 2.0);
        let x = plane().x(1.5);
        let lines: Vec<&Shape> = out
            .iter()
            .filter(|shape| matches!(shape, Shape::Path { ink: Ink::Text, .. }))
            .collect();
        assert_eq!(lines.len(), 2);
        for line in lines {
            let Shape::Path { points, .. } = line else { continue };
            assert!(points.iter().all(|p| (p.0 - x).abs() < 1e-9), "{points:?}");
        }
    }
}
