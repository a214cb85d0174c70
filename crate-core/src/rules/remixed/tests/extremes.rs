//! Any fighter at all: no panic, whole laws, the same end from every driver.

use core::cell::Cell;

use proptest::prelude::*;

use super::*;
use crate::chance::{Chance, Sampler};
use crate::{Draw, Law, Stage, trace};

/// Results at one end of every law, or spread over it.
struct Picks(u32);

impl Chance for Picks {
    fn draw(&mut self, law: Law) -> Draw {
        self.0 = self.0.rotate_left(7).wrapping_mul(0x9E37_79B9);
        let pick = match self.0 % 3 {
            0 => 0,
            1 => law.len() - 1,
            _ => self.0 % law.len(),
        };
        Draw { pick, raw: None }
    }
}

fn number() -> impl Strategy<Value = i32> {
    prop_oneof![
        Just(0),
        Just(1),
        Just(-1),
        Just(i32::MIN),
        Just(i32::MAX),
        Just(70_000),
        -30..60i32,
    ]
}

fn pick<T: Copy + core::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    (0..all.len()).prop_map(move |i| all[i])
}

fn weapon() -> impl Strategy<Value = Weapon> {
    let numbers = (number(), number(), number(), number(), number());
    let names = (
        pick(WeaponKind::ALL),
        prop::option::of(pick(Enchantment::ALL)),
        prop::option::of(pick(WeaponSpecial::ALL)),
    );
    let factors = prop_oneof![Just(1.0f32), Just(0.0), Just(-3.5), Just(f32::MAX)];
    (numbers, names, factors, any::<(bool, bool, bool)>()).prop_map(|(n, names, factor, flags)| {
        Weapon {
            kind: names.0,
            tier: n.0,
            min: n.1,
            max: n.2,
            str_required: n.3,
            level: n.4,
            enchantment: names.1,
            special: names.2,
            accuracy: factor,
            delay: factor,
            accuracy_imbue: flags.0,
            speed_imbue: flags.1,
            good_for_melee: flags.2,
            ..Weapon::EMPTY
        }
    })
}

prop_compose! {
    fn fighter()(
        names in (
            prop::option::of(pick(HeroClass::ALL)),
            prop::option::of(pick(Subclass::ALL)),
            prop::option::of(pick(Mob::ALL)),
            prop::option::of(pick(Glyph::ALL)),
        ),
        numbers in prop::array::uniform16(number()),
        weapons in (weapon(), weapon()),
        buffs in prop::collection::vec((pick(Buff::ALL), number()), 0..8),
        flags in any::<(bool, bool, bool, bool)>(),
        is_hero in any::<bool>(),
    ) -> Fighter {
        Fighter {
            kind: if is_hero { Kind::Hero { class: names.0 } } else { Kind::Mob },
            subclass: names.1,
            special: names.2,
            special_active: flags.0,
            special_count: numbers[0],
            skill_level: numbers[1],
            base_attack: numbers[2],
            base_defense: numbers[3],
            level: numbers[4],
            strength: numbers[5],
            hp: numbers[6].max(1),
            hp_max: numbers[7].max(1),
            damage: Span::new(numbers[8], numbers[9]),
            dr_field: numbers[10],
            weapon: weapons.0,
            second: weapons.1,
            armor: Armor {
                tier: numbers[11],
                level: numbers[12],
                str_required: numbers[13],
                glyph: names.3,
                ..Armor::default()
            },
            aware: flags.1,
            acting: flags.2,
            shield_ready: flags.3,
            charges: (numbers[14], numbers[15]),
            buffs: buffs.into_iter().map(|(buff, level)| ActiveBuff { buff, level }).collect(),
            ..Fighter::default()
        }
    }
}

