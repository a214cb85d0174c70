//! Monte Carlo in the page: workers that count, a scheduler that feeds them,
//! and what of it the app sees.
//!
//! A [`Runner`] takes a [`Request`] (a share link, a seed, a number of trials)
//! and publishes [`Update`]s. Below it:
//!
//! - [`scheduler`] decides who samples which batches and adds up the counts.
//!   It knows no browser: events and the time go in, commands come out.
//! - `pool` starts and ends the workers, [`serve`] is what runs inside of one,
//!   `inline` does a worker's job in the page where no worker can be had.
//! - [`Aide`] is a worker that works out a sweep instead of sampling.
//! - [`message`] is what page and workers say to each other.
//!
//! What a run counts depends on link, seed and number of trials only: never
//! on how many workers there were, how fast, or which of them were lost.

mod aide;
mod clock;
pub mod counts;
mod hook;
mod inline;
mod ledger;
pub mod message;
mod perform;
mod plan;
mod pool;
mod runner;
pub mod scheduler;
mod serve;
mod slices;
mod solver;
mod ticker;
pub mod wire;

pub use aide::{Aide, Told};
pub(crate) use clock::now;
pub use counts::Sampled;
pub use hook::{Running, UseRunner, use_runner};
pub use message::What;
pub use perform::{Performer, Sampling};
pub use runner::{Runner, Update};
pub use scheduler::{Request, State};
pub use serve::{serve, unable};
pub use slices::Slices;
pub use solver::Solver;
