//! Strength as the rules use it.

use libm::{log, pow};

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};
use super::vocabulary::Difficulty;

/// A hero's strength: `trunc(max(STR − ln((w + 1)^F), 1))` with w the level
/// of Weakness (0 for none) and F the factor of the difficulty.
pub fn hero_strength(strength: i32, weakness: i32, difficulty: Difficulty) -> Derivation<i32> {
    let source = cite::EFFECTIVE_STR;
    let mut ladder = Ladder::new();
    ladder.step(Factor::Base, Op::Replace, strength, strength, source);
    let weakness = weakness.max(0);
    let loss = log(pow(f64::from(weakness) + 1.0, difficulty.factor()));
    let left = (f64::from(strength) - loss).max(1.0) as i32;
    let factor = Factor::Weakness { level: weakness };
    ladder.step_if(weakness > 0, factor, Op::Subtract, loss, left, source);
    ladder.end(left)
}

/// A mob's strength: its base and a fifth of its level.
pub fn mob_strength(base: i32, level: i32) -> Derivation<i32> {
    let source = cite::EFFECTIVE_STR;
    let mut ladder = Ladder::new();
    ladder.step(Factor::Base, Op::Replace, base, base, source);
    let total = base.saturating_add(level / 5);
    ladder.step_if(level >= 5, Factor::Level, Op::Add, level / 5, total, source);
    ladder.end(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weakness_costs_more_on_harder_difficulties() {
        let left = |w, d| hero_strength(10, w, d).value;
        assert_eq!(left(0, Difficulty::Expert), 10);
        assert_eq!(left(1, Difficulty::Easy), 9);
        assert_eq!(left(1, Difficulty::Normal), 8);
        assert_eq!(left(1, Difficulty::Expert), 8);
        assert_eq!(left(i32::MAX, Difficulty::Expert), 1);
        assert_eq!(hero_strength(0, 0, Difficulty::Easy).value, 1);
    }
}
