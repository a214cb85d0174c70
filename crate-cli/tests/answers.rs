//! The engine's answers arrive as they are, to the last digit.

use duelscope_core::Scenario;
use duelscope_core::report::{Duel, Odds, Report, Trace};
use duelscope_core::sheet::{Hand, decode};
use serde_json::Value;

use crate::{run, run_with};

/// The part of a report's text from its answer on.
fn answer<'a>(text: &'a str, member: &str) -> &'a str {
    let from = text.find(&format!("\n  \"{member}\": {{")).expect("an answer");
    &text[from..]
}

#[track_caller]
fn near(a: &Value, b: &Value) {
    let apart = a.as_f64().zip(b.as_f64()).map(|(a, b)| (a - b).abs());
    assert!(apart.is_some_and(|apart| apart < 1e-12), "{a}, {b}");
}

#[test]
fn every_kind_of_fight_is_answered_as_the_engine_answers() {
    for (name, link) in tests::scenarios::all() {
        let (sheet, notices) = decode(link);
        assert!(notices.is_empty(), "{name}");
        let scenario = Scenario::read(&sheet).expect("valid");
        let report = Report::of(&sheet);
        let odds = Some(Odds::of(&scenario, Hand::Left).expect("small").0);
        let wanted = Report { odds, ..report.clone() }.to_json();
        let link = report.link.as_deref().expect("a link");
        let got = run(&["odds", link, "--format", "json"]).fine();
        assert_eq!(answer(&got, "odds"), answer(&wanted, "odds"), "{name}");
        if let Ok((duel, _)) = Duel::of(&scenario) {
            let wanted = Report { duel: Some(duel), ..report.clone() }.to_json();
            let got = run(&["duel", link, "--format", "json"]).fine();
            assert_eq!(answer(&got, "duel"), answer(&wanted, "duel"), "{name}");
        }
        let trace = Some(Trace::of(&scenario).0);
        let wanted = Report { trace, ..report.clone() }.to_json();
        let wanted: Value = serde_json::from_str(&wanted).expect("JSON");
        let got = run(&["trace", link, "--format", "json"]).json();
        assert_eq!(got["trace"]["stages"], wanted["trace"]["stages"], "{name}");
        let told = got["trace"]["told"].as_array().expect("sentences");
        assert!(told.iter().all(|stage| stage["say"] != "" && stage["rule"] != ""), "{name}");
    }
}

#[test]
fn an_answer_opens_the_state_it_is_about() {
    for link in [
        "v=1",
        "v=1&rules=sanctum&l-m-hp=3&r-m-effects=before.add~2",
        "v=1&rules=combined&seed=a1&l-called=0JPQtdGA0L7QuQ&l-lv=18&r-dmg=20~40",
    ] {
        let first = run(&["odds", link, "--format", "json"]).fine();
        let report: Value = serde_json::from_str(&first).expect("JSON");
        assert_eq!(report["link"], link);
        assert_eq!(report["duelscope"], 1);
        // By its link, as a document on standard input, and as a file's text.
        let again = report["link"].as_str().expect("a link");
        assert_eq!(run(&["odds", again, "--format", "json"]).fine(), first);
        assert_eq!(run_with(&["odds", "-", "--format", "json"], &first).fine(), first);
        let address = format!("https://example.org/d/index.html?embed#{link}");
        assert_eq!(run(&["odds", &address, "--format", "json"]).fine(), first);
        assert_eq!(run_with(&["odds", "-", "--format", "json"], &address).fine(), first);
    }
}

#[test]
fn a_sweep_is_a_row_of_single_answers() {
    let got = run(&["sweep", "--x", "l-str=9..13", "--ask", "loss", "--format", "json"]).json();
    let sweep = &got["sweep"];
    assert_eq!(sweep["x"]["values"], serde_json::json!(["9", "10", "11", "12", "13"]));
    for (value, answer) in (9..).zip(sweep["answers"].as_array().expect("answers")) {
        let set = format!("l-str={value}");
        let single = run(&["odds", "--set", &set, "--format", "json"]).json();
        assert_eq!(&single["odds"]["hpLoss"]["mean"], answer, "{value}");
    }
    // Where no blow takes anything, no number of them kills.
    let args = ["sweep", "--x", "l-str=0,11", "--ask", "attacks", "--format", "json"];
    let blunt = run(&[&args[..], &["--set", "l-w-min=0", "--set", "l-w-max=0"]].concat()).json();
    let answers = &blunt["sweep"]["answers"];
    assert!(answers[0].is_null() && answers[1].as_f64().is_some_and(|n| n > 1.0), "{answers}");
    let args = ["sweep", "--x", "r-from=Rat,Gnoll", "--y", "edition=*", "--format", "json"];
    let got = run(&args).json();
    assert_eq!(got["sweep"]["answers"].as_array().map(Vec::len), Some(4));
    let single = run(&["duel", "edition=page", "--set", "r-from=Gnoll", "--format", "json"]).json();
    // A sweep remembers what its answers have in common, and adds up in another order.
    near(&got["sweep"]["answers"][3], &single["duel"]["left"]);
}

#[test]
fn every_mob_meets_the_hero_as_it_would_alone() {
    let table = run(&["table", "--set", "l-lv=9", "--format", "json"]).json();
    let foes = table["table"].as_array().expect("rows");
    assert!(foes.len() >= 90, "{}", foes.len());
    for foe in foes.iter().step_by(7) {
        let id = foe["id"].as_str().expect("an id");
        let set = format!("r-from={id}");
        let alone = ["odds", "--set", "l-lv=9", "--set", &set, "--format", "json"];
        let alone = run(&alone).json();
        assert_eq!(foe["link"], alone["link"], "{id}");
        assert_eq!(foe["left"]["hit"], alone["odds"]["hit"]["p"], "{id}");
        assert_eq!(foe["left"]["loss"], alone["odds"]["hpLoss"]["mean"], "{id}");
        assert_eq!(foe["left"]["kill"], alone["odds"]["outcomes"]["killed"], "{id}");
        assert_eq!(foe["hp"], alone["odds"]["targetHp"], "{id}");
        let link = foe["link"].as_str().expect("a link");
        let back = run(&["odds", link, "--swap", "--format", "json"]).json();
        assert_eq!(foe["right"]["loss"], back["odds"]["hpLoss"]["mean"], "{id}");
        let duel = run(&["duel", link, "--format", "json"]).json();
        assert_eq!(foe["win"], duel["duel"]["left"], "{id}");
    }
    let minions = run(&["table", "rules=sanctum", "--format", "json"]).json();
    assert!(minions["table"].as_array().is_some_and(|rows| rows.len() >= 25));
}

#[test]
fn sentences_are_in_the_language_asked_for() {
    let ru = run(&["trace", "--lang", "ru", "--rules"]).fine();
    let en = run(&["trace", "--rules"]).fine();
    assert!(ru.contains("Навыки") && ru.contains("попадание"), "{ru}");
    assert!(en.contains("Attack roll") && en.contains("CharUtils.hit https://"), "{en}");
    assert!(run(&["odds", "--lang", "ru"]).fine().contains("81,8\u{a0}%"));
}
