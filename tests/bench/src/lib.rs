//! The work that `cargo xtask bench` measures: the same functions natively and
//! as wasm. Who calls them holds the clock.
//!
//! The engine is reached through its public functions only, and built with the
//! page's own profile, so what is measured is what the page runs.

pub mod fights;
#[cfg(target_arch = "wasm32")]
mod web;

use std::fmt;
use std::hint::black_box;

use duelscope_core::sheet::{Hand, Slot, decode};
use duelscope_core::sweep::{Axis, Gauge, Map, Measure};
use duelscope_core::{BATCH, Duel, Pipeline, Scenario, chance::Sampler, exact, exact_duel};
use duelscope_sampling::{run_batch, run_duel_trials};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Draws of one call, where the generator alone is measured.
const DRAWS: u64 = 1 << 16;

/// Work that is ready to be done again and again.
#[derive(Debug)]
pub enum Task {
    /// A batch of sampled attacks.
    Attacks(Box<Pipeline>),
    /// A batch of sampled fights.
    Duels(Box<Duel>),
    /// Numbers of the random generator and nothing else.
    Draws,
    /// The exact law of one attack.
    ExactAttack(Box<Pipeline>),
    /// The exact odds of one fight.
    ExactDuel(Box<Duel>),
    /// The odds of the fights of a map of two inputs.
    HeatMap(Box<Map>),
}

impl Task {
    /// Prepares work by its name for the fight behind a link.
    ///
    /// # Errors
    ///
    /// If there is no such work or the link is no valid scenario.
    pub fn new(work: &str, link: &str) -> Result<Task, String> {
        let scenario = scenario(link)?;
        let pipeline = || Box::new(scenario.pipeline(Hand::Left));
        Ok(match work {
            "attacks" => Task::Attacks(pipeline()),
            "duels" => Task::Duels(Box::new(scenario.duel())),
            "draws" => Task::Draws,
            "exact-attack" => Task::ExactAttack(pipeline()),
            "exact-duel" => Task::ExactDuel(Box::new(scenario.duel())),
            "heat-map" => Task::HeatMap(Box::new(map(link).ok_or("there is no such map")?)),
            _ => return Err(format!("there is no work {work:?}")),
        })
    }

    /// Does it so many times. Returns how much that was: attacks, fights,
    /// numbers drawn or answers.
    pub fn run(&self, times: u32) -> f64 {
        let (mut batch, mut units) = (0, 0);
        for _ in 0..times {
            batch += 1;
            units += match self {
                Task::Attacks(attack) => {
                    black_box(run_batch(attack, 1, batch));
                    BATCH
                }
                Task::Duels(duel) => {
                    black_box(run_duel_trials(duel, 1, batch, BATCH));
                    BATCH
                }
                Task::Draws => {
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(batch);
                    black_box((0..DRAWS).fold(0, |sum: u64, _| sum ^ rng.next_u64()));
                    DRAWS
                }
                Task::ExactAttack(attack) => {
                    let _ = black_box(exact(black_box(attack)));
                    1
                }
                Task::ExactDuel(duel) => {
                    let _ = black_box(exact_duel(black_box(duel)));
                    1
                }
                Task::HeatMap(map) => {
                    let gauge = Gauge::new();
                    let win = |s: &Scenario| gauge.answer(s, Measure::Win, Hand::Left);
                    let cells = Map::clone(map).all(win);
                    assert_eq!(black_box(cells).len(), 50 * 50);
                    1
                }
            };
        }
        units as f64
    }
}

/// Strength against defense, 50 by 50: both change the same attack, so that no cell
/// can be made of its row and its column.
fn map(link: &str) -> Option<Map> {
    let axis = |key, from, to| Axis::range(Slot::parse(key)?, from, to, 50);
    Some(Map::new(&decode(link).0, axis("l-str", 11.0, 60.0)?, axis("r-def", 1.0, 50.0)?))
}

/// The scenario of a link.
///
/// # Errors
///
/// If something in the link was passed over or is not valid.
pub fn scenario(link: &str) -> Result<Scenario, String> {
    let (sheet, notices) = decode(link);
    if !notices.is_empty() {
        return Err(format!("{link}: {notices:?}"));
    }
    Scenario::read(&sheet).map_err(|errors| format!("{link}: {errors:?}"))
}

/// How many numbers a sampled attack of the left side draws, on average.
pub fn draws_per_attack(pipeline: &Pipeline) -> f64 {
    const TRIALS: u32 = 1 << 18;
    let mut drawn = 0;
    let mut chance =
        Sampler::new(Counting { rng: Xoshiro256PlusPlus::seed_from_u64(1), drawn: &mut drawn });
    for _ in 0..TRIALS {
        black_box(pipeline.run(&mut chance));
    }
    drawn as f64 / f64::from(TRIALS)
}

/// A generator that counts.
struct Counting<'a> {
    rng: Xoshiro256PlusPlus,
    drawn: &'a mut u64,
}

impl fmt::Debug for Counting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Counting").field("drawn", self.drawn).finish_non_exhaustive()
    }
}

impl rand::TryRng for Counting<'_> {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        *self.drawn += 1;
        Ok(self.rng.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        *self.drawn += 1;
        Ok(self.rng.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        *self.drawn += bytes.len().div_ceil(8) as u64;
        self.rng.fill_bytes(bytes);
        Ok(())
    }
}
