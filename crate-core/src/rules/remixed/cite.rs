//! The places in the game that state the rules used here.

use crate::rules::Source;

const CHAR: &str = "watabou/pixeldungeon/actors/Char.java";
const HERO: &str = "watabou/pixeldungeon/actors/hero/Hero.java";
const MOB: &str = "watabou/pixeldungeon/actors/mobs/Mob.java";
const UTILS: &str = "watabou/pixeldungeon/actors/CharUtils.java";
const WEAPON: &str = "watabou/pixeldungeon/items/weapon/Weapon.java";
const ARMOR: &str = "watabou/pixeldungeon/items/armor/Armor.java";

pub(crate) const HIT: Source = Source::java(UTILS, "hit");
pub(crate) const CRIT: Source = Source::java(CHAR, "checkCriticalHit");
pub(crate) const ATTACK_SKILL: Source = Source::java(CHAR, "attackSkill");
pub(crate) const DEFENSE_SKILL: Source = Source::java(CHAR, "defenseSkill");
pub(crate) const HERO_ATTACK_SKILL: Source = Source::java(HERO, "attackSkill");
pub(crate) const HERO_DEFENSE_SKILL: Source = Source::java(HERO, "defenseSkill");
pub(crate) const MOB_DEFENSE_SKILL: Source = Source::java(MOB, "defenseSkill");
pub(crate) const ACCURACY_FACTOR: Source = Source::java(WEAPON, "accuracyFactor");
pub(crate) const DELAY_FACTOR: Source = Source::java(WEAPON, "attackDelayFactor");
pub(crate) const WEAPON_ROLL: Source = Source::java(WEAPON, "damageRoll");
pub(crate) const DAMAGE_ROLL: Source = Source::java(CHAR, "damageRoll");
pub(crate) const MOB_DAMAGE_ROLL: Source = Source::java(MOB, "damageRoll");
pub(crate) const EFFECTIVE_STR: Source = Source::java(CHAR, "effectiveSTR");
pub(crate) const ATTACK_DELAY: Source = Source::java(CHAR, "attackDelay");
pub(crate) const SPEND: Source = Source::java(CHAR, "spend");
pub(crate) const DEFENSE_ROLL: Source = Source::java(CHAR, "defenceRoll");
pub(crate) const DR: Source = Source::java(CHAR, "dr");
pub(crate) const HERO_DR: Source = Source::java(HERO, "dr");
pub(crate) const MOB_DR: Source = Source::java(MOB, "dr");
pub(crate) const EFFECTIVE_DR: Source = Source::java(ARMOR, "effectiveDr");
pub(crate) const ARROW: Source =
    Source::java("watabou/pixeldungeon/items/weapon/missiles/CommonArrow.java", "onThrow");
pub(crate) const DEFENSE_PROC: Source = Source::java(CHAR, "defenseProc");
pub(crate) const DAMAGE: Source = Source::java(CHAR, "damage");
