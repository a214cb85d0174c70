//! What components ask of the browser, let go when they leave the page.

pub mod listener;
pub mod surface;
