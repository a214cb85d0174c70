//! The words Duelscope speaks, in English and Russian, and how it writes
//! numbers. Page, snippets and command line share them; nothing here knows
//! the web.
#![deny(missing_docs)]

pub mod chart;
mod errors;
mod fields;
mod lang;
mod numbers;
mod page;

pub use errors::{field_error, notice};
pub use fields::{choice_label, field_label, group_label};
pub use lang::Lang;
pub use numbers::{decimal, fraction, hp, int, percent, percent_plain, range, signed};
pub use page::*;
