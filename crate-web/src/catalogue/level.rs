//! Upgrades: the numbers of a held or worn thing at a level.

use std::collections::BTreeMap;

use duelscope_core::sheet::{Hand, Sheet};

use super::{Entry, Place, changes};

impl Entry {
    /// The texts of a held or worn thing at a level, its `lv` included. What
    /// does not grow stays as it is.
    pub fn at_level(&self, level: i32) -> BTreeMap<&str, String> {
        let mut values = self.values(1);
        for (key, &step) in &self.grows {
            let Some(base) = self.set.get(key).and_then(|text| text.parse::<i32>().ok()) else {
                continue;
            };
            let grown = base.saturating_add(step.saturating_mul(level));
            let grown = match key.as_str() {
                "min" if level < 0 => grown.max(0),
                "max" if level < 0 => grown.max(1),
                "str" if level > 0 => grown.max(base.min(2)),
                _ => grown,
            };
            values.insert(key, grown.to_string());
        }
        if self.set.get("kind").is_some_and(|kind| kind == "wand") {
            let (min, max) = wand(level);
            values.extend([("min", min.to_string()), ("max", max.to_string())]);
        }
        values.insert("lv", level.to_string());
        values
    }
}

/// Smallest and largest roll of a wand in the hand of skill level 1
/// (`items/wands/Wand.java`).
fn wand(level: i32) -> (i32, i32) {
    let level = level.max(0) as f32;
    let (tier, skill) = (1.0 + level / 3.0, 1.0);
    let max = (tier * tier - tier + 10.0) / 2.0 + skill * tier + level;
    ((tier + skill) as i32, max as i32)
}

/// Changes the level of what a place holds. Numbers that still are those of
/// the present level follow; what a person changed by hand stays.
pub fn set_level(sheet: &mut Sheet, hand: Hand, place: Place, entry: &Entry, level: i32) {
    let lv = format!("{}lv", place.prefix());
    let before: i32 = sheet.side(hand, &lv).trim().parse().unwrap_or(0);
    let old = entry.at_level(before);
    for (key, text) in entry.at_level(level) {
        let Some(slot) = changes::slot(hand, &format!("{}{key}", place.prefix())) else {
            continue;
        };
        let untouched = old.get(key).is_some_and(|old| changes::same(slot, sheet.get(slot), old));
        if key == "lv" || untouched {
            sheet.set(slot, &text);
        }
    }
}
