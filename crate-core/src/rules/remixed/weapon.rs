//! Weapons: their factors of accuracy and delay, their levels, arrows.

use libm::pow;

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};
use super::vocabulary::{Enchantment, HeroClass, WeaponKind, WeaponSpecial};

/// A weapon, missile, wand or shield in a hand or in flight, with the numbers
/// of its level already applied (see [`Weapon::at_level`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weapon {
    /// What it is.
    pub kind: WeaponKind,
    /// Its tier, 1 and up; a shield's level. What an upgrade adds to the
    /// maximum. 0 where it has none.
    pub tier: i32,
    /// Smallest roll, in points.
    pub min: i32,
    /// Largest roll, in points.
    pub max: i32,
    /// The roll is multiplied by this (a Bone Saw's skill and level); 1 for
    /// all others.
    pub times: i32,
    /// Accuracy factor, before encumbrance.
    pub accuracy: f32,
    /// Delay factor, before encumbrance.
    pub delay: f32,
    /// Strength it needs.
    pub str_required: i32,
    /// Its level, as enchantments count it.
    pub level: i32,
    /// Imbued with accuracy: × 1.5.
    pub accuracy_imbue: bool,
    /// Imbued with speed: delay × 0.6.
    pub speed_imbue: bool,
    /// Its enchantment.
    pub enchantment: Option<Enchantment>,
    /// What it does of its own.
    pub special: Option<WeaponSpecial>,
    /// Counts in the left hand. An item that does not counts there as an
    /// empty hand.
    pub good_for_melee: bool,
    /// A bow's factor on an arrow's accuracy and damage.
    pub shot: ShotFactors,
}

/// What a bow does to the arrows it shoots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShotFactors {
    /// On the arrow's accuracy.
    pub accuracy: f32,
    /// On the arrow's smallest and largest damage.
    pub damage: f32,
}

impl Default for Weapon {
    fn default() -> Self {
        Weapon::EMPTY
    }
}

impl Weapon {
    /// An empty hand: factors of 1 and no damage.
    pub const EMPTY: Weapon = Weapon {
        kind: WeaponKind::None,
        tier: 0,
        min: 0,
        max: 0,
        times: 1,
        accuracy: 1.0,
        delay: 1.0,
        str_required: 0,
        level: 0,
        accuracy_imbue: false,
        speed_imbue: false,
        enchantment: None,
        special: None,
        good_for_melee: false,
        shot: ShotFactors { accuracy: 1.0, damage: 1.0 },
    };

    /// A melee weapon of level 0 by the formula of its tier: minimum the tier,
    /// maximum from [`melee_max`], strength 8 + 2 × tier.
    pub fn melee(tier: i32, accuracy: f32, delay: f32) -> Weapon {
        Weapon {
            kind: WeaponKind::Melee,
            tier,
            min: tier,
            max: melee_max(tier, accuracy, delay),
            accuracy,
            delay,
            str_required: tier.saturating_mul(2).saturating_add(8),
            good_for_melee: true,
            ..Weapon::EMPTY
        }
    }

    /// A wand wielded as a weapon (a Mage, or the subclass Shaman): `level`
    /// includes a Ring of Power, `skill` is the wielder's skill level.
    pub fn wand(level: i32, skill: i32) -> Weapon {
        let (l, s) = (level as f32, skill as f32);
        let tier = 1.0 + l / 3.0;
        Weapon {
            kind: WeaponKind::Wand,
            min: (tier + s) as i32,
            max: ((tier * tier - tier + 10.0) / 2.0 + s * tier + l) as i32,
            level,
            good_for_melee: true,
            ..Weapon::EMPTY
        }
    }

