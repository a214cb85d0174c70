//! Journeys through the built site in a real browser.
#![cfg(not(target_arch = "wasm32"))]
