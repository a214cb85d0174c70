//! One attack as what it does to the two who fight.

use alloc::vec::Vec;

use crate::distribution::{Flow, TooLarge};
use crate::exchange::{Body, Outcome};
use crate::pipeline::Pipeline;
use crate::rules::sanctum::Facts;
use crate::stage::{Stage, StageId};

/// An attack, ready to be made in any state: what does not depend on the state
/// is computed once.
#[derive(Debug)]
pub(super) struct Strike<'a> {
    pipeline: &'a Pipeline,
    facts: Facts,
    /// The attack before the first stage that knows the fighters, and the
    /// probability that it is over by then.
    flow: Flow,
    over: f64,
    /// Place of that stage.
    rest: usize,
}

/// What an attack can lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct End {
    /// Effects answer each other without end.
    pub never: bool,
    /// The attacker, the target and the minion the hit may be moved to.
    pub bodies: [Body; 3],
    /// Its probability.
    pub mass: f64,
}

impl<'a> Strike<'a> {
    /// Computes what all states have in common.
    pub fn new(pipeline: &'a Pipeline) -> Result<Strike<'a>, TooLarge> {
        let (stages, facts) = (&pipeline.stages, pipeline.sanctum.clone());
        let rest = stages.iter().position(|s| !s.keeps_to_damage()).unwrap_or(stages.len());
        let mut flow = Flow::new(pipeline.start);
        for stage in &stages[..rest] {
            flow.pass(stage, &facts)?;
        }
        let over = flow.take_ends().iter().map(|end| end.2).sum();
        Ok(Strike { pipeline, facts, flow, over, rest })
    }

    /// From now on it is this round of combat.
    pub fn set_round(&mut self, round: u64) {
        self.facts.round = round as u8;
    }

    /// Every end of an attack of `attacker` on `target`, merged.
    pub fn ends(&self, attacker: Body, target: Body, other: Body) -> Result<Vec<End>, TooLarge> {
        let mut flow = self.flow.with(|x| {
            (x.attacker, x.target, x.other) = (attacker, target, other);
        });
        for stage in &self.pipeline.stages[self.rest..] {
            flow.pass(stage, &self.facts)?;
        }
        let mut ends: Vec<End> = Vec::new();
        let missed = (self.over > 0.0).then_some(End {
            never: false,
            bodies: [attacker, target, other],
            mass: self.over,
        });
        ends.extend(missed);
        ends.extend(flow.finish().into_iter().map(|(outcome, x, mass)| End {
            never: outcome == Outcome::NeverEnds,
            bodies: [x.attacker, x.target, x.other],
            mass,
        }));
        ends.sort_by_key(|end| (end.never, end.bodies));
        ends.dedup_by(|next, end| {
            let same = (next.never, next.bodies) == (end.never, end.bodies);
            if same {
                end.mass += next.mass;
            }
            same
        });
        Ok(ends)
    }
}

/// Stages that read and change no state of the fighters but the target's HP,
/// and do the same whatever these are.
pub(super) fn only_hp(stage: &Stage) -> bool {
    stage.keeps_to_damage() || matches!(stage, Stage::LoseHp)
}

/// Stages that do not read what an attack on the attacker could have changed;
/// that they change nothing but the target is looked at for each state.
pub(super) fn only_target(stage: &Stage) -> bool {
    use StageId as S;
    let takes_damage = matches!(
        stage.id(),
        S::BeforeArmor | S::ArmorSoak | S::Cap | S::AfterArmor | S::ApplyDamage
    );
    only_hp(stage) || stage.keeps_to_target() || takes_damage
}
