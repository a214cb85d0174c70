//! The plane of a sweep: where its values lie, and what stands along its edges.

use super::layout::text_width;
use super::shape::{Anchor, Ink, Shape};
use super::surface::Surface;

/// A plane whose places are counted from its lower left corner: `columns`
/// along, `rows` upwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plane {
    /// The area of the picture.
    pub surface: Surface,
    /// Left, top, right and bottom edge.
    pub edges: [f64; 4],
    /// How many places there are along and upwards.
    pub places: [usize; 2],
}

impl Plane {
    /// The plane within a surface, with room for texts of this width at its
    /// left; `None` if that leaves nothing.
    pub fn new(surface: Surface, places: [usize; 2], labels: f64) -> Option<Plane> {
        let font = surface.font;
        let edges = [
            surface.snap(labels + font * 0.7),
            surface.snap(font * 1.8),
            surface.snap(surface.width - font * 0.6),
            surface.snap(surface.height - font * 2.9),
        ];
        let room = edges[2] - edges[0] >= 24.0 && edges[3] - edges[1] >= 24.0;
        (room && !places.contains(&0)).then_some(Plane { surface, edges, places })
    }

    /// The left edge of a column, or the middle of one at half.
    pub fn x(&self, column: f64) -> f64 {
        let [left, _, right, _] = self.edges;
        left + (right - left) * column / self.places[0] as f64
    }

    /// The lower edge of a row.
    pub fn y(&self, row: f64) -> f64 {
        let [_, top, _, bottom] = self.edges;
        bottom - (bottom - top) * row / self.places[1] as f64
    }

    /// The place at a point of the picture; outside, the nearest one.
    pub fn at(&self, x: f64, y: f64) -> [usize; 2] {
        let [left, top, right, bottom] = self.edges;
        let place = |share: f64, count: usize| {
            ((share * count as f64).floor().max(0.0) as usize).min(count - 1)
        };
        [
            place((x - left) / (right - left), self.places[0]),
            place((bottom - y) / (bottom - top), self.places[1]),
        ]
    }

    /// Texts under the columns, as many as there is room for.
    pub fn along(&self, out: &mut Vec<Shape>, texts: &[String]) {
        let font = self.surface.font;
        let widest = texts.iter().map(|text| text_width(text, font)).fold(0.0, f64::max);
        let every = every(self.x(1.0) - self.x(0.0), widest + font * 0.8);
        for (i, text) in texts.iter().enumerate().step_by(every) {
            let half = text_width(text, font) / 2.0;
            let x = self.x(i as f64 + 0.5).min(self.surface.width - half);
            out.push(label(x, self.edges[3] + font * 1.3, text.clone(), font, Anchor::Middle));
        }
    }

    /// Texts at the left of the rows, as many as there is room for.
    pub fn upwards(&self, out: &mut Vec<Shape>, texts: &[String]) {
        let font = self.surface.font;
        let every = every(self.y(0.0) - self.y(1.0), font * 1.8);
        for (i, text) in texts.iter().enumerate().step_by(every) {
            let y = self.y(i as f64 + 0.5) + font * 0.35;
            out.push(label(self.edges[0] - font * 0.4, y, text.clone(), font, Anchor::End));
        }
    }

    /// What the axes are, beside their ends.
    pub fn names(&self, out: &mut Vec<Shape>, along: String, upwards: String) {
        let font = self.surface.font;
        let [left, top, right, bottom] = self.edges;
        out.push(label(right, bottom + font * 2.6, format!("{along} →"), font, Anchor::End));
        if !upwards.is_empty() {
            let x = left.min(font * 0.5).max(0.0);
            out.push(label(x, top - font * 0.7, format!("↑ {upwards}"), font, Anchor::Start));
        }
    }
}

/// Every how many texts there is room for one.
fn every(pitch: f64, room: f64) -> usize {
    let least = (room / pitch.max(1e-9)).ceil() as usize;
    [1, 2, 5, 10, 20, 50].into_iter().find(|&n| n >= least).unwrap_or(100)
}

/// A dim text.
pub fn label(x: f64, y: f64, text: String, size: f64, anchor: Anchor) -> Shape {
    Shape::Text { x, y, text, ink: Ink::Dim, size, bold: false, anchor }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_holds_the_points_between_its_edges() {
        let surface = Surface::within(500.0, 300.0, 1.5, 12.0);
        let plane = Plane::new(surface, [7, 4], 20.0).expect("room");
        for column in 0..7 {
            for row in 0..4 {
                let (x, y) = (plane.x(column as f64 + 0.5), plane.y(row as f64 + 0.5));
                assert_eq!(plane.at(x, y), [column, row]);
            }
        }
        assert_eq!(plane.at(-50.0, 1e9), [0, 0]);
        assert_eq!(plane.at(1e9, -50.0), [6, 3]);
        assert_eq!(Plane::new(Surface::within(20.0, 9.0, 1.0, 12.0), [7, 4], 20.0), None);
    }

    #[test]
    fn labels_do_not_overlap() {
        let surface = Surface::within(320.0, 240.0, 2.0, 12.0);
        let plane = Plane::new(surface, [50, 50], 30.0).expect("room");
        let texts: Vec<String> = (100_000..100_050).map(|n| n.to_string()).collect();
        let mut out = Vec::new();
        plane.along(&mut out, &texts);
        let xs: Vec<f64> = out
            .iter()
            .map(|shape| match shape {
                Shape::Text { x, .. } => *x,
                other => panic!("{other:?} is no text"),
            })
            .collect();
        assert!(xs.len() >= 2 && xs.windows(2).all(|pair| pair[1] - pair[0] > 40.0), "{xs:?}");
    }
}
