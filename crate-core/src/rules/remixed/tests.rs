//! What each proc does, by hand-made numbers: a scene in which every attack
//! hits for 10 points and is never critical, and one thing that changes it.

mod buffs;
mod complete;
mod extremes;
mod gear;
mod mobs;

use alloc::vec::Vec;
use core::ops::Deref;

use arrayvec::ArrayVec;

use super::*;
use crate::law::Span;
use crate::{End, Exact, Outcome, Side, ends, exact};

/// A mob of level 0 whose blows hit for 10 points.
fn beast() -> Fighter {
    Fighter {
        kind: Kind::Mob,
        base_attack: 0,
        base_defense: 0,
        level: 0,
        hp: 100,
        hp_max: 100,
        damage: Span::fixed(10),
        ..Fighter::default()
    }
}

/// A hero of level 0 who hits for 1 point of strength and 9 of a weapon.
fn hero() -> Fighter {
    let weapon = Weapon { kind: WeaponKind::Melee, min: 9, max: 9, ..Weapon::EMPTY };
    Fighter {
        base_attack: 0,
        base_defense: 0,
        level: 0,
        hp: 100,
        hp_max: 100,
        weapon,
        ..Fighter::default()
    }
}

fn with(mut fighter: Fighter, buff: Buff, level: i32) -> Fighter {
    fighter.buffs.push(ActiveBuff { buff, level });
    fighter
}

fn mob(special: Mob) -> Fighter {
    Fighter { special: Some(special), ..beast() }
}

fn zap() -> Attack {
    Attack { mode: Mode::Zap, adjacent: false, missile: None }
}

/// What an attack comes to.
struct Fought {
    law: Exact,
    ends: Vec<End>,
}

impl Deref for Fought {
    type Target = Exact;

    fn deref(&self) -> &Exact {
        &self.law
    }
}

fn fight(attacker: &Fighter, target: &Fighter, attack: &Attack) -> Fought {
    let blow = strike(attacker, target, attack, &Rules::default());
    let pipeline = pipeline(&blow);
    let law = exact(&pipeline).expect("small enough");
    for stage in &law.stages {
        assert!((stage.damage.total() - stage.alive).abs() < 1e-12, "{:?}", stage.id);
    }
    let ends = ends(&pipeline).expect("small enough");
    let total: f64 = ends.iter().map(|e| e.2).sum();
    assert!((total - 1.0).abs() < 1e-12, "{total}");
    Fought { law, ends }
}

fn melee(attacker: &Fighter, target: &Fighter) -> Fought {
    fight(attacker, target, &Attack::MELEE)
}

/// The law of the target's loss is exactly this.
#[track_caller]
fn check_loss(exact: &Exact, wanted: &[(i32, f64)]) {
    check_law("target", exact.hp_loss.entries(), wanted);
}

/// The law of the attacker's loss is exactly this.
#[track_caller]
fn check_cost(exact: &Exact, wanted: &[(i32, f64)]) {
    check_law("attacker", exact.attacker_loss.entries(), wanted);
}

#[track_caller]
fn check_law(who: &str, got: &[(i32, f64)], wanted: &[(i32, f64)]) {
    let mut same = got.len() == wanted.len();
    for (g, w) in got.iter().zip(wanted) {
        same &= g.0 == w.0 && (g.1 - w.1).abs() < 1e-12;
    }
    assert!(same, "{who}: got {got:?}, wanted {wanted:?}");
}

/// Each of these values is as likely as the others.
fn even(values: impl IntoIterator<Item = i32>) -> ArrayVec<(i32, f64), 64> {
    let values: ArrayVec<i32, 64> = values.into_iter().collect();
    let p = 1.0 / values.len() as f64;
    values.into_iter().map(|v| (v, p)).collect()
}

/// Probability that a side bears the buff in the end.
fn bears(exact: &Fought, side: Side, buff: Buff) -> f64 {
    let has = |x: &crate::Exchange| match side {
        Side::Attacker => x.attacker.marks.has(buff),
        Side::Target => x.target.marks.has(buff),
    };
    exact.ends.iter().filter(|e| has(&e.1)).map(|e| e.2).sum()
}

#[track_caller]
fn check_bears(exact: &Fought, side: Side, buff: Buff, wanted: f64) {
    let got = bears(exact, side, buff);
    assert!((got - wanted).abs() < 1e-12, "{buff:?}: got {got}, wanted {wanted}");
}

#[test]
fn the_scene_itself_is_plain() {
    check_loss(&melee(&beast(), &hero()), &[(10, 1.0)]);
    check_loss(&melee(&hero(), &beast()), &[(10, 1.0)]);
    let blow = strike(&hero(), &beast(), &Attack::MELEE, &Rules::default());
    assert_eq!(pipeline(&blow).stages.last(), Some(&crate::Stage::LoseHp));
}

#[test]
fn every_id_reads_back() {
    assert!(Buff::ALL.iter().all(|&b| Buff::from_id(b.id()) == Some(b)));
    assert!(Mob::ALL.iter().all(|&m| Mob::from_id(m.id()) == Some(m)));
    assert!(Glyph::ALL.iter().all(|&g| Glyph::from_id(g.id()) == Some(g)));
    assert!(Enchantment::ALL.iter().all(|&e| Enchantment::from_id(e.id()) == Some(e)));
    assert!(WeaponSpecial::ALL.iter().all(|&w| WeaponSpecial::from_id(w.id()) == Some(w)));
    assert_eq!(Mob::ALL.len(), 92);
    assert_eq!(Buff::from_id("Hat"), None);
}

#[test]
fn the_page_knows_no_procs_of_the_attack() {
    let page = Rules { edition: Edition::Page, ..Rules::default() };
    let furious = with(hero(), Buff::Fury, 1);
    let shielded = with(beast(), Buff::ManaShield, 1);
    let exact_of = |a: &Fighter, b: &Fighter| {
        exact(&pipeline(&strike(a, b, &Attack::MELEE, &page))).expect("small")
    };
    check_loss(&exact_of(&furious, &beast()), &[(10, 1.0)]);
    check_loss(&exact_of(&hero(), &shielded), &[(0, 1.0)]);
}

#[test]
fn the_dead_take_no_more() {
    let mut reaper = hero();
    reaper.weapon.enchantment = Some(Enchantment::Death);
    let exact = melee(&reaper, &beast());
    assert!((exact.outcome(Outcome::Killed) - 0.08).abs() < 1e-12);
    check_loss(&exact, &[(10, 0.92), (100, 0.08)]);
}
