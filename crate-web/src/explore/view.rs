//! The picture of a sweep: a map or lines, with the lines of equal value.

use std::rc::Rc;

use duelscope_core::sheet::{Kind, Slot};
use duelscope_text::explore::input_name;
use duelscope_text::{Lang, decimal, hp, int, never, percent, percent_plain, range};

use super::along::numbers;
use super::cell::Cell;
use super::job::Asks;
use super::work::Swept;
use crate::chart::field::Plane;
use crate::chart::heat::{Ground, Tone, cells, level};
use crate::chart::layout::text_width;
use crate::chart::lines::{Lines, lines};
use crate::chart::shape::Ink;
use crate::chart::{Picture, Surface};
use duelscope_core::sweep::Measure;

/// Numbers that are drawn as lines.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Levels {
    /// The number as it is now.
    pub now: Option<f64>,
    /// The reference's.
    pub reference: Option<f64>,
}

impl Levels {
    /// Of these the numbers that a map can part: on its lowest and its highest
    /// number there is no line, but an edge of a plain.
    #[must_use]
    pub fn within(self, swept: &Swept) -> Levels {
        let map = matches!(swept.job.asks, Asks::Map(..));
        let ends = ends(swept).filter(|_| map);
        let inside = |x: &f64| ends.is_none_or(|[low, high]| low < *x && *x < high);
        Levels { now: self.now.filter(inside), reference: self.reference.filter(inside) }
    }
}

/// A picture, and where its values lie.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What is painted.
    pub picture: Rc<Picture>,
    /// Where the values lie; `None` without room.
    pub plane: Option<Plane>,
    /// On lines, the height of the attacker's number at each value.
    pub heights: Vec<Option<f64>>,
}

/// Even odds.
pub const EVEN: f64 = 0.5;

/// Lays a sweep out.
pub fn view(swept: &Swept, levels: Levels, surface: Surface, lang: Lang) -> View {
    let (mut shapes, mut heights) = (Vec::new(), Vec::new());
    let plane = match &swept.job.asks {
        Asks::Map(x, y) => {
            let [along, upwards] = [x, y].map(|axis| texts(lang, axis.slot, &axis.values));
            let widest = upwards.iter().map(|text| text_width(text, surface.font));
            let places = [along.len(), upwards.len()];
            let plane = Plane::new(surface, places, widest.fold(0.0, f64::max));
            if let Some(plane) = &plane {
                let finite: Vec<Option<f64>> =
                    swept.cells.iter().map(|cell| cell.finite()).collect();
                let win = swept.job.measure == Measure::Win;
                let tone = tone(swept);
                cells(&mut shapes, plane, &grounds(swept), tone);
                let mut line = |value, ink, width| {
                    level(&mut shapes, plane, &finite, value, ink, width);
                };
                if let Some(now) = levels.now {
                    line(now, Ink::Focus, 1.5);
                }
                if let Some(reference) = levels.reference {
                    line(reference, Ink::Dim, 1.5);
                }
                if win {
                    line(EVEN, Ink::Text, 2.5);
                }
                plane.along(&mut shapes, &along);
                plane.upwards(&mut shapes, &upwards);
                let [x, y] = [x, y].map(|axis| input_name(lang, axis.slot.field));
                plane.names(&mut shapes, x, y);
            }
            plane
        }
        Asks::Line(x) => {
            let finite: Vec<Option<f64>> = swept.cells.iter().map(|cell| cell.finite()).collect();
            let (left, right) = finite.split_at(x.values.len());
            let probability = swept.job.measure.is_probability();
            let of = Lines {
                numbers: [left, right],
                probability,
                steps: false,
                level: levels.reference,
            };
            let along = texts(lang, x.slot, &x.values);
            lines(&mut shapes, &of, &along, surface, lang).map(|laid| {
                let name = input_name(lang, x.slot.field);
                laid.plane.names(&mut shapes, name, String::new());
                heights = laid.heights;
                laid.plane
            })
        }
        Asks::Points(..) => None,
    };
    View { picture: Rc::new(Picture::of(surface, shapes)), plane, heights }
}

