//! Faults that other calculators and simulators of combat were reported for,
//! each a case that must not happen here. They are numbered as in the
//! project's list of reports; those with a home of their own are tested there:
//!
//! | report | where |
//! |---|---|
//! | T1 negative skills gave chances beyond 0 and 1 | `monotone` |
//! | T7 results that cannot be, T37 extra humps | `oracle`, `sampling` |
//! | T11 a link showed other numbers until the first edit | `arbitrary` |
//! | T12 infinite at huge skills, T28 damage beyond 8 bits | `extremes` |
//! | T15, T16 half-typed numbers | the sheet's own tests, `arbitrary` |
//! | T20 a switch was off and nobody noticed | `switches` |
//! | T21 a kill by the most HP, not the present ones | `monotone` |
//! | T27, T30 reversed and negative ranges, ties | `extremes`, the vectors |
//! | T31 nearly certain shown as certain | here, and the formats' own tests |
//! | T33 one bar flattens all others, T36 wording of intervals | the page's own tests |
//! | T38 an error that does not shrink | `sampling`, the estimates' own tests |
//! | T39 a breakdown of another branch | `arbitrary` |

use duelscope_core::sheet::{Hand, Problem, Sheet, Slot};
use duelscope_core::{
    Distribution, Exact, Outcome, Ratio, Scenario, Tally, attacks_to_kill, exact, run_batch,
    run_trials, wilson,
};
use tests::scenarios::{all, scenario};
use tests::sheets::slots;

fn law(link: &str) -> Exact {
    exact(&scenario(link).pipeline(Hand::Left)).expect("a few rolls")
}

/// T2: reduction pushed damage below 0. HP rise only where a rule heals.
#[test]
fn no_attack_heals_by_being_reduced() {
    for (name, link) in all() {
        let heals = ["HealthDart", "heal", "Metabolism", "ChaosShield"]
            .iter()
            .any(|word| link.contains(word));
        for hand in Hand::BOTH {
            let law = exact(&scenario(link).pipeline(hand)).expect("a few rolls");
            let least = law.hp_loss.entries()[0].0;
            assert!(heals || least >= 0, "{name}: lost {least}");
        }
    }
    for dr in ["0", "5", "300"] {
        assert_eq!(law(&format!("r-dr={dr}")).hp_loss.entries()[0].0, 0);
    }
    assert_eq!(law("r-dr=300&l-w=none&l-str=10").outcome(Outcome::Killed), 0.0);
}

/// T3, T9, T25: what is impossible is 0, what never ends is never, and a law of
/// nothing is no crash.
#[test]
fn impossible_is_0_and_never_is_never() {
    let missed = law("edition=page&ties=miss&l-atk=-1&r-def=-1");
    assert_eq!(missed.outcome(Outcome::Missed), 1.0);
    assert_eq!(missed.outcome(Outcome::Killed), 0.0);
    assert_eq!(missed.hp_loss.entries(), [(0, 1.0)]);
    assert_eq!(missed.hp_loss_of_hits(), None);
    let kill = attacks_to_kill(&missed.hp_loss, 8).expect("nothing to follow");
    assert!(kill.never && kill.mean().is_none());
    let nothing = law("rules=sanctum&l-m-dmg=0~0");
    assert_eq!(nothing.hp_loss.entries(), [(0, 1.0)]);
    assert_eq!(nothing.outcome(Outcome::Bounced), 1.0);
    let empty = Distribution::from_masses([]);
    assert_eq!((empty.total(), empty.mean(), empty.variance()), (0.0, 0.0, 0.0));
    assert_eq!((empty.quantile(0.5), empty.at_least(0), empty.at_most(0)), (None, 0.0, 0.0));
    let none = run_trials(&scenario("").pipeline(Hand::Left), 1, 0, 0);
    assert_eq!((none.trials(), none.mean(), none.bins().count()), (0, 0.0, 0));
    assert_eq!(none, Tally::new());
    let whole = wilson(0, 0);
    assert_eq!((whole.low, whole.high), (0.0, 1.0));
}

/// T6: a proc of one in five was added as if it were sure. A mixture's mean and
/// smallest value are those of its parts.
#[test]
fn a_proc_counts_as_often_as_it_comes() {
    let base = "edition=source&l-def=-1&l-w=none&l-a=none&l-hp=1000&l-ht=1000&r-dmg=6&r-atk=-1";
    let plain = exact(&scenario(base).pipeline(Hand::Right)).expect("a few rolls");
    let link = format!("{base}&r-special=DreadKnight");
    let knight = exact(&scenario(&link).pipeline(Hand::Right)).expect("a few rolls");
    // One quarter of its hits count double: 3/4 of the plain law and 1/4 of it.
    let mean = plain.hp_loss.mean();
    assert!((knight.hp_loss.mean() - (0.75 * mean + 0.25 * 2.0 * mean)).abs() < 1e-12);
    assert_eq!(knight.hp_loss.entries()[0].0, plain.hp_loss.entries()[0].0);
    for &(loss, p) in plain.hp_loss.entries() {
        let doubled = if loss % 2 == 0 { plain.hp_loss.exactly(loss / 2) } else { 0.0 };
        let wanted = 0.75 * p + 0.25 * doubled;
        assert!((knight.hp_loss.exactly(loss) - wanted).abs() < 1e-12, "{loss}");
    }
}

