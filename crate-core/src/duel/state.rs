//! What a fight carries from one attack to the next.

use super::Duel;
use crate::exchange::{Body, Exchange};
use crate::pipeline::Pipeline;
use crate::rules::sanctum::Facts;

/// Both fighters, and the minion that each one's attack may be moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub bodies: [Body; 2],
    pub others: [Body; 2],
}

impl State {
    /// Before the first attack.
    #[inline]
    pub fn start(duel: &Duel) -> State {
        State { bodies: duel.bodies, others: duel.others }
    }

    /// The exchange in which `side` attacks.
    #[inline]
    pub fn enter(&self, attack: &Pipeline, side: usize) -> Exchange {
        let (attacker, target) = (self.bodies[side], self.bodies[1 - side]);
        Exchange { attacker, target, other: self.others[side], ..attack.start }
    }

    /// Takes over what an exchange left behind.
    #[inline]
    pub fn leave(&mut self, side: usize, attacker: Body, target: Body, other: Body) {
        self.bodies[side] = attacker;
        self.bodies[1 - side] = target;
        self.others[side] = other;
    }

    /// Everyone's armor is full again.
    #[inline]
    pub fn reset(&mut self) {
        self.bodies.iter_mut().chain(&mut self.others).for_each(|body| *body = rested(*body));
    }

    /// Whether more than the armor left differs.
    #[inline]
    pub fn differs(&self, other: &State) -> bool {
        self.bodies.map(rested) != other.bodies.map(rested)
            || self.others.map(rested) != other.others.map(rested)
    }

    /// Who has fallen.
    #[inline]
    pub fn fallen(&self) -> [bool; 2] {
        [fallen(&self.bodies[0]), fallen(&self.bodies[1])]
    }
}

/// Whether a fighter has fallen.
#[inline]
pub(super) fn fallen(body: &Body) -> bool {
    body.dead || body.hp <= 0
}

/// With full armor, as at the start of a round.
#[inline]
pub(super) fn rested(body: Body) -> Body {
    Body { armor: body.armor_max, ..body }
}

/// Whether an effect applies only in some round of combat.
pub(super) fn knows_rounds(facts: &Facts) -> bool {
    facts.on_target.iter().chain(&facts.on_attacker).any(|effect| effect.only.round != 0)
}
