//! Rolls from a random generator.

use rand::Rng;

use super::Chance;
use crate::law::{Draw, Law, Ties};

/// Draws every roll from `rng`, one 64-bit number a roll.
///
/// Only integers decide a result, so the same generator gives the same
/// results on every machine.
#[derive(Clone, Debug)]
pub struct Sampler<R> {
    rng: R,
}

impl<R: Rng> Sampler<R> {
    /// A sampler that consumes `rng`.
    pub fn new(rng: R) -> Self {
        Sampler { rng }
    }
}

/// 2^-30, the unit of the halves a contest compares.
const UNIT: f32 = 1.0 / (1 << 30) as f32;

impl<R: Rng> Chance for Sampler<R> {
    #[inline(always)]
    fn draw(&mut self, law: Law) -> Draw {
        let bits = self.rng.next_u64();
        let (high, low) = ((bits >> 32) as u32, bits as u32);
        let scaled = |n: u32| ((u64::from(high) * u64::from(n)) >> 32) as u32;
        let (pick, raw) = match law {
            Law::Check(odds) => (u32::from(scaled(odds.den) < odds.num), [unit(high), 0.0]),
            Law::Contest { attack, defense, ties } => {
                // Odd numerators put each roll in the middle of its cell: a
                // roll is never exactly 0, so an impossible hit stays
                // impossible and only 0 against 0 can tie by rule.
                let (u, v) = (i64::from(high >> 2) * 2 + 1, i64::from(low >> 2) * 2 + 1);
                let (a, d) = (u * clamp(attack), v * clamp(defense));
                let hit = a >= d + i64::from(ties == Ties::Miss);
                (u32::from(hit), [u as f32 * UNIT / 2.0, v as f32 * UNIT / 2.0])
            }
            Law::Uniform(span) => (scaled(span.len()), [unit(high), 0.0]),
            Law::Triangular(span) => {
                let half_sum = (u64::from(high) + u64::from(low)) >> 1;
                let pick = ((half_sum * u64::from(span.len())) >> 32) as u32;
                (pick, [unit(high), unit(low)])
            }
            Law::Truncated { from, to, den } => {
                let den = den.max(1);
                (((from + scaled(to.saturating_sub(from))) / den) - from / den, [unit(high), 0.0])
            }
        };
        Draw { pick, raw: Some(raw) }
    }
}

/// Skills are i32 (doubled at most): products with a 31-bit roll fit an i64.
#[inline]
fn clamp(skill: i64) -> i64 {
    skill.clamp(-(1 << 32), 1 << 32)
}

#[inline]
fn unit(bits: u32) -> f32 {
    // 24 bits are what an f32 holds; more could round up to 1.
    (bits >> 8) as f32 / (1 << 24) as f32
}
