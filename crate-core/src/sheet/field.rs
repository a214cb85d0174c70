//! What a key may hold and where it applies.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

/// A row of the field table.
#[derive(Debug)]
pub struct Field {
    /// Key, `[a-z][a-z0-9-]*`; no global HTML attribute, since keys are the
    /// widget's attributes too.
    pub key: &'static str,
    /// Where a form shows it.
    pub group: Group,
    /// What it may hold.
    pub kind: Kind,
    /// The value where nothing was set, left and right.
    pub default: [&'static str; 2],
    /// The rulesets that read it.
    pub games: Games,
    /// The kind of combatant that has it.
    pub who: Who,
    /// The choice it is part of, by its place in the same table: it applies only
    /// where that is not `none` (a weapon's numbers, where there is a weapon).
    pub part: Option<usize>,
    /// Its place in the table, which is its place in a link.
    pub(super) order: usize,
}

impl Field {
    /// Whether it holds a number that rules read: a sweep may go over it.
    pub fn is_swept(&self) -> bool {
        let number =
            matches!(self.kind, Kind::Int { .. } | Kind::Decimal { .. } | Kind::Span { .. });
        number && self.group != Group::Stepper
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        self.order == other.order
    }
}

impl Eq for Field {}

impl PartialOrd for Field {
    fn partial_cmp(&self, other: &Field) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Field {
    fn cmp(&self, other: &Field) -> Ordering {
        self.order.cmp(&other.order)
    }
}

impl Hash for Field {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.order.hash(state);
    }
}

/// What a field may hold, and how a link writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A whole number, ends included.
    Int {
        /// Lowest.
        min: i32,
        /// Highest.
        max: i32,
    },
    /// A decimal number, ends included; a point or a comma.
    Decimal {
        /// Lowest.
        min: f32,
        /// Highest.
        max: f32,
    },
    /// One number, or two as `lo~hi`; people may also write a dash between.
    Span {
        /// Lowest end.
        min: i32,
        /// Highest end.
        max: i32,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `yes` or `no`.
    Flag,
    /// A word of letters, digits, `-`, `_` and `.`.
    Id(IdOf),
    /// Free text of at most this many characters; base64url in a link.
    Text {
        /// Most characters.
        max: usize,
    },
    /// Codes with commas between, at most this many.
    List {
        /// Most codes.
        max: usize,
        /// Which codes.
        of: ListOf,
    },
    /// 1 to 16 hexadecimal digits.
    Seed,
    /// A whole number from 1 to 10^12.
    Count,
}

/// What an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdOf {
    /// An entry of the catalogue; a newer one may have what this one lacks, so any
    /// word is held.
    Preset,
    /// A mob with rules of its own.
    Mob,
    /// A weapon's enchantment.
    Enchantment,
    /// An armor's glyph.
    Glyph,
    /// What is swept, `win_l-str_r-def`.
    Sweep,
}

/// The vocabulary of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListOf {
    /// Remixed Dungeon's buffs and states, `Blessed.2`.
    Buffs,
    /// Sanctum's effects, `before.add~2`.
    Effects,
    /// Sanctum's readings, `4.b`.
    Readings,
    /// Rolls that are set, `damage.1~7`.
    Pins,
    /// Panels of an embedded page.
    Panels,
}

/// Where a form shows a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The page: ruleset, edition, readings; how an embedded one looks.
    Rules,
    /// How the blow is struck.
    Blow,
    /// The stepper: seed, trial, step.
    Stepper,
    /// Who it is.
    Person,
    /// Numbers of the body.
    Body,
    /// The active weapon.
    Weapon,
    /// The other hand.
    Second,
    /// What is thrown or shot.
    Missile,
    /// The armor worn.
    Armor,
    /// States and buffs.
    States,
    /// A Sanctum minion.
    Minion,
}

/// A set of rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Games(u8);

impl Games {
    /// Remixed Dungeon.
    pub const REMIXED: Games = Games(1);
    /// Sanctum.
    pub const SANCTUM: Games = Games(2);
    /// Both combined.
    pub const COMBINED: Games = Games(4);
    /// Remixed Dungeon's rolls: alone or combined.
    pub const ROLLS: Games = Games(1 | 4);
    /// Sanctum's pipeline: alone or combined.
    pub const PIPELINE: Games = Games(2 | 4);
    /// All.
    pub const ALL: Games = Games(7);

    /// The ruleset of a `rules` word; Remixed Dungeon for an unknown one.
    pub fn named(word: &str) -> Games {
        match word {
            "sanctum" => Games::SANCTUM,
            "combined" => Games::COMBINED,
            _ => Games::REMIXED,
        }
    }

    /// Whether the two have a ruleset in common.
    pub const fn intersects(self, other: Games) -> bool {
        self.0 & other.0 != 0
    }
}

/// The kind of combatant that has a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Both kinds.
    Anyone,
    /// Heroes.
    Hero,
    /// Mobs.
    Mob,
}
