//! Words for choosing a trial by its luck.

use crate::messages;

messages! {
    /// The menu.
    luck() {
        en "Luck";
        ru "Удача";
    }
    /// Above the menu's entries.
    luck_by_damage(trials: &str) {
        en "Attacker’s luck, by HP lost, among {trials} trials";
        ru "Удача нападающего по потере ОЗ, испытаний: {trials}";
    }
    /// Entry: the least damage.
    luck_worst() {
        en "Worst";
        ru "Худшая";
    }
    /// Entry: three in four do more.
    luck_quarter() {
        en "Worse than three in four";
        ru "Хуже трёх из четырёх";
    }
    /// Entry: half do more.
    luck_median() {
        en "In the middle";
        ru "Посередине";
    }
    /// Entry: one in four does more.
    luck_three_quarters() {
        en "Better than three in four";
        ru "Лучше трёх из четырёх";
    }
    /// Entry: the most damage.
    luck_best() {
        en "Best";
        ru "Лучшая";
    }
    /// Entry: back to the seed's first trial.
    luck_first() {
        en "The seed’s first trial";
        ru "Первое испытание зерна";
    }
    /// Beside an entry.
    luck_ends(hp: &str, trial: &str) {
        en "{hp} HP lost · trial {trial}";
        ru "потеря {hp} ОЗ · испытание {trial}";
    }
    /// Said of the trial that was chosen.
    luck_chosen(luck: &str, hp: &str, trial: &str) {
        en "Luck: {luck}. {hp} HP lost, trial {trial}.";
        ru "Удача: {luck}. Потеря {hp} ОЗ, испытание {trial}.";
    }
    /// Which rolls are shown.
    of_seed(seed: &str) {
        en "of seed {seed}";
        ru "зерна {seed}";
    }
}
