//! Numbers the states that turn up.

use alloc::vec;
use alloc::vec::Vec;

use crate::exchange::{Body, Exchange};

/// States in the order in which they first came, each once.
///
/// A table with open addressing: states arrive by the thousand and most of
/// them are known.
#[derive(Debug)]
pub(crate) struct Index<K> {
    keys: Vec<K>,
    /// 1 + place in `keys`, or 0; a power of two of slots, at most half full.
    slots: Vec<u32>,
}

/// A state that can be looked up.
pub(crate) trait Key: Copy + PartialEq {
    /// Mixes what states differ in most often; the rest is left to the
    /// comparison.
    fn hash(&self) -> u32;
}

impl<K: Key> Index<K> {
    /// Room for about so many states.
    pub fn with_capacity(states: usize) -> Index<K> {
        let slots = if states == 0 { 0 } else { (states * 2).next_power_of_two().max(16) };
        Index { keys: Vec::with_capacity(states), slots: vec![0; slots] }
    }

    /// The states, in the order of their numbers.
    pub fn keys(&self) -> &[K] {
        &self.keys
    }

    /// The number of a state; one that is new gets the next.
    #[inline]
    pub fn number(&mut self, key: K) -> usize {
        if self.keys.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = key.hash() as usize & mask;
        loop {
            match self.slots[at] {
                0 => {
                    self.keys.push(key);
                    self.slots[at] = self.keys.len() as u32;
                    return self.keys.len() - 1;
                }
                known if self.keys[known as usize - 1] == key => return known as usize - 1,
                _ => at = (at + 1) & mask,
            }
        }
    }

    #[cold]
    fn grow(&mut self) {
        let slots = (self.slots.len() * 2).max(16);
        self.slots = vec![0; slots];
        for (i, key) in self.keys.iter().enumerate() {
            let mut at = key.hash() as usize & (slots - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (slots - 1);
            }
            self.slots[at] = i as u32 + 1;
        }
    }
}

impl Key for Exchange {
    #[inline]
    fn hash(&self) -> u32 {
        mix([
            self.damage as u32 ^ (u32::from(self.crit) << 31),
            self.target.hp as u32,
            self.target.armor as u32,
            self.attacker.hp as u32
                ^ (self.luck as u32).rotate_left(16)
                ^ ((self.target.ward as u32) << 8),
            self.target.marks.hash()
                ^ self.attacker.marks.hash().rotate_left(9)
                ^ u32::from(self.chosen),
        ])
    }
}

impl Key for Body {
    #[inline]
    fn hash(&self) -> u32 {
        mix([
            self.hp as u32,
            self.armor as u32 ^ (self.hand as u32).rotate_left(16),
            self.marks.hash() ^ (self.ward as u32).rotate_left(8) ^ self.count as u32,
        ])
    }
}

/// Mixes the parts of a state.
#[inline]
pub(crate) fn mix<const N: usize>(parts: [u32; N]) -> u32 {
    let mixed =
        parts.iter().fold(0_u32, |h, &part| (h.rotate_left(5) ^ part).wrapping_mul(0x9e37_79b1));
    mixed ^ (mixed >> 15)
}
