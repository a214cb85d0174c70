//! What attacks have in common once they have hit.

use alloc::vec::Vec;

use crate::distribution::{Flow, Law, TooLarge};
use crate::exchange::Exchange;
use crate::pipeline::Pipeline;
use crate::rules::remixed::CritTest;
use crate::rules::sanctum::Facts;
use crate::stage::Stage;
use crate::work::Meter;

/// Laws of the HP lost, with a memory: attacks that differ only in how likely
/// they hit, and how likely critically, share what a hit does.
#[derive(Debug, Default)]
pub(super) struct Tails {
    known: Vec<Tail>,
}

/// Most tails that are remembered.
const MOST_KNOWN: usize = 256;

/// An attack from a stage on, and the HP that it takes.
#[derive(Debug)]
struct Tail {
    stages: Vec<Stage>,
    facts: Facts,
    state: Exchange,
    /// From how many HP the loss counts.
    hp: i32,
    loss: Law,
}

impl Tails {
    /// Only the HP that the target loses: [`exact`](crate::exact)'s law of it,
    /// but for roundings.
    pub async fn hp_loss(&mut self, attack: &Pipeline, meter: &Meter) -> Result<Law, TooLarge> {
        let hp = attack.start.target.hp;
        let mut flow = Flow::new(attack.start);
        let mut stages = attack.stages.iter();
        while let Some(stage) = stages.next() {
            flow.pass(stage, &attack.sanctum, meter).await?;
            // A part of the attacks has ended, and the others are all alike.
            if let [(state, mass)] = *flow.live()
                && mass < 1.0
            {
                let facts = &attack.sanctum;
                let hit = self.from(stages.as_slice(), facts, state, hp, meter).await?;
                let hit = hit.entries().iter().map(|&(loss, p)| (loss, mass * p));
                let over = flow.take_ends().into_iter().flatten();
                let over = over.map(|(x, p)| (hp.saturating_sub(x.target.hp), p));
                return Ok(Law::from_masses(over.chain(hit)));
            }
        }
        Ok(flow.losses(hp))
    }

    /// The law from a stage on. A critical hit is decided by a roll of its own,
    /// so the law is a mixture of two that do not depend on how likely it is.
    async fn from(
        &mut self,
        stages: &[Stage],
        facts: &Facts,
        state: Exchange,
        hp: i32,
        meter: &Meter,
    ) -> Result<Law, TooLarge> {
        let crit = stages.iter().enumerate().find_map(|(at, stage)| match stage {
            Stage::Crit(test) => Some((at, test.probability().to_f64())),
            _ => None,
        });
        let Some((at, p)) = crit else {
            return Ok(self.whole(stages, facts, state, hp, meter).await?.clone());
        };
        let mut stages = stages.to_vec();
        let mut both = Vec::new();
        for (test, share) in [(CritTest::NEVER, 1.0 - p), (CritTest::ALWAYS, p)] {
            if share > 0.0 {
                stages[at] = Stage::Crit(test);
                let law = self.whole(&stages, facts, state, hp, meter).await?;
                both.extend(law.entries().iter().map(|&(loss, p)| (loss, share * p)));
            }
        }
        Ok(Law::from_masses(both))
    }

    /// The law of these very stages.
    async fn whole(
        &mut self,
        stages: &[Stage],
        facts: &Facts,
        state: Exchange,
        hp: i32,
        meter: &Meter,
    ) -> Result<&Law, TooLarge> {
        // The stages first: they are what differs, and mostly at once.
        let same = |tail: &Tail| {
            tail.stages == stages && (tail.hp, tail.state) == (hp, state) && tail.facts == *facts
        };
        // The latest are the likeliest to be met again.
        let at = match self.known.iter().rposition(same) {
            Some(at) => at,
            None => {
                let mut flow = Flow::new(state);
                for stage in stages {
                    flow.pass(stage, facts, meter).await?;
                }
                if self.known.len() >= MOST_KNOWN {
                    self.known.clear();
                }
                let (stages, facts) = (stages.to_vec(), facts.clone());
                self.known.push(Tail { stages, facts, state, hp, loss: flow.losses(hp) });
                self.known.len() - 1
            }
        };
        Ok(&self.known[at].loss)
    }
}
