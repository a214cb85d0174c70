//! What sampled fights add up to.

use alloc::vec::Vec;

use crate::cells::Cells;
use crate::estimate::widest;
use crate::sheet::Hand;
use crate::tally::{Bars, Bin, middle_of, read_lists, write_lists};

/// How a sampled fight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The left side won.
    Left,
    /// The right side won.
    Right,
    /// Nobody did: the fight goes on for ever, both fell to the same attack,
    /// or it was given up after [`MOST_ATTACKS`](super::MOST_ATTACKS).
    Undecided,
}

impl Verdict {
    /// Every verdict, in the order of the enum.
    pub const ALL: [Verdict; 3] = [Verdict::Left, Verdict::Right, Verdict::Undecided];

    /// A win of this side.
    pub const fn win(hand: Hand) -> Verdict {
        match hand {
            Hand::Left => Verdict::Left,
            Hand::Right => Verdict::Right,
        }
    }
}

/// How one fight ended.
pub(super) struct Ended {
    pub verdict: Verdict,
    /// Those of both sides together.
    pub attacks: u32,
    /// The winner's.
    pub hp_left: i32,
}

/// What a batch of fights is counted in: a row for each list of a [`DuelTally`].
pub(super) type DuelCells = Cells<{ Verdict::ALL.len() + 2 }>;

/// Counts of sampled fights: integers only, so that any split of the work
/// gives the same totals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DuelTally {
    /// By verdict: how many attacks both sides made together.
    ends: [Bars; Verdict::ALL.len()],
    /// HP left of the left side where it won, of the right side where it won.
    hp_left: [Bars; 2],
}

impl DuelTally {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts the fight `at` of the batch that is counted in `cells`.
    #[inline(always)]
    pub(super) fn count(&mut self, cells: &mut DuelCells, at: u32, fight: Ended) {
        let end = fight.verdict as usize;
        if !cells.count(end, at, fight.attacks as i32) {
            self.ends[end].count(cells.trial(at), fight.attacks as i32);
        }
        let Some(bars) = self.hp_left.get_mut(end) else { return };
        if !cells.count(Verdict::ALL.len() + end, at, fight.hp_left) {
            bars.count(cells.trial(at), fight.hp_left);
        }
    }

    /// Adds what a batch has counted in its cells.
    pub(super) fn add(&mut self, cells: &DuelCells) {
        cells.add_to(self.ends.iter_mut().chain(&mut self.hp_left));
    }

    /// Adds the counts of `other`.
    pub fn merge(&mut self, other: &DuelTally) {
        let mine = self.ends.iter_mut().chain(&mut self.hp_left);
        for (mine, theirs) in mine.zip(other.ends.iter().chain(&other.hp_left)) {
            mine.merge(theirs);
        }
    }

    /// Fights counted.
    pub fn trials(&self) -> u64 {
        Verdict::ALL.map(|verdict| self.verdict(verdict)).iter().sum()
    }

    /// Fights that ended so.
    pub fn verdict(&self, verdict: Verdict) -> u64 {
        self.ends(verdict).map(|(_, bin)| bin.count).sum()
    }

    /// Fights that ended so, by the number of attacks both sides made
    /// together, rising. The clock's [`schedule`](super::Clock::schedule) says
    /// at which time, or in which round, a fight's k-th attack is made. Great
    /// numbers share bars: see [`bar_of`](crate::bar_of).
    pub fn ends(&self, verdict: Verdict) -> impl Iterator<Item = (u32, Bin)> {
        self.ends[verdict as usize].iter().map(|(attacks, bin)| (attacks as u32, bin))
    }

    /// Fights that a side won, by its HP left, rising.
    pub fn hp_left(&self, winner: Hand) -> impl Iterator<Item = (i32, Bin)> {
        self.hp_left[winner as usize].iter()
    }

    /// Mean number of attacks, both sides together; 0 before the first fight.
    pub fn mean_attacks(&self) -> f64 {
        let all = Verdict::ALL.into_iter().flat_map(|verdict| self.ends(verdict));
        let sum: f64 = all.map(|(attacks, bin)| middle_of(attacks as i32) * bin.count as f64).sum();
        let trials = self.trials();
        if trials == 0 { 0.0 } else { sum / trials as f64 }
    }

    /// The width of the widest 95 % interval among the verdicts' proportions,
    /// from 0 to 1: what a stop by precision looks at.
    pub fn uncertainty(&self) -> f64 {
        widest(&Verdict::ALL.map(|verdict| self.verdict(verdict)), self.trials())
    }

    /// Numbers as they travel between workers: five lists of bars, ends by
    /// verdict and HP left by side. [`DuelTally::from_numbers`] reads them back.
    pub fn to_numbers(&self) -> Vec<f64> {
        write_lists(self.ends.iter().chain(&self.hp_left))
    }

    /// The tally behind [`DuelTally::to_numbers`]; `None` if they are not one.
    pub fn from_numbers(numbers: &[f64]) -> Option<DuelTally> {
        let mut tally = DuelTally::new();
        read_lists(numbers, tally.ends.iter_mut().chain(&mut tally.hp_left))?;
        Some(tally)
    }
}
