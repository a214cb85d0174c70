//! The game's mobs and what they withstand.

use super::fighter::Fighter;
use super::vocabulary::vocabulary;

vocabulary! {
    /// A mob of the catalogue: what it does beyond its numbers follows from
    /// its id.
    pub enum Mob {
        Rat = "Rat",
        Albino = "Albino",
        Gnoll = "Gnoll",
        Crab = "Crab",
        Swarm = "Swarm",
        Thief = "Thief",
        Bandit = "Bandit",
        Skeleton = "Skeleton",
        Goo = "Goo",
        Shaman = "Shaman",
        Shadow = "Shadow",
        Bat = "Bat",
        Brute = "Brute",
        Shielded = "Shielded",
        Tengu = "Tengu",
        SpiderServant = "SpiderServant",
        SpiderGuard = "SpiderGuard",
        SpiderExploding = "SpiderExploding",
        SpiderMind = "SpiderMind",
        SpiderMindAmber = "SpiderMindAmber",
        SpiderEgg = "SpiderEgg",
        SpiderNest = "SpiderNest",
        SpiderQueen = "SpiderQueen",
        Spinner = "Spinner",
        FireElemental = "FireElemental",
        Monk = "Monk",
        Senior = "Senior",
        DM300 = "DM300",
        AirElemental = "AirElemental",
        WaterElemental = "WaterElemental",
        EarthElemental = "EarthElemental",
        IceElemental = "IceElemental",
        Warlock = "Warlock",
        Golem = "Golem",
        Succubus = "Succubus",
        King = "King",
        Undead = "Undead",
        Eye = "Eye",
        Scorpio = "Scorpio",
        Acidic = "Acidic",
        Larva = "Larva",
        BurningFist = "BurningFist",
        RottingFist = "RottingFist",
        FetidRat = "FetidRat",
        Wraith = "Wraith",
        Mimic = "Mimic",
        MimicPie = "MimicPie",
        Statue = "Statue",
        ArmoredStatue = "ArmoredStatue",
        GoldenStatue = "GoldenStatue",
        Piranha = "Piranha",
        MimicAmulet = "MimicAmulet",
        Worm = "Worm",
        YogsBrain = "YogsBrain",
        YogsEye = "YogsEye",
        YogsHeart = "YogsHeart",
        YogsTeeth = "YogsTeeth",
        ZombieGnoll = "ZombieGnoll",
        ShadowLord = "ShadowLord",
        Nightmare = "Nightmare",
        SuspiciousRat = "SuspiciousRat",
        PseudoRat = "PseudoRat",
        DeathKnight = "DeathKnight",
        DreadKnight = "DreadKnight",
        EnslavedSoul = "EnslavedSoul",
        ExplodingSkull = "ExplodingSkull",
        JarOfSouls = "JarOfSouls",
        Lich = "Lich",
        RunicSkull = "RunicSkull",
        Zombie = "Zombie",
        Crystal = "Crystal",
        Kobold = "Kobold",
        KoboldIcemancer = "KoboldIcemancer",
        ColdSpirit = "ColdSpirit",
        IceGuardian = "IceGuardian",
        IceGuardianCore = "IceGuardianCore",
        Deathling = "Deathling",
        SpiritOfPain = "SpiritOfPain",
        TreacherousSpirit = "TreacherousSpirit",
        RatKing = "RatKing",
        MirrorImage = "MirrorImage",
        Bee = "Bee",
        BeeHive = "BeeHive",
        BlackCat = "BlackCat",
        BlackRat = "BlackRat",
        DeepSnail = "DeepSnail",
        MazeShadow = "MazeShadow",
        NeutralKing = "NeutralKing",
        RemixedFetidRat = "RemixedFetidRat",
        ShamanElder = "ShamanElder",
        Snail = "Snail",
        SpiderElite = "SpiderElite",
    }
}

