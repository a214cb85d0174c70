//! What can be proven without a browser, in one binary: it links once.

mod catalogue;
mod chi_square;
mod effects;
mod montecarlo;
mod oracle;
mod replays;
mod sampling;
mod vectors;