fn attack() -> impl Strategy<Value = Attack> {
    let mode = prop_oneof![Just(Mode::Melee), Just(Mode::Missile), Just(Mode::Zap)];
    (mode, any::<bool>(), prop::option::of(weapon())).prop_map(|(mode, adjacent, missile)| Attack {
        mode,
        adjacent,
        missile,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn no_fighter_breaks_it(a in fighter(), b in fighter(), how in attack(), seed: u32) {
        for edition in [Edition::Source, Edition::Page] {
            let rules = Rules { edition, ..Rules::default() };
            let blow = strike(&a, &b, &how, &rules);
            let pipeline = pipeline(&blow);
            let run = pipeline.run(&mut Picks(seed | 1));
            let last = Cell::new(None);
            let traced = trace(&pipeline, &mut Picks(seed | 1), |s| last.set(Some(s.after)));
            prop_assert_eq!(run, traced);
            prop_assert_eq!(last.get(), Some(run.1));
            prop_assert!(a.attack_delay(&b, &how, &rules).value >= 1);
            if run.0 == Outcome::Killed {
                prop_assert!(run.1.target.hp <= 0);
            }
            if run.0 == Outcome::Missed {
                prop_assert_eq!(run.1, pipeline.start);
            }
        }
    }

    #[test]
    fn a_derivation_ends_at_its_value(a in fighter(), how in attack()) {
        let rules = Rules::default();
        let skill = a.attack_skill(&how, &rules);
        let last = skill.rungs.iter().rev().find(|r| r.applied).map(|r| r.total);
        prop_assert_eq!(last, Some(f64::from(skill.value)));
        let skill = a.defense_skill(&rules);
        let last = skill.rungs.iter().rev().find(|r| r.applied).map(|r| r.total);
        prop_assert_eq!(last, Some(f64::from(skill.value)));
    }

    #[test]
    fn more_reduction_never_hurts(dr in 0..40i32, damage in 0..40i32) {
        let beast = Fighter { damage: Span::fixed(damage), ..beast() };
        let mean = |dr| {
            let target = Fighter { bonus: Bonuses { dr, ..Bonuses::default() }, ..hero() };
            melee(&beast, &target).hp_loss.mean()
        };
        prop_assert!(mean(dr + 1) <= mean(dr) + 1e-12);
    }
}

#[test]
fn large_numbers_and_the_last_hit_point() {
    let giant = Fighter { damage: Span::fixed(70_000), ..beast() };
    check_loss(&melee(&giant, &hero()), &[(70_000, 1.0)]);
    let sure = Fighter { base_attack: 5, ..giant };
    check_loss(&melee(&sure, &hero()), &[(105_000, 1.0)]);
    let frail = Fighter { hp: 1, hp_max: 1, ..hero() };
    assert_eq!(melee(&beast(), &frail).outcome(Outcome::Killed), 1.0);
    let none = Fighter { damage: Span::fixed(0), ..beast() };
    assert_eq!(melee(&none, &frail).outcome(Outcome::Bounced), 1.0);
    let reversed = Fighter { damage: Span::new(9, 2), ..beast() };
    let low = melee(&reversed, &hero()).law.hp_loss;
    assert_eq!((low.entries()[0].0, low.entries().len()), (4, 6), "as the game rolls it");
    let most = Fighter { damage: Span::fixed(i32::MAX), ..with(beast(), Buff::Fury, 1) };
    assert_eq!(melee(&most, &hero()).outcome(Outcome::Killed), 1.0);
}

#[test]
fn an_exact_law_that_is_too_large_is_refused() {
    let mut reaper = hero();
    reaper.weapon.enchantment = Some(Enchantment::Death);
    let huge = Fighter { hp: 900_000_000, hp_max: 900_000_000, ..mob(Mob::King) };
    let blow = strike(&reaper, &huge, &Attack::MELEE, &Rules::default());
    assert!(exact(&pipeline(&blow)).is_err());
}

#[test]
fn sampling_agrees_with_the_exact_law() {
    use rand::SeedableRng;
    let shield = Weapon { kind: WeaponKind::Shield, tier: 2, ..Weapon::EMPTY };
    let mut attacker = with(hero(), Buff::Fury, 1);
    attacker.weapon.enchantment = Some(Enchantment::Luck);
    (attacker.weapon.min, attacker.weapon.max, attacker.weapon.level) = (1, 6, 2);
    let target = with(Fighter { second: shield, dr_field: 3, ..beast() }, Buff::RingOfThorns, 1);
    let blow = strike(&attacker, &target, &Attack::MELEE, &Rules::default());
    let pipeline = pipeline(&blow);
    let exact = exact(&pipeline).expect("small");
    let mut chance = Sampler::new(rand::rngs::Xoshiro256PlusPlus::seed_from_u64(7));
    let n = 200_000;
    let mean = |side: Side, run: &crate::Exchange| match side {
        Side::Attacker => 100 - run.attacker.hp,
        Side::Target => 100 - run.target.hp,
    };
    let (mut cost, mut loss) = (0i64, 0i64);
    for _ in 0..n {
        let (_, x) = pipeline.run(&mut chance);
        cost += i64::from(mean(Side::Attacker, &x));
        loss += i64::from(mean(Side::Target, &x));
    }
    let close = |sum: i64, law: &crate::Distribution| {
        let sd = libm::sqrt(law.variance() / n as f64);
        (sum as f64 / n as f64 - law.mean()).abs() < 5.0 * sd
    };
    assert!(close(cost, &exact.attacker_loss), "{cost} against {}", exact.attacker_loss.mean());
    assert!(close(loss, &exact.hp_loss), "{loss} against {}", exact.hp_loss.mean());
    assert!(pipeline.stages.iter().any(|s| matches!(s, Stage::Enchant(_))));
}
