//! Remixed Dungeon's part of a sheet: two fighters and how they strike.

use crate::law::Ties;
use crate::rules::remixed::{
    ActiveBuff, Armor, Attack, Blow, Bonuses, Buff, Derivation, Difficulty, Edition, Enchantment,
    Fighter, Glyph, HeroClass, Kind, Mob, Mode, Rules, ShotFactors, Subclass, Weapon, WeaponKind,
    WeaponSpecial, strike,
};
use crate::scenario::read::{Reader, global, side};
use crate::sheet::{Field, Hand};

/// The fields of what is in a hand, or flies.
struct Held {
    item: &'static Field,
    kind: &'static Field,
    tier: &'static Field,
    level: &'static Field,
    min: &'static Field,
    max: &'static Field,
    strength: &'static Field,
    accuracy: &'static Field,
    delay: &'static Field,
    enchant: &'static Field,
    exact: &'static Field,
    fast: &'static Field,
}

macro_rules! held {
    ($item:literal) => {
        &Held {
            item: side!($item),
            kind: side!(concat!($item, "-kind")),
            tier: side!(concat!($item, "-tier")),
            level: side!(concat!($item, "-lv")),
            min: side!(concat!($item, "-min")),
            max: side!(concat!($item, "-max")),
            strength: side!(concat!($item, "-str")),
            accuracy: side!(concat!($item, "-acc")),
            delay: side!(concat!($item, "-delay")),
            enchant: side!(concat!($item, "-enchant")),
            exact: side!(concat!($item, "-exact")),
            fast: side!(concat!($item, "-fast")),
        }
    };
}

/// Two fighters, how each strikes, and the rules for both.
#[derive(Clone, Debug, PartialEq)]
pub struct Fight {
    /// The rules for both.
    pub rules: Rules,
    /// The fighters, left and right.
    pub fighters: [Fighter; 2],
    /// How each strikes, left and right.
    pub attacks: [Attack; 2],
}

impl Fight {
    pub(super) fn read(reader: &mut Reader<'_>) -> Fight {
        let rules = Rules {
            edition: match reader.global(global!("edition")).word() {
                "page" => Edition::Page,
                _ => Edition::Source,
            },
            ties: match reader.global(global!("ties")).word() {
                "miss" => Ties::Miss,
                _ => Ties::Hit,
            },
            difficulty: Difficulty::from_id(reader.global(global!("difficulty")).word())
                .unwrap_or(Difficulty::Normal),
            depth: reader.global(global!("depth")).int(),
        };
        Fight {
            rules,
            fighters: Hand::BOTH.map(|hand| fighter(reader, hand)),
            attacks: Hand::BOTH.map(|hand| attack(reader, hand)),
        }
    }

    /// Reads a side again.
    pub(super) fn read_side(&mut self, reader: &mut Reader<'_>, hand: Hand) {
        self.fighters[hand as usize] = fighter(reader, hand);
        self.attacks[hand as usize] = attack(reader, hand);
    }

    /// A side's fighter.
    pub fn fighter(&self, hand: Hand) -> &Fighter {
        &self.fighters[hand as usize]
    }

    /// How a side strikes.
    pub fn attack(&self, hand: Hand) -> &Attack {
        &self.attacks[hand as usize]
    }

    /// The plain numbers of a side's attack on the other.
    pub fn blow(&self, attacker: Hand) -> Blow {
        let (from, to) = (self.fighter(attacker), self.fighter(attacker.other()));
        strike(from, to, self.attack(attacker), &self.rules)
    }

    /// Milliturns between two attacks of a side.
    pub fn attack_delay(&self, hand: Hand) -> Derivation<i32> {
        let attack = &self.attacks[hand as usize];
        self.fighter(hand).attack_delay(self.fighter(hand.other()), attack, &self.rules)
    }
}

fn attack(reader: &mut Reader<'_>, hand: Hand) -> Attack {
    Attack {
        mode: match reader.side(hand, side!("strike")).word() {
            "missile" => Mode::Missile,
            "zap" => Mode::Zap,
            _ => Mode::Melee,
        },
        adjacent: reader.global(global!("adjacent")).flag(),
        missile: (reader.side(hand, side!("t")).id() != "none")
            .then(|| weapon(reader, hand, held!("t"))),
    }
}

