//! Enchantments, glyphs, shields, missiles and wands.

use super::*;

fn enchanted(enchantment: Enchantment, level: i32) -> Fighter {
    let mut fighter = hero();
    fighter.weapon.enchantment = Some(enchantment);
    fighter.weapon.level = level;
    fighter
}

fn glyphed(glyph: Glyph, level: i32) -> Fighter {
    let armor = Armor { glyph: Some(glyph), level, ..Armor::default() };
    Fighter { armor, ..hero() }
}

const THIRD: f64 = 1.0 / 3.0;

#[test]
fn fire_burns_first_and_wounds_beside() {
    let exact = melee(&enchanted(Enchantment::Fire, 0), &beast());
    assert!((exact.hp_loss.exactly(10) - 2.0 * THIRD).abs() < 1e-12);
    assert!((exact.hp_loss.exactly(11) - THIRD / 2.0).abs() < 1e-12);
    check_bears(&exact, Side::Target, Buff::Burning, THIRD / 2.0);
    let exact = melee(&enchanted(Enchantment::Fire, 2), &mob(Mob::SpiderQueen));
    check_loss(&exact, &[(10, 1.0)]);
}

#[test]
fn enchantments_leave_their_marks() {
    for (enchantment, level, buff, p) in [
        (Enchantment::Poison, 0, Buff::Poison, THIRD),
        (Enchantment::Poison, 2, Buff::Poison, 0.6),
        (Enchantment::Paralysis, 0, Buff::Stun, 1.0 / 8.0),
        (Enchantment::Slow, 1, Buff::Slow, 2.0 / 5.0),
        (Enchantment::Horror, 0, Buff::Terror, 1.0 / 5.0),
        (Enchantment::Instability, 0, Buff::Stun, 2.0 / 36.0 / 8.0),
    ] {
        let exact = melee(&enchanted(enchantment, level), &beast());
        check_bears(&exact, Side::Target, buff, p);
    }
    let exact = melee(&enchanted(Enchantment::Horror, 0), &hero());
    check_bears(&exact, Side::Target, Buff::Vertigo, 0.2);
    let exact = melee(&enchanted(Enchantment::Poison, 0), &mob(Mob::Zombie));
    check_bears(&exact, Side::Target, Buff::Poison, 0.0);
}

#[test]
fn death_takes_all_or_is_resisted() {
    let reaper = enchanted(Enchantment::Death, 0);
    check_loss(&melee(&reaper, &mob(Mob::Skeleton)), &[(10, 1.0)]);
    let exact = melee(&reaper, &mob(Mob::King));
    assert!((exact.hp_loss.exactly(10) - 0.92 - 0.08 / 101.0).abs() < 1e-12);
    assert!((exact.hp_loss.exactly(60) - 0.08 / 101.0).abs() < 1e-12);
}

#[test]
fn leech_heals_up_to_what_is_missing() {
    let leech = enchanted(Enchantment::Leech, 0);
    check_cost(&melee(&leech, &beast()), &[(0, 1.0)]);
    check_cost(&melee(&Fighter { hp: 50, ..leech.clone() }, &beast()), &even(-3..=0));
    let exact = melee(&Fighter { hp: 98, ..leech }, &beast());
    check_cost(&exact, &[(-2, 0.5), (-1, 0.25), (0, 0.25)]);
}

#[test]
fn luck_deals_what_a_better_roll_would_have() {
    let mut lucky = enchanted(Enchantment::Luck, 0);
    (lucky.weapon.min, lucky.weapon.max) = (1, 3);
    let (end, middle) = (2.0 / 9.0, 5.0 / 9.0);
    let better = end * end;
    let wanted = [(2, end - better), (3, middle + better), (4, end)];
    check_loss(&melee(&lucky, &beast()), &wanted);
    lucky.weapon.level = 1;
    // The second extra roll counts 2 less and cannot beat a 2.
    check_loss(&melee(&lucky, &beast()), &wanted);
    lucky.weapon.enchantment = Some(Enchantment::Instability);
    let exact = melee(&lucky, &beast());
    assert!(exact.hp_loss.total() > 1.0 - 1e-12);
}

