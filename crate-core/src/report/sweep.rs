//! Answers over a range of one or two fields.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::distribution::exact;
use crate::exchange::Outcome;
use crate::scenario::Scenario;
use crate::sheet::Hand;
use crate::sweep::{self, Gauge};

/// What a sweep asks of the left side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Probability that an attack hits.
    Hit,
    /// Probability that an attack takes HP.
    Wound,
    /// Mean HP that an attack takes.
    Loss,
    /// Probability that an attack kills at once.
    Kill,
    /// Probability to win the fight.
    Win,
}

impl Ask {
    /// All of them.
    pub const ALL: [Ask; 5] = [Ask::Hit, Ask::Wound, Ask::Loss, Ask::Kill, Ask::Win];

    /// Its word in the schema.
    pub fn word(self) -> &'static str {
        match self {
            Ask::Hit => "hit",
            Ask::Wound => "wound",
            Ask::Loss => "loss",
            Ask::Kill => "kill",
            Ask::Win => "win",
        }
    }

    /// The question that is called so.
    pub fn named(word: &str) -> Option<Ask> {
        Ask::ALL.into_iter().find(|ask| ask.word() == word)
    }

    /// The answer; `None` where it would take too much work.
    pub fn answer(self, scenario: &Scenario, gauge: &mut Gauge) -> Option<f64> {
        let left = Hand::Left;
        match self {
            Ask::Hit => {
                let pipeline = scenario.pipeline(left);
                let rolled = pipeline.hit_ratio().map(|ratio| ratio.to_f64());
                let missed = || Some(exact(&pipeline).ok()?.outcome(Outcome::Missed));
                rolled.or_else(|| Some(1.0 - missed()?))
            }
            Ask::Wound => gauge.wounds(scenario, left).ok(),
            Ask::Loss => gauge.mean_loss(scenario, left).ok(),
            Ask::Kill => gauge.kills_at_once(scenario, left).ok(),
            Ask::Win => gauge.odds(scenario).ok().map(|odds| odds.left),
        }
    }
}

/// Answers over a range of one or two fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sweep {
    /// What was asked: `hit`, `wound`, `loss`, `kill` or `win`, of the left
    /// side.
    pub ask: String,
    /// The field along a row.
    pub x: Axis,
    /// The field down the rows, if there are two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<Axis>,
    /// The answers, row by row; `null` where the sheet is not valid or the
    /// answer would take too much work.
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
