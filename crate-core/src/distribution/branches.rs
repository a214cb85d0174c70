//! The ways an attack can go, as a tree: it parts where a yes-or-no roll falls
//! this way or that, and where some attacks end and others do not. How much is
//! rolled parts nothing; it is in the means.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::flow::{COST, Flow, LOOK};
use super::merge::Merge;
use super::{TooLarge, probability};
use crate::chance::{Chance, Enumerate, MAX_ROLLS};
use crate::exchange::{Exchange, Outcome};
use crate::law::{Draw, Law};
use crate::pipeline::Pipeline;
use crate::stage::Stage;
use crate::trace::{Roll, Step};
use crate::work::{Meter, Work, in_one_go};

/// Most paths that are followed to find where an attack parts; what is left then
/// is not parted further.
const LIMIT: u64 = 4_000_000;

/// States with their masses.
type States = Vec<(Exchange, f64)>;

/// A way that an attack can go.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// What parts it from the ways beside it.
    pub parting: Parting,
    /// Probability that an attack goes this way, among all attacks.
    pub probability: f64,
    /// Mean HP the target loses in the attacks that go this way.
    pub mean_loss: f64,
    /// Their end, where all of them have the same.
    pub outcome: Option<Outcome>,
    /// The ways into which it parts.
    pub branches: Vec<Branch>,
    /// It was not followed to its ends.
    pub cut: bool,
}

/// What came of a stage, where that can differ.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parting {
    /// The stage's place in [`Pipeline::stages`].
    pub index: usize,
    /// The yes-or-no rolls that could have been otherwise, each with its place
    /// among the stage's rolls.
    pub rolls: ArrayVec<(u8, Roll), MAX_ROLLS>,
    /// The end of the attack, if it ended there.
    pub ended: Option<Outcome>,
}

impl Parting {
    /// What came of this step.
    pub fn of(step: &Step) -> Parting {
        let rolls = (0..).zip(step.rolls.iter().copied()).filter(|(_, roll)| open(roll.law));
        Parting { index: step.index, rolls: rolls.collect(), ended: step.outcome }
    }

    /// Whether it is the same that came of the same stage; the odds of its
    /// rolls may have been others.
    pub fn same(&self, other: &Parting) -> bool {
        self.index == other.index && self.ended == other.ended && self.picks().eq(other.picks())
    }

    fn picks(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        self.rolls.iter().map(|(place, roll)| (*place, roll.draw.pick))
    }

    /// Yes before no, and the ends in their order.
    fn order(&self) -> (Vec<Reverse<u32>>, Option<Outcome>) {
        (self.picks().map(|(_, pick)| Reverse(pick)).collect(), self.ended)
    }
}

/// Whether a roll is for yes or no and can give either.
fn open(law: Law) -> bool {
    matches!(law, Law::Check(_) | Law::Contest { .. }) && law.weight(0) > 0 && law.weight(1) > 0
}

/// The ways of an attack: the whole, with what it parts into. At most about
/// `most` are told apart; those that `trial` went come first, then the likeliest.
///
/// # Errors
///
/// [`TooLarge`] where the exact law is.
pub fn branches(pipeline: &Pipeline, trial: &[Step], most: usize) -> Result<Branch, TooLarge> {
    in_one_go(part(pipeline, trial, most, &Meter::default()))
}

/// The tree of [`branches`], worked out a part at a time.
pub type TreeWork = Work<Result<Branch, TooLarge>>;

impl TreeWork {
    /// Nothing is followed yet.
    pub fn new(pipeline: &Pipeline, trial: &[Step], most: usize) -> TreeWork {
        let (pipeline, trial) = (pipeline.clone(), trial.to_vec());
        Work::begin(|meter| async move { part(&pipeline, &trial, most, &meter).await })
    }
}

