//! Monte Carlo against the exact law, at fixed seeds.

use std::collections::BTreeMap;

use duelscope_core::chance::Sampler;
use duelscope_core::sheet::Hand;
use duelscope_core::{
    BATCH, Distribution, Exact, Exchange, Outcome, Pipeline, Tally, chi_square, ends, exact,
    run_batch,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tests::scenarios::{all, scenario};

use crate::chi_square::{LEVEL, distance, quantile};

/// Batches of a run.
const BATCHES: u64 = 2;

fn sampled(pipeline: &Pipeline, seed: u64) -> Tally {
    let mut tally = Tally::new();
    for batch in 0..BATCHES {
        tally.merge(&run_batch(pipeline, seed, batch));
    }
    tally
}

#[track_caller]
fn agrees(name: &str, found: Option<(f64, u32)>) {
    if let Some((x, degrees)) = found {
        let most = quantile(LEVEL, degrees);
        assert!(x < most, "{name}: {x} of {degrees} degrees, at most {most}");
    }
}

fn outcomes(tally: &Tally, law: &Exact) -> Option<(f64, u32)> {
    let cells = Outcome::ALL.map(|outcome| (law.outcome(outcome), tally.outcome(outcome)));
    for (p, count) in cells {
        assert!(p > 0.0 || count == 0, "what cannot happen was counted");
    }
    distance(&cells)
}

#[test]
fn bars_and_outcomes_follow_the_exact_law() {
    let mut judged = BTreeMap::new();
    for (seed, (name, link)) in all().enumerate() {
        for hand in Hand::BOTH {
            let name = format!("{name} ({link}), {hand:?}");
            let pipeline = scenario(link).pipeline(hand);
            let law = exact(&pipeline).expect("small");
            let tally = sampled(&pipeline, seed as u64);
            assert_eq!(tally.trials(), BATCHES * BATCH, "{name}");
            agrees(&name, outcomes(&tally, &law));
            let bars = chi_square(&tally, &law.hp_loss);
            // A bar where the law has none would leave nothing to judge.
            let many = law.hp_loss.entries().iter().filter(|e| e.1 > 1e-3).count() > 1;
            assert!(bars.is_some() || !many, "{name}: a trial fell where none can");
            agrees(&name, bars);
            let rules = link.split('&').find(|pair| pair.starts_with("rules=")).unwrap_or("");
            *judged.entry(rules.to_owned()).or_insert(0) += u32::from(bars.is_some());
        }
    }
    // Enough of each ruleset had more than one bar.
    assert_eq!(judged.len(), 3);
    assert!(judged.values().all(|&n| n >= 10), "{judged:?}");
}

/// T37: nothing is drawn that the rules do not give, and the extremes of the
/// law are the bounds of every run.
#[test]
fn no_run_leaves_the_support_of_the_law() {
    for (name, link) in all() {
        let pipeline = scenario(link).pipeline(Hand::Left);
        let law = exact(&pipeline).expect("small").hp_loss;
        let run = sampled(&pipeline, 99);
        for (value, bar) in run.bins() {
            assert!(law.exactly(value) > 0.0, "{name}: {} lost {value}", bar.count);
        }
        let most = run.bins().map(|bar| bar.0).max();
        assert!(most <= law.entries().last().map(|e| e.0), "{name}: {most:?}");
    }
}

/// States, not only losses: what a trial leaves behind is drawn from the
/// exact ends, the attacker's side too.
#[test]
fn whole_ends_follow_the_exact_law() {
    const TRIALS: u64 = 20_000;
    for (seed, (name, link)) in all().enumerate() {
        let pipeline = scenario(link).pipeline(Hand::Right);
        let ends = ends(&pipeline).expect("small");
        let mut chance = Sampler::new(Xoshiro256PlusPlus::seed_from_u64(seed as u64));
        let mut seen: BTreeMap<(Outcome, Exchange), u64> = BTreeMap::new();
        for _ in 0..TRIALS {
            *seen.entry(pipeline.run(&mut chance)).or_default() += 1;
        }
        let mut cells: Vec<(f64, u64)> = Vec::new();
        for (outcome, x, p) in &ends {
            cells.push((*p, seen.remove(&(*outcome, *x)).unwrap_or(0)));
        }
        assert!(seen.is_empty(), "{name}: ends that cannot be: {seen:?}");
        agrees(name, distance(&cells));
    }
}

/// The judge is no rubber stamp: a law that is off by a hundredth, or that of
/// another fight, is refused.
#[test]
fn another_law_is_refused() {
    let refused = |tally: &Tally, law: &Distribution| match chi_square(tally, law) {
        Some((x, degrees)) => x > quantile(LEVEL, degrees),
        None => true,
    };
    let law = |link: &str| exact(&scenario(link).pipeline(Hand::Left)).expect("small").hp_loss;
    let tally = sampled(&scenario("").pipeline(Hand::Left), 5);
    assert!(!refused(&tally, &law("")));
    for other in ["r-def=4", "l-w-max=13", "r-dr=2", "ties=miss&edition=page", "l-buffs=Fury.1"] {
        assert!(refused(&tally, &law(other)), "{other}");
    }
    // Half a percent moved from the smallest bar to the largest.
    let mut entries = law("").entries().to_vec();
    entries[0].1 -= 0.005;
    entries.last_mut().expect("bars").1 += 0.005;
    assert!(refused(&tally, &Distribution::from_masses(entries)));
}

/// T38: the error goes as the root of the trials: sixteen times as many are
/// four times as near.
#[test]
fn the_error_shrinks_as_the_root_of_the_trials() {
    let pipeline = scenario("").pipeline(Hand::Left);
    let mean = exact(&pipeline).expect("small").hp_loss.mean();
    let error = |runs: u64, batches: u64| {
        let squares = (0..runs).map(|seed| {
            let mut tally = Tally::new();
            for batch in 0..batches {
                tally.merge(&run_batch(&pipeline, seed, batch));
            }
            (tally.mean() - mean).powi(2)
        });
        (squares.sum::<f64>() / runs as f64).sqrt()
    };
    let ratio = error(80, 1) / error(80, 16);
    assert!((3.0..5.3).contains(&ratio), "{ratio}, expected 4");
}
