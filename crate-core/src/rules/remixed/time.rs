//! How long an attack takes, in milliturns.

use crate::between::between;
use libm::{floor, pow};

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};

/// Milliturns in a turn.
pub const TURN: i32 = 1000;

/// No delay factor counts below this.
const FLOOR: f32 = 0.05;

/// What an attack's delay is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttackDelay {
    /// Base delay in turns: 1, and 0.5 for a monk, 1.5 for a golem.
    pub base: f32,
    /// Delay factor of the active weapon.
    pub main: f32,
    /// Delay factor of the other hand's weapon; 1 for an empty hand.
    pub second: f32,
    /// Haste in whole steps of a tenth.
    pub haste: i32,
    /// A missile at a target with the Sniper's Mark.
    pub marked: bool,
}

/// Haste adds up one part at a time, and each sum is truncated.
pub fn haste(parts: impl IntoIterator<Item = f32>) -> i32 {
    parts.into_iter().fold(0, |sum, part| (sum as f32 + part) as i32)
}

/// The factor of all time spent: `1.1^−haste`, between 0.25 and 4
/// (`Char.spend`).
pub fn time_scale(haste: i32) -> f32 {
    between(pow(f64::from(1.1f32), -f64::from(haste)), 0.25, 4.0) as f32
}

/// Milliturns of an attack: the base delay × the larger factor of both hands
/// (not below 0.05) × the time scale, rounded once, half up; at least 1.
pub fn attack_delay(of: &AttackDelay) -> Derivation<i32> {
    let source = cite::ATTACK_DELAY;
    let mut ladder = Ladder::new();
    let mut turns = f64::from(of.base);
    ladder.step(Factor::Base, Op::Replace, of.base, turns, source);

    let largest = FLOOR.max(of.main).max(of.second);
    turns *= f64::from(largest);
    let counts = [of.main == largest, of.second == largest, true];
    let chosen = counts.iter().position(|&c| c).unwrap_or(2);
    for (i, (factor, value)) in
        [(Factor::MainHand, of.main), (Factor::SecondHand, of.second), (Factor::Floor005, FLOOR)]
            .into_iter()
            .enumerate()
    {
        ladder.step_if(i == chosen, factor, Op::Largest, value, turns, source);
    }
    if of.marked {
        turns *= 0.5;
    }
    ladder.step_if(of.marked, Factor::Mark, Op::Multiply, 0.5, turns, source);

    let scale = time_scale(of.haste);
    turns *= f64::from(scale);
    let factor = Factor::Haste { steps: of.haste };
    ladder.step_if(of.haste != 0, factor, Op::Multiply, scale, turns, cite::SPEND);
    let milliturns = floor(turns * f64::from(TURN) + 0.5) as i32;
    ladder.end(milliturns.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn haste_is_truncated_as_it_adds_up() {
        assert_eq!(haste([7.272_54]), 7);
        assert_eq!(haste([-7.272_54]), -7);
        assert_eq!(haste([3.0, 7.272_54]), 10);
        assert_eq!(haste([-10.0, 7.272_54]), -2);
        assert_eq!(time_scale(100), 0.25);
        assert_eq!(time_scale(-100), 4.0);
        assert!((time_scale(7) - 0.5132).abs() < 1e-4);
    }

    #[test]
    fn the_slower_hand_sets_the_pace() {
        let of = AttackDelay { base: 1.0, main: 0.5, second: 1.0, haste: 0, marked: false };
        assert_eq!(attack_delay(&of).value, 1000);
        assert_eq!(attack_delay(&AttackDelay { second: 0.5, ..of }).value, 500);
        assert_eq!(attack_delay(&AttackDelay { base: 0.5, haste: 1, ..of }).value, 455);
        assert_eq!(attack_delay(&AttackDelay { main: 1.4, marked: true, ..of }).value, 700);
    }
}
