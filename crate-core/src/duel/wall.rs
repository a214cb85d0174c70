//! A side that wears down in HP and armor, on its own.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::state::{fallen, rested};
use super::strike::Strike;
use super::walk::{Walk, add};
use super::{DUST, MOST_STEPS, TooLong, Unsolved};
use crate::exchange::Body;

/// Why a side cannot be followed on its own.
#[derive(Debug)]
pub(super) enum Stop {
    /// An attack changes more than the one who is hit.
    Coupled,
    /// It takes too much work.
    Unsolved(Unsolved),
}

/// The law of one side's [`Body`] under one kind of attack.
pub(super) struct Wall<'a> {
    strike: &'a Strike<'a>,
    attacker: Body,
    other: Body,
    /// Armor comes back by itself: losing it is no change.
    resets: bool,
    nodes: Vec<Node>,
    index: BTreeMap<Body, u32>,
    mass: Vec<f64>,
    next: Vec<f64>,
    steps: u64,
    alive: f64,
    changed: bool,
}

struct Node {
    body: Body,
    /// Filled at the first attack on this state.
    moves: Option<Moves>,
    /// The state with full armor.
    rested: Option<u32>,
}

struct Moves {
    to: Vec<(u32, f64)>,
    killed: f64,
    /// Some state it leads to is another one for good.
    changes: bool,
}

impl<'a> Wall<'a> {
    /// All of the mass at `body`, which `attacker` hits with `strike`.
    pub fn new(
        strike: &'a Strike<'a>,
        attacker: Body,
        body: Body,
        other: Body,
        resets: bool,
    ) -> Wall<'a> {
        let mut wall = Wall {
            strike,
            attacker,
            other,
            resets,
            nodes: Vec::new(),
            index: BTreeMap::new(),
            mass: Vec::new(),
            next: Vec::new(),
            steps: 0,
            alive: 1.0,
            changed: false,
        };
        let start = wall.node(body);
        wall.mass[start as usize] = 1.0;
        wall
    }

    fn node(&mut self, body: Body) -> u32 {
        let new = self.nodes.len() as u32;
        let index = *self.index.entry(body).or_insert(new);
        if index == new {
            self.nodes.push(Node { body, moves: None, rested: None });
            self.mass.push(0.0);
            self.next.push(0.0);
        }
        index
    }

    fn expand(&mut self, index: usize) -> Result<(), Stop> {
        let body = self.nodes[index].body;
        let ends = self.strike.ends(self.attacker, body, self.other);
        let ends = ends.map_err(|error| Stop::Unsolved(error.into()))?;
        self.steps += ends.len() as u64;
        if self.steps > MOST_STEPS {
            let error = TooLong { work: self.steps, limit: MOST_STEPS };
            return Err(Stop::Unsolved(error.into()));
        }
        let mut moves = Moves { to: Vec::with_capacity(ends.len()), killed: 0.0, changes: false };
        for end in ends {
            let [attacker, target, other] = end.bodies;
            // A hand that grows is felt by the other side.
            let apart = target.hand == body.hand;
            if end.never || attacker != self.attacker || other != self.other || !apart {
                return Err(Stop::Coupled);
            }
            if fallen(&target) {
                moves.killed += end.mass;
                continue;
            }
            moves.changes |=
                if self.resets { rested(target) != rested(body) } else { target != body };
            moves.to.push((self.node(target), end.mass));
        }
        moves.changes |= moves.killed > 0.0;
        self.nodes[index].moves = Some(moves);
        Ok(())
    }
}

impl Walk for Wall<'_> {
    type Stop = Stop;

    fn attack(&mut self) -> Result<f64, Stop> {
        let mut killed = 0.0;
        for i in 0..self.mass.len() {
            let mass = core::mem::take(&mut self.mass[i]);
            if mass < DUST {
                continue;
            }
            if self.nodes[i].moves.is_none() {
                self.expand(i)?;
            }
            let Some(moves) = &self.nodes[i].moves else { continue };
            killed += mass * moves.killed;
            self.changed |= moves.changes;
            for &(to, p) in &moves.to {
                self.next[to as usize] += mass * p;
            }
        }
        core::mem::swap(&mut self.mass, &mut self.next);
        self.alive = self.mass.iter().sum();
        Ok(killed)
    }

    fn reset(&mut self) {
        for i in 0..self.mass.len() {
            let mass = core::mem::take(&mut self.mass[i]);
            if mass <= 0.0 {
                continue;
            }
            let to = match self.nodes[i].rested {
                Some(to) => to,
                None => {
                    let to = self.node(rested(self.nodes[i].body));
                    self.nodes[i].rested = Some(to);
                    to
                }
            };
            self.next[to as usize] += mass;
        }
        core::mem::swap(&mut self.mass, &mut self.next);
    }

    fn alive(&self) -> f64 {
        self.alive
    }

    fn take_changed(&mut self) -> bool {
        core::mem::take(&mut self.changed)
    }

    fn add_hp(&self, sums: &mut Vec<f64>, scale: f64) {
        for (node, &mass) in self.nodes.iter().zip(&self.mass) {
            if mass > 0.0 {
                add(sums, node.body.hp, mass * scale);
            }
        }
    }
}
