//! Closed vocabularies with the ids of the game's data.

/// Declares an enum whose variants carry the ids of the catalogue.
macro_rules! vocabulary {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(#[doc = concat!("`", $id, "`")] $variant,)+
        }

        impl $name {
            /// Every one, in the order of the catalogue.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its id in the catalogue.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                match id { $($id => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

pub(crate) use vocabulary;

vocabulary! {
    /// A hero's class.
    pub enum HeroClass {
        Warrior = "WARRIOR",
        Mage = "MAGE",
        Rogue = "ROGUE",
        Huntress = "HUNTRESS",
        Elf = "ELF",
        Necromancer = "NECROMANCER",
        Gnoll = "GNOLL",
        Priest = "PRIEST",
        Doctor = "DOCTOR",
    }
}

vocabulary! {
    /// A subclass. The game lets any character have one.
    pub enum Subclass {
        Gladiator = "GLADIATOR",
        Berserker = "BERSERKER",
        Warlock = "WARLOCK",
        Battlemage = "BATTLEMAGE",
        Assassin = "ASSASSIN",
        Freerunner = "FREERUNNER",
        Sniper = "SNIPER",
        Warden = "WARDEN",
        Scout = "SCOUT",
        Shaman = "SHAMAN",
        Lich = "LICH",
        Witchdoctor = "WITCHDOCTOR",
        Guardian = "GUARDIAN",
    }
}

vocabulary! {
    /// What a weapon is, as far as the rules tell weapons apart.
    pub enum WeaponKind {
        None = "none",
        Melee = "melee",
        Bow = "bow",
        Missile = "missile",
        Arrow = "arrow",
        Wand = "wand",
        Shield = "shield",
        Other = "other",
    }
}

vocabulary! {
    /// Weapons, missiles and wands that do something of their own when they
    /// hit, or that a rule names.
    pub enum WeaponSpecial {
        BoneSaw = "BoneSaw",
        HookedDagger = "HookedDagger",
        Kusarigama = "Kusarigama",
        GoldenSword = "GoldenSword",
        SacrificialSword = "SacrificialSword",
        ChaosShield = "ChaosShield",
        Boomerang = "Boomerang",
        CurareDart = "CurareDart",
        IncendiaryDart = "IncendiaryDart",
        AmokDart = "AmokDart",
        HealthDart = "HealthDart",
        Javelin = "Javelin",
        Tamahawk = "Tamahawk",
        GnollTamahawk = "GnollTamahawk",
        FireArrow = "FireArrow",
        FrostArrow = "FrostArrow",
        ParalysisArrow = "ParalysisArrow",
        PoisonArrow = "PoisonArrow",
        AmokArrow = "AmokArrow",
        HealthArrow = "HealthArrow",
        WandOfMagicMissile = "WandOfMagicMissile",
        WandOfFirebolt = "WandOfFirebolt",
        WandOfLightning = "WandOfLightning",
        WandOfDisintegration = "WandOfDisintegration",
        WandOfAvalanche = "WandOfAvalanche",
        WandOfPoison = "WandOfPoison",
        WandOfIcebolt = "WandOfIcebolt",
        WandOfShadowbolt = "WandOfShadowbolt",
    }
}

vocabulary! {
    /// A weapon's enchantment (`items/weapon/enchantments`).
    pub enum Enchantment {
        Fire = "Fire",
        Poison = "Poison",
        Death = "Death",
        Paralysis = "Paralysis",
        Leech = "Leech",
        Slow = "Slow",
        Swing = "Swing",
        Piercing = "Piercing",
        Instability = "Instability",
        Horror = "Horror",
        Luck = "Luck",
    }
}

vocabulary! {
    /// An armor's glyph (`items/armor/glyphs`).
    pub enum Glyph {
        Affection = "Affection",
        AntiEntropy = "AntiEntropy",
        Bounce = "Bounce",
        Displacement = "Displacement",
        Entanglement = "Entanglement",
        Metabolism = "Metabolism",
        Multiplicity = "Multiplicity",
        Potential = "Potential",
        Stench = "Stench",
        Viscosity = "Viscosity",
    }
}

vocabulary! {
    /// The game's difficulty, 0 to 3.
    pub enum Difficulty {
        Easy = "easy",
        NormalWithSaves = "normal-saves",
        Normal = "normal",
        Expert = "expert",
    }
}

impl Difficulty {
    /// The factor F of weakness and of a mob's growth.
    pub const fn factor(self) -> f64 {
        match self {
            Difficulty::Easy => 1.0,
            Difficulty::NormalWithSaves | Difficulty::Normal => 1.5,
            Difficulty::Expert => 2.0,
        }
    }
}