fn fighter(reader: &mut Reader<'_>, hand: Hand) -> Fighter {
    let kind = match reader.side(hand, side!("kind")).word() {
        "mob" => Kind::Mob,
        "json-mob" => Kind::JsonMob,
        _ => Kind::Hero { class: HeroClass::from_id(reader.side(hand, side!("class")).word()) },
    };
    let mut int = |field| reader.side(hand, field).int();
    let mut fighter = Fighter {
        kind,
        level: int(side!("lv")),
        hp: int(side!("hp")),
        hp_max: int(side!("ht")),
        strength: int(side!("str")),
        base_attack: int(side!("atk")),
        base_defense: int(side!("def")),
        dr_field: int(side!("dr")),
        skill_level: int(side!("skill")),
        special_count: int(side!("special-n")),
        charges: (int(side!("charges")), int(side!("charges-max"))),
        bonus: Bonuses {
            attack: int(side!("b-atk")),
            defense: int(side!("b-def")),
            dr: int(side!("b-dr")),
            haste: int(side!("b-haste")),
        },
        ..Fighter::default()
    };
    fighter.subclass = Subclass::from_id(reader.side(hand, side!("subclass")).word());
    fighter.special = reader.side(hand, side!("special")).named(Mob::from_id);
    fighter.damage = reader.side(hand, side!("dmg")).span();
    fighter.base_delay = reader.side(hand, side!("delay")).decimal();
    let mut flag = |field| reader.side(hand, field).flag();
    fighter.special_active = flag(side!("special-on"));
    fighter.aware = flag(side!("aware"));
    fighter.paralysed = flag(side!("paralysed"));
    fighter.invisible = flag(side!("invisible"));
    fighter.acting = flag(side!("acting"));
    fighter.starving = flag(side!("starving"));
    fighter.shield_ready = flag(side!("ready"));
    fighter.buffs = reader
        .side(hand, side!("buffs"))
        .list(active_buff)
        .into_iter()
        .take(fighter.buffs.capacity())
        .collect();
    if reader.side(hand, side!("w")).id() != "none" {
        fighter.weapon = weapon(reader, hand, held!("w"));
        fighter.weapon.shot = ShotFactors {
            accuracy: reader.side(hand, side!("w-shot-acc")).decimal(),
            damage: reader.side(hand, side!("w-shot-dmg")).decimal(),
        };
    }
    if reader.side(hand, side!("o")).id() != "none" {
        fighter.second = weapon(reader, hand, held!("o"));
    }
    if reader.side(hand, side!("a")).id() != "none" {
        let worn = Armor {
            tier: reader.side(hand, side!("a-tier")).int(),
            str_required: reader.side(hand, side!("a-str")).int(),
            extra: reader.side(hand, side!("a-extra")).int(),
            glyph: reader.side(hand, side!("a-glyph")).named(Glyph::from_id),
            ..Armor::default()
        };
        fighter.armor = worn.at_level(reader.side(hand, side!("a-lv")).int());
    }
    fighter
}

/// A weapon's fields hold its numbers as found, at level 0; its level is
/// applied here.
fn weapon(reader: &mut Reader<'_>, hand: Hand, held: &Held) -> Weapon {
    let kind = WeaponKind::from_id(reader.side(hand, held.kind).word());
    let found = Weapon {
        kind: kind.unwrap_or(WeaponKind::None),
        tier: reader.side(hand, held.tier).int(),
        min: reader.side(hand, held.min).int(),
        max: reader.side(hand, held.max).int(),
        str_required: reader.side(hand, held.strength).int(),
        accuracy: reader.side(hand, held.accuracy).decimal(),
        delay: reader.side(hand, held.delay).decimal(),
        accuracy_imbue: reader.side(hand, held.exact).flag(),
        speed_imbue: reader.side(hand, held.fast).flag(),
        enchantment: reader.side(hand, held.enchant).named(Enchantment::from_id),
        special: WeaponSpecial::from_id(reader.side(hand, held.item).id()),
        // Scripted weapons (Bone Saw, Kunai) count in the left hand as well.
        good_for_melee: matches!(kind, Some(WeaponKind::Melee | WeaponKind::Other)),
        ..Weapon::EMPTY
    };
    found.at_level(reader.side(hand, held.level).int())
}

/// `Blessed.2`; a code without a level is of level 1.
pub(crate) fn active_buff(code: &str) -> Option<ActiveBuff> {
    let (id, level) = code.split_once('.').unwrap_or((code, "1"));
    let level: i32 = level.parse().ok()?;
    ((-1_000_000..=1_000_000).contains(&level))
        .then_some(ActiveBuff { buff: Buff::from_id(id)?, level })
}
