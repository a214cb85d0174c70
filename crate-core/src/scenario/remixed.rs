//! Remixed Dungeon's part of a sheet: two fighters and how they strike.

use crate::law::Ties;
use crate::rules::remixed::{
    ActiveBuff, Armor, Attack, Blow, Bonuses, Buff, Derivation, Difficulty, Edition, Enchantment,
    Fighter, Glyph, HeroClass, Kind, Mob, Mode, Rules, ShotFactors, Subclass, Weapon, WeaponKind,
    WeaponSpecial, strike,
};
use crate::scenario::read::Reader;
use crate::sheet::Hand;

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
            edition: match reader.global("edition").word() {
                "page" => Edition::Page,
                _ => Edition::Source,
            },
            ties: match reader.global("ties").word() {
                "miss" => Ties::Miss,
                _ => Ties::Hit,
            },
            difficulty: Difficulty::from_id(reader.global("difficulty").word())
                .unwrap_or(Difficulty::Normal),
            depth: reader.global("depth").int(),
        };
        let adjacent = reader.global("adjacent").flag();
        Fight {
            rules,
            fighters: Hand::BOTH.map(|hand| fighter(reader, hand)),
            attacks: Hand::BOTH.map(|hand| Attack {
                mode: match reader.side(hand, "strike").word() {
                    "missile" => Mode::Missile,
                    "zap" => Mode::Zap,
                    _ => Mode::Melee,
                },
                adjacent,
                missile: (reader.side(hand, "t").id() != "none").then(|| weapon(reader, hand, "t")),
            }),
        }
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

fn fighter(reader: &mut Reader<'_>, hand: Hand) -> Fighter {
    let kind = match reader.side(hand, "kind").word() {
        "mob" => Kind::Mob,
        "json-mob" => Kind::JsonMob,
        _ => Kind::Hero { class: HeroClass::from_id(reader.side(hand, "class").word()) },
    };
    let mut int = |key| reader.side(hand, key).int();
    let mut fighter = Fighter {
        kind,
        level: int("lv"),
        hp: int("hp"),
        hp_max: int("ht"),
        strength: int("str"),
        base_attack: int("atk"),
        base_defense: int("def"),
        dr_field: int("dr"),
        skill_level: int("skill"),
        special_count: int("special-n"),
        charges: (int("charges"), int("charges-max")),
        bonus: Bonuses {
            attack: int("b-atk"),
            defense: int("b-def"),
            dr: int("b-dr"),
            haste: int("b-haste"),
        },
        ..Fighter::default()
    };
    fighter.subclass = Subclass::from_id(reader.side(hand, "subclass").word());
    fighter.special = reader.side(hand, "special").named(Mob::from_id);
    fighter.damage = reader.side(hand, "dmg").span();
    fighter.base_delay = reader.side(hand, "delay").decimal();
    let mut flag = |key| reader.side(hand, key).flag();
    fighter.special_active = flag("special-on");
    fighter.aware = flag("aware");
    fighter.paralysed = flag("paralysed");
    fighter.invisible = flag("invisible");
    fighter.acting = flag("acting");
    fighter.starving = flag("starving");
    fighter.shield_ready = flag("ready");
    fighter.buffs = reader
        .side(hand, "buffs")
        .list(active_buff)
        .into_iter()
        .take(fighter.buffs.capacity())
        .collect();
    if reader.side(hand, "w").id() != "none" {
        fighter.weapon = weapon(reader, hand, "w");
        fighter.weapon.shot = ShotFactors {
            accuracy: reader.side(hand, "w-shot-acc").decimal(),
            damage: reader.side(hand, "w-shot-dmg").decimal(),
        };
    }
    if reader.side(hand, "o").id() != "none" {
        fighter.second = weapon(reader, hand, "o");
    }
    if reader.side(hand, "a").id() != "none" {
        let worn = Armor {
            tier: reader.side(hand, "a-tier").int(),
            str_required: reader.side(hand, "a-str").int(),
            extra: reader.side(hand, "a-extra").int(),
            glyph: reader.side(hand, "a-glyph").named(Glyph::from_id),
            ..Armor::default()
        };
        fighter.armor = worn.at_level(reader.side(hand, "a-lv").int());
    }
    fighter
}

/// A weapon's fields hold its numbers as found, at level 0; its level is
/// applied here.
fn weapon(reader: &mut Reader<'_>, hand: Hand, item: &'static str) -> Weapon {
    let key = |part: &str| {
        let mut key = alloc::string::String::from(item);
        key.push('-');
        key.push_str(part);
        key
    };
    let kind = WeaponKind::from_id(reader.side(hand, &key("kind")).word());
    let found = Weapon {
        kind: kind.unwrap_or(WeaponKind::None),
        tier: reader.side(hand, &key("tier")).int(),
        min: reader.side(hand, &key("min")).int(),
        max: reader.side(hand, &key("max")).int(),
        str_required: reader.side(hand, &key("str")).int(),
        accuracy: reader.side(hand, &key("acc")).decimal(),
        delay: reader.side(hand, &key("delay")).decimal(),
        accuracy_imbue: reader.side(hand, &key("exact")).flag(),
        speed_imbue: reader.side(hand, &key("fast")).flag(),
        enchantment: reader.side(hand, &key("enchant")).named(Enchantment::from_id),
        special: WeaponSpecial::from_id(reader.side(hand, item).id()),
        // Scripted weapons (Bone Saw, Kunai) count in the left hand as well.
        good_for_melee: matches!(kind, Some(WeaponKind::Melee | WeaponKind::Other)),
        ..Weapon::EMPTY
    };
    found.at_level(reader.side(hand, &key("lv")).int())
}

/// `Blessed.2`; a code without a level is of level 1.
pub(crate) fn active_buff(code: &str) -> Option<ActiveBuff> {
    let (id, level) = code.split_once('.').unwrap_or((code, "1"));
    let level: i32 = level.parse().ok()?;
    ((-1_000_000..=1_000_000).contains(&level))
        .then_some(ActiveBuff { buff: Buff::from_id(id)?, level })
}
