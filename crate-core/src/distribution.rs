//! Exact laws: follow every roll of one stage, merge equal states, go on.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::chance::Enumerate;
use crate::exchange::{Exchange, Outcome};
use crate::pipeline::Pipeline;
use crate::stage::{Stage, StageId};

/// A law over integers: values in rising order, each with its probability.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Law {
    entries: Vec<(i32, f64)>,
}

impl Law {
    /// Merges equal values; entries may come in any order.
    pub fn from_masses(masses: impl IntoIterator<Item = (i32, f64)>) -> Law {
        let mut merged = BTreeMap::new();
        for (value, mass) in masses {
            *merged.entry(value).or_insert(0.0) += mass;
        }
        Law { entries: merged.into_iter().collect() }
    }

    /// `(value, probability)`, values rising.
    pub fn entries(&self) -> &[(i32, f64)] {
        &self.entries
    }

    /// Probability of exactly `value`.
    pub fn exactly(&self, value: i32) -> f64 {
        match self.entries.binary_search_by_key(&value, |e| e.0) {
            Ok(i) => self.entries[i].1,
            Err(_) => 0.0,
        }
    }

    /// Probability of `value` or more.
    pub fn at_least(&self, value: i32) -> f64 {
        let from = self.entries.partition_point(|e| e.0 < value);
        self.entries[from..].iter().rev().map(|e| e.1).sum()
    }

    /// Probability of `value` or less.
    pub fn at_most(&self, value: i32) -> f64 {
        let to = self.entries.partition_point(|e| e.0 <= value);
        self.entries[..to].iter().map(|e| e.1).sum()
    }

    /// Sum of all probabilities: 1 for a whole law, less for a conditional
    /// part that was not scaled.
    pub fn total(&self) -> f64 {
        self.entries.iter().map(|e| e.1).sum()
    }

    /// Mean value; 0 for an empty law.
    pub fn mean(&self) -> f64 {
        self.entries.iter().map(|&(v, p)| f64::from(v) * p).sum()
    }

    /// Variance in squared units; 0 for an empty law.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        self.entries.iter().map(|&(v, p)| (f64::from(v) - mean) * (f64::from(v) - mean) * p).sum()
    }

    /// The smallest value reached with probability `q` or more, `0 < q <= 1`;
    /// `None` for an empty law.
    pub fn quantile(&self, q: f64) -> Option<i32> {
        // A hair of slack: masses that should sum to q may fall just short.
        let goal = q * self.total() - 1e-12;
        let mut sum = 0.0;
        for &(value, mass) in &self.entries {
            sum += mass;
            if sum >= goal {
                return Some(value);
            }
        }
        self.entries.last().map(|e| e.0)
    }
}

/// What is known after one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct StageLaw {
    /// The stage's place in the pipeline.
    pub index: usize,
    /// Its name.
    pub id: StageId,
    /// Damage on its way, for the attacks that go on: total mass is
    /// [`alive`](Self::alive).
    pub damage: Law,
    /// Probability that the attack goes on after this stage.
    pub alive: f64,
    /// Probability that it ended here, by [`Outcome::ALL`].
    pub ended: [f64; Outcome::ALL.len()],
}

/// The exact answer for one attack.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// Stage by stage, where the probability goes.
    pub stages: Vec<StageLaw>,
    /// Every end of the attack with its probability, in a fixed order.
    pub ends: Vec<(Outcome, Exchange, f64)>,
    /// HP the target loses to the whole attack; a miss counts as 0, HP below 0
    /// count as lost (overkill is kept).
    pub hp_loss: Law,
    /// HP the attacker loses.
    pub attacker_loss: Law,
}

impl Exact {
    /// Probability of one outcome.
    pub fn outcome(&self, outcome: Outcome) -> f64 {
        self.ends.iter().filter(|e| e.0 == outcome).map(|e| e.2).sum()
    }

    /// HP lost, given that the attack was no miss; `None` if it always misses.
    pub fn hp_loss_of_hits(&self) -> Option<Law> {
        let missed = self.outcome(Outcome::Missed);
        let hit = 1.0 - missed;
        // A miss loses nothing: its mass is part of the bar at 0.
        let scaled = self.hp_loss.entries.iter().map(|&(v, p)| {
            let p = if v == 0 { (p - missed).max(0.0) } else { p };
            (v, p / hit)
        });
        (hit > 0.0).then(|| Law::from_masses(scaled.filter(|e| e.1 > 0.0)))
    }
}

/// An exact answer would follow more than the allowed number of paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The stage that was too large.
    pub stage: StageId,
    /// Paths it would follow.
    pub paths: u64,
    /// Paths allowed.
    pub limit: u64,
}

/// Most paths one stage may follow: about a second in a browser.
const LIMIT: u64 = 20_000_000;

/// The exact law of one attack, stage by stage.
///
/// # Errors
///
/// [`TooLarge`] where the rolls of a stage times the states that reach it
/// exceed what can be followed in reasonable time; sample instead.
pub fn exact(pipeline: &Pipeline) -> Result<Exact, TooLarge> {
    let mut live: BTreeMap<Exchange, f64> = BTreeMap::from([(pipeline.start, 1.0)]);
    let mut ends: BTreeMap<(Outcome, Exchange), f64> = BTreeMap::new();
    let mut stages = Vec::with_capacity(pipeline.stages.len());
    for (index, stage) in pipeline.stages.iter().enumerate() {
        let paths = live.len() as u64 * breadth(stage);
        if paths > LIMIT {
            return Err(TooLarge { stage: stage.id(), paths, limit: LIMIT });
        }
        let mut next = BTreeMap::new();
        let mut ended = [0.0; Outcome::ALL.len()];
        for (state, mass) in live {
            let mut all = Enumerate::new();
            loop {
                let mut x = state;
                let flow = stage.apply(&pipeline.sanctum, &mut x, &mut all);
                let p = mass * all.mass();
                match flow {
                    ControlFlow::Continue(()) => *next.entry(x).or_insert(0.0) += p,
                    ControlFlow::Break(outcome) => {
                        ended[outcome as usize] += p;
                        *ends.entry((outcome, x)).or_insert(0.0) += p;
                    }
                }
                if !all.advance() {
                    break;
                }
            }
        }
        live = next;
        stages.push(StageLaw {
            index,
            id: stage.id(),
            damage: Law::from_masses(live.iter().map(|(x, &p)| (x.damage, p))),
            alive: live.values().sum(),
            ended,
        });
    }
    // A pipeline whose last stage does not break changed nothing.
    for (x, p) in live {
        *ends.entry((Outcome::Bounced, x)).or_insert(0.0) += p;
    }
    let ends: Vec<_> = ends.into_iter().map(|((o, x), p)| (o, x, p)).collect();
    let (target, attacker) = (pipeline.start.target.hp, pipeline.start.attacker.hp);
    Ok(Exact {
        stages,
        hp_loss: Law::from_masses(ends.iter().map(|e| (target.saturating_sub(e.1.target.hp), e.2))),
        attacker_loss: Law::from_masses(
            ends.iter().map(|e| (attacker.saturating_sub(e.1.attacker.hp), e.2)),
        ),
        ends,
    })
}

/// How many results the stage's widest roll has: what one state costs.
fn breadth(stage: &Stage) -> u64 {
    match stage {
        Stage::Damage(term) => term.roll.breadth(),
        Stage::Reduction(dr) => u64::from(dr.span.len()),
        Stage::AttackProc(proc) => proc.breadth(),
        Stage::Enchant(enchant) => enchant.breadth(),
        _ => 2,
    }
}
