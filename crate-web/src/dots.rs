//! The hit rolls of a run's first trials, for the roll square. Knows no
//! browser.

use duelscope_core::{Pipeline, Stage, replay_first};

/// A sampled pair of rolls, each between 0 and 1, and whether it succeeded.
pub type Dot = (f32, f32, bool);

/// Most dots: enough to see both areas fill, few enough to draw at once.
pub const MOST: u64 = 500;

/// The hit rolls of the first trials of a seed.
pub fn of(pipeline: &Pipeline, seed: u64) -> Vec<Dot> {
    let mut dots = Vec::new();
    replay_first(pipeline, seed, MOST, |step| {
        if let (Stage::Hit(_), Some(roll)) = (step.stage, step.rolls.first())
            && let Some([attack, defense]) = roll.draw.raw
        {
            dots.push((attack, defense, roll.draw.pick == 1));
        }
    });
    dots
}

/// How many dots stand for a run that is so far.
pub fn shown(done: u64, wanted: u64) -> usize {
    // At most MOST: it fits.
    MOST.saturating_mul(done).div_ceil(wanted.max(1)).min(MOST).min(done) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use duelscope_core::replay;

    #[test]
    fn dots_are_the_rolls_of_the_trials_themselves() {
        let answer = Answer::first();
        let (pipeline, seed) = (&*answer.pipeline, answer.scenario.seed);
        let dots = of(pipeline, seed);
        assert_eq!(dots.len() as u64, MOST);
        for trial in [0, 7, 499] {
            let mut raw = None;
            replay(pipeline, seed, trial, |step| {
                if matches!(step.stage, Stage::Hit(_)) {
                    raw = step.rolls[0].draw.raw;
                }
            });
            let (attack, defense, _) = dots[trial as usize];
            assert_eq!(raw, Some([attack, defense]));
        }
        // 9 in 11 hit: a 99.99 % interval of 500 trials.
        let hits = dots.iter().filter(|dot| dot.2).count();
        assert!((370..450).contains(&hits), "{hits}");
    }

    #[test]
    fn dots_grow_with_the_run_and_never_lead_it() {
        assert_eq!(shown(0, 1_000), 0);
        assert_eq!(shown(16_384, 1_000_000), 9);
        assert_eq!(shown(1_000_000, 1_000_000), 500);
        assert_eq!(shown(3, 3), 3);
        assert_eq!(shown(u64::MAX, 1), 500);
    }
}
