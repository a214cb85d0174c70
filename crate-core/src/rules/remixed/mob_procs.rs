//! What mobs do with their attacks and zaps, and about hits.

use arrayvec::ArrayVec;

use super::attack_proc::{Act, AttackProc};
use super::buff::Buff;
use super::damage_roll::damage_terms_in_flight;
use super::defense_proc::{DefenseProc, reflected};
use super::dice::Dice;
use super::fighter::Fighter;
use super::guard::{Guard, Ignite, Wound, immunities};
use super::mob::{Essence, Essences, Mob};
use super::strike::{Attack, Rules};
use super::thing::Thing;
use crate::exchange::Side;

/// Most procs of one mob's attack.
pub(crate) const MAX_PROCS: usize = 4;

pub(crate) type Procs = ArrayVec<AttackProc, MAX_PROCS>;

impl Mob {
    /// Whether it replaces the whole attack step: its buffs, its subclass, its
    /// weapons' enchantments and scripts do nothing then.
    pub const fn replaces_attack(self) -> bool {
        use Mob::*;
        matches!(
            self,
            Albino
                | Thief
                | Bandit
                | Goo
                | Bat
                | SpiderServant
                | SpiderGuard
                | SpiderQueen
                | Spinner
                | FireElemental
                | Monk
                | Senior
                | WaterElemental
                | EarthElemental
                | IceElemental
                | Succubus
                | Undead
                | RottingFist
                | Worm
                | YogsBrain
                | YogsTeeth
                | Nightmare
                | DeathKnight
                | DreadKnight
                | EnslavedSoul
                | Zombie
                | ColdSpirit
                | TreacherousSpirit
        )
    }

    /// What it does about a hit instead of the damage reduction, the buffs and
    /// the glyph; `None` for those that take hits like everyone.
    pub const fn replaces_defense(self, fighter: &Fighter) -> Option<Option<DefenseProc>> {
        Some(match self {
            Mob::Swarm => Some(DefenseProc::Split),
            Mob::Thief | Mob::Bandit => None,
            Mob::Shaman => Some(DefenseProc::Flee),
            Mob::Warlock => Some(DefenseProc::Blink),
            Mob::Lich if fighter.special_active => Some(DefenseProc::Nothing),
            Mob::Lich => None,
            _ => return None,
        })
    }

    /// What it does about a hit ahead of the damage reduction.
    pub(crate) fn reflects_first(self, attacker: &Fighter) -> Option<DefenseProc> {
        let wound = reflected(Guard::of(attacker, None));
        let from = Thing::Mob(self);
        (self == Mob::Acidic).then_some(DefenseProc::Reflect { from, wound })
    }
}

/// A buff for the target, which may be immune to it.
fn inflict(mob: Mob, num: u32, den: u32, buff: Buff, immune: Essences) -> Option<AttackProc> {
    let immune = Essence::from_id(buff.id()).is_some_and(|e| immune.contains(e));
    let act = Act::Inflict { side: Side::Target, buff, immune };
    Some(AttackProc::sometimes(Thing::Mob(mob), num, den, act))
}

