//! One attack as page and command line tell it: the engine's steps gathered
//! into the stages of the rail. No rule is worked out here: every number is one
//! the trace reported.

mod events;
mod gather;
mod group;
pub mod rolls;

use duelscope_core::rules::remixed::{Rung, in_flight};
use duelscope_core::sheet::Hand;
use duelscope_core::{Exact, Exchange, Game, Outcome, Pipeline, Scenario, Step};

use crate::facts::{Course, Happening};

pub use rolls::RollView;

/// One attack, stage by stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The stages of the rail, also those that were not reached.
    pub stages: Vec<StageView>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One stage of the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct StageView {
    /// What happened, for picture and words.
    pub told: Happening,
    /// The state that entered it.
    pub before: Exchange,
    /// The state that left it.
    pub after: Exchange,
    /// Its rolls, in order.
    pub rolls: Vec<RollView>,
}

/// How both skills came about; empty where they were not derived.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladders {
    /// The attack skill's rungs.
    pub attack: Vec<Rung>,
    /// The defense skill's rungs.
    pub defense: Vec<Rung>,
}

impl Ladders {
    /// How the two skills of the left side's attack came about.
    pub fn of(scenario: &Scenario) -> Ladders {
        let (Game::Remixed(fight) | Game::Combined(fight, _)) = &scenario.game else {
            return Ladders::default();
        };
        let attacker = fight.fighter(Hand::Left);
        let attack = in_flight(attacker, fight.attack(Hand::Left), &fight.rules);
        let defense = fight.fighter(Hand::Right).defense_skill(&fight.rules);
        Ladders {
            attack: attacker.attack_skill(&attack, &fight.rules).rungs.to_vec(),
            defense: defense.rungs.to_vec(),
        }
    }
}

impl StageView {
    /// A pin decided one of its rolls.
    pub fn pinned(&self) -> bool {
        self.rolls.iter().any(|roll| roll.pinned)
    }
}

impl Story {
    /// Gathers the steps that [`duelscope_core::trace`] reported for
    /// `pipeline`. The exact answer, where there is one, adds the odds.
    pub fn new(
        pipeline: &Pipeline,
        steps: &[Step],
        ladders: &Ladders,
        exact: Option<&Exact>,
    ) -> Story {
        let reached = steps.last().map_or(0, |step| step.index + 1);
        let outcome = steps.iter().find_map(|step| step.outcome).unwrap_or(Outcome::Bounced);
        let mut now = pipeline.start;
        let stages = group::phases(pipeline)
            .into_iter()
            .map(|phase| {
                let own: Vec<&Step> =
                    steps.iter().filter(|s| phase.stages.contains(&s.index)).collect();
                let before = own.first().map_or(now, |s| s.before);
                let after = own.last().map_or(now, |s| s.after);
                now = after;
                let told = gather::happening(&gather::Given {
                    pipeline,
                    phase: &phase,
                    steps: &own,
                    ladders,
                    exact,
                    reached,
                    outcome,
                });
                StageView { told, before, after, rolls: rolls::of(pipeline, &own) }
            })
            .collect();
        Story { stages, outcome }
    }

    /// The place of the last stage that was reached.
    pub fn last(&self) -> usize {
        let reached = |s: &StageView| !matches!(s.told.course, Course::NotReached(_));
        self.stages.iter().rposition(reached).unwrap_or(0)
    }

    /// `at`, or the last stage that was reached if `at` lies beyond it.
    pub fn clamp(&self, at: usize) -> usize {
        at.min(self.last())
    }
}

#[cfg(test)]
mod tests;