/// The colours of a map.
pub fn tone(swept: &Swept) -> Tone {
    match swept.job.measure {
        Measure::Win => Tone::Sides,
        measure if measure.is_probability() => Tone::More(0.0, 1.0),
        _ => Tone::of(swept.cells.iter().filter_map(|cell| cell.finite())),
    }
}

fn grounds(swept: &Swept) -> Vec<Ground> {
    let ground = |(i, cell): (usize, &Cell)| match (cell, swept.old(i)) {
        (Cell::Known(x), _) => Ground::Now(*x),
        (Cell::Waiting, Some(Cell::Known(x))) => Ground::Old(x),
        (Cell::Waiting, _) => Ground::Blank,
        (Cell::Invalid | Cell::Unknown, _) => Ground::Nothing,
    };
    swept.cells.iter().enumerate().map(ground).collect()
}

/// The values of an axis as people read them.
pub fn texts(lang: Lang, slot: Slot, values: &[String]) -> Vec<String> {
    values.iter().map(|text| value_text(lang, slot, text)).collect()
}

/// A value of an input as people read it.
pub fn value_text(lang: Lang, slot: Slot, text: &str) -> String {
    let whole = |text: &str| text.parse::<i64>().ok();
    let shown = match slot.field.kind {
        Kind::Span { .. } => {
            let ends = text.split_once('~').unwrap_or((text, text));
            whole(ends.0).zip(whole(ends.1)).map(|(low, high)| range(lang, low, high))
        }
        Kind::Decimal { .. } => {
            duelscope_core::sheet::decimal(text).map(|x| decimal(lang, x.into(), 3))
        }
        _ => whole(text).map(|n| int(lang, n)),
    };
    shown.unwrap_or_else(|| text.to_owned())
}

/// A number as people read it.
pub fn number_text(lang: Lang, measure: Measure, x: f64) -> String {
    match measure {
        _ if x == f64::INFINITY => never(lang),
        _ if measure.is_probability() => percent(lang, x),
        _ => hp(lang, x),
    }
}

/// The same in a column.
pub fn number_plain(lang: Lang, measure: Measure, x: f64) -> String {
    if measure.is_probability() { percent_plain(lang, x) } else { number_text(lang, measure, x) }
}

/// The lowest and the highest number that is known, infinite ones included.
pub fn ends(swept: &Swept) -> Option<[f64; 2]> {
    let mut known = swept.cells.iter().filter_map(|cell| cell.number());
    let first = known.next()?;
    Some(known.fold([first, first], |[low, high], x| [low.min(x), high.max(x)]))
}

/// Which value of an axis is nearest to a place between two.
pub fn nearest(place: f64, count: usize) -> usize {
    (place.round().max(0.0) as usize).min(count.saturating_sub(1))
}

/// Where a value beyond the ends of an axis is shown: at the nearer end.
pub fn clamped(axis: &duelscope_core::sweep::Axis, now: f64) -> f64 {
    let values = numbers(axis);
    let (Some(first), Some(last)) = (values.first(), values.last()) else { return 0.0 };
    if (now - first).abs() <= (now - last).abs() { 0.0 } else { values.len() as f64 - 1.0 }
}

