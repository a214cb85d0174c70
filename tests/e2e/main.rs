//! Journeys through the built site in a real browser.

mod accessibility;
mod api;
mod bad_input;
mod boot;
mod builder;
mod device;
mod element;
mod embed;
mod explore;
mod first_visit;
mod hosting;
mod keyboard;
mod layout;
mod library;
mod link;
mod montecarlo;
mod odds;
mod pieces;
mod pipeline;
mod playback;
mod rolls;
mod russian;
mod snippets;
mod stepper;
mod trials;
