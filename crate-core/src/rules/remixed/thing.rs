//! Anything of the game with an id: what a proc comes from.

use super::buff::Buff;
use super::files;
use super::mob::Mob;
use super::vocabulary::{Enchantment, Glyph, Subclass, WeaponSpecial};
use crate::rules::{Document, Source};

/// Anything with an id that does something in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A buff, ring or artifact.
    Buff(Buff),
    /// An enchantment.
    Enchantment(Enchantment),
    /// A glyph.
    Glyph(Glyph),
    /// A mob.
    Mob(Mob),
    /// A weapon, missile, shield or wand.
    Weapon(WeaponSpecial),
    /// A subclass.
    Subclass(Subclass),
}

impl Thing {
    /// Its id in the catalogue, unique among things of its kind.
    pub const fn id(self) -> &'static str {
        match self {
            Thing::Buff(which) => which.id(),
            Thing::Enchantment(which) => which.id(),
            Thing::Glyph(which) => which.id(),
            Thing::Mob(which) => which.id(),
            Thing::Weapon(which) => which.id(),
            Thing::Subclass(which) => which.id(),
        }
    }

    /// Where its rule stands written; the place is its id.
    pub const fn source(self) -> Source {
        let document = match self {
            Thing::Buff(which) => files::of_buff(which),
            Thing::Enchantment(which) => files::of_enchantment(which),
            Thing::Glyph(which) => files::of_glyph(which),
            Thing::Mob(which) => files::of_mob(which),
            Thing::Weapon(which) => files::of_weapon(which),
            Thing::Subclass(_) => {
                Document::GameJava("watabou/pixeldungeon/actors/hero/HeroSubClass.java")
            }
        };
        Source { document, place: self.id() }
    }
}
