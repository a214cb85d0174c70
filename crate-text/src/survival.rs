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
        en "Half of all fights are over by {half}, nine in ten by {most}.";
        ru "Половина боёв кончена к {half}, девять из десяти к {most}.";
    }
    /// The same where nine in ten never are.
    half_over_by(half: &str) {
        en "Half of all fights are over by {half}.";
        ru "Половина боёв кончена к {half}.";
    }
    /// The picture for those who cannot see it.
    curves_label(over: &str) {
        en "Probability that each side still stands, over time. {over} A table with the same numbers follows.";
        ru "Вероятность того, что каждая сторона ещё держится, по времени. {over} Те же числа в таблице ниже.";
    }
    /// Round of a fight, after "by".
    round_of(n: &str) {
        en "round {n}";
        ru "раунду {n}";
    }
    /// Turn of a fight, after "by".
    turn_of(n: &str) {
        en "turn {n}";
        ru "ходу {n}";
    }
}
