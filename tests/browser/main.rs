//! What only a browser can prove, in one binary: it links and starts once.
#![cfg(target_arch = "wasm32")]

pub mod chart;
pub mod engine;
pub mod explore;
pub mod montecarlo;
pub mod mount;
pub mod renders;
pub mod workers;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
