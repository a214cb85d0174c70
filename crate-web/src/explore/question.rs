//! Some answers of a sweep, asked of a worker: scenarios as links there,
//! numbers back.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Hand, Sheet, decode};
use duelscope_core::sweep::Gauge;
use serde::{Deserialize, Serialize};

use super::measure::{Cell, Measure};

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
        let measure = Measure::ALL.iter().position(|&one| one == measure).unwrap_or(0);
        Question { measure: measure as u32, right: hand == Hand::Right, links }
    }

    /// The numbers, in order. `gauge` remembers what questions have in common.
    pub fn answer(&self, gauge: &mut Gauge) -> Vec<f64> {
        let measure = Measure::ALL.get(self.measure as usize).copied().unwrap_or(Measure::Win);
        let hand = if self.right { Hand::Right } else { Hand::Left };
        let number = |link: &str| measured(&decode(link).0, measure, hand, gauge).to_number();
        self.links.lines().map(number).collect()
    }
}

/// What a sheet comes to.
pub fn measured(sheet: &Sheet, measure: Measure, hand: Hand, gauge: &mut Gauge) -> Cell {
    match Scenario::read(sheet) {
        Ok(scenario) => measure.of(gauge, &scenario, hand),
        Err(_) => Cell::Invalid,
    }
}
