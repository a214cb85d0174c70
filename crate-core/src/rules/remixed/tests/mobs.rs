//! What mobs do with attacks, zaps and hits.

use super::*;

#[test]
fn blows_leave_their_marks() {
    for (special, buff, p) in [
        (Mob::Albino, Buff::Bleeding, 1.0 / 2.0),
        (Mob::SpiderServant, Buff::Poison, 1.0 / 4.0),
        (Mob::SpiderGuard, Buff::Stun, 1.0 / 10.0),
        (Mob::SpiderQueen, Buff::Poison, 1.0 / 2.0),
        (Mob::Spinner, Buff::Poison, 1.0 / 2.0),
        (Mob::FireElemental, Buff::Burning, 1.0 / 2.0),
        (Mob::EarthElemental, Buff::Roots, 1.0 / 2.0),
        (Mob::IceElemental, Buff::Slow, 1.0 / 3.0),
        (Mob::Succubus, Buff::Charm, 1.0 / 3.0),
        (Mob::Undead, Buff::Stun, 1.0 / 5.0),
        (Mob::Senior, Buff::Stun, 1.0 / 10.0),
        (Mob::Goo, Buff::Ooze, 1.0 / 3.0),
        (Mob::RottingFist, Buff::Ooze, 1.0 / 3.0),
        (Mob::Worm, Buff::Roots, 1.0 / 7.0),
        (Mob::Worm, Buff::Poison, 1.0 / 5.0),
        (Mob::YogsBrain, Buff::Stun, 1.0 / 3.0),
        (Mob::YogsTeeth, Buff::Bleeding, 1.0 / 3.0),
        (Mob::Nightmare, Buff::Roots, 1.0 / 10.0),
        (Mob::Nightmare, Buff::Stun, 1.0 / 10.0),
        (Mob::DreadKnight, Buff::Stun, 3.0 / 40.0),
        (Mob::EnslavedSoul, Buff::Weakness, 1.0 / 30.0),
        (Mob::Zombie, Buff::Poison, 1.0 / 3.0),
        (Mob::Bee, Buff::Poison, 3.0 / 4.0),
        (Mob::SpiderElite, Buff::Vertigo, 1.0 / 5.0),
    ] {
        // Goo has a skill of its own: a miss in no case, a critical hit in all.
        let exact = melee(&mob(special), &hero());
        let got = bears(&exact, Side::Target, buff);
        assert!((got - p).abs() < 1e-12, "{special:?} {buff:?}: {got} instead of {p}");
    }
}

#[test]
fn frost_melts_in_the_damage_of_its_own_blow() {
    for (special, p) in [(Mob::WaterElemental, 0.5), (Mob::ColdSpirit, 0.25)] {
        let exact = melee(&mob(special), &hero());
        check_bears(&exact, Side::Target, Buff::Frost, 0.0);
        let blow = strike(&mob(special), &hero(), &Attack::MELEE, &Rules::default());
        let frozen = &blow.before_reduction;
        assert!(matches!(
            frozen.as_slice(),
            [crate::Stage::AttackProc(AttackProc {
                act: Act::Inflict { buff: Buff::Frost, .. },
                odds,
                ..
            })]
                if f64::from(odds.num) / f64::from(odds.den) == p
        ));
    }
}

#[test]
fn blows_that_change_the_damage() {
    let quarter = [(10, 0.75), (20, 0.25)];
    check_loss(&melee(&mob(Mob::DreadKnight), &hero()), &quarter);
    check_loss(&melee(&mob(Mob::DeathKnight), &hero()), &[(10, 6.0 / 7.0), (20, 1.0 / 7.0)]);
    let teeth = Fighter { hp: 50, ..mob(Mob::YogsTeeth) };
    let exact = melee(&teeth, &hero());
    check_loss(&exact, &[(10, 2.0 / 3.0), (20, 1.0 / 3.0)]);
    check_cost(&exact, &[(-10, 1.0 / 3.0), (0, 2.0 / 3.0)]);
    let bat = Fighter { hp: 50, ..mob(Mob::Bat) };
    check_cost(&melee(&bat, &hero()), &[(-10, 1.0)]);
    for special in [Mob::SpiderExploding, Mob::ExplodingSkull, Mob::MirrorImage] {
        let exact = melee(&mob(special), &hero());
        check_loss(&exact, &[(10, 1.0)]);
        assert!(exact.ends.iter().all(|e| e.1.attacker.dead));
    }
}

#[test]
fn a_replaced_attack_knows_no_buffs() {
    let furious = |special| with(mob(special), Buff::Fury, 1);
    check_loss(&melee(&furious(Mob::Rat), &hero()), &[(20, 1.0)]);
    check_loss(&melee(&furious(Mob::Thief), &hero()), &[(10, 1.0)]);
    assert_eq!(Mob::ALL.iter().filter(|m| m.replaces_attack()).count(), 28);
}

