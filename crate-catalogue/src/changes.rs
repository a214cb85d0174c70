//! What differs from the presets that a sheet names.

use duelscope_core::sheet::{Group, Hand, SIDE, Sheet, Slot, find};

use crate::place::depth;
use crate::{Catalogue, Entry, Place, level};

/// The fields of a side that differ from the presets named in `from`, `w`,
/// `o`, `t`, `a` and `m`, in the table's order; only fields that apply. A preset
/// that the catalogue does not know has no say.
pub fn changed_fields(sheet: &Sheet, hand: Hand, catalogue: &Catalogue) -> Vec<Slot> {
    SIDE.iter()
        .map(|field| Slot { hand: Some(hand), field })
        .filter(|&slot| sheet.applies(slot))
        .filter(|&slot| {
            expected(sheet, slot, catalogue)
                .is_some_and(|preset| !same(slot, sheet.get(slot), &preset))
        })
        .collect()
}

/// Sets a field to what its preset says; nothing happens if none has a say.
pub fn reset_field(sheet: &mut Sheet, slot: Slot, catalogue: &Catalogue) {
    if let Some(text) = expected(sheet, slot, catalogue) {
        sheet.set(slot, &text);
    }
}

/// What the preset that a sheet names says of a field; `None` for fields that
/// no preset fills and for presets that the catalogue does not know.
pub fn expected(sheet: &Sheet, slot: Slot, catalogue: &Catalogue) -> Option<String> {
    let hand = slot.hand?;
    let key = slot.field.key;
    if matches!(key, "from" | "called" | "m") {
        return None;
    }
    let place = match slot.field.group {
        Group::Weapon => Place::Weapon,
        Group::Second => Place::Second,
        Group::Missile => Place::Missile,
        Group::Armor => Place::Armor,
        Group::Minion => Place::Minion,
        Group::Person | Group::Body | Group::States | Group::Blow => Place::Person,
        Group::Rules | Group::Stepper => return None,
    };
    let of = |place: Place| -> Option<&Entry> {
        let id = sheet.side(hand, place.id_key());
        catalogue.preset(place, id)
    };
    match place {
        Place::Person | Place::Minion => {
            let value = of(place)?.values(depth(sheet)).remove(key);
            value.or_else(|| neutral(place, key))
        }
        Place::Weapon | Place::Second | Place::Missile | Place::Armor => {
            let person = of(Place::Person);
            if key == place.id_key() {
                return person.map(|p| p.set.get(key).cloned().unwrap_or("none".to_owned()));
            }
            let id = sheet.side(hand, place.id_key());
            let key = key.strip_prefix(place.prefix())?;
            if id == "none" {
                return neutral(place, key);
            }
            let item = of(place)?;
            // Somebody may come with it upgraded.
            let own = person
                .filter(|p| p.set.get(place.id_key()).is_some_and(|own| own == id))
                .and_then(|p| p.set.get(&format!("{}lv", place.prefix())));
            if key == "lv" {
                return Some(own.cloned().unwrap_or("0".to_owned()));
            }
            let (level, skill) = (level::present(sheet, hand, place), level::skill(sheet, hand));
            item.at_level(level, skill).remove(key).or_else(|| neutral(place, key))
        }
    }
}

/// After the depth changed: numbers that follow it and still are those of the
/// old depth become those of the new one.
pub fn follow_depth(sheet: &mut Sheet, catalogue: &Catalogue, old: i32) {
    let new = depth(sheet);
    for hand in Hand::BOTH {
        let id = sheet.side(hand, "from");
        let Some(entry) = catalogue.preset(Place::Person, id) else { continue };
        let (before, after) = (entry.values(old), entry.values(new));
        for key in entry.by_depth.keys() {
            let Some(slot) = slot(hand, key) else { continue };
            if same(slot, sheet.get(slot), &before[key]) {
                sheet.set(slot, &after[key]);
            }
        }
    }
}

fn neutral(place: Place, key: &str) -> Option<String> {
    let found = place.neutral().iter().find(|(neutral, _)| *neutral == key);
    found.map(|&(_, text)| text.to_owned())
}

pub(crate) fn slot(hand: Hand, key: &str) -> Option<Slot> {
    find(SIDE, key).map(|field| Slot { hand: Some(hand), field })
}

/// Whether two texts mean the same in a field.
pub(crate) fn same(slot: Slot, a: &str, b: &str) -> bool {
    a == b || slot.canonical(a).is_ok_and(|a| slot.canonical(b).is_ok_and(|b| a == b))
}