/// T8, T14: a fresh page and one in which everything optional is missing.
#[test]
fn a_fresh_page_and_an_empty_one_have_numbers() {
    for rules in ["remixed", "sanctum", "combined"] {
        for fresh in [true, false] {
            let mut sheet = Sheet::new();
            sheet.set_global("rules", rules);
            if !fresh {
                for slot in slots().filter(|slot| slot.hand.is_some()) {
                    let without = ["", "none"].into_iter().find(|t| slot.canonical(t).is_ok());
                    without.into_iter().for_each(|text| sheet.set(slot, text));
                }
            }
            let scenario = Scenario::read(&sheet).expect("valid");
            for hand in Hand::BOTH {
                let law = exact(&scenario.pipeline(hand)).expect("a few rolls");
                let all = [law.hp_loss.mean(), law.hp_loss.variance(), law.attacker_loss.mean()];
                assert!(all.iter().all(|x| x.is_finite()), "{rules}: {all:?}");
                assert!(law.hp_loss_of_hits().is_none_or(|hits| hits.mean().is_finite()));
            }
        }
    }
}

/// T15: an emptied field is an error, not a number.
#[test]
fn an_emptied_field_is_an_error_there() {
    let slot = Slot::side(Hand::Left, "hp");
    for text in ["", " ", "-", "1e", "1,5", "NaN", "inf", "undefined", "12 3"] {
        let mut sheet = Sheet::new();
        sheet.set(slot, text);
        let errors = Scenario::read(&sheet).expect_err("no number");
        assert_eq!(errors.iter().map(|e| e.slot).collect::<Vec<_>>(), [slot], "{text:?}");
        let empty = text.trim().is_empty();
        assert_eq!(errors[0].problem == Problem::Empty, empty, "{text:?}");
    }
    for (text, hp) in [(" 12 ", 12), ("\u{661}\u{662}", 12), ("012", 12), ("+12", 12)] {
        let mut sheet = Sheet::new();
        sheet.set(slot, text);
        let start = Scenario::read(&sheet).expect("a number").pipeline(Hand::Left).start;
        assert_eq!(start.attacker.hp, hp, "{text:?}");
    }
}

/// T19: as many trials are run as the field says and the result counts.
#[test]
fn as_many_trials_as_are_asked_for() {
    for trials in [1, 999, 16_384] {
        let scenario = scenario(&format!("trials={trials}"));
        assert_eq!(scenario.trials, trials);
        let tally = run_trials(&scenario.pipeline(Hand::Left), 1, 0, scenario.trials);
        assert_eq!(tally.trials(), trials);
        assert_eq!(tally.bins().map(|bar| bar.1.count).sum::<u64>(), trials);
    }
}

/// T23: rounded at the wrong stage. A critical hit is rounded down before the
/// reduction, not after.
#[test]
fn each_stage_rounds_where_the_game_does() {
    for points in 0..40 {
        for dr in 0..4 {
            // Certain hit, certain critical hit: the defense is 0.
            let link = format!(
                "l-str=10&l-w-min={points}&l-w-max={points}&r-aware=no&r-dr={dr}&r-hp=900&r-ht=900"
            );
            let rolled = 1 + points;
            let critical = rolled + rolled / 2;
            let wanted: Vec<i32> = (0..=dr).rev().map(|r| (critical - r).max(0)).collect();
            let mut found: Vec<i32> = law(&link).hp_loss.entries().iter().map(|e| e.0).collect();
            let mut wanted_once = wanted;
            wanted_once.dedup();
            found.sort();
            assert_eq!(found, wanted_once, "{points} points against {dr}");
        }
    }
}

/// T24: overkill is kept in what a blow takes, and is no help in the next.
#[test]
fn overkill_is_kept_in_one_blow_and_wasted_over_many() {
    let link =
        |hp: i32| format!("rules=sanctum&l-m-dmg=10&l-m-ignores=yes&r-m-hp={hp}&r-m-hpmax=11");
    // Sanctum caps at the HP there are.
    assert_eq!(law(&link(3)).hp_loss.entries(), [(3, 1.0)]);
    assert_eq!(law(&link(11)).hp_loss.entries(), [(10, 1.0)]);
    // Remixed Dungeon does not.
    let one = law("l-str=10&l-w-min=9&l-w-max=9&edition=page&r-def=-1&r-dr=0&r-hp=3&r-ht=11");
    assert_eq!(one.hp_loss.entries(), [(10, 1.0)]);
    assert_eq!(one.outcome(Outcome::Killed), 1.0);
    // 11 HP at 10 a blow take two, at two of three that hit the third often.
    let kill = attacks_to_kill(&one.hp_loss, 11).expect("few");
    assert_eq!((kill.exactly(1), kill.exactly(2)), (0.0, 1.0));
    let often = Distribution::from_masses([(0, 1.0 / 3.0), (10, 2.0 / 3.0)]);
    let kill = attacks_to_kill(&often, 11).expect("few");
    assert!((kill.exactly(2) - 4.0 / 9.0).abs() < 1e-12);
    assert!((kill.exactly(3) - 8.0 / 27.0).abs() < 1e-12);
}

