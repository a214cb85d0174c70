//! The Russian words.

use super::piece;

/// The Russian words.
#[derive(Debug)]
pub struct Russian {
    /// Puts them beside the English ones.
    pub learn: fn(),
}

piece! {
    /// The Russian words.
    RUSSIAN: Russian = russian Russian { learn: duelscope_text::russian }
}