    /// This weapon, given as it is at level 0, at another level: an upgrade
    /// of a melee weapon or bow adds 1 to the minimum and the tier to the
    /// maximum and takes 1 of the strength (not below 2), a downgrade takes
    /// the same (minimum not below 0, maximum not below 1) and adds 1 of
    /// strength. A boomerang gains 1 and 2. Other missiles, wands and scripted
    /// items keep their numbers.
    pub fn at_level(self, level: i32) -> Weapon {
        let grown = Weapon { level: self.level.saturating_add(level), ..self };
        match (self.kind, self.special) {
            (_, Some(WeaponSpecial::Boomerang)) => Weapon {
                min: shifted(self.min, level, 1, 0),
                max: shifted(self.max, level, 2, 1),
                ..grown
            },
            (WeaponKind::Melee | WeaponKind::Bow, _) => Weapon {
                min: shifted(self.min, level, 1, 0),
                max: shifted(self.max, level, self.tier, 1),
                str_required: required_at(self.str_required, level),
                ..grown
            },
            _ => grown,
        }
    }

    /// What an accuracy or delay factor adds to the strength it needs, by the
    /// wielder's class: (accuracy, delay).
    pub fn class_shift(&self, class: Option<HeroClass>) -> (i32, i32) {
        match (self.kind, class) {
            (WeaponKind::Bow | WeaponKind::Missile | WeaponKind::Arrow, Some(class)) => match class
            {
                HeroClass::Warrior => (3, 0),
                HeroClass::Doctor => (5, 0),
                HeroClass::Huntress => (-2, -2),
                _ => (0, 0),
            },
            (WeaponKind::Melee, Some(HeroClass::Elf)) => (3, 0),
            _ => (0, 0),
        }
    }

    /// Whether strength matters to its factors: it does not for bare hands,
    /// wands, shields and scripted items.
    pub const fn has_encumbrance(&self) -> bool {
        matches!(
            self.kind,
            WeaponKind::Melee | WeaponKind::Bow | WeaponKind::Missile | WeaponKind::Arrow
        )
    }

    /// Its accuracy factor in the hand of `class` with this effective strength.
    pub fn accuracy_factor(&self, strength: i32, class: Option<HeroClass>) -> Derivation<f32> {
        let required = if self.has_encumbrance() { self.str_required } else { strength };
        let shift = self.class_shift(class).0;
        weapon_accuracy(self.accuracy, required, strength, shift, self.accuracy_imbue)
    }

    /// Its delay factor in the hand of `class` with this effective strength.
    pub fn delay_factor(&self, strength: i32, class: Option<HeroClass>) -> Derivation<f32> {
        let required = if self.has_encumbrance() { self.str_required } else { strength };
        let shift = self.class_shift(class).1;
        weapon_delay(self.delay, required, strength, shift, self.speed_imbue)
    }

    /// This arrow as `bow` shoots it: damage and accuracy times the bow's
    /// factors; with more than 2 points of strength to spare for the bow the
    /// maximum grows by the minimum and the points (`CommonArrow`).
    pub fn shot_from(self, bow: &Weapon, strength: i32, class: Option<HeroClass>) -> Weapon {
        let min = (self.min as f32 * bow.shot.damage) as i32;
        let max = (self.max as f32 * bow.shot.damage) as i32;
        let spare = strength.saturating_sub(bow.str_required);
        let bonus = if spare > 2 { min.saturating_add(spare) } else { 0 };
        let elf = if class == Some(HeroClass::Elf) { 1.1 } else { 1.0 };
        Weapon {
            min,
            max: max.saturating_add(bonus),
            accuracy: self.accuracy * bow.shot.accuracy * elf,
            ..self
        }
    }
}

/// Strength needed at `level` by what needs `base` at level 0: 1 less for each
/// upgrade but not below 2, 1 more for each downgrade.
pub fn required_at(base: i32, level: i32) -> i32 {
    let needed = base.saturating_sub(level);
    if level > 0 { needed.max(base.min(2)) } else { needed }
}

/// `by` more for each level; for each level below 0 as much less, not below
/// `floor`.
fn shifted(base: i32, level: i32, by: i32, floor: i32) -> i32 {
    let value = base.saturating_add(level.saturating_mul(by));
    if level < 0 { value.max(floor) } else { value }
}

