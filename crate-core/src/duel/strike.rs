//! One attack as what it does to the two who fight.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::distribution::{Flow, TooLarge, in_order};
use crate::exchange::{Body, Exchange, Outcome};
use crate::pipeline::Pipeline;
use crate::rules::sanctum::Facts;
use crate::stage::{Stage, StageId};
use crate::work::{Meter, Part};

/// An attack, ready to be made in any state: what does not depend on the state
/// is computed once.
#[derive(Debug)]
pub(super) struct Strike {
    facts: Facts,
    /// The attack before the first stage that knows the fighters, and the
    /// probability that it is over by then.
    flow: Flow,
    over: f64,
    /// That stage and those behind it.
    rest: Vec<Stage>,
}

/// What an attack can lead to.
#[derive(Debug)]
pub(super) struct Ends {
    /// Probability that effects answer each other without end.
    pub never: f64,
    /// Exchanges that differ in their bodies alone, with probabilities.
    pub after: Vec<(Exchange, f64)>,
}

impl Strike {
    /// Computes what all states have in common.
    pub fn new<'a>(pipeline: &'a Pipeline, meter: &'a Meter) -> Part<'a, Result<Strike, TooLarge>> {
        Box::pin(Strike::prepare(pipeline, meter))
    }

    async fn prepare(pipeline: &Pipeline, meter: &Meter) -> Result<Strike, TooLarge> {
        let (stages, facts) = (&pipeline.stages, pipeline.sanctum.clone());
        let rest = stages.iter().position(|s| !s.keeps_to_damage()).unwrap_or(stages.len());
        let mut flow = Flow::new(pipeline.start);
        for stage in &stages[..rest] {
            flow.pass(stage, &facts, meter).await?;
        }
        let over = flow.take_ends().iter().flatten().map(|end| end.1).sum();
        Ok(Strike { facts, flow, over, rest: stages[rest..].to_vec() })
    }

    /// From now on it is this round of combat.
    pub fn set_round(&mut self, round: u64) {
        self.facts.round = round as u8;
    }

    /// Every end of an attack of `attacker` on `target`, merged.
    pub fn ends<'a>(
        &'a self,
        attacker: Body,
        target: Body,
        other: Body,
        meter: &'a Meter,
    ) -> Part<'a, Result<Ends, TooLarge>> {
        Box::pin(self.follow(attacker, target, other, meter))
    }

    async fn follow(
        &self,
        attacker: Body,
        target: Body,
        other: Body,
        meter: &Meter,
    ) -> Result<Ends, TooLarge> {
        let mut flow = self.flow.with(|x| {
            (x.attacker, x.target, x.other) = (attacker, target, other);
        });
        for stage in &self.rest {
            flow.pass(stage, &self.facts, meter).await?;
        }
        let mut ends = Ends { never: 0.0, after: Vec::new() };
        if self.over > 0.0 {
            ends.after
                .push((Exchange { attacker, target, other, ..Default::default() }, self.over));
        }
        for (outcome, list) in Outcome::ALL.into_iter().zip(flow.into_ends()) {
            if outcome == Outcome::NeverEnds {
                ends.never = list.iter().map(|end| end.1).sum();
                continue;
            }
            ends.after.extend(list.into_iter().map(|(x, mass)| {
                let Exchange { attacker, target, other, .. } = x;
                (Exchange { attacker, target, other, ..Default::default() }, mass)
            }));
        }
        in_order(&mut ends.after);
        Ok(ends)
    }
}

/// What finding out where an attack leads from a state costs.
pub(super) fn finding(ends: usize) -> u64 {
    20_000 + 300 * ends as u64
}

/// What moving mass to so many states costs.
pub(super) fn moving(states: usize) -> u64 {
    4 + 4 * states as u64
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
