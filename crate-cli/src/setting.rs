//! Fields that are set on the command line.

use std::str::FromStr;

use duelscope_catalogue::Place;
use duelscope_core::report::Fault;
use duelscope_core::sheet::{FieldError, Hand, Kind, Sheet, Slot};
use duelscope_text::{Lang, console, field_fault};

use crate::catalogue::{catalogue, id_of, names_entries, nearest, nearest_keys};

/// `KEY=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    key: String,
    text: String,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        let (key, text) = text.split_once('=').ok_or("a setting is KEY=VALUE")?;
        Ok(Setting::new(key.trim(), text.trim()))
    }
}

impl Setting {
    /// The setting of a key.
    pub fn new(key: &str, text: &str) -> Setting {
        Setting { key: key.to_owned(), text: text.to_owned() }
    }

    /// Does to a sheet what choosing or typing it in the form does.
    ///
    /// # Errors
    ///
    /// What the field does not take, or that there is no such field.
    pub fn apply(&self, lang: Lang, sheet: &mut Sheet) -> Result<Slot, Fault> {
        let slot = slot(lang, &self.key)?;
        apply(lang, sheet, slot, &self.text)?;
        Ok(slot)
    }
}

/// The slot of a key.
///
/// # Errors
///
/// That no field has it.
pub fn slot(lang: Lang, key: &str) -> Result<Slot, Fault> {
    Slot::parse(key).ok_or_else(|| {
        let message = console::no_such_key(lang, key, &nearest_keys(key));
        Fault { key: Some(key.to_owned()), value: None, message }
    })
}

/// A text as its field holds it: names of the catalogue become ids, all else is
/// as links write it.
///
/// # Errors
///
/// What the field does not take.
pub fn understood(lang: Lang, slot: Slot, text: &str) -> Result<String, Fault> {
    if slot.field.kind == Kind::Id && names_entries(slot) {
        return id_of(slot, text).ok_or_else(|| {
            let key = slot.key();
            let message = console::not_in_catalogue(lang, &key, text, &nearest(slot, text));
            Fault { key: Some(key), value: Some(text.to_owned()), message }
        });
    }
    slot.canonical(text).map_err(|(problem, allowed)| {
        let error = FieldError { slot, text: text.to_owned(), problem, allowed };
        Fault::of_field(&error, field_fault(lang, &error))
    })
}

/// Does to a sheet what choosing or typing this in the form does.
///
/// # Errors
///
/// What the field does not take.
pub fn apply(lang: Lang, sheet: &mut Sheet, slot: Slot, text: &str) -> Result<(), Fault> {
    let text = understood(lang, slot, text)?;
    if Place::named_by(slot).is_some() {
        catalogue().put(sheet, slot, &text);
    } else {
        catalogue().set(sheet, slot, &text);
    }
    Ok(())
}

/// Puts a preset of the catalogue on a side.
pub fn put(sheet: &mut Sheet, hand: Hand, place: Place, id: &str) {
    catalogue().put(sheet, Slot::side(hand, place.id_key()), id);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_brings_its_numbers_and_a_level_changes_them() {
        let mut sheet = Sheet::new();
        let mut set =
            |text: &str| text.parse::<Setting>().expect("a setting").apply(Lang::En, &mut sheet);
        set("depth=10").expect("a depth");
        set("r-from=Golem").expect("a mob");
        set("l-w=Dagger").expect("a weapon");
        assert!(set("l-w=Dager").expect_err("none").message.contains("Dagger"));
        assert!(set("l-w-enchant=Fires").expect_err("none").message.contains("Fire"));
        assert!(set("l-hp=0").expect_err("low").message.contains("1 to 1,000,000"));
        set("l-w=short SWORD").expect("a weapon by its name");
        set("l-w=Dagger").expect("a weapon");
        assert_eq!((sheet.side(Hand::Right, "hp"), sheet.side(Hand::Left, "w-max")), ("85", "8"));
    }
}
