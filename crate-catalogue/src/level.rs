//! What the level of a held thing changes beyond what the rules derive.
//!
//! The rules apply an item's level to its numbers as found. Three things they
//! take as given: the factors of a bow on its arrows, and the numbers of a
//! wand or a scripted weapon in hand.

use duelscope_core::rules::remixed::Weapon;
use duelscope_core::sheet::{Hand, Sheet, shortest};

use crate::{Entry, Keyed, Place, changes};

impl Entry {
    /// The texts of a held or worn thing at a level, its `lv` included, for a
    /// wielder of this skill level.
    pub fn at_level(&self, level: i32, skill: i32) -> Keyed<&str, String> {
        let mut values = self.values(1);
        for (key, step) in self.shot.iter() {
            let factor = (1.0 + step * f64::from(level)) as f32;
            let key = if key == "acc" { "shot-acc" } else { "shot-dmg" };
            values.insert(key, shortest(factor));
        }
        for (key, &step) in self.grows.iter() {
            if let Some(base) = self.set.get(key).and_then(|text| text.parse::<i32>().ok()) {
                let grown = base.saturating_add(step.saturating_mul(level.max(0)));
                values.insert(key, grown.to_string());
            }
        }
        if self.set.get("kind").is_some_and(|kind| kind == "wand") {
            let wand = Weapon::wand(level.max(0), skill);
            values.insert("min", wand.min.to_string());
            values.insert("max", wand.max.to_string());
        }
        values.insert("lv", level.to_string());
        values
    }
}

/// Changes the level of what a place holds. Numbers that still are those of
/// the present level follow; what a person changed by hand stays.
pub fn set_level(sheet: &mut Sheet, hand: Hand, place: Place, entry: &Entry, level: i32) {
    let skill = skill(sheet, hand);
    let old = entry.at_level(present(sheet, hand, place), skill);
    for (key, text) in entry.at_level(level, skill) {
        let Some(slot) = changes::slot(hand, &format!("{}{key}", place.prefix())) else {
            continue;
        };
        let untouched = old.get(key).is_some_and(|old| changes::same(slot, sheet.get(slot), old));
        if key == "lv" || untouched {
            sheet.set(slot, &text);
        }
    }
}

/// The level of what a place holds; 0 where the field is not valid.
pub(crate) fn present(sheet: &Sheet, hand: Hand, place: Place) -> i32 {
    number(sheet, hand, &format!("{}lv", place.prefix())).unwrap_or(0)
}

/// The wielder's skill level; 1 where the field is not valid.
pub(crate) fn skill(sheet: &Sheet, hand: Hand) -> i32 {
    number(sheet, hand, "skill").unwrap_or(1)
}

fn number(sheet: &Sheet, hand: Hand, key: &str) -> Option<i32> {
    let slot = changes::slot(hand, key)?;
    slot.canonical(sheet.get(slot)).ok()?.parse().ok()
}
