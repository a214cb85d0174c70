//! What can be proven without a browser, in one binary: it links once.

mod arbitrary;
mod catalogue;
mod chi_square;
mod combined;
mod effects;
mod extremes;
mod monotone;
mod montecarlo;
mod oracle;
mod pairs;
mod parity;
mod replays;
mod reports;
mod sampling;
mod switches;
mod vectors;
