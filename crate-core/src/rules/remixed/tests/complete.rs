//! Everything with an id either changes an attack or is named as left out.

use super::*;
use crate::{Stage, trace};

/// What of a blow may differ: its numbers and its stages, not who bears what.
fn numbers(blow: &Blow) -> Blow {
    let mut blow = blow.clone();
    for body in [&mut blow.attacker, &mut blow.target] {
        body.marks = Marks::NONE;
    }
    blow
}

/// Attacks both ways, and how long the first takes.
fn meet(a: &Fighter, b: &Fighter, how: &Attack) -> (Blow, Blow, i32) {
    let rules = Rules::default();
    (
        numbers(&strike(a, b, how, &rules)),
        numbers(&strike(b, a, &Attack::MELEE, &rules)),
        a.attack_delay(b, how, &rules).value,
    )
}

fn plain(fighter: Fighter) -> Fighter {
    Fighter { level: 2, base_attack: 9, base_defense: 9, strength: 14, ..fighter }
}

#[test]
fn buffs_do_something_or_are_named() {
    let throw = Attack { mode: Mode::Missile, ..Attack::MELEE };
    for &buff in Buff::ALL {
        let mut changes = false;
        for how in [Attack::MELEE, throw] {
            for fighter in [plain(hero()), plain(beast())] {
                let bare = meet(&fighter, &plain(hero()), &how);
                changes |= bare != meet(&with(fighter.clone(), buff, 2), &plain(hero()), &how);
                let marked = with(plain(hero()), buff, 2);
                changes |= bare.2 != fighter.attack_delay(&marked, &how, &Rules::default()).value;
            }
        }
        let wand = Weapon { kind: WeaponKind::Wand, ..Weapon::EMPTY };
        let special = Some(WeaponSpecial::WandOfMagicMissile);
        let mage = Fighter { weapon: Weapon { special, ..wand }, ..hero() };
        changes |=
            meet(&mage, &beast(), &zap()) != meet(&with(mage.clone(), buff, 2), &beast(), &zap());
        let gladiator = Fighter { subclass: Some(Subclass::Gladiator), ..hero() };
        let bare = meet(&gladiator, &beast(), &Attack::MELEE);
        changes |= bare != meet(&with(gladiator, buff, 2), &beast(), &Attack::MELEE);
        let dart = Weapon { special: Some(WeaponSpecial::CurareDart), ..hero().weapon };
        let thrower = Fighter { weapon: dart, ..hero() };
        let bare = meet(&thrower, &hero(), &Attack::MELEE);
        changes |= bare != meet(&thrower, &with(hero(), buff, 2), &Attack::MELEE);
        assert!(changes || not_simulated(Thing::Buff(buff)).is_some(), "{buff:?}");
    }
}

#[test]
fn mobs_do_something_of_their_own_or_are_named_or_are_plain() {
    use Mob::*;
    // Their numbers are all there is to them.
    let ordinary = [
        Gnoll,
        Crab,
        Shadow,
        Golem,
        Kobold,
        IceGuardianCore,
        MazeShadow,
        Snail,
        PseudoRat,
        MimicPie,
        Statue,
        GoldenStatue,
        MimicAmulet,
    ];
    for &special in Mob::ALL {
        let (bare, one) = (plain(beast()), plain(mob(special)));
        let changes = [Attack::MELEE, zap()]
            .iter()
            .any(|how| meet(&bare, &plain(hero()), how) != meet(&one, &plain(hero()), how));
        let resists = special.immunities() != Essences::NONE
            || special.resistances() != Essences::NONE
            || special.has_constant_dr();
        let named = not_simulated(Thing::Mob(special)).is_some();
        assert!(changes || resists || named || ordinary.contains(&special), "{special:?}");
    }
}

#[test]
fn weapons_enchantments_glyphs_and_subclasses_do_something_or_are_named() {
    let bare = meet(&hero(), &beast(), &Attack::MELEE);
    for &special in WeaponSpecial::ALL {
        let mut one = hero();
        one.weapon.special = Some(special);
        let mut mage = one.clone();
        mage.weapon.kind = WeaponKind::Wand;
        let changes = bare != meet(&one, &beast(), &Attack::MELEE)
            || strike(&mage, &beast(), &zap(), &Rules::default()).sure_miss.is_none()
            || one.weapon.at_level(3) != hero().weapon.at_level(3);
        assert!(changes || not_simulated(Thing::Weapon(special)).is_some(), "{special:?}");
    }
    for &enchantment in Enchantment::ALL {
        let mut one = hero();
        one.weapon.enchantment = Some(enchantment);
        let changes = bare != meet(&one, &beast(), &Attack::MELEE);
        let others = matches!(enchantment, Enchantment::Swing | Enchantment::Piercing);
        assert_eq!(changes, !others, "{enchantment:?}");
    }
    for &glyph in Glyph::ALL {
        let one = Fighter { armor: Armor { glyph: Some(glyph), ..Armor::default() }, ..hero() };
        let changes =
            bare.1.after_reduction != meet(&one, &beast(), &Attack::MELEE).1.after_reduction;
        let idle = matches!(glyph, Glyph::Bounce | Glyph::Displacement | Glyph::Stench);
        assert_eq!(changes, !idle, "{glyph:?}");
    }
}

#[test]
fn a_trace_says_what_came_about_and_why_not() {
    let shield = Weapon { kind: WeaponKind::Shield, tier: 1, ..Weapon::EMPTY };
    let target = Fighter { second: shield, shield_ready: false, ..mob(Mob::Zombie) };
    let mut attacker = with(hero(), Buff::Fury, 1);
    attacker.weapon.special = Some(WeaponSpecial::PoisonArrow);
    let blow = strike(&attacker, &target, &Attack::MELEE, &Rules::default());
    let pipeline = pipeline(&blow);
    let mut notes = ArrayVec::<(Option<Thing>, Note), 16>::new();
    trace(&pipeline, &mut crate::chance::Enumerate::new(), |step| {
        for note in &step.notes {
            if let crate::Note::Remixed(note) = *note {
                notes.push((step.stage.thing(), note));
            }
        }
        if let (Stage::AttackProc(_), Some(Thing::Buff(buff))) = (step.stage, step.stage.thing()) {
            assert_eq!((buff, step.before.damage, step.after.damage), (Buff::Fury, 10, 20));
            let wanted = "watabou/pixeldungeon/actors/buffs/Fury.java";
            assert_eq!(step.stage.source(), crate::rules::Source::java(wanted, "Fury"));
        }
    });
    let poison = Thing::Weapon(WeaponSpecial::PoisonArrow);
    let block = Thing::Buff(Buff::ShieldLeft);
    assert_eq!(
        notes.as_slice(),
        [(Some(poison), Note::Immune), (Some(block), Note::Idle)],
        "the undead are immune to poison, the shield is not ready"
    );
}
