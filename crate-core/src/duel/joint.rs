//! A fight whose two sides do not wear down independently: one law over the
//! states of both.

use alloc::vec::Vec;

use super::clock::Clock;
use super::law::{DuelLaw, Ends, Method, Turn, finish};
use super::solo::{Idle, MOST_TURNS};
use super::state::{State, knows_rounds};
use super::strike::Strike;
use super::walk::add;
use super::{DUST, Duel, MOST_STEPS, TAIL, TooLong, Unsolved};
use crate::distribution::{self, Index, mix};

/// A state of both; by rounds, whether an attack of the round changed anything
/// but armor.
type Key = (State, bool);

/// What the left, the right side's attack leads to, filled when needed.
type Node = [Option<Moves>; 2];

#[derive(Default)]
struct Moves {
    to: Vec<(u32, f64)>,
    /// Wins of the left and the right side: HP left, probability.
    wins: [Vec<(i32, f64)>; 2],
    both: f64,
    never: f64,
    /// Some state it leads to is another one for good.
    changes: bool,
}

struct Web {
    states: Index<Key>,
    /// What is known of each of them.
    nodes: Vec<Node>,
    mass: Vec<f64>,
    next: Vec<f64>,
    steps: u64,
}

/// Solves a fight by following all states of both sides.
pub(super) fn fight(strikes: &mut [Strike<'_>; 2], duel: &Duel) -> Result<DuelLaw, Unsolved> {
    let (by_rounds, resets) = match duel.clock {
        Clock::Rounds { .. } => (true, true),
        Clock::Turns { reset, .. } => (false, reset > 0),
    };
    let timed = by_rounds && duel.attacks.iter().any(|attack| knows_rounds(&attack.sanctum));
    let mut web = Web {
        states: Index::with_capacity(0),
        nodes: Vec::new(),
        mass: Vec::new(),
        next: Vec::new(),
        steps: 0,
    };
    let start = web.node((State::start(duel), false));
    web.mass[start as usize] = 1.0;

    let mut turns: Vec<Turn> = Vec::new();
    let mut hp_left = [Vec::new(), Vec::new()];
    let (mut never, mut both) = (0.0, 0.0);
    let mut idle = Idle::new(&duel.clock);
    let (mut work, mut lost) = (0, false);
    let mut schedule = duel.clock.schedule().take(MOST_TURNS);
    loop {
        let Some(act) = schedule.next() else {
            if by_rounds {
                never += web.mass.iter().sum::<f64>();
            }
            break;
        };
        if act.reset {
            // A round from the second on that changed nothing has no next one.
            never += web.reset(by_rounds && act.time > 2);
            if timed {
                web.nodes.iter_mut().for_each(|node| *node = Node::default());
                web.steps = 0;
            }
            strikes.iter_mut().for_each(|strike| strike.set_round(act.time));
        }
        let reached: f64 = web.mass.iter().sum();
        if reached <= TAIL {
            break;
        }
        let side = act.hand as usize;
        let mut wins = [0.0; 2];
        let mut changed = false;
        for i in 0..web.mass.len() {
            let mass = core::mem::take(&mut web.mass[i]);
            if mass < DUST {
                lost |= mass > 0.0;
                continue;
            }
            if web.nodes[i][side].is_none() {
                web.expand(i, side, &strikes[side], resets, by_rounds)?;
            }
            let Some(moves) = &web.nodes[i][side] else { continue };
            work += moves.to.len() as u64 + 1;
            for winner in 0..2 {
                for &(hp, p) in &moves.wins[winner] {
                    wins[winner] += mass * p;
                    add(&mut hp_left[winner], hp, mass * p);
                }
            }
            both += mass * moves.both;
            never += mass * moves.never;
            changed |= moves.changes;
            for &(to, p) in &moves.to {
                web.next[to as usize] += mass * p;
            }
        }
        core::mem::swap(&mut web.mass, &mut web.next);
        turns.push(Turn { act, reached, wins });
        if idle.over(side, changed) {
            never += web.mass.iter().sum::<f64>();
            break;
        }
        if work > MOST_MOVES {
            return Err(TooLong { work, limit: MOST_MOVES }.into());
        }
    }
    lost |= never == 0.0 && web.mass.iter().any(|&mass| mass > 0.0);
    // Who could win in what was lost is not known here, so nobody is ruled out.
    Ok(finish(turns, Ends { never, both, possible: [lost; 2], lost }, hp_left, Method::Joint))
}

/// Most moves of mass from state to state: about a second in a browser.
const MOST_MOVES: u64 = 200_000_000;

impl Web {
    fn node(&mut self, key: Key) -> u32 {
        let number = self.states.number(key);
        if number == self.nodes.len() {
            self.nodes.push(Node::default());
            self.mass.push(0.0);
            self.next.push(0.0);
        }
        number as u32
    }

    /// Finds out what an attack of `side` in state `index` leads to.
    fn expand(
        &mut self,
        index: usize,
        side: usize,
        strike: &Strike<'_>,
        resets: bool,
        by_rounds: bool,
    ) -> Result<(), Unsolved> {
        let (before, stirred) = self.states.keys()[index];
        let [attacker, target] = [before.bodies[side], before.bodies[1 - side]];
        let ends = strike.ends(attacker, target, before.others[side])?;
        self.steps += ends.after.len() as u64;
        if self.steps > MOST_STEPS {
            return Err(TooLong { work: self.steps, limit: MOST_STEPS }.into());
        }
        let mut moves = Moves { never: ends.never, changes: ends.never > 0.0, ..Moves::default() };
        for (x, mass) in ends.after {
            let mut after = before;
            after.leave(side, x.attacker, x.target, x.other);
            match after.fallen() {
                [true, true] => moves.both += mass,
                [false, true] => moves.wins[0].push((after.bodies[0].hp, mass)),
                [true, false] => moves.wins[1].push((after.bodies[1].hp, mass)),
                [false, false] => {
                    let other = if resets { after.differs(&before) } else { after != before };
                    moves.changes |= other;
                    let key = (after, by_rounds && (stirred || other));
                    moves.to.push((self.node(key), mass));
                    continue;
                }
            }
            moves.changes = true;
        }
        self.nodes[index][side] = Some(moves);
        Ok(())
    }

    /// Everyone's armor is full again. With `still_ends`, states that nothing
    /// stirred since the last time end the fight: their mass is returned.
    fn reset(&mut self, still_ends: bool) -> f64 {
        let mut ended = 0.0;
        for i in 0..self.mass.len() {
            let mass = core::mem::take(&mut self.mass[i]);
            if mass <= 0.0 {
                continue;
            }
            let (mut state, stirred) = self.states.keys()[i];
            if still_ends && !stirred {
                ended += mass;
                continue;
            }
            state.reset();
            let to = self.node((state, false));
            self.next[to as usize] += mass;
        }
        core::mem::swap(&mut self.mass, &mut self.next);
        ended
    }
}

impl distribution::Key for Key {
    #[inline]
    fn hash(&self) -> u32 {
        let (State { bodies: [left, right], others }, stirred) = self;
        let others = others[0].hash().rotate_left(13) ^ others[1].hash();
        mix([left.hash(), right.hash(), others, u32::from(*stirred)])
    }
}