/// What `mob` does when its blow hits.
pub(crate) fn blow_procs(mob: Mob, target: &Fighter) -> Procs {
    const CURSES: &[Buff] =
        &[Buff::Blindness, Buff::Charm, Buff::Roots, Buff::Slow, Buff::Vertigo, Buff::Weakness];
    let immune = immunities(target);
    let from = Thing::Mob(mob);
    let status = |num, den, buff| inflict(mob, num, den, buff, immune);
    let sometimes = |num, den, act| Some(AttackProc::sometimes(from, num, den, act));
    let ignite = Act::Ignite(Ignite::of(target, Side::Target));
    let list: [Option<AttackProc>; 3] = match mob {
        Mob::Albino => [status(1, 2, Buff::Bleeding), None, None],
        Mob::Goo | Mob::RottingFist => [status(1, 3, Buff::Ooze), None, None],
        Mob::Bat => [sometimes(1, 1, Act::Drain), None, None],
        Mob::SpiderServant => [status(1, 4, Buff::Poison), None, None],
        Mob::SpiderGuard | Mob::Senior => [status(1, 10, Buff::Stun), None, None],
        Mob::SpiderQueen | Mob::Spinner => [status(1, 2, Buff::Poison), None, None],
        Mob::FireElemental => [sometimes(1, 2, ignite), None, None],
        Mob::WaterElemental => [status(1, 2, Buff::Frost), None, None],
        Mob::ColdSpirit => [status(1, 4, Buff::Frost), None, None],
        Mob::EarthElemental => [status(1, 2, Buff::Roots), None, None],
        Mob::IceElemental if target.is_hero() => [status(1, 3, Buff::Slow), None, None],
        Mob::Succubus => [status(1, 3, Buff::Charm), None, None],
        Mob::Undead => [status(1, 5, Buff::Stun), None, None],
        Mob::Worm => [status(1, 7, Buff::Roots), status(1, 5, Buff::Poison), None],
        Mob::YogsBrain => [status(1, 3, Buff::Stun), None, None],
        Mob::YogsTeeth => [
            sometimes(1, 3, Act::Drain),
            status(1, 3, Buff::Bleeding),
            sometimes(1, 3, Act::Double),
        ],
        Mob::Nightmare => [status(1, 10, Buff::Roots), status(1, 10, Buff::Stun), None],
        Mob::DeathKnight => [sometimes(1, 7, Act::Double), None, None],
        Mob::DreadKnight if immune.contains(Essence::Stun) => {
            [sometimes(1, 4, Act::Double), None, None]
        }
        Mob::DreadKnight => [sometimes(1, 1, Act::DoubleOrStun), None, None],
        Mob::EnslavedSoul if target.is_hero() => [sometimes(1, 5, Act::OneOf(CURSES)), None, None],
        Mob::Zombie => [status(1, 3, Buff::Poison), None, None],
        Mob::Bee => [status(3, 4, Buff::Poison), None, None],
        Mob::SpiderElite => [status(1, 5, Buff::Vertigo), None, None],
        Mob::SpiderExploding | Mob::ExplodingSkull | Mob::MirrorImage => {
            [sometimes(1, 1, Act::Burst), None, None]
        }
        _ => [None; 3],
    };
    list.into_iter().flatten().collect()
}

/// What `attacker`, a mob, does when its zap hits, and whether the zap deals
/// no damage of its own at all.
pub(crate) fn zap_procs(
    attacker: &Fighter,
    target: &Fighter,
    attack: &Attack,
    rules: &Rules,
) -> (Procs, bool) {
    const AMBER: &[Buff] = &[Buff::Blindness, Buff::Slow, Buff::Weakness];
    let mut procs = Procs::new();
    let Some(mob) = attacker.special else { return (procs, false) };
    let immune = immunities(target);
    let electric = Guard::of(target, Some(Essence::Electricity));
    let lightning = Wound { side: Side::Target, guard: electric };
    let water = if attacker.special_active { 2 } else { 1 };
    let mut harmless = false;
    let from = Thing::Mob(mob);
    match mob {
        Mob::Warlock if target.is_hero() => {
            procs.extend(inflict(mob, 1, 2, Buff::Weakness, immune));
        }
        Mob::Scorpio | Mob::Acidic => procs.extend(inflict(mob, 1, 2, Buff::Cripple, immune)),
        Mob::KoboldIcemancer => {
            procs.extend(inflict(mob, 1, 2, Buff::Slow, immune));
            harmless = true;
        }
        Mob::Shaman => {
            let dice = Dice::of(&damage_terms_in_flight(attacker, attack, rules));
            let wound = Act::Wound { wound: lightning, dice, times: 2 * water };
            procs.push(AttackProc::always(from, wound));
            procs.push(AttackProc::always(from, Act::Nothing));
        }
        Mob::YogsBrain => {
            procs.push(AttackProc::always(from, Act::Turn { wound: lightning, times: water }));
        }
        Mob::Eye | Mob::YogsEye => procs.push(AttackProc::always(
            from,
            Act::Beam {
                attack: attacker.attack_skill_in_flight(attack, rules).value,
                defense: target.defense_skill(rules).value,
                wound: Wound { side: Side::Target, guard: Guard::of(target, None) },
                span: attacker.damage,
            },
        )),
        Mob::SpiderMindAmber if target.is_hero() => {
            procs.push(AttackProc::always(from, Act::OneOf(AMBER)));
        }
        Mob::ShamanElder => procs.push(AttackProc::always(
            from,
            Act::Inflict { side: Side::Attacker, buff: Buff::ManaShield, immune: false },
        )),
        Mob::SpiderMind | Mob::Crystal | Mob::Goo => harmless = true,
        _ => {}
    }
    (procs, harmless)
}
