//! The worked examples that two combatants of a sheet can have, as questions to a
//! program: a link to ask about, and what must stand in its answer.

use serde_json::Value;

use duelscope_core::Scenario;
use duelscope_core::sheet::{Hand, Sheet, encode};

const REMIXED: &str = include_str!("../../vectors/remixed.json");
const SANCTUM: &str = include_str!("../../vectors/sanctum.json");

/// What a question asks for, and what of an answer is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// The odds of an attack.
    Odds,
    /// The odds of a fight.
    Duel,
    /// An attack, stage by stage.
    Trace,
}

impl Verb {
    /// Its word, of commands, functions and answers.
    pub const fn word(self) -> &'static str {
        match self {
            Verb::Odds => "odds",
            Verb::Duel => "duel",
            Verb::Trace => "trace",
        }
    }
}

/// A worked example that can be asked about.
#[derive(Clone, Debug)]
pub struct Question {
    /// The example's own name.
    pub id: String,
    /// What is asked for.
    pub verb: Verb,
    /// About which fight.
    pub link: String,
    expected: Value,
    judge: fn(&Question, &Value),
}

impl Question {
    /// Looks whether a report has the example's numbers.
    ///
    /// # Panics
    ///
    /// Names the example and the number that it has not.
    #[track_caller]
    pub fn judge(&self, report: &Value) {
        (self.judge)(self, &report[self.verb.word()]);
    }
}

/// Kinds of examples, how a sheet says one and how it is judged, and how many of them
/// a sheet can say at least.
type Said =
    (&'static str, &'static str, Verb, fn(&Value) -> Option<Sheet>, fn(&Question, &Value), usize);

const KINDS: [Said; 4] = [
    (REMIXED, "remixed.exchange", Verb::Odds, exchange, attack, 35),
    (REMIXED, "remixed.duel", Verb::Duel, fight, duel, 9),
    (REMIXED, "remixed.attacks_to_kill", Verb::Duel, fight, kills, 9),
    (SANCTUM, "sanctum.takes_damage", Verb::Trace, blow, end, 120),
];

/// All that can be asked.
///
/// # Panics
///
/// Where fewer examples than are known can be asked.
pub fn questions() -> Vec<Question> {
    let mut all = Vec::new();
    for (file, kind, verb, said, judge, least) in KINDS {
        let before = all.len();
        for vector in vectors(file, kind) {
            let Some(sheet) = said(&vector["inputs"]) else { continue };
            let (id, expected) = (vector["id"].as_str().expect("an id"), &vector["expected"]);
            let (id, expected) = (id.to_owned(), expected.clone());
            all.push(Question { id, verb, link: encode(&sheet), expected, judge });
        }
        let asked = all.len() - before;
        assert!(asked >= least, "only {asked} of {kind} can be asked");
    }
    all
}

fn vectors(file: &str, kind: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(file).expect("vectors");
    let all = file["vectors"].as_array().expect("a list").clone();
    all.into_iter().filter(|vector| vector["kind"] == kind).collect()
}

fn int(value: &Value, key: &str) -> i64 {
    value[key].as_i64().unwrap_or(0)
}

/// The ends of a term of this kind.
fn term(part: &Value, kind: &str) -> Option<(i64, i64)> {
    let ends = part.get(kind)?;
    Some((ends[0].as_i64()?, ends[1].as_i64()?))
}

/// Makes a side roll this damage; `None` if no combatant does. Gives its level.
fn damage(sheet: &mut Sheet, hand: Hand, terms: &[Value]) -> Option<i64> {
    let mut set = |key: &str, value: String| sheet.set_side(hand, key, &value);
    // A mob rolls its own damage and 0 to its level.
    if let [own, level] = terms
        && let (Some((lo, hi)), Some((0, level))) = (term(own, "normal"), term(level, "normal"))
        && level >= 1
    {
        set("kind", "json-mob".into());
        set("dmg", format!("{lo}~{hi}"));
        set("lv", level.to_string());
        return Some(level);
    }
    // A hero rolls 1 to strength − 9, and what each hand holds.
    let (first, held) = terms.split_first()?;
    let most = match first.get("constant") {
        Some(constant) => (constant == 1).then_some(1)?,
        None => term(first, "uniform").filter(|ends| ends.0 == 1 && ends.1 > 1)?.1,
    };
    set("kind", "hero".into());
    set("class", "none".into());
    set("str", (9 + most).to_string());
    if held.len() > 2 {
        return None;
    }
    for (item, part) in ["w", "o"].into_iter().zip(held) {
        let (lo, hi) = term(part, "normal")?;
        set(item, "Something".into());
        for (key, value) in
            [("kind", "melee".to_owned()), ("min", lo.to_string()), ("max", hi.to_string())]
        {
            set(&format!("{item}-{key}"), value);
        }
        set(&format!("{item}-str"), "0".into());
    }
    Some(1)
}

