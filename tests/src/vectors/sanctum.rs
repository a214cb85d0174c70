//! Sanctum's kinds.

use duelscope_core::chance::Enumerate;
use duelscope_core::rules::damage::TermRoll;
use duelscope_core::rules::sanctum::effects::{Conditions, Effects, MAX_EFFECTS, Modes, Op, When};
use duelscope_core::rules::sanctum::{self, Blow, Effect, Event, Facts, Minion};
use duelscope_core::{
    Body, DamageKind, Exchange, Mode, Note, Outcome, Pipeline, Stage, StageId, trace,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Found, inputs};

/// What the rules give; `None` if the kind is not one of this game.
pub fn answer(kind: &str, value: &Value) -> Option<Result<Found, String>> {
    Some(match kind {
        "takes_damage" => inputs(value).and_then(takes_damage),
        "sequence" => inputs(value).and_then(sequence),
        _ => return None,
    })
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Damage {
    #[serde(default)]
    mode: Option<ModeName>,
    #[serde(default)]
    ignores_armor: bool,
    #[serde(default)]
    magical: bool,
    amount: i32,
    #[serde(default)]
    combat: bool,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ModeName {
    Hand,
    Missile,
}

impl Damage {
    fn kind(&self) -> DamageKind {
        let mode = match self.mode {
            None => Mode::None,
            Some(ModeName::Hand) => Mode::Hand,
            Some(ModeName::Missile) => Mode::Missile,
        };
        let &Damage { ignores_armor, magical, combat, .. } = self;
        DamageKind { mode, ignores_armor, magical, combat }
    }
}

/// A minion as a vector gives it.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Card {
    #[serde(default)]
    name: Option<String>,
    armor_max: i32,
    armor_current: i32,
    hp: i32,
    hp_max: i32,
    #[serde(default)]
    hand: i32,
    #[serde(default = "yes")]
    alive: bool,
}

fn yes() -> bool {
    true
}

impl Card {
    fn body(&self) -> Body {
        Body {
            hp: self.hp,
            hp_max: self.hp_max,
            armor: self.armor_current,
            armor_max: self.armor_max,
            hand: self.hand,
            gazes: 0,
            dead: !self.alive,
            ..Body::default()
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct EffectOf {
    #[serde(default, rename = "id")]
    _id: Option<String>,
    stage: StageName,
    op: OpName,
    n: Option<i32>,
    to: Option<Card>,
    #[serde(default)]
    types: Vec<ModeName>,
    #[serde(default)]
    in_combat_only: bool,
    #[serde(default)]
    needs_attacker: bool,
    #[serde(default)]
    if_damage: bool,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StageName {
    Before,
    Hit,
    After,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
enum OpName {
    #[serde(rename = "add")]
    Add,
    #[serde(rename = "reduce")]
    Reduce,
    #[serde(rename = "halve")]
    Halve,
    #[serde(rename = "capTo")]
    CapTo,
    #[serde(rename = "immune")]
    Immune,
    #[serde(rename = "add2xArmorMax")]
    Add2xArmorMax,
    #[serde(rename = "buffHand")]
    BuffHand,
    #[serde(rename = "redirect")]
    Redirect,
    #[serde(rename = "cancel")]
    Cancel,
    #[serde(rename = "kill")]
    Kill,
    #[serde(rename = "heal")]
    Heal,
    #[serde(rename = "lose")]
    Lose,
    #[serde(rename = "reflect")]
    Reflect,
}

impl EffectOf {
    fn effect(&self) -> Result<Effect, String> {
        let plain = |op| match (self.n, &self.to) {
            (None, None) => Ok(op),
            (Some(_), _) => Err(format!("inputs: {:?} takes no `n`", self.op)),
            (_, Some(_)) => Err(format!("inputs: {:?} takes no `to`", self.op)),
        };
        let amount = |build: fn(i32) -> Op| match (self.n, &self.to) {
            (Some(n), None) => Ok(build(n)),
            (None, _) => Err(format!("inputs: {:?} needs `n`", self.op)),
            (_, Some(_)) => Err(format!("inputs: {:?} takes no `to`", self.op)),
        };
        let op = match self.op {
            OpName::Add => amount(Op::Add),
            OpName::Reduce => amount(Op::Reduce),
            OpName::Halve => plain(Op::Halve),
            OpName::CapTo => amount(Op::CapTo),
            OpName::Immune => plain(Op::Immune),
            OpName::Add2xArmorMax => plain(Op::AddArmor(2)),
            OpName::BuffHand => amount(Op::Hand),
            OpName::Cancel => plain(Op::Cancel),
            OpName::Kill => plain(Op::Kill),
            OpName::Heal => amount(Op::Heal),
            OpName::Lose => amount(Op::Lose),
            OpName::Reflect => plain(Op::Reflect),
            OpName::Redirect => match (self.n, &self.to) {
                (None, Some(to)) => Ok(Op::Redirect(to.hp)),
                (Some(_), _) => Err("inputs: Redirect takes no `n`".into()),
                (None, None) => Err("inputs: Redirect needs `to`".into()),
            },
        }?;
        let when = match self.stage {
            StageName::Before => When::Before,
            StageName::Hit => When::Hit,
            StageName::After => When::After,
        };
        if !op.fits(when) {
            return Err(format!("inputs: {:?} does not stand at {}", self.op, when.word()));
        }
        let modes = Modes {
            hand: self.types.contains(&ModeName::Hand),
            missile: self.types.contains(&ModeName::Missile),
        };
        let only = Conditions {
            modes,
            combat: self.in_combat_only,
            attacker: self.needs_attacker,
            damage: self.if_damage,
            round: 0,
        };
        Ok(Effect { when, op, only })
    }
}

/// The effects, and the minion that hits are moved to.
fn effects(list: &[EffectOf]) -> Result<(Effects, Option<&Card>), String> {
    if list.len() > MAX_EFFECTS {
        return Err(format!("inputs: {} effects, at most {MAX_EFFECTS}", list.len()));
    }
    // Nothing is moved to the dead, so only a living one needs a place.
    let mut others = list.iter().filter_map(|e| e.to.as_ref()).filter(|card| card.alive);
    let other = others.next().or(list.iter().find_map(|e| e.to.as_ref()));
    if others.any(|card| Some(card) != other) {
        return Err("inputs: hits are moved to two living minions, one is known".into());
    }
    let moot = |e: &&EffectOf| e.to.is_none() || e.to.as_ref() == other;
    let effects: Result<_, _> = list.iter().filter(moot).map(EffectOf::effect).collect();
    Ok((effects?, other))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TakesDamage {
    damage: Damage,
    #[serde(default)]
    attacker: Option<Card>,
    target: Card,
    #[serde(default)]
    effects: Vec<EffectOf>,
}

fn start(
    attacker: &Option<Card>,
    target: &Card,
    list: &[EffectOf],
    kind: DamageKind,
    amount: i32,
) -> Result<Pipeline, String> {
    let (on_target, other) = effects(list)?;
    let facts = Facts { attacker: attacker.is_some(), on_target, ..Facts::default() };
    let mut pipeline = sanctum::pipeline(&Blow {
        amount: TermRoll::Constant(amount),
        kind: Some(kind),
        attacker: attacker.as_ref().map(Card::body).unwrap_or_default(),
        target: target.body(),
        facts,
    });
    if let Some(card) = other {
        pipeline.start.other = card.body();
    }
    Ok(pipeline)
}

fn takes_damage(of: TakesDamage) -> Result<Found, String> {
    let TakesDamage { damage, attacker, target, effects } = of;
    let pipeline = start(&attacker, &target, &effects, damage.kind(), damage.amount)?;
    let mut rows = Vec::new();
    let mut moved = None;
    let (outcome, x) = trace(&pipeline, &mut Enumerate::new(), |step| {
        for note in &step.notes {
            if let &Note::Sanctum(sanctum::Note::Ends { who: Minion::Other, outcome, .. }) = note {
                moved = Some(outcome);
            }
        }
        let (damage, hp) = (step.after.damage, step.after.target.hp);
        let stage = name(&step.stage);
        // Armor below 0 is read as 0 on entry.
        let armor = step.after.target.armor.max(0);
        let row = json!({"stage": stage, "damage": damage, "armorCurrent": armor, "hp": hp});
        rows.push(row);
    });
    let mut keys = vec![
        ("result", Found::Is(json!(result(outcome)))),
        ("hp", Found::Is(json!(x.target.hp))),
        ("armorCurrent", Found::Is(json!(x.target.armor))),
        ("targetHand", Found::Is(json!(x.target.hand))),
        ("trace", Found::Rows(rows)),
    ];
    if attacker.is_some() {
        keys.push(("attackerHp", Found::Is(json!(x.attacker.hp))));
    }
    if let Some(outcome) = moved {
        let to = effects.iter().filter_map(|e| e.to.as_ref()).find(|card| card.alive);
        let name = to.and_then(|card| card.name.clone());
        keys.push((
            "redirected",
            Found::Keys(vec![
                ("to", Found::Is(json!(name))),
                ("result", Found::Is(json!(result(outcome)))),
                ("hp", Found::Is(json!(x.other.hp))),
                ("armorCurrent", Found::Is(json!(x.other.armor))),
            ]),
        ));
    }
    Ok(Found::Keys(keys))
}

fn name(stage: &Stage) -> &'static str {
    match stage.id() {
        StageId::BeforeArmor => "D1",
        StageId::ArmorSoak => "D2",
        StageId::Cap => "D3cap",
        StageId::AfterArmor => "D3after",
        StageId::ApplyDamage => "D4",
        _ => "enter",
    }
}

fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Missed => "missed",
        Outcome::Bounced => "bounced",
        Outcome::Damaged => "damaged",
        Outcome::Killed => "killed",
        Outcome::Redirected => "redirected",
        Outcome::NeverEnds => "never ends",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sequence {
    target: Card,
    #[serde(default)]
    attacker: Option<Card>,
    #[serde(default)]
    effects: Vec<EffectOf>,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "camelCase", deny_unknown_fields)]
enum Step {
    Hit { damage: Damage },
    NewRound {},
    GainArmor { n: i32 },
}

fn sequence(of: Sequence) -> Result<Found, String> {
    let kind = DamageKind::default();
    let pipeline = start(&of.attacker, &of.target, &of.effects, kind, 0)?;
    let mut x: Exchange = pipeline.start;
    let (mut results, mut log) = (Vec::new(), Vec::new());
    for step in &of.steps {
        let (event, mut row) = match step {
            Step::Hit { damage } => (
                Event::Hit { damage: damage.amount, kind: damage.kind() },
                json!({"step": "hit", "amount": damage.amount}),
            ),
            Step::NewRound {} => (Event::NewRound, json!({"step": "newRound"})),
            Step::GainArmor { n } => (Event::GainArmor(*n), json!({"step": "gainArmor", "n": n})),
        };
        let outcome = sanctum::happen(event, &pipeline.sanctum, &mut x, &mut Enumerate::new());
        if let Some(outcome) = outcome {
            results.push(result(outcome));
            row["result"] = json!(result(outcome));
        }
        row["hp"] = json!(x.target.hp);
        row["armorCurrent"] = json!(x.target.armor);
        row["armorMax"] = json!(x.target.armor_max);
        log.push(row);
    }
    let mut found = vec![
        ("results", Found::Is(json!(results))),
        ("hp", Found::Is(json!(x.target.hp))),
        ("armorCurrent", Found::Is(json!(x.target.armor))),
        ("armorMax", Found::Is(json!(x.target.armor_max))),
        ("targetHand", Found::Is(json!(x.target.hand))),
        ("log", Found::Is(Value::Array(log))),
    ];
    if of.attacker.is_some() {
        found.push(("attackerHp", Found::Is(json!(x.attacker.hp))));
    }
    Ok(Found::Keys(found))
}
