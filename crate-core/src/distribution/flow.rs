//! Probability on its way through the stages of an attack.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::merge::{Line, Merge, in_order};
use super::{Law, TooLarge};
use crate::chance::Enumerate;
use crate::exchange::{Exchange, Outcome};
use crate::rules::sanctum::Facts;
use crate::stage::Stage;
use crate::work::{Meter, Part};

/// Most paths one stage may follow: about a second in a browser.
const LIMIT: u64 = 20_000_000;

/// Most states one stage may lead to: what memory they take, some 100 MB.
const STATES: u64 = 1 << 17;

/// Paths from one look at the meter to the next.
pub(super) const LOOK: u64 = 256;

/// What so many paths cost, where the states are in a plain table and where each
/// is looked up.
pub(super) const COST: [u64; 2] = [30 * LOOK, 300 * LOOK];

/// A number for each outcome, by [`Outcome::ALL`].
pub(crate) type ByOutcome<T> = [T; Outcome::ALL.len()];

/// Every state an attack can be in after some of its stages, equal ones
/// merged, and every end it has had by then.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    live: Vec<(Exchange, f64)>,
    /// The states that go on differ in nothing but damage and critical flag.
    alike: bool,
    /// In no order, and not yet merged.
    ends: ByOutcome<Vec<(Exchange, f64)>>,
}

impl Flow {
    /// Before the first stage.
    pub fn new(start: Exchange) -> Flow {
        Flow { live: vec![(start, 1.0)], alike: true, ends: Default::default() }
    }

    /// On the way, in these states: in rising order, each once.
    pub fn of(live: Vec<(Exchange, f64)>) -> Flow {
        let bare = |x: &Exchange| Exchange { damage: 0, crit: false, ..*x };
        let alike = live.windows(2).all(|pair| bare(&pair[0].0) == bare(&pair[1].0));
        Flow { live, alike, ends: Default::default() }
    }

    /// The states of the attacks that go on, in rising order.
    pub fn live(&self) -> &[(Exchange, f64)] {
        &self.live
    }

    /// The same with every state of an attack that goes on changed alike; the
    /// ends are left behind.
    pub fn with(&self, change: impl Fn(&mut Exchange)) -> Flow {
        let mut live = self.live.clone();
        live.iter_mut().for_each(|(x, _)| change(x));
        Flow { live, alike: self.alike, ends: Default::default() }
    }

