//! One fighter strikes another: who, how, by which rules.

use super::blow::{Blow, Edition};
use super::buff::Buff;
use super::damage_roll::damage_terms_in_flight;
use super::defense_proc::DefenseProc;
use super::fighter::Fighter;
use super::guard::Guard;
use super::marks::Marks;
use super::mob::Mob;
use super::plan::{after_reduction, before_reduction};
use super::shield::is_shield;
use super::vocabulary::{Difficulty, HeroClass, Subclass, WeaponKind};
use super::weapon::Weapon;
use super::weapon_procs::wand_zap;
use crate::exchange::Body;
use crate::law::Ties;
use crate::rules::damage::{Source, Term, TermRoll};
use crate::stage::Stage;

/// The rules that hold for both fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Whose rules.
    pub edition: Edition,
    /// What a tie counts as (edition page; the game lets ties hit).
    pub ties: Ties,
    /// The game's difficulty.
    pub difficulty: Difficulty,
    /// Depth in the dungeon: some mobs grow with it.
    pub depth: i32,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            edition: Edition::Source,
            ties: Ties::Hit,
            difficulty: Difficulty::Normal,
            depth: 1,
        }
    }
}

/// How an attack is delivered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// With what is in the hands, or with teeth and claws.
    #[default]
    Melee,
    /// A missile or arrow.
    Missile,
    /// A mob's attack at a distance: the magic roll, no critical hits.
    Zap,
}

/// One attack, apart from who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attack {
    /// How it is delivered.
    pub mode: Mode,
    /// The target stands next to the attacker.
    pub adjacent: bool,
    /// What flies, in mode [`Mode::Missile`]; an arrow as it is before the bow
    /// adds to it. `None` there throws the weapon of the weapon slot.
    pub missile: Option<Weapon>,
}

impl Default for Attack {
    fn default() -> Self {
        Attack::MELEE
    }
}

impl Attack {
    /// A blow at arm's length.
    pub const MELEE: Attack = Attack { mode: Mode::Melee, adjacent: true, missile: None };
}

/// Why an attack cannot hit, whatever is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SureMiss {
    /// An arrow without a bow in the weapon slot.
    NoBow,
    /// An arrow at an adjacent target, by anyone but an Elf.
    TooClose,
    /// A hero's zap without a wand that strikes in the weapon slot.
    NoWand,
}

/// The attack as it is carried out: with the weapon of the weapon slot as the
/// missile if none is named, an arrow with its bow's factors; a crystal's as a
/// zap.
pub fn in_flight(fighter: &Fighter, attack: &Attack, rules: &Rules) -> Attack {
    // A crystal's attacks are zaps at any distance.
    let crystal = fighter.special == Some(Mob::Crystal);
    if attack.mode != Mode::Missile || crystal {
        let mode = if crystal { Mode::Zap } else { attack.mode };
        return Attack { mode, missile: None, ..*attack };
    }
    let missile = attack.missile.unwrap_or(fighter.weapon);
    let missile = if missile.kind == WeaponKind::Arrow && fighter.weapon.kind == WeaponKind::Bow {
        let strength = fighter.effective_strength(rules.difficulty).value;
        missile.shot_from(&fighter.weapon, strength, fighter.class())
    } else {
        missile
    };
    Attack { missile: Some(missile), ..*attack }
}

/// Why the attack cannot hit, if it cannot (`CommonArrow`).
pub fn sure_miss(fighter: &Fighter, attack: &Attack) -> Option<SureMiss> {
    if attack.mode == Mode::Zap && fighter.is_hero() {
        return wand_zap(&fighter.weapon, 0).is_none().then_some(SureMiss::NoWand);
    }
    let arrow = attack.missile.is_some_and(|m| m.kind == WeaponKind::Arrow);
    if attack.mode != Mode::Missile || !arrow {
        None
    } else if fighter.weapon.kind != WeaponKind::Bow {
        Some(SureMiss::NoBow)
    } else if attack.adjacent && fighter.class() != Some(HeroClass::Elf) {
        Some(SureMiss::TooClose)
    } else {
        None
    }
}

