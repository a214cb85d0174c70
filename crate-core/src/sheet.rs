//! The document: what a person set, as text by key.
//!
//! A [`Sheet`] is what the form edits, what a link, a preset and an export
//! hold. One table of [`Field`]s says for each key what it may hold and where
//! it applies; form, link codec, presets and sweeps all read that table. A
//! sheet may hold text that is not valid: [`Sheet::scenario`](crate::Scenario)
//! then reports every fault at once.

mod base64;
#[cfg(feature = "json")]
mod document;
pub(crate) mod field;
mod fields;
mod fingerprint;
mod frame;
mod ids;
mod link;
mod lists;
mod number;
mod preset;
pub(crate) mod value;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

#[cfg(feature = "json")]
pub use document::{DOCUMENT_VERSION, Document, LONGEST_DOCUMENT, Refused};
pub use field::{Field, Games, Group, IdOf, Kind, ListOf, Who};
pub(crate) use fields::known;
pub use fields::{FRAME, GLOBAL, SIDE, find};
pub use fingerprint::fingerprint;
pub use frame::{Frame, PANELS};
pub use ids::{MEASURED, is_plain};
pub use link::{LINK_VERSION, LONGEST_LINK, Notice, decode, encode};
pub use number::{decimal, fixed, shortest};
pub use preset::{LONGEST_NAME, Preset};
pub use value::{Allowed, Fault, FieldError, Problem};

/// Which of the two combatants. The left one attacks unless `turn` says
/// otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hand {
    /// The first combatant, keys `l-…`.
    Left,
    /// The second combatant, keys `r-…`.
    Right,
}

impl Hand {
    /// Both, left first.
    pub const BOTH: [Hand; 2] = [Hand::Left, Hand::Right];

    /// The other one.
    pub const fn other(self) -> Hand {
        match self {
            Hand::Left => Hand::Right,
            Hand::Right => Hand::Left,
        }
    }

    const fn prefix(self) -> &'static str {
        match self {
            Hand::Left => "l-",
            Hand::Right => "r-",
        }
    }
}

/// Where a value stands: a field, and whose it is (`None` for a field of the
/// whole page).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot {
    /// Whose, or nobody's.
    pub hand: Option<Hand>,
    /// The field.
    pub field: &'static Field,
}

impl Slot {
    /// The slot of a key as links write it (`rules`, `l-hp`); `None` if there
    /// is none.
    pub fn parse(key: &str) -> Option<Slot> {
        for hand in Hand::BOTH {
            if let Some(field) = key.strip_prefix(hand.prefix()).and_then(|k| find(SIDE, k)) {
                return Some(Slot { hand: Some(hand), field });
            }
        }
        find(GLOBAL, key).map(|field| Slot { hand: None, field })
    }

    /// The slot of a side's field.
    ///
    /// # Panics
    ///
    /// If the table has no such key, which is a defect of the caller.
    pub fn side(hand: Hand, key: &str) -> Slot {
        match find(SIDE, key) {
            Some(field) => Slot { hand: Some(hand), field },
            None => panic!("no side field is called {key}"),
        }
    }

    /// The slot of a field of the whole page.
    ///
    /// # Panics
    ///
    /// If the table has no such key, which is a defect of the caller.
    pub fn global(key: &str) -> Slot {
        match find(GLOBAL, key) {
            Some(field) => Slot { hand: None, field },
            None => panic!("no field is called {key}"),
        }
    }

    /// The key as links write it.
    pub fn key(self) -> String {
        let mut key = self.hand.map_or("", Hand::prefix).to_owned();
        key.push_str(self.field.key);
        key
    }

    /// The text in the one form that links and presets write.
    ///
    /// # Errors
    ///
    /// What is wrong with it, if the field cannot hold it.
    pub fn canonical(self, text: &str) -> Result<String, Fault> {
        value::canonical(self.field.kind, text)
    }

    /// The value where nothing was set.
    pub fn default(self) -> &'static str {
        self.field.default[usize::from(self.hand == Some(Hand::Right))]
    }
}

/// What a person set. Only texts that differ from the default are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Slots rising, each once.
    set: Vec<(Slot, String)>,
}

impl Sheet {
    /// Nothing set: the fight a first visit opens on.
    pub fn new() -> Self {
        Self::default()
    }

