//! Lines over one input: the number of the attacker, the number of the
//! defender.

use duelscope_text::{Lang, decimal};

use super::field::{Plane, label};
use super::layout::{text_width, tick_text};
use super::scale::Scale;
use super::shape::{Anchor, Ink, Shape};
use super::surface::Surface;

/// What is drawn: for each value of the input the two numbers.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    /// The attacker's numbers, then the defender's; `None` where there is none.
    pub numbers: [&'a [Option<f64>]; 2],
    /// They are probabilities.
    pub probability: bool,
    /// A number holds until the next one, in steps.
    pub steps: bool,
    /// A number to compare with, drawn straight across.
    pub level: Option<f64>,
}

/// Lines that were laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// Where the values lie: one row.
    pub plane: Plane,
    /// The height of the attacker's number at each value.
    pub heights: Vec<Option<f64>>,
}

/// Lays the lines out over `values`; `None` if there is no room.
pub fn lines(
    out: &mut Vec<Shape>,
    of: &Lines<'_>,
    values: &[String],
    surface: Surface,
    lang: Lang,
) -> Option<Laid> {
    let count = (surface.height / (surface.font * 3.4)).clamp(1.0, 6.0) as usize;
    let all = of.numbers.iter().flat_map(|side| side.iter().flatten());
    let numbers: Vec<f64> = all.copied().chain(of.level).collect();
    let scale = if of.probability { Scale::whole(count) } else { Scale::linear(&numbers, count) };
    let text = |tick: f64| {
        if of.probability { tick_text(lang, tick) } else { decimal(lang, tick, 2) }
    };
    let font = surface.font;
    let widest = scale.ticks.iter().map(|&tick| text_width(&text(tick), font)).fold(0.0, f64::max);
    let plane = Plane::new(surface, [values.len(), 1], widest)?;
    let [left, top, right, bottom] = plane.edges;
    let up = |number: f64| bottom - (bottom - top) * scale.height(number);
    let hair = surface.line(1.0);
    for &tick in &scale.ticks {
        let y = surface.snap(up(tick));
        let ink = if tick > 0.0 { Ink::Grid } else { Ink::Dim };
        out.push(Shape::rect(left, y, right - left, hair, ink));
        out.push(label(left - font * 0.5, y + font * 0.35, text(tick), font, Anchor::End));
    }
    if let Some(level) = of.level {
        let points = vec![(left, up(level)), (right, up(level))];
        out.push(Shape::Path { points, ink: Ink::Dim, line: surface.line(1.5), dash: 2.0 });
    }
    // The defender's line is dashed, so that the two differ without colours.
    for (side, ink, dash) in [(1, Ink::Miss, 6.0), (0, Ink::Left, 0.0)] {
        let mut points: Vec<(f64, f64)> = Vec::new();
        let mut stroke = |points: &mut Vec<(f64, f64)>| {
            let points = std::mem::take(points);
            if let [(x, y)] = points[..] {
                let size = surface.line(4.0);
                out.push(Shape::rect(x - size / 2.0, y - size / 2.0, size, size, ink));
            } else if !points.is_empty() {
                out.push(Shape::Path { points, ink, line: surface.line(2.0), dash });
            }
        };
        for (i, number) in of.numbers[side].iter().enumerate() {
            match number {
                Some(number) => {
                    let (x, y) = (plane.x(i as f64 + 0.5), up(*number));
                    if let Some(before) = points.last().filter(|_| of.steps) {
                        points.push((x, before.1));
                    }
                    points.push((x, y));
                }
                None => stroke(&mut points),
            }
        }
        stroke(&mut points);
    }
    plane.along(out, values);
    let heights = of.numbers[0].iter().map(|number| number.map(up)).collect();
    Some(Laid { plane, heights })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(numbers: [&[Option<f64>]; 2], probability: bool) -> Vec<Shape> {
        let surface = Surface::within(500.0, 240.0, 1.0, 12.0);
        let values: Vec<String> = (0..numbers[0].len()).map(|i| i.to_string()).collect();
        let mut out = Vec::new();
        let of = Lines { numbers, probability, steps: false, level: Some(0.5) };
        lines(&mut out, &of, &values, surface, Lang::En).expect("room");
        assert!(out.iter().flat_map(Shape::numbers).all(f64::is_finite));
        out
    }

    fn paths(shapes: &[Shape], wanted: Ink) -> Vec<&Vec<(f64, f64)>> {
        let path = |shape| match shape {
            &Shape::Path { ref points, ink, .. } if ink == wanted => Some(points),
            _ => None,
        };
        shapes.iter().filter_map(path).collect()
    }

    #[test]
    fn a_line_breaks_where_there_is_no_number() {
        let gap = [Some(0.1), Some(0.2), None, Some(0.4), None, Some(0.5), Some(0.6)];
        let whole = [Some(0.9); 7];
        let shapes = drawn([&gap, &whole], true);
        assert_eq!(paths(&shapes, Ink::Left).iter().map(|p| p.len()).collect::<Vec<_>>(), [2, 2]);
        assert_eq!(paths(&shapes, Ink::Miss)[0].len(), 7);
        assert_eq!(paths(&shapes, Ink::Dim).len(), 1, "the level");
    }

    #[test]
    fn more_is_higher() {
        let numbers = [Some(1.0), Some(4.0), Some(9.0)];
        let shapes = drawn([&numbers, &[None; 3]], false);
        let line = paths(&shapes, Ink::Left)[0];
        assert!(line[0].1 > line[1].1 && line[1].1 > line[2].1, "{line:?}");
        assert!(paths(&shapes, Ink::Miss).is_empty());
    }
}
