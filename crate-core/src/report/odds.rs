//! The exact odds of one attack.

use alloc::string::String;

use serde::{Deserialize, Serialize};

use super::words::hand_word;
use super::{Chance, Law};
use crate::distribution::{Exact, TooLarge, exact};
use crate::exchange::Outcome;
use crate::pipeline::Pipeline;
use crate::scenario::Scenario;
use crate::sheet::Hand;

/// The exact odds of one attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Odds {
    /// Who attacks: `left` or `right`.
    pub attacker: String,
    /// Probability to hit; absent under Sanctum, which rolls for no hit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit: Option<Chance>,
    /// Probability that a hit is critical; absent where there is no such thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crit: Option<Chance>,
    /// Probability of each end; they sum to 1.
    pub outcomes: Outcomes<f64>,
    /// HP the target has before the attack.
    pub target_hp: i32,
    /// HP the target loses to the whole attack: a miss counts as 0, HP below 0
    /// count as lost.
    pub hp_loss: Law,
    /// HP the attacker loses to its own attack.
    pub attacker_loss: Law,
    /// Mean armor the attack takes off the target.
    pub armor_spent: f64,
}

/// Something for each end of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcomes<T> {
    /// The attack roll did not reach the defense roll.
    pub missed: T,
    /// It hit, and nothing was left of the damage.
    pub bounced: T,
    /// Alive after it.
    pub damaged: T,
    /// Dead after it.
    pub killed: T,
    /// Moved to another minion.
    pub redirected: T,
    /// Effects answer each other without end.
    pub never_ends: T,
}

impl<T> Outcomes<T> {
    /// Asks for each outcome.
    pub fn each(mut of: impl FnMut(Outcome) -> T) -> Outcomes<T> {
        Outcomes {
            missed: of(Outcome::Missed),
            bounced: of(Outcome::Bounced),
            damaged: of(Outcome::Damaged),
            killed: of(Outcome::Killed),
            redirected: of(Outcome::Redirected),
            never_ends: of(Outcome::NeverEnds),
        }
    }
}

impl Odds {
    /// The odds of a side's attack.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] where the rolls are too many to follow.
    pub fn of(scenario: &Scenario, attacker: Hand) -> Result<(Odds, Exact), TooLarge> {
        let pipeline = scenario.pipeline(attacker);
        let law = exact(&pipeline)?;
        Ok((Odds::known(&pipeline, attacker, &law), law))
    }

    /// The odds of an attack whose law is known.
    pub fn known(pipeline: &Pipeline, attacker: Hand, law: &Exact) -> Odds {
        Odds {
            attacker: hand_word(attacker).into(),
            hit: pipeline.hit_ratio().map(Chance::from),
            crit: pipeline.crit_ratio().map(Chance::from),
            outcomes: Outcomes::each(|outcome| law.outcome(outcome)),
            target_hp: pipeline.start.target.hp,
            hp_loss: Law::from(&law.hp_loss),
            attacker_loss: Law::from(&law.attacker_loss),
            armor_spent: law.armor_spent,
        }
    }
}
