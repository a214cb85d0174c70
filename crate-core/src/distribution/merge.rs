//! Adds up the masses of equal states.

use alloc::vec::Vec;

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
        let low = i64::from(self.low.min(damage));
        let end = (i64::from(self.low) + self.masses.len() as i64).max(i64::from(damage) + 1);
        if end - low > WIDEST {
            return false;
        }
        let before = (i64::from(self.low) - low) as usize;
        self.masses.splice(0..0, core::iter::repeat_n([0.0; 2], before));
        self.masses.resize((end - low) as usize, [0.0; 2]);
        self.low = low as i32;
        true
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.masses.len()
    }

    /// The states in rising order: `like` with its damage and its critical
    /// flag replaced.
    pub fn states(&self, like: Exchange) -> Vec<(Exchange, f64)> {
        let entries = self.masses.iter().enumerate().flat_map(|(i, masses)| {
            [false, true].into_iter().zip(masses).map(move |(crit, &mass)| (i, crit, mass))
        });
        let state = |(i, crit, mass)| {
            let damage = self.low.wrapping_add(i as i32);
            (Exchange { damage, crit, ..like }, mass)
        };
        entries.filter(|entry| entry.2 > 0.0).map(state).collect()
    }
}
