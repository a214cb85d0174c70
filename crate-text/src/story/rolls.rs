//! The rolls of a stage, each where it can be set.

use duelscope_core::between;
use duelscope_core::pins::{CELLS, Pin, Pinned, Pins, RollPlace};
use duelscope_core::{Law, Pipeline, Roll, Stage, Step};

/// A roll of a stage of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollView {
    /// Where it can be pinned.
    pub place: RollPlace,
    /// The engine's stage that made it.
    pub stage: Stage,
    /// What it could give and gave.
    pub roll: Roll,
    /// A pin decided it.
    pub pinned: bool,
}

/// The rolls of some steps, in order.
pub(super) fn of(pipeline: &Pipeline, steps: &[&Step]) -> Vec<RollView> {
    let of_step = |step: &&Step| {
        let step: Step = (*step).clone();
        step.rolls.clone().into_iter().enumerate().filter_map(move |(i, roll)| {
            let place = RollPlace::of(pipeline, step.index, i)?;
            Some(RollView { place, stage: step.stage, roll, pinned: step.pinned >> i & 1 == 1 })
        })
    };
    steps.iter().flat_map(of_step).collect()
}

/// The pins that decided nothing in this trial.
pub fn idle(pins: &Pins, pipeline: &Pipeline, steps: &[Step]) -> Vec<Pin> {
    let used = |pin: &Pin| {
        steps.iter().any(|step| {
            (0..step.rolls.len()).any(|i| {
                step.pinned >> i & 1 == 1
                    && RollPlace::of(pipeline, step.index, i) == Some(pin.place)
            })
        })
    };
    pins.iter().filter(|pin| !used(pin)).collect()
}

impl RollView {
    /// Lowest and highest value it can be set to; none for a contest.
    pub fn span(&self) -> Option<(i32, i32)> {
        self.roll.law.ends()
    }

    /// The value it gave; none for a contest.
    pub fn value(&self) -> Option<i32> {
        self.roll.law.value(self.roll.draw.pick)
    }

    /// The cells that both rolls of a contest fell into.
    pub fn cells(&self) -> Option<[u16; 2]> {
        matches!(self.roll.law, Law::Contest { .. }).then_some(())?;
        Some(self.roll.draw.raw?.map(|unit| cell(f64::from(unit))))
    }

    /// Attack and defense skill, not doubled; none where there is no contest.
    pub fn skills(&self) -> Option<[i32; 2]> {
        match self.stage {
            Stage::Hit(test) => Some([test.attack, test.defense]),
            Stage::Crit(test) => Some([test.attack, test.defense]),
            _ => None,
        }
    }
}

/// The cell of a roll between 0 and 1.
pub fn cell(unit: f64) -> u16 {
    let cells = f64::from(CELLS);
    // Clamped: it fits.
    between((unit * cells).floor(), 0.0, cells - 1.0) as u16
}

/// The cell in which a roll of `skill` comes nearest to `points`.
pub fn cell_of_points(points: f64, skill: i32) -> u16 {
    if skill == 0 { 0 } else { cell(points / f64::from(skill)) }
}

/// The points that a roll of `skill` shows in a cell.
pub fn points(of: u16, skill: i32) -> f64 {
    (f64::from(of) + 0.5) / f64::from(CELLS) * f64::from(skill)
}

/// The pin that moves both rolls of a contest by so many cells.
pub fn moved([attack, defense]: [u16; 2], by: [i32; 2]) -> Pinned {
    let step = |cell: u16, by: i32| {
        // Clamped: it fits.
        (i32::from(cell) + by).clamp(0, i32::from(CELLS) - 1) as u16
    };
    Pinned::Contest(step(attack, by[0]), step(defense, by[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_come_back_from_their_cell() {
        for skill in [11, 4, 1, 250, -7] {
            for tenth in 0..=10 * i32::abs(skill) {
                let wanted = f64::from(tenth * skill.signum()) / 10.0;
                let shown = points(cell_of_points(wanted, skill), skill);
                assert!((shown - wanted).abs() < 0.05, "{wanted} of {skill}: {shown}");
            }
        }
    }
}
