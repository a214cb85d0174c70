//! Exact laws: follow every roll of one stage, merge equal states, go on.

mod branches;
mod flow;
mod index;
mod merge;

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

pub use branches::{Branch, Parting, TreeWork, branches};
pub(crate) use flow::Flow;
pub(crate) use index::{Index, Key, mix};
pub(crate) use merge::in_order;

use crate::exchange::{Exchange, Outcome};
use crate::order::sort;
use crate::pipeline::Pipeline;
use crate::stage::StageId;
use crate::work::{Meter, Part, Work, in_one_go};

/// The largest probability that is not certain.
const ALMOST: f64 = 1.0 - f64::EPSILON / 2.0;

/// A sum of masses as a probability. However it was rounded, it is 1 for
/// `all` of a whole law, less for a part of it, and a plain 0 for nothing.
fn probability(sum: f64, all: bool) -> f64 {
    if !all {
        sum.min(ALMOST) + 0.0
    } else if (sum - 1.0).abs() < 1e-12 {
        1.0
    } else {
        sum + 0.0
    }
}

/// The entries in rising order and merged, by way of a table; `None` if they are too
/// far apart for one.
fn in_table(entries: &[(i32, f64)]) -> Option<Vec<(i32, f64)>> {
    let low = entries.iter().map(|e| e.0).min()?;
    let place = |value: i32| value.abs_diff(low) as usize;
    let last = entries.iter().map(|e| place(e.0)).max()?;
    if last > 4 * entries.len() {
        return None;
    }
    let mut sums: Vec<Option<f64>> = vec![None; last + 1];
    for &(value, p) in entries {
        let sum = &mut sums[place(value)];
        *sum = Some(sum.map_or(p, |sum| sum + p));
    }
    let value = |at: usize| low.wrapping_add_unsigned(at as u32);
    Some(sums.into_iter().enumerate().filter_map(|(at, sum)| Some((value(at), sum?))).collect())
}

/// A law over integers: values in rising order, each with its probability.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Law {
    entries: Vec<(i32, f64)>,
}

impl Law {
    /// Merges equal values; entries may come in any order.
    pub fn from_masses(masses: impl IntoIterator<Item = (i32, f64)>) -> Law {
        Law::merged(masses.into_iter().collect())
    }

    fn merged(mut entries: Vec<(i32, f64)>) -> Law {
        // Equal values are added up in the order they came in.
        if !entries.is_sorted_by_key(|e| e.0) {
            match in_table(&entries) {
                Some(sorted) => entries = sorted,
                None => sort(&mut entries, |a, b| a.0 < b.0),
            }
        }
        entries.dedup_by(|next, entry| {
            let same = next.0 == entry.0;
            if same {
                entry.1 += next.1;
            }
            same
        });
        if let [(_, mass)] = entries.as_mut_slice() {
            *mass = probability(*mass, true);
        }
        Law { entries }
    }

    /// Its length and its entries as numbers.
    pub(crate) fn write(&self, numbers: &mut Vec<f64>) {
        numbers.push(self.entries.len() as f64);
        numbers.extend(self.entries.iter().flat_map(|&(value, p)| [f64::from(value), p]));
    }

    /// The law that was written first, and the numbers behind it.
    pub(crate) fn read(numbers: &[f64]) -> Option<(Law, &[f64])> {
        let (entries, rest) = list::<2>(numbers)?;
        Some((Law::from_masses(entries.iter().map(|&[value, p]| (value as i32, p))), rest))
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
        probability(self.entries[from..].iter().rev().map(|e| e.1).sum(), from == 0)
    }

    /// Probability of `value` or less.
    pub fn at_most(&self, value: i32) -> f64 {
        let to = self.entries.partition_point(|e| e.0 <= value);
        probability(self.entries[..to].iter().map(|e| e.1).sum(), to == self.entries.len())
    }

