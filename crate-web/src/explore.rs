//! Sweeps: what is asked, of which inputs, over which ranges, and the asking
//! itself, in slices. Knows no browser.

pub mod along;
mod cell;
mod code;
pub mod inputs;
mod job;
mod question;
mod setup;
pub mod view;
mod work;
pub mod worth;

pub use along::{Along, Wrong};
pub use cell::Cell;
pub use job::{Asks, Job};
pub use question::Question;
pub use setup::Setup;
pub use work::{Swept, Work};
