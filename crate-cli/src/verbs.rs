//! One command a file.

pub mod duel;
pub mod odds;
pub mod simulate;
pub mod sweep;
pub mod table;
pub mod trace;
