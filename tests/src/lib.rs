//! Fixtures shared by the suites.

#[cfg(feature = "e2e")]
pub mod e2e;
pub mod montecarlo;
pub mod parity;
pub mod scenarios;
pub mod sheets;
pub mod vectors;
