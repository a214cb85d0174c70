//! Words for composing an effect of Sanctum.

use crate::messages;

messages! {
    /// Button: opens the composer.
    compose() {
        en "compose one";
        ru "составить";
    }
    /// The composer as a whole.
    own_effect() {
        en "An effect of your own";
        ru "Свой эффект";
    }
    /// Field: when it applies.
    effect_when() {
        en "When";
        ru "Когда";
    }
    /// Field: what it does.
    effect_does() {
        en "What";
        ru "Что";
    }
    /// Field: the amount.
    effect_amount() {
        en "n";
        ru "n";
    }
    /// Field: the round.
    effect_round() {
        en "Round (empty: any)";
        ru "Раунд (пусто: любой)";
    }
    /// Above the conditions.
    effect_only() {
        en "Only if";
        ru "Только если";
    }
    /// Button: adds it.
    effect_add() {
        en "Add";
        ru "Добавить";
    }
    /// The amount is none.
    amount_range(most: &str) {
        en "A whole number, −{most} to {most}.";
        ru "Целое число от −{most} до {most}.";
    }
    /// The round is none.
    round_range() {
        en "A round is 1 to 100.";
        ru "Раунд — от 1 до 100.";
    }
    /// The list is full.
    list_full(most: &str) {
        en "No more than {most} effects.";
        ru "Не больше {most} эффектов.";
    }
}
