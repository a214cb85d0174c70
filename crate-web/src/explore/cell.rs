//! An answer of a sweep.

use duelscope_core::sweep::Gauged;

/// What is known of a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// Nothing yet.
    Waiting,
    /// The number; infinite for attacks that never kill.
    Known(f64),
    /// The inputs do not go together.
    Invalid,
    /// There is no such number, or it takes too much work.
    Unknown,
}

impl Cell {
    /// The cell of an answer.
    pub fn of(answer: Gauged) -> Cell {
        answer.ok().flatten().map_or(Cell::Unknown, Cell::Known)
    }

    /// The number, if it is one.
    pub fn number(self) -> Option<f64> {
        match self {
            Cell::Known(x) => Some(x),
            _ => None,
        }
    }

    /// As one number: none of those that are measured is below 0.
    pub fn to_number(self) -> f64 {
        match self {
            Cell::Known(x) => x,
            Cell::Invalid => -1.0,
            Cell::Unknown | Cell::Waiting => -2.0,
        }
    }

    /// The cell of such a number.
    pub fn from_number(number: f64) -> Cell {
        match number {
            x if x >= 0.0 => Cell::Known(x),
            -1.0 => Cell::Invalid,
            _ => Cell::Unknown,
        }
    }

    /// The number, if it can be drawn.
    pub fn finite(self) -> Option<f64> {
        self.number().filter(|x| x.is_finite())
    }
}
