//! The words Duelscope speaks, in English and Russian, and how it writes
//! numbers. Page, snippets and command line share them; nothing here knows
//! the web.
#![deny(missing_docs)]

mod book;
pub mod branches;
pub mod chart;
mod cite;
pub mod claims;
pub mod composer;
pub mod console;
pub mod does;
pub mod embed;
mod errors;
pub mod examples;
pub mod explore;
pub mod facts;
mod fields;
mod ladder;
mod lang;
pub mod library;
pub mod luck;
mod numbers;
mod page;
mod phrase;
pub mod pins;
pub mod readings;
mod rolled;
mod russian;
pub mod snippet;
pub mod stages;
pub mod stepper;
pub mod story;
pub mod summary;
pub mod survival;
pub mod table;

pub use cite::{Cite, cite};
pub use errors::{field_error, field_fault, notice};
pub use fields::{choice_label, field_label, group_label};
pub use ladder::{LadderText, RungText, formula, ladder};
pub use lang::{Form, Lang};
pub use numbers::{decimal, fraction, hp, int, percent, percent_plain, range, signed};
pub use page::*;
pub use phrase::{Mark, Phrase, Segment};
pub use rolled::shown_rolls;
pub use russian::russian;

pub(crate) use book::messages;
