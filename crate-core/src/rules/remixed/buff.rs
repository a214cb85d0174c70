//! Buffs, and rings and artifacts, which act as buffs while they are worn.

use super::vocabulary::vocabulary;

vocabulary! {
    /// A buff, ring or artifact that a fighter bears.
    pub enum Buff {
        Blessed = "Blessed",
        Barkskin = "Barkskin",
        BodyArmor = "BodyArmor",
        ChampionOfEarth = "ChampionOfEarth",
        ChampionOfFire = "ChampionOfFire",
        ChampionOfWater = "ChampionOfWater",
        ChampionOfAir = "ChampionOfAir",
        Fury = "Fury",
        RageBuff = "RageBuff",
        Combo = "Combo",
        ManaShield = "ManaShield",
        EarthrootArmor = "EarthrootArmor",
        ShieldLeft = "ShieldLeft",
        ChaosShieldLeft = "ChaosShieldLeft",
        DeferedDamage = "DeferedDamage",
        Paralysis = "Paralysis",
        Stun = "Stun",
        Frost = "Frost",
        Sleep = "Sleep",
        Weakness = "Weakness",
        Slow = "Slow",
        Speed = "Speed",
        Invisibility = "Invisibility",
        Shadows = "Shadows",
        Cloak = "Cloak",
        Charm = "Charm",
        Terror = "Terror",
        Amok = "Amok",
        Blindness = "Blindness",
        Vertigo = "Vertigo",
        Cripple = "Cripple",
        Roots = "Roots",
        Burning = "Burning",
        Poison = "Poison",
        Bleeding = "Bleeding",
        Ooze = "Ooze",
        Necrotism = "Necrotism",
        DieHard = "DieHard",
        Anesthesia = "Anesthesia",
        Encumbrance = "Encumbrance",
        SnipersMark = "SnipersMark",
        GasesImmunity = "GasesImmunity",
        RingOfAccuracy = "RingOfAccuracy",
        RingOfEvasion = "RingOfEvasion",
        RingOfHaste = "RingOfHaste",
        RingOfThorns = "RingOfThorns",
        RingOfElements = "RingOfElements",
        RingOfMending = "RingOfMending",
        RingOfShadows = "RingOfShadows",
        RingOfPower = "RingOfPower",
        RingOfFrost = "RingOfFrost",
        RingOfStoneWalking = "RingOfStoneWalking",
        HeartOfDarkness = "HeartOfDarkness",
        CorpseDust = "CorpseDust",
        RatSkull = "RatSkull",
        RatKingCrown = "RatKingCrown",
    }
}

/// Haste of Slow (negative) and Speed, in steps of a tenth.
const HASTE: f32 = 7.272_54;

/// A buff with its level. What the level means is the buff's own: points of
/// Earthroot armor, hits of a combo, the level of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActiveBuff {
    /// Which one.
    pub buff: Buff,
    /// Its level; negative for a cursed ring.
    pub level: i32,
}

impl ActiveBuff {
    /// What it adds to the attack bonus, the exponent of 1.4
    /// (`attackSkillBonus`); `owner` is its bearer's level.
    pub const fn attack_bonus(self, owner: i32) -> i32 {
        match self.buff {
            Buff::Blessed | Buff::RingOfAccuracy => self.level,
            Buff::ChampionOfFire => owner,
            _ => 0,
        }
    }

    /// What it adds to the defense bonus, the exponent of 1.2
    /// (`defenceSkillBonus`).
    pub const fn defense_bonus(self, owner: i32) -> i32 {
        match self.buff {
            Buff::Blessed | Buff::RingOfEvasion => self.level,
            Buff::ChampionOfWater => (1.25 * owner as f64) as i32,
            _ => 0,
        }
    }

    /// What it adds to the damage reduction, in points (`drBonus`);
    /// `strength` is its bearer's effective strength.
    pub const fn dr_bonus(self, owner: i32, strength: i32) -> i32 {
        match self.buff {
            Buff::Barkskin => self.level,
            Buff::BodyArmor => {
                strength.saturating_sub(10).saturating_mul(self.level.saturating_add(1))
            }
            Buff::ChampionOfEarth => owner,
            _ => 0,
        }
    }

    /// What it adds to haste, in steps of a tenth (`hasteLevel`).
    pub const fn haste(self, owner: i32) -> f32 {
        match self.buff {
            Buff::Slow => -HASTE,
            Buff::Speed => HASTE,
            Buff::RingOfHaste => self.level as f32,
            Buff::ChampionOfAir => owner as f32,
            _ => 0.0,
        }
    }
}
