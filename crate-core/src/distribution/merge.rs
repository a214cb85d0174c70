//! Adds up the masses of equal states.

use alloc::vec::Vec;
use core::iter;

use super::index::Index;
use crate::exchange::Exchange;
use crate::order::sort;

/// States with their masses; equal ones are one. Masses are added in the order
/// of arrival, so that sums are the same on every machine.
#[derive(Debug)]
pub(super) struct Merge {
    states: Index<Exchange>,
    masses: Vec<f64>,
}

impl Merge {
    /// Room for about so many states.
    pub fn with_capacity(states: usize) -> Merge {
        Merge { states: Index::with_capacity(states), masses: Vec::with_capacity(states) }
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.masses.len()
    }

    /// Adds `mass` to `state`.
    #[inline]
    pub fn add(&mut self, state: Exchange, mass: f64) {
        let number = self.states.number(state);
        match self.masses.get_mut(number) {
            Some(sum) => *sum += mass,
            None => self.masses.push(mass),
        }
    }

    /// The states in rising order.
    pub fn sorted(self) -> Vec<(Exchange, f64)> {
        let mut states = self.states.keys().iter().copied().zip(self.masses).collect();
        in_order(&mut states);
        states
    }
}

/// Puts states in rising order and makes equal ones one.
pub(crate) fn in_order(states: &mut Vec<(Exchange, f64)>) {
    if !states.is_sorted_by(|a, b| a.0 < b.0) {
        sort(states, |a, b| a.0 < b.0);
        states.dedup_by(|next, state| {
            let same = next.0 == state.0;
            if same {
                state.1 += next.1;
            }
            same
        });
    }
}

/// Masses by damage and by whether the roll was critical, for states that
/// differ in nothing else: a plain table, and nothing to compare.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// Damage of the first entry.
    low: i32,
    masses: Vec<[f64; 2]>,
}

/// Widest table: 4 MB.
const WIDEST: i64 = 1 << 18;

impl Line {
    /// Adds `mass`; false if the damages are too far apart for a table.
    #[inline]
    pub fn add(&mut self, damage: i32, crit: bool, mass: f64) -> bool {
        let at = i64::from(damage) - i64::from(self.low);
        match usize::try_from(at).ok().and_then(|at| self.masses.get_mut(at)) {
            Some(entry) => entry[usize::from(crit)] += mass,
            None => {
                if !self.widen(damage) {
                    return false;
                }
                let at = i64::from(damage) - i64::from(self.low);
                self.masses[at as usize][usize::from(crit)] += mass;
            }
        }
        true
    }

    /// Makes room for this damage.
    #[cold]
    fn widen(&mut self, damage: i32) -> bool {
        if self.masses.is_empty() {
            self.low = damage;
        }
        let (first, end) = (i64::from(self.low), i64::from(self.low) + self.masses.len() as i64);
        let (low, high) = (first.min(damage.into()), end.max(i64::from(damage) + 1));
        if high - low > WIDEST {
            return false;
        }
        if low < first {
            // In front it grows by more than it must: damages often come falling.
            let room = (WIDEST / 2 - (high - low)).max(0).min(low - i64::from(i32::MIN));
            let spare = room.min(end - first);
            let low = low - spare;
            self.masses.splice(0..0, iter::repeat_n([0.0; 2], (first - low) as usize));
            self.low = low as i32;
        }
        self.masses.resize((high - i64::from(self.low)) as usize, [0.0; 2]);
        true
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.masses.len()
    }

    /// The states in rising order: `like` with its damage and its critical
    /// flag replaced.
    pub fn states(&self, like: Exchange) -> Vec<(Exchange, f64)> {
        let mut states = Vec::with_capacity(self.masses.len());
        for (i, masses) in self.masses.iter().enumerate() {
            let damage = self.low.wrapping_add(i as i32);
            for (crit, &mass) in [false, true].into_iter().zip(masses) {
                if mass > 0.0 {
                    states.push((Exchange { damage, crit, ..like }, mass));
                }
            }
        }
        states
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Damages in any order, also at both ends of what there is.
    #[test]
    fn a_table_holds_what_is_near_together() {
        for start in [i32::MIN, i32::MIN + 1, -3, i32::MAX - 9] {
            for falling in [false, true] {
                let mut line = Line::default();
                for i in 0..10 {
                    let damage = start + if falling { 9 - i } else { i };
                    assert!(line.add(damage, damage % 2 == 0, 0.25));
                    assert!(line.add(damage, damage % 2 == 0, 0.5));
                }
                let states = line.states(Exchange::default());
                let wanted = (start..=start.saturating_add(9)).map(|damage| {
                    (Exchange { damage, crit: damage % 2 == 0, ..Exchange::default() }, 0.75)
                });
                assert_eq!(states, wanted.collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn a_table_says_what_is_too_far_apart() {
        let far = WIDEST as i32;
        for (first, second) in [(0, far), (far, 0), (i32::MIN, i32::MAX)] {
            let mut line = Line::default();
            assert!(line.add(first, false, 1.0));
            assert!(!line.add(second, false, 1.0));
            assert!(line.add(first, false, 1.0));
            assert_eq!(line.states(Exchange::default()).len(), 1);
        }
        let mut line = Line::default();
        assert!(line.add(far - 1, false, 1.0) && line.add(0, false, 1.0));
        assert_eq!(line.len() as i64, WIDEST);
    }
}