/// A side of a fight, from the numbers of a vector.
fn side(sheet: &mut Sheet, hand: Hand, of: &Value) -> Option<()> {
    for (key, text) in [("w", "none"), ("a", "none"), ("special", "none")] {
        sheet.set_side(hand, key, text);
    }
    let level = damage(sheet, hand, of["damage"].as_array()?)?;
    for (key, value) in [
        ("atk", int(of, "attack_skill") - level),
        ("def", int(of, "defense_skill") - level),
        ("b-dr", int(of, "dr_max")),
        ("dr", 0),
        ("hp", int(of, "hp")),
        ("ht", int(of, "hp")),
    ] {
        sheet.set_side(hand, key, &value.to_string());
    }
    sheet.set_side(hand, "delay", &(int(of, "delay_milliturns") as f64 / 1e3).to_string());
    Some(())
}

/// A fight of two.
fn fight(inputs: &Value) -> Option<Sheet> {
    let mut sheet = Sheet::new();
    sheet.set_global("edition", inputs["edition"].as_str()?);
    side(&mut sheet, Hand::Left, &inputs["left"])?;
    side(&mut sheet, Hand::Right, &inputs["right"])?;
    Some(sheet)
}

fn fraction(value: &Value) -> f64 {
    if let Some(number) = value.as_f64() {
        return number;
    }
    let (num, den) = value.as_str().and_then(|text| text.split_once('/')).expect("a fraction");
    num.parse::<f64>().expect("a number") / den.parse::<f64>().expect("a number")
}

#[track_caller]
fn near(got: &Value, wanted: f64, tolerance: f64, what: &str) {
    let got = got.as_f64().unwrap_or_else(|| panic!("{what}: {got}"));
    assert!((got - wanted).abs() <= tolerance, "{what}: {got}, not {wanted}");
}

/// An effect's code; `None` if it has none.
fn code(effect: &Value) -> Option<String> {
    let n = int(effect, "n");
    let op = match effect["op"].as_str()? {
        "add" => format!("add~{n}"),
        "reduce" => format!("reduce~{n}"),
        "capTo" => format!("cap~{n}"),
        "add2xArmorMax" => "add-armor~2".to_owned(),
        "buffHand" => format!("hand~{n}"),
        "heal" => format!("heal~{n}"),
        "lose" => format!("lose~{n}"),
        plain @ ("halve" | "immune" | "cancel" | "kill" | "reflect") => plain.to_owned(),
        _ => return None,
    };
    let mut code = format!("{}.{op}", effect["stage"].as_str()?);
    for mode in effect["types"].as_array().into_iter().flatten() {
        code += &format!(".{}", mode.as_str()?);
    }
    let flags = [("inCombatOnly", "combat"), ("needsAttacker", "attacker"), ("ifDamage", "damage")];
    for (flag, word) in flags {
        if effect[flag] == true {
            code += &format!(".{word}");
        }
    }
    Some(code)
}

/// The sheet of a blow of Sanctum's; `None` if a sheet cannot say it.
fn blow(inputs: &Value) -> Option<Sheet> {
    let (damage, attacker, target) = (&inputs["damage"], &inputs["attacker"], &inputs["target"]);
    let mut sheet = Sheet::new();
    sheet.set_global("rules", "sanctum");
    let blame = match (attacker.is_object(), damage["combat"] == true) {
        (true, true) => "combat",
        (true, false) => "attacker",
        (false, false) => "nobody",
        (false, true) => return None,
    };
    sheet.set_global("blame", blame);
    let amount = int(damage, "amount");
    let mut set = |hand, key: &str, text: String| sheet.set_side(hand, key, &text);
    let yes = |key: &str| if damage[key] == true { "yes" } else { "no" };
    set(Hand::Left, "m-dmg", format!("{amount}~{amount}"));
    set(Hand::Left, "m-mode", damage["mode"].as_str().unwrap_or("none").to_owned());
    set(Hand::Left, "m-magical", yes("magical").to_owned());
    set(Hand::Left, "m-ignores", yes("ignoresArmor").to_owned());
    for (hand, of) in [(Hand::Left, attacker), (Hand::Right, target)] {
        if !of.is_object() {
            continue;
        }
        if of["alive"] == false {
            return None;
        }
        for (key, name) in
            [("hp", "hp"), ("hpmax", "hpMax"), ("armor", "armorCurrent"), ("armormax", "armorMax")]
        {
            set(hand, &format!("m-{key}"), int(of, name).to_string());
        }
    }
    let effects = inputs["effects"].as_array().map_or(&[][..], Vec::as_slice);
    let codes = effects.iter().map(code).collect::<Option<Vec<_>>>()?;
    set(Hand::Right, "m-effects", codes.join(","));
    // A few have effects that a list does not hold.
    Scenario::read(&sheet).is_ok().then_some(sheet)
}

