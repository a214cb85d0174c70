//! The catalogue: presets of both games, as texts by key of the sheet.
//!
//! The command line reads `data/catalogue.json` into a [`Catalogue`], the page a
//! shorter text of it (`www/data/catalogue.txt`, [`Catalogue::read`]).
//! [`apply`] puts a preset into a sheet and clears what an earlier one left
//! there; [`Catalogue::put`] and [`Catalogue::set`] do what choosing and typing
//! in the form do, [`Catalogue::type_in`] with whatever a program gives;
//! [`changed_fields`] says what differs from the presets a sheet
//! names, and [`search`] finds entries as one types. Nothing here knows the web.
#![deny(missing_docs)]

mod changes;
mod fill;
mod keyed;
mod level;
mod place;
mod search;
mod spelled;
mod text;
mod typed;

use duelscope_core::sheet::{Sheet, Slot};
#[cfg(feature = "json")]
use serde::Deserialize;

pub use changes::{changed_fields, expected, follow_depth, reset_field};
pub use fill::{kinds_of, name_of};
pub use keyed::Keyed;
pub use level::set_level;
pub use place::{Place, apply, cast, clear};
pub use search::search;
pub use typed::{Untyped, slot_of};

/// The version of the file's format that is read here.
pub const FORMAT: u32 = 1;

/// The file.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Deserialize))]
pub struct Catalogue {
    /// The version of its format; [`FORMAT`], or it is not for this page.
    pub format: u32,
    /// What it was made from.
    pub meta: Meta,
    /// The entries by kind, in the order to show them.
    #[cfg_attr(feature = "json", serde(deserialize_with = "by_kind"))]
    kinds: Vec<(Kind, Vec<Entry>)>,
    /// What the sources have and the catalogue has not.
    #[cfg(feature = "json")]
    pub left_out: Vec<LeftOut>,
}

/// What the catalogue was made from.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Deserialize))]
pub struct Meta {
    /// The game.
    pub game: String,
    /// Its version.
    pub version: String,
    /// Its repository, `owner/name` at GitHub.
    pub repository: String,
    /// The commit that was read.
    pub commit: String,
    /// The version of Sanctum's manual.
    pub manual: String,
}

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "json", derive(Deserialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// A hero with what it starts with.
    Hero,
    /// A hero's subclass; `set` holds its class.
    Subclass,
    /// A mob.
    Mob,
    /// A melee weapon or bow.
    Weapon,
    /// A shield, for the other hand.
    Shield,
    /// What is thrown or shot.
    Missile,
    /// A wand held as a weapon.
    Wand,
    /// Armor.
    Armor,
    /// A ring or artifact; in a sheet it is a buff.
    Artifact,
    /// A buff or state.
    Buff,
    /// A weapon's enchantment.
    Enchantment,
    /// An armor's glyph.
    Glyph,
    /// A Sanctum minion.
    Minion,
    /// A Sanctum effect.
    Effect,
}

/// An entry. Which members it has depends on its kind; an empty one is not in
/// the file.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "json", derive(Deserialize), serde(default))]
pub struct Entry {
    /// Unique within the kind; what a sheet holds in `from`, `w`, `o`, `t`,
    /// `a`, `m`, `w-enchant`, `a-glyph`.
    pub id: String,
    /// In English.
    pub name: String,
    /// Texts by key of the sheet, without `l-` and `r-`; those of held and
    /// worn things without `w-`, `o-`, `t-`, `a-` too, and as found: the rules
    /// apply the level.
    pub set: Keyed<String, String>,
    /// Numbers that follow the depth of the dungeon; two are the ends of a
    /// range.
    pub by_depth: Keyed<String, Vec<Linear>>,
    /// What `special-on` and `special-n` mean for this mob; a mob without the
    /// key has no use for it.
    pub switches: Keyed<String, String>,
    /// Needs both hands.
    pub two_handed: bool,
    /// A missile that can be held as a weapon too.
    pub held: bool,
    /// What each level of a bow adds to the factors 1 of an arrow's accuracy
    /// (`acc`) and damage (`dmg`).
    pub shot: Keyed<String, f64>,
    /// What each level adds to the numbers of a scripted weapon, which the
    /// rules do not grow.
    pub grows: Keyed<String, i32>,
    /// Lowest, usual and highest level, where the level matters.
    pub levels: Option<[i32; 3]>,
    /// Codes of a Sanctum effect.
    pub codes: Vec<String>,
    /// The blow that a Sanctum spell is, if it is damage and no effect.
    pub blow: Option<Spell>,
    /// Whose effect it is, where it is not that of its bearer.
    pub side: Option<String>,
    /// The step of the pipeline it belongs to.
    pub stage: Option<String>,
    /// What it does in the game and not here.
    pub not_simulated: Vec<String>,
    /// What the page does without.
    #[cfg(feature = "json")]
    #[serde(flatten)]
    pub more: More,
}

