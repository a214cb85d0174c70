//! The rules of a blow in Sanctum ("Takes Damage", D1 to D4) and in Remixed
//! Dungeon (attack roll against defense roll, damage roll, damage reduction),
//! and their combination.
//!
//! The rules are written once, as [`Stage`]s that draw chance through
//! [`Chance`]. Three drivers run them:
//!
//! - [`trace`] walks one attack and reports every step;
//! - [`exact`] follows every possible roll and gives the exact law, [`branches`]
//!   the ways into which it parts;
//! - [`run_batch`] samples trials, and [`replay`] repeats any one of them.
//!
//! # What this crate does not do
//!
//! It has no clock, no seeding, no input or output, no web and no text for
//! people. Without the feature `alloc` one attack and its trace still run.
#![no_std]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;

#[cfg(feature = "alloc")]
mod batch;
mod between;
#[cfg(feature = "alloc")]
mod cells;
pub mod chance;
#[cfg(feature = "alloc")]
mod distribution;
#[cfg(feature = "alloc")]
mod duel;
#[cfg(feature = "alloc")]
mod estimate;
mod exchange;
mod law;
#[cfg(feature = "alloc")]
pub mod letters;
#[cfg(feature = "alloc")]
mod order;
pub mod pins;
mod pipeline;
#[cfg(feature = "alloc")]
mod plain;
mod ratio;
#[cfg(feature = "report")]
pub mod report;
pub mod rules;
#[cfg(feature = "alloc")]
mod scenario;
#[cfg(feature = "alloc")]
pub mod sheet;
mod stage;
#[cfg(feature = "alloc")]
pub mod sweep;
#[cfg(feature = "alloc")]
mod tally;
mod trace;
#[cfg(feature = "alloc")]
mod work;

#[cfg(feature = "alloc")]
pub use batch::{BATCH, replay, replay_first, replay_pinned, run_batch, run_trials};
pub use between::between;
pub use chance::Chance;
#[cfg(feature = "alloc")]
pub use distribution::{
    AttackWork, Branch, End, Exact, Law as Distribution, Parting, StageLaw, TooLarge, TreeWork,
    branches, ends, exact,
};
#[cfg(feature = "alloc")]
pub use duel::{
    Act, Clock, Contender, Duel, DuelBatch, DuelLaw, DuelOdds, DuelTally, DuelWork, Kill, KillWork,
    MOST_ATTACKS, Method, Schedule, TooLong, Turn, Unsolved, Verdict, attacks_to_kill, duel_odds,
    exact_duel, replay_duel, run_duel_batch, run_duel_trials,
};
#[cfg(feature = "alloc")]
pub use estimate::{Checkpoint, Interval, chi_square, wilson};
pub use exchange::{Body, DamageKind, Exchange, Mode, Outcome, Side};
pub use law::{Draw, Law, Odds, Span, Ties};
#[cfg(feature = "alloc")]
pub use order::{order, sort};
pub use pipeline::Pipeline;
pub use ratio::Ratio;
#[cfg(feature = "alloc")]
pub use scenario::{Fight, Game, Minion, Scenario, Skirmish};
pub use stage::{Skip, Stage, StageId};
#[cfg(feature = "alloc")]
pub use tally::{Bin, Tally, bar_of};
pub use trace::{Note, Roll, Step, trace, trace_pinned};
#[cfg(feature = "alloc")]
pub use work::Work;
