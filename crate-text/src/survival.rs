//! Words of the survival curves.

use crate::messages;

messages! {
    /// Heading: both sides' survival over time.
    who_stands() {
        en "Who still stands";
        ru "Кто ещё держится";
    }
    /// Axis: time.
    turns_axis() {
        en "turns";
        ru "ходы";
    }
    /// Axis: time by rounds.
    rounds_axis() {
        en "rounds";
        ru "раунды";
    }
    /// A side's line, and a column.
    stands(name: &str) {
        en "{name} stands";
        ru "{name} держится";
    }
    /// When most fights are over.
    over_by(half: &str, most: &str) {
        en "Half of all fights are over {half}, nine in ten {most}.";
        ru "Половина боёв кончена {half}, девять из десяти {most}.";
    }
    /// The same where nine in ten never are.
    half_over_by(half: &str) {
        en "Half of all fights are over {half}.";
        ru "Половина боёв кончена {half}.";
    }
    /// The picture for those who cannot see it.
    curves_label(over: &str) {
        en "Probability that each side still stands, over time. {over} A table with the same numbers follows.";
        ru "Вероятность того, что каждая сторона ещё держится, по времени. {over} Те же числа в таблице ниже.";
    }
    /// When a fight is over: with this round.
    by_round(n: &str) {
        en "by round {n}";
        ru "к раунду {n}";
    }
    /// When a fight is over: with this turn.
    by_turn(n: &str) {
        en "by turn {n}";
        ru "к ходу {n}";
    }
    /// When a fight is over: with the blows that come before any time has passed.
    at_once() {
        en "at once";
        ru "сразу";
    }
}
