//! A fight whose two sides do not wear down independently: one law over the
//! states of both.

use alloc::vec::Vec;
use core::iter::Take;
use core::mem::take;

use super::clock::{Clock, Schedule};
use super::law::{DuelLaw, Ends, Method, Turn, finish};
use super::solo::{Idle, MOST_TURNS};
use super::state::{State, knows_rounds};
use super::strike::{Strike, finding, moving};
use super::walk::add;
use super::{DUST, Duel, MOST_STEPS, TAIL, TooLong, Unsolved};
use crate::distribution::{self, Index, TooLarge, mix};
use crate::work::Meter;

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

/// A fight on its way: all states of both sides are followed.
pub(super) struct Joint {
    strikes: [Strike; 2],
    web: Web,
    schedule: Take<Schedule>,
    idle: Idle,
    by_rounds: bool,
    /// Armor comes back by itself.
    resets: bool,
    /// What an attack does depends on the round.
    timed: bool,
    turns: Vec<Turn>,
    hp_left: [Vec<f64>; 2],
    never: f64,
    both: f64,
    work: u64,
    /// Mass was dropped as too small to matter.
    lost: bool,
}

impl Joint {
    /// Before the first attack.
    pub async fn new(duel: &Duel, meter: &Meter) -> Result<Joint, TooLarge> {
        let [left, right] = &duel.attacks;
        let strikes = [Strike::new(left, meter).await?, Strike::new(right, meter).await?];
        let (by_rounds, resets) = match duel.clock {
            Clock::Rounds { .. } => (true, true),
            Clock::Turns { reset, .. } => (false, reset > 0),
        };
        let mut web = Web {
            states: Index::with_capacity(0),
            nodes: Vec::new(),
            mass: Vec::new(),
            next: Vec::new(),
            steps: 0,
        };
        let start = web.node((State::start(duel), false));
        web.mass[start as usize] = 1.0;
        Ok(Joint {
            strikes,
            web,
            schedule: duel.clock.schedule().take(MOST_TURNS),
            idle: Idle::new(&duel.clock),
            by_rounds,
            resets,
            timed: by_rounds && duel.attacks.iter().any(|attack| knows_rounds(&attack.sanctum)),
            turns: Vec::new(),
            hp_left: Default::default(),
            never: 0.0,
            both: 0.0,
            work: 0,
            lost: false,
        })
    }

    /// Goes on until hardly any mass is left.
    pub async fn run(mut self, meter: &Meter) -> Result<DuelLaw, Unsolved> {
        while let Some(mut turn) = self.begin() {
            let changed = self.make(&mut turn, meter).await?;
            if self.end(turn, changed)? {
                break;
            }
        }
        Ok(self.law())
    }

    /// The next attack, if the fight gets to one.
    fn begin(&mut self) -> Option<Turn> {
        let Some(act) = self.schedule.next() else {
            if self.by_rounds {
                self.never += self.web.reached();
            }
            return None;
        };
        if act.reset {
            // A round from the second on that changed nothing has no next one.
            self.never += self.web.reset(self.by_rounds && act.time > 2);
            if self.timed {
                self.web.nodes.iter_mut().for_each(|node| *node = Node::default());
                self.web.steps = 0;
            }
            self.strikes.iter_mut().for_each(|strike| strike.set_round(act.time));
        }
        let reached = self.web.reached();
        (reached > TAIL).then_some(Turn { act, reached, wins: [0.0; 2] })
    }

    /// Makes an attack in every state: whether that changed anything.
    async fn make(&mut self, turn: &mut Turn, meter: &Meter) -> Result<bool, Unsolved> {
        let side = turn.act.hand as usize;
        let Joint { web, strikes, resets, by_rounds, .. } = self;
        let mut changed = false;
        let mut next = 0;
        // Others may be found meanwhile; they have no mass yet.
        while next < web.mass.len() {
            let i = next;
            next += 1;
            let mass = core::mem::take(&mut web.mass[i]);
            if mass < DUST {
                self.lost |= mass > 0.0;
                continue;
            }
            let mut work = 0;
            if web.nodes[i][side].is_none() {
                let strike = &strikes[side];
                work = web.expand(i, side, strike, *resets, *by_rounds, meter).await?;
            }
            let Some(moves) = &web.nodes[i][side] else { continue };
            work += moving(moves.to.len());
            self.work += moves.to.len() as u64 + 1;
            for winner in 0..2 {
                for &(hp, p) in &moves.wins[winner] {
                    turn.wins[winner] += mass * p;
                    add(&mut self.hp_left[winner], hp, mass * p);
                }
            }
            self.both += mass * moves.both;
            self.never += mass * moves.never;
            changed |= moves.changes;
            for &(to, p) in &moves.to {
                web.next[to as usize] += mass * p;
            }
            meter.reach(1.0 - turn.reached + turn.wins.iter().sum::<f64>());
            meter.spend(work).await;
        }
        Ok(changed)
    }

    /// The attack is made; whether it was the last.
    fn end(&mut self, turn: Turn, changed: bool) -> Result<bool, Unsolved> {
        core::mem::swap(&mut self.web.mass, &mut self.web.next);
        let side = turn.act.hand as usize;
        self.turns.push(turn);
        if self.idle.over(side, changed) {
            self.never += self.web.reached();
            return Ok(true);
        }
        if self.work > MOST_MOVES {
            return Err(TooLong { work: self.work, limit: MOST_MOVES }.into());
        }
        Ok(false)
    }

    /// What it came to.
    fn law(mut self) -> DuelLaw {
        let open = || self.web.mass.iter().any(|&mass| mass > 0.0);
        let lost = self.lost || (self.never == 0.0 && open());
        // Who could win in what was lost is not known here, so nobody is ruled out.
        let ends = Ends { never: self.never, both: self.both, possible: [lost; 2], lost };
        finish(take(&mut self.turns), ends, take(&mut self.hp_left), Method::Joint)
    }
}

/// Most moves of mass from state to state: about a second in a browser.
const MOST_MOVES: u64 = 200_000_000;

impl Web {
    /// Probability that the fight gets here.
    fn reached(&self) -> f64 {
        self.mass.iter().sum()
    }

    fn node(&mut self, key: Key) -> u32 {
        let number = self.states.number(key);
        if number == self.nodes.len() {
            self.nodes.push(Node::default());
            self.mass.push(0.0);
            self.next.push(0.0);
        }
        number as u32
    }

    /// Finds out what an attack of `side` in state `index` leads to: the work
    /// that took.
    async fn expand(
        &mut self,
        index: usize,
        side: usize,
        strike: &Strike,
        resets: bool,
        by_rounds: bool,
        meter: &Meter,
    ) -> Result<u64, Unsolved> {
        let (before, stirred) = self.states.keys()[index];
        let [attacker, target] = [before.bodies[side], before.bodies[1 - side]];
        let ends = strike.ends(attacker, target, before.others[side], meter).await?;
        let work = finding(ends.after.len());
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
        Ok(work)
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
