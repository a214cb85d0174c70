//! Remixed Dungeon's kinds.

use std::collections::BTreeMap;

use duelscope_core::rules::damage::{Source, Term, TermRoll};
use duelscope_core::rules::remixed::{
    Armor, AttackSkill, Blow, DefenseSkill, DrOwner, Edition, Glyph, MAX_TERMS, Reduction,
    attack_skill, defense_skill, dr, pipeline, weapon_accuracy,
};
use duelscope_core::{
    Body, Clock, Duel, Exchange, Pipeline, Span, Stage, Ties, attacks_to_kill as kill_law, ends,
    exact, exact_duel,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Found, inputs};

/// What the rules give; `None` if the kind is not one of this game.
pub fn answer(kind: &str, value: &Value) -> Option<Result<Found, String>> {
    Some(match kind {
        "weapon_accuracy" => inputs(value).map(accuracy),
        "attack_skill" => inputs(value).map(attack),
        "defense_skill" => inputs(value).map(defense),
        "dr" => inputs(value).and_then(reduction),
        "hit" => inputs(value).map(hit),
        "damage_roll" => inputs(value).and_then(damage_roll),
        "exchange" => inputs(value).and_then(exchange),
        "attacks_to_kill" => inputs(value).and_then(attacks_to_kill),
        "duel" => inputs(value).and_then(duel),
        _ => return None,
    })
}

/// HP that no blow of a vector takes away.
const PLENTY: i32 = 1 << 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Accuracy {
    acu: f32,
    required_str: i32,
    effective_str: i32,
    #[serde(default)]
    class_shift: i32,
    #[serde(default)]
    accuracy_imbue: bool,
}