async fn part(
    pipeline: &Pipeline,
    trial: &[Step],
    most: usize,
    meter: &Meter,
) -> Result<Branch, TooLarge> {
    let mut ways = vec![Way::new(Parting::default(), 0, vec![(pipeline.start, 1.0)], true)];
    let mut tour = Tour { pipeline, meter, left: LIMIT, done: 0.0 };
    while let Some(at) = next(&ways).filter(|_| ways.len() < most) {
        for (parting, states) in ways[at].follow(&mut tour).await? {
            let went = trial.iter().any(|step| Parting::of(step).same(&parting));
            let way = Way::new(parting, ways[at].at, states, ways[at].went && went);
            let place = ways.len();
            ways[at].into.push(place);
            ways.push(way);
        }
    }
    for way in &mut ways {
        way.end(&mut tour).await?;
    }
    Ok(gathered(&ways, 0).0)
}

/// The way to follow next.
fn next(ways: &[Way]) -> Option<usize> {
    let open = ways.iter().enumerate().filter(|(_, way)| way.flow.is_some());
    let likelier =
        open.max_by(|(_, a), (_, b)| a.went.cmp(&b.went).then(a.mass.total_cmp(&b.mass)));
    likelier.map(|(place, _)| place)
}

/// What all ways share while they are followed.
struct Tour<'a> {
    pipeline: &'a Pipeline,
    meter: &'a Meter,
    /// Paths that may still be followed to find where an attack parts.
    left: u64,
    /// The part of all attacks, times the part of the stages, that is followed.
    done: f64,
}

impl Tour<'_> {
    /// Attacks of this mass enter a stage.
    fn enter(&self, mass: f64) {
        self.meter.toward(self.done + self.part(mass, 1));
    }

    /// Attacks of this mass are through so many stages.
    fn pass(&mut self, mass: f64, stages: usize) {
        self.done += self.part(mass, stages);
        self.meter.reach(self.done);
    }

    fn part(&self, mass: f64, stages: usize) -> f64 {
        mass * stages as f64 / self.pipeline.stages.len().max(1) as f64
    }
}

/// A branch in the making.
struct Way {
    parting: Parting,
    mass: f64,
    /// The trial that was asked about went this way.
    went: bool,
    /// The states it has led to, until it has parted or ended.
    flow: Option<Flow>,
    /// The stage to come.
    at: usize,
    outcome: Option<Outcome>,
    /// Where the ways stand into which it parts.
    into: Vec<usize>,
    /// HP lost in those that end without parting further, each times its mass.
    lost: f64,
    cut: bool,
}

impl Way {
    fn new(parting: Parting, at: usize, states: States, went: bool) -> Way {
        let mass = states.iter().map(|state| state.1).sum();
        Way {
            mass,
            went,
            flow: Some(Flow::of(states)),
            at,
            outcome: parting.ended,
            parting,
            into: Vec::new(),
            lost: 0.0,
            cut: false,
        }
    }

    /// Goes on to where it parts: the ways that it parts into, none where it
    /// ends as one.
    async fn follow(&mut self, tour: &mut Tour<'_>) -> Result<Vec<(Parting, States)>, TooLarge> {
        let Some(mut flow) = self.flow.take() else { return Ok(Vec::new()) };
        let pipeline = tour.pipeline;
        while let Some(stage) = pipeline.stages.get(self.at)
            && self.outcome.is_none()
        {
            tour.enter(self.mass);
            if matches!(stage, Stage::Damage(_) | Stage::Reduction(_)) {
                // Nothing of them parts, and they are the broadest.
                flow.pass(stage, &pipeline.sanctum, tour.meter).await?;
                self.pass(tour);
                continue;
            }
            let Some(mut parted) = split(&flow, stage, self.at, tour).await else {
                self.finish(flow, tour).await?;
                return Ok(Vec::new());
            };
            self.pass(tour);
            if parted.len() > 1 {
                parted.sort_by_cached_key(|(parting, _)| parting.order());
                return Ok(parted);
            }
            let Some((parting, states)) = parted.pop() else { break };
            flow = Flow::of(states);
            self.outcome = parting.ended;
        }
        self.close(&flow, tour);
        Ok(Vec::new())
    }

    /// Runs what was not followed to its ends.
    async fn end(&mut self, tour: &mut Tour<'_>) -> Result<(), TooLarge> {
        let Some(flow) = self.flow.take() else { return Ok(()) };
        if self.outcome.is_some() {
            self.close(&flow, tour);
            return Ok(());
        }
        self.finish(flow, tour).await
    }

