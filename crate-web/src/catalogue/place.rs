//! Where a preset goes, and what it clears there.

use duelscope_core::sheet::{Hand, Sheet};

use super::{Entry, Kind};

/// What of a combatant a preset fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A whole hero or mob with all it holds and wears.
    Person,
    /// The weapon, keys `w-…`.
    Weapon,
    /// The other hand, keys `o-…`.
    Second,
    /// The armor, keys `a-…`.
    Armor,
    /// A Sanctum minion, keys `m-…`.
    Minion,
}

/// A fighter of no kind: what applies to nobody stays at these values, which
/// are the first visit's where that has some.
const PERSON: &[(&str, &str)] = &[
    ("called", ""),
    ("kind", "mob"),
    ("class", "none"),
    ("subclass", "none"),
    ("special", "none"),
    ("lv", "1"),
    ("hp", "1"),
    ("ht", "1"),
    ("str", "10"),
    ("atk", "0"),
    ("def", "0"),
    ("dmg", "1~1"),
    ("dr", "0"),
    ("delay", "1"),
    ("aware", "yes"),
    ("paralysed", "no"),
    ("invisible", "no"),
    ("acting", "no"),
    ("starving", "no"),
    ("buffs", ""),
];

/// An empty hand.
const HELD: &[(&str, &str)] = &[
    ("kind", "none"),
    ("tier", "0"),
    ("lv", "0"),
    ("min", "0"),
    ("max", "0"),
    ("str", "0"),
    ("acc", "1"),
    ("delay", "1"),
    ("enchant", "none"),
    ("exact", "no"),
    ("fast", "no"),
];

/// No armor.
const WORN: &[(&str, &str)] =
    &[("tier", "0"), ("lv", "0"), ("str", "0"), ("extra", "0"), ("glyph", "none")];

/// A minion that does nothing and has next to nothing.
const MINION: &[(&str, &str)] = &[
    ("m-mode", "hand"),
    ("m-dmg", "0~0"),
    ("m-attacks", "1"),
    ("m-ignores", "no"),
    ("m-magical", "no"),
    ("m-hp", "1"),
    ("m-hpmax", "1"),
    ("m-armor", "0"),
    ("m-armormax", "0"),
    ("m-effects", ""),
];

impl Place {
    /// All of them.
    pub const ALL: [Place; 5] =
        [Place::Person, Place::Weapon, Place::Second, Place::Armor, Place::Minion];

    /// The key that holds the preset's id.
    pub const fn id_key(self) -> &'static str {
        match self {
            Place::Person => "from",
            Place::Weapon => "w",
            Place::Second => "o",
            Place::Armor => "a",
            Place::Minion => "m",
        }
    }

    /// What the sheet has before the keys of an entry.
    pub(super) const fn prefix(self) -> &'static str {
        match self {
            Place::Weapon => "w-",
            Place::Second => "o-",
            Place::Armor => "a-",
            Place::Person | Place::Minion => "",
        }
    }

    /// The kinds of entries that fit, in the order to offer them.
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Place::Person => &[Kind::Hero, Kind::Mob],
            Place::Weapon => &[Kind::Weapon, Kind::Missile, Kind::Wand],
            Place::Second => &[Kind::Shield, Kind::Weapon],
            Place::Armor => &[Kind::Armor],
            Place::Minion => &[Kind::Minion],
        }
    }

    /// What its keys, without the prefix, hold where a preset says nothing:
    /// an empty hand, no armor, a mob of level 1 that is aware and healthy.
    pub const fn neutral(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Place::Person => PERSON,
            Place::Weapon | Place::Second => HELD,
            Place::Armor => WORN,
            Place::Minion => MINION,
        }
    }

    /// The places that belong to it: a person comes with hands and armor.
    const fn parts(self) -> &'static [Place] {
        match self {
            Place::Person => &[Place::Weapon, Place::Second, Place::Armor],
            _ => &[],
        }
    }
}

/// Makes a place neutral: an empty hand, no armor. A person's and a minion's
/// id stay, since there is always somebody.
pub fn clear(sheet: &mut Sheet, hand: Hand, place: Place) {
    for &part in place.parts() {
        clear(sheet, hand, part);
    }
    if matches!(place, Place::Weapon | Place::Second | Place::Armor) {
        sheet.set_side(hand, place.id_key(), "none");
    }
    for &(key, text) in place.neutral() {
        set(sheet, hand, place, key, text);
    }
}

/// Puts a preset into its place, in a sheet's present depth. Every field of
/// the place is set, so nothing of an earlier preset stays. A two-handed
/// weapon empties the other hand. Keys that no sheet has, of a newer file, are
/// passed over.
pub fn apply(sheet: &mut Sheet, hand: Hand, place: Place, entry: &Entry) {
    clear(sheet, hand, place);
    if place == Place::Weapon && entry.two_handed {
        clear(sheet, hand, Place::Second);
    }
    sheet.set_side(hand, place.id_key(), &entry.id);
    for (key, text) in entry.values(depth(sheet)) {
        set(sheet, hand, place, key, &text);
    }
}

/// The depth of the dungeon; 1 where the field is not valid.
pub(super) fn depth(sheet: &Sheet) -> i32 {
    sheet.global("depth").trim().parse().unwrap_or(1).clamp(1, 1_000)
}

fn set(sheet: &mut Sheet, hand: Hand, place: Place, key: &str, text: &str) {
    let key = format!("{}{key}", place.prefix());
    if let Some(slot) = super::changes::slot(hand, &key) {
        sheet.set(slot, text);
    }
}