/// T31: certain is what cannot be otherwise, and nothing else; 0 is 0.
#[test]
fn only_what_is_certain_is_1() {
    let more = [
        ("a kill", "r-hp=1&r-aware=no"),
        ("a kill by fire", "r-hp=1&r-aware=no&l-str=33&l-w-enchant=Fire"),
        ("a kill by D4", "rules=sanctum&l-m-dmg=8~30"),
    ];
    for (name, link) in all().chain(more) {
        for hand in Hand::BOTH {
            let pipeline = scenario(link).pipeline(hand);
            let law = exact(&pipeline).expect("a few rolls");
            let all = duelscope_core::ends(&pipeline).expect("a few rolls");
            for outcome in Outcome::ALL {
                let ends = all.iter().filter(|end| end.0 == outcome).count();
                let p = law.outcome(outcome);
                assert_eq!(p == 1.0, ends == all.len(), "{name}, {outcome:?}: {p}");
                assert_eq!(p == 0.0, ends == 0, "{name}, {outcome:?}: {p}");
                assert!(p.is_sign_positive() && p <= 1.0, "{name}, {outcome:?}: {p}");
            }
            for bars in [&law.hp_loss, &law.attacker_loss] {
                let (first, last) = (bars.entries()[0].0, bars.entries().last().expect("one").0);
                assert_eq!(
                    (bars.total(), bars.at_least(first), bars.at_most(last)),
                    (1.0, 1.0, 1.0)
                );
                assert_eq!(bars.exactly(first) == 1.0, first == last, "{name}");
                assert!(bars.at_least(first + 1) < 1.0 && bars.at_most(last - 1) < 1.0, "{name}");
            }
        }
    }
    // One in 2^53 is too little to be seen in a sum, and still not nothing.
    let nearly = Distribution::from_masses([(0, f64::EPSILON / 8.0), (1, 1.0)]);
    assert!(nearly.at_least(1) < 1.0);
    assert_eq!(nearly.at_least(0), 1.0);
}

/// T32: the text spoke of the complement. An event and its opposite add up.
#[test]
fn an_event_and_its_opposite_add_up() {
    for (name, link) in all() {
        let law = law(link);
        let kill = law.outcome(Outcome::Killed);
        let others: f64 = Outcome::ALL
            .into_iter()
            .filter(|o| *o != Outcome::Killed)
            .map(|o| law.outcome(o))
            .sum();
        assert!((kill + others - 1.0).abs() < 1e-12, "{name}");
        for value in -3..20 {
            let both = law.hp_loss.at_most(value) + law.hp_loss.at_least(value + 1);
            assert!((both - 1.0).abs() < 1e-12, "{name}, {value}");
        }
    }
    let Scenario { game: duelscope_core::Game::Remixed(fight), .. } = scenario("") else {
        panic!("not Remixed Dungeon");
    };
    let hit = fight.blow(Hand::Left).hit_test().probability();
    assert_eq!((hit, hit.complement()), (Ratio::new(9, 11), Ratio::new(2, 11)));
}

/// T35: a curve that ends below 100 % says how much is left.
#[test]
fn what_is_not_followed_is_stated() {
    for (loss, hit, hp) in [(1, 0.01, 3), (2, 0.5, 30), (3, 0.999, 7)] {
        let per_attack = Distribution::from_masses([(0, 1.0 - hit), (loss, hit)]);
        let kill = attacks_to_kill(&per_attack, hp).expect("few");
        let followed: f64 = kill.by.iter().sum();
        assert!((followed + kill.tail - 1.0).abs() < 1e-12, "{loss}: {followed}");
        assert!(kill.tail <= 1e-12 && kill.tail >= 0.0, "{loss}: {}", kill.tail);
    }
}

/// T36: two sound runs differ, and most of the time by less than their bands.
#[test]
fn the_band_of_a_run_holds_the_truth_19_times_in_20() {
    let pipeline = scenario("").pipeline(Hand::Left);
    let truth = 9.0 / 11.0;
    let held = (0..400).filter(|&seed| {
        let tally = run_trials(&pipeline, seed, 0, 500);
        let band = wilson(500 - tally.outcome(Outcome::Missed), 500);
        (band.low..=band.high).contains(&truth)
    });
    let held = held.count();
    assert!((366..=394).contains(&held), "{held} of 400, expected 380");
    assert_ne!(run_batch(&pipeline, 1, 0), run_batch(&pipeline, 2, 0));
}
