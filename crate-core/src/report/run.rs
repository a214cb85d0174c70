//! What sampled trials came to.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::words::hand_word;
use super::{Outcomes, Sides};
use crate::duel::{DuelTally, Verdict};
use crate::estimate::wilson;
use crate::sheet::Hand;
use crate::tally::{Bin, Tally, bar_of};

/// Sampled trials. Same sheet, seed and trials: the same counts, on any
/// machine and with any number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// What a trial is: an attack of `left` or `right`, or a whole `duel`.
    pub of: String,
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// Trials counted. Fewer than asked for where precision ended the run.
    pub trials: u64,
    /// The width of the widest 95 % interval among the proportions.
    pub uncertainty: f64,
    /// Of attacks: how they ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcomes: Option<Outcomes<Counted>>,
    /// Of attacks: mean HP lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    /// Of attacks: trials by HP lost, rising.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp_loss: Option<Vec<Bar>>,
    /// Of fights: who won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins: Option<Sides<Counted>>,
    /// Of fights: without a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Counted>,
    /// Of fights: mean number of attacks, both sides together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean_attacks: Option<f64>,
    /// Of fights that a side won: trials by the number of attacks of both
    /// sides together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacks: Option<Sides<Vec<Bar>>>,
    /// Of fights that a side won: trials by its HP left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp_left: Option<Sides<Vec<Bar>>>,
}

/// Trials of one kind, and what proportion they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// How many.
    pub count: u64,
    /// Their share of all.
    pub share: f64,
    /// Lower end of the share's 95 % interval (Wilson).
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Trials whose value fell into a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// Its lowest value.
    pub from: i32,
    /// Its highest value; the same up to 1,023.
    pub to: i32,
    /// How many.
    pub count: u64,
    /// The lowest number of such a trial, counted from 1 as `trial` is.
    pub first: u64,
}

impl Counted {
    fn of(count: u64, trials: u64) -> Counted {
        let interval = wilson(count, trials);
        let share = if trials == 0 { 0.0 } else { count as f64 / trials as f64 };
        Counted { count, share, low: interval.low, high: interval.high }
    }
}

fn bars(bins: impl Iterator<Item = (i32, Bin)>) -> Vec<Bar> {
    bins.map(|(value, bin)| {
        let (from, to) = bar_of(value);
        Bar { from, to, count: bin.count, first: bin.first.saturating_add(1) }
    })
    .collect()
}

impl Run {
    fn new(of: &str, seed: u64, trials: u64, uncertainty: f64) -> Run {
        Run {
            of: of.into(),
            seed: format!("{seed:x}"),
            trials,
            uncertainty,
            outcomes: None,
            mean: None,
            hp_loss: None,
            wins: None,
            undecided: None,
            mean_attacks: None,
            attacks: None,
            hp_left: None,
        }
    }

    /// Attacks of a side.
    pub fn of_attacks(attacker: Hand, seed: u64, tally: &Tally) -> Run {
        let n = tally.trials();
        Run {
            outcomes: Some(Outcomes::each(|outcome| Counted::of(tally.outcome(outcome), n))),
            mean: Some(tally.mean()),
            hp_loss: Some(bars(tally.bins())),
            ..Run::new(hand_word(attacker), seed, n, tally.uncertainty())
        }
    }

    /// Whole fights.
    pub fn of_fights(seed: u64, tally: &DuelTally) -> Run {
        let n = tally.trials();
        let counted = |verdict| Counted::of(tally.verdict(verdict), n);
        let ends = |hand| {
            let ends = tally.ends(Verdict::win(hand));
            bars(ends.map(|(attacks, bin)| (i32::try_from(attacks).unwrap_or(i32::MAX), bin)))
        };
        Run {
            wins: Some(Hand::BOTH.map(|hand| counted(Verdict::win(hand))).into()),
            undecided: Some(counted(Verdict::Undecided)),
            mean_attacks: Some(tally.mean_attacks()),
            attacks: Some(Hand::BOTH.map(ends).into()),
            hp_left: Some(Hand::BOTH.map(|hand| bars(tally.hp_left(hand))).into()),
            ..Run::new("duel", seed, n, tally.uncertainty())
        }
    }
}
