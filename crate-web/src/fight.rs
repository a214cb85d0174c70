//! One sampled fight, attack by attack, from the same trial numbers as the
//! runs. Knows no browser.

use duelscope_core::sheet::Hand;
use duelscope_core::{Duel, Outcome, Step, Verdict, replay_duel};

/// One attack of a fight.
#[derive(Clone, Debug, PartialEq)]
pub struct FightBlow {
    /// Who attacks.
    pub hand: Hand,
    /// When: milliturns, or the round.
    pub time: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// HP of the left and the right side after it.
    pub hp: [i32; 2],
}

/// One fight.
#[derive(Clone, Debug, PartialEq)]
pub struct FightStory {
    /// HP of both sides before the first attack.
    pub start: [i32; 2],
    /// The attacks in their order, at most [`MOST_BLOWS`].
    pub blows: Vec<FightBlow>,
    /// Attacks that were made and are not listed.
    pub more: u32,
    /// Who won.
    pub verdict: Verdict,
}

/// Longer fights are told up to here.
pub const MOST_BLOWS: usize = 2_000;

impl FightStory {
    /// The fight of one trial.
    pub fn replay(duel: &Duel, seed: u64, trial: u64) -> FightStory {
        let start = duel.bodies.map(|body| body.hp);
        let mut blows: Vec<FightBlow> = Vec::new();
        let mut more = 0;
        let (verdict, _) = replay_duel(duel, seed, trial, |act, step: Step| {
            let Some(outcome) = step.outcome else { return };
            if blows.len() == MOST_BLOWS {
                more += 1;
                return;
            }
            // Overkill is told elsewhere; nobody has less than no HP.
            let (own, other) = (step.after.attacker.hp.max(0), step.after.target.hp.max(0));
            let hp = match act.hand {
                Hand::Left => [own, other],
                Hand::Right => [other, own],
            };
            blows.push(FightBlow { hand: act.hand, time: act.time, outcome, hp });
        });
        FightStory { start, blows, more, verdict }
    }

    /// HP of both sides before the blow at `at`, counted from 0.
    pub fn before(&self, at: usize) -> [i32; 2] {
        at.checked_sub(1).and_then(|i| self.blows.get(i)).map_or(self.start, |blow| blow.hp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;

    #[test]
    fn a_fight_ends_as_its_last_blow_says() {
        let fight = Answer::first().fight;
        for trial in 0..50 {
            let story = FightStory::replay(&fight, 7, trial);
            let last = story.blows.last().expect("somebody strikes first");
            let fallen = match story.verdict {
                Verdict::Left => 1,
                Verdict::Right => 0,
                Verdict::Undecided => panic!("this fight has a winner"),
            };
            assert_eq!(last.hp[fallen], 0, "{story:?}");
            assert_eq!(story.before(0), [20, 8]);
            assert_eq!(story.more, 0);
        }
    }
}
