//! Fixtures shared by the suites.
