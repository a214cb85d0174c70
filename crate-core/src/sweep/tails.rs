//! What attacks have in common once they have hit.

use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;

use super::recall::Recall;
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
pub(super) struct Tails(Recall<Tail, MOST_KNOWN>);

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
    loss: Rc<Law>,
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
                let over = flow.take_ends().into_iter().flatten();
                let over = over.map(|(x, p)| (hp.saturating_sub(x.target.hp), p));
                let mut masses: Vec<_> = over.collect();
                for (stages, share) in apart(stages.as_slice()) {
                    let law = self.whole(&stages, facts, state, hp, meter).await?;
                    masses.extend(law.entries().iter().map(|&(loss, p)| (loss, mass * share * p)));
                }
                return Ok(Law::from_masses(masses));
            }
        }
        Ok(flow.losses(hp))
    }

    /// The law of these very stages.
    async fn whole(
        &mut self,
        stages: &[Stage],
        facts: &Facts,
        state: Exchange,
        hp: i32,
        meter: &Meter,
    ) -> Result<Rc<Law>, TooLarge> {
        // The stages first: they are what differs, and mostly at once.
        let same = |tail: &Tail| {
            tail.stages == stages && (tail.hp, tail.state) == (hp, state) && tail.facts == *facts
        };
        if let Some(tail) = self.0.find(same) {
            return Ok(Rc::clone(&tail.loss));
        }
        let mut flow = Flow::new(state);
        for stage in stages {
            flow.pass(stage, facts, meter).await?;
        }
        let (stages, facts, loss) = (stages.to_vec(), facts.clone(), Rc::new(flow.losses(hp)));
        Ok(Rc::clone(&self.0.keep(Tail { stages, facts, state, hp, loss }).loss))
    }
}

/// A critical hit is decided by a roll of its own, so the law of a hit is a mixture
/// of two that do not depend on how likely it is: their stages and their shares.
fn apart(stages: &[Stage]) -> Vec<(Vec<Stage>, f64)> {
    let crit = stages.iter().enumerate().find_map(|(at, stage)| match stage {
        Stage::Crit(test) => Some((at, test.probability().to_f64())),
        _ => None,
    });
    let Some((at, p)) = crit else { return vec![(stages.to_vec(), 1.0)] };
    let decided = |(test, share)| {
        let mut stages = stages.to_vec();
        stages[at] = Stage::Crit(test);
        (stages, share)
    };
    let both = [(CritTest::NEVER, 1.0 - p), (CritTest::ALWAYS, p)];
    both.into_iter().filter(|&(_, share)| share > 0.0).map(decided).collect()
}
