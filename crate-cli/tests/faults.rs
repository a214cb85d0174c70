//! What is wrong is said where it is wrong, and ends with its own code.

use serde_json::Value;

use crate::{run, run_with};

/// The code, and that standard error has each of these and standard output
/// nothing.
#[track_caller]
fn refused(args: &[&str], code: i32, says: &[&str]) {
    let said = run(args);
    assert_eq!(said.code, code, "{said:?}");
    assert_eq!(said.out, "");
    for text in says {
        assert!(said.err.contains(text), "{text}: {}", said.err);
    }
}

#[test]
fn a_scenario_that_is_not_valid_names_field_value_and_what_is_allowed() {
    refused(
        &["odds", "v=1&l-hp=many&foo=1&r-lv=1&r-lv=2"],
        3,
        &["“l-hp=many”", "whole number from 1 to 1,000,000", "“foo”", "“r-lv” stands there twice"],
    );
    refused(&["odds", "--set", "l-hp=0"], 3, &["“l-hp=0”", "1 to 1,000,000"]);
    refused(&["duel", "--set", "r-from=Gnol"], 3, &["“r-from=Gnol”", "nearest", "Gnoll"]);
    refused(&["duel", "--set", "l-strenght=3"], 3, &["“l-strenght”", "l-str"]);
    refused(&["trace", "v=1&l-w-enchant=nonsense"], 3, &["“l-w-enchant=nonsense”"]);
    refused(&["simulate", "--trials", "0"], 3, &["“trials=0”"]);
    refused(&["trace", "--seed", "xyz"], 3, &["“seed=xyz”", "0–9 and a–f"]);
    refused(&["odds", "v=99"], 3, &["version “99”"]);
    refused(&["table", "--only", "Rat,Dragom"], 3, &["Dragom", "nearest"]);
    refused(&["sweep", "--x", "l-class=1..4"], 3, &["l-class", "no range"]);
    refused(&["odds", "--set", "l-hp=0", "--lang", "ru"], 3, &["ошибка: «l-hp=0»", "от 1 до"]);
}

#[test]
fn programs_get_the_faults_too() {
    let said = run(&["odds", "--set", "l-hp=0", "--set", "r-lv=x", "--format", "json"]);
    assert_eq!(said.code, 3);
    let report: Value = serde_json::from_str(&said.out).expect("JSON");
    let faults = report["faults"].as_array().expect("faults");
    assert_eq!((&faults[0]["key"], &faults[0]["value"]), (&"l-hp".into(), &"0".into()));
    assert_eq!((&faults[1]["key"], &faults[1]["value"]), (&"r-lv".into(), &"x".into()));
    assert_eq!(report.get("sheet"), None);
    // Who asks on, does not ask about another fight.
    let next = run_with(&["duel", "-"], &said.out);
    assert_eq!((next.code, next.out.as_str()), (3, ""), "{}", next.err);
}

#[test]
fn a_command_line_that_is_wrong_ends_with_2() {
    refused(&["odds", "--set", "l-hp"], 2, &["KEY=VALUE"]);
    refused(&["odds", "--format", "pdf"], 2, &["dokuwiki"]);
    refused(&["trace", "--format", "csv"], 2, &["text and json"]);
    refused(&["sweep", "--x", "l-hp=1..x"], 2, &["no number"]);
    refused(&["simulate", "--threads", "0"], 2, &["threads"]);
    let huge = ["sweep", "--x", "l-str=1..9999:9999", "--y", "l-lv=1..9999:9999"];
    refused(&huge, 2, &["at most 1,000,000"]);
    refused(&["table", "--site", "javascript:alert(1)"], 2, &["no address"]);
    refused(&["table", "--site", "https://e.org/]] x"], 2, &["no address"]);
    refused(&["guess"], 2, &["guess"]);
}

#[test]
fn what_would_take_too_long_ends_with_4() {
    let huge = "l-atk=100000&r-dr=1000000&l-w-max=1000000&r-hp=1000000&r-ht=1000000";
    refused(&["odds", huge], 4, &["simulate"]);
}

#[test]
fn files_that_are_none_end_with_5_and_those_of_something_else_with_3() {
    refused(&["odds", "no-such-file"], 5, &["no-such-file", "v=1&…"]);
    for (input, says) in [
        ("", "neither a link nor JSON"),
        ("hello", "neither a link nor JSON"),
        ("{\"a\": 1}", "no Duelscope document"),
        ("[1]", "no Duelscope document"),
        ("{\"duelscope\":1,\"sheet\":{\"l-hp\":-3}}", "“l-hp=-3”"),
    ] {
        let said = run_with(&["odds", "-"], input);
        assert_eq!(said.code, 3, "{input}: {}", said.err);
        assert!(said.err.contains(says), "{input}: {}", said.err);
    }
    let long = format!("{{\"duelscope\":1,\"x\":\"{}\"}}", "x".repeat(600_000));
    let said = run_with(&["odds", "-"], &long);
    assert_eq!(said.code, 3);
    assert!(said.err.contains("longer than 500,000"), "{}", said.err);
}

#[test]
fn an_expectation_that_is_not_met_ends_with_1() {
    let met =
        ["odds", "--expect", "hit=9/11", "--expect", "hit=81.8%", "--expect", "hpLoss.mean=8.09"];
    run(&met).fine();
    let said = run(&["odds", "--expect", "hit=80%", "--expect", "outcomes.killed=57.9%"]);
    assert_eq!((said.code, said.err.as_str()), (1, "error: “hit” is 82%, not 80%\n"));
    assert!(said.out.contains("81.8"), "the answer stands all the same: {}", said.out);
    let nowhere = run(&["duel", "--expect", "lef=1"]);
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.contains("left"), "{}", nowhere.err);
}

#[test]
fn lenient_passes_over_and_says_so() {
    let said = run(&["odds", "v=1&l-hp=many&foo=1", "--lenient"]);
    assert_eq!(said.code, 0);
    assert_eq!(said.err.matches("warning: ").count(), 2, "{}", said.err);
    assert_eq!(said.out, run(&["odds", "v=1"]).out);
}

#[test]
fn a_setting_that_matters_nothing_is_told() {
    let said = run(&["odds", "--set", "r-class=MAGE"]);
    assert_eq!(said.code, 0);
    assert!(said.err.contains("“r-class” matters nothing"), "{}", said.err);
}

#[test]
fn help_says_what_scripts_need() {
    let help = run(&["--help"]).fine();
    for text in ["odds", "trace", "duel", "simulate", "sweep", "table", "Exit codes:", "  3  "] {
        assert!(help.contains(text), "{text}: {help}");
    }
}

/// A thousand broken inputs: none is a panic.
#[test]
fn no_input_breaks_the_command() {
    for input in [
        "v=1&l-called=%%%%",
        "#",
        "https://e.org",
        "https://e.org/#",
        "v",
        "=",
        "&&&=&",
        "l-hp=99999999999999999999",
        "r-dmg=~",
        "pins=hit~1~2~3",
        "l-buffs=,,,",
        "\u{feff}v=1",
        "v=1#v=2#v=3",
        "{",
        "{}",
        "null",
        "l-called=4oCu",
    ] {
        for verb in ["odds", "trace", "duel"] {
            let said = run_with(&[verb, "-"], input);
            assert!(matches!(said.code, 0 | 3), "{input}: {said:?}");
        }
    }
}
