//! What holds for all numbers and all effects.

use proptest::prelude::*;
use std::collections::BTreeMap;
use std::string::ToString;

use super::*;
use crate::distribution;
use crate::law::Span;
use crate::rules::sanctum::effects::{Conditions, MAX_EFFECTS, MAX_NUMBER, Modes};
use crate::rules::sanctum::readings::Question;
use crate::rules::{combined, remixed};

fn number() -> impl Strategy<Value = i32> {
    prop_oneof![4 => -3..12, 1 => any::<i32>(), 1 => Just(0), 1 => Just(i32::MAX), 1 => Just(i32::MIN)]
}

fn mode() -> impl Strategy<Value = Mode> {
    prop_oneof![Just(Mode::None), Just(Mode::Hand), Just(Mode::Missile)]
}

fn kind() -> impl Strategy<Value = DamageKind> {
    (mode(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(mode, ignores_armor, magical, combat)| DamageKind {
            mode,
            ignores_armor,
            magical,
            combat,
        },
    )
}

fn body() -> impl Strategy<Value = Body> {
    let stats = (number(), number(), number(), number(), number());
    (stats, any::<u8>(), any::<bool>()).prop_map(
        |((hp, hp_max, armor, armor_max, hand), gazes, dead)| Body {
            hp,
            hp_max,
            armor,
            armor_max,
            hand,
            gazes,
            dead,
            ..Body::default()
        },
    )
}

/// Any effect, standing where it may or not.
fn effect(amount: impl Strategy<Value = i32>) -> impl Strategy<Value = Effect> {
    let words: Vec<_> = Op::words().map(|w| w.0).collect();
    let whens: Vec<_> = When::all().collect();
    let op = (proptest::sample::select(words), amount)
        .prop_map(|(word, n)| Op::named(word, n).expect("a word of the list"));
    let only = (any::<[bool; 5]>(), 0..4u8).prop_map(
        |([hand, missile, combat, attacker, damage], round)| Conditions {
            modes: Modes { hand, missile },
            combat,
            attacker,
            damage,
            round,
        },
    );
    (proptest::sample::select(whens), op, only).prop_map(|(when, op, only)| Effect {
        when,
        op,
        only,
    })
}

fn list() -> impl Strategy<Value = Effects> {
    proptest::collection::vec(effect(number()), 0..=MAX_EFFECTS / 2)
        .prop_map(|list| list.into_iter().collect())
}

fn readings() -> impl Strategy<Value = Readings> {
    proptest::collection::vec(0..3u8, Question::ALL.len()).prop_map(|values| {
        let mut readings = Readings::default();
        for (&question, value) in Question::ALL.iter().zip(values) {
            readings.set(question, value);
        }
        readings
    })
}

fn facts() -> impl Strategy<Value = Facts> {
    (any::<bool>(), 0..4u8, readings(), list(), list()).prop_map(
        |(attacker, round, readings, on_target, on_attacker)| Facts {
            attacker,
            names_no_type: false,
            hand_bonus: round % 2 == 1,
            round,
            readings,
            on_target,
            on_attacker,
        },
    )
}

fn any_blow() -> impl Strategy<Value = Blow> {
    (number(), proptest::option::of(kind()), body(), body(), facts()).prop_map(
        |(amount, kind, attacker, target, facts)| Blow {
            amount: TermRoll::Constant(amount),
            kind,
            attacker,
            target,
            facts,
        },
    )
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => (number(), kind()).prop_map(|(damage, kind)| Event::Hit { damage, kind }),
        1 => Just(Event::NewRound),
        1 => number().prop_map(Event::GainArmor),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn any_blow_has_a_result(blow in any_blow()) {
        let run = run(&blow);
        let d = run.steps.iter().skip_while(|s| s.stage != Stage::BeforeArmor);
        for step in d {
            prop_assert!(step.after.damage >= 0, "{step:?}");
        }
        prop_assert_ne!(run.outcome, Outcome::Missed);
        prop_assert_eq!(run.outcome, run.steps.last().and_then(|s| s.outcome).expect("a last step"));
    }

    #[test]
    fn armor_is_never_below_zero_by_default(mut blow in any_blow()) {
        blow.facts.readings = Readings::default();
        let run = run(&blow);
        prop_assert!(run.end.target.armor >= 0);
    }

    #[test]
    fn hp_rise_by_healing_only(mut blow in any_blow()) {
        let rises = |e: &Effect| matches!(e.op, Op::Heal(_) | Op::Hp(_));
        blow.facts.on_target.retain(|e| !rises(e));
        blow.facts.on_attacker.retain(|e| !rises(e));
        let run = run(&blow);
        prop_assert!(run.end.target.hp <= blow.target.hp);
        prop_assert!(run.end.attacker.hp <= blow.attacker.hp);
    }

    #[test]
    fn more_armor_never_raises_damage(amount in 0..200i32, kind in kind(), armor in 0..100, more in 0..100) {
        let with = |armor| {
            let mut blow = blow(amount, kind, "", "");
            blow.target = Body::new(50, armor);
            ends(&blow).1
        };
        prop_assert!(with(armor + more) >= with(armor));
    }

    #[test]
    fn the_dead_stay_dead(mut blow in any_blow()) {
        blow.target.dead = true;
        prop_assert!(run(&blow).end.target.dead);
    }

    #[test]
    fn a_sequence_is_its_blows_one_by_one(blow in any_blow(), events in proptest::collection::vec(event(), 0..8)) {
        let whole = pipeline(&blow);
        let mut x = whole.start;
        let mut alone = whole.start;
        for event in events {
            let outcome = happen(event, &blow.facts, &mut x, &mut Enumerate::new());
            match event {
                Event::Hit { damage, kind } => {
                    let mut one = whole.clone();
                    one.start = Exchange { damage: damage.max(0), kind, ..alone };
                    one.stages.remove(0);
                    let (result, end) = one.run(&mut Enumerate::new());
                    prop_assert_eq!(outcome, Some(result));
                    alone = Exchange { attacker: end.attacker, target: end.target, other: end.other, ..alone };
                }
                Event::NewRound => {
                    for body in [&mut alone.attacker, &mut alone.target, &mut alone.other] {
                        body.armor = body.armor_max;
                    }
                    prop_assert_eq!(outcome, None);
                }
                Event::GainArmor(n) => alone.target.armor_max = alone.target.armor_max.saturating_add(n),
            }
            prop_assert_eq!((x.attacker, x.target, x.other), (alone.attacker, alone.target, alone.other));
        }
    }

    #[test]
    fn the_exact_law_is_that_of_each_amount(blow in any_blow(), most in 0..9i32) {
        let ranged = Blow { amount: TermRoll::Uniform(Span::new(0, most)), ..blow.clone() };
        let ends = distribution::ends(&pipeline(&ranged)).expect("ten paths");
        let mut one_by_one = BTreeMap::new();
        for amount in 0..=most {
            let run = run(&Blow { amount: TermRoll::Constant(amount), ..blow.clone() });
            *one_by_one.entry((run.outcome, run.end)).or_insert(0.0) += 1.0 / f64::from(most + 1);
        }
        let total: f64 = ends.iter().map(|e| e.2).sum();
        prop_assert!((total - 1.0).abs() < 1e-12);
        prop_assert_eq!(ends.len(), one_by_one.len());
        for (outcome, end, mass) in ends {
            prop_assert!((one_by_one[&(outcome, end)] - mass).abs() < 1e-12);
        }
    }

    #[test]
    fn a_certain_hit_of_both_games_is_sanctums(mut blow in any_blow(), kind in kind(), amount in 0..50i32) {
        blow.facts.attacker = true;
        let certain = remixed::Blow {
            edition: remixed::Edition::Page,
            attack_skill: 1,
            damage: [Term { source: Source::Amount, roll: TermRoll::Constant(amount) }].into_iter().collect(),
            attacker: blow.attacker,
            target: blow.target,
            ..remixed::Blow::default()
        };
        let both = combined::pipeline(&certain, kind, &blow.facts);
        blow.kind = Some(kind);
        blow.amount = TermRoll::Constant(amount);
        let run = run(&blow);
        prop_assert_eq!(both.run(&mut Enumerate::new()), (run.outcome, run.end));
    }

    #[test]
    fn a_code_is_read_back(effect in effect(-MAX_NUMBER..=MAX_NUMBER)) {
        let code = effect.to_string();
        prop_assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.~".contains(&b)), "{code}");
        let read = code.parse::<Effect>();
        if effect.op.fits(effect.when) {
            prop_assert_eq!(read, Ok(effect));
        } else {
            prop_assert!(read.is_err());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "([a-z]{2,9}[.~]?[-+0-9]{0,4}){0,4}|.{0,20}") {
        if let Ok(effect) = text.parse::<Effect>() {
            prop_assert_eq!(effect.to_string().parse(), Ok(effect));
        }
    }
}
