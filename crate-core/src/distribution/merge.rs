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
