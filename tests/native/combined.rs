//! The combined rules are Sanctum's where Remixed Dungeon's part is certain: a
//! sure hit of a fixed amount that is not critical.

use duelscope_core::sheet::Hand;
use duelscope_core::{End, Outcome, ends};
use tests::scenarios::scenario;
use tests::sheets::{effects, readings};

/// A hero of 10 strength strikes for 1 and a weapon's fixed points. By the page
/// there is no critical hit; by the game none at 0 against 0, which hits.
const SURE: [&str; 2] = ["edition=page&r-def=-1", "edition=source&l-atk=-1&r-def=-1"];

fn all(link: &str) -> Vec<End> {
    ends(&scenario(link).pipeline(Hand::Left)).expect("a few rolls")
}

/// The same fight under both rulesets; `shared` are keys that both read.
#[track_caller]
fn same(amount: i32, hp: i32, mode: &str, shared: &str) {
    let weapon = amount - 1;
    let sanctum = format!(
        "rules=sanctum&l-m-dmg={amount}&l-m-mode={mode}&r-m-hp={hp}&r-m-hpmax={hp}&{shared}"
    );
    for sure in SURE {
        let combined = format!(
            "rules=combined&{sure}&l-str=10&l-w-min={weapon}&l-w-max={weapon}&r-hp={hp}&r-ht={hp}\
             &l-hp=7&l-ht=7&l-c-mode={mode}&{shared}"
        );
        assert_eq!(all(&combined), all(&sanctum), "{combined}\nagainst {sanctum}");
    }
}

#[test]
fn kinds_and_armors_are_sanctums() {
    for mode in ["hand", "missile", "none"] {
        for flags in ["", "l-m-ignores=yes", "l-m-magical=yes", "l-m-ignores=yes&l-m-magical=yes"] {
            for armor in [-2, 0, 1, 3, 9] {
                for amount in [1, 3, 7, 70_000] {
                    same(amount, 7, mode, &format!("r-m-armor={armor}&r-m-armormax=4&{flags}"));
                }
            }
        }
    }
}

#[test]
fn effects_are_sanctums() {
    for effect in effects() {
        for amount in [1, 5] {
            same(amount, 7, "hand", &format!("r-m-effects={effect},before.reduce~1&r-m-armor=1"));
            same(amount, 4, "missile", &format!("l-m-effects={effect}&r-m-armor=0"));
        }
    }
    same(6, 9, "hand", "l-m-effects=after.reflect&r-m-effects=after.reflect");
}

#[test]
fn readings_are_sanctums() {
    let effects = "r-m-effects=hit.add~1,before.halve,after.reflect,before.redirect~3";
    for reading in readings() {
        same(3, 7, "hand", &format!("readings={reading}&r-m-armor=-1&{effects}"));
        same(
            3,
            7,
            "hand",
            &format!("readings={reading}&l-m-magical=yes&r-m-effects=after.cancel,before.reduce~3"),
        );
    }
}

/// It is the certainty that makes them equal: with a roll to lose, a critical
/// hit to make or damage to roll they are not.
#[test]
fn a_roll_tells_them_apart() {
    let sanctum = all("rules=sanctum&l-m-dmg=3&r-m-armor=1");
    let certain = "rules=combined&edition=page&r-def=-1&l-str=10&l-w-min=2&l-w-max=2&r-hp=7\
                   &r-ht=7&l-hp=7&l-ht=7&r-m-armor=1";
    assert_eq!(all(certain), sanctum);
    for (from, to) in [
        ("r-def=-1", "r-def=3"),
        ("edition=page", "edition=source"),
        ("l-w-max=2", "l-w-max=3"),
        ("l-str=10", "l-str=12"),
        ("r-m-armor=1", "r-m-armor=2"),
    ] {
        let changed = certain.replace(from, to);
        assert_ne!(changed, certain);
        assert_ne!(all(&changed), sanctum, "{to}");
    }
}

/// A miss runs no step of Sanctum: no armor is spent, no effect has its turn.
#[test]
fn a_miss_leaves_everything_as_it_was() {
    let link = "rules=combined&r-m-armor=3&r-m-effects=hit.hand~1&l-m-effects=gives.lose~1";
    let pipeline = scenario(link).pipeline(Hand::Left);
    let missed: Vec<_> = all(link).into_iter().filter(|end| end.0 == Outcome::Missed).collect();
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0].1, pipeline.start);
    assert!((missed[0].2 - 2.0 / 11.0).abs() < 1e-12);
}
