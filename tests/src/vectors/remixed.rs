//! Remixed Dungeon's kinds.

use std::collections::BTreeMap;

use duelscope_core::chance::Enumerate;
use duelscope_core::rules::damage::{Source, Term, TermRoll};
use duelscope_core::rules::remixed::{Blow, Edition, pipeline};
use duelscope_core::{Body, Exchange, Pipeline, Span, Stage, Ties};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Found, inputs};

/// What the rules give; `None` if the kind is not one of this game.
pub fn answer(kind: &str, value: &Value) -> Option<Result<Found, String>> {
    Some(match kind {
        "hit" => inputs(value).map(hit),
        "damage_roll" => inputs(value).and_then(damage_roll),
        "exchange" => inputs(value).and_then(exchange),
        _ => return None,
    })
}

/// HP that no blow of a vector takes away.
const PLENTY: i32 = 1 << 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hit {
    attack_skill: i32,
    defense_skill: i32,
    #[serde(default)]
    magic: bool,
    #[serde(default)]
    attacker_invisible: bool,
}

impl Hit {
    fn blow(&self, edition: Edition) -> Blow {
        Blow {
            edition,
            attack_skill: self.attack_skill,
            defense_skill: self.defense_skill,
            magic: self.magic,
            invisible: self.attacker_invisible,
            ties: Ties::Hit,
            damage: Default::default(),
            dr_max: 0,
            attacker: Body::new(1, 0),
            target: Body::new(PLENTY, 0),
        }
    }
}

fn hit(hit: Hit) -> Found {
    let blow = hit.blow(Edition::Source);
    let crit = blow.crit_test().map(|test| test.probability().to_f64());
    Found::Keys(vec![
        ("hit", Found::Real(blow.hit_test().probability().to_f64())),
        ("crit_given_hit", crit.map_or(Found::Is(Value::Null), Found::Real)),
    ])
}

/// One term of a damage roll.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Part {
    Constant(i32),
    Uniform((i32, i32)),
    Normal((i32, i32)),
}

fn terms<C: FromIterator<Term>>(parts: &[Part]) -> C {
    let roll = |part| match part {
        Part::Constant(n) => TermRoll::Constant(n),
        Part::Uniform((lo, hi)) => TermRoll::Uniform(Span::new(lo, hi)),
        Part::Normal((lo, hi)) => TermRoll::Normal(Span::new(lo, hi)),
    };
    parts.iter().map(|&part| Term { source: Source::Body, roll: roll(part) }).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DamageRoll {
    damage: Vec<Part>,
}

fn damage_roll(roll: DamageRoll) -> Result<Found, String> {
    let stages = terms::<Vec<Term>>(&roll.damage).into_iter().map(Stage::Damage).collect();
    let pipeline = Pipeline { start: Exchange::default(), stages };
    Ok(Found::Keys(vec![("pmf", Found::Pmf(law(&pipeline, |x| x.damage)))]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeOf {
    edition: String,
    attack_skill: i32,
    defense_skill: i32,
    damage: Vec<Part>,
    #[serde(default)]
    dr_max: i32,
    #[serde(default)]
    magic: bool,
    #[serde(default)]
    attacker_invisible: bool,
}

fn exchange(of: ExchangeOf) -> Result<Found, String> {
    let edition = edition(&of.edition)?;
    let hit = Hit {
        attack_skill: of.attack_skill,
        defense_skill: of.defense_skill,
        magic: of.magic,
        attacker_invisible: of.attacker_invisible,
    };
    let blow = Blow { damage: terms(&of.damage), dr_max: of.dr_max, ..hit.blow(edition) };
    let losses = law(&pipeline(&blow), |x| PLENTY - x.target.hp);
    let mean: f64 = losses.iter().map(|(&k, p)| k as f64 * p).sum();
    let crit = blow.crit_test().map_or(0.0, |test| test.probability().to_f64());
    Ok(Found::Keys(vec![
        ("hit", Found::Real(blow.hit_test().probability().to_f64())),
        ("crit_given_hit", Found::Real(crit)),
        ("hp_loss_pmf", Found::Pmf(losses)),
        ("mean_hp_loss", Found::Is(json!(mean))),
    ]))
}

fn edition(name: &str) -> Result<Edition, String> {
    match name {
        "page" => Ok(Edition::Page),
        "source" => Ok(Edition::Source),
        _ => Err(format!("inputs: unknown edition `{name}`, expected `page` or `source`")),
    }
}

/// The exact law of one number of the final state.
fn law(pipeline: &Pipeline, read: impl Fn(&Exchange) -> i32) -> BTreeMap<i64, f64> {
    let mut law = BTreeMap::new();
    let mut all = Enumerate::new();
    loop {
        let (_, x) = pipeline.run(&mut all);
        *law.entry(i64::from(read(&x))).or_insert(0.0) += all.mass();
        if !all.advance() {
            return law;
        }
    }
}
