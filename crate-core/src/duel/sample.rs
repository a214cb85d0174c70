//! Sampled fights.

use rand::rngs::Xoshiro256PlusPlus;

use super::Duel;
use super::clock::{Act, Clock};
use super::fast::Fast;
use super::state::State;
use super::tally::{DuelCells, DuelTally, Ended, Verdict};
use crate::batch::{BATCH, generator};
use crate::chance::Sampler;
use crate::exchange::{Exchange, Outcome};
use crate::pipeline::Pipeline;
use crate::sheet::Hand;
use crate::trace::{Step, trace};

/// Attacks, both sides together, after which a sampled fight is given up as
/// undecided.
pub const MOST_ATTACKS: u32 = 10_000;

/// Samples one whole batch of fights. Trial `t` is trial `t % BATCH` of batch
/// `t / BATCH`, as it is for attacks.
#[inline]
pub fn run_duel_batch(duel: &Duel, seed: u64, batch: u64) -> DuelTally {
    run_duel_trials(duel, seed, batch, BATCH)
}

/// Samples the first `trials` fights of a batch, at most [`BATCH`].
#[inline]
pub fn run_duel_trials(duel: &Duel, seed: u64, batch: u64, trials: u64) -> DuelTally {
    let mut tally = DuelTally::new();
    DuelBatch::new(seed, batch, trials).run(duel, BATCH, &mut tally);
    tally
}

/// A batch of fights under way, for those who cannot wait until it is done:
/// fights may be long. In parts it counts what it counts as a whole.
#[derive(Debug)]
pub struct DuelBatch {
    chance: Sampler<Xoshiro256PlusPlus>,
    next: u64,
    left: u64,
}

impl DuelBatch {
    /// The first `trials` of a batch, at most [`BATCH`], none sampled yet.
    pub fn new(seed: u64, batch: u64, trials: u64) -> DuelBatch {
        let chance = Sampler::new(generator(seed, batch));
        DuelBatch { chance, next: batch.saturating_mul(BATCH), left: trials.min(BATCH) }
    }

    /// Fights not sampled yet.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Samples the next `most` fights, or what is left.
    #[inline]
    pub fn run(&mut self, duel: &Duel, most: u64, tally: &mut DuelTally) {
        let n = most.min(self.left);
        match Fast::of(duel) {
            Some(fast) => fast.run(self.next, n as u32, &mut self.chance, tally),
            None => {
                let mut cells = DuelCells::new(self.next);
                let mut attacks = duel.attacks.clone();
                for at in 0..n as u32 {
                    let strike = |attack: &Pipeline, x: &mut _| attack.strike(x, &mut self.chance);
                    tally.count(&mut cells, at, fight(duel, &mut attacks, strike));
                }
                tally.add(&cells);
            }
        }
        self.next = self.next.saturating_add(n);
        self.left -= n;
    }
}

/// Repeats one fight of a run, attack by attack and stage by stage: the same
/// rolls, the same end.
pub fn replay_duel(
    duel: &Duel,
    seed: u64,
    trial: u64,
    mut report: impl FnMut(Act, Step),
) -> (Verdict, u32) {
    repeat(duel, seed, trial, &mut report)
}

fn repeat(duel: &Duel, seed: u64, trial: u64, report: &mut dyn FnMut(Act, Step)) -> (Verdict, u32) {
    let mut chance = Sampler::new(generator(seed, trial / BATCH));
    let mut attacks = duel.attacks.clone();
    for _ in 0..trial % BATCH {
        fight(duel, &mut attacks, |attack, x| attack.strike_any(x, &mut chance));
    }
    let mut schedule = duel.clock.schedule();
    let end = fight(duel, &mut attacks, |attack, x| {
        let act = schedule.next();
        let attack = Pipeline { start: *x, ..attack.clone() };
        let (outcome, after) = trace(&attack, &mut chance, |step| {
            if let Some(act) = act {
                report(act, step);
            }
        });
        *x = after;
        outcome
    });
    (end.verdict, end.attacks)
}

/// One fight; `strike` makes an attack from a state. By rounds, `attacks` is
/// told which round it is.
fn fight(
    duel: &Duel,
    attacks: &mut [Pipeline; 2],
    mut strike: impl FnMut(&Pipeline, &mut Exchange) -> Outcome,
) -> Ended {
    let by_rounds = matches!(duel.clock, Clock::Rounds { .. });
    let mut state = State::start(duel);
    let mut stirred = false;
    let mut made = 0;
    let undecided = |made| Ended { verdict: Verdict::Undecided, attacks: made, hp_left: 0 };
    for act in duel.clock.schedule().take(MOST_ATTACKS as usize) {
        if act.reset {
            if by_rounds {
                // A round from the second on that changed nothing has no next.
                if act.time > 2 && !stirred {
                    return undecided(made);
                }
                stirred = false;
                attacks.iter_mut().for_each(|attack| attack.sanctum.round = act.time as u8);
            }
            state.reset();
        }
        let side = act.hand as usize;
        let attack = &attacks[side];
        let before = (by_rounds && !stirred).then_some(state);
        let mut x = state.enter(attack, side);
        let outcome = strike(attack, &mut x);
        state.leave(side, x.attacker, x.target, x.other);
        made += 1;
        let win = |hand: Hand| Ended {
            verdict: Verdict::win(hand),
            attacks: made,
            hp_left: state.bodies[hand as usize].hp,
        };
        match state.fallen() {
            _ if outcome == Outcome::NeverEnds => return undecided(made),
            [false, false] => {}
            [false, true] => return win(Hand::Left),
            [true, false] => return win(Hand::Right),
            [true, true] => return undecided(made),
        }
        if let Some(before) = before {
            stirred = state.differs(&before);
        }
    }
    undecided(made)
}
