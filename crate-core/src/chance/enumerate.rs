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
    path: ArrayVec<(u32, Law), MAX_ROLLS>,
    depth: usize,
}

impl Enumerate {
    /// Before the first sequence.
    pub fn new() -> Self {
        Self::default()
    }

    /// Probability of the sequence drawn since the last [`advance`](Self::advance).
    pub fn mass(&self) -> f64 {
        self.path.iter().map(|&(pick, law)| law.weight(pick) as f64 / law.total() as f64).product()
    }

    /// Moves to the next sequence; false when all have been drawn.
    pub fn advance(&mut self) -> bool {
        self.depth = 0;
        while let Some((pick, law)) = self.path.pop() {
            if let Some(next) = next_possible(law, pick + 1) {
                self.path.push((next, law));
                return true;
            }
        }
        false
    }
}

/// The first result from `pick` on that can happen at all.
fn next_possible(law: Law, pick: u32) -> Option<u32> {
    (pick..law.len()).find(|&k| law.weight(k) > 0)
}

impl Chance for Enumerate {
    fn draw(&mut self, law: Law) -> Draw {
        if self.depth == self.path.len() {
            // A stage that draws more than the path holds would be a defect of
            // the stage; its later draws then take their first result.
            let first = next_possible(law, 0).unwrap_or(0);
            if self.path.try_push((first, law)).is_err() {
                debug_assert!(false, "a stage drew more than {MAX_ROLLS} rolls");
                return Draw { pick: first, raw: None };
            }
        }
        let (pick, _) = self.path[self.depth];
        self.depth += 1;
        Draw { pick, raw: None }
    }
}
