//! A law over HP that attacks wear down, for attacks whose loss does not
//! depend on the HP that are left.
//!
//! The loop that exact fights and sweeps spend their time in. It knows no rule,
//! only numbers, and is a crate of its own to be compiled for speed where the
//! engine is compiled for size.
#![no_std]
#![deny(missing_docs)]

extern crate alloc;

use alloc::vec;
use alloc::vec::Vec;

/// Masses below this are not followed further; what is dropped is counted.
const DUST: f64 = 1e-24;

/// HP whose masses are added up side by side.
const BLOCK: usize = 8;

/// The HP of one fighter under attacks of one kind.
#[derive(Clone, Debug)]
pub struct Pool {
    /// `mass[h]`: probability of `h` HP left; `mass[0]` stays 0, as does a
    /// block of zeros beyond the last.
    mass: Vec<f64>,
    /// HP that have mass: `low..=high`.
    low: usize,
    high: usize,
    /// Probability that an attack takes nothing.
    nothing: f64,
    /// Smallest loss above 0.
    least: usize,
    /// `loss[i]`: probability that an attack takes `least + i`, up to the HP
    /// there were at the start.
    loss: Vec<f64>,
    /// `deadly[h]`: probability that an attack takes `h` or more.
    deadly: Vec<f64>,
    /// Mass dropped as dust.
    dust: f64,
    alive: f64,
    /// The next HP of the attack that was begun; 0 where none is under way.
    next: usize,
}

impl Pool {
    /// All of the mass at `hp`, at least 1, under attacks of this law: HP taken,
    /// rising, each with its probability.
    pub fn new(entries: &[(i32, f64)], hp: i32) -> Pool {
        let hp = hp.max(1) as usize;
        let first = entries.partition_point(|e| e.0 <= 0);
        let least = entries.get(first).map_or(1, |e| e.0 as usize);
        let most = entries.last().map_or(0, |e| e.0.max(0) as usize).min(hp);
        let mut loss = vec![0.0; (most + 1).saturating_sub(least)];
        let mut deadly = vec![0.0; most.max(1) + 1];
        for &(value, p) in &entries[first..] {
            let value = value as usize;
            if let Some(slot) = value.checked_sub(least).and_then(|i| loss.get_mut(i)) {
                *slot = p;
            }
            deadly[value.min(most)] += p;
        }
        for h in (1..deadly.len() - 1).rev() {
            deadly[h] += deadly[h + 1];
        }
        let nothing = entries[..first].iter().map(|e| e.1).sum();
        let mut mass = vec![0.0; hp + 1 + BLOCK];
        mass[hp] = 1.0;
        Pool {
            mass,
            low: hp,
            high: hp,
            nothing,
            least,
            loss,
            deadly,
            dust: 0.0,
            alive: 1.0,
            next: 0,
        }
    }

    /// Mean, variance and probability of a loss above 0, for estimates.
    fn moments(&self) -> (f64, f64, f64) {
        let (mut mean, mut square) = (0.0, 0.0);
        for (i, &p) in self.loss.iter().enumerate() {
            let k = (self.least + i) as f64;
            mean += k * p;
            square += k * k * p;
        }
        // Losses beyond the HP count as the HP.
        let over =
            self.deadly.last().copied().unwrap_or(0.0) - self.loss.last().copied().unwrap_or(0.0);
        let hp = self.high as f64;
        mean += hp * over;
        square += hp * hp * over;
        (mean, (square - mean * mean).max(0.0), self.deadly.get(1).copied().unwrap_or(0.0))
    }

    /// Attacks after which hardly any mass is left; infinite if an attack
    /// takes nothing.
    pub fn attacks_needed(&self) -> f64 {
        let (mean, variance, any) = self.moments();
        if any <= 0.0 {
            return f64::INFINITY;
        }
        let n = self.high as f64 / mean;
        n + 8.0 * libm::sqrt(n * variance) / mean + 35.0 / any
    }

