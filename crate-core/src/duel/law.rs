//! The exact answer about a fight.

use alloc::vec::Vec;

use super::clock::Act;
use crate::distribution::{Law as Distribution, list};
use crate::sheet::Hand;

/// How a fight was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Each side's HP on their own.
    Hp,
    /// Each side's HP and armor on their own.
    Body,
    /// Both sides' states together.
    Joint,
}

/// One attack of a fight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Who attacks, and when.
    pub act: Act,
    /// Probability that the fight gets to this attack.
    pub reached: f64,
    /// Probability that the fight ends with it and the left, the right side
    /// wins.
    pub wins: [f64; 2],
}

/// The exact odds of a fight: `left + right + undecided()` is 1.
#[derive(Clone, Debug, PartialEq)]
pub struct DuelLaw {
    /// Probability that the left side wins.
    pub left: f64,
    /// Probability that the right side wins.
    pub right: f64,
    /// Probability of a fight that goes on for ever (by rounds: that is ended
    /// undecided).
    pub never: f64,
    /// Probability that both fall to the same attack.
    pub both: f64,
    /// Probability that was not followed to its end.
    pub tail: f64,
    /// The attacks in their order.
    pub turns: Vec<Turn>,
    /// HP left of the left side where it wins, of the right side where it
    /// wins: the total mass is [`left`](Self::left), [`right`](Self::right).
    pub hp_left: [Distribution; 2],
    /// How it was solved.
    pub method: Method,
}

impl DuelLaw {
    /// Probability that nobody wins.
    pub fn undecided(&self) -> f64 {
        self.never + self.both + self.tail
    }

    /// Numbers as they travel between workers; [`DuelLaw::from_numbers`] reads
    /// them back.
    pub fn to_numbers(&self) -> Vec<f64> {
        let mut numbers = Vec::from([
            self.left,
            self.right,
            self.never,
            self.both,
            self.tail,
            f64::from(self.method as u8),
            self.turns.len() as f64,
        ]);
        for turn in &self.turns {
            let Act { hand, time, reset } = turn.act;
            let [left, right] = turn.wins;
            let flags = hand as u8 + 2 * u8::from(reset);
            numbers.extend([f64::from(flags), time as f64, turn.reached, left, right]);
        }
        for law in &self.hp_left {
            law.write(&mut numbers);
        }
        numbers
    }

    /// The law behind [`DuelLaw::to_numbers`]; `None` if they are not one.
    pub fn from_numbers(numbers: &[f64]) -> Option<DuelLaw> {
        let (&[left, right, never, both, tail, method], rest) = numbers.split_first_chunk()?;
        let (turns, rest) = list::<5>(rest)?;
        let (left_hp, rest) = Distribution::read(rest)?;
        let (right_hp, rest) = Distribution::read(rest)?;
        let turn = |&[flags, time, reached, left, right]: &[f64; 5]| {
            let flags = flags as u8;
            let hand = Hand::BOTH[usize::from(flags & 1)];
            let act = Act { hand, time: time as u64, reset: flags & 2 != 0 };
            Turn { act, reached, wins: [left, right] }
        };
        let known = numbers.iter().all(|x| x.is_finite()) && rest.is_empty();
        known.then(|| DuelLaw {
            left,
            right,
            never,
            both,
            tail,
            turns: turns.iter().map(turn).collect(),
            hp_left: [left_hp, right_hp],
            method: match method as u8 {
                0 => Method::Hp,
                1 => Method::Body,
                _ => Method::Joint,
            },
        })
    }

    /// Mean number of attacks that the left, the right side makes. For a fight
    /// that may go on for ever these are the attacks that were followed.
    pub fn mean_attacks(&self) -> [f64; 2] {
        Hand::BOTH.map(|hand| {
            let own = self.turns.iter().rev().filter(|turn| turn.act.hand == hand);
            own.map(|turn| turn.reached).sum()
        })
    }

    /// Probability that one side wins.
    pub fn wins(&self, hand: Hand) -> f64 {
        match hand {
            Hand::Left => self.left,
            Hand::Right => self.right,
        }
    }

    /// When the fight ends: time (thousandths of a turn, or the round) and the
    /// probability that it ends then with a win of the left, the right side.
    pub fn ends(&self) -> impl Iterator<Item = (u64, [f64; 2])> {
        let ended = self.turns.iter().filter(|turn| turn.wins != [0.0; 2]);
        ended.map(|turn| (turn.act.time, turn.wins))
    }

    /// Mean time of the end, of the fights that end; `None` if none does.
    pub fn mean_time(&self) -> Option<f64> {
        let (mut sum, mut mass) = (0.0, 0.0);
        for (time, [left, right]) in self.ends() {
            sum += time as f64 * (left + right);
            mass += left + right;
        }
        (mass > 0.0).then(|| sum / mass)
    }

    /// Probability that nobody has won up to and including `time`.
    pub fn goes_on_after(&self, time: u64) -> f64 {
        let later = self.ends().filter(|end| end.0 > time);
        later.map(|(_, [left, right])| left + right).sum::<f64>() + self.undecided()
    }
}

/// How a fight can end, beside the wins of its attacks.
pub(super) struct Ends {
    /// Probability of a fight that goes on for ever.
    pub never: f64,
    /// Probability that both fall to the same attack.
    pub both: f64,
    /// Whether the left, the right side can win at all, however long it takes.
    pub possible: [bool; 2],
    /// Some mass was not followed to its end, be it too small for a sum.
    pub lost: bool,
}

/// Adds up what the attacks of a fight gave. What is neither a win, nor
/// `never`, nor `both` was not followed.
///
/// What is certain is exactly 1: it is known from what can happen, not from a
/// sum, which rounds. And what is possible is above 0, be it so unlikely that it
/// was not followed.
pub(super) fn finish(
    turns: Vec<Turn>,
    ends: Ends,
    hp_left: [Vec<f64>; 2],
    method: Method,
) -> DuelLaw {
    let Ends { never, both, possible, lost } = ends;
    // Small masses first.
    let sum = |side: usize| turns.iter().rev().map(|turn| turn.wins[side]).sum::<f64>();
    let (mut left, mut right) = (sum(0), sum(1));
    let mut tail = (1.0 - left - right - never - both).max(0.0);
    let ended = never == 0.0 && both == 0.0;
    let sure = |own: f64, other: f64, possible: bool| {
        ended && own > 0.0 && other == 0.0 && !(lost && possible)
    };
    if sure(left, right, possible[1]) {
        (left, tail) = (1.0, 0.0);
    } else if sure(right, left, possible[0]) {
        (right, tail) = (1.0, 0.0);
    } else if lost {
        for (wins, possible) in [&mut left, &mut right].into_iter().zip(possible) {
            if possible && *wins == 0.0 {
                *wins = f64::MIN_POSITIVE;
            }
            *wins = wins.min(1.0 - f64::EPSILON);
        }
    }
    let hp_left = hp_left.map(|sums| {
        let entries = sums.iter().enumerate().filter(|e| *e.1 > 0.0);
        Distribution::from_masses(entries.map(|(hp, &mass)| (hp as i32, mass)))
    });
    DuelLaw { left, right, never, both, tail, turns, hp_left, method }
}
