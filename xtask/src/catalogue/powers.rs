//! Rings and artifacts, buffs, enchantments, glyphs.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::book::{Book, Entry, Set};
use super::rows::{Row, Source};

/// Levels of a ring: lowest (cursed), usual, highest.
const RING: [i64; 3] = [-10, 1, 100];

pub fn all(source: &Source, book: &mut Book) -> Result<()> {
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
    row.row["id"].as_str().context("a row has an id")?;
    Ok(entry)
}
