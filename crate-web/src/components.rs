//! What stands on the page, one component a file.

pub mod icon;
