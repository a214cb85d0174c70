//! What a sweep measures.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Games, Hand, Sheet};
use duelscope_core::sweep::Gauge;

/// A number of a scenario.
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

/// What is known of a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// Nothing yet.
    Waiting,
    /// The number; infinite for attacks that never kill.
    Known(f64),
    /// The inputs do not go together.
    Invalid,
    /// There is no such number, or it takes too much work.
    Unknown,
}

impl Cell {
    /// The number, if it is one.
    pub fn number(self) -> Option<f64> {
        match self {
            Cell::Known(x) => Some(x),
            _ => None,
        }
    }

    /// As one number: none of those that are measured is below 0.
    pub fn to_number(self) -> f64 {
        match self {
            Cell::Known(x) => x,
            Cell::Invalid => -1.0,
            Cell::Unknown | Cell::Waiting => -2.0,
        }
    }

    /// The cell of such a number.
    pub fn from_number(number: f64) -> Cell {
        match number {
            x if x >= 0.0 => Cell::Known(x),
            -1.0 => Cell::Invalid,
            _ => Cell::Unknown,
        }
    }

    /// The number, if it can be drawn.
    pub fn finite(self) -> Option<f64> {
        self.number().filter(|x| x.is_finite())
    }
}

impl Measure {
    /// All of them, in the order of the list and of [`MEASURED`](duelscope_core::sheet::MEASURED).
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

    /// The number of one side.
    pub fn of(self, gauge: &mut Gauge, scenario: &Scenario, hand: Hand) -> Cell {
        let number = match self {
            Measure::Win => gauge.odds(scenario).map(|odds| match hand {
                Hand::Left => odds.left,
                Hand::Right => odds.right,
            }),
            Measure::Hit => Ok(gauge.hits(scenario, hand)),
            Measure::Wound => gauge.wounds(scenario, hand),
            Measure::Loss => gauge.mean_loss(scenario, hand),
            Measure::Kill => gauge.kills_at_once(scenario, hand),
            Measure::Attacks => match gauge.mean_attacks(scenario, hand) {
                Ok(Some(mean)) => Ok(mean),
                Ok(None) => return Cell::Unknown,
                Err(error) => Err(error),
            },
        };
        number.map_or(Cell::Unknown, Cell::Known)
    }
}