    /// The text of a slot: what was set, or its default.
    pub fn get(&self, slot: Slot) -> &str {
        self.place(slot).map_or(slot.default(), |at| &self.set[at].1)
    }

    /// Sets the text of a slot; any text is kept, valid or not.
    pub fn set(&mut self, slot: Slot, text: &str) {
        match (self.place(slot), text == slot.default()) {
            (Ok(at), true) => drop(self.set.remove(at)),
            (Ok(at), false) => self.set[at].1 = text.to_owned(),
            (Err(_), true) => {}
            (Err(at), false) => self.set.insert(at, (slot, text.to_owned())),
        }
    }

    /// Where the slot is, or would be.
    fn place(&self, slot: Slot) -> Result<usize, usize> {
        self.set.binary_search_by(|entry| entry.0.cmp(&slot))
    }

    /// The text of a side's field.
    pub fn side(&self, hand: Hand, key: &str) -> &str {
        self.get(Slot::side(hand, key))
    }

    /// The text of a field of the whole page.
    pub fn global(&self, key: &str) -> &str {
        self.get(Slot::global(key))
    }

    /// Sets a side's field.
    pub fn set_side(&mut self, hand: Hand, key: &str, text: &str) {
        self.set(Slot::side(hand, key), text);
    }

    /// Sets a field of the whole page.
    pub fn set_global(&mut self, key: &str, text: &str) {
        self.set(Slot::global(key), text);
    }

    /// What differs from the defaults, in the table's order.
    pub fn entries(&self) -> impl Iterator<Item = (Slot, &str)> {
        self.set.iter().map(|(slot, text)| (*slot, text.as_str()))
    }

    /// What differs from the defaults in the fields of a side, or of the page.
    pub(crate) fn part(&self, hand: Option<Hand>) -> &[(Slot, String)] {
        let from = self.set.partition_point(|entry| entry.0.hand < hand);
        let part = &self.set[from..];
        &part[..part.partition_point(|entry| entry.0.hand == hand)]
    }

    /// Becomes another sheet, mostly one that differs in a text or two.
    pub(crate) fn follow(&mut self, to: &Sheet) {
        let alike = self.set.iter().map(|entry| entry.0).eq(to.set.iter().map(|entry| entry.0));
        if !alike {
            self.set.clone_from(&to.set);
            return;
        }
        for (own, other) in self.set.iter_mut().zip(&to.set) {
            own.1.clone_from(&other.1);
        }
    }

    /// Puts each combatant on the other side.
    pub fn swap(&mut self) {
        for field in SIDE {
            let [left, right] = Hand::BOTH.map(|hand| Slot { hand: Some(hand), field });
            let (a, b) = (self.get(left).to_owned(), self.get(right).to_owned());
            self.set(left, &b);
            self.set(right, &a);
        }
    }

    /// Whether the field matters under the present ruleset, edition and kind
    /// of combatant: a form shows it only then.
    pub fn applies(&self, slot: Slot) -> bool {
        Scope::of(self).holds(self, slot)
    }
}

/// What decides which fields matter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    game: Games,
    who: [Who; 2],
}

impl Scope {
    /// The scope of a sheet.
    pub fn of(sheet: &Sheet) -> Scope {
        const RULES: Slot = Slot { hand: None, field: known(GLOBAL, "rules") };
        const KIND: &Field = known(SIDE, "kind");
        let who = |hand| match sheet.get(Slot { hand: Some(hand), field: KIND }) {
            "hero" => Who::Hero,
            _ => Who::Mob,
        };
        Scope { game: Games::named(sheet.get(RULES)), who: Hand::BOTH.map(who) }
    }

    /// Whether a field of the same sheet matters: see [`Sheet::applies`].
    pub fn holds(&self, sheet: &Sheet, slot: Slot) -> bool {
        let Some(hand) = slot.hand else {
            return slot.field.games.intersects(self.game);
        };
        let who = slot.field.who;
        slot.field.games.intersects(self.game)
            && (who == Who::Anyone || who == self.who[hand as usize] || self.game == Games::SANCTUM)
            && slot.field.part.is_none_or(|part| {
                sheet.get(Slot { hand: Some(hand), field: &SIDE[part] }) != "none"
            })
    }
}

#[cfg(test)]
mod tests;