vocabulary! {
    /// What a damage or a buff is of: what immunities and resistances name.
    pub enum Essence {
        Amok = "Amok",
        Bleeding = "Bleeding",
        Blindness = "Blindness",
        Burning = "Burning",
        Charm = "Charm",
        ConfusionGas = "ConfusionGas",
        Death = "Death",
        Electricity = "Electricity",
        Fire = "Fire",
        Frost = "Frost",
        Leech = "Leech",
        Paralysis = "Paralysis",
        Poison = "Poison",
        Regeneration = "Regeneration",
        Roots = "Roots",
        ScrollOfPsionicBlast = "ScrollOfPsionicBlast",
        Sleep = "Sleep",
        Stun = "Stun",
        Terror = "Terror",
        ToxicGas = "ToxicGas",
        Vertigo = "Vertigo",
        WandOfDisintegration = "WandOfDisintegration",
        WandOfFirebolt = "WandOfFirebolt",
    }
}

/// A set of [`Essence`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Essences(u32);

impl Essences {
    /// None at all.
    pub const NONE: Essences = Essences(0);

    /// Exactly these.
    pub const fn of(list: &[Essence]) -> Essences {
        let mut bits = 0;
        let mut i = 0;
        while i < list.len() {
            bits |= 1 << list[i] as u32;
            i += 1;
        }
        Essences(bits)
    }

    /// Whether `essence` is one of them.
    pub const fn contains(self, essence: Essence) -> bool {
        self.0 & (1 << essence as u32) != 0
    }

    /// Those of either.
    pub const fn union(self, other: Essences) -> Essences {
        Essences(self.0 | other.0)
    }
}

impl Mob {
    /// What does nothing to it.
    pub const fn immunities(self) -> Essences {
        use Essence::*;
        match self {
            Mob::Skeleton
            | Mob::Undead
            | Mob::DeathKnight
            | Mob::DreadKnight
            | Mob::EnslavedSoul
            | Mob::ExplodingSkull
            | Mob::JarOfSouls
            | Mob::Zombie
            | Mob::Deathling => {
                const {
                    Essences::of(&[
                        Amok,
                        Bleeding,
                        Blindness,
                        Death,
                        Paralysis,
                        Poison,
                        Regeneration,
                        Sleep,
                        Stun,
                        Terror,
                        ToxicGas,
                        Vertigo,
                    ])
                }
            }
            Mob::Brute | Mob::Shielded | Mob::Eye | Mob::Kobold => {
                const { Essences::of(&[Terror]) }
            }
            Mob::SpiderQueen => const { Essences::of(&[Burning, Fire]) },
            Mob::Spinner => const { Essences::of(&[Roots]) },
            Mob::FireElemental => {
                const { Essences::of(&[Bleeding, Burning, Fire, ScrollOfPsionicBlast, WandOfFirebolt]) }
            }
            Mob::Monk | Mob::Senior => const { Essences::of(&[Amok, Terror]) },
            Mob::DM300 => const { Essences::of(&[Bleeding, Terror, ToxicGas]) },
            Mob::AirElemental => const { Essences::of(&[Bleeding]) },
            Mob::WaterElemental => const { Essences::of(&[Bleeding, Frost, ScrollOfPsionicBlast]) },
            Mob::EarthElemental => {
                const { Essences::of(&[Bleeding, Burning, Paralysis, Roots, Stun, ToxicGas]) }
            }
            Mob::IceElemental => const { Essences::of(&[Paralysis, Roots, Stun, ToxicGas]) },
            Mob::Golem => const { Essences::of(&[Amok, Bleeding, Sleep, Terror]) },
            Mob::Succubus => const { Essences::of(&[Sleep]) },
            Mob::King => const { Essences::of(&[Paralysis, Stun]) },
            Mob::BurningFist => {
                const { Essences::of(&[Amok, Burning, Sleep, Terror, WandOfFirebolt]) }
            }
            Mob::RottingFist => const { Essences::of(&[Amok, Burning, Poison, Sleep, Terror]) },
            Mob::FetidRat | Mob::PseudoRat => const { Essences::of(&[Paralysis]) },
            Mob::Wraith => const { Essences::of(&[Death, Terror]) },
            Mob::Mimic => const { Essences::of(&[ScrollOfPsionicBlast]) },
            Mob::MimicPie | Mob::MimicAmulet | Mob::Worm => {
                const { Essences::of(&[Paralysis, Stun, ToxicGas]) }
            }
            Mob::Statue | Mob::ArmoredStatue | Mob::GoldenStatue => {
                const { Essences::of(&[Bleeding, Leech, Poison, ToxicGas]) }
            }
            Mob::Piranha => const { Essences::of(&[Burning, Frost, Paralysis, Roots, ToxicGas]) },
            Mob::YogsBrain | Mob::YogsTeeth => {
                const { Essences::of(&[Amok, Burning, Paralysis, Sleep, Terror]) }
            }
            Mob::YogsEye => {
                const {
                    Essences::of(&[
                        Amok,
                        Burning,
                        Charm,
                        Death,
                        ScrollOfPsionicBlast,
                        Sleep,
                        Terror,
                        ToxicGas,
                    ])
                }
            }
            Mob::YogsHeart => {
                const { Essences::of(&[Amok, Burning, Paralysis, Sleep, Terror, ToxicGas]) }
            }
            Mob::ZombieGnoll => const { Essences::of(&[Paralysis, ToxicGas]) },
            Mob::SuspiciousRat => const { Essences::of(&[ToxicGas]) },
            Mob::Lich | Mob::IceGuardian | Mob::IceGuardianCore => {
                const { Essences::of(&[Amok, Blindness, Death, Paralysis, Sleep, Terror, ToxicGas]) }
            }
            Mob::RunicSkull => {
                const {
                    Essences::of(&[
                        Amok, Blindness, Death, Paralysis, Sleep, Stun, Terror, ToxicGas,
                    ])
                }
            }
            Mob::Crystal => {
                const { Essences::of(&[ConfusionGas, Paralysis, ScrollOfPsionicBlast, Stun, ToxicGas]) }
            }
            Mob::MirrorImage => const { Essences::of(&[Burning, Paralysis, ToxicGas]) },
            _ => Essences::NONE,
        }
    }

