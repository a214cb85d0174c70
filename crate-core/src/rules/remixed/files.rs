//! The game's file of each buff, weapon, mob, enchantment and glyph.

use super::buff::Buff;
use super::mob::Mob;
use super::vocabulary::{Enchantment, Glyph, WeaponSpecial};
use crate::rules::Document;

pub(super) const fn of_buff(which: Buff) -> Document {
    match which {
        Buff::Blessed => Document::GameJava("watabou/pixeldungeon/actors/buffs/Blessed.java"),
        Buff::Barkskin => Document::GameJava("watabou/pixeldungeon/actors/buffs/Barkskin.java"),
        Buff::BodyArmor => Document::GameFile("scripts/buffs/BodyArmor.lua"),
        Buff::ChampionOfEarth => Document::GameFile("scripts/buffs/ChampionOfEarth.lua"),
        Buff::ChampionOfFire => Document::GameFile("scripts/buffs/ChampionOfFire.lua"),
        Buff::ChampionOfWater => Document::GameFile("scripts/buffs/ChampionOfWater.lua"),
        Buff::ChampionOfAir => Document::GameFile("scripts/buffs/ChampionOfAir.lua"),
        Buff::Fury => Document::GameJava("watabou/pixeldungeon/actors/buffs/Fury.java"),
        Buff::RageBuff => Document::GameJava("nyrds/pixeldungeon/mechanics/buffs/RageBuff.java"),
        Buff::Combo => Document::GameJava("watabou/pixeldungeon/actors/buffs/Combo.java"),
        Buff::ManaShield => Document::GameFile("scripts/buffs/ManaShield.lua"),
        Buff::EarthrootArmor => Document::GameJava("watabou/pixeldungeon/plants/Earthroot.java"),
        Buff::ShieldLeft => Document::GameFile("scripts/buffs/ShieldLeft.lua"),
        Buff::ChaosShieldLeft => Document::GameFile("scripts/buffs/ChaosShieldLeft.lua"),
        Buff::DeferedDamage => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Viscosity.java")
        }
        Buff::Paralysis => Document::GameJava("watabou/pixeldungeon/actors/buffs/Paralysis.java"),
        Buff::Stun => Document::GameJava("watabou/pixeldungeon/actors/buffs/Stun.java"),
        Buff::Frost => Document::GameJava("watabou/pixeldungeon/actors/buffs/Frost.java"),
        Buff::Sleep => Document::GameJava("watabou/pixeldungeon/actors/buffs/Sleep.java"),
        Buff::Weakness => Document::GameJava("watabou/pixeldungeon/actors/buffs/Weakness.java"),
        Buff::Slow => Document::GameJava("watabou/pixeldungeon/actors/buffs/Slow.java"),
        Buff::Speed => Document::GameJava("watabou/pixeldungeon/actors/buffs/Speed.java"),
        Buff::Invisibility => {
            Document::GameJava("watabou/pixeldungeon/actors/buffs/Invisibility.java")
        }
        Buff::Shadows => Document::GameJava("watabou/pixeldungeon/actors/buffs/Shadows.java"),
        Buff::Cloak => Document::GameFile("scripts/buffs/Cloak.lua"),
        Buff::Charm => Document::GameJava("watabou/pixeldungeon/actors/buffs/Charm.java"),
        Buff::Terror => Document::GameJava("watabou/pixeldungeon/actors/buffs/Terror.java"),
        Buff::Amok => Document::GameJava("watabou/pixeldungeon/actors/buffs/Amok.java"),
        Buff::Blindness => Document::GameJava("watabou/pixeldungeon/actors/buffs/Blindness.java"),
        Buff::Vertigo => Document::GameJava("watabou/pixeldungeon/actors/buffs/Vertigo.java"),
        Buff::Cripple => Document::GameJava("watabou/pixeldungeon/actors/buffs/Cripple.java"),
        Buff::Roots => Document::GameJava("watabou/pixeldungeon/actors/buffs/Roots.java"),
        Buff::Burning => Document::GameJava("watabou/pixeldungeon/actors/buffs/Burning.java"),
        Buff::Poison => Document::GameJava("watabou/pixeldungeon/actors/buffs/Poison.java"),
        Buff::Bleeding => Document::GameJava("watabou/pixeldungeon/actors/buffs/Bleeding.java"),
        Buff::Ooze => Document::GameJava("watabou/pixeldungeon/actors/buffs/Ooze.java"),
        Buff::Necrotism => Document::GameJava("nyrds/pixeldungeon/mechanics/buffs/Necrotism.java"),
        Buff::DieHard => Document::GameFile("scripts/buffs/DieHard.lua"),
        Buff::Anesthesia => Document::GameFile("scripts/buffs/Anesthesia.lua"),
        Buff::Encumbrance => Document::GameFile("scripts/buffs/Encumbrance.lua"),
        Buff::SnipersMark => {
            Document::GameJava("watabou/pixeldungeon/actors/buffs/SnipersMark.java")
        }
        Buff::GasesImmunity => Document::GameFile("scripts/buffs/GasesImmunity.lua"),
        Buff::RingOfAccuracy => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfAccuracy.java")
        }
        Buff::RingOfEvasion => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfEvasion.java")
        }
        Buff::RingOfHaste => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfHaste.java")
        }
        Buff::RingOfThorns => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfThorns.java")
        }
        Buff::RingOfElements => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfElements.java")
        }
        Buff::RingOfMending => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfMending.java")
        }
        Buff::RingOfShadows => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfShadows.java")
        }
        Buff::RingOfPower => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfPower.java")
        }
        Buff::RingOfFrost => {
            Document::GameJava("nyrds/pixeldungeon/items/common/rings/RingOfFrost.java")
        }
        Buff::RingOfStoneWalking => {
            Document::GameJava("watabou/pixeldungeon/items/rings/RingOfStoneWalking.java")
        }
        Buff::HeartOfDarkness => {
            Document::GameJava("nyrds/pixeldungeon/items/guts/HeartOfDarkness.java")
        }
        Buff::CorpseDust => Document::GameJava("watabou/pixeldungeon/items/quest/CorpseDust.java"),
        Buff::RatSkull => Document::GameJava("watabou/pixeldungeon/items/quest/RatSkull.java"),
        Buff::RatKingCrown => {
            Document::GameJava("nyrds/pixeldungeon/items/common/RatKingCrown.java")
        }
    }
}

