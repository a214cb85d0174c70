extern crate std;

use std::format;

use super::*;
use crate::run_batch;
use crate::run_duel_batch;
use crate::scenario::Scenario;
use crate::sheet::{Document, Hand, decode};

/// A report with every answer there is.
fn full(link: &str) -> Report {
    let (sheet, notices) = decode(link);
    assert_eq!(notices, []);
    let scenario = Scenario::read(&sheet).expect("valid");
    let attacks = run_batch(&scenario.pipeline(Hand::Left), scenario.seed, 0);
    let fights = run_duel_batch(&scenario.duel(), scenario.seed, 0);
    let mut of_attacks = Run::of_attacks(Hand::Left, scenario.seed, &attacks);
    let of_fights = Run::of_fights(scenario.seed, &fights);
    // One run has either; here both, so that no member is left out.
    of_attacks.wins = of_fights.wins;
    of_attacks.undecided = of_fights.undecided;
    of_attacks.mean_attacks = of_fights.mean_attacks;
    of_attacks.attacks = of_fights.attacks;
    of_attacks.hp_left = of_fights.hp_left;
    let axis = Axis { key: "l-str".into(), values: ["8".into(), "9".into()].into() };
    let mut trace = Trace::of(&scenario).0;
    trace.told.push(Told {
        name: "Rolls".into(),
        result: "hit".into(),
        say: "A hit.".into(),
        odds: Some("Half of them.".into()),
        notes: ["A note.".into()].into(),
        rule: "A rule.".into(),
        sources: [("a place".into(), "https://example.org/".into())].into(),
    });
    Report {
        names: Some(Sides { left: "A".into(), right: "B".into() }),
        sentence: Some("A strikes B".into()),
        odds: Some(Odds::of(&scenario, Hand::Left).expect("small").0),
        trace: Some(trace),
        duel: Some(Duel::of(&scenario).expect("small").0),
        run: Some(of_attacks),
        sweep: Some(Sweep {
            ask: "win".into(),
            x: axis.clone(),
            y: Some(axis),
            answers: [Some(0.5), None, Some(0.25), Some(1.0)].into(),
        }),
        table: Some([Foe::of("Rat", "Rat", &sheet, &scenario)].into()),
        faults: [Fault { key: None, value: None, message: "no".into() }].into(),
        ..Report::of(&sheet)
    }
}

#[test]
fn a_report_is_a_document_and_reads_back() {
    for link in ["v=1", "v=1&rules=sanctum&l-m-hp=3", "v=1&rules=combined&seed=a1&l-lv=7"] {
        let report = full(link);
        let text = report.to_json();
        let (document, notices) = Document::from_json(&text).expect("a document");
        assert_eq!(notices, [], "{link}");
        assert_eq!(document.sheet.map(|sheet| sheet::encode(&sheet)).as_deref(), Some(link));
        let read: Report = serde_json::from_str(&text).expect("a report");
        assert_eq!(read, report);
    }
}

#[test]
fn an_empty_report_is_only_the_sheet() {
    let text = Report::of(&Sheet::new()).to_json();
    assert_eq!(text, "{\n  \"duelscope\": 1,\n  \"link\": \"v=1\",\n  \"sheet\": {}\n}\n");
}

/// Who pipes an answer into the next question must not ask about another fight.
#[test]
fn faults_open_as_no_sheet() {
    let fault = Fault { key: Some("l-hp".into()), value: Some("0".into()), message: "no".into() };
    let text = Report::of_faults([fault].into()).to_json();
    let (document, notices) = Document::from_json(&text).expect("a document");
    assert_eq!((document.sheet, notices), (None, [].into()));
}

/// The keys are promises: programs read them.
#[test]
fn the_names_of_the_schema_never_change() {
    let text = full("v=1").to_json();
    for key in [
        "odds",
        "attacker",
        "hit",
        "p",
        "fraction",
        "crit",
        "outcomes",
        "missed",
        "neverEnds",
        "targetHp",
        "hpLoss",
        "mean",
        "deviation",
        "quantiles",
        "values",
        "attackerLoss",
        "armorSpent",
        "duel",
        "left",
        "right",
        "undecided",
        "meanAttacks",
        "clock",
        "meanTime",
        "hpLeft",
        "ends",
        "attack",
        "time",
        "method",
        "attacksToKill",
        "attacksToKill",
        "run",
        "of",
        "seed",
        "trials",
        "uncertainty",
        "count",
        "share",
        "low",
        "high",
        "from",
        "to",
        "first",
        "attacks",
        "sweep",
        "ask",
        "x",
        "y",
        "key",
        "answers",
        "table",
        "id",
        "name",
        "link",
        "hp",
        "loss",
        "kill",
        "win",
        "trace",
        "trial",
        "outcome",
        "hpLost",
        "stages",
        "stage",
        "rolls",
        "before",
        "after",
        "damage",
        "armor",
        "attackerHp",
        "place",
        "value",
        "range",
        "units",
        "pinned",
        "told",
        "result",
        "say",
        "notes",
        "rule",
        "sources",
        "names",
        "sentence",
        "faults",
        "message",
    ] {
        assert!(text.contains(&format!("\"{key}\":")), "{key}");
    }
}