/// What the whole file says of an entry and the page's does not.
#[cfg(feature = "json")]
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default)]
pub struct More {
    /// Where its numbers are from: a file of the game's repository, or a page.
    pub origin: String,
    /// How often the game picks this enchantment, out of the sum of all.
    pub weight: Option<u32>,
    /// Sanctum's house.
    pub house: Option<String>,
    /// How sure the source is, where it does not simply state it.
    pub confidence: Option<String>,
    /// What to know about it.
    pub notes: Vec<String>,
}

/// A blow of magical damage without a mode.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Deserialize))]
pub struct Spell {
    /// Its points, as a span of the sheet.
    pub points: String,
    /// Who is to blame for it, as the sheet's `blame`.
    pub blame: String,
    /// Codes of effects that its target bears.
    #[cfg_attr(feature = "json", serde(default))]
    pub effects: Vec<String>,
}

/// Why something of the sources is no entry.
#[cfg(feature = "json")]
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct LeftOut {
    /// Of which kind it would be.
    pub kind: Kind,
    /// Its id in the sources.
    pub id: String,
    /// Why.
    pub reason: String,
}

/// `[a, b, c, e]` stands for (a × depth + b) / c + e in whole numbers, the
/// quotient truncated; c is 1 and e 0 where they are not given.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Deserialize), serde(transparent))]
pub struct Linear(Vec<i32>);

impl Linear {
    /// The value at a depth.
    pub fn at(&self, depth: i32) -> i32 {
        let number = |i: usize, or: i32| self.0.get(i).copied().unwrap_or(or);
        let sum = number(0, 0).saturating_mul(depth).saturating_add(number(1, 0));
        sum.checked_div(number(2, 1)).unwrap_or(0).saturating_add(number(3, 0))
    }
}

impl Kind {
    /// The kinds in the order of the files, with what they are called there.
    pub const ALL: [(&str, Kind); 14] = [
        ("hero", Kind::Hero),
        ("subclass", Kind::Subclass),
        ("mob", Kind::Mob),
        ("weapon", Kind::Weapon),
        ("shield", Kind::Shield),
        ("missile", Kind::Missile),
        ("wand", Kind::Wand),
        ("armor", Kind::Armor),
        ("artifact", Kind::Artifact),
        ("buff", Kind::Buff),
        ("enchantment", Kind::Enchantment),
        ("glyph", Kind::Glyph),
        ("minion", Kind::Minion),
        ("effect", Kind::Effect),
    ];

    fn named(name: &str) -> Option<Kind> {
        Kind::ALL.iter().find(|kind| kind.0 == name).map(|kind| kind.1)
    }
}

#[cfg(feature = "json")]
fn by_kind<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<(Kind, Vec<Entry>)>, D::Error> {
    let kinds = std::collections::BTreeMap::deserialize(from)?;
    Ok(kinds.into_iter().collect())
}

impl Catalogue {
    /// The entries of a kind.
    pub fn of(&self, kind: Kind) -> &[Entry] {
        self.kinds.iter().find(|of| of.0 == kind).map_or(&[], |of| of.1.as_slice())
    }

    /// The entry of a kind with this id.
    pub fn find(&self, kind: Kind, id: &str) -> Option<&Entry> {
        self.of(kind).iter().find(|entry| entry.id == id)
    }

    /// Where a sheet names a preset that the catalogue does not have: by hand, or by
    /// another version.
    pub fn strangers<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = Slot> + 'a {
        let strange = |(slot, id): &(Slot, &str)| {
            Place::named_by(*slot).is_some_and(|place| {
                let empty = *id == "none" && place.is_item();
                !empty && place.kinds().iter().all(|&kind| self.find(kind, id).is_none())
            })
        };
        sheet.entries().filter(strange).map(|(slot, _)| slot)
    }

    /// The entry of a place with this id.
    pub fn preset(&self, place: Place, id: &str) -> Option<&Entry> {
        self.presets(place).find(|entry| entry.id == id)
    }

    /// All entries that fit a place, kind after kind.
    pub fn presets(&self, place: Place) -> impl Iterator<Item = &Entry> {
        place.kinds().iter().flat_map(move |&kind| {
            self.of(kind).iter().filter(move |entry| match (place, kind) {
                (Place::Weapon, Kind::Missile) => entry.held,
                (Place::Second, _) => !entry.two_handed,
                _ => true,
            })
        })
    }
}

impl Entry {
    /// The texts of its keys at a depth.
    pub fn values(&self, depth: i32) -> Keyed<&str, String> {
        let mut values: Keyed<&str, String> =
            self.set.iter().map(|(key, text)| (key, text.clone())).collect();
        for (key, forms) in self.by_depth.iter() {
            let ends: Vec<String> = forms.iter().map(|form| form.at(depth).to_string()).collect();
            values.insert(key, ends.join("~"));
        }
        values
    }

    /// The code for a list of buffs, of the usual level or this one.
    pub fn code(&self, level: Option<i32>) -> String {
        let usual = self.levels.map_or(1, |[_, usual, _]| usual);
        format!("{}.{}", self.id, level.unwrap_or(usual))
    }
}
