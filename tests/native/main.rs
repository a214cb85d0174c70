//! What can be proven without a browser, in one binary: it links once.

mod arbitrary;
mod catalogue;
mod combined;
mod effects;
mod extremes;
mod fuzz;
mod links;
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

// The judge of sampled counts, at the place where the suites look for it.
use tests::chi_square;
