//! Where a preset goes, and what it clears there.

use duelscope_core::sheet::{Hand, Sheet};

use crate::{Entry, Kind, Spell};

/// What of a combatant a preset fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A whole hero or mob with all it holds and wears.
    Person,
    /// The weapon, keys `w-…`.
    Weapon,
    /// The other hand, keys `o-…`.
    Second,
    /// What is thrown or shot, keys `t-…`.
    Missile,
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
    ("special-on", "no"),
    ("special-n", "0"),
    ("strike", "melee"),
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
    ("skill", "1"),
    ("ready", "yes"),
    ("charges", "0"),
    ("charges-max", "0"),
    ("b-atk", "0"),
    ("b-def", "0"),
    ("b-dr", "0"),
    ("b-haste", "0"),
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

/// An empty hand that could hold a bow.
const WEAPON: &[(&str, &str)] = &{
    let mut all = [("shot-acc", "1"); HELD.len() + 2];
    let mut i = 0;
    while i < HELD.len() {
        all[i] = HELD[i];
        i += 1;
    }
    all[HELD.len() + 1] = ("shot-dmg", "1");
    all
};

/// No armor.
const WORN: &[(&str, &str)] =
    &[("tier", "0"), ("lv", "0"), ("str", "0"), ("extra", "0"), ("glyph", "none")];

/// A minion that does nothing and has next to nothing.
const MINION: &[(&str, &str)] = &[
    ("m-mode", "hand"),
    ("c-mode", "auto"),
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
    pub const ALL: [Place; 6] =
        [Place::Person, Place::Weapon, Place::Second, Place::Missile, Place::Armor, Place::Minion];

    /// The key that holds the preset's id.
    pub const fn id_key(self) -> &'static str {
        match self {
            Place::Person => "from",
            Place::Weapon => "w",
            Place::Second => "o",
            Place::Missile => "t",
            Place::Armor => "a",
            Place::Minion => "m",
        }
    }

    /// What the sheet has before the keys of an entry.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Place::Weapon => "w-",
            Place::Second => "o-",
            Place::Missile => "t-",
            Place::Armor => "a-",
            Place::Person | Place::Minion => "",
        }
    }

    /// The kinds of entries that fit, in the order to offer them.
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Place::Person => &[Kind::Hero, Kind::Mob],
            Place::Weapon => &[Kind::Weapon, Kind::Wand, Kind::Missile],
            Place::Second => &[Kind::Shield, Kind::Weapon],
            Place::Missile => &[Kind::Missile],
            Place::Armor => &[Kind::Armor],
            Place::Minion => &[Kind::Minion],
        }
    }

    /// What its keys, without the prefix, hold where a preset says nothing:
    /// an empty hand, no armor, a mob of level 1 that is aware and healthy.
    pub const fn neutral(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Place::Person => PERSON,
            Place::Weapon => WEAPON,
            Place::Second | Place::Missile => HELD,
            Place::Armor => WORN,
            Place::Minion => MINION,
        }
    }

    /// The places that belong to it: a person comes with hands and armor.
    const fn parts(self) -> &'static [Place] {
        match self {
            Place::Person => &[Place::Weapon, Place::Second, Place::Missile, Place::Armor],
            _ => &[],
        }
    }

    /// Whether it may be empty.
    pub(crate) const fn is_item(self) -> bool {
        !matches!(self, Place::Person | Place::Minion)
    }
}

/// Makes a place neutral: an empty hand, no armor. A person's and a minion's
/// id stay, since there is always somebody.
pub fn clear(sheet: &mut Sheet, hand: Hand, place: Place) {
    for &part in place.parts() {
        clear(sheet, hand, part);
    }
    if place.is_item() {
        sheet.set_side(hand, place.id_key(), "none");
    }
    if place == Place::Missile && sheet.side(hand, "strike") == "missile" {
        sheet.set_side(hand, "strike", "melee");
    }
    for &(key, text) in place.neutral() {
        set(sheet, hand, place, key, text);
    }
}

/// Puts a preset into its place, in a sheet's present depth. Every field of
/// the place is set, so nothing of an earlier preset stays. A two-handed
/// weapon empties the other hand; a missile is struck with. Keys that no sheet
/// has, of a newer file, are passed over.
pub fn apply(sheet: &mut Sheet, hand: Hand, place: Place, entry: &Entry) {
    clear(sheet, hand, place);
    if place == Place::Weapon && entry.two_handed {
        clear(sheet, hand, Place::Second);
    }
    if place == Place::Missile {
        sheet.set_side(hand, "strike", "missile");
    }
    sheet.set_side(hand, place.id_key(), &entry.id);
    for (key, text) in entry.values(depth(sheet)) {
        set(sheet, hand, place, key, &text);
    }
}

/// Makes the attack of a side a Sanctum spell; its target bears the spell's
/// effects after its own.
pub fn cast(sheet: &mut Sheet, hand: Hand, spell: &Spell) {
    sheet.set_global("blame", &spell.blame);
    for (key, text) in [("m-mode", "none"), ("m-magical", "yes"), ("m-dmg", &spell.points)] {
        sheet.set_side(hand, key, text);
    }
    let target = hand.other();
    let own = sheet.side(target, "m-effects").to_owned();
    let own = own.split(',').filter(|code| !code.is_empty());
    let codes: Vec<&str> = own.chain(spell.effects.iter().map(String::as_str)).collect();
    sheet.set_side(target, "m-effects", &codes.join(","));
}

/// The depth of the dungeon; 1 where the field is not valid.
pub(crate) fn depth(sheet: &Sheet) -> i32 {
    sheet.global("depth").trim().parse().unwrap_or(1).clamp(1, 1_000)
}

fn set(sheet: &mut Sheet, hand: Hand, place: Place, key: &str, text: &str) {
    let key = format!("{}{key}", place.prefix());
    if let Some(slot) = crate::changes::slot(hand, &key) {
        sheet.set(slot, text);
    }
}
