//! Which procs an attack has, in the game's order.

use super::Edition;
use super::attack_proc::{Act, AttackProc};
use super::blow::{After, Before};
use super::buff::Buff;
use super::damage_roll::damage_terms_in_flight;
use super::defense_proc::{DefenseProc, reflected};
use super::dice::Dice;
use super::enchant::{Enchant, EnchantAct};
use super::fighter::Fighter;
use super::glyph::GlyphProc;
use super::guard::{Guard, Ignite, immunities};
use super::mob::{Essence, Mob};
use super::mob_procs::{blow_procs, zap_procs};
use super::shield::{block, is_shield};
use super::strike::{Attack, Mode, Rules};
use super::thing::Thing;
use super::vocabulary::{Enchantment, Subclass, WeaponKind};
use super::weapon::Weapon;
use super::weapon_procs::{wand_zap, weapon_procs};
use crate::exchange::Side;
use crate::stage::Stage;

/// Most extra rolls that luck makes for one weapon: a level of 15 makes them
/// all. A weapon of a higher level rolls no more often.
pub const MAX_LUCK: i32 = 16;

/// Everyone who takes part in one attack.
struct Scene<'a> {
    attacker: &'a Fighter,
    target: &'a Fighter,
    attack: &'a Attack,
    rules: &'a Rules,
}

/// What happens between the critical test and the damage reduction, and
/// whether the attack deals no damage of its own.
pub(crate) fn before_reduction(
    attacker: &Fighter,
    target: &Fighter,
    attack: &Attack,
    rules: &Rules,
) -> (Before, bool) {
    let mut stages = Before::new();
    // The page's snippet goes from the damage roll to the damage.
    if rules.edition == Edition::Page {
        return (stages, false);
    }
    let scene = Scene { attacker, target, attack, rules };
    let mut harmless = false;
    let mob = attacker.special;
    if attack.mode == Mode::Zap {
        if !attacker.is_hero() {
            let (procs, none) = zap_procs(attacker, target, attack, rules);
            procs.into_iter().for_each(|p| push(&mut stages, Stage::AttackProc(p)));
            harmless = none;
        }
    } else {
        if !mob.is_some_and(Mob::replaces_attack) {
            buffs(&mut stages, &scene);
            subclass(&mut stages, &scene);
            weapons(&mut stages, &scene);
        }
        for proc in mob.map(|mob| blow_procs(mob, target)).unwrap_or_default() {
            push(&mut stages, Stage::AttackProc(proc));
        }
    }
    if let Some(proc) = target.special.and_then(|mob| mob.reflects_first(attacker)) {
        push(&mut stages, Stage::DefenseProc(proc));
    }
    (stages, harmless)
}

fn push(stages: &mut Before, stage: Stage) {
    let kept = stages.try_push(stage);
    debug_assert!(kept.is_ok(), "more stages than an attack can have");
}

fn certain(stages: &mut Before, from: Thing, act: Act) {
    push(stages, Stage::AttackProc(AttackProc::always(from, act)));
}

/// The attacker's buffs, in the order in which it bears them.
fn buffs(stages: &mut Before, scene: &Scene<'_>) {
    let attacker = scene.attacker;
    for b in &attacker.buffs {
        let from = Thing::Buff(b.buff);
        match b.buff {
            Buff::Fury => certain(stages, from, Act::DoubleWith(Buff::Fury)),
            Buff::RageBuff | Buff::CorpseDust => {
                certain(stages, from, Act::DoubleWith(Buff::RageBuff));
            }
            Buff::ChampionOfFire => {
                certain(stages, from, Act::Ignite(Ignite::of(scene.target, Side::Target)));
            }
            _ => {}
        }
    }
    // Who can fly into a fury may be in one at a later attack.
    if Guard::of(attacker, None).berserk && !attacker.has(Buff::Fury) {
        certain(stages, Thing::Buff(Buff::Fury), Act::DoubleWith(Buff::Fury));
    }
}

fn subclass(stages: &mut Before, scene: &Scene<'_>) {
    let (attacker, target) = (scene.attacker, scene.target);
    let weapon = attacker.active_weapon(scene.attack);
    let Some(subclass) = attacker.subclass else { return };
    let from = Thing::Subclass(subclass);
    match attacker.subclass {
        Some(Subclass::Gladiator) if weapon.kind == WeaponKind::Melee => {
            certain(stages, from, Act::Combo);
        }
        Some(Subclass::Battlemage) if weapon.kind == WeaponKind::Wand => {
            certain(stages, from, Act::Charges { most: attacker.charges.1 });
        }
        Some(Subclass::Assassin) if !target.is_hero() && !target.aware => {
            certain(stages, from, Act::Ambush);
        }
        Some(Subclass::Sniper) if scene.attack.mode == Mode::Missile => {
            let buff = Buff::SnipersMark;
            certain(stages, from, Act::Inflict { side: Side::Target, buff, immune: false });
        }
        Some(Subclass::Shaman) if weapon.kind == WeaponKind::Wand => {
            let power = attacker.buff(Buff::RingOfPower).unwrap_or(0);
            if let Some(zap) = wand_zap(weapon, power) {
                let proc = AttackProc::sometimes(from, 1, 4, zap.act(zap.roll, target));
                push(stages, Stage::AttackProc(proc));
            }
        }
        _ => {}
    }
}

