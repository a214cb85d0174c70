//! Small fights that between them reach every kind of stage, as links. Each
//! has few enough rolls that every sequence of them can be followed.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Sheet, decode};

/// A fight by name.
pub type Fight = (&'static str, &'static str);

/// Remixed Dungeon. Most tests let both sides attack.
#[rustfmt::skip]
pub const REMIXED: &[Fight] = &[
    ("a first visit", ""),
    ("the page's edition", "edition=page"),
    ("a tie that misses", "edition=page&ties=miss&l-atk=-1&r-def=-1"),
    ("a target that sees nothing", "r-aware=no"),
    ("more attack than defense below 0", "l-atk=-9&r-def=-5&r-atk=-3&l-def=-20"),
    ("two hands", "difficulty=expert&l-o=Dagger&l-o-kind=melee&l-o-min=1&l-o-max=4&l-o-acc=0.8&l-o-str=10&r-def=12"),
    ("reversed ranges", "r-dmg=5~1&l-w-min=9&l-w-max=5&r-dr=-6&r-b-dr=-1"),
    ("a champion of every element", "l-buffs=ChampionOfFire.1,ChampionOfEarth.1&r-buffs=ChampionOfWater.1&r-ht=40&r-hp=40"),
    ("fury and rage", "l-buffs=Fury.1,RageBuff.1&r-hp=60&r-ht=60&r-buffs=CorpseDust.1"),
    ("a combo", "l-subclass=GLADIATOR&l-buffs=Combo.3&r-hp=50&r-ht=50"),
    ("a battlemage", "l-class=MAGE&l-subclass=BATTLEMAGE&l-w=WandOfFirebolt&l-w-kind=wand&l-w-min=2&l-w-max=6&l-charges=1&l-charges-max=3"),
    ("an assassin in the dark", "l-class=ROGUE&l-subclass=ASSASSIN&r-aware=no&l-w-max=5"),
    ("a shaman with a wand", "l-class=GNOLL&l-subclass=SHAMAN&l-w=WandOfIcebolt&l-w-kind=wand&l-w-min=2&l-w-max=4&r-hp=20&r-ht=20"),
    ("a hero's zap", "l-strike=zap&l-w=WandOfFirebolt&l-w-kind=wand&l-w-min=2&l-w-max=6&r-hp=40&r-ht=40"),
    ("a sniper's dart", "l-strike=missile&l-class=HUNTRESS&l-subclass=SNIPER&l-t=CurareDart&l-t-kind=missile&l-t-min=1&l-t-max=3&l-t-str=9&r-dr=5"),
    ("an arrow of fire", "l-strike=missile&l-class=ELF&l-w=WoodenBow&l-w-kind=bow&l-w-min=1&l-w-max=1&l-w-shot-dmg=1.5&l-t=FireArrow&l-t-kind=arrow&l-t-min=2&l-t-max=4&l-t-str=9&r-ht=24&r-hp=24"),
    ("an arrow without a bow", "l-strike=missile&l-t=CommonArrow&l-t-kind=arrow&l-t-min=2&l-t-max=4"),
    ("a dart that heals", "l-strike=missile&l-t=HealthDart&l-t-kind=missile&l-t-min=1&l-t-max=3&r-hp=20&r-ht=60"),
    ("fire", "l-w-enchant=Fire&l-w-lv=2&l-w-max=4&r-hp=30&r-ht=30"),
    ("fire on what burns", "l-w-enchant=Fire&l-w-max=4&r-buffs=Burning.1"),
    ("luck", "l-w-enchant=Luck&l-w-min=1&l-w-max=3&l-w-lv=1&l-str=12&r-hp=20&r-ht=20"),
    ("instability", "l-w-enchant=Instability&l-w-max=3&r-hp=20&r-ht=20"),
    ("death resisted", "l-w-enchant=Death&l-w-max=4&r-special=Tengu&r-hp=12&r-ht=65"),
    ("leech", "l-w-enchant=Leech&l-hp=9&l-w-lv=1&l-w-max=5"),
    ("stun", "l-w-enchant=Paralysis&l-w-max=4"),
    ("potential", "adjacent=yes&l-a-glyph=Potential&l-a-lv=1&l-hp=20"),
    ("viscosity", "l-a-glyph=Viscosity&l-a-lv=2"),
    ("metabolism", "l-a-glyph=Metabolism&l-hp=12&l-ht=30"),
    ("multiplicity", "l-a-glyph=Multiplicity&l-ht=40&l-hp=22"),
    ("entanglement", "l-a-glyph=Entanglement&l-a-lv=1"),
    ("antientropy", "adjacent=yes&l-a-glyph=AntiEntropy&l-ht=24&l-hp=24"),
    ("affection", "adjacent=yes&l-a-glyph=Affection"),
    ("a mana shield and thorns", "l-buffs=ManaShield.1&r-buffs=RingOfThorns.1&l-w-max=6"),
    ("thorns before earthroot", "l-buffs=RingOfThorns.1,EarthrootArmor.4&l-a-lv=2"),
    ("a ring of frost", "adjacent=yes&l-buffs=RingOfFrost.1"),
    ("dying hard", "l-buffs=DieHard.1&l-skill=3"),
    ("paralysed", "l-buffs=Paralysis.1&r-buffs=Frost.1&l-hp=6"),
    ("a berserker in need", "l-subclass=BERSERKER&l-hp=8&r-special=Brute&r-hp=3&r-dmg=6~12"),
    ("a wooden shield", "l-o=WoodenShield&l-o-kind=shield&l-o-tier=2&l-str=13"),
    ("a chaos shield", "l-o=ChaosShield&l-o-kind=shield&l-o-tier=3&l-o-lv=1&l-str=16&l-hp=12"),
    ("a guardian", "l-subclass=GUARDIAN&l-skill=3&l-o=WoodenShield&l-o-kind=shield&l-o-tier=1&l-str=12"),
    ("a bat drinks", "l-kind=mob&l-w=none&l-special=Bat&l-hp=10&l-ht=30&l-dmg=4~8&l-dr=4&l-def=15&l-atk=16"),
    ("Yog's teeth", "r-special=YogsTeeth&r-dmg=3~6&r-hp=10&r-ht=40"),
    ("a dread knight", "r-special=DreadKnight&r-dmg=3~6"),
    ("an enslaved soul", "r-special=EnslavedSoul&r-dmg=2~3"),
    ("a fire elemental", "r-special=FireElemental&r-dmg=2~4&l-ht=40&l-hp=40"),
    ("an exploding skull", "r-special=ExplodingSkull&r-dmg=2~4"),
    ("a swarm splits", "r-special=Swarm&r-hp=80&r-ht=80"),
    ("a shaman flees and zaps", "r-special=Shaman&r-strike=zap&r-hp=18&r-ht=18&r-dmg=2~6&r-atk=11"),
    ("a warlock blinks and zaps", "r-special=Warlock&r-strike=zap&r-hp=20&r-ht=24&r-dmg=3~7&r-atk=25"),
    ("a lich with its skull", "r-special=Lich&r-special-on=yes&r-hp=20&r-ht=20"),
    ("acid", "r-special=Acidic&l-w-max=5&r-hp=30&r-ht=30"),
    ("an eye's beam", "r-special=Eye&r-strike=zap&r-dmg=2~4&r-lv=2"),
    ("Yog's eye among two", "r-special=YogsEye&r-special-n=2&r-hp=20&r-ht=20"),
    ("Yog's brain", "r-special=YogsBrain&r-strike=zap&r-special-on=yes&r-dmg=2~4"),
    ("an icemancer", "r-special=KoboldIcemancer&r-strike=zap&r-dmg=2~4"),
    ("a deep snail", "adjacent=yes&r-kind=json-mob&r-special=DeepSnail&r-dmg=1~3"),
    ("what nothing hurts", "r-special=BlackCat"),
];

