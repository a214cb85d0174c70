//! Journeys through the built site in a real browser.

mod boot;
mod library;
mod montecarlo;