#[test]
fn what_strikes_or_moves_others_changes_nothing() {
    for enchantment in [Enchantment::Swing, Enchantment::Piercing] {
        let plain = strike(&hero(), &beast(), &Attack::MELEE, &Rules::default());
        let blow = strike(&enchanted(enchantment, 3), &beast(), &Attack::MELEE, &Rules::default());
        assert_eq!(blow, plain);
        assert_eq!(not_simulated(Thing::Enchantment(enchantment)), Some(Reason::Others));
    }
    for glyph in [Glyph::Bounce, Glyph::Displacement, Glyph::Stench] {
        let plain = strike(&beast(), &hero(), &Attack::MELEE, &Rules::default());
        let blow = strike(&beast(), &glyphed(glyph, 3), &Attack::MELEE, &Rules::default());
        assert_eq!(blow, plain);
        assert!(not_simulated(Thing::Glyph(glyph)).is_some());
    }
}

#[test]
fn glyphs_act_by_their_odds() {
    let exact = melee(&beast(), &glyphed(Glyph::Affection, 0));
    check_bears(&exact, Side::Attacker, Buff::Charm, 0.2);
    check_bears(&exact, Side::Target, Buff::Charm, 0.2);
    let exact = melee(&beast(), &glyphed(Glyph::AntiEntropy, 0));
    check_bears(&exact, Side::Attacker, Buff::Frost, 1.0 / 6.0);
    check_bears(&exact, Side::Target, Buff::Burning, 1.0 / 6.0);
    let exact = melee(&beast(), &glyphed(Glyph::Entanglement, 1));
    check_bears(&exact, Side::Target, Buff::Roots, 0.25);
    assert!(exact.ends.iter().any(|e| e.1.target.ward == 10));
    let exact = melee(&beast(), &glyphed(Glyph::Viscosity, 0));
    check_loss(&exact, &[(0, 1.0 / 7.0), (10, 6.0 / 7.0)]);
    check_bears(&exact, Side::Target, Buff::DeferedDamage, 1.0 / 7.0);
    let healthy = glyphed(Glyph::Metabolism, 0);
    check_loss(&melee(&beast(), &healthy), &[(10, 1.0)]);
    let hurt = Fighter { hp: 50, hp_max: 20, ..healthy.clone() };
    check_loss(&melee(&beast(), &hurt), &[(10, 1.0)]);
    let hurt = Fighter { hp: 50, ..healthy };
    assert!(melee(&beast(), &hurt).hp_loss.mean() < 10.0);
    let starving = Fighter { starving: true, ..hurt };
    check_loss(&melee(&beast(), &starving), &[(10, 1.0)]);
}

#[test]
fn glyphs_that_wound_the_wearer() {
    let twin = Fighter { hp_max: 12, ..glyphed(Glyph::Multiplicity, 0) };
    let wanted = [(10, 5.0 / 6.0), (11, 1.0 / 12.0), (12, 1.0 / 12.0)];
    check_loss(&melee(&beast(), &twin), &wanted);
    let small = Fighter { damage: Span::fixed(2), ..beast() };
    let exact = melee(&small, &glyphed(Glyph::Potential, 0));
    let p = 1.0 / 7.0;
    check_cost(&exact, &[(0, 1.0 - p), (1, p / 2.0), (2, p / 2.0)]);
    check_loss(&exact, &[(2, 1.0 - p), (3, 0.75 * p), (4, 0.25 * p)]);
    let far = Attack { adjacent: false, ..Attack::MELEE };
    check_cost(&fight(&small, &glyphed(Glyph::Potential, 0), &far), &[(0, 1.0)]);
}

#[test]
fn a_shield_blocks_once_it_is_ready() {
    let shield = Weapon { kind: WeaponKind::Shield, tier: 1, ..Weapon::EMPTY };
    let bearer = Fighter { second: shield, strength: 12, ..hero() };
    let exact = melee(&beast(), &bearer);
    check_loss(&exact, &[(6, 0.3), (10, 0.7)]);
    check_bears(&exact, Side::Target, Buff::ShieldLeft, 0.7);
    let waiting = Fighter { shield_ready: false, ..bearer.clone() };
    check_loss(&melee(&beast(), &waiting), &[(10, 1.0)]);
    let chaos = Weapon { tier: 3, special: Some(WeaponSpecial::ChaosShield), ..shield };
    let bearer = Fighter { second: chaos, strength: 16, hp: 50, ..bearer };
    let exact = melee(&beast(), &bearer);
    let sixth = 0.4 / 6.0;
    check_cost(&exact, &[(0, 1.0 - sixth), (8, 0.9 * sixth), (16, 0.1 * sixth)]);
    let healed = [(-14, 0.1 * sixth), (-6, 0.9 * sixth), (2, 5.0 * sixth), (10, 0.6)];
    check_loss(&exact, &healed);
}

