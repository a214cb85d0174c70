//! Fields that are set on the command line.

use std::str::FromStr;

use duelscope_catalogue::{Place, Untyped, slot_of};
use duelscope_core::report::Fault;
use duelscope_core::sheet::{Hand, Sheet, Slot};
use duelscope_text::{Lang, console};

use crate::catalogue::catalogue;

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
    slot_of(key).map_err(|untyped| fault(lang, untyped))
}

/// A text as its field holds it: names of the catalogue become ids, all else is
/// as links write it.
///
/// # Errors
///
/// What the field does not take.
pub fn understood(lang: Lang, slot: Slot, text: &str) -> Result<String, Fault> {
    catalogue().understood(slot, text).map_err(|untyped| fault(lang, untyped))
}

/// Does to a sheet what choosing or typing this in the form does.
///
/// # Errors
///
/// What the field does not take.
pub fn apply(lang: Lang, sheet: &mut Sheet, slot: Slot, text: &str) -> Result<(), Fault> {
    catalogue().type_in(sheet, slot, text).map_err(|untyped| fault(lang, untyped))
}

/// Puts a preset of the catalogue on a side.
pub fn put(sheet: &mut Sheet, hand: Hand, place: Place, id: &str) {
    catalogue().put(sheet, Slot::side(hand, place.id_key()), id);
}

fn fault(lang: Lang, untyped: Untyped) -> Fault {
    let value = untyped.text().map(str::to_owned);
    Fault { key: Some(untyped.key()), value, message: console::not_taken(lang, &untyped) }
}
