//! The exact odds of a whole fight.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Law;
use crate::distribution::hp_loss;
use crate::duel::{Clock, DuelLaw, Method, Unsolved, attacks_to_kill, exact_duel};
use crate::scenario::Scenario;
use crate::sheet::Hand;
use crate::work::{Meter, in_one_go};

/// Something of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides<T> {
    /// Of the left one.
    pub left: T,
    /// Of the right one.
    pub right: T,
}

impl<T> From<[T; 2]> for Sides<T> {
    fn from([left, right]: [T; 2]) -> Sides<T> {
        Sides { left, right }
    }
}

/// The exact odds of a fight: `left + right + undecided` is 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Duel {
    /// Probability that the left side wins.
    pub left: f64,
    /// Probability that the right side wins.
    pub right: f64,
    /// Probability that nobody does: the next three together.
    pub undecided: f64,
    /// Probability of a fight that goes on for ever.
    pub never: f64,
    /// Probability that both fall to the same attack.
    pub both: f64,
    /// Probability that was not followed to its end.
    pub tail: f64,
    /// Mean number of attacks of each side.
    pub mean_attacks: Sides<f64>,
    /// What `time` counts: `turns` in thousandths, or `rounds`.
    pub clock: String,
    /// Mean time of the end of the fights that end; absent if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean_time: Option<f64>,
    /// HP left of a side where it wins; the probabilities sum to those of its
    /// wins.
    pub hp_left: Sides<Law>,
    /// When the fight ends, attacks in their order; those that end nothing are
    /// left out.
    pub ends: Vec<End>,
    /// Probability that exactly the 1st, 2nd, … attack of a side kills the other
    /// one, if nothing stops it; empty if none ever does. Absent where an attack
    /// changes more than HP, so that attacks differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacks_to_kill: Option<Sides<Vec<f64>>>,
    /// How it was solved: `hp`, `body` or `joint`.
    pub method: String,
}

/// An attack that may end the fight.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct End {
    /// Its number, both sides together, from 1.
    pub attack: u32,
    /// When: thousandths of a turn from 0, or the round from 1.
    pub time: u64,
    /// Probability that the left side wins with it.
    pub left: f64,
    /// Probability that the right side wins with it.
    pub right: f64,
}

impl Duel {
    /// The odds of the fight of a scenario.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where it would take too much work.
    pub fn of(scenario: &Scenario) -> Result<(Duel, DuelLaw), Unsolved> {
        let fight = scenario.duel();
        let law = exact_duel(&fight)?;
        Ok((Duel::known(&fight, &law), law))
    }

    /// The odds of a fight whose law is known.
    pub fn known(fight: &crate::Duel, law: &DuelLaw) -> Duel {
        let ends = (1..).zip(&law.turns).filter(|(_, turn)| turn.wins != [0.0; 2]);
        Duel {
            left: law.left,
            right: law.right,
            undecided: law.undecided(),
            never: law.never,
            both: law.both,
            tail: law.tail,
            mean_attacks: law.mean_attacks().into(),
            clock: match fight.clock {
                Clock::Turns { .. } => "turns",
                Clock::Rounds { .. } => "rounds",
            }
            .into(),
            mean_time: law.mean_time(),
            hp_left: law.hp_left.each_ref().map(Law::from).into(),
            ends: ends
                .map(|(attack, turn)| {
                    let [left, right] = turn.wins;
                    End { attack, time: turn.act.time, left, right }
                })
                .collect(),
            attacks_to_kill: kills(fight, law),
            method: match law.method {
                Method::Hp => "hp",
                Method::Body => "body",
                Method::Joint => "joint",
            }
            .into(),
        }
    }
}

/// How many attacks each side needs, where they are all alike.
fn kills(fight: &crate::Duel, law: &DuelLaw) -> Option<Sides<Vec<f64>>> {
    if law.method != Method::Hp {
        return None;
    }
    let [left, right] = Hand::BOTH.map(|hand| {
        let loss = in_one_go(hp_loss(&fight.attacks[hand as usize], &Meter::default())).ok()?;
        attacks_to_kill(&loss, fight.bodies[hand.other() as usize].hp).ok()
    });
    Some(Sides { left: left?.by, right: right?.by })
}
