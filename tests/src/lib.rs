//! Fixtures shared by the suites.

#[cfg(not(target_arch = "wasm32"))]
pub mod chi_square;
#[cfg(feature = "e2e")]
pub mod e2e;
pub mod fuzz;
pub mod montecarlo;
pub mod parity;
pub mod scenarios;
pub mod sheets;
pub mod vectors;
