//! What a person or a program types for a field: a key and a text, of which either may
//! be wrong.

use duelscope_core::sheet::{FieldError, GLOBAL, Hand, Kind, SIDE, Sheet, Slot};

use crate::{Catalogue, Entry, Place, kinds_of, search};

/// Most suggestions of what was meant.
const NEAREST: usize = 5;

/// Why something typed is not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Untyped {
    /// No field has this key; some that are like it.
    Key(String, Vec<String>),
    /// The field names an entry of the catalogue, and there is none of that name; some
    /// that are like it.
    Name(Slot, String, Vec<String>),
    /// The field does not take the text.
    Text(FieldError),
}

impl Untyped {
    /// The key of the field, or what was given as one.
    pub fn key(&self) -> String {
        match self {
            Untyped::Key(key, _) => key.clone(),
            Untyped::Name(slot, ..) => slot.key(),
            Untyped::Text(error) => error.slot.key(),
        }
    }

    /// What the field does not take, if there is such a field.
    pub fn text(&self) -> Option<&str> {
        match self {
            Untyped::Key(..) => None,
            Untyped::Name(_, text, _) => Some(text),
            Untyped::Text(error) => Some(&error.text),
        }
    }
}

/// The slot of a key.
///
/// # Errors
///
/// That no field has it.
pub fn slot_of(key: &str) -> Result<Slot, Untyped> {
    Slot::parse(key).ok_or_else(|| Untyped::Key(key.to_owned(), nearest_keys(key)))
}

impl Catalogue {
    /// Does to a sheet what choosing or typing this in the form does: a preset brings
    /// all its numbers, and numbers that follow from a level or the depth follow.
    ///
    /// # Errors
    ///
    /// What the field does not take.
    pub fn type_in(&self, sheet: &mut Sheet, slot: Slot, text: &str) -> Result<(), Untyped> {
        let text = self.understood(slot, text)?;
        if Place::named_by(slot).is_some() {
            self.put(sheet, slot, &text);
        } else {
            self.set(sheet, slot, &text);
        }
        Ok(())
    }

    /// A text as its field holds it: names of the catalogue become ids, all else is as
    /// links write it.
    ///
    /// # Errors
    ///
    /// What the field does not take.
    pub fn understood(&self, slot: Slot, text: &str) -> Result<String, Untyped> {
        if matches!(slot.field.kind, Kind::Id(_)) && kinds_of(slot).is_some() {
            let id = self.id_of(slot, text);
            return id
                .ok_or_else(|| Untyped::Name(slot, text.to_owned(), self.nearest(slot, text)));
        }
        slot.canonical(text).map_err(|(problem, allowed)| {
            Untyped::Text(FieldError { slot, text: text.to_owned(), problem, allowed })
        })
    }

    /// The entries that a slot can be filled with, in the order to show them.
    pub fn fitting(&self, slot: Slot) -> Vec<&Entry> {
        match Place::named_by(slot) {
            Some(place) => self.presets(place).collect(),
            None => self.entries(slot).unwrap_or_default(),
        }
    }

    /// The id that a slot can hold, by itself or by its entry's name in whatever case.
    fn id_of(&self, slot: Slot, text: &str) -> Option<String> {
        let text = text.trim();
        if text == "none" {
            let somebody = matches!(Place::named_by(slot), Some(Place::Person | Place::Minion));
            return (!somebody).then(|| text.to_owned());
        }
        let entries = self.fitting(slot);
        let by_id = entries.iter().find(|entry| entry.id == text);
        let named = |entry: &&&Entry| entry.name.to_lowercase() == text.to_lowercase();
        by_id.or_else(|| entries.iter().find(named)).map(|entry| entry.id.clone())
    }

    /// Some ids that a slot could hold: slips of the finger, then what a search in the
    /// page finds, then the rest by how like they are.
    fn nearest(&self, slot: Slot, text: &str) -> Vec<String> {
        let mut all = self.entries(slot).unwrap_or_default();
        all.sort_by_key(|entry| changes(&entry.id, text));
        let slips = all.iter().filter(|entry| changes(&entry.id, text) <= 1).copied();
        let found = search(all.iter().copied(), text);
        let mut ids: Vec<String> = Vec::new();
        for entry in slips.chain(found).chain(all.iter().copied()) {
            if ids.len() < NEAREST && !ids.contains(&entry.id) {
                ids.push(entry.id.clone());
            }
        }
        ids
    }
}

/// Some keys of fields, those most like `key` first.
fn nearest_keys(key: &str) -> Vec<String> {
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }.key()));
    let mut keys: Vec<String> =
        GLOBAL.iter().map(|field| field.key.to_owned()).chain(sides).collect();
    keys.sort_by_key(|known| changes(known, key));
    keys.truncate(NEAREST);
    keys
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

    fn catalogue() -> Catalogue {
        Catalogue::read(include_str!("../../www/data/catalogue.txt")).expect("the page's own")
    }

    #[test]
    fn a_slip_of_the_finger_finds_what_was_meant() {
        let catalogue = catalogue();
        let slot = Slot::parse("r-from").expect("a slot");
        for (typed, meant) in [("Gnol", "Gnoll"), ("rat", "Rat"), ("Golme", "Golem")] {
            assert_eq!(catalogue.understood(slot, meant).as_deref(), Ok(meant));
            let Err(Untyped::Name(of, text, near)) = catalogue.understood(slot, typed) else {
                panic!("{typed} is taken")
            };
            assert_eq!((of, text.as_str()), (slot, typed));
            assert!(near.iter().any(|id| id == meant), "{typed}: {near:?}");
        }
        assert_eq!(catalogue.understood(slot, " marsupial RAT").as_deref(), Ok("Rat"));
        assert!(catalogue.understood(slot, "none").is_err());
        assert!(nearest_keys("l-strenght").iter().any(|key| key == "l-str"));
        assert_eq!(changes("kitten", "Sitting"), 3);
    }

    #[test]
    fn a_preset_brings_its_numbers_and_a_level_changes_them() {
        let (catalogue, mut sheet) = (catalogue(), Sheet::new());
        let mut set = |key: &str, text: &str| {
            slot_of(key).and_then(|slot| catalogue.type_in(&mut sheet, slot, text))
        };
        set("depth", "10").expect("a depth");
        set("r-from", "Golem").expect("a mob");
        set("l-w", "Dagger").expect("a weapon");
        assert!(
            matches!(set("l-w", "Dager"), Err(Untyped::Name(_, _, near)) if near.contains(&"Dagger".into()))
        );
        assert!(
            matches!(set("l-w-enchant", "Fires"), Err(Untyped::Name(_, _, near)) if near.contains(&"Fire".into()))
        );
        assert!(matches!(set("l-hp", "0"), Err(Untyped::Text(_))));
        assert!(matches!(set("l-strenght", "9"), Err(Untyped::Key(..))));
        set("l-w", "short SWORD").expect("a weapon by its name");
        set("l-w", "Dagger").expect("a weapon");
        assert_eq!((sheet.side(Hand::Right, "hp"), sheet.side(Hand::Left, "w-max")), ("85", "8"));
    }
}
