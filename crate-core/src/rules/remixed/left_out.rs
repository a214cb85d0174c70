//! What the game does and this crate does not: named, never silently dropped.

use super::buff::Buff;
use super::mob::Mob;
use super::thing::Thing;
use super::vocabulary::{Enchantment, Glyph, Subclass, WeaponSpecial};

/// Why something, or a part of what it does, is not simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// It acts on others than the two.
    Others,
    /// It moves someone, or keeps someone from moving.
    Movement,
    /// It steals, drops or knocks away items.
    Items,
    /// It acts in later turns: damage, healing or waiting over time.
    Later,
    /// It calls others into the fight.
    Summons,
    /// It fills the air or changes the ground.
    Terrain,
    /// It decides whether or whom to attack, not how an attack goes.
    Behavior,
    /// It hides, reveals or regenerates: outside of an attack.
    Outside,
    /// By the rules it changes no number.
    NoNumbers,
    /// It changes what is wielded or how strong it is, from fight to fight.
    Growth,
    /// Its effect depends on a wand or plant that is drawn by lot.
    Unknown,
    /// It happens after the killing blow.
    Death,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 12] = [
        Reason::Others,
        Reason::Movement,
        Reason::Items,
        Reason::Later,
        Reason::Summons,
        Reason::Terrain,
        Reason::Behavior,
        Reason::Outside,
        Reason::NoNumbers,
        Reason::Growth,
        Reason::Unknown,
        Reason::Death,
    ];
}

/// What of a thing is left out, and why; `None` where all that it does to one
/// attack between two fighters is simulated.
///
/// For a status that an attack inflicts this names the part that is still to
/// come: that it begins is simulated and shown.
pub const fn not_simulated(thing: Thing) -> Option<Reason> {
    match thing {
        Thing::Buff(buff) => of_buff(buff),
        Thing::Enchantment(which) => match which {
            Enchantment::Swing | Enchantment::Piercing => Some(Reason::Others),
            Enchantment::Poison
            | Enchantment::Paralysis
            | Enchantment::Slow
            | Enchantment::Horror
            | Enchantment::Fire => Some(Reason::Later),
            _ => None,
        },
        Thing::Glyph(which) => match which {
            Glyph::Bounce | Glyph::Displacement => Some(Reason::Movement),
            Glyph::Stench => Some(Reason::Terrain),
            Glyph::Multiplicity => Some(Reason::Summons),
            Glyph::Affection | Glyph::AntiEntropy | Glyph::Viscosity => Some(Reason::Later),
            _ => None,
        },
        Thing::Mob(mob) => of_mob(mob),
        Thing::Weapon(which) => of_weapon(which),
        Thing::Subclass(which) => match which {
            Subclass::Warlock | Subclass::Witchdoctor => Some(Reason::Outside),
            Subclass::Warden => Some(Reason::NoNumbers),
            Subclass::Lich => Some(Reason::Death),
            _ => None,
        },
    }
}

const fn of_buff(buff: Buff) -> Option<Reason> {
    use Buff::*;
    Some(match buff {
        Burning | Poison | Bleeding | Ooze | Necrotism | DeferedDamage | RageBuff | CorpseDust
        | Barkskin | Combo | Fury | ShieldLeft | ChaosShieldLeft => Reason::Later,
        ChampionOfEarth | RingOfMending => Reason::Outside,
        Sleep | Charm | Terror | Amok | Blindness | Anesthesia => Reason::Behavior,
        Vertigo | Cripple | Roots => Reason::Movement,
        Cloak | RingOfShadows | RatSkull => Reason::Outside,
        Encumbrance | RingOfStoneWalking => Reason::NoNumbers,
        RingOfElements => Reason::Later,
        HeartOfDarkness => Reason::Summons,
        RatKingCrown => Reason::Others,
        _ => return None,
    })
}

const fn of_weapon(which: WeaponSpecial) -> Option<Reason> {
    use WeaponSpecial::*;
    Some(match which {
        GoldenSword => Reason::Items,
        SacrificialSword => Reason::Behavior,
        ChaosShield => Reason::Others,
        BoneSaw | HookedDagger | Kusarigama | CurareDart | IncendiaryDart | AmokDart | Javelin
        | Tamahawk | GnollTamahawk | FireArrow | FrostArrow | ParalysisArrow | PoisonArrow
        | AmokArrow | WandOfPoison | WandOfIcebolt | WandOfFirebolt => Reason::Later,
        WandOfLightning | WandOfDisintegration | WandOfAvalanche => Reason::Others,
        _ => return None,
    })
}

const fn of_mob(mob: Mob) -> Option<Reason> {
    use Mob::*;
    Some(match mob {
        Thief | Bandit | Monk | Senior | Mimic | BlackRat => Reason::Items,
        Swarm | SpiderNest | SpiderQueen | King | YogsHeart | YogsBrain | JarOfSouls | BeeHive
        | TreacherousSpirit => Reason::Summons,
        Skeleton | IceGuardian | ZombieGnoll => Reason::Death,
        Tengu | Warlock | Shaman | ShadowLord | Lich | AirElemental | Spinner | Scorpio => {
            Reason::Movement
        }
        FetidRat | RemixedFetidRat | DM300 | BurningFist | Piranha => Reason::Terrain,
        FireElemental | WaterElemental | RottingFist | Goo | SpiritOfPain | Deathling => {
            Reason::Later
        }
        EarthElemental | Albino | SpiderServant | SpiderGuard | Zombie | Worm | Bee
        | ColdSpirit | IceElemental | Nightmare | Undead | DreadKnight | YogsTeeth
        | EnslavedSoul | Succubus | KoboldIcemancer | DeepSnail | SpiderElite | SpiderMindAmber => {
            Reason::Later
        }
        SpiderMind => Reason::Others,
        SpiderExploding | Crystal => Reason::Unknown,
        Larva | SuspiciousRat => Reason::Growth,
        Rat | RatKing | NeutralKing | BlackCat | RunicSkull | SpiderEgg => Reason::Behavior,
        _ => return None,
    })
}
