//! What is held and worn: weapons, shields, missiles, wands, armors; and what
//! a list of the sheet or another item bears: rings and artifacts, buffs,
//! enchantments, glyphs.
//!
//! The keys are those of the sheet without its `w-`, `o-`, `t-` or `a-`.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::book::{Book, Entry, Set, set};
use super::rows::{Row, Source};

/// What can be held, thrown and worn, for those who start with some.
pub type Gear = BTreeMap<String, Item>;

/// The numbers of an item as found, at level 0.
#[derive(Clone, Debug)]
pub struct Item {
    pub kind: &'static str,
    pub numbers: Set,
    /// What each level adds to a bow's factors.
    pub shot: BTreeMap<&'static str, f64>,
}

pub fn all(source: &Source, book: &mut Book) -> Result<Gear> {
    let mut gear = Gear::new();
    for (section, kind, read) in SECTIONS {
        for row in source.section(section)? {
            if let Some(reason) = row.left_out() {
                book.leave_out(kind, row.id, reason);
                continue;
            }
            let (mut entry, numbers) = read(&row, source)?;
            let shot = shot(&row)?;
            entry.put("set", json!(numbers));
            entry.put("shot", json!(shot));
            entry.put("grows", row.remark["grows"].clone());
            gear.insert(row.id.to_owned(), Item { kind, numbers, shot });
            book.add(kind, entry);
        }
    }
    Ok(gear)
}

type Read = fn(&Row, &Source) -> Result<(Entry, Set)>;

const SECTIONS: [(&str, &str, Read); 5] = [
    ("weapons", "weapon", weapon),
    ("shields", "shield", shield),
    ("missiles", "missile", missile),
    ("wands", "wand", wand),
    ("armors", "armor", armor),
];

/// The entry and its numbers, those of the remark over those of the row.
fn entry(row: &Row, mut numbers: Set) -> Result<(Entry, Set)> {
    for (key, text) in row.remark["set"].as_object().into_iter().flatten() {
        let text = text.as_str().with_context(|| format!("{}: {key} is no text", row.id))?;
        numbers.insert(key.clone(), text.to_owned());
    }
    Ok((Entry::of(row, row.text("source")?, Set::new())?, numbers))
}

/// A number of the row, unless the remark gives it.
fn or_remark(row: &Row, key: &str, column: &str) -> Result<String> {
    match row.remark["set"][key].as_str() {
        Some(text) => Ok(text.to_owned()),
        None => row.number(column).with_context(|| format!("{}: give {key} in a remark", row.id)),
    }
}

fn weapon(row: &Row, _: &Source) -> Result<(Entry, Set)> {
    let kind = row.text("type")?;
    let scripted = row.row.get("tier").is_none();
    let tier = if scripted { "0".to_owned() } else { or_remark(row, "tier", "tier")? };
    let numbers = set([
        ("kind", kind.to_owned()),
        ("tier", tier),
        ("min", or_remark(row, "min", "dmg_min")?),
        ("max", or_remark(row, "max", "dmg_max")?),
        ("str", row.number("str")?),
        ("acc", or_remark(row, "acc", "accuracy_factor")?),
        ("delay", or_remark(row, "delay", "attack_delay")?),
    ]);
    let (mut entry, numbers) = entry(row, numbers)?;
    if row.row.get("dmg_max_at_level").is_some() {
        grows_by_its_tier(row)?;
    }
    if row.text("hands")?.starts_with("both") {
        entry.put("two_handed", true.into());
    }
    if kind == "bow" {
        let hint = "These are the numbers of a hit with the bow itself; choose arrows to shoot.";
        entry.say("notes", hint);
    }
    Ok((entry, numbers))
}

/// What each level of a bow adds to the factors on its arrows.
fn shot(row: &Row) -> Result<BTreeMap<&'static str, f64>> {
    let Some(factors) = row.row.get("arrow_factors") else { return Ok(BTreeMap::new()) };
    let by = |key: &str| factor_per_level(factors[key].as_str().unwrap_or_default());
    Ok(BTreeMap::from([("acc", by("acu")?), ("dmg", by("dmg")?)]))
}

/// The rules grow the maximum by the tier with each upgrade: so must the row.
fn grows_by_its_tier(row: &Row) -> Result<()> {
    let (tier, max) = (row.int("tier")?, row.int("dmg_max")?);
    let formula = row.text("dmg_max_at_level")?;
    if !formula.starts_with(&format!("{max}+{tier}n ")) {
        bail!("{}: the maximum grows by {formula}, not by the tier", row.id);
    }
    Ok(())
}

/// `1 + n * 0.3` grows by 0.3 a level, `1` by nothing.
fn factor_per_level(formula: &str) -> Result<f64> {
    match formula.split_once("1 + n") {
        None if formula == "1" => Ok(0.0),
        Some(("", "")) => Ok(1.0),
        Some(("", rest)) => {
            let factor = rest.trim_start_matches([' ', '*']);
            factor.parse().with_context(|| format!("{formula:?} is no factor of an arrow"))
        }
        _ => bail!("{formula:?} is no factor of an arrow"),
    }
}

