//! One attack as the page shows it: what [`duelscope_text::story`] gathers, and
//! the geometry of its pictures. Knows no browser.

pub mod bars;
pub mod soak;
pub mod square;

pub use duelscope_text::story::{Ladders, RollView, StageView, Story, rolls};

#[cfg(test)]
mod tests;
