//! Fights worth opening and worth keeping: real questions with their answers,
//! what the wiki says against what the game does, presets of one's own, and
//! the present fight in a sentence. Knows no browser.

pub mod claims;
pub mod editions;
mod examples;
mod figures;
mod marks;
mod presets;
mod told;

pub use claims::{CLAIMS, Claim};
pub use examples::{EXAMPLES, Example};
pub use figures::Figures;
pub use marks::example_of;
pub use presets::Presets;
pub use told::sentence;
