//! Runs whose counts are pinned: the same on every machine, in every browser,
//! for ever, since links carry seeds.

use duelscope_core::{Outcome, Tally};

/// A run and what it counts.
#[derive(Clone, Copy, Debug)]
pub struct Pinned {
    /// The scenario.
    pub link: &'static str,
    /// The seed.
    pub seed: u64,
    /// How many trials.
    pub trials: u64,
    /// How the attacks ended, and how often.
    pub outcomes: &'static [(Outcome, u64)],
    /// HP lost, trials, the first such trial.
    pub bars: &'static [(i32, u64, u64)],
}

impl Pinned {
    /// Fails unless the tally is the pinned one.
    pub fn check(&self, tally: &Tally) {
        let outcomes: Vec<_> = Outcome::ALL
            .into_iter()
            .map(|outcome| (outcome, tally.outcome(outcome)))
            .filter(|&(_, count)| count > 0)
            .collect();
        let bars: Vec<_> = tally.bins().map(|(value, bin)| (value, bin.count, bin.first)).collect();
        assert_eq!(outcomes, self.outcomes, "{}", self.link);
        assert_eq!(bars, self.bars, "{}", self.link);
    }
}

/// One run of each ruleset, of the left combatant's attack.
pub const PINNED: [Pinned; 3] = [
    Pinned {
        link: "v=1",
        seed: 0x7f3a,
        trials: 100_000,
        outcomes: &[
            (Outcome::Missed, 18_397),
            (Outcome::Damaged, 24_038),
            (Outcome::Killed, 57_565),
        ],
        bars: &[
            (0, 18_397, 2),
            (1, 106, 2492),
            (2, 699, 1),
            (3, 2134, 66),
            (4, 2712, 0),
            (5, 4405, 38),
            (6, 7446, 6),
            (7, 6536, 23),
            (8, 7133, 20),
            (9, 10_027, 8),
            (10, 6502, 28),
            (11, 5991, 5),
            (12, 8635, 7),
            (13, 4286, 29),
            (14, 3022, 89),
            (15, 5141, 10),
            (16, 2139, 16),
            (17, 1498, 25),
            (18, 2137, 116),
            (19, 712, 188),
            (20, 157, 242),
            (21, 185, 12),
        ],
    },
    Pinned {
        link: "v=1&rules=sanctum&l-m-dmg=0~4",
        seed: u64::MAX,
        trials: 16_385,
        outcomes: &[(Outcome::Bounced, 6518), (Outcome::Damaged, 9867)],
        bars: &[(0, 6518, 2), (1, 3292, 0), (2, 3261, 1), (3, 3314, 3)],
    },
    Pinned {
        link: "v=1&rules=combined",
        seed: 1 << 53,
        trials: 50_000,
        outcomes: &[(Outcome::Missed, 9045), (Outcome::Damaged, 13_087), (Outcome::Killed, 27_868)],
        bars: &[
            (0, 9045, 1),
            (1, 102, 223),
            (2, 609, 4),
            (3, 1531, 27),
            (4, 1259, 20),
            (5, 3059, 6),
            (6, 4221, 19),
            (7, 2306, 10),
            (8, 27_868, 0),
        ],
    },
];
