//! Heroes, subclasses and mobs.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::book::{Book, Entry, Set, set};
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

/// Each formula of the remark gives what the row's own formula gives, at
/// every depth of the game.
fn agrees(row: &Row, by_depth: &Value) -> Result<()> {
    let own = &row.row["depth_formula"];
    for (key, column, place) in [
        ("hp", "hp", 0),
        ("atk", "base_attack_skill", 0),
        ("def", "base_defense_skill", 0),
        ("dr", "dr", 0),
        ("dmg", "dmg_min", 0),
        ("dmg", "dmg_max", 1),
    ] {
        let Some(form) = by_depth.get(key).map(|list| &list[place]) else { continue };
        let form: Vec<i64> = serde_json::from_value(form.clone())?;
        let formula = own.get(column).or_else(|| {
            // The skill that level and bonuses do not change stands elsewhere.
            (key == "atk").then(|| own.get("attack_skill")).flatten()
        });
        for depth in 1..=60 {
            let ours = linear(&form, depth)?;
            let hp = by_depth["hp"].get(0).map(|hp| serde_json::from_value(hp.clone()));
            let hp = hp.transpose()?.map_or(Ok(0), |hp: Vec<i64>| linear(&hp, depth))?;
            let theirs = match formula.and_then(Value::as_str) {
                Some(text) => formula_value(text, depth, hp)
                    .with_context(|| format!("{}: {column} is {text:?}", row.id))?,
                None => row.int(column)?,
            };
            ensure!(
                ours == theirs,
                "{}: {key} is {ours} at depth {depth}, its row says {theirs}",
                row.id
            );
        }
    }
    Ok(())
}

/// `[a, b, c, e]` is (a × depth + b) / c + e, the quotient truncated.
fn linear(form: &[i64], depth: i64) -> Result<i64> {
    match *form {
        [a, b] => Ok(a * depth + b),
        [a, b, c] => Ok((a * depth + b) / c),
        [a, b, c, e] => Ok((a * depth + b) / c + e),
        _ => bail!("a formula has two to four numbers"),
    }
}

/// The value of `2*(9+d)/3 (int)`: whole numbers, `d` the depth.
fn formula_value(text: &str, depth: i64, hp: i64) -> Result<i64> {
    let text = text.replace("(int)", "").replace("fixed", "");
    let text = text.split(" (2*0").next().unwrap_or_default();
    let mut tokens = tokens(text, depth, hp)?;
    tokens.reverse();
    let value = sum(&mut tokens)?;
    ensure!(tokens.is_empty(), "{} left over", tokens.len());
    Ok(value)
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Number(i64),
    Sign(char),
}

fn tokens(text: &str, depth: i64, hp: i64) -> Result<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (token, length) = match first {
            '0'..='9' => (Token::Number(rest[..digits].parse()?), digits),
            'd' => (Token::Number(depth), 1),
            'h' if rest.starts_with("hp") => (Token::Number(hp), 2),
            '+' | '-' | '*' | '/' | '(' | ')' => (Token::Sign(first), 1),
            other => bail!("{other:?} is not understood"),
        };
        // `5d` is a product.
        if let (Some(Token::Number(_)), Token::Number(_)) = (tokens.last(), token) {
            tokens.push(Token::Sign('*'));
        }
        tokens.push(token);
        rest = rest[length..].trim_start();
    }
    Ok(tokens)
}

/// Reads from the end of the reversed tokens.
fn sum(tokens: &mut Vec<Token>) -> Result<i64> {
    let mut value = product(tokens)?;
    while let Some(&Token::Sign(sign @ ('+' | '-'))) = tokens.last() {
        tokens.pop();
        let other = product(tokens)?;
        value = if sign == '+' { value + other } else { value - other };
    }
    Ok(value)
}

fn product(tokens: &mut Vec<Token>) -> Result<i64> {
    let mut value = factor(tokens)?;
    while let Some(&Token::Sign(sign @ ('*' | '/'))) = tokens.last() {
        tokens.pop();
        let other = factor(tokens)?;
        value = if sign == '*' { value * other } else { value / other };
    }
    Ok(value)
}

fn factor(tokens: &mut Vec<Token>) -> Result<i64> {
    match tokens.pop() {
        Some(Token::Number(number)) => Ok(number),
        Some(Token::Sign('(')) => {
            let value = sum(tokens)?;
            ensure!(tokens.pop() == Some(Token::Sign(')')), "a bracket stays open");
            Ok(value)
        }
        other => bail!("{other:?} where a number should be"),
    }
}
