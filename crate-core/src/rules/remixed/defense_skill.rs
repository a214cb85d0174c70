//! Defense skill.

use libm::pow;

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};

/// What a defense skill is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefenseSkill {
    /// Base skill: 5 for a hero, the catalogue's number for a mob.
    pub base: i32,
    /// Level, added to the base.
    pub level: i32,
    /// The defense bonus, an exponent of 1.2.
    pub bonus: i32,
    /// Under Paralysis, Stun or Frost.
    pub paralysed: bool,
    /// Strength the armor needs; 0 without armor.
    pub armor_str: i32,
    /// Effective strength.
    pub effective_str: i32,
    /// The class is Rogue.
    pub rogue: bool,
    /// A Freerunner in the middle of an action who is not starving.
    pub freerunner: bool,
    /// A hero on the easy difficulty.
    pub easy_hero: bool,
    /// A mob that has not seen an enemy.
    pub unaware_mob: bool,
}

/// `Char.defenseSkill`: `(base + level) × 1.2^bonus`, divided by `1.5^lack`
/// where strength lacks for the armor; a Rogue adds the strength to spare to
/// the skill. A mob that has not noticed its enemy has 0.
pub fn defense_skill(of: &DefenseSkill) -> Derivation<i32> {
    defense_skill_from(Ladder::new(), of)
}

/// As [`defense_skill`], below rungs that explain the bonus.
pub(crate) fn defense_skill_from(mut ladder: Ladder, of: &DefenseSkill) -> Derivation<i32> {
    let source = cite::DEFENSE_SKILL;
    let mut skill = of.base.saturating_add(of.level);
    ladder.step(Factor::Base, Op::Add, of.base, of.base, source);
    ladder.step(Factor::Level, Op::Add, of.level, skill, source);

    let by = of.armor_str.saturating_sub(of.effective_str);
    let spares = of.rogue && by <= 0;
    let points = by.saturating_neg();
    if spares {
        skill = skill.saturating_sub(by);
        ladder.step(Factor::SpareStrength { points }, Op::Add, points, skill, source);
    } else if points > 0 {
        ladder.passed(Factor::SpareStrength { points }, Op::Add, points, source);
    }

    let mut evasion = pow(1.2, f64::from(of.bonus)) as f32;
    let power = Factor::BonusPower { base: 1.2, bonus: of.bonus };
    let total = skill as f32 * evasion;
    ladder.step_if(of.bonus != 0, power, Op::Multiply, evasion, total, source);
    if of.paralysed {
        evasion /= 2.0;
    }
    let total = skill as f32 * evasion;
    ladder.step_if(of.paralysed, Factor::Paralysed, Op::Multiply, 0.5, total, source);
    let runs = spares && of.freerunner;
    if runs {
        evasion *= 2.0;
    }
    let product = skill as f32 * evasion;
    ladder.step_if(runs, Factor::Freerunner, Op::Multiply, 2.0, product, source);

    let value = if by > 0 {
        let divisor = pow(1.5, f64::from(by));
        let quotient = f64::from(product) / divisor;
        ladder.step(Factor::Encumbrance { by }, Op::Divide, divisor, quotient, source);
        quotient as i32
    } else {
        ladder.passed(Factor::Encumbrance { by }, Op::Divide, 1.0, source);
        product as i32
    };
    ladder.step(Factor::Whole, Op::Truncate, value, value, source);
    finish(ladder, value, of)
}

/// What a hero's and a mob's own method do to the result.
fn finish(mut ladder: Ladder, mut value: i32, of: &DefenseSkill) -> Derivation<i32> {
    if of.easy_hero {
        value = (value as f32 * 1.2) as i32;
    }
    let source = cite::HERO_DEFENSE_SKILL;
    ladder.step_if(of.easy_hero, Factor::Easy, Op::Multiply, 1.2f32, value, source);
    if of.unaware_mob {
        value = 0;
    }
    let source = cite::MOB_DEFENSE_SKILL;
    ladder.step_if(of.unaware_mob, Factor::Unaware, Op::Replace, 0, value, source);
    ladder.end(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_naked_rogue_adds_all_of_the_strength() {
        let naked = DefenseSkill {
            base: 5,
            level: 1,
            bonus: 0,
            paralysed: false,
            armor_str: 0,
            effective_str: 10,
            rogue: true,
            freerunner: false,
            easy_hero: false,
            unaware_mob: false,
        };
        assert_eq!(defense_skill(&naked).value, 16);
        assert_eq!(defense_skill(&DefenseSkill { armor_str: 9, ..naked }).value, 7);
        assert_eq!(defense_skill(&DefenseSkill { rogue: false, ..naked }).value, 6);
        assert_eq!(defense_skill(&DefenseSkill { unaware_mob: true, ..naked }).value, 0);
    }
}
