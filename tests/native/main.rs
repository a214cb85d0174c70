//! What can be proven without a browser, in one binary: it links once.

mod catalogue;
mod effects;
mod montecarlo;
mod oracle;
mod vectors;
