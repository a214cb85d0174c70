use alloc::format;
use alloc::string::String;

use super::*;
use crate::sheet::{GLOBAL, Problem, SIDE, Slot, decode};
use crate::{Outcome, Ratio, exact};

fn scenario(link: &str) -> Scenario {
    let (sheet, notices) = decode(link);
    assert!(notices.is_empty(), "{notices:?}");
    match Scenario::read(&sheet) {
        Ok(scenario) => scenario,
        Err(errors) => panic!("{errors:?}"),
    }
}

#[test]
fn a_first_visit_is_a_warrior_against_a_rat() {
    let first = scenario("");
    let Game::Remixed(fight) = &first.game else { panic!("not Remixed Dungeon") };
    let blow = fight.blow(Hand::Left);
    assert_eq!((blow.attack_skill, blow.defense_skill, blow.dr_max), (11, 4, 1));
    assert_eq!(blow.hit_test().probability(), Ratio::new(9, 11));
    let blow = fight.blow(Hand::Right);
    assert_eq!((blow.attack_skill, blow.defense_skill, blow.dr_max), (9, 6, 2));
    assert_eq!(first.delay(Hand::Left), Some(1000));
}

#[test]
fn every_ruleset_opens_on_a_fight() {
    for rules in ["remixed", "sanctum", "combined"] {
        let scenario = scenario(&alloc::format!("v=1&rules={rules}"));
        for hand in Hand::BOTH {
            let law = exact(&scenario.pipeline(hand)).expect("small");
            assert!((law.hp_loss.total() - 1.0).abs() < 1e-12, "{rules}");
            assert!(law.hp_loss.mean() > 0.0, "{rules}");
        }
    }
}

#[test]
fn every_fault_is_reported_at_once() {
    let mut sheet = Sheet::new();
    for (key, text) in [("l-lv", ""), ("l-str", "abc"), ("r-hp", "0"), ("r-dmg", "1-")] {
        sheet.set(Slot::parse(key).expect("a key"), text);
    }
    // Not read under these rules: no error.
    sheet.set_side(Hand::Left, "m-hp", "nonsense");
    let errors = Scenario::read(&sheet).expect_err("four faults");
    let found: Vec<_> = errors.iter().map(|e| (e.slot.key(), e.problem)).collect();
    assert_eq!(
        found,
        [
            ("l-lv".into(), Problem::Empty),
            ("l-str".into(), Problem::NotUnderstood),
            ("r-hp".into(), Problem::TooLow),
            ("r-dmg".into(), Problem::NotUnderstood),
        ]
    );
}

#[test]
fn a_fixed_sanctum_amount_is_certain() {
    let law = exact(&scenario("rules=sanctum&l-m-dmg=4~4&r-m-armor=1").pipeline(Hand::Left));
    let law = law.expect("small");
    assert_eq!(law.hp_loss.entries(), [(3, 1.0)]);
    assert_eq!(law.outcome(Outcome::Damaged), 1.0);
}

#[test]
fn a_combined_miss_runs_no_stage_of_sanctum() {
    let combined = scenario("rules=combined&r-m-armor=2&r-m-armormax=2");
    let ends = crate::ends(&combined.pipeline(Hand::Left)).expect("small");
    let missed: Vec<_> = ends.iter().filter(|e| e.0 == Outcome::Missed).collect();
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0].1.target.armor, 2);
    assert!((missed[0].2 - 2.0 / 11.0).abs() < 1e-12);
}

/// What is read again after a change is what is read at once: whatever changes, also
/// to what is not valid and back.
#[test]
fn sheets_read_one_after_another_are_read_as_each_alone() {
    let texts = ["2", "3~4", "yes", "mob", "hero", "none", "Rat", "page", "not this", ""];
    for rules in ["remixed", "sanctum", "combined"] {
        let mut sheet = Sheet::new();
        sheet.set_global("rules", rules);
        let mut again = Again::default();
        let mut check = |sheet: &Sheet| {
            let (one, other) = (again.read(sheet), Scenario::read(sheet));
            assert_eq!(one.as_deref(), other.as_ref(), "{:?}", sheet.entries().collect::<Vec<_>>());
        };
        let global = GLOBAL.iter().map(|field| Slot { hand: None, field });
        let sides =
            Hand::BOTH.map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }));
        for slot in global.chain(sides.into_iter().flatten()) {
            let was = String::from(sheet.get(slot));
            for text in texts {
                sheet.set(slot, text);
                check(&sheet);
            }
            // Every other one stays changed, so that later ones meet more than defaults.
            let kept = if slot.field.key.len() % 2 == 0 { "2" } else { &was };
            let text = if slot.canonical(kept).is_ok() { kept } else { &was };
            sheet.set(slot, text);
            check(&sheet);
        }
        // Both sides at once.
        sheet.swap();
        check(&sheet);
    }
}

/// The rule's fraction is the chance to hit, also where something stops every blow.
#[test]
fn the_fraction_of_hits_is_what_does_not_miss() {
    let arrow = "l-t=CommonArrow&l-t-kind=arrow&l-t-max=4";
    let bow = "l-w=WoodenBow&l-w-kind=bow";
    for (link, certain) in [
        ("", false),
        ("l-strike=zap", true),
        (&*format!("l-strike=missile&{arrow}&adjacent=yes"), true),
        (&*format!("l-strike=missile&{arrow}"), true),
        (&*format!("l-strike=missile&{arrow}&{bow}"), false),
        (&*format!("l-strike=missile&{arrow}&{bow}&adjacent=yes"), true),
        ("l-invisible=yes", true),
        ("rules=combined&l-strike=zap", true),
        ("r-aware=no", false),
    ] {
        for edition in ["source", "page"] {
            let pipeline = scenario(&format!("{link}&edition={edition}")).pipeline(Hand::Left);
            let missed = exact(&pipeline).expect("small").outcome(Outcome::Missed);
            let ratio = pipeline.hit_ratio().expect("a roll").to_f64();
            assert!((ratio - (1.0 - missed)).abs() < 1e-12, "{link} {edition}: {ratio}, {missed}");
            assert!(!certain || edition == "page" || missed == missed.round(), "{link}: {missed}");
            assert!(missed < 1.0 || pipeline.crit_ratio().is_none(), "{link}: no hit is critical");
        }
    }
}
