//! Every result in turn, for exact laws.

use arrayvec::ArrayVec;

use super::{Chance, MAX_ROLLS};
use crate::law::{Draw, Law};

/// Walks through every sequence of results a stage can draw.
///
/// ```
/// use duelscope_core::{Chance, Span, chance::Enumerate};
/// let mut all = Enumerate::new();
/// let mut total = 0.0;
/// loop {
///     let _sum = all.uniform(Span::new(1, 6)) + all.uniform(Span::new(1, 6));
///     total += all.mass();
///     if !all.advance() {
///         break;
///     }
/// }
/// assert!((total - 1.0_f64).abs() < 1e-12);
/// ```
#[derive(Debug, Default)]
pub struct Enumerate {
    path: ArrayVec<Node, MAX_ROLLS>,
    depth: usize,
}

/// One roll of the sequence.
#[derive(Clone, Copy, Debug)]
struct Node {
    law: Law,
    pick: u32,
    /// Results and sum of weights of the law.
    len: u32,
    total: f64,
    /// Probability of the rolls before this one, and of those up to it.
    before: f64,
    mass: f64,
}

impl Node {
    /// Moves on to the first result from `pick` on that can happen at all.
    fn seek(&mut self, pick: u32) -> bool {
        for pick in pick..self.len {
            let weight = self.law.weight(pick);
            if weight > 0 {
                self.pick = pick;
                self.mass = self.before * (weight as f64 / self.total);
                return true;
            }
        }
        false
    }
}

impl Enumerate {
    /// Before the first sequence.
    pub fn new() -> Self {
        Self::default()
    }

    /// Back to before the first sequence.
    pub fn restart(&mut self) {
        self.path.clear();
        self.depth = 0;
    }

    /// Probability of the sequence drawn since the last [`advance`](Self::advance).
    #[inline]
    pub fn mass(&self) -> f64 {
        self.path.last().map_or(1.0, |node| node.mass)
    }

    /// Moves to the next sequence; false when all have been drawn.
    #[inline]
    pub fn advance(&mut self) -> bool {
        self.depth = 0;
        while let Some(node) = self.path.last_mut() {
            if node.seek(node.pick + 1) {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Enumerate {
    #[inline]
    fn draw(&mut self, law: Law) -> Draw {
        if self.depth == self.path.len() {
            let before = self.mass();
            let (len, total) = (law.len(), law.total() as f64);
            let mut node = Node { law, pick: 0, len, total, before, mass: 0.0 };
            node.seek(0);
            // A stage that draws more than the path holds would be a defect of
            // the stage; its later draws then take their first result.
            if self.path.try_push(node).is_err() {
                debug_assert!(false, "a stage drew more than {MAX_ROLLS} rolls");
                return Draw { pick: node.pick, raw: None };
            }
        }
        let pick = self.path[self.depth].pick;
        self.depth += 1;
        Draw { pick, raw: None }
    }
}
