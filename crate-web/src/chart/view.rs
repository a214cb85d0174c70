//! What a reader may choose about a chart.

/// What the height of a bar says about its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Heights {
    /// The probability of this value.
    #[default]
    Exactly,
    /// The probability of this value or more.
    AtLeast,
    /// The probability of this value or less.
    AtMost,
}

impl Heights {
    /// All three, in the order of the toolbar.
    pub const ALL: [Heights; 3] = [Heights::Exactly, Heights::AtLeast, Heights::AtMost];
}

/// How a chart is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// What a bar's height says.
    pub heights: Heights,
    /// Misses are left out, and every number is among hits.
    pub hits_only: bool,
    /// Heights by the logarithm of the probability.
    pub log: bool,
    /// What goes beyond the target's HP counts as its HP.
    pub capped: bool,
}
