//! A ruleset: an ordered list of stages over a starting state.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::ratio::Ratio;
use crate::rules::sanctum::Facts;
use crate::stage::Stage;

/// Most stages a pipeline holds.
pub const MAX_STAGES: usize = 64;

/// One attack, ready to run: plain numbers only.
#[derive(Clone, Debug, PartialEq)]
pub struct Pipeline {
    /// The state before the first stage.
    pub start: Exchange,
    /// The stages in their order.
    pub stages: ArrayVec<Stage, MAX_STAGES>,
    /// What Sanctum's stages know beside the state.
    pub sanctum: Facts,
}

impl Pipeline {
    /// Runs the whole attack: its outcome and the state it leaves.
    #[inline]
    pub fn run<C: Chance>(&self, chance: &mut C) -> (Outcome, Exchange) {
        self.run_from(self.start, chance)
    }

    /// As [`run`](Self::run), from another starting state.
    #[inline]
    pub fn run_from<C: Chance>(&self, mut x: Exchange, chance: &mut C) -> (Outcome, Exchange) {
        let outcome = self.strike(&mut x, chance);
        (outcome, x)
    }

    /// Probability to hit as the rule's fraction, 0 where the attack cannot hit
    /// whatever is rolled; `None` where no roll decides it (Sanctum).
    pub fn hit_ratio(&self) -> Option<Ratio> {
        self.stages.iter().find_map(|stage| match stage {
            Stage::SureMiss(_) => Some(Ratio::ZERO),
            Stage::Hit(test) => Some(test.probability()),
            _ => None,
        })
    }

    /// Probability that a hit is critical, as the rule's fraction; `None` where
    /// there is no such thing, or no hit.
    pub fn crit_ratio(&self) -> Option<Ratio> {
        if self.hit_ratio() == Some(Ratio::ZERO) {
            return None;
        }
        self.stages.iter().find_map(|stage| match stage {
            Stage::Crit(test) => Some(test.probability()),
            _ => None,
        })
    }

    /// As [`run_from`](Self::run_from), on a state in place.
    #[inline]
    pub(crate) fn strike<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Outcome {
        for stage in &self.stages {
            if let ControlFlow::Break(outcome) = stage.apply(&self.sanctum, x, chance) {
                return outcome;
            }
        }
        // Every ruleset's last stage breaks; a list without one changed nothing.
        Outcome::Bounced
    }

    /// As [`strike`](Self::strike), by the copy of the stages that all share.
    #[cfg(feature = "alloc")]
    pub(crate) fn strike_any(&self, x: &mut Exchange, chance: &mut dyn Chance) -> Outcome {
        for stage in &self.stages {
            if let ControlFlow::Break(outcome) = stage.apply_any(&self.sanctum, x, chance) {
                return outcome;
            }
        }
        Outcome::Bounced
    }
}
