//! The engine's sampling loops, compiled for speed.
//!
//! What a visit downloads is compiled for size, but a run makes millions of
//! trials. The loops are inlined and generic functions of the engine, which
//! are compiled where they are called: here and nowhere else in the page, by
//! the profile of this crate. They give what the functions of the same names
//! in [`duelscope_core`] give.
#![deny(missing_docs)]

use duelscope_core::{Duel, DuelBatch, DuelTally, Pipeline, Tally};

/// Samples one whole batch of attacks.
pub fn run_batch(pipeline: &Pipeline, seed: u64, batch: u64) -> Tally {
    run_trials(pipeline, seed, batch, duelscope_core::BATCH)
}

/// Samples the first `trials` of a batch of attacks.
pub fn run_trials(pipeline: &Pipeline, seed: u64, batch: u64, trials: u64) -> Tally {
    duelscope_core::run_trials(pipeline, seed, batch, trials)
}

/// Samples the first `trials` fights of a batch.
pub fn run_duel_trials(duel: &Duel, seed: u64, batch: u64, trials: u64) -> DuelTally {
    let mut tally = DuelTally::new();
    run_duels(&mut DuelBatch::new(seed, batch, trials), duel, trials, &mut tally);
    tally
}

/// Samples the next `most` fights of a batch, or what is left of it.
pub fn run_duels(batch: &mut DuelBatch, duel: &Duel, most: u64, tally: &mut DuelTally) {
    batch.run(duel, most, tally);
}
