//! Sampled trials: the counts of a seed, whoever counts.

use duelscope_core::report::{Report, Run};
use duelscope_core::sheet::{Hand, Sheet};
use duelscope_core::{BATCH, DuelTally, Scenario, Tally, run_duel_trials, run_trials};
use serde_json::Value;

use crate::run;

/// A run by as many threads; its answer's text.
fn sampled(threads: &str, more: &[&str]) -> String {
    let args = ["simulate", "--threads", threads, "--format", "json"];
    run(&[&args[..], more].concat()).fine()
}

#[test]
fn threads_change_no_count() {
    for more in [
        &["--trials", "100000"][..],
        &["--trials", "100000", "--seed", "a1", "--set", "r-from=Golem"],
        &["--duel", "--trials", "40000"],
        &["rules=sanctum", "--duel", "--trials", "30000"],
        &["--trials", "1"],
    ] {
        let one = sampled("1", more);
        for threads in ["2", "3", "16"] {
            assert_eq!(sampled(threads, more), one, "{more:?} by {threads}");
        }
    }
}

#[test]
fn the_counts_are_those_of_the_batches_one_by_one() {
    const TRIALS: u64 = 2 * BATCH + 700;
    let (sheet, seed) = (Sheet::new(), 0x7f3a);
    let scenario = Scenario::read(&sheet).expect("valid");
    let (attack, fight) = (scenario.pipeline(Hand::Left), scenario.duel());
    let (mut attacks, mut fights) = (Tally::new(), DuelTally::new());
    for batch in 0..3 {
        let n = (TRIALS - batch * BATCH).min(BATCH);
        attacks.merge(&run_trials(&attack, seed, batch, n));
        fights.merge(&run_duel_trials(&fight, seed, batch, n));
    }
    let text = |run: Run| Report { run: Some(run), ..Report::default() }.to_json();
    let of_run = |text: &str| text[text.find("\n  \"run\"").expect("a run")..].to_owned();
    let trials = TRIALS.to_string();
    let wanted = of_run(&text(Run::of_attacks(Hand::Left, seed, &attacks)));
    assert_eq!(of_run(&sampled("2", &["--trials", &trials])), wanted);
    let wanted = of_run(&text(Run::of_fights(seed, &fights)));
    assert_eq!(of_run(&sampled("2", &["--duel", "--trials", &trials])), wanted);
}

#[test]
fn a_stop_by_precision_is_the_same_for_any_number_of_threads() {
    let args = ["--within", "0.2", "--trials", "100000000"];
    let (one, two) = (sampled("1", &args), sampled("2", &args));
    assert_eq!(one, two);
    let report: Value = serde_json::from_str(&one).expect("JSON");
    let (trials, width) = (&report["run"]["trials"], &report["run"]["uncertainty"]);
    assert!(trials.as_u64().is_some_and(|n| n < 5_000_000 && n % BATCH == 0), "{trials}");
    assert!(width.as_f64().is_some_and(|width| width <= 0.002), "{width}");
}

#[test]
fn the_rows_of_a_run_are_all_its_trials() {
    for more in [&[][..], &["--duel"], &["--law"], &["--duel", "--law"]] {
        let args = [&["simulate", "--trials", "50000", "--format", "csv"], more].concat();
        let text = run(&args).fine();
        let (mut trials, mut exact) = (0, 0.0);
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split(',').collect();
            trials += cells[1].parse::<u64>().expect("a count");
            exact += cells[5].parse::<f64>().expect("a probability");
        }
        assert_eq!(trials, 50_000, "{text}");
        // What was not seen has no row, and is rare.
        assert!((0.998..=1.0 + 1e-9).contains(&exact), "{more:?}: {exact}");
    }
}

#[test]
fn a_bar_of_a_run_can_be_traced() {
    let text = sampled("2", &["--trials", "50000"]);
    let report: Value = serde_json::from_str(&text).expect("JSON");
    let bars = report["run"]["hpLoss"].as_array().expect("bars");
    assert!(bars.len() > 10);
    for bar in bars {
        let trial = bar["first"].to_string();
        let trace = run(&["trace", "--trial", &trial, "--format", "json"]).json();
        assert_eq!(trace["trace"]["hpLost"], bar["from"], "trial {trial}");
    }
}

#[test]
fn progress_is_for_terminals_only() {
    // `fine` wants nothing on standard error.
    run(&["simulate", "--trials", "300000"]).fine();
}
