//! Some answers of a sweep, asked of a worker: scenarios as links there,
//! numbers back.

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::sweep::{Gauge, Measure};
use serde::{Deserialize, Serialize};

use super::cell::Cell;

/// The same number of some scenarios.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// What is measured: its place in [`Measure::ALL`].
    measure: u32,
    /// Of the right side.
    right: bool,
    /// The scenarios' links, a line each.
    links: String,
}

impl Question {
    /// Asks this of scenarios given by their links, a line each.
    pub fn new(measure: Measure, hand: Hand, links: String) -> Question {
        Question { measure: measure as u32, right: hand == Hand::Right, links }
    }

    /// The numbers, in order. `gauge` remembers what questions have in common.
    pub fn answer(&self, gauge: &Gauge) -> Vec<f64> {
        let measure = Measure::ALL.get(self.measure as usize).copied().unwrap_or(Measure::Win);
        let hand = if self.right { Hand::Right } else { Hand::Left };
        let number = |link: &str| {
            let scenario = gauge.read(&decode(link).0);
            let cell = scenario
                .map_or(Cell::Invalid, |scenario| Cell::of(gauge.answer(&scenario, measure, hand)));
            cell.to_number()
        };
        self.links.lines().map(number).collect()
    }
}
