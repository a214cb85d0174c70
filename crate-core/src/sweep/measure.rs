//! What a sweep measures.

use crate::sheet::{Games, MEASURED, Sheet};

/// A number of a scenario, of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Probability to win the fight.
    Win,
    /// Probability to hit.
    Hit,
    /// Probability to take HP with one attack.
    Wound,
    /// Mean HP taken by one attack.
    Loss,
    /// Probability to kill with one attack.
    Kill,
    /// Mean number of attacks that kill.
    Attacks,
}

impl Measure {
    /// All of them, in the order of [`MEASURED`].
    pub const ALL: [Measure; 6] = [
        Measure::Win,
        Measure::Hit,
        Measure::Wound,
        Measure::Loss,
        Measure::Kill,
        Measure::Attacks,
    ];

    /// Whether the ruleset has such a number: Sanctum rolls for no hit.
    pub fn applies(self, sheet: &Sheet) -> bool {
        self != Measure::Hit || Games::named(sheet.global("rules")).intersects(Games::ROLLS)
    }

    /// Whether it is a probability; the others are HP and attacks.
    pub const fn is_probability(self) -> bool {
        !matches!(self, Measure::Loss | Measure::Attacks)
    }

    /// Whether a smaller number is better for the attacker.
    pub const fn less_is_better(self) -> bool {
        matches!(self, Measure::Attacks)
    }

    /// Its word in links, reports and commands.
    pub fn word(self) -> &'static str {
        MEASURED[self as usize]
    }

    /// What is called so.
    pub fn named(word: &str) -> Option<Measure> {
        Measure::ALL.into_iter().find(|measure| measure.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_its_word() {
        assert_eq!(Measure::ALL.len(), MEASURED.len());
        for (measure, word) in Measure::ALL.into_iter().zip(MEASURED) {
            assert_eq!((measure.word(), Measure::named(word)), (*word, Some(measure)));
        }
        assert_eq!(Measure::named("luck"), None);
    }
}
