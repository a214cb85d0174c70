//! What choosing from the catalogue and typing into a field do to a sheet.

use duelscope_core::sheet::{Hand, Sheet, Slot};

use crate::{Catalogue, Entry, Kind, Place, apply, clear, follow_depth, set_level};

impl Place {
    /// The place a slot names the preset of.
    pub fn named_by(slot: Slot) -> Option<Place> {
        slot.hand?;
        Place::ALL.into_iter().find(|place| place.id_key() == slot.field.key)
    }

    /// The place whose level a slot holds.
    fn leveled(slot: Slot) -> Option<Place> {
        let id = slot.field.key.strip_suffix("-lv")?;
        Place::ALL.into_iter().find(|place| place.id_key() == id)
    }
}

/// The kinds of entries whose ids a slot holds; `None` if its text is no name
/// of the catalogue.
pub fn kinds_of(slot: Slot) -> Option<&'static [Kind]> {
    if let Some(place) = Place::named_by(slot) {
        return Some(place.kinds());
    }
    Some(match slot.field.key {
        "w-enchant" | "o-enchant" | "t-enchant" => &[Kind::Enchantment],
        "a-glyph" => &[Kind::Glyph],
        "buffs" => &[Kind::Buff, Kind::Artifact],
        "m-effects" => &[Kind::Effect],
        _ => return None,
    })
}

/// What a side is called: its own name, or its preset's in English, or the id
/// of one that no catalogue knows.
pub fn name_of(catalogue: Option<&Catalogue>, sheet: &Sheet, hand: Hand) -> String {
    let called = sheet.side(hand, "called").trim();
    if !called.is_empty() {
        return called.to_owned();
    }
    let place = if sheet.global("rules") == "sanctum" { Place::Minion } else { Place::Person };
    let id = sheet.side(hand, place.id_key());
    let entry = catalogue.and_then(|catalogue| catalogue.preset(place, id));
    entry.map_or(id, |entry| &entry.name).to_owned()
}

impl Catalogue {
    /// The entries whose ids a slot may hold, in the order to show them; `None`
    /// if its text is no name of the catalogue.
    pub fn entries(&self, slot: Slot) -> Option<Vec<&Entry>> {
        Some(kinds_of(slot)?.iter().flat_map(|&kind| self.of(kind)).collect())
    }

    /// Fills a slot with a choice: a preset sets every field of its place, a
    /// mere name only its own. An id that the catalogue does not know empties
    /// the place.
    pub fn put(&self, sheet: &mut Sheet, slot: Slot, id: &str) {
        let (Some(hand), Some(place)) = (slot.hand, Place::named_by(slot)) else {
            sheet.set(slot, id);
            return;
        };
        match self.preset(place, id) {
            Some(entry) => apply(sheet, hand, place, entry),
            None => clear(sheet, hand, place),
        }
    }

    /// Sets the text of a slot, and what follows from it: the numbers of a bow
    /// or wand from its level, those of some mobs from the depth. What a person
    /// changed by hand stays.
    pub fn set(&self, sheet: &mut Sheet, slot: Slot, text: &str) {
        let number = |text: &str| text.trim().parse::<i32>().ok();
        let (old, new) = (number(sheet.get(slot)), number(text));
        if let (Some(hand), Some(place), Some(level)) = (slot.hand, Place::leveled(slot), new)
            && let Some(entry) = self.preset(place, sheet.side(hand, place.id_key()))
        {
            set_level(sheet, hand, place, entry, level);
        }
        sheet.set(slot, text);
        if slot.field.key == "depth" && new.is_some() {
            follow_depth(sheet, self, old.unwrap_or(1));
        }
    }
}