/// The plain numbers of one attack of `attacker` on `target`.
///
/// Mode [`Mode::Zap`] is a mob's attack at a distance; for a hero it is the
/// wand in the weapon slot, which hits without a roll and which no damage
/// reduction stops.
pub fn strike(attacker: &Fighter, target: &Fighter, attack: &Attack, rules: &Rules) -> Blow {
    let attack = &in_flight(attacker, attack, rules);
    let (before, harmless) = before_reduction(attacker, target, attack, rules);
    let (mut after, mut reduced) = after_reduction(attacker, target, attack, rules);
    let wand = attacker.is_hero() && attack.mode == Mode::Zap;
    let mut damage = damage_terms_in_flight(attacker, attack, rules);
    let mut guard = Guard::of(target, None);
    let mut then = None;
    if wand {
        let power = attacker.buff(Buff::RingOfPower).unwrap_or(0);
        let zap = wand_zap(&attacker.weapon, power);
        let roll = zap.map_or(TermRoll::Constant(0), |zap| zap.roll);
        damage = [Term { source: Source::Weapon, roll }].into_iter().collect();
        guard = Guard::of(target, zap.and_then(|zap| zap.essence));
        let status = zap.filter(|zap| zap.status.is_some());
        then = status.map(|zap| zap.act(TermRoll::Constant(0), target));
    }
    if wand || harmless {
        after.clear();
        reduced = false;
    }
    if harmless {
        after.push(Stage::DefenseProc(DefenseProc::Nothing));
    }
    Blow {
        edition: rules.edition,
        attack_skill: attacker.attack_skill_in_flight(attack, rules).value,
        defense_skill: target.defense_skill(rules).value,
        magic: attack.mode == Mode::Zap,
        invisible: attacker.is_invisible(),
        ties: rules.ties,
        damage,
        dr_max: target.dr(attacker, attack, rules).value,
        attacker: body(attacker),
        target: body(target),
        sure_miss: sure_miss(attacker, attack),
        sure_hit: wand,
        before_reduction: before,
        no_reduction: !reduced,
        after_reduction: after,
        no_blow: harmless,
        then,
        guard: if rules.edition == Edition::Source { guard } else { Guard::default() },
    }
}