pub(super) const fn of_weapon(which: WeaponSpecial) -> Document {
    match which {
        WeaponSpecial::BoneSaw => Document::GameFile("scripts/items/BoneSaw.lua"),
        WeaponSpecial::HookedDagger => Document::GameFile("scripts/items/HookedDagger.lua"),
        WeaponSpecial::Kusarigama => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/melee/Kusarigama.java")
        }
        WeaponSpecial::GoldenSword => {
            Document::GameJava("nyrds/pixeldungeon/items/common/GoldenSword.java")
        }
        WeaponSpecial::SacrificialSword => {
            Document::GameJava("nyrds/pixeldungeon/items/common/SacrificialSword.java")
        }
        WeaponSpecial::ChaosShield => Document::GameFile("scripts/items/ChaosShield.lua"),
        WeaponSpecial::Boomerang => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/Boomerang.java")
        }
        WeaponSpecial::CurareDart => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/CurareDart.java")
        }
        WeaponSpecial::IncendiaryDart => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/IncendiaryDart.java")
        }
        WeaponSpecial::AmokDart => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/AmokDart.java")
        }
        WeaponSpecial::HealthDart => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/HealthDart.java")
        }
        WeaponSpecial::Javelin => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/Javelin.java")
        }
        WeaponSpecial::Tamahawk => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/Tamahawk.java")
        }
        WeaponSpecial::GnollTamahawk => {
            Document::GameJava("nyrds/pixeldungeon/items/common/GnollTamahawk.java")
        }
        WeaponSpecial::FireArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/FireArrow.java")
        }
        WeaponSpecial::FrostArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/FrostArrow.java")
        }
        WeaponSpecial::ParalysisArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/ParalysisArrow.java")
        }
        WeaponSpecial::PoisonArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/PoisonArrow.java")
        }
        WeaponSpecial::AmokArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/AmokArrow.java")
        }
        WeaponSpecial::HealthArrow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/missiles/HealthArrow.java")
        }
        WeaponSpecial::WandOfMagicMissile => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfMagicMissile.java")
        }
        WeaponSpecial::WandOfFirebolt => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfFirebolt.java")
        }
        WeaponSpecial::WandOfLightning => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfLightning.java")
        }
        WeaponSpecial::WandOfDisintegration => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfDisintegration.java")
        }
        WeaponSpecial::WandOfAvalanche => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfAvalanche.java")
        }
        WeaponSpecial::WandOfPoison => {
            Document::GameJava("watabou/pixeldungeon/items/wands/WandOfPoison.java")
        }
        WeaponSpecial::WandOfIcebolt => {
            Document::GameJava("nyrds/pixeldungeon/items/icecaves/WandOfIcebolt.java")
        }
        WeaponSpecial::WandOfShadowbolt => {
            Document::GameJava("nyrds/pixeldungeon/items/common/WandOfShadowbolt.java")
        }
    }
}

