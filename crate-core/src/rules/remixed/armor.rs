//! Armor and the damage reduction that follows from it.

use super::cite;
use super::ladder::{Derivation, Factor, Ladder, Op};
use super::mob::Mob;
use super::vocabulary::Glyph;
use super::weapon::required_at;

/// Armor worn. The default is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Armor {
    /// Cloth 1, leather 2, mail 3, scale 4, plate 5, Gothic 6; 0 for none.
    pub tier: i32,
    /// Its level.
    pub level: i32,
    /// Strength it needs; 0 for none.
    pub str_required: i32,
    /// Its glyph.
    pub glyph: Option<Glyph>,
    /// Points of reduction of its own (rat armor: 3).
    pub extra: i32,
    /// Class armor: the reduction of the armor it was made from, frozen.
    pub frozen_dr: Option<i32>,
}

impl Armor {
    /// Armor of a tier at a level, as found: strength max(7 + 2 × tier −
    /// level, 2).
    pub fn of_tier(tier: i32, level: i32) -> Armor {
        let base = tier.saturating_mul(2).saturating_add(7);
        Armor { tier, level, str_required: required_at(base, level).max(2), ..Armor::default() }
    }

    /// This armor, given as it is at level 0, at another level.
    pub fn at_level(self, level: i32) -> Armor {
        Armor {
            level: self.level.saturating_add(level),
            str_required: required_at(self.str_required, level),
            ..self
        }
    }

    /// Its reduction: 2 × tier + level × tier, + tier for a glyph, + its own
    /// extra points (`Armor.effectiveDr`). May be negative.
    pub fn effective_dr(&self) -> i32 {
        match self.frozen_dr {
            Some(dr) => dr,
            None => {
                let glyph = if self.glyph.is_some() { self.tier } else { 0 };
                self.tier
                    .saturating_mul(self.level.saturating_add(2))
                    .saturating_add(glyph)
                    .saturating_add(self.extra)
            }
        }
    }
}

/// Whose damage reduction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrOwner {
    /// Armor alone, not below 0.
    Hero,
    /// Armor, the mob's own points, and half its level.
    Mob {
        /// The mob's own points.
        field: i32,
        /// Its level.
        level: i32,
    },
    /// The own points alone: mobs defined by data files, and those Java mobs
    /// whose reduction is a constant.
    FieldOnly {
        /// The mob's own points.
        field: i32,
        /// Which constant, where it is one.
        mob: Option<Mob>,
    },
}

/// Largest damage reduction; the roll is uniform between 0 and it.
///
/// `bonus` is what buffs add. `ignored`: the attacker ignores it.
pub fn dr(armor: &Armor, owner: DrOwner, bonus: i32, ignored: bool) -> Derivation<i32> {
    let mut ladder = Ladder::new();
    let mut total = 0i32;
    dr_base(&mut ladder, &mut total, armor, owner);
    add(&mut ladder, &mut total, Factor::Given, bonus, bonus != 0, cite::DEFENSE_ROLL);
    dr_end(ladder, total, ignored)
}

/// Adds the parts of armor and owner.
pub(crate) fn dr_base(ladder: &mut Ladder, total: &mut i32, armor: &Armor, owner: DrOwner) {
    if let DrOwner::FieldOnly { field, mob } = owner {
        let factor = mob.map_or(Factor::DrField, Factor::Own);
        return add(ladder, total, factor, field, true, cite::DR);
    }
    let source = cite::EFFECTIVE_DR;
    if let Some(frozen) = armor.frozen_dr {
        add(ladder, total, Factor::ArmorExtra, frozen, true, source);
    } else {
        let worn = armor.tier != 0;
        let tier = armor.tier.saturating_mul(2);
        add(ladder, total, Factor::ArmorTier, tier, worn, source);
        let level = armor.tier.saturating_mul(armor.level);
        add(ladder, total, Factor::ArmorLevel, level, worn && armor.level != 0, source);
        add(ladder, total, Factor::Glyph, armor.tier, worn && armor.glyph.is_some(), source);
        add(ladder, total, Factor::ArmorExtra, armor.extra, armor.extra != 0, source);
    }
    match owner {
        DrOwner::Hero => {
            let raised = (*total).max(0);
            let applied = raised != *total;
            *total = raised;
            ladder.step_if(applied, Factor::NotNegative, Op::AtLeast, 0, raised, cite::HERO_DR);
        }
        DrOwner::Mob { field, level } => {
            add(ladder, total, Factor::DrField, field, true, cite::MOB_DR);
            add(ladder, total, Factor::HalfLevel, level / 2, level / 2 != 0, cite::MOB_DR);
        }
        DrOwner::FieldOnly { .. } => {}
    }
}

/// Adds one part, or notes that there is none.
pub(crate) fn add(
    ladder: &mut Ladder,
    total: &mut i32,
    factor: Factor,
    points: i32,
    applied: bool,
    source: crate::rules::Source,
) {
    if applied {
        *total = total.saturating_add(points);
    }
    ladder.step_if(applied, factor, Op::Add, points, *total, source);
}

/// The end of every reduction: nothing if it is ignored.
pub(crate) fn dr_end(mut ladder: Ladder, total: i32, ignored: bool) -> Derivation<i32> {
    if ignored {
        ladder.step(Factor::Ignored, Op::Replace, 0, 0, cite::DEFENSE_ROLL);
        return ladder.end(0);
    }
    ladder.end(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_levels_and_glyphs_add_up() {
        assert_eq!(Armor::of_tier(5, 3).effective_dr(), 25);
        assert_eq!(Armor::of_tier(1, 0).str_required, 9);
        assert_eq!(Armor::of_tier(6, 40).str_required, 2);
        let glyph = Armor { glyph: Some(Glyph::Bounce), ..Armor::of_tier(3, 0) };
        assert_eq!(glyph.effective_dr(), 9);
        let rat = Armor { extra: 3, ..Armor::of_tier(1, 0) };
        assert_eq!(rat.effective_dr(), 5);
    }

    #[test]
    fn cursed_armor_spares_a_hero_but_not_a_mob() {
        let armor = Armor::of_tier(2, -4);
        assert_eq!(dr(&armor, DrOwner::Hero, 0, false).value, 0);
        let mob = DrOwner::Mob { field: 1, level: 3 };
        assert_eq!(dr(&armor, mob, 0, false).value, -2);
    }
}