    async fn finish(&mut self, mut flow: Flow, tour: &mut Tour<'_>) -> Result<(), TooLarge> {
        self.cut = true;
        let pipeline = tour.pipeline;
        for stage in pipeline.stages.iter().skip(self.at) {
            tour.enter(self.mass);
            flow.pass(stage, &pipeline.sanctum, tour.meter).await?;
            self.pass(tour);
        }
        for (_, state, mass) in flow.finish() {
            self.lost += lost(pipeline, &[(state, mass)]);
        }
        Ok(())
    }

    /// One stage further.
    fn pass(&mut self, tour: &mut Tour<'_>) {
        self.at += 1;
        tour.pass(self.mass, 1);
    }

    /// It ends as one.
    fn close(&mut self, flow: &Flow, tour: &mut Tour<'_>) {
        // A list without an end has changed nothing.
        self.outcome = self.outcome.or(Some(Outcome::Bounced));
        self.lost = lost(tour.pipeline, flow.live());
        tour.pass(self.mass, tour.pipeline.stages.len() - self.at);
    }
}

fn lost(pipeline: &Pipeline, states: &[(Exchange, f64)]) -> f64 {
    let hp = pipeline.start.target.hp;
    states.iter().map(|(x, mass)| f64::from(hp.saturating_sub(x.target.hp)) * mass).sum()
}

/// The states by what came of the stage; `None` where too much is left to follow.
async fn split(
    flow: &Flow,
    stage: &Stage,
    index: usize,
    tour: &mut Tour<'_>,
) -> Option<Vec<(Parting, States)>> {
    let mut parted: Vec<(Parting, Merge)> = Vec::new();
    let mut all = Enumerate::new();
    for (at, &(state, mass)) in flow.live().iter().enumerate() {
        all.restart();
        loop {
            tour.left = tour.left.checked_sub(1)?;
            if tour.left.is_multiple_of(LOOK) {
                tour.meter.along(at as f64 / flow.live().len() as f64);
                tour.meter.spend(COST[1]).await;
            }
            let mut x = state;
            let mut ear = Ear { all: &mut all, rolls: ArrayVec::new(), asked: 0 };
            let ended = match stage.apply_any(&tour.pipeline.sanctum, &mut x, &mut ear) {
                ControlFlow::Break(outcome) => Some(outcome),
                ControlFlow::Continue(()) => None,
            };
            let parting = Parting { index, rolls: ear.rolls, ended };
            let known = parted.iter().position(|(other, _)| other.same(&parting));
            let at = known.unwrap_or_else(|| {
                parted.push((parting, Merge::with_capacity(0)));
                parted.len() - 1
            });
            parted[at].1.add(x, mass * all.mass());
            if !all.advance() {
                break;
            }
        }
    }
    Some(parted.into_iter().map(|(parting, states)| (parting, states.sorted())).collect())
}

/// Hears the rolls that part an attack.
struct Ear<'a> {
    all: &'a mut Enumerate,
    rolls: ArrayVec<(u8, Roll), MAX_ROLLS>,
    asked: u8,
}

impl Chance for Ear<'_> {
    fn draw(&mut self, law: Law) -> Draw {
        let draw = self.all.draw(law);
        if open(law) {
            // No stage makes more: the path of the enumeration holds no more.
            let _full = self.rolls.try_push((self.asked, Roll { law, draw }));
        }
        self.asked = self.asked.saturating_add(1);
        draw
    }
}

/// The tree from a place on, and the HP lost in it.
fn gathered(ways: &[Way], at: usize) -> (Branch, f64) {
    let way = &ways[at];
    let (mut branches, mut lost) = (Vec::new(), way.lost);
    for &into in &way.into {
        let (branch, of_it) = gathered(ways, into);
        branches.push(branch);
        lost += of_it;
    }
    let branch = Branch {
        parting: way.parting.clone(),
        probability: probability(way.mass, at == 0),
        mean_loss: if way.mass > 0.0 { lost / way.mass + 0.0 } else { 0.0 },
        outcome: way.outcome,
        branches,
        cut: way.cut,
    };
    (branch, lost)
}

#[cfg(test)]
mod tests;