pub(super) const fn of_mob(which: Mob) -> Document {
    match which {
        Mob::Rat => Document::GameJava("watabou/pixeldungeon/actors/mobs/Rat.java"),
        Mob::Albino => Document::GameJava("watabou/pixeldungeon/actors/mobs/Albino.java"),
        Mob::Gnoll => Document::GameJava("watabou/pixeldungeon/actors/mobs/Gnoll.java"),
        Mob::Crab => Document::GameJava("watabou/pixeldungeon/actors/mobs/Crab.java"),
        Mob::Swarm => Document::GameJava("watabou/pixeldungeon/actors/mobs/Swarm.java"),
        Mob::Thief => Document::GameJava("watabou/pixeldungeon/actors/mobs/Thief.java"),
        Mob::Bandit => Document::GameJava("watabou/pixeldungeon/actors/mobs/Bandit.java"),
        Mob::Skeleton => Document::GameJava("watabou/pixeldungeon/actors/mobs/Skeleton.java"),
        Mob::Goo => Document::GameJava("watabou/pixeldungeon/actors/mobs/Goo.java"),
        Mob::Shaman => Document::GameJava("watabou/pixeldungeon/actors/mobs/Shaman.java"),
        Mob::Shadow => Document::GameJava("watabou/pixeldungeon/actors/mobs/Shadow.java"),
        Mob::Bat => Document::GameJava("watabou/pixeldungeon/actors/mobs/Bat.java"),
        Mob::Brute => Document::GameJava("watabou/pixeldungeon/actors/mobs/Brute.java"),
        Mob::Shielded => Document::GameJava("watabou/pixeldungeon/actors/mobs/Shielded.java"),
        Mob::Tengu => Document::GameJava("watabou/pixeldungeon/actors/mobs/Tengu.java"),
        Mob::SpiderServant => {
            Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderServant.java")
        }
        Mob::SpiderGuard => Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderGuard.java"),
        Mob::SpiderExploding => {
            Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderExploding.java")
        }
        Mob::SpiderMind => Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderMind.java"),
        Mob::SpiderMindAmber => {
            Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderMindAmber.java")
        }
        Mob::SpiderEgg => Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderEgg.java"),
        Mob::SpiderNest => Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderNest.java"),
        Mob::SpiderQueen => Document::GameJava("nyrds/pixeldungeon/mobs/spiders/SpiderQueen.java"),
        Mob::Spinner => Document::GameJava("watabou/pixeldungeon/actors/mobs/Spinner.java"),
        Mob::FireElemental => {
            Document::GameJava("watabou/pixeldungeon/actors/mobs/FireElemental.java")
        }
        Mob::Monk => Document::GameJava("watabou/pixeldungeon/actors/mobs/Monk.java"),
        Mob::Senior => Document::GameJava("watabou/pixeldungeon/actors/mobs/Senior.java"),
        Mob::DM300 => Document::GameJava("watabou/pixeldungeon/actors/mobs/DM300.java"),
        Mob::AirElemental => {
            Document::GameJava("nyrds/pixeldungeon/mobs/elementals/AirElemental.java")
        }
        Mob::WaterElemental => {
            Document::GameJava("nyrds/pixeldungeon/mobs/elementals/WaterElemental.java")
        }
        Mob::EarthElemental => {
            Document::GameJava("nyrds/pixeldungeon/mobs/elementals/EarthElemental.java")
        }
        Mob::IceElemental => {
            Document::GameJava("nyrds/pixeldungeon/mobs/elementals/IceElemental.java")
        }
        Mob::Warlock => Document::GameJava("watabou/pixeldungeon/actors/mobs/Warlock.java"),
        Mob::Golem => Document::GameJava("watabou/pixeldungeon/actors/mobs/Golem.java"),
        Mob::Succubus => Document::GameJava("watabou/pixeldungeon/actors/mobs/Succubus.java"),
        Mob::King => Document::GameJava("watabou/pixeldungeon/actors/mobs/King.java"),
        Mob::Undead => Document::GameJava("watabou/pixeldungeon/actors/mobs/King.java"),
        Mob::Eye => Document::GameJava("watabou/pixeldungeon/actors/mobs/Eye.java"),
        Mob::Scorpio => Document::GameJava("watabou/pixeldungeon/actors/mobs/Scorpio.java"),
        Mob::Acidic => Document::GameJava("watabou/pixeldungeon/actors/mobs/Acidic.java"),
        Mob::Larva => Document::GameJava("nyrds/pixeldungeon/mobs/guts/Larva.java"),
        Mob::BurningFist => Document::GameJava("nyrds/pixeldungeon/mobs/guts/BurningFist.java"),
        Mob::RottingFist => Document::GameJava("nyrds/pixeldungeon/mobs/guts/RottingFist.java"),
        Mob::FetidRat => Document::GameJava("watabou/pixeldungeon/actors/mobs/npcs/Ghost.java"),
        Mob::Wraith => Document::GameJava("watabou/pixeldungeon/actors/mobs/Wraith.java"),
        Mob::Mimic => Document::GameJava("watabou/pixeldungeon/actors/mobs/Mimic.java"),
        Mob::MimicPie => Document::GameJava("watabou/pixeldungeon/actors/mobs/MimicPie.java"),
        Mob::Statue => Document::GameJava("watabou/pixeldungeon/actors/mobs/Statue.java"),
        Mob::ArmoredStatue => {
            Document::GameJava("nyrds/pixeldungeon/mobs/common/ArmoredStatue.java")
        }
        Mob::GoldenStatue => Document::GameJava("nyrds/pixeldungeon/mobs/common/GoldenStatue.java"),
        Mob::Piranha => Document::GameJava("watabou/pixeldungeon/actors/mobs/Piranha.java"),
        Mob::MimicAmulet => Document::GameJava("nyrds/pixeldungeon/mobs/guts/MimicAmulet.java"),
        Mob::Worm => Document::GameJava("nyrds/pixeldungeon/mobs/guts/Worm.java"),
        Mob::YogsBrain => Document::GameJava("nyrds/pixeldungeon/mobs/guts/YogsBrain.java"),
        Mob::YogsEye => Document::GameJava("nyrds/pixeldungeon/mobs/guts/YogsEye.java"),
        Mob::YogsHeart => Document::GameJava("nyrds/pixeldungeon/mobs/guts/YogsHeart.java"),
        Mob::YogsTeeth => Document::GameJava("nyrds/pixeldungeon/mobs/guts/YogsTeeth.java"),
        Mob::ZombieGnoll => Document::GameJava("nyrds/pixeldungeon/mobs/guts/ZombieGnoll.java"),
        Mob::ShadowLord => Document::GameJava("nyrds/pixeldungeon/mobs/common/ShadowLord.java"),
        Mob::Nightmare => Document::GameJava("nyrds/pixeldungeon/mobs/guts/Nightmare.java"),
        Mob::SuspiciousRat => Document::GameJava("nyrds/pixeldungeon/mobs/guts/SuspiciousRat.java"),
        Mob::PseudoRat => Document::GameJava("nyrds/pixeldungeon/mobs/guts/PseudoRat.java"),
        Mob::DeathKnight => {
            Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/DeathKnight.java")
        }
        Mob::DreadKnight => {
            Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/DreadKnight.java")
        }
        Mob::EnslavedSoul => {
            Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/EnslavedSoul.java")
        }
        Mob::ExplodingSkull => {
            Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/ExplodingSkull.java")
        }
        Mob::JarOfSouls => Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/JarOfSouls.java"),
        Mob::Lich => Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/Lich.java"),
        Mob::RunicSkull => Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/RunicSkull.java"),
        Mob::Zombie => Document::GameJava("nyrds/pixeldungeon/mobs/necropolis/Zombie.java"),
        Mob::Crystal => Document::GameJava("nyrds/pixeldungeon/mobs/common/Crystal.java"),
        Mob::Kobold => Document::GameJava("nyrds/pixeldungeon/mobs/icecaves/Kobold.java"),
        Mob::KoboldIcemancer => {
            Document::GameJava("nyrds/pixeldungeon/mobs/icecaves/KoboldIcemancer.java")
        }
        Mob::ColdSpirit => Document::GameJava("nyrds/pixeldungeon/mobs/icecaves/ColdSpirit.java"),
        Mob::IceGuardian => Document::GameJava("nyrds/pixeldungeon/mobs/icecaves/IceGuardian.java"),
        Mob::IceGuardianCore => {
            Document::GameJava("nyrds/pixeldungeon/mobs/icecaves/IceGuardianCore.java")
        }
        Mob::Deathling => Document::GameJava("nyrds/pixeldungeon/mobs/common/Deathling.java"),
        Mob::SpiritOfPain => Document::GameJava("nyrds/pixeldungeon/mobs/guts/SpiritOfPain.java"),
        Mob::TreacherousSpirit => {
            Document::GameJava("nyrds/pixeldungeon/mobs/guts/TreacherousSpirit.java")
        }
        Mob::RatKing => Document::GameJava("watabou/pixeldungeon/actors/mobs/npcs/RatKing.java"),
        Mob::MirrorImage => {
            Document::GameJava("watabou/pixeldungeon/actors/mobs/npcs/MirrorImage.java")
        }
        Mob::Bee => Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/Bee.json"),
        Mob::BeeHive => Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/BeeHive.json"),
        Mob::BlackCat => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/BlackCat.json")
        }
        Mob::BlackRat => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/BlackRat.json")
        }
        Mob::DeepSnail => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/DeepSnail.json")
        }
        Mob::MazeShadow => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/MazeShadow.json")
        }
        Mob::NeutralKing => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/NeutralKing.json")
        }
        Mob::RemixedFetidRat => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/RemixedFetidRat.json")
        }
        Mob::ShamanElder => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/ShamanElder.json")
        }
        Mob::Snail => Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/Snail.json"),
        Mob::SpiderElite => {
            Document::GameFile("RemixedDungeon/src/main/assets/mobsDesc/SpiderElite.json")
        }
    }
}

