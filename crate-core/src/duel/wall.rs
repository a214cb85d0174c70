//! A side that wears down in HP and armor, on its own.

use alloc::vec::Vec;

use super::state::{fallen, rested};
use super::strike::{Strike, finding, moving};
use super::walk::{Walk, add};
use super::{DUST, MOST_STEPS, TooLong, Unsolved};
use crate::distribution::Index;
use crate::exchange::Body;
use crate::work::Meter;

/// Why a side cannot be followed on its own.
#[derive(Debug)]
pub(super) enum Stop {
    /// An attack changes more than the one who is hit.
    Coupled,
    /// It takes too much work.
    Unsolved(Unsolved),
}

/// The law of one side's [`Body`] under one kind of attack.
pub(super) struct Wall {
    strike: Strike,
    attacker: Body,
    other: Body,
    /// Armor comes back by itself: losing it is no change.
    resets: bool,
    bodies: Index<Body>,
    /// What is known of each of them.
    nodes: Vec<Node>,
    mass: Vec<f64>,
    next: Vec<f64>,
    steps: u64,
    work: u64,
    alive: f64,
    changed: bool,
    /// Mass was dropped as too small to matter.
    dropped: bool,
}

#[derive(Default)]
struct Node {
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

impl Wall {
    /// All of the mass at `body`, which `attacker` hits with `strike`.
    pub fn new(strike: Strike, attacker: Body, body: Body, other: Body, resets: bool) -> Wall {
        let mut wall = Wall {
            strike,
            attacker,
            other,
            resets,
            bodies: Index::with_capacity(0),
            nodes: Vec::new(),
            mass: Vec::new(),
            next: Vec::new(),
            steps: 0,
            work: 0,
            alive: 1.0,
            changed: false,
            dropped: false,
        };
        let start = wall.node(body);
        wall.mass[start as usize] = 1.0;
        wall
    }

    fn node(&mut self, body: Body) -> u32 {
        let number = self.bodies.number(body);
        if number == self.nodes.len() {
            self.nodes.push(Node::default());
            self.mass.push(0.0);
            self.next.push(0.0);
        }
        number as u32
    }

    async fn expand(&mut self, index: usize, meter: &Meter) -> Result<(), Stop> {
        let body = self.bodies.keys()[index];
        let ends = self.strike.ends(self.attacker, body, self.other, meter).await;
        let ends = ends.map_err(|error| Stop::Unsolved(error.into()))?;
        self.steps += ends.after.len() as u64;
        self.work += finding(ends.after.len());
        if self.steps > MOST_STEPS {
            let error = TooLong { work: self.steps, limit: MOST_STEPS };
            return Err(Stop::Unsolved(error.into()));
        }
        if ends.never > 0.0 {
            return Err(Stop::Coupled);
        }
        let to = Vec::with_capacity(ends.after.len());
        let mut moves = Moves { to, killed: 0.0, changes: false };
        for (x, mass) in ends.after {
            let target = x.target;
            // A hand that grows is felt by the other side.
            let apart = target.hand == body.hand;
            if x.attacker != self.attacker || x.other != self.other || !apart {
                return Err(Stop::Coupled);
            }
            if fallen(&target) {
                moves.killed += mass;
                continue;
            }
            moves.changes |=
                if self.resets { rested(target) != rested(body) } else { target != body };
            moves.to.push((self.node(target), mass));
        }
        moves.changes |= moves.killed > 0.0;
        self.nodes[index].moves = Some(moves);
        Ok(())
    }
}

impl Walk for Wall {
    type Stop = Stop;

    async fn attack(&mut self, meter: &Meter) -> Result<f64, Stop> {
        let mut killed = 0.0;
        for i in 0..self.mass.len() {
            let mass = core::mem::take(&mut self.mass[i]);
            if mass < DUST {
                self.dropped |= mass > 0.0;
                continue;
            }
            if self.nodes[i].moves.is_none() {
                self.expand(i, meter).await?;
            }
            let Some(moves) = &self.nodes[i].moves else { continue };
            self.work += moving(moves.to.len());
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

    fn take_work(&mut self) -> u64 {
        core::mem::take(&mut self.work)
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
                    let to = self.node(rested(self.bodies.keys()[i]));
                    self.nodes[i].rested = Some(to);
                    to
                }
            };
            self.next[to as usize] += mass;
        }
        core::mem::swap(&mut self.mass, &mut self.next);
    }

    // What is worn down at last may let something through.
    fn safe(&self) -> bool {
        false
    }

    fn dropped(&self) -> bool {
        self.dropped
    }

    fn alive(&self) -> f64 {
        self.alive
    }

    fn take_changed(&mut self) -> bool {
        core::mem::take(&mut self.changed)
    }

    fn add_hp(&self, sums: &mut Vec<f64>, scale: f64) {
        for (body, &mass) in self.bodies.keys().iter().zip(&self.mass) {
            if mass > 0.0 {
                add(sums, body.hp, mass * scale);
            }
        }
    }
}