fn shield(row: &Row, _: &Source) -> Result<(Entry, Set)> {
    let level = row.number("shield_level")?;
    let numbers = set([
        ("kind", "shield".to_owned()),
        ("tier", level),
        ("str", row.number("str")?),
        ("acc", row.number("accuracy_factor")?),
        ("delay", row.number("attack_delay")?),
    ]);
    let (mut entry, numbers) = entry(row, numbers)?;
    let chance = row.row["block_chance"].as_f64().unwrap_or_default() * 100.0;
    let amount = row.text("block_amount_at_level")?;
    let amount = amount.split('*').next().unwrap_or_default();
    entry.say(
        "notes",
        &format!("Held in the other hand and charged, blocks {amount} points with {chance:.0} %."),
    );
    entry.say("not_simulated", "striking with the shield itself");
    Ok((entry, numbers))
}

fn missile(row: &Row, _: &Source) -> Result<(Entry, Set)> {
    let arrow = row.text("type")? == "arrow";
    let [kind, min, max, acc, delay] = if arrow {
        ["arrow", "base_min", "base_max", "base_acu", "base_delay"]
    } else {
        ["missile", "dmg_min", "dmg_max", "accuracy_factor", "attack_delay"]
    };
    let numbers = set([
        ("kind", kind.to_owned()),
        ("min", row.number(min)?),
        ("max", row.number(max)?),
        ("str", row.number("str")?),
        ("acc", row.number(acc)?),
        ("delay", row.number(delay)?),
    ]);
    let (mut entry, numbers) = entry(row, numbers)?;
    if arrow {
        entry.say("notes", "Shot from a bow or crossbow in hand.");
    }
    entry.put("held", row.remark["held"].clone());
    Ok((entry, numbers))
}

fn wand(row: &Row, source: &Source) -> Result<(Entry, Set)> {
    let rule = &source.rows["wand_as_weapon"]["examples"][0];
    let (min, max) = match (&rule["L"], &rule["s"]) {
        (l, s) if *l == json!(0) && *s == json!(1) => (&rule["min"], &rule["max"]),
        _ => bail!("the first wand in hand is not of level 0 and skill level 1"),
    };
    let numbers =
        set([("kind", "wand".to_owned()), ("min", min.to_string()), ("max", max.to_string())]);
    let (mut entry, numbers) = entry(row, numbers)?;
    entry.say("notes", "A mage or shaman can strike with it; anyone can zap it.");
    Ok((entry, numbers))
}

fn armor(row: &Row, _: &Source) -> Result<(Entry, Set)> {
    let tier = row.int("tier")?;
    let numbers = set([("tier", tier.to_string()), ("str", row.number("str")?)]);
    let (entry, numbers) = entry(row, numbers)?;
    let extra = numbers.get("extra").map_or(Ok(0), |text| text.parse::<i64>())?;
    if row.int("base_dr")? != 2 * tier + extra || row.int("glyph_dr_bonus")? != tier {
        bail!("{}: its damage reduction does not follow from its tier", row.id);
    }
    Ok((entry, numbers))
}

/// Levels of a ring: lowest (cursed), usual, highest.
const RING: [i64; 3] = [-10, 1, 100];

pub fn powers(source: &Source, book: &mut Book) -> Result<()> {
    for row in source.section("rings_and_artifacts")? {
        let levels = row.remark.get("levels").cloned().unwrap_or(json!(RING));
        book.add("artifact", with_levels(&row, &levels)?);
    }
    for row in source.section("buffs")? {
        match row.left_out() {
            Some(reason) => book.leave_out("buff", row.id, reason),
            None => book.add("buff", with_levels(&row, &row.remark["levels"])?),
        }
    }
    for row in source.section("enchantments")? {
        let mut entry = named_by_id(&row)?;
        entry.put("weight", row.int("weight")?.into());
        book.add("enchantment", entry);
    }
    for row in source.section("glyphs")? {
        book.add("glyph", named_by_id(&row)?);
    }
    Ok(())
}

fn with_levels(row: &Row, levels: &Value) -> Result<Entry> {
    let mut entry = Entry::of(row, row.text("source")?, Set::new())?;
    entry.put("levels", levels.clone());
    Ok(entry)
}

/// Enchantments and glyphs have no other name in the rows.
fn named_by_id(row: &Row) -> Result<Entry> {
    let mut entry =
        Entry::new(row.id, row.remark["name"].as_str().unwrap_or(row.id), row.text("source")?);
    for key in ["notes", "not_simulated"] {
        entry.put(key, row.remark[key].clone());
    }
    Ok(entry)
}