#[test]
fn zaps_that_harm_in_their_own_way() {
    let far = |special| fight(&mob(special), &hero(), &zap());
    check_loss(&far(Mob::Shaman), &[(20, 1.0)]);
    let wet = Fighter { special_active: true, ..mob(Mob::Shaman) };
    check_loss(&fight(&wet, &hero(), &zap()), &[(40, 1.0)]);
    check_loss(&far(Mob::YogsBrain), &[(10, 1.0)]);
    check_loss(&far(Mob::Eye), &[(20, 1.0)]);
    check_loss(&far(Mob::SpiderMind), &[(0, 1.0)]);
    let exact = far(Mob::KoboldIcemancer);
    check_loss(&exact, &[(0, 1.0)]);
    check_bears(&exact, Side::Target, Buff::Slow, 0.5);
    check_bears(&far(Mob::Warlock), Side::Target, Buff::Weakness, 0.5);
    check_bears(&far(Mob::Scorpio), Side::Target, Buff::Cripple, 0.5);
    check_bears(&far(Mob::SpiderMindAmber), Side::Target, Buff::Slow, 1.0 / 3.0);
    check_bears(&far(Mob::ShamanElder), Side::Attacker, Buff::ManaShield, 1.0);
    let armored = Fighter { bonus: Bonuses { dr: 4, ..Bonuses::default() }, ..hero() };
    check_loss(&fight(&mob(Mob::Shaman), &armored, &zap()), &[(20, 1.0)]);
    check_loss(&fight(&mob(Mob::Eye), &armored, &zap()), &even(16..=20));
}

#[test]
fn a_crystal_zaps_even_its_neighbor() {
    let crystal = mob(Mob::Crystal);
    let blow = strike(&crystal, &hero(), &Attack::MELEE, &Rules::default());
    assert!(blow.magic && blow.attack_skill == 1000);
    check_loss(&melee(&crystal, &hero()), &[(0, 1.0)]);
}

#[test]
fn some_take_hits_their_own_way() {
    let thick = |special| Fighter { dr_field: 50, ..mob(special) };
    for special in [Mob::Thief, Mob::Bandit, Mob::Lich] {
        check_loss(&melee(&hero(), &thick(special)), &[(10, 1.0)]);
    }
    // It splits off (100 - 10) / 2.
    check_loss(&melee(&hero(), &thick(Mob::Swarm)), &[(55, 1.0)]);
    check_loss(&melee(&hero(), &Fighter { hp: 11, ..thick(Mob::Swarm) }), &[(10, 1.0)]);
    let skull = Fighter { special_active: true, ..thick(Mob::Lich) };
    check_loss(&melee(&hero(), &skull), &[(0, 1.0)]);
    let exact = melee(&hero(), &thick(Mob::Shaman));
    check_loss(&exact, &[(5, 1.0)]);
    assert_eq!(exact.ends[0].1.target.count, 1);
    let fled = |n, hp| Fighter { special_count: n, hp, ..thick(Mob::Shaman) };
    check_loss(&melee(&hero(), &fled(1, 50)), &[(5, 1.0)]);
    check_loss(&melee(&hero(), &fled(2, 50)), &[(10, 1.0)]);
    check_loss(&melee(&hero(), &fled(0, 30)), &[(10, 1.0)]);
    let warlock = |hp| Fighter { hp, ..thick(Mob::Warlock) };
    check_loss(&melee(&hero(), &warlock(100)), &[(10, 1.0)]);
    check_loss(&melee(&hero(), &warlock(70)), &[(5, 1.0)]);
    check_loss(&melee(&hero(), &warlock(34)), &[(5, 1.0)]);
}

#[test]
fn some_strike_back_or_endure() {
    let acidic = Fighter { dr_field: 10, ..mob(Mob::Acidic) };
    let exact = melee(&hero(), &acidic);
    check_cost(&exact, &even(0..=10));
    check_loss(&exact, &even(0..=10));
    check_bears(&melee(&hero(), &mob(Mob::DeepSnail)), Side::Attacker, Buff::Ooze, 0.2);
    let eye = Fighter { special_count: 2, ..mob(Mob::YogsEye) };
    check_loss(&melee(&hero(), &eye), &[(2, 1.0)]);
    check_loss(&melee(&hero(), &mob(Mob::BlackCat)), &[(0, 1.0)]);
    let brute = |hp| Fighter { hp, ..mob(Mob::Brute) };
    check_bears(&melee(&hero(), &brute(40)), Side::Target, Buff::Fury, 1.0);
    check_bears(&melee(&hero(), &brute(60)), Side::Target, Buff::Fury, 0.0);
    let bat = Fighter { dr_field: 4, level: 10, aware: false, ..mob(Mob::Bat) };
    check_loss(&melee(&hero(), &bat), &even(6..=10));
}

#[test]
fn what_is_left_out_has_a_reason() {
    for &buff in Buff::ALL {
        let _ = not_simulated(Thing::Buff(buff));
    }
    assert_eq!(not_simulated(Thing::Mob(Mob::Thief)), Some(Reason::Items));
    assert_eq!(not_simulated(Thing::Mob(Mob::Golem)), None);
    assert_eq!(not_simulated(Thing::Buff(Buff::HeartOfDarkness)), Some(Reason::Summons));
}
