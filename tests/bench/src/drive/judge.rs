//! The reference is worth comparing with: what it counts follows the exact law.

use duelscope_core::sheet::Hand;
use duelscope_core::{Outcome, exact, exact_duel};
use serde_json::{Value, json};
use tests::chi_square::{LEVEL, distance, tail};
use workload::fights::{Fight, GOLEM, RAT};

use crate::lab::Lab;

const TRIALS: u64 = 1_000_000;

/// Fails unless the reference's attacks and fights follow the exact laws.
pub fn reference(lab: &Lab) {
    for fight in [RAT, GOLEM] {
        attacks(&counts(lab, "attacks", fight), fight);
        duels(&counts(lab, "duels", fight), fight);
    }
}

fn counts(lab: &Lab, work: &str, fight: Fight) -> Value {
    let order = json!({ "verb": "counts", "work": work, "name": fight.name, "trials": TRIALS });
    lab.call("ask", &order)
}

fn attacks(counts: &Value, fight: Fight) {
    let pipeline = workload::scenario(fight.link).expect("valid").pipeline(Hand::Left);
    let law = exact(&pipeline).expect("small");
    let outcomes = [
        ("missed", Outcome::Missed),
        ("bounced", Outcome::Bounced),
        ("damaged", Outcome::Damaged),
        ("killed", Outcome::Killed),
    ];
    let count = |name: &str| counts[name].as_u64().expect("a count");
    let seen = outcomes.map(|(name, outcome)| (law.outcome(outcome), count(name)));
    verdict(&format!("outcomes of attacks, {}", fight.name), &seen);

    let mut hits = Vec::new();
    for &(loss, p) in law.hits.entries() {
        let loss = usize::try_from(loss).expect("a loss");
        hits.resize(hits.len().max(loss + 1), 0.0);
        hits[loss] = p;
    }
    let mut cells = vec![(law.outcome(Outcome::Missed), count("missed"))];
    compare(&mut cells, &hits, &counts["losses"]);
    verdict(&format!("HP lost to attacks, {}", fight.name), &cells);
}

fn duels(counts: &Value, fight: Fight) {
    let law = exact_duel(&workload::scenario(fight.link).expect("valid").duel()).expect("small");
    let (mut ends, mut left) = (Vec::new(), Vec::new());
    for hand in Hand::BOTH {
        let name = if hand == Hand::Left { "left" } else { "right" };
        // The k-th attack of the fight, counted from 1.
        let mut attacks = vec![0.0];
        attacks.extend(law.turns.iter().map(|turn| turn.wins[hand as usize]));
        compare(&mut ends, &attacks, &counts[name]["attacks"]);
        let hp_left = law.hp_left[hand as usize].entries();
        let mut hp = vec![0.0; hp_left.last().map_or(0, |entry| entry.0 as usize + 1)];
        hp_left.iter().for_each(|&(value, p)| hp[value as usize] += p);
        compare(&mut left, &hp, &counts[name]["hpLeft"]);
    }
    verdict(&format!("ends of duels, {}", fight.name), &ends);
    verdict(&format!("HP left after duels, {}", fight.name), &left);
}

/// Puts the law's probabilities beside the counts of the same values.
fn compare(cells: &mut Vec<(f64, u64)>, law: &[f64], counts: &Value) {
    let counts = counts.as_array().expect("counts by value");
    for value in 0..law.len().max(counts.len()) {
        let p = law.get(value).copied().unwrap_or(0.0);
        let count = counts.get(value).and_then(Value::as_u64).unwrap_or(0);
        assert!(p > 0.0 || count == 0, "the reference counted what cannot happen: {value}");
        cells.push((p, count));
    }
}

fn verdict(what: &str, cells: &[(f64, u64)]) {
    assert_eq!(cells.iter().map(|cell| cell.1).sum::<u64>(), TRIALS, "{what}");
    let (x, degrees) = distance(cells).expect("more than one cell");
    let p = tail(x, degrees);
    println!("reference, {what}: chi-square {x:.1} of {degrees} degrees of freedom, p = {p:.3}");
    assert!(p > LEVEL, "the reference does not follow the exact law: {what}");
}
