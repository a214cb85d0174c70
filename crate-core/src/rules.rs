//! The rules, written once. Stages are built from these by the rulesets'
//! constructors; nothing else calls them.

pub mod combined;
pub mod damage;
pub mod remixed;
pub mod sanctum;
mod source;

pub use source::{Document, Source};