/// An attack against one who stands still.
fn exchange(inputs: &Value) -> Option<Sheet> {
    if inputs["magic"] == true {
        // What is zapped is a matter of the mob, not of its damage.
        return None;
    }
    let mut sheet = Sheet::new();
    sheet.set_global("edition", inputs["edition"].as_str()?);
    let mut left = inputs.clone();
    left["hp"] = 20.into();
    left["delay_milliturns"] = 1000.into();
    left["dr_max"] = 0.into();
    let mut right = left.clone();
    right["damage"] = serde_json::json!([{ "constant": 1 }]);
    right["hp"] = 1_000_000.into();
    right["dr_max"] = inputs["dr_max"].clone();
    side(&mut sheet, Hand::Left, &left)?;
    side(&mut sheet, Hand::Right, &right).expect("bare hands");
    if inputs["attacker_invisible"] == true {
        sheet.set_side(Hand::Left, "invisible", "yes");
    }
    Some(sheet)
}

fn attack(Question { id, expected, .. }: &Question, odds: &Value) {
    near(&odds["hit"]["p"], fraction(&expected["hit"]), 1e-12, id);
    let crit = fraction(&expected["crit_given_hit"]);
    match odds.get("crit") {
        Some(chance) => near(&chance["p"], crit, 1e-12, id),
        None => assert_eq!(crit, 0.0, "{id}"),
    }
    near(&odds["hpLoss"]["mean"], fraction(&expected["mean_hp_loss"]), 1e-9, id);
    let wanted = expected["hp_loss_pmf"].as_object().expect("a law");
    let values = odds["hpLoss"]["values"].as_array().expect("a law");
    let mass = |value: &str| {
        let value: i64 = value.parse().expect("a whole number");
        values.iter().find(|entry| entry[0] == value)
    };
    for (value, p) in wanted {
        let got = mass(value).map_or(Value::from(0.0), |entry| entry[1].clone());
        near(&got, fraction(p), 1e-12, &format!("{id}: {value}"));
    }
    let mut possible = values.iter().filter(|entry| entry[1].as_f64() > Some(1e-12));
    assert!(possible.all(|entry| wanted.contains_key(&entry[0].to_string())), "{id}");
}

fn duel(Question { id, expected, .. }: &Question, duel: &Value) {
    let tolerance = expected["tolerance"].as_f64().unwrap_or(1e-12);
    near(&duel["left"], fraction(&expected["left_wins"]), tolerance, id);
    near(&duel["right"], fraction(&expected["right_wins"]), tolerance, id);
    let attacks = [&duel["meanAttacks"]["left"], &duel["meanAttacks"]["right"]];
    let both: f64 = attacks.iter().map(|mean| mean.as_f64().expect("a mean")).sum();
    near(&both.into(), fraction(&expected["mean_attacks"]), tolerance, id);
}

fn kills(Question { id, expected, .. }: &Question, duel: &Value) {
    let got = &duel["attacksToKill"]["left"];
    let wanted = expected["pmf"].as_array().expect("a law");
    let tolerance = expected["tolerance"].as_f64().unwrap_or(1e-12);
    for (n, p) in wanted.iter().enumerate() {
        // What is not followed any more has a probability below 1e-14.
        let got = got.get(n).cloned().unwrap_or(0.0.into());
        near(&got, fraction(p), tolerance, &format!("{id}: {}", n + 1));
    }
}

fn end(Question { id, expected, .. }: &Question, trace: &Value) {
    assert_eq!(trace["outcome"], expected["result"], "{id}");
    let last = trace["stages"].as_array().and_then(|stages| stages.last()).expect("a stage");
    assert_eq!(last["after"]["hp"], expected["hp"], "{id}");
    assert_eq!(last["after"]["armor"], expected["armorCurrent"], "{id}");
    if let Some(hp) = expected.get("attackerHp") {
        assert_eq!(&last["after"]["attackerHp"], hp, "{id}");
    }
}