/// Sanctum.
#[rustfmt::skip]
pub const SANCTUM: &[Fight] = &[
    ("a first visit", "rules=sanctum"),
    ("an earthquake", "rules=sanctum&l-m-dmg=0~4&r-m-armor=2&r-m-armormax=2"),
    ("overkill", "rules=sanctum&l-m-dmg=1~20&r-m-hp=5"),
    ("ignores armor", "rules=sanctum&l-m-dmg=0~6&l-m-ignores=yes&r-m-armor=3"),
    ("a spell of nobody", "rules=sanctum&blame=nobody&l-m-mode=none&l-m-magical=yes&l-m-dmg=2~9&r-m-effects=hit.hand~1,before.reduce~2"),
    ("treacherous armor", "rules=sanctum&l-m-dmg=0~5&r-m-effects=before.add-armor~2&r-m-armor=3&r-m-armormax=3"),
    ("reflected", "rules=sanctum&l-m-dmg=0~9&r-m-effects=after.reflect,after.reduce~1"),
    ("reflected after the result", "rules=sanctum&readings=20.b&l-m-dmg=0~9&r-m-effects=after.reflect&l-m-effects=after.reflect"),
    ("moved to a wolf", "rules=sanctum&l-m-dmg=0~9&r-m-effects=before.redirect~4"),
    ("gazes", "rules=sanctum&l-m-dmg=0~5&l-m-effects=gives.gaze~1.hand&r-m-armor=2"),
    ("killed with a blow back", "rules=sanctum&l-m-dmg=3~12&r-m-effects=killed.strike~4"),
    ("halves up", "rules=sanctum&readings=18.b&l-m-dmg=1~9&r-m-effects=before.halve,hit.add~1.combat"),
    ("mended and cancelled", "rules=sanctum&l-m-dmg=0~9&r-m-hp=4&r-m-effects=after.heal~2.damage,after.cancel.missile,before.cap~6"),
    ("two mirrors", "rules=sanctum&l-m-dmg=0~4&l-m-effects=after.reflect&r-m-effects=after.reflect"),
    ("deals more", "rules=sanctum&l-m-dmg=2~5&l-m-effects=deals.add~2,start.armor~1,start.hand~1,damages.lose~1"),
    ("armor below 0", "rules=sanctum&readings=9.b&l-m-dmg=0~6&r-m-armor=-2&r-m-armormax=-2"),
];

