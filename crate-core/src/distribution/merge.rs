//! Adds up the masses of equal states.

use alloc::vec;
use alloc::vec::Vec;

use crate::exchange::Exchange;

/// States with their masses; equal ones are one.
///
/// A table with open addressing: paths arrive by the thousand and most of them
/// lead to a state that is known. Masses are added in the order of arrival, so
/// that sums are the same on every machine.
#[derive(Debug)]
pub(super) struct Merge {
    states: Vec<(Exchange, f64)>,
    /// 1 + place in `states`, or 0; a power of two of slots, at most half full.
    slots: Vec<u32>,
}

impl Merge {
    /// Room for about so many states.
    pub fn with_capacity(states: usize) -> Merge {
        let slots = if states == 0 { 0 } else { (states * 2).next_power_of_two().max(16) };
        Merge { states: Vec::with_capacity(states), slots: vec![0; slots] }
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Adds `mass` to `state`.
    #[inline]
    pub fn add(&mut self, state: Exchange, mass: f64) {
        if self.states.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(&state) & mask;
        loop {
            match self.slots[at] {
                0 => {
                    self.states.push((state, mass));
                    self.slots[at] = self.states.len() as u32;
                    return;
                }
                known => {
                    let entry = &mut self.states[known as usize - 1];
                    if entry.0 == state {
                        entry.1 += mass;
                        return;
                    }
                }
            }
            at = (at + 1) & mask;
        }
    }

    /// The states in rising order.
    pub fn sorted(self) -> Vec<(Exchange, f64)> {
        let mut states = self.states;
        if !states.is_sorted_by(|a, b| a.0 < b.0) {
            states.sort_unstable_by_key(|e| e.0);
        }
        states
    }

    #[cold]
    fn grow(&mut self) {
        let slots = (self.slots.len() * 2).max(16);
        self.slots = vec![0; slots];
        for (i, (state, _)) in self.states.iter().enumerate() {
            let mut at = hash(state) & (slots - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (slots - 1);
            }
            self.slots[at] = i as u32 + 1;
        }
    }
}

/// Mixes what states differ in most often; the rest is left to the comparison.
#[inline]
fn hash(x: &Exchange) -> usize {
    let parts = [
        x.damage as u32 ^ (u32::from(x.crit) << 31),
        x.target.hp as u32,
        x.target.armor as u32,
        x.attacker.hp as u32 ^ (x.luck as u32).rotate_left(16) ^ (x.target.ward as u32) << 8,
        x.target.marks.hash() ^ x.attacker.marks.hash().rotate_left(9) ^ u32::from(x.chosen),
    ];
    let mixed =
        parts.iter().fold(0_u32, |h, &part| (h.rotate_left(5) ^ part).wrapping_mul(0x9e37_79b1));
    (mixed ^ (mixed >> 15)) as usize
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
