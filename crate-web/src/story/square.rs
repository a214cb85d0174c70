//! The roll square: one axis a roll, the hit region's area the probability.

use duelscope_core::between;
use duelscope_text::facts::Contest;

/// A point of the picture.
pub type Point = (f64, f64);

/// The square in the picture's units: x rises to the right with the attack
/// roll, y falls from the top with the defense roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Square {
    /// Left, top, right and bottom of the frame.
    pub frame: [f64; 4],
    /// Least and greatest attack roll, doubled if magic doubles it.
    pub x: (f64, f64),
    /// Least and greatest defense roll.
    pub y: (f64, f64),
    /// Where the attack succeeds; empty where it never does.
    pub hit: Vec<Point>,
    /// Where it fails.
    pub miss: Vec<Point>,
    /// Where both are equal.
    pub tie: Option<(Point, Point)>,
    /// This roll.
    pub roll: Option<Point>,
    /// Where the doubled half of the x axis begins.
    pub doubled_from: Option<f64>,
}

impl Square {
    /// The point of an attack roll (doubled, if magic doubles it) and a
    /// defense roll.
    pub fn at(&self, (a, d): Point) -> Point {
        let [left, top, right, bottom] = self.frame;
        let along = |n: f64, (from, to): Point| (n - from) / (to - from);
        (left + along(a, self.x) * (right - left), bottom - along(d, self.y) * (bottom - top))
    }
}

impl Square {
    /// Both rolls, as shares of their skills, at a point of the picture; kept
    /// within the square.
    pub fn shares_at(&self, (x, y): Point) -> [f64; 2] {
        let [left, top, right, bottom] = self.frame;
        let share = |along: f64, (from, _): Point| {
            let along = between(along, 0.0, 1.0);
            // A negative skill rolls from itself up to 0.
            if from < 0.0 { 1.0 - along } else { along }
        };
        [share((x - left) / (right - left), self.x), share((bottom - y) / (bottom - top), self.y)]
    }
}

/// How a contest can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Both skills are something: a square.
    Square(Square),
    /// A skill of 0 leaves a line: all of it succeeds or fails.
    Line {
        /// The skill that is left; 0 if both are 0.
        skill: i32,
        /// It is the attack skill.
        attack: bool,
        /// Where this roll lies, 0 to 1.
        at: Option<f64>,
    },
}

/// Lays the contest out in `frame` (left, top, right, bottom).
pub fn shape(of: &Contest, frame: [f64; 4]) -> Shape {
    if of.attack == 0 || of.defense == 0 {
        let attack = of.attack != 0;
        let skill = if attack { of.attack } else { of.defense };
        let at = of.raw.map(|raw| f64::from(raw[usize::from(!attack)]));
        let at = at.map(|u| if skill < 0 { 1.0 - u } else { u });
        return Shape::Line { skill, attack, at: at.filter(|_| skill != 0) };
    }
    let ends = |skill: f64| (skill.min(0.0), skill.max(0.0));
    let x = ends(f64::from(of.attack) * of.attack_times());
    let y = ends(f64::from(of.defense));
    let corners = [(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)];
    let k = of.defense_times();
    let above = |p: &Point| p.0 - k * p.1;
    let hit = clip(&corners, above);
    let miss = clip(&corners, |p| -above(p));
    let mut square = Square {
        frame,
        x,
        y,
        hit: Vec::new(),
        miss: Vec::new(),
        tie: None,
        roll: None,
        doubled_from: None,
    };
    // The line of ties is the edge that both regions share.
    let on_line = |p: &&Point| above(p).abs() <= 1e-9 * (x.1 - x.0);
    let mut edge = hit.iter().filter(on_line).map(|&p| square.at(p));
    let tie = edge.next().zip(edge.next());
    square.tie = tie.filter(|_| !miss.is_empty());
    square.hit = hit.iter().map(|&p| square.at(p)).collect();
    square.miss = miss.iter().map(|&p| square.at(p)).collect();
    square.roll = of.rolls().map(|(a, d)| square.at((a * of.attack_times(), d)));
    square.doubled_from = of.magic.then(|| square.at((f64::from(of.attack), y.0)).0);
    Shape::Square(square)
}

/// The part of a convex polygon where `side` is above 0; empty if it is no
/// more than an edge.
fn clip(polygon: &[Point], side: impl Fn(&Point) -> f64) -> Vec<Point> {
    let mut out: Vec<Point> = Vec::new();
    let mut inside = false;
    for (i, p) in polygon.iter().enumerate() {
        let q = &polygon[(i + 1) % polygon.len()];
        let (sp, sq) = (side(p), side(q));
        inside |= sp > 0.0;
        if sp >= 0.0 {
            out.push(*p);
        }
        if sp * sq < 0.0 {
            let t = sp / (sp - sq);
            out.push((p.0 + t * (q.0 - p.0), p.1 + t * (q.1 - p.1)));
        }
    }
    if inside { out } else { Vec::new() }
}