pub(super) const fn of_enchantment(which: Enchantment) -> Document {
    match which {
        Enchantment::Fire => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Fire.java")
        }
        Enchantment::Poison => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Poison.java")
        }
        Enchantment::Death => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Death.java")
        }
        Enchantment::Paralysis => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Paralysis.java")
        }
        Enchantment::Leech => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Leech.java")
        }
        Enchantment::Slow => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Slow.java")
        }
        Enchantment::Swing => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Swing.java")
        }
        Enchantment::Piercing => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Piercing.java")
        }
        Enchantment::Instability => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Instability.java")
        }
        Enchantment::Horror => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Horror.java")
        }
        Enchantment::Luck => {
            Document::GameJava("watabou/pixeldungeon/items/weapon/enchantments/Luck.java")
        }
    }
}

pub(super) const fn of_glyph(which: Glyph) -> Document {
    match which {
        Glyph::Affection => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Affection.java")
        }
        Glyph::AntiEntropy => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/AntiEntropy.java")
        }
        Glyph::Bounce => Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Bounce.java"),
        Glyph::Displacement => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Displacement.java")
        }
        Glyph::Entanglement => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Entanglement.java")
        }
        Glyph::Metabolism => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Metabolism.java")
        }
        Glyph::Multiplicity => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Multiplicity.java")
        }
        Glyph::Potential => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Potential.java")
        }
        Glyph::Stench => Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Stench.java"),
        Glyph::Viscosity => {
            Document::GameJava("watabou/pixeldungeon/items/armor/glyphs/Viscosity.java")
        }
    }
}