/// The part of a fighter that an attack may change.
fn body(fighter: &Fighter) -> Body {
    let mut marks: Marks = fighter.buffs.iter().map(|b| b.buff).collect();
    marks.remove(Buff::ShieldLeft);
    marks.remove(Buff::ChaosShieldLeft);
    if is_shield(&fighter.second) && fighter.shield_ready {
        marks.insert(Buff::ShieldLeft);
    }
    if marks.has(Buff::CorpseDust) {
        marks.insert(Buff::RageBuff);
    }
    let count = match (fighter.subclass, fighter.special) {
        (Some(Subclass::Gladiator), _) => fighter.buff(Buff::Combo).unwrap_or(0),
        (Some(Subclass::Battlemage), _) => fighter.charges.0,
        (_, Some(Mob::Shaman)) => fighter.special_count,
        _ => 0,
    };
    Body {
        hp: fighter.hp,
        hp_max: fighter.hp_max,
        marks,
        ward: fighter.buff(Buff::EarthrootArmor).unwrap_or(0).max(0),
        count: count.max(0),
        ..Body::default()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::law::Span;
    use crate::rules::damage::TermRoll;
    use crate::rules::remixed::{Armor, Kind, TURN};

    pub(crate) fn warrior() -> Fighter {
        Fighter {
            strength: 11,
            weapon: Weapon { max: 12, str_required: 11, ..Weapon::melee(1, 1.0, 1.0) },
            armor: Armor::of_tier(1, 0),
            ..Fighter::hero(HeroClass::Warrior)
        }
    }

    fn rat() -> Fighter {
        Fighter {
            kind: Kind::Mob,
            special: Some(Mob::Rat),
            base_attack: 8,
            base_defense: 3,
            hp: 8,
            hp_max: 8,
            damage: Span::new(1, 5),
            dr_field: 1,
            ..Fighter::default()
        }
    }

    fn numbers(blow: &Blow) -> (i32, i32, i32) {
        (blow.attack_skill, blow.defense_skill, blow.dr_max)
    }

    #[test]
    fn a_warrior_and_a_rat() {
        let (hero, mob, rules) = (warrior(), rat(), Rules::default());
        let blow = strike(&hero, &mob, &Attack::MELEE, &rules);
        assert_eq!(numbers(&blow), (11, 4, 1));
        let rolls: Vec<_> = blow.damage.iter().map(|t| t.roll).collect();
        assert_eq!(rolls, [TermRoll::Uniform(Span::new(1, 2)), TermRoll::Normal(Span::new(1, 12))]);
        assert_eq!(numbers(&strike(&mob, &hero, &Attack::MELEE, &rules)), (9, 6, 2));
        let asleep = Fighter { aware: false, ..mob.clone() };
        assert_eq!(strike(&hero, &asleep, &Attack::MELEE, &rules).defense_skill, 0);
        let page = Rules { edition: Edition::Page, ..rules };
        assert_eq!(strike(&hero, &asleep, &Attack::MELEE, &page).defense_skill, 4);
        assert_eq!(hero.attack_delay(&mob, &Attack::MELEE, &rules).value, TURN);
    }

    #[test]
    fn an_arrow_needs_a_bow_and_room() {
        let arrow = Weapon {
            kind: WeaponKind::Arrow,
            min: 2,
            max: 5,
            delay: 0.75,
            str_required: 9,
            ..Weapon::EMPTY
        };
        let shot = Attack { mode: Mode::Missile, adjacent: true, missile: Some(arrow) };
        let far = Attack { adjacent: false, ..shot };
        let mut elf = Fighter::hero(HeroClass::Elf);
        let rules = Rules::default();
        let miss = |f: &Fighter, a: &Attack| strike(f, &rat(), a, &rules).sure_miss;
        assert_eq!(miss(&elf, &far), Some(SureMiss::NoBow));
        elf.weapon = Weapon { kind: WeaponKind::Bow, str_required: 10, ..Weapon::EMPTY };
        elf.weapon.shot.damage = 2.0;
        assert_eq!(miss(&elf, &shot), None);
        let blow = strike(&elf, &rat(), &far, &rules);
        assert_eq!(blow.damage[1].roll, TermRoll::Normal(Span::new(4, 10)));
        elf.strength = 13;
        let blow = strike(&elf, &rat(), &far, &rules);
        assert_eq!(blow.damage[1].roll, TermRoll::Normal(Span::new(4, 17)));
        assert_eq!(elf.attack_delay(&rat(), &far, &rules).value, 682);
        elf.kind = Kind::Hero { class: Some(HeroClass::Huntress) };
        assert_eq!(miss(&elf, &shot), Some(SureMiss::TooClose));
    }

    #[test]
    fn buffs_and_subclasses_change_the_numbers() {
        let rules = Rules::default();
        let mut hero = warrior();
        let mut bless = |buff, level| {
            hero.buffs.clear();
            hero.buffs.push(crate::rules::remixed::ActiveBuff { buff, level });
            strike(&hero, &rat(), &Attack::MELEE, &rules).attack_skill
        };
        assert_eq!(bless(Buff::Blessed, 2), 21);
        assert_eq!(bless(Buff::RingOfAccuracy, -3), 4);
        let mut sniper = Fighter::hero(HeroClass::Huntress);
        sniper.subclass = Some(Subclass::Sniper);
        let dart = Weapon { kind: WeaponKind::Missile, max: 4, str_required: 10, ..Weapon::EMPTY };
        let throw = Attack { mode: Mode::Missile, adjacent: false, missile: Some(dart) };
        assert_eq!(strike(&sniper, &rat(), &throw, &rules).dr_max, 0);
        let doctor = Fighter::hero(HeroClass::Doctor);
        assert_eq!(strike(&doctor, &rat(), &Attack::MELEE, &rules).attack_skill, 2);
    }
}
