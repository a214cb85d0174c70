//! The catalogue, part of the program.

use std::sync::LazyLock;

use duelscope_catalogue::{Catalogue, Entry, Place, kinds_of, search};
use duelscope_core::sheet::{GLOBAL, Hand, SIDE, Slot};

/// The whole catalogue.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        let file = include_str!("../../crate-catalogue/data/catalogue.json");
        // The file is made by this project and read by its tests.
        serde_json::from_str(file).unwrap_or_else(|error| unreachable!("the catalogue: {error}"))
    });
    &CATALOGUE
}

/// Whether the slot's text is an id of the catalogue.
pub fn names_entries(slot: Slot) -> bool {
    kinds_of(slot).is_some()
}

/// The id that a slot can hold, by itself or by its entry's name in whatever
/// case.
pub fn id_of(slot: Slot, text: &str) -> Option<String> {
    let text = text.trim();
    let place = Place::named_by(slot);
    if text == "none" {
        let somebody = matches!(place, Some(Place::Person | Place::Minion));
        return (!somebody).then(|| text.to_owned());
    }
    let entries: Vec<&Entry> = match place {
        Some(place) => catalogue().presets(place).collect(),
        None => catalogue().entries(slot).unwrap_or_default(),
    };
    let by_id = entries.iter().find(|entry| entry.id == text);
    let named = |entry: &&&Entry| entry.name.to_lowercase() == text.to_lowercase();
    by_id.or_else(|| entries.iter().find(named)).map(|entry| entry.id.clone())
}

/// Some ids that a slot could hold: slips of the finger, then what a search in
/// the page finds, then the rest by how like they are.
pub fn nearest(slot: Slot, text: &str) -> String {
    let mut all = catalogue().entries(slot).unwrap_or_default();
    all.sort_by_key(|entry| changes(&entry.id, text));
    let slips = all.iter().filter(|entry| changes(&entry.id, text) <= 1).copied();
    let found = search(all.iter().copied(), text);
    let mut ids: Vec<&str> = Vec::new();
    for entry in slips.chain(found).chain(all.iter().copied()) {
        if ids.len() < 5 && !ids.contains(&entry.id.as_str()) {
            ids.push(&entry.id);
        }
    }
    ids.join(", ")
}

/// Some keys of fields, those most like `key` first.
pub fn nearest_keys(key: &str) -> String {
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }.key()));
    let mut keys: Vec<String> =
        GLOBAL.iter().map(|field| field.key.to_owned()).chain(sides).collect();
    keys.sort_by_key(|known| changes(known, key));
    keys.truncate(5);
    keys.join(", ")
}

/// How many letters must change to make one word of the other, whatever their
/// case (Levenshtein's distance).
fn changes(a: &str, b: &str) -> usize {
    let (a, b) = (a.to_lowercase(), b.to_lowercase());
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = before + usize::from(x != *y);
            before = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(before + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_what_was_meant() {
        let slot = Slot::parse("r-from").expect("a slot");
        for (typed, meant) in [("Gnol", "Gnoll"), ("rat", "Rat"), ("Golme", "Golem")] {
            assert_eq!((id_of(slot, typed), id_of(slot, meant)), (None, Some(meant.to_owned())));
            let near = nearest(slot, typed);
            assert!(near.split(", ").any(|id| id == meant), "{typed}: {near}");
        }
        assert_eq!(id_of(slot, " marsupial RAT").as_deref(), Some("Rat"));
        assert_eq!(id_of(slot, "none"), None);
        assert!(nearest_keys("l-strenght").contains("l-str"));
        assert_eq!(changes("kitten", "Sitting"), 3);
    }
}
