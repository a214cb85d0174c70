//! Probability on its way through the stages of an attack.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::TooLarge;
use super::merge::{Line, Merge};
use crate::chance::Enumerate;
use crate::exchange::{Exchange, Outcome};
use crate::rules::sanctum::Facts;
use crate::stage::Stage;

/// Most paths one stage may follow: about a second in a browser.
const LIMIT: u64 = 20_000_000;

/// Most states one stage may lead to: what memory they take.
const STATES: usize = 1 << 19;

/// Every state an attack can be in after some of its stages, equal ones
/// merged, and every end it has had by then.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    live: Vec<(Exchange, f64)>,
    /// The states that go on differ in nothing but damage and critical flag.
    alike: bool,
    ends: Vec<(Outcome, Exchange, f64)>,
}

impl Flow {
    /// Before the first stage.
    pub fn new(start: Exchange) -> Flow {
        Flow { live: vec![(start, 1.0)], alike: true, ends: Vec::new() }
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
        Flow { live, alike: self.alike, ends: Vec::new() }
    }

    /// Follows every roll of `stage`: the probability that the attack ends
    /// there, by [`Outcome::ALL`].
    pub fn pass(
        &mut self,
        stage: &Stage,
        facts: &Facts,
    ) -> Result<[f64; Outcome::ALL.len()], TooLarge> {
        let results = breadth(stage);
        let paths = (self.live.len() as u64).saturating_mul(results);
        // Each result of a damage roll is a state of its own.
        let states = if matches!(stage, Stage::Damage(_)) { results } else { 0 };
        if paths > LIMIT || states > STATES as u64 {
            return Err(TooLarge { stage: stage.id(), paths, limit: LIMIT });
        }
        if self.alike && stage.keeps_to_damage() {
            if let Some(ended) = self.pass_alike(stage, facts) {
                return Ok(ended);
            }
        } else {
            self.alike = false;
        }
        let mut next = Merge::with_capacity(self.live.len());
        let mut over = Outcome::ALL.map(|_| Merge::with_capacity(0));
        let mut ended = [0.0; Outcome::ALL.len()];
        let mut all = Enumerate::new();
        // What a stage rolls may depend on the state, so the estimate above is
        // not all.
        let mut followed = 0;
        for &(state, mass) in &self.live {
            all.restart();
            loop {
                followed += 1;
                if followed % 4096 == 0 {
                    let states = next.len() + over.iter().map(Merge::len).sum::<usize>();
                    if followed > LIMIT || states > STATES {
                        return Err(TooLarge { stage: stage.id(), paths: followed, limit: LIMIT });
                    }
                }
                let mut x = state;
                let flow = stage.apply(facts, &mut x, &mut all);
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
        for (outcome, over) in Outcome::ALL.into_iter().zip(over) {
            self.ends.extend(over.sorted().into_iter().map(|(x, p)| (outcome, x, p)));
        }
        Ok(ended)
    }

    /// As [`pass`](Self::pass), for a stage that keeps to the damage; `None`,
    /// and nothing done, if the damages are too far apart for a table.
    fn pass_alike(&mut self, stage: &Stage, facts: &Facts) -> Option<[f64; Outcome::ALL.len()]> {
        let Some(&(like, _)) = self.live.first() else { return Some(Default::default()) };
        let mut next = Line::default();
        let mut over = Outcome::ALL.map(|_| Line::default());
        let mut all = Enumerate::new();
        let mut x = like;
        for &(state, mass) in &self.live {
            all.restart();
            loop {
                (x.damage, x.crit) = (state.damage, state.crit);
                let line = match stage.apply(facts, &mut x, &mut all) {
                    ControlFlow::Continue(()) => &mut next,
                    ControlFlow::Break(outcome) => &mut over[outcome as usize],
                };
                debug_assert_eq!(x, Exchange { damage: x.damage, crit: x.crit, ..state });
                if !line.add(x.damage, x.crit, mass * all.mass()) || line.len() > STATES {
                    return None;
                }
                if !all.advance() {
                    break;
                }
            }
        }
        self.live = next.states(like);
        let mut ended = [0.0; Outcome::ALL.len()];
        for ((outcome, over), ended) in Outcome::ALL.into_iter().zip(over).zip(&mut ended) {
            for (x, p) in over.states(like) {
                *ended += p;
                self.ends.push((outcome, x, p));
            }
        }
        Some(ended)
    }

    /// The ends so far, in no order; they are forgotten.
    pub fn take_ends(&mut self) -> Vec<(Outcome, Exchange, f64)> {
        core::mem::take(&mut self.ends)
    }

    /// Every end, in rising order and merged. An attack that still goes on has
    /// changed nothing.
    pub fn finish(self) -> Vec<(Outcome, Exchange, f64)> {
        let mut ends = self.ends;
        ends.extend(self.live.into_iter().map(|(x, p)| (Outcome::Bounced, x, p)));
        ends.sort_by_key(|end| (end.0, end.1));
        ends.dedup_by(|next, end| {
            let same = (next.0, next.1) == (end.0, end.1);
            if same {
                end.2 += next.2;
            }
            same
        });
        ends
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
