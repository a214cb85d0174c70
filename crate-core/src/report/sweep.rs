//! Answers over a range of one or two fields.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::sweep::{self, Gauged};

/// A number as reports hold it; `None` where there is none, where it is infinite, or
/// where it would take too much work.
pub fn reported(number: Gauged) -> Option<f64> {
    number.ok().flatten().filter(|number| number.is_finite())
}

/// Answers over a range of one or two fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sweep {
    /// What was asked of the left side: the word of a [`Measure`](sweep::Measure).
    pub ask: String,
    /// The field along a row.
    pub x: Axis,
    /// The field down the rows, if there are two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<Axis>,
    /// The answers, row by row; `null` where the sheet is not valid, where there is
    /// no such number or it is infinite, and where it would take too much work.
    pub answers: Vec<Option<f64>>,
}

/// A field and the values it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Axis {
    /// The field's key, as links write it.
    pub key: String,
    /// Its texts, in order.
    pub values: Vec<String>,
}

impl From<&sweep::Axis> for Axis {
    fn from(axis: &sweep::Axis) -> Axis {
        Axis { key: axis.slot.key(), values: axis.values.clone() }
    }
}
