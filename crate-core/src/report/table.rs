//! One side against many, a row each.

use alloc::string::String;

use serde::{Deserialize, Serialize};

use crate::distribution::{Exact, exact};
use crate::duel::exact_duel;
use crate::exchange::Outcome;
use crate::scenario::Scenario;
use crate::sheet::{Hand, Sheet, encode};

/// Who the left side meets, and what comes of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Foe {
    /// The catalogue's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The pairing as a link's fragment.
    pub link: String,
    /// Its HP.
    pub hp: i32,
    /// The left side's attack on it.
    pub left: Blow,
    /// Its attack on the left side.
    pub right: Blow,
    /// Probability that the left side wins the fight; absent where that would
    /// take too much work.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

/// One attack in a few numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Blow {
    /// Probability that it is no miss.
    pub hit: f64,
    /// Mean HP it takes, misses included; absent where that would take too much
    /// work, as `kill`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
    /// Probability that it kills at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kill: Option<f64>,
}

impl Foe {
    /// The row of a sheet whose right side is `id`, called `name`.
    pub fn of(id: &str, name: &str, sheet: &Sheet, scenario: &Scenario) -> Foe {
        let [left, right] = Hand::BOTH.map(|hand| Blow::of(scenario, hand));
        Foe {
            id: id.into(),
            name: name.into(),
            link: encode(sheet),
            hp: scenario.pipeline(Hand::Left).start.target.hp,
            left,
            right,
            win: exact_duel(&scenario.duel()).ok().map(|law| law.left),
        }
    }
}

impl Blow {
    fn of(scenario: &Scenario, attacker: Hand) -> Blow {
        let pipeline = scenario.pipeline(attacker);
        let law = exact(&pipeline).ok();
        let missed = |law: &Exact| 1.0 - law.outcome(Outcome::Missed);
        let hit = pipeline.hit_ratio().map(|ratio| ratio.to_f64());
        Blow {
            hit: hit.or(law.as_ref().map(missed)).unwrap_or(1.0),
            loss: law.as_ref().map(|law| law.hp_loss.mean()),
            kill: law.as_ref().map(|law| law.outcome(Outcome::Killed)),
        }
    }
}
