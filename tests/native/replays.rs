//! A batch is the sum of its trials, each of which can be repeated alone.

use std::ops::ControlFlow;

use duelscope_core::chance::Sampler;
use duelscope_core::sheet::Hand;
use duelscope_core::{
    BATCH, Exchange, Outcome, Pipeline, Step, Tally, replay, run_batch, run_trials,
};
use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{Rng, SeedableRng};
use tests::scenarios::{COMBINED, REMIXED, SANCTUM, scenario};

/// The generator of a batch as it is documented: ChaCha8 keyed by the seed,
/// its stream the batch, gives the 32 bytes of a Xoshiro256++.
fn generator(seed: u64, batch: u64) -> Xoshiro256PlusPlus {
    let mut stream = ChaCha8Rng::seed_from_u64(seed);
    stream.set_stream(batch);
    let mut bytes = [0; 32];
    stream.fill_bytes(&mut bytes);
    Xoshiro256PlusPlus::from_seed(bytes)
}

/// One trial, stage by stage, without the engine's own loop.
fn by_hand(pipeline: &Pipeline, chance: &mut Sampler<Xoshiro256PlusPlus>) -> (Outcome, Exchange) {
    let mut x = pipeline.start;
    for stage in &pipeline.stages {
        if let ControlFlow::Break(outcome) = stage.apply(&pipeline.sanctum, &mut x, chance) {
            return (outcome, x);
        }
    }
    panic!("the last stage ends every attack");
}

fn loss(pipeline: &Pipeline, x: &Exchange) -> i32 {
    pipeline.start.target.hp - x.target.hp
}

#[test]
fn a_batch_is_the_sum_of_its_trials() {
    for fights in [REMIXED, SANCTUM, COMBINED] {
        for (seed, (name, link)) in (40..).zip(fights) {
            let pipeline = scenario(link).pipeline(Hand::Left);
            for batch in [0, 3] {
                let mut sum = Tally::new();
                let mut chance = Sampler::new(generator(seed, batch));
                for trial in batch * BATCH..(batch + 1) * BATCH {
                    let (outcome, x) = by_hand(&pipeline, &mut chance);
                    sum.count(trial, outcome, loss(&pipeline, &x));
                }
                assert_eq!(sum, run_batch(&pipeline, seed, batch), "{name}");
            }
        }
    }
}

#[test]
fn replays_add_up_to_their_run() {
    const TRIALS: u64 = 400;
    for (name, link) in [REMIXED[0], REMIXED[20], SANCTUM[1], SANCTUM[8], COMBINED[0], COMBINED[5]]
    {
        let pipeline = scenario(link).pipeline(Hand::Left);
        let mut sum = Tally::new();
        for trial in 2 * BATCH..2 * BATCH + TRIALS {
            let (outcome, x) = replay(&pipeline, 8, trial, |_| {});
            sum.count(trial, outcome, loss(&pipeline, &x));
        }
        assert_eq!(sum, run_trials(&pipeline, 8, 2, TRIALS), "{name}");
    }
}

#[test]
fn the_first_trial_of_a_bar_ends_in_that_bar() {
    for fights in [REMIXED, SANCTUM, COMBINED] {
        for (name, link) in fights {
            let pipeline = scenario(link).pipeline(Hand::Right);
            let mut tally = run_batch(&pipeline, 3, 1);
            tally.merge(&run_batch(&pipeline, 3, 0));
            for (value, bar) in tally.bins() {
                let mut steps: Vec<Step> = Vec::new();
                let (outcome, x) = replay(&pipeline, 3, bar.first, |step| steps.push(step));
                assert_eq!(loss(&pipeline, &x), value, "{name}, trial {}", bar.first);
                let last = steps.last().expect("a stage");
                assert_eq!((last.outcome, last.after), (Some(outcome), x), "{name}");
                assert!(tally.outcome(outcome) > 0, "{name}");
            }
            let firsts = tally.bins().map(|bar| bar.1.first);
            assert_eq!(firsts.min(), Some(0), "{name}: no bar holds the first trial");
        }
    }
}

/// However the batches are dealt out and in whatever order they come back.
#[test]
fn the_order_of_batches_does_not_matter() {
    let pipeline = scenario("").pipeline(Hand::Left);
    let batches: Vec<Tally> = (0..6).map(|batch| run_batch(&pipeline, 1, batch)).collect();
    let sum = |order: &[usize]| {
        let mut sum = Tally::new();
        order.iter().for_each(|&batch| sum.merge(&batches[batch]));
        sum
    };
    let forward = sum(&[0, 1, 2, 3, 4, 5]);
    assert_eq!(forward, sum(&[5, 3, 1, 0, 2, 4]));
    let mut halves = sum(&[4, 5, 0]);
    halves.merge(&sum(&[2, 1, 3]));
    assert_eq!(forward, halves);
    assert_eq!(Tally::from_numbers(&forward.to_numbers()), Some(forward));
    // A partly run batch is the start of the whole one.
    let part = run_trials(&pipeline, 1, 0, 1_000);
    assert_eq!(part.trials(), 1_000);
    for outcome in Outcome::ALL {
        assert!(part.ends(outcome).all(|(value, bar)| {
            let whole = batches[0].ends(outcome).find(|whole| whole.0 == value);
            whole.is_some_and(|(_, whole)| whole.count >= bar.count && whole.first == bar.first)
        }));
    }
}