#[test]
fn missiles_and_blades_leave_their_marks() {
    use WeaponSpecial::*;
    for (special, buff, p) in [
        (BoneSaw, Buff::Bleeding, 1.0),
        (HookedDagger, Buff::Bleeding, 1.0),
        (Kusarigama, Buff::Vertigo, 0.1),
        // The hit itself may shake it off.
        (CurareDart, Buff::Paralysis, 1.0 - 11.0 / 200.0),
        (AmokDart, Buff::RageBuff, 1.0),
        (AmokArrow, Buff::Speed, 1.0),
        (Javelin, Buff::Cripple, 1.0),
        (Tamahawk, Buff::Bleeding, 1.0),
        (GnollTamahawk, Buff::Bleeding, 1.0),
        (FrostArrow, Buff::Slow, 1.0),
        (ParalysisArrow, Buff::Stun, 1.0),
        (PoisonArrow, Buff::Poison, 1.0),
        (IncendiaryDart, Buff::Burning, 1.0),
        (FireArrow, Buff::Burning, 1.0),
    ] {
        let mut fighter = hero();
        fighter.weapon.special = Some(special);
        check_bears(&melee(&fighter, &beast()), Side::Target, buff, p);
    }
    for (special, healed) in [(HealthDart, 10), (HealthArrow, 15)] {
        let mut fighter = hero();
        fighter.weapon.special = Some(special);
        let hurt = Fighter { hp: 50, ..beast() };
        check_loss(&melee(&fighter, &hurt), &[(10 - healed, 1.0)]);
    }
}

#[test]
fn both_hands_strike_and_both_enchantments_act() {
    let mut dual = enchanted(Enchantment::Slow, 0);
    dual.second =
        Weapon { enchantment: Some(Enchantment::Paralysis), good_for_melee: true, ..dual.weapon };
    let exact = melee(&dual, &beast());
    check_loss(&exact, &[(19, 1.0)]);
    check_bears(&exact, Side::Target, Buff::Slow, 0.25);
    check_bears(&exact, Side::Target, Buff::Stun, 0.125);
}

#[test]
fn a_heros_wand_needs_no_roll_and_knows_no_armor() {
    let mut mage = hero();
    mage.weapon.kind = WeaponKind::Wand;
    let armored = Fighter { dr_field: 50, base_defense: 99, ..beast() };
    assert_eq!(fight(&mage, &armored, &zap()).outcome(Outcome::Missed), 1.0);
    for (special, wanted) in [
        (WeaponSpecial::WandOfMagicMissile, even(1..=5)),
        (WeaponSpecial::WandOfLightning, even(5..=9)),
        (WeaponSpecial::WandOfAvalanche, even(2..=7)),
        (WeaponSpecial::WandOfIcebolt, even([3])),
        (WeaponSpecial::WandOfShadowbolt, even([4])),
        (WeaponSpecial::WandOfPoison, even([0])),
    ] {
        mage.weapon.special = Some(special);
        check_loss(&fight(&mage, &armored, &zap()), &wanted);
    }
    mage.weapon.special = Some(WeaponSpecial::WandOfIcebolt);
    let exact = fight(&mage, &armored, &zap());
    check_bears(&exact, Side::Target, Buff::Frost, 1.0);
    check_bears(&exact, Side::Target, Buff::Slow, 1.0);
    mage.weapon.special = Some(WeaponSpecial::WandOfFirebolt);
    let exact = fight(&mage, &armored, &zap());
    check_bears(&exact, Side::Target, Buff::Burning, 1.0);
    assert!(exact.hp_loss.mean() > 4.0, "1 to 7 and the fire at once");
}
