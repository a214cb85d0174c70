//! Buffs, rings, classes and subclasses.

use super::*;

#[test]
fn fury_and_rage_double_and_stack_with_each_other() {
    for buff in [Buff::Fury, Buff::RageBuff, Buff::CorpseDust] {
        check_loss(&melee(&with(hero(), buff, 1), &beast()), &[(20, 1.0)]);
    }
    let both = with(with(hero(), Buff::Fury, 1), Buff::RageBuff, 1);
    check_loss(&melee(&both, &beast()), &[(40, 1.0)]);
}

#[test]
fn a_champion_of_fire_burns_who_does_not_burn_yet() {
    let champion = with(beast(), Buff::ChampionOfFire, 1);
    let small = Fighter { hp_max: 16, ..hero() };
    let exact = melee(&champion, &small);
    check_loss(&exact, &even([11, 12]));
    check_bears(&exact, Side::Target, Buff::Burning, 1.0);
    check_loss(&melee(&champion, &with(small, Buff::Burning, 1)), &[(10, 1.0)]);
    check_loss(&melee(&champion, &mob(Mob::FireElemental)), &[(10, 1.0)]);
}

#[test]
fn a_combo_grows_from_the_third_hit() {
    let gladiator = Fighter { subclass: Some(Subclass::Gladiator), ..hero() };
    check_loss(&melee(&gladiator, &beast()), &[(10, 1.0)]);
    check_loss(&melee(&with(gladiator.clone(), Buff::Combo, 2), &beast()), &[(12, 1.0)]);
    let exact = melee(&with(gladiator, Buff::Combo, 6), &beast());
    check_loss(&exact, &[(20, 1.0)]);
    assert_eq!(exact.ends[0].1.attacker.count, 7);
}

#[test]
fn a_battlemage_charges_the_wand_and_strikes_with_it() {
    let mut mage = Fighter { subclass: Some(Subclass::Battlemage), charges: (1, 3), ..hero() };
    mage.weapon.kind = WeaponKind::Wand;
    check_loss(&melee(&mage, &beast()), &[(12, 1.0)]);
    mage.charges = (3, 3);
    check_loss(&melee(&mage, &beast()), &[(13, 1.0)]);
}

#[test]
fn an_assassin_strikes_the_unaware_harder() {
    let assassin = Fighter { subclass: Some(Subclass::Assassin), ..hero() };
    check_loss(&melee(&assassin, &beast()), &[(10, 1.0)]);
    let asleep = Fighter { aware: false, ..beast() };
    check_loss(&melee(&assassin, &asleep), &even(11..=19));
}

#[test]
fn a_sniper_ignores_armor_from_afar() {
    let sniper = Fighter { subclass: Some(Subclass::Sniper), ..hero() };
    let missile = Weapon { kind: WeaponKind::Missile, ..sniper.weapon };
    let throw = Attack { mode: Mode::Missile, adjacent: false, missile: Some(missile) };
    let armored = Fighter { dr_field: 5, ..beast() };
    let exact = fight(&sniper, &armored, &throw);
    check_loss(&exact, &[(10, 1.0)]);
    check_bears(&exact, Side::Target, Buff::SnipersMark, 1.0);
    check_loss(&melee(&sniper, &armored), &even(5..=10));
    let marked = with(armored, Buff::SnipersMark, 1);
    let rules = Rules::default();
    assert_eq!(sniper.attack_delay(&marked, &throw, &rules).value, 500);
}

#[test]
fn a_shaman_zaps_for_free() {
    let mut shaman = Fighter { subclass: Some(Subclass::Shaman), ..hero() };
    shaman.weapon.kind = WeaponKind::Wand;
    shaman.weapon.special = Some(WeaponSpecial::WandOfMagicMissile);
    let zapped = (11..=15).map(|n| (n, 0.05));
    let wanted: ArrayVec<_, 8> = [(10, 0.75)].into_iter().chain(zapped).collect();
    check_loss(&melee(&shaman, &beast()), &wanted);
}

#[test]
fn a_guardian_reflects_a_part() {
    let shield = Weapon { kind: WeaponKind::Shield, tier: 1, ..Weapon::EMPTY };
    let guardian = Fighter {
        subclass: Some(Subclass::Guardian),
        second: shield,
        shield_ready: false,
        ..hero()
    };
    let exact = melee(&beast(), &guardian);
    check_loss(&exact, &[(10, 1.0)]);
    check_cost(&exact, &[(2, 0.2), (3, 0.4), (4, 0.4)]);
}

#[test]
fn shields_of_magic_and_earth_absorb() {
    let exact = melee(&beast(), &with(hero(), Buff::ManaShield, 1));
    check_loss(&exact, &[(0, 1.0)]);
    check_bears(&exact, Side::Target, Buff::ManaShield, 0.0);
    assert_eq!(exact.outcome(Outcome::Bounced), 1.0);
    check_loss(&melee(&beast(), &with(hero(), Buff::EarthrootArmor, 4)), &[(6, 1.0)]);
    let exact = melee(&beast(), &with(hero(), Buff::EarthrootArmor, 30));
    check_loss(&exact, &[(0, 1.0)]);
    assert_eq!(exact.ends[0].1.target.ward, 20);
}

