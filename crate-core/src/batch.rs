//! Monte Carlo: trials in fixed batches, each from its own stream.

use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{Rng, SeedableRng};

use crate::chance::{Chance, Sampler};
use crate::exchange::{Exchange, Outcome};
use crate::pins::Pins;
use crate::pipeline::Pipeline;
use crate::plain::{Attack, Job, Plain};
use crate::tally::{Tally, TallyCells};
use crate::trace::{Step, trace, trace_pinned};

/// Trials in a batch. Trial `t` is trial `t % BATCH` of batch `t / BATCH`.
pub const BATCH: u64 = 16_384;

/// The generator of one batch: its seed comes from ChaCha8 keyed by the run's
/// seed, stream = batch, so batches never overlap and any one can be made alone.
pub(crate) fn generator(seed: u64, batch: u64) -> Xoshiro256PlusPlus {
    let mut stream = ChaCha8Rng::seed_from_u64(seed);
    stream.set_stream(batch);
    let mut bytes = [0; 32];
    stream.fill_bytes(&mut bytes);
    Xoshiro256PlusPlus::from_seed(bytes)
}

/// Samples one whole batch.
#[inline]
pub fn run_batch(pipeline: &Pipeline, seed: u64, batch: u64) -> Tally {
    run_trials(pipeline, seed, batch, BATCH)
}

/// Samples the first `trials` of a batch, at most [`BATCH`].
#[inline]
pub fn run_trials(pipeline: &Pipeline, seed: u64, batch: u64, trials: u64) -> Tally {
    let trials = Trials { seed, batch, trials: trials.min(BATCH) };
    match Plain::of(pipeline) {
        Some(attack) => attack.shaped(trials),
        None => trials.run(pipeline),
    }
}

/// The trials of a batch, whatever the attack.
struct Trials {
    seed: u64,
    batch: u64,
    trials: u64,
}

impl Job for Trials {
    type Output = Tally;

    // One function for each shape: a compiler that is in a hurry, as that of a
    // browser, copes better with small ones.
    #[inline(never)]
    fn run(self, attack: &impl Attack) -> Tally {
        let mut chance = Sampler::new(generator(self.seed, self.batch));
        let mut tally = Tally::new();
        let mut cells = TallyCells::new(self.batch.saturating_mul(BATCH));
        let start = attack.hp();
        for at in 0..self.trials as u32 {
            let mut hp = start;
            let outcome = attack.strike(&mut hp, &mut chance);
            tally.count_in(&mut cells, at, outcome, start.saturating_sub(hp));
        }
        tally.add(&cells);
        tally
    }
}

/// Repeats one trial of a run, stage by stage: the same rolls, the same end.
pub fn replay(
    pipeline: &Pipeline,
    seed: u64,
    trial: u64,
    report: impl FnMut(Step),
) -> (Outcome, Exchange) {
    trace(pipeline, &mut at_trial(pipeline, seed, trial), report)
}

/// Repeats the first `trials` of a run, at most [`BATCH`], stage by stage.
pub fn replay_first(pipeline: &Pipeline, seed: u64, trials: u64, mut report: impl FnMut(Step)) {
    let mut chance = at_trial(pipeline, seed, 0);
    for _ in 0..trials.min(BATCH) {
        trace(pipeline, &mut chance, &mut report);
    }
}

/// As [`replay`], with some of the rolls set.
pub fn replay_pinned(
    pipeline: &Pipeline,
    pins: &Pins,
    seed: u64,
    trial: u64,
    report: impl FnMut(Step),
) -> (Outcome, Exchange) {
    trace_pinned(pipeline, pins, &mut at_trial(pipeline, seed, trial), report)
}

/// The rolls of one trial of a run, ready to be drawn.
pub fn at_trial(pipeline: &Pipeline, seed: u64, trial: u64) -> impl Chance + use<> {
    let mut chance = Sampler::new(generator(seed, trial / BATCH));
    // Trials of a batch share a stream and differ in how much they draw: those
    // before this one must be run.
    for _ in 0..trial % BATCH {
        let mut x = pipeline.start;
        pipeline.strike_any(&mut x, &mut chance);
    }
    chance
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::exchange::Body;
    use crate::law::Span;
    use crate::rules::damage::{Source, Term, TermRoll};
    use crate::rules::remixed::{self, Edition};

    fn warrior_against_rat() -> Pipeline {
        remixed::pipeline(&remixed::Blow {
            edition: Edition::Source,
            attack_skill: 11,
            defense_skill: 4,
            magic: false,
            invisible: false,
            ties: Default::default(),
            damage: [
                Term { source: Source::Strength, roll: TermRoll::Uniform(Span::new(1, 2)) },
                Term { source: Source::Weapon, roll: TermRoll::Normal(Span::new(1, 12)) },
            ]
            .into_iter()
            .collect(),
            dr_max: 1,
            attacker: Body::new(20, 0),
            target: Body::new(8, 0),
            ..remixed::Blow::default()
        })
    }

    /// The counts a seed gives are a promise: links carry seeds.
    #[test]
    fn the_counts_of_a_seed_never_change() {
        let tally = run_batch(&warrior_against_rat(), 7, 0);
        let outcomes = Outcome::ALL.map(|o| tally.outcome(o));
        assert_eq!(outcomes, [2917, 0, 3879, 9588, 0, 0]);
    }

    /// Set rolls decide, and the ones that are left are those of the seed.
    #[test]
    fn pins_change_only_their_rolls() {
        let pipeline = warrior_against_rat();
        let told = |pins: &Pins| {
            let mut rolls = Vec::new();
            let mut pinned = Vec::new();
            let end = replay_pinned(&pipeline, pins, 7, 0, |step| {
                rolls.extend(step.rolls.iter().map(|roll| roll.draw.pick));
                pinned.push(step.pinned);
            });
            (rolls, pinned, end)
        };
        let (rolled, pinned, end) = told(&Pins::new());
        assert!(pinned.iter().all(|&bits| bits == 0));
        assert_eq!(end, replay(&pipeline, 7, 0, |_| {}));
        let pins: Pins = ["hit~9999~0", "damage.1~12", "glyph~1"]
            .iter()
            .map(|text| text.parse::<crate::pins::Pin>().expect("a pin"))
            .collect();
        let (set, pinned, _) = told(&pins);
        assert_eq!(pinned[..3], [1, 0, 1]);
        assert_eq!((set[0], set[2]), (1, 11));
        if rolled[0] == 1 {
            assert_eq!((set[1], &set[3..]), (rolled[1], &rolled[3..]));
        }
    }

    #[test]
    fn a_batch_is_the_sum_of_its_replays() {
        let pipeline = warrior_against_rat();
        let mut sum = Tally::new();
        let mut chance = at_trial(&pipeline, 3, BATCH);
        for trial in BATCH..2 * BATCH {
            let (outcome, x) = trace(&pipeline, &mut chance, |_| {});
            sum.count(trial, outcome, pipeline.start.target.hp - x.target.hp);
        }
        assert_eq!(sum, run_batch(&pipeline, 3, 1));
        let (outcome, x) = replay(&pipeline, 3, BATCH + 9_000, |_| {});
        let mut chance = at_trial(&pipeline, 3, BATCH + 9_000);
        assert_eq!((outcome, x), pipeline.run(&mut chance));
    }
}