    /// Additions that `attacks` attacks take.
    pub fn work(&self, attacks: f64) -> f64 {
        let (_, variance, _) = self.moments();
        let spread = 20.0 * libm::sqrt(attacks * variance) + self.loss.len() as f64 + 1.0;
        attacks * spread.min(self.high as f64) * (self.loss.len() as f64 + 4.0)
    }

    /// Additions that the next attack takes.
    pub fn width(&self) -> u64 {
        ((self.high + 1).saturating_sub(self.low) * (self.loss.len() + 4)) as u64
    }

    /// Probability of being alive.
    pub fn alive(&self) -> f64 {
        self.alive
    }

    /// Mass that was dropped as too small to matter.
    pub fn dust(&self) -> f64 {
        self.dust
    }

    /// No attack can take anything.
    pub fn safe(&self) -> bool {
        self.deadly.get(1).is_none_or(|&p| p <= 0.0)
    }

    /// HP left, with probabilities.
    pub fn hp(&self) -> impl Iterator<Item = (i32, f64)> {
        let window = &self.mass[self.low..=self.high];
        window.iter().enumerate().map(|(i, &p)| ((self.low + i) as i32, p))
    }

    /// One attack: the probability that it kills.
    pub fn attack(&mut self) -> f64 {
        let killed = self.begin();
        while self.go_on(u64::MAX) {}
        killed
    }

    /// Begins an attack: the probability that it kills. It is made when
    /// [`go_on`](Pool::go_on) says so.
    pub fn begin(&mut self) -> f64 {
        if self.low > self.high || self.safe() {
            return 0.0;
        }
        let reach = self.high.min(self.deadly.len() - 1);
        let killed = if self.low <= reach {
            dot(&self.mass[self.low..=reach], &self.deadly[self.low..=reach])
        } else {
            0.0
        };
        self.next = self.reached();
        killed
    }

    /// Goes on with the attack that was begun, for about so many additions; whether
    /// there is more to do.
    pub fn go_on(&mut self, additions: u64) -> bool {
        if self.next == 0 {
            return false;
        }
        let many = additions / (self.loss.len() as u64 + 4);
        let many = usize::try_from(many).unwrap_or(usize::MAX);
        self.spread(self.high.min(self.next.saturating_add(many)));
        if self.next <= self.high {
            return true;
        }
        self.low = self.reached();
        self.next = 0;
        self.trim();
        self.alive = self.mass[self.low..=self.high.max(self.low)].iter().sum();
        false
    }

    /// The fewest HP, above 0, that the next attack leaves.
    fn reached(&self) -> usize {
        let most = self.least + self.loss.len().max(1) - 1;
        self.low.saturating_sub(most).max(1)
    }

    /// `mass[h] = nothing · mass[h] + Σ loss[i] · mass[h + least + i]`, rising
    /// in place up to about `last`: what is overwritten is never read again.
    fn spread(&mut self, last: usize) {
        let mut h = self.next;
        while h <= last {
            let mut sums = [0.0; BLOCK];
            // Losses that lead from the window to this block, both ends clipped.
            let from = self.low.saturating_sub(h + BLOCK - 1 + self.least);
            let to = (self.high + 1).saturating_sub(h + self.least).min(self.loss.len());
            for (i, &p) in self.loss.iter().enumerate().take(to).skip(from) {
                let at = h + self.least + i;
                for (sum, &m) in sums.iter_mut().zip(&self.mass[at..at + BLOCK]) {
                    *sum += p * m;
                }
            }
            for (slot, sum) in self.mass[h..].iter_mut().zip(sums) {
                *slot = self.nothing * *slot + sum;
            }
            h += BLOCK;
        }
        self.next = h;
    }

    /// Drops dust at both ends of the window.
    fn trim(&mut self) {
        while self.low < self.high && self.mass[self.low] < DUST {
            self.dust += core::mem::take(&mut self.mass[self.low]);
            self.low += 1;
        }
        while self.high > self.low && self.mass[self.high] < DUST {
            self.dust += core::mem::take(&mut self.mass[self.high]);
            self.high -= 1;
        }
        if self.low == self.high && self.mass[self.low] < DUST {
            self.dust += core::mem::take(&mut self.mass[self.low]);
        }
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
