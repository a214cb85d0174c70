//! The catalogue as the form uses it: what a slot can be filled from, what a
//! preset says of a field, what of a preset is not simulated. Knows no browser.

use std::rc::Rc;

use duelscope_core::rules::remixed::{Buff, Enchantment, Glyph};
use duelscope_core::rules::sanctum::effects::Effect;
use duelscope_core::sheet::{Hand, IdOf, Kind, ListOf, Sheet, Slot};
use duelscope_text::does;
use duelscope_text::library::{hint_hp, hint_other_side, hint_tier};
use duelscope_text::stages::effect_name;
use duelscope_text::{Lang, range};

use crate::catalogue::{Catalogue, Entry, Place, expected, kinds_of};
use crate::effects::{Group, groups};

/// The presets, or none until they have arrived.
#[derive(Clone, Debug, Default)]
pub struct Shelf(Option<Rc<Catalogue>>);

impl PartialEq for Shelf {
    fn eq(&self, other: &Shelf) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (None, None) => true,
            _ => false,
        }
    }
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its id.
    pub id: String,
    /// Its name, in English.
    pub name: String,
    /// A word on it: numbers or kind.
    pub hint: String,
    /// The word is of the catalogue, and English.
    pub english: bool,
}

impl Shelf {
    /// The presets of a file.
    pub fn of(catalogue: Catalogue) -> Shelf {
        Shelf(Some(Rc::new(catalogue)))
    }

    /// The presets, if they are here.
    pub fn catalogue(&self) -> Option<&Catalogue> {
        self.0.as_deref()
    }

    /// Where a sheet names a preset that there is not; nowhere until they are here.
    pub fn strangers<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = Slot> + 'a {
        self.0.as_deref().into_iter().flat_map(|shelf| shelf.strangers(sheet))
    }

    /// The entries a slot names, `None` if its text is no name of the
    /// catalogue.
    fn entries(&self, slot: Slot) -> Option<Vec<&Entry>> {
        let entries = self.0.as_deref()?.entries(slot)?;
        Some(entries.into_iter().filter(|entry| adds(slot, entry)).collect())
    }

    /// Whether the presets are here and a slot's text names one of them.
    pub fn names(&self, slot: Slot) -> bool {
        self.0.is_some() && kinds_of(slot).is_some()
    }

    /// What a slot can be filled with, best matches of the query first;
    /// `None` if its text is no name of the catalogue.
    pub fn choices(&self, lang: Lang, slot: Slot, query: &str) -> Option<Vec<Choice>> {
        kinds_of(slot)?;
        let entries = self.catalogue()?.fitting(slot).into_iter().filter(|entry| adds(slot, entry));
        let found = crate::catalogue::search(entries, query);
        let choice = |entry: &Entry| {
            let (hint, english) = match does(lang, slot, &entry.id) {
                Some(does) => (does.to_owned(), false),
                None => hint(lang, entry),
            };
            Choice { id: entry.id.clone(), name: entry.name.clone(), hint, english }
        };
        let mut choices: Vec<Choice> = found.into_iter().map(choice).collect();
        if query.trim().is_empty() && can_be_empty(slot) {
            let (id, name) = ("none".into(), "None".into());
            choices.insert(0, Choice { id, name, hint: String::new(), english: false });
        }
        Some(choices)
    }

    /// What an id of a slot is called; the id itself where the catalogue does
    /// not know it.
    pub fn name(&self, slot: Slot, id: &str) -> String {
        let entries = self.entries(slot).unwrap_or_default();
        let named = entries.into_iter().find(|entry| entry.id == id);
        named.map_or_else(
            || if id == "none" { "None".to_owned() } else { id.to_owned() },
            |entry| entry.name.clone(),
        )
    }

    /// Fills a slot with a choice: a preset sets every field of its place, a
    /// mere name only its own.
    pub fn put(&self, sheet: &mut Sheet, slot: Slot, id: &str) {
        match self.catalogue() {
            Some(shelf) => shelf.put(sheet, slot, id),
            None => sheet.set(slot, id),
        }
    }

    /// Sets the text of a slot, and what follows from it: the numbers of a bow
    /// or wand from its level, those of some mobs from the depth. What a person
    /// changed by hand stays.
    pub fn set(&self, sheet: &mut Sheet, slot: Slot, text: &str) {
        match self.catalogue() {
            Some(shelf) => shelf.set(sheet, slot, text),
            None => sheet.set(slot, text),
        }
    }

    /// Adds an entry to a list: its own, or that of the other side where a card
    /// says so.
    pub fn add(&self, sheet: &mut Sheet, slot: Slot, id: &str) {
        let entries = self.entries(slot).unwrap_or_default();
        let Some(entry) = entries.into_iter().find(|entry| entry.id == id) else { return };
        let added =
            if entry.codes.is_empty() { vec![entry.code(None)] } else { entry.codes.clone() };
        let hand = match entry.side.as_deref() {
            Some("opponent") => slot.hand.map(Hand::other),
            _ => slot.hand,
        };
        let to = Slot { hand, ..slot };
        let own = sheet.get(to).split(',').map(str::trim).filter(|code| !code.is_empty());
        let all: Vec<String> = own.map(str::to_owned).chain(added).collect();
        sheet.set(to, &all.join(","));
    }

    /// The chips of a list of effects.
    pub fn cards(&self, slot: Slot, codes: &[String]) -> Vec<Group> {
        groups(&self.entries(slot).unwrap_or_default(), codes)
    }

    /// What the preset says of a field, where the sheet says something else.
    pub fn preset_value(&self, sheet: &Sheet, slot: Slot) -> Option<String> {
        let preset = expected(sheet, slot, self.catalogue()?)?;
        let now = sheet.get(slot);
        let same = slot.canonical(now).is_ok_and(|a| slot.canonical(&preset).is_ok_and(|b| a == b));
        (!same && now != preset).then_some(preset)
    }

    /// What the presets of a side have that is not simulated, each with whose
    /// it is.
    pub fn not_simulated(&self, sheet: &Sheet, hand: Hand) -> Vec<String> {
        let Some(shelf) = self.catalogue() else { return Vec::new() };
        let mut all = Vec::new();
        for place in Place::ALL {
            let slot = Slot::side(hand, place.id_key());
            if !sheet.applies(slot) {
                continue;
            }
            if let Some(entry) = shelf.preset(place, sheet.get(slot)) {
                all.extend(
                    entry.not_simulated.iter().map(|what| format!("{}: {what}", entry.name)),
                );
            }
        }
        all
    }
}