fn accuracy(of: Accuracy) -> Found {
    let (required, effective) = (of.required_str, of.effective_str);
    let factor =
        weapon_accuracy(of.acu, required, effective, of.class_shift, of.accuracy_imbue).value;
    Found::Real(f64::from(factor))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackOf {
    base: i32,
    level: i32,
    #[serde(default)]
    bonus: i32,
    #[serde(default = "one")]
    main: f32,
    #[serde(default = "one")]
    second: f32,
    #[serde(default)]
    ranged_adjacent: bool,
    #[serde(default)]
    easy_hero: bool,
}

const fn one() -> f32 {
    1.0
}

fn attack(of: AttackOf) -> Found {
    let skill = attack_skill(&AttackSkill {
        base: of.base,
        level: of.level,
        bonus: of.bonus,
        main: of.main,
        second: of.second,
        ranged_adjacent: of.ranged_adjacent,
        easy_hero: of.easy_hero,
    });
    Found::Is(json!(skill.value))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DefenseOf {
    base: i32,
    level: i32,
    #[serde(default)]
    bonus: i32,
    #[serde(default)]
    paralysed: bool,
    #[serde(default)]
    armor_str: i32,
    #[serde(default = "ten")]
    effective_str: i32,
    #[serde(default)]
    rogue: bool,
    #[serde(default)]
    freerunner: bool,
    #[serde(default)]
    easy_hero: bool,
    #[serde(default)]
    unaware_mob: bool,
}

const fn ten() -> i32 {
    10
}

fn defense(of: DefenseOf) -> Found {
    let skill = defense_skill(&DefenseSkill {
        base: of.base,
        level: of.level,
        bonus: of.bonus,
        paralysed: of.paralysed,
        armor_str: of.armor_str,
        effective_str: of.effective_str,
        rogue: of.rogue,
        freerunner: of.freerunner,
        easy_hero: of.easy_hero,
        unaware_mob: of.unaware_mob,
    });
    Found::Is(json!(skill.value))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReductionOf {
    #[serde(default)]
    tier: i32,
    #[serde(default)]
    level: i32,
    #[serde(default)]
    glyph: bool,
    #[serde(default)]
    extra: i32,
    #[serde(default = "hero")]
    owner: String,
    #[serde(default)]
    field: i32,
    #[serde(default = "first")]
    owner_level: i32,
    #[serde(default)]
    buff_bonus: i32,
    #[serde(default)]
    ignored: bool,
}

fn hero() -> String {
    "hero".into()
}

const fn first() -> i32 {
    1
}

fn reduction(of: ReductionOf) -> Result<Found, String> {
    let owner = match of.owner.as_str() {
        "hero" => DrOwner::Hero,
        "mob" => DrOwner::Mob { field: of.field, level: of.owner_level },
        "json_mob" => DrOwner::FieldOnly { field: of.field, mob: None },
        other => {
            return Err(format!(
                "inputs: unknown owner `{other}`, expected `hero`, `mob` or `json_mob`"
            ));
        }
    };
    // Which glyph it is does not matter to the reduction.
    let glyph = of.glyph.then_some(Glyph::Bounce);
    let armor =
        Armor { tier: of.tier, level: of.level, glyph, extra: of.extra, ..Armor::default() };
    let max = dr(&armor, owner, of.buff_bonus, of.ignored).value;
    // From more damage than any reduction takes away the roll can be read.
    let start = Exchange { damage: PLENTY, ..Exchange::default() };
    let reduction = Reduction { span: Span::new(0, max), below_zero: false };
    let stages = [Stage::Reduction(reduction)].into_iter().collect();
    let roll =
        law(&Pipeline { start, stages, sanctum: Default::default() }, |x| PLENTY - x.damage)?;
    Ok(Found::Keys(vec![("dr_max", Found::Is(json!(max))), ("roll_pmf", Found::Pmf(roll))]))
}

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
            ..Blow::default()
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

fn terms(parts: &[Part]) -> Result<Vec<Term>, String> {
    if parts.len() > MAX_TERMS {
        return Err(format!("inputs: {} terms, at most {MAX_TERMS}", parts.len()));
    }
    let roll = |part| match part {
        Part::Constant(n) => TermRoll::Constant(n),
        Part::Uniform((lo, hi)) => TermRoll::Uniform(Span::new(lo, hi)),
        Part::Normal((lo, hi)) => TermRoll::Normal(Span::new(lo, hi)),
    };
    Ok(parts.iter().map(|&part| Term { source: Source::Body, roll: roll(part) }).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DamageRoll {
    damage: Vec<Part>,
}

fn damage_roll(roll: DamageRoll) -> Result<Found, String> {
    let stages = terms(&roll.damage)?.into_iter().map(Stage::Damage).collect();
    let pipeline = Pipeline { start: Exchange::default(), stages, sanctum: Default::default() };
    Ok(Found::Keys(vec![("pmf", Found::Pmf(law(&pipeline, |x| x.damage)?))]))
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
    let blow = Blow {
        damage: terms(&of.damage)?.into_iter().collect(),
        dr_max: of.dr_max,
        ..hit.blow(edition)
    };
    let losses = law(&pipeline(&blow), |x| PLENTY - x.target.hp)?;
    let mean: f64 = losses.iter().map(|(&k, p)| k as f64 * p).sum();
    let crit = blow.crit_test().map_or(0.0, |test| test.probability().to_f64());
    Ok(Found::Keys(vec![
        ("hit", Found::Real(blow.hit_test().probability().to_f64())),
        ("crit_given_hit", Found::Real(crit)),
        ("hp_loss_pmf", Found::Pmf(losses)),
        ("mean_hp_loss", Found::Is(json!(mean))),
    ]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pair {
    edition: String,
    left: Combatant,
    right: Combatant,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Combatant {
    hp: i32,
    delay_milliturns: u32,
    attack_skill: i32,
    defense_skill: i32,
    damage: Vec<Part>,
    #[serde(default)]
    dr_max: i32,
}

impl Pair {
    /// The fight of the two.
    fn duel(&self) -> Result<Duel, String> {
        let edition = edition(&self.edition)?;
        let attack = |from: &Combatant, to: &Combatant| {
            let hit = Hit {
                attack_skill: from.attack_skill,
                defense_skill: to.defense_skill,
                magic: false,
                attacker_invisible: false,
            };
            Ok::<_, String>(pipeline(&Blow {
                damage: terms(&from.damage)?.into_iter().collect(),
                dr_max: to.dr_max,
                attacker: Body::new(from.hp, 0),
                target: Body::new(to.hp, 0),
                ..hit.blow(edition)
            }))
        };
        let (left, right) = (&self.left, &self.right);
        let clock = Clock::turns(left.delay_milliturns, right.delay_milliturns);
        Ok(Duel::new(attack(left, right)?, attack(right, left)?, clock))
    }
}

fn attacks_to_kill(pair: Pair) -> Result<Found, String> {
    let duel = pair.duel()?;
    let law = exact(&duel.attacks[0]).map_err(|error| format!("{error:?}"))?.hp_loss;
    let kill = kill_law(&law, pair.right.hp).map_err(|error| format!("{error:?}"))?;
    let pmf = (1..=40).map(|n| (n as i64, kill.exactly(n))).collect();
    Ok(Found::Keys(vec![("pmf", Found::Pmf(pmf))]))
}

fn duel(pair: Pair) -> Result<Found, String> {
    let law = exact_duel(&pair.duel()?).map_err(|error| format!("{error:?}"))?;
    Ok(Found::Keys(vec![
        ("left_wins", Found::Real(law.left)),
        ("right_wins", Found::Real(law.right)),
        ("mean_attacks", Found::Real(law.mean_attacks().iter().sum())),
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
fn law(pipeline: &Pipeline, read: impl Fn(&Exchange) -> i32) -> Result<BTreeMap<i64, f64>, String> {
    let ends = ends(pipeline).map_err(|large| format!("too large to follow: {large:?}"))?;
    let mut law = BTreeMap::new();
    for (_, x, mass) in &ends {
        *law.entry(i64::from(read(x))).or_insert(0.0) += mass;
    }
    Ok(law)
}
