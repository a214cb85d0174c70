//! Each simulated card of Sanctum changes a case, and the table of cards is
//! whole.

use std::collections::BTreeMap;

use duelscope_core::chance::Enumerate;
use duelscope_core::rules::damage::TermRoll;
use duelscope_core::rules::sanctum::{self, Blow, Effect, Effects, Facts};
use duelscope_core::{Body, DamageKind, Exchange, Mode};

/// Whose the card is in the case.
#[derive(Clone, Copy, PartialEq)]
enum Of {
    Target,
    Attacker,
}
use Of::{Attacker, Target};

/// The blow of the case: mode, points, round. It strikes 7 HP and armor 1.
#[derive(Clone, Copy)]
struct Case(Mode, i32, u8);

const HAND: Case = Case(Mode::Hand, 3, 2);
const KILLING: Case = Case(Mode::Hand, 9, 2);
const MISSILE: Case = Case(Mode::Missile, 3, 1);
/// Card, bearer, blow, and what it leaves.
const CARDS: [(&str, Of, Case, &str); 34] = [
    ("treacherous-armor", Target, HAND, "damaged: 3 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    (
        "brother-wolf",
        Target,
        HAND,
        "redirected: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP; other +7",
    ),
    (
        "berserker-blade",
        Target,
        HAND,
        "damaged: 5 of 7 HP, armor 0 of 1; attacker 7 of 7 HP; hand +1",
    ),
    ("deflection", Target, HAND, "damaged: 5 of 7 HP, armor 0 of 1; attacker 5 of 7 HP"),
    ("dragon-slayer", Attacker, MISSILE, "killed: 7 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    (
        "cockatrices-gaze",
        Attacker,
        HAND,
        "damaged: 5 of 7 HP, armor 0 of 2; attacker 7 of 7 HP; gazes +1",
    ),
    (
        "striders-venom",
        Attacker,
        HAND,
        "damaged: 5 of 7 HP, armor 0 of 1; attacker 7 of 7 HP; hand -1",
    ),
    (
        "combustioneer-explosion",
        Target,
        KILLING,
        "killed: 0 of 7 HP, armor 0 of 1; attacker 5 of 7 HP",
    ),
    ("sylph", Target, HAND, "bounced: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP"),
    ("faerie-knight", Target, HAND, "bounced: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP"),
    (
        "rule-example-protection-from-missile-damage",
        Target,
        MISSILE,
        "bounced: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP",
    ),
    (
        "nation-imp-keeper-human",
        Attacker,
        HAND,
        "damaged: 4 of 7 HP, armor 0 of 1; attacker 7 of 7 HP",
    ),
    ("nation-elf-satyr", Attacker, MISSILE, "damaged: 4 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    (
        "nation-cyclops-gargoyle-misfit",
        Target,
        HAND,
        "damaged: 7 of 9 HP, armor 0 of 1; attacker 7 of 7 HP",
    ),
    ("bard", Attacker, MISSILE, "bounced: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP"),
    ("diomesia", Attacker, HAND, "bounced: 7 of 7 HP, armor 1 of 1; attacker 7 of 7 HP"),
    ("arboriads-hatred", Attacker, HAND, "damaged: 1 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("cadre", Attacker, MISSILE, "damaged: 4 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("big-rock", Attacker, MISSILE, "damaged: 2 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("druid", Attacker, MISSILE, "damaged: 4 of 7 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("ancient-king", Attacker, HAND, "damaged: 4 of 7 HP, armor 0 of 1; attacker 9 of 9 HP"),
    ("bloodlust", Target, HAND, "damaged: 5 of 7 HP, armor 0 of 1; attacker 7 of 7 HP; attacks +1"),
    (
        "bow-of-quickening",
        Target,
        HAND,
        "damaged: 5 of 7 HP, armor 0 of 1; attacker 7 of 7 HP; attacks +1",
    ),
    (
        "frenzy-group-cardtext-1003",
        Target,
        HAND,
        "damaged: 2 of 4 HP, armor 0 of 1; attacker 7 of 7 HP; attacks +1",
    ),
    ("barkskin", Target, HAND, "damaged: 6 of 7 HP, armor 0 of 2; attacker 7 of 7 HP"),
    ("carapace", Target, HAND, "damaged: 6 of 7 HP, armor 0 of 2; attacker 7 of 7 HP"),
    ("armor-to-meat", Target, HAND, "damaged: 4 of 7 HP, armor 0 of -1; attacker 7 of 7 HP"),
    ("fortify", Target, HAND, "damaged: 6 of 7 HP, armor 0 of 2; attacker 7 of 7 HP"),
    ("shieldbearers", Target, HAND, "damaged: 6 of 7 HP, armor 0 of 2; attacker 7 of 7 HP"),
    ("wyrmling", Target, HAND, "bounced: 7 of 7 HP, armor 0 of 3; attacker 7 of 7 HP"),
    ("auberols-grace", Target, HAND, "damaged: 9 of 11 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("elixir-vitae", Target, HAND, "damaged: 5 of 13 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("jungle-vigor", Target, HAND, "damaged: 5 of 10 HP, armor 0 of 1; attacker 7 of 7 HP"),
    ("field-surgery", Target, HAND, "damaged: 4 of 6 HP, armor 0 of 1; attacker 7 of 7 HP"),
];

fn rules() -> BTreeMap<String, serde_json::Value> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../xtask/data/sanctum-effects-rules.json");
    let text = std::fs::read_to_string(file).expect("the rules of the cards");
    serde_json::from_str(&text).expect("the rules of the cards are an object")
}

fn effects(rule: &serde_json::Value) -> Effects {
    let codes = rule["effects"].as_array().expect("codes");
    codes
        .iter()
        .map(|code| {
            let code = code.as_str().expect("a code is text");
            let effect: Effect = code.parse().unwrap_or_else(|e| panic!("{code}: {e:?}"));
            assert_eq!(effect.to_string(), code);
            effect
        })
        .collect()
}

/// What a blow leaves, and how often the bearer attacks a round.
fn leaves(Case(mode, amount, round): Case, of: Of, effects: Effects) -> String {
    let (mut on_target, mut on_attacker) = (Effects::new(), Effects::new());
    let mut attacks = 1;
    sanctum::prepare(&mut Body::new(7, 1), &mut attacks, &effects);
    if of == Target {
        on_target = effects;
    } else {
        on_attacker = effects;
    }
    let kind = DamageKind { mode, ignores_armor: false, magical: false, combat: true };
    let pipeline = sanctum::pipeline(&Blow {
        amount: TermRoll::Constant(amount),
        kind: Some(kind),
        attacker: Body::new(7, 1),
        target: Body::new(7, 1),
        facts: Facts {
            attacker: true,
            round,
            hand_bonus: true,
            on_target,
            on_attacker,
            ..Facts::default()
        },
    });
    let (outcome, x) = pipeline.run(&mut Enumerate::new());
    let Exchange { target: t, attacker: a, other, .. } = x;
    let outcome = format!("{outcome:?}").to_lowercase();
    let mut text = format!(
        "{outcome}: {} of {} HP, armor {} of {}; attacker {} of {} HP",
        t.hp, t.hp_max, t.armor, t.armor_max, a.hp, a.hp_max
    );
    for (name, n) in [
        ("hand", t.hand),
        ("gazes", t.gazes.into()),
        ("other", other.hp),
        ("attacks", i32::from(attacks) - 1),
    ] {
        if n != 0 {
            text += &format!("; {name} {n:+}");
        }
    }
    text
}

#[test]
fn each_simulated_card_changes_a_case() {
    let rules = rules();
    for (id, of, case, with) in CARDS {
        assert_eq!(leaves(case, of, effects(&rules[id])), with, "{id}");
        assert_ne!(leaves(case, of, Effects::new()), with, "{id}");
    }
}

#[test]
fn each_card_is_simulated_or_has_a_reason() {
    let rules = rules();
    for (id, rule) in &rules {
        let reason = rule["not_simulated"].as_str();
        let case = CARDS.iter().any(|card| card.0 == id);
        assert_eq!(case, reason.is_none(), "{id}");
        assert_ne!(reason, Some(""), "{id}");
    }
    assert_eq!(rules.len(), 64);
}
