//! Fixtures shared by the suites.

pub mod vectors;