#[test]
fn damage_below_zero_feeds_earthroot_and_is_floored_for_the_rest() {
    let mut rooted = with(hero(), Buff::EarthrootArmor, 4);
    rooted.bonus.dr = 12;
    let exact = melee(&beast(), &rooted);
    let wards = exact.ends.iter().map(|e| e.1.target.ward).max();
    assert_eq!(wards, Some(6), "10 - 12 adds 2 to the 4 points");
    assert!(exact.hp_loss.entries()[0].0 >= 0);
}

#[test]
fn rings_strike_back() {
    let exact = melee(&beast(), &with(hero(), Buff::RingOfThorns, 1));
    check_loss(&exact, &[(10, 1.0)]);
    check_cost(&exact, &even(0..=10));
    let exact = melee(&beast(), &with(hero(), Buff::RingOfFrost, 1));
    check_bears(&exact, Side::Attacker, Buff::Slow, 1.0);
    check_bears(&exact, Side::Attacker, Buff::Frost, 0.11);
}

#[test]
fn reduction_comes_from_bark_spells_and_champions() {
    check_loss(&melee(&beast(), &with(hero(), Buff::Barkskin, 5)), &even(5..=10));
    let strong = Fighter { strength: 12, ..hero() };
    check_loss(&melee(&beast(), &with(strong, Buff::BodyArmor, 1)), &even(6..=10));
    let champion = Fighter { level: 2, ..with(beast(), Buff::ChampionOfEarth, 1) };
    let naked = Fighter { aware: false, ..champion };
    check_loss(&melee(&hero(), &naked), &even(7..=10));
}

#[test]
fn bonuses_change_the_skills_and_the_time() {
    let rules = Rules::default();
    let attack = |f: &Fighter| f.attack_skill(&Attack::MELEE, &rules).value;
    let defense = |f: &Fighter| f.defense_skill(&rules).value;
    let delay = |f: &Fighter| f.attack_delay(&beast(), &Attack::MELEE, &rules).value;
    let plain = Fighter { base_attack: 9, base_defense: 9, level: 1, ..beast() };
    let bearing = |buff, level| with(plain.clone(), buff, level);
    assert_eq!((attack(&plain), defense(&plain), delay(&plain)), (10, 10, 1000));
    assert_eq!(attack(&bearing(Buff::Blessed, 1)), 14);
    assert_eq!(defense(&bearing(Buff::Blessed, 2)), 14);
    assert_eq!(attack(&bearing(Buff::RingOfAccuracy, 2)), 19);
    assert_eq!(defense(&bearing(Buff::RingOfEvasion, 1)), 12);
    assert_eq!(attack(&bearing(Buff::ChampionOfFire, 1)), 14);
    assert_eq!(defense(&bearing(Buff::ChampionOfWater, 1)), 12);
    assert_eq!(delay(&bearing(Buff::ChampionOfAir, 1)), 909);
    assert_eq!(delay(&bearing(Buff::RingOfHaste, 2)), 826);
    assert_eq!(delay(&bearing(Buff::Slow, 1)), 1949);
    assert_eq!(delay(&bearing(Buff::Speed, 1)), 513);
    for buff in [Buff::Paralysis, Buff::Stun, Buff::Frost] {
        assert_eq!(defense(&bearing(buff, 1)), 5);
    }
    let weak = with(Fighter { strength: 14, ..hero() }, Buff::Weakness, 1);
    assert_eq!(weak.effective_strength(Difficulty::Normal).value, 12);
    let hidden = with(hero(), Buff::Shadows, 1);
    let wall = Fighter { base_defense: 99, ..beast() };
    assert_eq!(melee(&hidden, &wall).outcome(Outcome::Damaged), 1.0);
    assert_eq!(melee(&with(hero(), Buff::Cloak, 1), &wall).outcome(Outcome::Damaged), 0.0);
}

#[test]
fn what_damage_does_to_states() {
    let exact = melee(&beast(), &with(hero(), Buff::DieHard, 1));
    check_loss(&exact, &[(0, 1.0)]);
    check_bears(&exact, Side::Target, Buff::DieHard, 0.0);
    let skilled = Fighter { skill_level: 4, ..with(hero(), Buff::DieHard, 1) };
    check_bears(&melee(&beast(), &skilled), Side::Target, Buff::DieHard, 0.75);
    let exact = melee(&beast(), &with(hero(), Buff::Paralysis, 1));
    check_bears(&exact, Side::Target, Buff::Paralysis, 1.0 - 11.0 / 200.0);
    check_bears(&melee(&beast(), &with(hero(), Buff::Frost, 1)), Side::Target, Buff::Frost, 0.0);
    check_bears(&melee(&beast(), &with(hero(), Buff::Stun, 1)), Side::Target, Buff::Stun, 1.0);
    let berserker = |hp| Fighter { subclass: Some(Subclass::Berserker), hp, ..hero() };
    check_bears(&melee(&beast(), &berserker(40)), Side::Target, Buff::Fury, 1.0);
    check_bears(&melee(&beast(), &berserker(41)), Side::Target, Buff::Fury, 0.0);
    let gas = with(hero(), Buff::GasesImmunity, 1);
    let dart = Weapon { special: Some(WeaponSpecial::CurareDart), ..hero().weapon };
    let thrower = Fighter { weapon: dart, ..hero() };
    let shaken = 11.0 / 200.0;
    check_bears(&melee(&thrower, &hero()), Side::Target, Buff::Paralysis, 1.0 - shaken);
    check_bears(&melee(&thrower, &gas), Side::Target, Buff::Paralysis, 0.0);
}