/// Where a key leads on the places of a picture, from the lower left corner;
/// `None` for a key that means nothing here.
pub fn walked(key: &str, far: bool, [x, y]: [usize; 2], places: [usize; 2]) -> Option<[usize; 2]> {
    let step = if far { 5 } else { 1 };
    let last = places.map(|count| count.saturating_sub(1));
    let more = |at: usize, last: usize| (at + step).min(last);
    let less = |at: usize| at.saturating_sub(step);
    let line = last[1] == 0;
    Some(match key {
        "ArrowRight" => [more(x, last[0]), y],
        "ArrowLeft" => [less(x), y],
        "ArrowUp" if line => [more(x, last[0]), y],
        "ArrowDown" if line => [less(x), y],
        "ArrowUp" => [x, more(y, last[1])],
        "ArrowDown" => [x, less(y)],
        "Home" => [0, y],
        "End" => [last[0], y],
        "PageUp" => [x, last[1]],
        "PageDown" => [x, 0],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::Sheet;

    use super::*;
    use crate::chart::shape::Shape;
    use crate::explore::{Job, Setup, Work};
    use crate::shelf::Shelf;

    fn swept(measure: Measure, two: bool) -> Swept {
        let sheet = Sheet::new();
        let setup = Setup::first(&sheet);
        let [x, y] = setup.axes.map(|along| along.axis(&sheet).expect("a range"));
        let asks = if two { Asks::Map(x, y) } else { Asks::Line(x) };
        let job = Job::new(&sheet, &Shelf::default(), measure, asks);
        let mut work = Work::new(Swept::begin(Rc::new(job), None));
        assert!(!work.go_on(f64::INFINITY, || 0.0));
        work.swept
    }

    fn surface() -> Surface {
        Surface::within(600.0, 400.0, 1.0, 12.0)
    }

    #[test]
    fn every_measure_has_a_picture_in_both_languages() {
        for measure in Measure::ALL {
            for two in [false, true] {
                let swept = swept(measure, two);
                assert!(ends(&swept).is_some(), "{measure:?}");
                for lang in Lang::ALL {
                    let levels = Levels { now: Some(0.4), reference: Some(0.6) };
                    let View { picture, plane, .. } = view(&swept, levels, surface(), lang);
                    assert!(plane.is_some());
                    assert!(picture.shapes.iter().flat_map(Shape::numbers).all(f64::is_finite));
                    for shape in &picture.shapes {
                        if let Shape::Text { text, .. } = shape {
                            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_line_of_even_odds_parts_the_sides() {
        let swept = swept(Measure::Win, true);
        let [low, high] = ends(&swept).expect("known");
        assert!(low < EVEN && high > EVEN, "{low} {high}");
        let View { picture, .. } = view(&swept, Levels::default(), surface(), Lang::En);
        let bold = |shape: &&Shape| matches!(shape, Shape::Path { ink: Ink::Text, .. });
        assert!(picture.shapes.iter().filter(bold).count() > 3);
    }

    #[test]
    fn the_edge_of_a_plain_is_no_line() {
        let swept = swept(Measure::Win, true);
        let [low, high] = ends(&swept).expect("known");
        let levels = Levels { now: Some(low), reference: Some(high) };
        assert_eq!(levels.within(&swept), Levels::default());
        let levels = Levels { now: Some(0.4), reference: None };
        assert_eq!(levels.within(&swept), levels);
    }

    #[test]
    fn keys_walk_within_the_places() {
        let go = |key, at| walked(key, false, at, [4, 3]).expect("a way");
        assert_eq!(go("ArrowRight", [3, 0]), [3, 0]);
        assert_eq!(go("ArrowUp", [1, 1]), [1, 2]);
        assert_eq!(go("ArrowDown", [1, 0]), [1, 0]);
        assert_eq!(go("End", [0, 2]), [3, 2]);
        assert_eq!(go("PageUp", [1, 0]), [1, 2]);
        assert_eq!(walked("ArrowUp", false, [1, 0], [4, 1]), Some([2, 0]), "a line goes up too");
        assert_eq!(walked("ArrowRight", true, [1, 0], [40, 1]), Some([6, 0]));
        assert_eq!(walked("Tab", false, [1, 0], [4, 1]), None);
    }

    #[test]
    fn values_are_written_as_people_read_them() {
        let text = |key, value| value_text(Lang::Ru, Slot::parse(key).expect("a slot"), value);
        assert_eq!(text("l-delay", "0.25"), "0,25");
        assert_eq!(text("l-m-dmg", "3~7"), "3–7");
        assert_eq!(text("l-m-dmg", "3~3"), "3");
        assert_eq!(text("l-hp", "100000"), "100\u{a0}000");
        assert_eq!(number_text(Lang::En, Measure::Attacks, f64::INFINITY), "never");
    }
}
