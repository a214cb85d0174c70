//! The values of one input.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::sheet::{Kind, Slot};

/// One input and the texts it takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The input.
    pub slot: Slot,
    /// Its texts, in order.
    pub values: Vec<String>,
}

impl Axis {
    /// From one number to another, both included: at most `most` values at even
    /// distances, whole numbers for a field of whole numbers, clipped to what
    /// the field holds. A field of spans takes single numbers; see
    /// [`wide`](Axis::wide). `None` for a field that holds no number.
    pub fn range(slot: Slot, from: f64, to: f64, most: usize) -> Option<Axis> {
        let (low, high, whole) = match slot.field.kind {
            Kind::Int { min, max } | Kind::Span { min, max } => {
                (f64::from(min), f64::from(max), true)
            }
            Kind::Decimal { min, max } => (f64::from(min), f64::from(max), false),
            _ => return None,
        };
        if from.is_nan() || to.is_nan() {
            return None;
        }
        let (from, to) = (from.clamp(low, high), to.clamp(low, high));
        let steps = most.max(2) - 1;
        let value = |i: usize| {
            let value = from + (to - from) * i as f64 / steps as f64;
            // A thousandth is finer than any rule reads a decimal.
            if whole { libm::round(value) } else { libm::round(value * 1000.0) / 1000.0 }
        };
        let mut values: Vec<String> = (0..=steps).map(|i| value(i).to_string()).collect();
        values.dedup();
        Some(Axis { slot, values })
    }

    /// The same low ends in a field of spans, each with its high end this much
    /// above; another field's numbers stay.
    #[must_use]
    pub fn wide(mut self, width: u32) -> Axis {
        if let Kind::Span { max, .. } = self.slot.field.kind {
            for value in &mut self.values {
                if let Ok(low) = value.parse::<i32>() {
                    let high = low.saturating_add_unsigned(width).min(max);
                    *value = alloc::format!("{low}~{high}");
                }
            }
        }
        self
    }

    /// The words of a field that is a choice or a flag; `None` for another.
    pub fn words(slot: Slot) -> Option<Axis> {
        let words: &[&str] = match slot.field.kind {
            Kind::Choice(words) => words,
            Kind::Flag => &["no", "yes"],
            _ => return None,
        };
        Some(Axis { slot, values: words.iter().map(|word| word.to_string()).collect() })
    }
}

/// The whole number that a text is in a field of whole numbers.
pub(super) fn whole(text: &str, kind: Kind) -> Option<i64> {
    let Kind::Int { min, max } = kind else { return None };
    crate::sheet::value::int(text, min.into(), max.into()).ok()
}