/// Parallel strokes across a convex polygon, `gap` apart, for a region that
/// is told apart without colour.
pub fn hatch(polygon: &[Point], gap: f64) -> Vec<(Point, Point)> {
    let along = |p: &Point| p.0 + p.1;
    let least = polygon.iter().map(along).fold(f64::INFINITY, f64::min);
    let most = polygon.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
    let mut lines = Vec::new();
    let mut level = (least / gap).ceil() * gap;
    while level < most && lines.len() < 200 {
        let mut cuts = polygon.iter().enumerate().filter_map(|(i, p)| {
            let q = &polygon[(i + 1) % polygon.len()];
            let (a, b) = (along(p) - level, along(q) - level);
            (a * b < 0.0).then(|| {
                let t = a / (a - b);
                (p.0 + t * (q.0 - p.0), p.1 + t * (q.1 - p.1))
            })
        });
        lines.extend(cuts.next().zip(cuts.next()));
        level += gap;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::rules::remixed::{CritTest, HitTest};
    use duelscope_core::{Ratio, Ties};
    use duelscope_text::facts::Purpose;

    const FRAME: [f64; 4] = [30.0, 10.0, 250.0, 170.0];

    fn contest(attack: i32, defense: i32, magic: bool, crit: bool) -> Contest {
        let test = HitTest { attack, defense, magic, automatic: false, ties: Ties::Hit };
        let odds =
            if crit { CritTest { attack, defense }.probability() } else { test.probability() };
        let purpose = if crit { Purpose::Crit { before: 9, after: 13 } } else { Purpose::Hit };
        let raw = Some([0.5, 0.25]);
        let sure = None;
        let ties = Ties::Hit;
        Contest { purpose, attack, defense, magic, sure, ties, odds, raw, won: true }
    }

    fn area(polygon: &[Point]) -> f64 {
        let pairs = polygon.iter().zip(polygon.iter().cycle().skip(1));
        pairs.map(|(p, q)| p.0 * q.1 - q.0 * p.1).sum::<f64>().abs() / 2.0
    }

    #[test]
    fn the_area_is_the_probability() {
        let skills = [-50, -7, -1, 1, 3, 4, 11, 50, 1_000_000];
        let whole = (FRAME[2] - FRAME[0]) * (FRAME[3] - FRAME[1]);
        for attack in skills {
            for defense in skills {
                for (magic, crit) in [(false, false), (true, false), (false, true)] {
                    let of = contest(attack, defense, magic, crit);
                    let Shape::Square(s) = shape(&of, FRAME) else { panic!("{of:?}") };
                    let share = area(&s.hit) / whole;
                    let odds = of.odds.to_f64();
                    assert!((share - odds).abs() < 1e-9, "{of:?}: {share} for {odds}");
                    assert!((area(&s.hit) + area(&s.miss) - whole).abs() < 1e-6, "{of:?}");
                }
            }
        }
    }

    #[test]
    fn the_roll_lies_on_its_side_of_the_line() {
        let of = contest(11, 4, false, false);
        let Shape::Square(s) = shape(&of, FRAME) else { panic!("a square") };
        assert_eq!(s.roll, Some((140.0, 130.0)));
        assert_eq!(s.tie, Some(((30.0, 170.0), (110.0, 10.0))));
        assert_eq!(s.doubled_from, None);
        let Shape::Square(s) = shape(&contest(11, 4, true, false), FRAME) else {
            panic!("a square")
        };
        assert_eq!((s.x.1, s.doubled_from), (22.0, Some(140.0)));
    }

    #[test]
    fn a_point_of_the_square_is_a_pair_of_rolls() {
        for (attack, defense, magic) in [(11, 4, false), (11, 4, true), (-7, 3, false)] {
            let of = contest(attack, defense, magic, false);
            let Shape::Square(s) = shape(&of, FRAME) else { panic!("a square") };
            let [u, v] = s.shares_at(s.roll.expect("a roll"));
            assert!((u - 0.5).abs() < 1e-6 && (v - 0.25).abs() < 1e-6, "{of:?}: {u}, {v}");
            assert_eq!(s.shares_at((1e9, 1e9)).map(|u| u == 0.0 || u == 1.0), [true, true]);
        }
    }

    #[test]
    fn a_skill_of_zero_leaves_a_line() {
        let line = |a, d| shape(&contest(a, d, false, false), FRAME);
        assert_eq!(line(11, 0), Shape::Line { skill: 11, attack: true, at: Some(0.5) });
        assert_eq!(line(0, -4), Shape::Line { skill: -4, attack: false, at: Some(0.75) });
        assert_eq!(line(0, 0), Shape::Line { skill: 0, attack: false, at: None });
        assert_eq!(contest(0, 0, false, false).odds, Ratio::ONE);
    }

    #[test]
    fn strokes_stay_inside() {
        let lines = hatch(&[(0.0, 0.0), (40.0, 0.0), (0.0, 40.0)], 9.0);
        assert_eq!(lines.len(), 4);
        for (p, q) in lines {
            assert!(p.0 >= 0.0 && q.0 >= 0.0 && p.1 >= 0.0 && q.1 >= 0.0);
        }
    }
}
