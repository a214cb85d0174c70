//! Sanctum's minions and effects.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::book::{Book, Entry, set};
use super::rows::{Row, file, list, texts};

/// The edition of the manual that the pipeline follows.
pub const MANUAL: &str = "2.10.00";

/// Whose list an effect's codes go into, where it says nothing of it.
const BEARER: &str = "self";

/// An effect as the rules know it: its codes and whose they are, or why it is
/// not simulated and, if it is damage, the blow to set instead.
#[derive(Debug)]
enum Rule {
    Codes(Vec<String>, String),
    NotSimulated(String, Value),
}

pub fn all(book: &mut Book) -> Result<()> {
    let rules = rules()?;
    minions(book, &rules)?;
    effects(book, &rules)
}

fn rules() -> Result<BTreeMap<String, Rule>> {
    let file = file("sanctum-effects-rules.json")?;
    let rules = file.as_object().context("the rules of effects are an object")?;
    rules
        .iter()
        .map(|(id, rule)| {
            let rule = match (rule["not_simulated"].as_str(), list(&rule["effects"])) {
                (Some(reason), None) => Rule::NotSimulated(reason.to_owned(), rule["blow"].clone()),
                (None, Some(_)) => {
                    let side = rule["side"].as_str().unwrap_or(BEARER);
                    Rule::Codes(texts(&rule["effects"]), side.to_owned())
                }
                _ => bail!("{id} has neither effects nor a reason, or both"),
            };
            Ok((id.clone(), rule))
        })
        .collect()
}

fn minions(book: &mut Book, rules: &BTreeMap<String, Rule>) -> Result<()> {
    let rows = file("sanctum-minions.json")?;
    let remarks = file("sanctum-remarks.json")?;
    let rows = list(&rows["minions"]).context("no minions")?;
    let known: Vec<_> = rows.iter().filter_map(|row| row["id"].as_str()).collect();
    for id in remarks.as_object().context("remarks are an object")?.keys() {
        ensure!(known.contains(&id.as_str()), "a remark on {id}, which is no minion");
    }
    let baseline = rows
        .iter()
        .find(|row| row["id"] == "swordsman-baseline-derived")
        .context("the plain swordsman is missing")?;
    for row in rows {
        let id = row["id"].as_str().context("a minion has no id")?;
        let row = Row { id, row, remark: &remarks[id] };
        match row.left_out() {
            Some(reason) => book.leave_out("minion", id, reason),
            None => book.add("minion", minion(&row, baseline, rules)?),
        }
    }
    Ok(())
}

fn minion(row: &Row, baseline: &Value, rules: &BTreeMap<String, Rule>) -> Result<Entry> {
    let nation = row.remark["nation"] == true;
    let number = |key: &str| -> Result<i64> {
        let own = row.row[key].as_i64();
        let value = own.or_else(|| nation.then(|| baseline[key].as_i64()).flatten());
        value.with_context(|| format!("{} has no number {key}", row.id))
    };
    let given = |key: &str| row.remark["set"][key].as_str().map(str::to_owned);
    let missile = row.text("attackMode")? == "missile";
    let mode = if missile { "missile" } else { "hand" };
    let damage = match given("m-dmg") {
        Some(damage) => damage,
        None => number(mode).map(|points| format!("{points}~{points}"))?,
    };
    let hp = given("m-hp").map_or_else(|| number("hp").map(|n| n.to_string()), Ok)?;
    let armor = number("armor")?.to_string();

    let mut codes = Vec::new();
    let mut missing = Vec::new();
    for id in texts(&row.remark["effects"]) {
        match rules.get(&id).with_context(|| format!("{}: no effect {id}", row.id))? {
            Rule::Codes(list, _) => codes.extend(list.iter().cloned()),
            Rule::NotSimulated(reason, _) => missing.push(reason.clone()),
        }
    }
    let numbers = set([
        ("m-mode", mode.to_owned()),
        ("m-dmg", damage),
        ("m-attacks", number("attacksPerRound")?.to_string()),
        ("m-hp", hp.clone()),
        ("m-hpmax", hp),
        ("m-armor", armor.clone()),
        ("m-armormax", armor),
        ("m-effects", codes.join(",")),
    ]);
    let name = match row.remark["name"].as_str() {
        Some(name) => name.to_owned(),
        None => row.text("name")?.replace(" recruit", " swordsman"),
    };
    let id = row.remark["id"].as_str().unwrap_or(row.id);
    let mut entry = Entry::new(id, &name, row.text("source")?);
    entry.put("set", json!(numbers));
    entry.put("notes", texts(&row.remark["notes"]).into());
    entry.put("not_simulated", texts(&row.remark["not_simulated"]).into());
    for reason in missing {
        entry.say("not_simulated", &reason);
    }
    if nation {
        entry.say("notes", "HP by nation, the rest of a plain swordsman (derived).");
        if let Some(walk @ ("Mountainwalk" | "Waterwalk")) = row.row["nationAbility"].as_str() {
            entry.say("not_simulated", walk);
        }
    }
    confidence(&mut entry, row)?;
    entry.put("house", row.text("house")?.into());
    Ok(entry)
}

/// What the sources state goes without saying.
fn confidence(entry: &mut Entry, row: &Row) -> Result<()> {
    let confidence = row.text("confidence")?;
    if confidence != "stated" {
        entry.put("confidence", confidence.into());
    }
    Ok(())
}

fn effects(book: &mut Book, rules: &BTreeMap<String, Rule>) -> Result<()> {
    let rows = file("sanctum-effects.json")?;
    let rows = list(&rows["effects"]).context("no effects")?;
    let known: Vec<_> = rows.iter().filter_map(|row| row["id"].as_str()).collect();
    for id in rules.keys() {
        ensure!(known.contains(&id.as_str()), "a rule for {id}, which is no effect");
    }
    for row in rows {
        let id = row["id"].as_str().context("an effect has no id")?;
        let row = Row { id, row, remark: &Value::Null };
        let name = row.text("name")?.replace("(rule example) protection", "Protection");
        let mut entry = Entry::new(id, &name, row.text("source").unwrap_or("the rules"));
        entry.put("stage", row.text("stage")?.into());
        entry.put("house", row.text("house")?.into());
        entry.put("notes", json!([row.text("behaviour")?]));
        match rules.get(id) {
            Some(Rule::Codes(codes, side)) => {
                entry.put("codes", json!(codes));
                if side != BEARER {
                    entry.put("side", side.as_str().into());
                }
            }
            Some(Rule::NotSimulated(reason, Value::Null)) => entry.say("not_simulated", reason),
            Some(Rule::NotSimulated(_, blow)) => {
                let mut blow = blow.clone();
                let nobody = row.row["needsAttacker"] == false;
                blow["blame"] = if nobody { "nobody" } else { "attacker" }.into();
                entry.put("blow", blow);
            }
            None => bail!("no rule says whether {id} is simulated"),
        }
        confidence(&mut entry, &row)?;
        book.add("effect", entry);
    }
    Ok(())
}
