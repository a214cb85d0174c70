//! Remixed Dungeon: one melee attack, missile or zap, as the game resolves it
//! (edition *source*, 32.4.beta.3) or as its combat page says (edition *page*).
//!
//! A [`Fighter`] is a whole combatant. Its skills, damage reduction, damage
//! terms and delay follow from it without a roll, each with its
//! [`Derivation`]; [`strike`] gathers them into a [`Blow`] of plain numbers,
//! and [`pipeline`] lists the blow's stages.

mod armor;
mod attack_proc;
mod attack_skill;
mod blow;
mod buff;
pub(crate) mod cite;
mod damage_roll;
mod defense_proc;
mod defense_skill;
mod dice;
mod enchant;
mod fighter;
mod files;
mod glyph;
mod guard;
mod hit;
mod ladder;
mod left_out;
mod marks;
mod mob;
mod mob_procs;
mod note;
mod plan;
mod reduction;
mod shield;
mod strength;
mod strike;
#[cfg(all(test, feature = "alloc"))]
mod tests;
mod thing;
mod time;
mod vocabulary;
mod weapon;
mod weapon_procs;

pub use armor::{Armor, DrOwner, dr};
pub use attack_proc::{Act, AttackProc};
pub use attack_skill::{AttackSkill, attack_skill};
pub use blow::{After, Before, Blow, Edition, MAX_TERMS, pipeline};
pub use buff::{ActiveBuff, Buff};
pub use damage_roll::damage_terms;
pub use defense_proc::DefenseProc;
pub use defense_skill::{DefenseSkill, defense_skill};
pub use dice::{Dice, MAX_DICE};
pub use enchant::{Enchant, EnchantAct};
pub use fighter::{Bonuses, Fighter, Kind, MAX_BUFFS};
pub use glyph::{GlyphProc, odds as glyph_odds};
pub use guard::{Guard, Ignite, TakeDamage, Wound};
pub use hit::{CritTest, HitTest};
pub use ladder::{Derivation, Factor, MAX_RUNGS, Op, Rung};
pub use left_out::{Reason, not_simulated};
pub use marks::Marks;
pub use mob::{Essence, Essences, Mob};
pub use note::Note;
pub use plan::MAX_LUCK;
pub use reduction::{Reduction, lose_hp};
pub use shield::{Block, Chaos, block, recharge_turns, shield_damage};
pub use strength::{hero_strength, mob_strength};
pub use strike::{Attack, Mode, Rules, SureMiss, in_flight, strike, sure_miss};
pub use thing::Thing;
pub use time::{AttackDelay, TURN, attack_delay, haste, time_scale};
pub use vocabulary::{
    Difficulty, Enchantment, Glyph, HeroClass, Subclass, WeaponKind, WeaponSpecial,
};
pub use weapon::{ShotFactors, Weapon, melee_max, required_at, weapon_accuracy, weapon_delay};
