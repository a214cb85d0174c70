//! How fast the engine is: natively, as wasm, against the reference and the generator.

use std::collections::BTreeMap;
use std::path::Path;

use duelscope_core::sheet::Hand;
use workload::fights::{Fight, GOLEM, HEAVIEST, RAT};

use crate::lab::Lab;
use crate::native::Native;
use crate::report::Report;

/// Slices of time in which something is done over and over; the fastest counts.
#[derive(Clone, Copy, Debug)]
pub struct Slices {
    /// Length of each, in ms.
    pub ms: f64,
    /// How many.
    pub count: u32,
}

/// As short as the clock allows: on a busy machine some of them are left alone.
const SHORT: Slices = Slices { ms: 4.0, count: 60 };
/// Several workers are waited for in the page: the wait should not matter.
const LONG: Slices = Slices { ms: 40.0, count: 15 };

/// What was measured, by key, one figure a round.
type Rounds = BTreeMap<String, Vec<f64>>;

/// Measures in so many rounds.
pub fn measure(lab: &Lab, native: &Path, rounds: usize, report: &mut Report) {
    let mut native = Native::start(native);
    let mut found = Rounds::new();
    warm_up(lab);
    for round in 1..=rounds {
        println!("speed: round {round} of {rounds}");
        for fight in [RAT, GOLEM] {
            sampling(lab, &mut native, fight, &mut found);
        }
        answers(lab, &mut native, &mut found);
        workers(lab, &mut found);
    }
    for (key, values) in &found {
        report.put_median(key, values);
    }
}

fn warm_up(lab: &Lab) {
    println!("speed: warming up");
    for fight in [RAT, GOLEM] {
        for work in ["attacks", "duels"] {
            lab.warm("reference", work, fight, 1_000.0);
            lab.warm("engine", work, fight, 300.0);
        }
    }
    lab.warm("engine", "draws", RAT, 300.0);
}

/// The keys of the first fight have no name in them.
fn key(what: &str, fight: Fight, rest: &str) -> String {
    match fight.name {
        "rat" => format!("{what}_{rest}"),
        name => format!("{what}_{name}_{rest}"),
    }
}

fn sampling(lab: &Lab, native: &mut Native, fight: Fight, found: &mut Rounds) {
    let mut put = |what, rest: &str, value| {
        found.entry(key(what, fight, rest)).or_default().push(value);
    };
    let pipeline = workload::scenario(fight.link).expect("valid").pipeline(Hand::Left);
    let draws = workload::draws_per_attack(&pipeline);
    for (what, work, message) in
        [("attack", "attacks", "attack-by-left"), ("duel", "duels", "duel")]
    {
        let natively = native.measure(work, fight, SHORT);
        // The same without the page's program around it: the two should not differ.
        let alone = lab.measure("engine", work, fight, SHORT);
        let js = lab.measure("reference", work, fight, SHORT);
        let wasm = lab.site(message, fight, SHORT);
        put(what, "native_per_s", natively);
        put(what, "wasm_per_s", wasm);
        put(what, "js_per_s", js);
        put(what, "wasm_over_js", wasm / js);
        put(what, "wasm_over_native", wasm / natively);
        put(what, "engine_alone_per_s", alone);
        if what == "attack" {
            let bound = lab.measure("engine", "draws", fight, SHORT) / draws;
            put(what, "rng_bound_per_s", bound);
            put(what, "wasm_over_rng_bound", wasm / bound);
            put(what, "js_over_rng_bound", js / bound);
        }
    }
}

fn answers(lab: &Lab, native: &mut Native, found: &mut Rounds) {
    let seconds = [
        ("exact_attack_us", "exact-attack", RAT, 1e6),
        ("exact_attack_golem_us", "exact-attack", GOLEM, 1e6),
        ("exact_duel_ms", "exact-duel", HEAVIEST, 1e3),
        ("exact_duel_rat_ms", "exact-duel", RAT, 1e3),
        ("exact_duel_golem_ms", "exact-duel", GOLEM, 1e3),
        ("heatmap_50x50_ms", "heat-map", RAT, 1e3),
    ];
    for (key, work, fight, scale) in seconds {
        let mut put = |key: String, rate: f64| found.entry(key).or_default().push(scale / rate);
        let slices = if work == "heat-map" { LONG } else { SHORT };
        put(key.to_owned(), lab.measure("engine", work, fight, slices));
        let (name, unit) = key.rsplit_once('_').expect("a unit");
        put(format!("{name}_native_{unit}"), native.measure(work, fight, slices));
    }
}

fn workers(lab: &Lab, found: &mut Rounds) {
    let (one, two) = (lab.workers(1, RAT, LONG), lab.workers(2, RAT, LONG));
    found.entry("workers_2_over_1".to_owned()).or_default().push(two / one);
}
