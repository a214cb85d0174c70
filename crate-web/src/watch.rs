//! A trial that fell into a bar, where no run has noted one: the first of those that
//! are sampled here. Knows no browser.

use duelscope_core::sheet::Hand;
use duelscope_core::{BATCH, Duel, DuelBatch, DuelTally, Pipeline};
use duelscope_sampling::{run_batch, run_duels};

use crate::answer::Answer;
use crate::chart::counts::{Count, Counts};
use crate::chart::{Heights, View, What};

/// Attacks that are looked at, and attacks of all fights that are: some tens of
/// milliseconds.
const ATTACKS: u64 = 8 * BATCH;
const BLOWS: f64 = 400_000.0;

/// Fights sampled between two looks.
const FIGHTS: u64 = 64;

/// A trial, or how many were looked at in vain.
pub type Found = Result<u64, u64>;

/// What bars are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bars {
    /// HP lost to one attack, looked at so.
    Attack(View),
    /// HP that this side has left when it wins the duel.
    Fight(Hand),
}

/// The first trial of an answer's seed that fell into a bar.
///
/// # Errors
///
/// How many did not.
pub fn trial(answer: &Answer, bars: Bars, what: What) -> Found {
    let seed = answer.scenario.seed;
    match bars {
        Bars::Attack(view) => attack(&answer.pipeline, seed, view, what),
        Bars::Fight(winner) => fight(&answer.fight, seed, winner, what),
    }
}

/// The first attack that fell into a bar of its histogram.
fn attack(pipeline: &Pipeline, seed: u64, view: View, what: What) -> Found {
    let hp = Some(pipeline.start.target.hp).filter(|&hp| view.capped && hp > 0);
    let mut found = (0..ATTACKS / BATCH).filter_map(|batch| {
        first(&Counts::of_attacks(&run_batch(pipeline, seed, batch)), view, hp, what)
    });
    found.next().ok_or(ATTACKS)
}

/// The first of these trials that fell into the bar.
fn first(counts: &Counts, view: View, hp: Option<i32>, what: What) -> Option<u64> {
    let What::Values(low, high) = what else { return counts.missed().first };
    let within = |value: i32| (low..=high).contains(&hp.map_or(value, |hp| value.min(hp)));
    let mut fell = Count::default();
    for &(_, hit) in counts.hits().iter().filter(|hit| within(hit.0)) {
        fell += hit;
    }
    // Among sums a miss is a loss of 0.
    if view.heights != Heights::Exactly && !view.hits_only && within(0) {
        fell += counts.missed();
    }
    fell.first
}

/// The first fight that a side won with so many HP left.
fn fight(duel: &Duel, seed: u64, winner: Hand, what: What) -> Found {
    let What::Values(low, high) = what else { return Err(0) };
    let (mut batch, mut tally) = (DuelBatch::new(seed, 0, BATCH), DuelTally::new());
    while batch.left() > 0 && tally.mean_attacks() * tally.trials() as f64 <= BLOWS {
        run_duels(&mut batch, duel, FIGHTS, &mut tally);
        let fell = tally.hp_left(winner).filter(|(hp, _)| (low..=high).contains(hp));
        if let Some(first) = fell.map(|(_, bin)| bin.first).min() {
            return Ok(first);
        }
    }
    Err(tally.trials())
}

#[cfg(test)]
mod tests {
    use duelscope_core::{Outcome, Verdict, replay};

    use super::*;
    use crate::chart::{Data, Series, Spread};
    use crate::fight::FightStory;
    use std::rc::Rc;

    #[test]
    fn an_attack_of_each_bar_ends_in_it() {
        let answer = Answer::first();
        let (pipeline, hp) = (&*answer.pipeline, answer.pipeline.start.target.hp);
        let exact = answer.exact.as_ref().expect("a small law");
        let data = Data {
            exact: Some(Rc::new(Spread::of_attack(exact))),
            hp: Some(hp),
            ..Data::default()
        };
        let mut looked = 0;
        for heights in Heights::ALL {
            for (hits_only, capped) in [(false, false), (false, true), (true, false), (true, true)]
            {
                let view = View { heights, hits_only, capped, log: false };
                for bar in Series::new(&data, view, 100).bars {
                    let trial = attack(pipeline, 7, view, bar.what).expect("no bar is that rare");
                    let (outcome, end) = replay(pipeline, 7, trial, |_| {});
                    let loss = hp - end.target.hp;
                    let missed = outcome == Outcome::Missed;
                    match bar.what {
                        What::Miss => assert!(missed),
                        What::Values(low, high) => {
                            let loss = if capped { loss.min(hp) } else { loss };
                            assert!((low..=high).contains(&loss), "{view:?}: {loss} in {bar:?}");
                            assert!(!missed || heights != Heights::Exactly && !hits_only);
                        }
                    }
                    looked += 1;
                }
            }
        }
        assert!(looked > 100, "{looked}");
        assert_eq!(attack(pipeline, 7, View::default(), What::Values(500, 900)), Err(ATTACKS));
    }

    #[test]
    fn a_fight_of_each_bar_ends_in_it() {
        let answer = Answer::first();
        for (hand, verdict) in [(Hand::Left, Verdict::Left), (Hand::Right, Verdict::Right)] {
            for hp in 1..=answer.fight.bodies[hand as usize].hp {
                let Ok(trial) = fight(&answer.fight, 7, hand, What::Values(hp, hp)) else {
                    continue;
                };
                let story = FightStory::replay(&answer.fight, 7, trial);
                assert_eq!(story.verdict, verdict);
                assert_eq!(story.blows.last().map(|blow| blow.hp[hand as usize]), Some(hp));
            }
        }
        let likely = fight(&answer.fight, 7, Hand::Left, What::Values(20, 20));
        assert!(likely.is_ok(), "{likely:?}");
        let never = fight(&answer.fight, 7, Hand::Left, What::Values(21, 90));
        assert!(never.is_err_and(|fights| fights > 1_000), "{never:?}");
    }
}