/// Both combined.
#[rustfmt::skip]
pub const COMBINED: &[Fight] = &[
    ("a first visit", "rules=combined"),
    ("a target that sees nothing", "rules=combined&r-aware=no&r-m-armor=4"),
    ("the page's edition", "rules=combined&edition=page&r-m-armor=2&r-hp=12"),
    ("a zap", "rules=combined&r-strike=zap&r-dmg=2~8&l-m-armor=3"),
    ("an arrow", "rules=combined&l-strike=missile&l-class=ELF&l-w=WoodenBow&l-w-kind=bow&l-t=CommonArrow&l-t-kind=arrow&l-t-min=2&l-t-max=4&r-m-effects=before.reduce~1.missile"),
    ("effects", "rules=combined&r-m-effects=before.add-armor~2,after.reflect&l-m-effects=deals.add~1,gives.armor~-1"),
    ("ignores armor", "rules=combined&l-m-ignores=yes&r-m-magical=yes&l-m-armor=9"),
    ("two weapons and a hit moved away", "rules=combined&l-o=Dagger&l-o-kind=melee&l-o-min=1&l-o-max=4&r-m-effects=before.redirect~6&r-def=9"),
];

/// Every fight of every ruleset.
pub fn all() -> impl Iterator<Item = Fight> {
    [REMIXED, SANCTUM, COMBINED].into_iter().flatten().copied()
}

/// The sheet of a link that holds nothing unknown.
///
/// # Panics
///
/// If something in the link was passed over.
pub fn sheet(link: &str) -> Sheet {
    let (sheet, notices) = decode(link);
    assert!(notices.is_empty(), "{link}: {notices:?}");
    sheet
}

/// The scenario of a link.
///
/// # Panics
///
/// If something in the link was passed over or is not valid.
pub fn scenario(link: &str) -> Scenario {
    Scenario::read(&sheet(link)).unwrap_or_else(|errors| panic!("{link}: {errors:?}"))
}