/// Largest roll of a melee weapon of level 0: (tier² − tier + 10) / accuracy ×
/// delay, in f32, truncated.
pub fn melee_max(tier: i32, accuracy: f32, delay: f32) -> i32 {
    let points = tier.saturating_mul(tier).saturating_sub(tier).saturating_add(10);
    (points as f32 / accuracy * delay) as i32
}

/// The accuracy factor of a weapon: `accuracy / 1.5^lack` where strength
/// lacks, × 1.5 with the imbue. Strength to spare gives nothing.
///
/// `required` and `effective` are points of strength, `shift` what the class
/// adds to the requirement.
pub fn weapon_accuracy(
    accuracy: f32,
    required: i32,
    effective: i32,
    shift: i32,
    imbue: bool,
) -> Derivation<f32> {
    let source = cite::ACCURACY_FACTOR;
    let mut ladder = Ladder::new();
    ladder.step(Factor::Base, Op::Replace, accuracy, accuracy, source);
    let by = required.saturating_sub(effective).saturating_add(shift);
    let power = pow(1.5, f64::from(by.max(0)));
    let mut factor = accuracy;
    if by > 0 {
        // The division is in double precision, its result is not.
        factor = (f64::from(accuracy) / power) as f32;
    }
    ladder.step_if(by > 0, Factor::Encumbrance { by }, Op::Divide, power, factor, source);
    if imbue {
        factor *= 1.5;
    }
    ladder.step_if(imbue, Factor::Imbue, Op::Multiply, 1.5, factor, source);
    ladder.end(factor)
}

/// The delay factor of a weapon: `delay × 1.2^lack` where strength lacks,
/// × 0.6 with the imbue.
pub fn weapon_delay(
    delay: f32,
    required: i32,
    effective: i32,
    shift: i32,
    imbue: bool,
) -> Derivation<f32> {
    let source = cite::DELAY_FACTOR;
    let mut ladder = Ladder::new();
    ladder.step(Factor::Base, Op::Replace, delay, delay, source);
    let by = required.saturating_sub(effective).saturating_add(shift);
    let power = pow(1.2, f64::from(by.max(0)));
    let mut factor = delay;
    if by > 0 {
        factor = (f64::from(delay) * power) as f32;
    }
    ladder.step_if(by > 0, Factor::Encumbrance { by }, Op::Multiply, power, factor, source);
    if imbue {
        factor *= 0.6;
    }
    ladder.step_if(imbue, Factor::Imbue, Op::Multiply, 0.6f32, factor, source);
    ladder.end(factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_precision_truncates_the_largest_roll() {
        assert_eq!(melee_max(1, 1.2, 1.0), 8);
        assert_eq!(melee_max(5, 1.2, 1.0), 24);
        assert_eq!(melee_max(5, 1.2, 1.4), 34);
        assert_eq!(melee_max(20, 1.5, 4.0), 1040);
    }

    #[test]
    fn levels_grow_a_sword_and_spare_its_wielder() {
        let sword = Weapon::melee(3, 1.0, 1.0);
        let numbers = |level| {
            let w = sword.at_level(level);
            (w.min, w.max, w.str_required)
        };
        assert_eq!(numbers(0), (3, 16, 14));
        assert_eq!(numbers(2), (5, 22, 12));
        assert_eq!(numbers(20), (23, 76, 2));
        assert_eq!(numbers(-1), (2, 13, 15));
        assert_eq!(numbers(-9), (0, 1, 23));
    }

    #[test]
    fn a_wand_in_hand() {
        let span = |level, skill| {
            let w = Weapon::wand(level, skill);
            (w.min, w.max)
        };
        assert_eq!(span(0, 1), (2, 6));
        assert_eq!(span(1, 3), (4, 10));
        assert_eq!(span(3, 1), (3, 11));
        assert_eq!(span(5, 3), (5, 20));
    }

    #[test]
    fn lacking_strength_slows() {
        assert_eq!(weapon_delay(1.0, 12, 10, 0, false).value, 1.44);
        assert_eq!(weapon_delay(1.0, 10, 12, 0, true).value, 0.6);
    }
}