    /// What does it `IntRange(0, amount)` instead of the amount.
    pub const fn resistances(self) -> Essences {
        use Essence::*;
        match self {
            Mob::Goo => const { Essences::of(&[Death, ScrollOfPsionicBlast, ToxicGas]) },
            Mob::Shaman => const { Essences::of(&[Electricity]) },
            Mob::Bat | Mob::Succubus => const { Essences::of(&[Leech]) },
            Mob::Tengu => const { Essences::of(&[Death, Poison, ScrollOfPsionicBlast, ToxicGas]) },
            Mob::SpiderQueen
            | Mob::DM300
            | Mob::Statue
            | Mob::ArmoredStatue
            | Mob::GoldenStatue
            | Mob::YogsEye
            | Mob::ShadowLord
            | Mob::Lich
            | Mob::IceGuardianCore => const { Essences::of(&[Death, ScrollOfPsionicBlast]) },
            Mob::Spinner => const { Essences::of(&[Poison]) },
            Mob::Warlock | Mob::KoboldIcemancer => const { Essences::of(&[Death]) },
            Mob::Golem => const { Essences::of(&[ScrollOfPsionicBlast]) },
            Mob::King => {
                const { Essences::of(&[Death, ScrollOfPsionicBlast, ToxicGas, WandOfDisintegration]) }
            }
            Mob::Eye => const { Essences::of(&[Death, Leech, WandOfDisintegration]) },
            Mob::Scorpio | Mob::Acidic => const { Essences::of(&[Leech, Poison]) },
            Mob::BurningFist | Mob::RottingFist | Mob::YogsTeeth => {
                const { Essences::of(&[ToxicGas]) }
            }
            Mob::YogsBrain => const { Essences::of(&[Electricity, ToxicGas]) },
            _ => Essences::NONE,
        }
    }

    /// An attack skill that ignores level, bonuses and weapons, for those that
    /// have one; `depth` is that of the dungeon.
    pub fn own_attack_skill(self, fighter: &Fighter, depth: i32) -> Option<i32> {
        Some(match self {
            Mob::Goo if fighter.special_active => 26,
            Mob::Goo => 11,
            Mob::Wraith => depth.saturating_add(10),
            Mob::ArmoredStatue => depth.saturating_add(9).saturating_mul(2),
            Mob::Crystal => 1000,
            _ => return None,
        })
    }

    /// Whether its damage reduction is a constant: no armor, no level.
    pub const fn has_constant_dr(self) -> bool {
        matches!(self, Mob::Bat | Mob::Eye | Mob::Shielded)
    }
}
