//! Attack skill.

use libm::pow;

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};

/// No accuracy factor counts above this.
const CAP: f32 = 20.0;

/// What an attack skill is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttackSkill {
    /// Base skill: 10 for a hero, the catalogue's number for a mob.
    pub base: i32,
    /// Level, added to the base.
    pub level: i32,
    /// The attack bonus, an exponent of 1.4.
    pub bonus: i32,
    /// Accuracy factor of the active weapon.
    pub main: f32,
    /// Accuracy factor of the other hand's weapon; 1 for an empty hand.
    pub second: f32,
    /// A missile at an adjacent target.
    pub ranged_adjacent: bool,
    /// A hero on the easy difficulty.
    pub easy_hero: bool,
}

/// `trunc(((base + level) × 1.4^bonus) × min(20, main, second))`, each product
/// rounded to f32 (`Char.attackSkill`).
pub fn attack_skill(of: &AttackSkill) -> Derivation<i32> {
    attack_skill_from(Ladder::new(), of)
}

/// As [`attack_skill`], below rungs that explain the bonus.
pub(crate) fn attack_skill_from(mut ladder: Ladder, of: &AttackSkill) -> Derivation<i32> {
    let source = cite::ATTACK_SKILL;
    let sum = of.base.saturating_add(of.level);
    ladder.step(Factor::Base, Op::Add, of.base, of.base, source);
    ladder.step(Factor::Level, Op::Add, of.level, sum, source);

    let mut accuracy = pow(1.4, f64::from(of.bonus)) as f32;
    let factor = Factor::BonusPower { base: 1.4, bonus: of.bonus };
    let product = sum as f32 * accuracy;
    ladder.step_if(of.bonus != 0, factor, Op::Multiply, accuracy, product, source);
    if of.ranged_adjacent {
        accuracy *= 0.5;
    }
    let product = sum as f32 * accuracy;
    let applied = of.ranged_adjacent;
    ladder.step_if(applied, Factor::RangedAdjacent, Op::Multiply, 0.5, product, source);

    let skill_factor = CAP.min(of.main).min(of.second);
    let product = product * skill_factor;
    // The smallest of three counts; the first of equals is the one shown.
    let (main, second) = (of.main, of.second);
    let counts = [main == skill_factor, second == skill_factor, true];
    let chosen = counts.iter().position(|&c| c).unwrap_or(2);
    for (i, (factor, value)) in
        [(Factor::MainHand, main), (Factor::SecondHand, second), (Factor::Cap20, CAP)]
            .into_iter()
            .enumerate()
    {
        ladder.step_if(i == chosen, factor, Op::Smallest, value, product, source);
    }

    let mut skill = product as i32;
    ladder.step(Factor::Whole, Op::Truncate, skill, skill, source);
    if of.easy_hero {
        skill = (skill as f32 * 1.2) as i32;
    }
    let source = cite::HERO_ATTACK_SKILL;
    ladder.step_if(of.easy_hero, Factor::Easy, Op::Multiply, 1.2f32, skill, source);
    ladder.end(skill)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_precision_decides_level_15_with_a_bonus_of_2() {
        let of = AttackSkill {
            base: 10,
            level: 15,
            bonus: 2,
            main: 1.0,
            second: 1.0,
            ranged_adjacent: false,
            easy_hero: false,
        };
        assert_eq!(attack_skill(&of).value, 49);
        let dagger = AttackSkill { main: 1.2, ..of };
        assert_eq!(attack_skill(&dagger).value, 49, "the empty hand counts as 1");
    }
}
