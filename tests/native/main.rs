//! What can be proven without a browser, in one binary: it links once.

mod arbitrary;
mod catalogue;
mod chi_square;
mod effects;
mod extremes;
mod montecarlo;
mod oracle;
mod replays;
mod sampling;
mod switches;
mod vectors;
