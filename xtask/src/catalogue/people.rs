//! Heroes, subclasses and mobs.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::book::{Book, Entry, Set, set};
use super::formula::agrees;
use super::gear::Gear;
use super::rows::{Row, Source, texts};

pub fn all(source: &Source, gear: &Gear, book: &mut Book) -> Result<()> {
    for row in source.section("heroes")? {
        book.add("hero", hero(&row, gear)?);
    }
    for row in source.section("subclasses")? {
        let class = set([("class", row.text("class")?.to_owned())]);
        book.add("subclass", Entry::of(&row, row.text("source")?, class)?);
    }
    for row in source.section("mobs")? {
        match row.left_out() {
            Some(reason) => book.leave_out("mob", row.id, reason),
            None => book.add("mob", mob(&row, gear)?),
        }
    }
    Ok(())
}

/// Puts an item into a hand or on the body. Its numbers are those of level 0;
/// the rules apply the level.
fn equip(set: &mut Set, place: &str, item: &Value, gear: &Gear) -> Result<()> {
    let Some(id) = item["id"].as_str() else { return Ok(()) };
    let item_level = item["level"].as_i64().unwrap_or(0);
    let item = gear.get(id).with_context(|| format!("{id} is no item"))?;
    set.insert(place.to_owned(), id.to_owned());
    for (key, text) in &item.numbers {
        set.insert(format!("{place}-{key}"), text.clone());
    }
    if item_level != 0 {
        set.insert(format!("{place}-lv"), item_level.to_string());
        for (key, step) in &item.shot {
            let factor = (1.0 + step * item_level as f64) as f32;
            set.insert(format!("{place}-shot-{key}"), factor.to_string());
        }
    }
    Ok(())
}

fn hero(row: &Row, gear: &Gear) -> Result<Entry> {
    let mut numbers = set([
        ("kind", "hero".to_owned()),
        ("class", row.id.to_owned()),
        ("hp", row.number("hp")?),
        ("ht", row.number("hp")?),
        ("str", row.number("str")?),
        ("atk", row.number("base_attack_skill")?),
        ("def", row.number("base_defense_skill")?),
    ]);
    equip(&mut numbers, "w", &row.row["starting_weapon"], gear)?;
    equip(&mut numbers, "a", &row.row["starting_armor"], gear)?;
    let carried = texts(&row.row["starting_items"]);
    let missile = |id: &&String| gear.get(*id).is_some_and(|item| item.kind == "missile");
    if let Some(id) = carried.iter().find(missile) {
        equip(&mut numbers, "t", &json!({ "id": id }), gear)?;
    }
    let origin = texts(&row.row["sources"]).into_iter().next().context("a hero has a source")?;
    Entry::of(row, &origin, numbers)
}

fn mob(row: &Row, gear: &Gear) -> Result<Entry> {
    // What neither armor worn nor the level adds to is the field alone.
    let kind = match row.text("dr_rule")?.split([' ', '(']).next() {
        Some("armour.effectiveDr") => "mob",
        Some("dr" | "constant") => "json-mob",
        _ => bail!("{}: unknown rule of damage reduction", row.id),
    };
    let mut numbers = set([
        ("kind", kind.to_owned()),
        ("str", row.number("base_str")?),
        ("delay", row.number("attack_delay")?),
    ]);
    let by_depth = &row.remark["by_depth"];
    let columns =
        [("ht", "hp"), ("hp", "hp"), ("atk", "base_attack_skill"), ("def", "base_defense_skill")];
    for (key, column) in columns.into_iter().chain([("dr", "dr")]) {
        let given = by_depth.get(if key == "ht" { "hp" } else { key }).is_some()
            || row.remark["set"].get(key).is_some();
        if !given {
            numbers.insert(key.to_owned(), row.number(column)?);
        }
    }
    if by_depth.get("dmg").is_none() {
        let damage = format!("{}~{}", row.int("dmg_min")?, row.int("dmg_max")?);
        numbers.insert("dmg".to_owned(), damage);
    }
    if is_special(row) {
        numbers.insert("special".to_owned(), row.id.to_owned());
    }
    equip(&mut numbers, "w", &row.remark["holds"], gear)?;
    let mut entry = Entry::of(row, row.text("source")?, numbers)?;
    entry.put("switches", row.remark["switches"].clone());
    if let Some(formulas) = by_depth.as_object() {
        agrees(row, by_depth)?;
        let mut formulas = formulas.clone();
        if let Some(hp) = formulas.get("hp").cloned() {
            formulas.insert("ht".to_owned(), hp);
        }
        entry.put("by_depth", json!(formulas));
    }
    Ok(entry)
}

/// Whether its id says more than its numbers: a step of the exchange of its
/// own, or something it withstands.
fn is_special(row: &Row) -> bool {
    let replaced = |key: &str| row.row[key].as_str().is_some_and(|text| text != "full");
    let some = |key: &str| row.row[key].as_array().is_some_and(|list| !list.is_empty());
    const MARKS: [&str; 10] = [
        "Proc", "override", "damage()", "Fury", "fury", "dies", "dmg", "takes ", "script", "immune",
    ];
    let noted =
        texts(&row.row["notes"]).iter().any(|note| MARKS.iter().any(|mark| note.contains(mark)));
    replaced("attack_pipeline")
        || replaced("defense_pipeline")
        || some("resistances")
        || some("immunities")
        || row.row.get("ranged").is_some()
        || noted
}
