//! A valid sheet: typed, and ready to be turned into pipelines.

mod again;
mod read;
mod remixed;
mod sanctum;

use alloc::vec::Vec;

use crate::pins::{Pin, Pins};
use crate::pipeline::Pipeline;
use crate::rules;
use crate::sheet::{FieldError, Hand, Sheet};

pub use again::Again;
pub use remixed::Fight;
pub(crate) use remixed::active_buff;
pub use sanctum::{Minion, Skirmish};

/// What a valid sheet says.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// The ruleset with its two combatants.
    pub game: Game,
    /// Seed of sampled trials.
    pub seed: u64,
    /// How many trials a run makes.
    pub trials: u64,
    /// A run may end as soon as no 95 % interval is wider than this proportion;
    /// `None` makes all its trials.
    pub within: Option<f64>,
    /// The trial the stepper shows, counted from 0.
    pub trial: u64,
    /// The stage the stepper shows, counted from 0.
    pub step: usize,
    /// Rolls that are set in the trial the stepper shows.
    pub pins: Pins,
}

/// A ruleset with its two combatants.
#[derive(Clone, Debug, PartialEq)]
pub enum Game {
    /// Remixed Dungeon.
    Remixed(Fight),
    /// Sanctum.
    Sanctum(Skirmish),
    /// Remixed Dungeon's rolls, Sanctum's pipeline.
    Combined(Fight, Skirmish),
}

impl Game {
    /// Reads one side of a sheet of the same rules again.
    fn read_side(&mut self, reader: &mut read::Reader<'_>, hand: Hand) {
        if let Game::Remixed(fight) | Game::Combined(fight, _) = self {
            fight.read_side(reader, hand);
        }
        if let Game::Sanctum(skirmish) | Game::Combined(_, skirmish) = self {
            skirmish.read_side(reader, hand);
        }
    }
}

impl Scenario {
    /// Reads a sheet. Fields that the ruleset does not read may hold anything.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once, in the table's order.
    pub fn read(sheet: &Sheet) -> Result<Scenario, Vec<FieldError>> {
        let mut reader = read::Reader::new(sheet);
        let game = match sheet.global("rules") {
            "sanctum" => Game::Sanctum(Skirmish::read(&mut reader)),
            "combined" => Game::Combined(Fight::read(&mut reader), Skirmish::read(&mut reader)),
            _ => Game::Remixed(Fight::read(&mut reader)),
        };
        // An unknown ruleset is reported like any other field.
        let _ = reader.global(read::global!("rules")).word();
        let scenario = Scenario {
            game,
            seed: reader.global(read::global!("seed")).seed(),
            trials: reader.global(read::global!("trials")).count(),
            within: within(reader.global(read::global!("within")).decimal()),
            trial: reader.global(read::global!("trial")).count() - 1,
            step: reader.global(read::global!("step")).count() as usize - 1,
            pins: reader
                .global(read::global!("pins"))
                .list(|code| code.parse::<Pin>().ok())
                .into_iter()
                .collect(),
        };
        reader.finish(scenario)
    }

    /// The attack of one side on the other.
    pub fn pipeline(&self, attacker: Hand) -> Pipeline {
        match &self.game {
            Game::Remixed(fight) => rules::remixed::pipeline(&fight.blow(attacker)),
            Game::Sanctum(skirmish) => rules::sanctum::pipeline(&skirmish.blow(attacker)),
            Game::Combined(fight, skirmish) => {
                let mut blow = fight.blow(attacker);
                let armored = [
                    (&mut blow.attacker, skirmish.minion(attacker)),
                    (&mut blow.target, skirmish.minion(attacker.other())),
                ];
                for (body, minion) in armored {
                    body.armor = minion.body.armor;
                    body.armor_max = minion.body.armor_max;
                }
                let kind = skirmish.combined_kind(attacker, fight.attack(attacker));
                rules::combined::pipeline(&blow, kind, &skirmish.facts(attacker))
            }
        }
    }

    /// Milliturns between two attacks of a side, at least 1; `None` under
    /// Sanctum, which fights in rounds.
    pub fn delay(&self, hand: Hand) -> Option<u32> {
        match &self.game {
            Game::Remixed(fight) | Game::Combined(fight, _) => {
                Some(fight.attack_delay(hand).value.max(1) as u32)
            }
            Game::Sanctum(_) => None,
        }
    }
}

/// Percentage points to a proportion; 0 asks for no precision.
fn within(points: f32) -> Option<f64> {
    (points > 0.0).then(|| f64::from(points) / 100.0)
}

#[cfg(test)]
mod tests;