/// The active weapon, an arrow's bow, and the other hand's weapon if the
/// target is in its reach.
fn weapons(stages: &mut Before, scene: &Scene<'_>) {
    let (attacker, attack) = (scene.attacker, scene.attack);
    let active = attacker.active_weapon(attack);
    weapon(stages, scene, active);
    if active.kind == WeaponKind::Arrow {
        enchantment(stages, scene, &attacker.weapon);
    }
    if attack.mode == Mode::Melee || attack.adjacent {
        weapon(stages, scene, attacker.second_weapon());
    }
}

fn weapon(stages: &mut Before, scene: &Scene<'_>, weapon: &Weapon) {
    enchantment(stages, scene, weapon);
    for proc in weapon_procs(weapon, scene.target) {
        push(stages, Stage::AttackProc(proc));
    }
}

fn enchantment(stages: &mut Before, scene: &Scene<'_>, weapon: &Weapon) {
    let Some(which) = weapon.enchantment.filter(|_| weapon.has_encumbrance()) else { return };
    // They strike others than the target.
    if matches!(which, Enchantment::Swing | Enchantment::Piercing) {
        return;
    }
    let instability = which == Enchantment::Instability;
    if instability {
        push(stages, Stage::Enchant(Enchant::Choose));
    }
    if instability || which == Enchantment::Luck {
        let dice = Dice::of(&damage_terms_in_flight(scene.attacker, scene.attack, scene.rules));
        for turn in 1..=weapon.level.clamp(0, MAX_LUCK - 1) + 1 {
            // Room is kept for what comes after.
            if stages.remaining_capacity() > 8 {
                push(stages, Stage::Enchant(Enchant::Luck { dice, turn, chosen: instability }));
            }
        }
    }
    let act = EnchantAct::of(which, weapon.level, scene.attacker, scene.target);
    push(stages, Stage::Enchant(Enchant::Act(act)));
}

/// What happens between the damage reduction and the HP; `None` in place of a
/// reduction for targets that replace that step.
pub(crate) fn after_reduction(
    attacker: &Fighter,
    target: &Fighter,
    attack: &Attack,
    rules: &Rules,
) -> (After, bool) {
    let mut stages = After::new();
    let source = rules.edition == Edition::Source;
    if source && let Some(own) = target.special.and_then(|mob| mob.replaces_defense(target)) {
        stages.extend(own.map(Stage::DefenseProc));
        return (stages, false);
    }
    let scene = Scene { attacker, target, attack, rules };
    defense_buffs(&mut stages, &scene);
    if source && target.subclass == Some(Subclass::Guardian) {
        let shield = is_shield(&target.weapon) || is_shield(&target.second);
        if shield {
            let wound = reflected(Guard::of(attacker, None));
            let skill = target.skill_level.max(1).unsigned_abs();
            keep(&mut stages, DefenseProc::Guardian { skill, wound });
        }
    }
    if !stages.is_empty() {
        keep(&mut stages, DefenseProc::Floor);
    }
    if let Some(glyph) = target.armor.glyph {
        let level = target.armor.level;
        let proc = GlyphProc::of(glyph, level, attacker, target, attack.adjacent);
        stages.extend(proc.map(Stage::Glyph));
    }
    if target.special == Some(Mob::DeepSnail) && attack.adjacent && source {
        keep(&mut stages, DefenseProc::Ooze);
    }
    (stages, true)
}

fn keep(stages: &mut After, proc: DefenseProc) {
    let kept = stages.try_push(Stage::DefenseProc(proc));
    debug_assert!(kept.is_ok(), "more stages than a defense can have");
}

/// The target's buffs in the order in which it bears them, then its shield.
fn defense_buffs(stages: &mut After, scene: &Scene<'_>) {
    let (attacker, target) = (scene.attacker, scene.target);
    for b in &target.buffs {
        match b.buff {
            Buff::ManaShield => keep(stages, DefenseProc::ManaShield),
            Buff::EarthrootArmor => keep(stages, DefenseProc::Earthroot),
            Buff::RingOfThorns => {
                let wound = reflected(Guard::of(attacker, None));
                let from = Thing::Buff(Buff::RingOfThorns);
                keep(stages, DefenseProc::Reflect { from, wound });
            }
            Buff::RingOfFrost if scene.attack.adjacent => {
                let immune = immunities(attacker).contains(Essence::Frost);
                keep(stages, DefenseProc::FrostRing { immune });
            }
            _ => {}
        }
    }
    // What an earlier attack may have given.
    if target.special == Some(Mob::ShamanElder) && !target.has(Buff::ManaShield) {
        keep(stages, DefenseProc::ManaShield);
    }
    let entangles = target.armor.glyph == Some(super::Glyph::Entanglement);
    if entangles && !target.has(Buff::EarthrootArmor) {
        keep(stages, DefenseProc::Earthroot);
    }
    if is_shield(&target.second) {
        let strength = target.effective_strength(scene.rules.difficulty).value;
        let wound = Guard::of(attacker, None);
        keep(stages, DefenseProc::Block(block(&target.second, strength, wound)));
    }
}
