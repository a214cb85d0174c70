//! One attack, stage by stage.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::words::{outcome_word, stage_word};
use crate::batch::replay_pinned;
use crate::exchange::{Exchange, Outcome};
use crate::pins::RollPlace;
use crate::pipeline::Pipeline;
use crate::scenario::Scenario;
use crate::sheet::Hand;
use crate::stage::Skip;
use crate::trace::{Roll, Step};

/// One attack of the left side, stage by stage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Trace {
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// Which of the seed's trials, from 1.
    pub trial: u64,
    /// How it ended.
    pub outcome: String,
    /// HP the target lost.
    pub hp_lost: i32,
    /// The engine's stages that were reached.
    pub stages: Vec<TraceStage>,
    /// The stages in words, those not reached too; empty where nobody asked
    /// for words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
}

/// What one stage did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraceStage {
    /// Its name.
    pub stage: String,
    /// Why it was passed over: `ignoresArmor` or `magical`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skipped: Option<String>,
    /// Its rolls, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<TraceRoll>,
    /// The state that entered it.
    pub before: State,
    /// The state that left it.
    pub after: State,
    /// The outcome, if the attack ended here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
}

/// What flows from stage to stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The damage on its way.
    pub damage: i32,
    /// The target's HP, which may pass below 0.
    pub hp: i32,
    /// The target's armor (Sanctum).
    pub armor: i32,
    /// The attacker's HP.
    pub attacker_hp: i32,
}

/// A roll that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraceRoll {
    /// Where it can be pinned, as in the link's `pins`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The value it gave, of a range; 1 or 0 for what happened or not.
    pub value: i32,
    /// Lowest and highest value of a range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<[i32; 2]>,
    /// Probability of this value.
    pub p: f64,
    /// Both rolls of a contest, attack and defense, from 0 to 1 of their skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<[f32; 2]>,
    /// A pin decided it.
    pub pinned: bool,
}

/// A stage in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What the stage is called.
    pub name: String,
    /// Its result in a word or two.
    pub result: String,
    /// What happened.
    pub say: String,
    /// How likely it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<String>,
    /// What effects and procs did, and what else there is to know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The rule.
    pub rule: String,
    /// Where it stands written: what the place is called, and its address.
    pub sources: Vec<(String, String)>,
}

impl Trace {
    /// The trial of a scenario that its stepper shows, and the engine's steps.
    pub fn of(scenario: &Scenario) -> (Trace, Vec<Step>) {
        let pipeline = scenario.pipeline(Hand::Left);
        let mut steps = Vec::new();
        let (seed, trial) = (scenario.seed, scenario.trial);
        let (outcome, after) =
            replay_pinned(&pipeline, &scenario.pins, seed, trial, |step| steps.push(step));
        let trace = Trace {
            seed: format!("{seed:x}"),
            trial: trial + 1,
            outcome: outcome_word(outcome).into(),
            hp_lost: pipeline.start.target.hp.saturating_sub(after.target.hp),
            stages: steps.iter().map(|step| stage(&pipeline, step)).collect(),
            told: Vec::new(),
        };
        (trace, steps)
    }
}

fn stage(pipeline: &Pipeline, step: &Step) -> TraceStage {
    let skipped = step.skipped.map(|skip| match skip {
        Skip::IgnoresArmor => "ignoresArmor",
        Skip::Magical => "magical",
    });
    let rolls = step.rolls.iter().enumerate().map(|(i, roll)| {
        let place = RollPlace::of(pipeline, step.index, i).map(|place| place.to_string());
        TraceRoll { place, pinned: step.pinned >> i & 1 == 1, ..TraceRoll::from(roll) }
    });
    TraceStage {
        stage: stage_word(step.stage.id()).into(),
        skipped: skipped.map(String::from),
        rolls: rolls.collect(),
        before: State::from(&step.before),
        after: State::from(&step.after),
        outcome: step.outcome.map(|outcome: Outcome| outcome_word(outcome).into()),
    }
}

impl From<&Exchange> for State {
    fn from(x: &Exchange) -> State {
        State {
            damage: x.damage,
            hp: x.target.hp,
            armor: x.target.armor,
            attacker_hp: x.attacker.hp,
        }
    }
}

impl From<&Roll> for TraceRoll {
    fn from(roll: &Roll) -> TraceRoll {
        let Roll { law, draw } = *roll;
        TraceRoll {
            place: None,
            // A contest gives 1 or 0, as a check does.
            value: law.value(draw.pick).unwrap_or(draw.pick as i32),
            range: law.ends().map(|(low, high)| [low, high]),
            p: law.ratio(draw.pick).to_f64(),
            units: law.value(draw.pick).is_none().then_some(draw.raw).flatten(),
            pinned: false,
        }
    }
}
