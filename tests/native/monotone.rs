//! What may only go one way: more attack, more defense, more armor, more HP.

use duelscope_core::rules::sanctum::effects::Op;
use duelscope_core::sheet::{Hand, Sheet};
use duelscope_core::{Exact, Outcome, Scenario, exact};
use tests::scenarios::{COMBINED, REMIXED, SANCTUM, sheet};

/// Sums of the same masses in another order may differ by this.
const SLACK: f64 = 1e-12;

fn law(sheet: &Sheet) -> Exact {
    let scenario = Scenario::read(sheet).expect("valid");
    exact(&scenario.pipeline(Hand::Left)).expect("a few rolls")
}

/// A figure of the left side's attack as one number of one side rises.
fn along(
    base: &Sheet,
    (hand, key): (Hand, &str),
    numbers: impl IntoIterator<Item = i32>,
    figure: impl Fn(&Exact) -> f64,
) -> Vec<f64> {
    let at = |n: i32| {
        let mut sheet = base.clone();
        sheet.set_side(hand, key, &n.to_string());
        figure(&law(&sheet))
    };
    numbers.into_iter().map(at).collect()
}

fn hit(law: &Exact) -> f64 {
    1.0 - law.outcome(Outcome::Missed)
}

fn kill(law: &Exact) -> f64 {
    law.outcome(Outcome::Killed)
}

fn mean(law: &Exact) -> f64 {
    law.hp_loss.mean()
}

#[track_caller]
fn never_falls(name: &str, figures: &[f64]) {
    assert!(figures.is_sorted_by(|a, b| *b >= a - SLACK), "{name}: {figures:?}");
}

#[track_caller]
fn never_rises(name: &str, figures: &[f64]) {
    assert!(figures.is_sorted_by(|a, b| *b <= a + SLACK), "{name}: {figures:?}");
}

/// T1: negative skills too; a probability is one.
#[test]
fn attack_never_lowers_and_defense_never_raises_the_hit_chance() {
    for (name, link) in REMIXED.iter().chain(COMBINED) {
        let base = sheet(link);
        // A bonus multiplies: it makes a skill below 0 lower still.
        let negative = link.contains("-atk=-") || link.contains("-def=-");
        for key in ["atk", "lv", "b-atk"].into_iter().take(if negative { 2 } else { 3 }) {
            let from = if key == "lv" { 1 } else { -50 };
            let numbers = [from, 1, 2, 3, 8, 13, 50];
            let figures = along(&base, (Hand::Left, key), numbers, hit);
            assert!(figures.iter().all(|p| (-SLACK..=1.0 + SLACK).contains(p)), "{name}");
            never_falls(&format!("{name}, {key}"), &figures);
        }
        for key in ["def", "b-def"].into_iter().take(if negative { 1 } else { 2 }) {
            let numbers = [-50, -1, 0, 1, 2, 9, 50];
            let figures = along(&base, (Hand::Right, key), numbers, hit);
            never_rises(&format!("{name}, {key}"), &figures);
        }
    }
}

/// Only in plain fights: what absorbs, reflects or splits may see less damage
/// and answer otherwise.
#[test]
fn reduction_never_raises_damage_or_kills() {
    for name in [
        "a first visit",
        "the page's edition",
        "a target that sees nothing",
        "two hands",
        "fury and rage",
        "a combo",
        "luck",
        "stun",
        "an assassin in the dark",
        "Yog's teeth",
        "a berserker in need",
    ] {
        let link = REMIXED.iter().find(|fight| fight.0 == name).expect("a fight").1;
        let base = sheet(link);
        for key in ["dr", "b-dr"] {
            let side = (Hand::Right, key);
            let numbers = [-9, -4, -3, -2, -1, 0, 1, 2, 5, 20, 300];
            never_rises(&format!("{name}, {key}"), &along(&base, side, numbers, mean));
            never_rises(&format!("{name}, {key}"), &along(&base, side, numbers, kill));
        }
    }
}

#[test]
fn armor_never_raises_damage_or_kills_where_no_effect_reads_it() {
    for (name, link) in SANCTUM.iter().chain(COMBINED) {
        let base = sheet(link);
        let reads = |hand| {
            let scenario = Scenario::read(&base).expect("valid");
            let facts = scenario.pipeline(Hand::Left).sanctum;
            let effects = if hand == Hand::Left { facts.on_attacker } else { facts.on_target };
            effects.iter().any(|e| !matches!(e.op, Op::Hand(_) | Op::Add(_) | Op::Armor(_)))
        };
        if reads(Hand::Left) || reads(Hand::Right) {
            continue;
        }
        let side = (Hand::Right, "m-armor");
        let numbers = [-5, -1, 0, 1, 2, 3, 6, 40];
        never_rises(name, &along(&base, side, numbers, mean));
        never_rises(name, &along(&base, side, numbers, kill));
    }
}

/// T21: it is the current HP that a kill is measured by.
#[test]
fn hp_never_raises_the_kill_chance() {
    for (fights, key, most) in
        [(REMIXED, "hp", "ht"), (SANCTUM, "m-hp", "m-hpmax"), (COMBINED, "hp", "ht")]
    {
        let mut moved = 0;
        for (name, link) in fights {
            // By their HP a swarm splits, a warlock blinks and a shaman flees.
            if name.contains("swarm") || name.contains("blinks") || name.contains("flees") {
                continue;
            }
            let mut base = sheet(link);
            base.set_side(Hand::Right, most, "1000");
            let figures = along(&base, (Hand::Right, key), [1, 2, 3, 5, 8, 13, 40, 1000], kill);
            never_rises(name, &figures);
            moved += i32::from(figures[0] > figures[6] + SLACK);
        }
        assert!(moved * 2 > fights.len() as i32, "HP mattered to {moved} fights");
    }
    // The most HP one can have does not matter to a plain blow.
    let base = sheet("");
    let figures = along(&base, (Hand::Right, "ht"), [1, 8, 100], kill);
    assert!(figures.iter().all(|p| *p == figures[0] && *p > 0.0), "{figures:?}");
}
