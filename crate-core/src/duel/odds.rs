//! Who wins, and nothing else: from two laws of attacks to kill.

use alloc::vec::Vec;

use super::kill::Kill;

/// Who wins; the three sum to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DuelOdds {
    /// Probability that the left side wins.
    pub left: f64,
    /// Probability that the right side wins.
    pub right: f64,
    /// Probability that nobody does, or that it was not followed so far.
    pub undecided: f64,
}

impl Kill {
    /// `alive[n]`: probability of being alive after `n` attacks.
    fn survival(&self) -> Vec<f64> {
        let mut alive: Vec<f64> = Vec::with_capacity(self.by.len() + 1);
        let mut sum = self.tail;
        alive.push(sum);
        for p in self.by.iter().rev() {
            sum += p;
            alive.push(sum);
        }
        alive.reverse();
        alive
    }
}

/// The odds of a fight whose sides wear down independently, from how many
/// attacks of the left side kill the right one, how many of the right side
/// kill the left one, and both delays in thousandths of a turn (0 is read as
/// 1). [`duel_odds`](super::duel_odds) says more and costs more.
pub fn odds_of_kills(left: &Kill, right: &Kill, delays: [u32; 2]) -> DuelOdds {
    let [l, r] = delays.map(|delay| u64::from(delay.max(1)));
    let wins = |kill: &Kill, others: &Kill, made_by_then: &dyn Fn(u64) -> u64| -> f64 {
        let alive = others.survival();
        let last = alive.last().copied().unwrap_or(1.0);
        let win = |(i, p): (usize, &f64)| {
            let made = made_by_then(i as u64);
            p * usize::try_from(made).ok().and_then(|m| alive.get(m)).copied().unwrap_or(last)
        };
        kill.by.iter().enumerate().rev().map(win).sum()
    };
    // Attack i of a side, from 0, is made at i times its delay. By then the
    // other side has made those before it; the left one also that of the same
    // moment.
    let left_wins = wins(left, right, &|i| (i * l).div_ceil(r));
    let right_wins = wins(right, left, &|i| i * r / l + 1);
    // What is certain is exactly 1; a sum would round.
    let sure = |own: &Kill, other: &Kill, wins: f64, others: f64| {
        !own.never && (other.never || (own.tail == 0.0 && others == 0.0 && wins > 0.0))
    };
    if sure(left, right, left_wins, right_wins) {
        return DuelOdds { left: 1.0, right: 0.0, undecided: 0.0 };
    }
    if sure(right, left, right_wins, left_wins) {
        return DuelOdds { left: 0.0, right: 1.0, undecided: 0.0 };
    }
    let undecided = (1.0 - left_wins - right_wins).max(0.0);
    DuelOdds { left: left_wins, right: right_wins, undecided }
}