    /// Sum of all probabilities: 1 for a whole law, less for a conditional
    /// part that was not scaled.
    pub fn total(&self) -> f64 {
        probability(self.entries.iter().map(|e| e.1).sum(), true)
    }

    /// Mean value; 0 for an empty law.
    pub fn mean(&self) -> f64 {
        self.entries.iter().map(|&(v, p)| f64::from(v) * p).sum::<f64>() + 0.0
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

/// A list of `N` numbers each behind its length, and what comes after it.
pub(crate) fn list<const N: usize>(numbers: &[f64]) -> Option<(&[[f64; N]], &[f64])> {
    let (&length, rest) = numbers.split_first()?;
    if !(0.0..=4e9).contains(&length) {
        return None;
    }
    let (list, rest) = rest.split_at_checked((length as usize).checked_mul(N)?)?;
    Some((list.as_chunks().0, rest))
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
    /// Probability of each outcome, by [`Outcome::ALL`]: exactly 1 if it is
    /// certain, less if not.
    pub outcomes: [f64; Outcome::ALL.len()],
    /// HP the target loses to the whole attack; a miss counts as 0, HP below 0
    /// count as lost (overkill is kept).
    pub hp_loss: Law,
    /// The same of the attacks that are no miss: the total mass is theirs.
    pub hits: Law,
    /// HP the attacker loses.
    pub attacker_loss: Law,
    /// Mean armor the attack takes off the target, in points.
    pub armor_spent: f64,
}

/// An end of an attack: what it leaves, and its probability.
pub type End = (Outcome, Exchange, f64);

impl Exact {
    /// From what it was stage by stage, and every end.
    fn new(pipeline: &Pipeline, stages: Vec<StageLaw>, ends: &[End]) -> Exact {
        let (target, attacker) = (pipeline.start.target, pipeline.start.attacker);
        let lost = |(_, x, p): &End| (target.hp.saturating_sub(x.target.hp), *p);
        let spent = |x: &Exchange| f64::from(target.armor.saturating_sub(x.target.armor));
        Exact {
            stages,
            outcomes: Outcome::ALL.map(|outcome| {
                let those = ends.iter().filter(|e| e.0 == outcome);
                let all = ends.iter().all(|e| e.0 == outcome);
                probability(those.map(|e| e.2).sum(), all)
            }),
            hp_loss: Law::from_masses(ends.iter().map(lost)),
            hits: Law::from_masses(ends.iter().filter(|e| e.0 != Outcome::Missed).map(lost)),
            attacker_loss: Law::from_masses(
                ends.iter().map(|e| (attacker.hp.saturating_sub(e.1.attacker.hp), e.2)),
            ),
            armor_spent: ends.iter().map(|(_, x, p)| spent(x) * p).sum::<f64>() + 0.0,
        }
    }

    /// Probability of one outcome.
    pub fn outcome(&self, outcome: Outcome) -> f64 {
        self.outcomes[outcome as usize]
    }

    /// Numbers as they travel between workers; [`Exact::from_numbers`] reads
    /// them back.
    pub fn to_numbers(&self) -> Vec<f64> {
        let mut numbers = Vec::from(self.outcomes);
        numbers.push(self.armor_spent);
        for law in [&self.hp_loss, &self.hits, &self.attacker_loss] {
            law.write(&mut numbers);
        }
        for stage in &self.stages {
            numbers.extend(stage.ended);
            numbers.push(stage.alive);
            stage.damage.write(&mut numbers);
        }
        numbers
    }

    /// The law of this attack behind [`Exact::to_numbers`]; `None` if they are
    /// not one.
    pub fn from_numbers(pipeline: &Pipeline, numbers: &[f64]) -> Option<Exact> {
        let (&outcomes, rest) = numbers.split_first_chunk()?;
        let (&armor_spent, rest) = rest.split_first()?;
        let (hp_loss, rest) = Law::read(rest)?;
        let (hits, rest) = Law::read(rest)?;
        let (attacker_loss, mut rest) = Law::read(rest)?;
        let mut stages = Vec::with_capacity(pipeline.stages.len());
        for (index, stage) in pipeline.stages.iter().enumerate() {
            let (&ended, of_stage) = rest.split_first_chunk()?;
            let (&alive, of_stage) = of_stage.split_first()?;
            let damage;
            (damage, rest) = Law::read(of_stage)?;
            stages.push(StageLaw { index, id: stage.id(), damage, alive, ended });
        }
        let known = numbers.iter().all(|x| x.is_finite()) && rest.is_empty();
        known.then_some(Exact { stages, outcomes, hp_loss, hits, attacker_loss, armor_spent })
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

/// An exact answer would follow more paths than allowed, or keep more states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The stage that was too large.
    pub stage: StageId,
    /// Paths or states: as many as it takes, or as had been found when it was
    /// given up.
    pub found: u64,
    /// The most of them that is allowed.
    pub limit: u64,
}

/// The exact law of one attack, stage by stage.
///
/// # Errors
///
/// [`TooLarge`] where the rolls of a stage times the states that reach it
/// exceed what can be followed in reasonable time; sample instead.
pub fn exact(pipeline: &Pipeline) -> Result<Exact, TooLarge> {
    in_one_go(follow(pipeline, &Meter::default()))
}

/// The law of [`exact`], worked out a part at a time.
pub type AttackWork = Work<Result<Exact, TooLarge>>;

impl AttackWork {
    /// Nothing is followed yet.
    pub fn new(pipeline: &Pipeline) -> AttackWork {
        let pipeline = pipeline.clone();
        Work::begin(|meter| async move { follow(&pipeline, &meter).await })
    }
}

async fn follow(pipeline: &Pipeline, meter: &Meter) -> Result<Exact, TooLarge> {
    let mut stages = Vec::with_capacity(pipeline.stages.len());
    let part = |stages: usize| stages as f64 / pipeline.stages.len() as f64;
    meter.toward(part(1));
    let mut tell = |flow: &Flow, ended| {
        let index = stages.len();
        stages.push(StageLaw {
            index,
            id: pipeline.stages[index].id(),
            damage: Law::from_masses(flow.live().iter().map(|(x, p)| (x.damage, *p))),
            alive: flow.live().iter().map(|e| e.1).sum(),
            ended,
        });
        meter.reach(part(stages.len()));
        meter.toward(part(stages.len() + 1));
    };
    let flow = passed(pipeline, meter, &mut tell).await?;
    Ok(Exact::new(pipeline, stages, &flow.finish()))
}

/// Through every stage; `tell` hears of each.
async fn passed(
    pipeline: &Pipeline,
    meter: &Meter,
    tell: &mut dyn FnMut(&Flow, flow::ByOutcome<f64>),
) -> Result<Flow, TooLarge> {
    let mut flow = Flow::new(pipeline.start);
    for stage in &pipeline.stages {
        let ended = flow.pass(stage, &pipeline.sanctum, meter).await?;
        tell(&flow, ended);
    }
    Ok(flow)
}

/// Every end of one attack, in a fixed order.
///
/// # Errors
///
/// [`TooLarge`] where [`exact`] has no law.
pub fn ends(pipeline: &Pipeline) -> Result<Vec<End>, TooLarge> {
    let flow = in_one_go(passed(pipeline, &Meter::default(), &mut |_, _| {}))?;
    Ok(flow.finish())
}

/// Only the HP that the target loses: the same law as [`Exact::hp_loss`].
pub(crate) fn hp_loss<'a>(
    pipeline: &'a Pipeline,
    meter: &'a Meter,
) -> Part<'a, Result<Law, TooLarge>> {
    Box::pin(async {
        let flow = passed(pipeline, meter, &mut |_, _| {}).await?;
        Ok(flow.losses(pipeline.start.target.hp))
    })
}

#[cfg(test)]
mod tests;