    /// Follows every roll of `stage`: the probability that the attack ends
    /// there, by [`Outcome::ALL`].
    pub fn pass<'a>(
        &'a mut self,
        stage: &'a Stage,
        facts: &'a Facts,
        meter: &'a Meter,
    ) -> Part<'a, Result<ByOutcome<f64>, TooLarge>> {
        Box::pin(self.follow(stage, facts, meter))
    }

    async fn follow(
        &mut self,
        stage: &Stage,
        facts: &Facts,
        meter: &Meter,
    ) -> Result<ByOutcome<f64>, TooLarge> {
        let within = |found: u64, limit: u64| match found > limit {
            true => Err(TooLarge { stage: stage.id(), found, limit }),
            false => Ok(()),
        };
        within((self.live.len() as u64).saturating_mul(breadth(stage)), LIMIT)?;
        let highest = self.live.last().map_or(0, |(x, _)| x.damage);
        within(spread(stage, highest), STATES)?;
        if self.alike && stage.keeps_to_damage() {
            if let Some(ended) = self.pass_alike(stage, facts, meter).await {
                return Ok(ended);
            }
        } else {
            self.alike = false;
        }
        let mut next = Merge::with_capacity(self.live.len());
        let mut over = Outcome::ALL.map(|_| Merge::with_capacity(0));
        let mut ended = ByOutcome::<f64>::default();
        let mut all = Enumerate::new();
        // What a stage rolls may depend on the state, so the estimate above is
        // not all.
        let mut followed = 0;
        for (at, &(state, mass)) in self.live.iter().enumerate() {
            all.restart();
            loop {
                followed += 1;
                if followed % 4096 == 0 {
                    let states = next.len() + over.iter().map(Merge::len).sum::<usize>();
                    within(followed, LIMIT)?;
                    within(states as u64, STATES)?;
                }
                if u64::is_multiple_of(followed, LOOK) {
                    meter.along(at as f64 / self.live.len() as f64);
                    meter.spend(COST[1]).await;
                }
                let mut x = state;
                let flow = stage.apply_any(facts, &mut x, &mut all);
                let p = mass * all.mass();
                match flow {
                    ControlFlow::Continue(()) => next.add(x, p),
                    ControlFlow::Break(outcome) => {
                        ended[outcome as usize] += p;
                        over[outcome as usize].add(x, p);
                    }
                }
                if !all.advance() {
                    break;
                }
            }
        }
        self.live = next.sorted();
        for (ends, over) in self.ends.iter_mut().zip(over) {
            ends.append(&mut over.sorted());
        }
        Ok(ended)
    }

    /// As [`pass`](Self::pass), for a stage that keeps to the damage; `None`,
    /// and nothing done, if the damages are too far apart for a table.
    async fn pass_alike(
        &mut self,
        stage: &Stage,
        facts: &Facts,
        meter: &Meter,
    ) -> Option<ByOutcome<f64>> {
        let Some(&(like, _)) = self.live.first() else { return Some(Default::default()) };
        let mut next = Line::default();
        let mut over = Outcome::ALL.map(|_| Line::default());
        let mut all = Enumerate::new();
        let mut x = like;
        let mut followed = 0;
        for (at, &(state, mass)) in self.live.iter().enumerate() {
            all.restart();
            loop {
                followed += 1;
                if u64::is_multiple_of(followed, LOOK) {
                    meter.along(at as f64 / self.live.len() as f64);
                    meter.spend(COST[0]).await;
                }
                (x.damage, x.crit) = (state.damage, state.crit);
                let line = match stage.apply_any(facts, &mut x, &mut all) {
                    ControlFlow::Continue(()) => &mut next,
                    ControlFlow::Break(outcome) => &mut over[outcome as usize],
                };
                debug_assert_eq!(x, Exchange { damage: x.damage, crit: x.crit, ..state });
                if !line.add(x.damage, x.crit, mass * all.mass()) || line.len() as u64 > STATES {
                    return None;
                }
                if !all.advance() {
                    break;
                }
            }
        }
        self.live = next.states(like);
        let mut ended = ByOutcome::<f64>::default();
        for ((ends, over), ended) in self.ends.iter_mut().zip(over).zip(&mut ended) {
            let mut over = over.states(like);
            over.iter().for_each(|end| *ended += end.1);
            ends.append(&mut over);
        }
        Some(ended)
    }

    /// The ends so far by outcome, in no order; they are forgotten.
    pub fn take_ends(&mut self) -> ByOutcome<Vec<(Exchange, f64)>> {
        core::mem::take(&mut self.ends)
    }

    /// Every end by outcome, in no order. An attack that still goes on has
    /// changed nothing.
    pub fn into_ends(mut self) -> ByOutcome<Vec<(Exchange, f64)>> {
        self.ends[Outcome::Bounced as usize].append(&mut self.live);
        self.ends
    }

    /// Every end, in rising order and merged.
    pub fn finish(self) -> Vec<(Outcome, Exchange, f64)> {
        let mut all = Vec::new();
        for (outcome, mut ends) in Outcome::ALL.into_iter().zip(self.into_ends()) {
            in_order(&mut ends);
            all.extend(ends.into_iter().map(|(x, p)| (outcome, x, p)));
        }
        all
    }

    /// HP that the target has lost, of `hp`, in every end.
    pub fn losses(self, hp: i32) -> Law {
        Law::from_masses(self.finish().iter().map(|e| (hp.saturating_sub(e.1.target.hp), e.2)))
    }
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

/// How many states the stage leads to at least, where that is known before:
/// each sum of a damage roll is one of its own, and so is what a reduction
/// leaves of the `highest` damage.
fn spread(stage: &Stage, highest: i32) -> u64 {
    match stage {
        Stage::Damage(term) => term.roll.breadth(),
        Stage::Reduction(dr) => {
            let [most, least] = [dr.span.min(), dr.span.max()].map(|r| dr.left(highest, r));
            u64::from(most.abs_diff(least)) + 1
        }
        _ => 1,
    }
}