/// Some of Sanctum's effects the rules do not know: there is nothing to add.
fn adds(slot: Slot, entry: &Entry) -> bool {
    slot.field.key != "m-effects" || !entry.codes.is_empty()
}

fn can_be_empty(slot: Slot) -> bool {
    matches!(
        slot.field.key,
        "w" | "o" | "t" | "a" | "w-enchant" | "o-enchant" | "t-enchant" | "a-glyph"
    )
}

/// What a name of the rules does.
fn does(lang: Lang, slot: Slot, id: &str) -> Option<&'static str> {
    match slot.field.kind {
        Kind::List { of: ListOf::Buffs, .. } => Some(does::buff(lang, Buff::from_id(id)?)),
        Kind::Id(IdOf::Enchantment) => Some(does::enchantment(lang, Enchantment::from_id(id)?)),
        Kind::Id(IdOf::Glyph) => Some(does::glyph(lang, Glyph::from_id(id)?)),
        _ => None,
    }
}

/// A few numbers to tell entries apart, and whether they are English words of the
/// catalogue.
fn hint(lang: Lang, entry: &Entry) -> (String, bool) {
    let values = entry.values(1);
    let get = |key: &str| values.get(key).map(String::as_str);
    let number = |text: &str| text.parse::<i64>().ok();
    let ends = get("min").and_then(number).zip(get("max").and_then(number));
    let hint = match (get("hp").or(get("m-hp")), ends, get("tier")) {
        (Some(hp), ..) => hint_hp(lang, hp),
        (_, Some((low, high)), _) => range(lang, low, high),
        (.., Some(tier)) => hint_tier(lang, tier),
        _ if entry.side.is_some() => hint_other_side(lang),
        _ => {
            let effects = entry.codes.iter().filter_map(|code| code.parse::<Effect>().ok());
            let told: Vec<_> = effects.map(|effect| effect_name(lang, &effect)).collect();
            if told.is_empty() {
                return (entry.stage.clone().unwrap_or_default(), true);
            }
            told.join("; ")
        }
    };
    (hint, false)
}
