//! The table: every key, in the order a link writes them.
//!
//! Keys and defaults are part of the link format: a released key keeps its
//! meaning, a released default its value. New keys go to the end of their
//! group's lines; `order` only follows the position in the table.

use super::field::ListOf::{Buffs, Effects, Panels, Pins, Readings};
use super::field::{Field, Games, Group, IdOf, Kind, Who};
use super::frame::PANELS;
use crate::pins::MAX_PINS;

/// Most HP, damage and armor a field takes.
const MANY: i32 = 1_000_000;
/// Most skill points, bonuses and levels.
const SKILL: i32 = 100_000;

const fn int(min: i32, max: i32) -> Kind {
    Kind::Int { min, max }
}

const fn decimal(min: f32, max: f32) -> Kind {
    Kind::Decimal { min, max }
}

#[derive(Clone, Copy)]
struct Row(&'static str, Group, Kind, [&'static str; 2], Games, Who, Option<&'static str>);

const fn table<const N: usize>(rows: [Row; N], first: usize) -> [Field; N] {
    let mut fields = [const {
        Field {
            key: "",
            group: Group::Rules,
            kind: Kind::Flag,
            default: ["", ""],
            games: Games::ALL,
            who: Who::Anyone,
            part: None,
            order: 0,
        }
    }; N];
    let mut i = 0;
    while i < N {
        let Row(key, group, kind, default, games, who, part) = rows[i];
        let part = match part {
            Some(key) => Some(place(&rows, key)),
            None => None,
        };
        fields[i] = Field { key, group, kind, default, games, who, part, order: first + i };
        i += 1;
    }
    fields
}

/// Where the row of a key stands.
const fn place(rows: &[Row], key: &str) -> usize {
    let mut i = 0;
    while !same(rows[i].0, key) {
        i += 1;
    }
    i
}

/// Fields of the whole page.
#[rustfmt::skip]
pub const GLOBAL: &[Field] = {
    use Games as G;
    use Group::{Blow, Rules, Stepper};
    const YES_NO: [&str; 2] = ["no", "no"];
    const fn both(text: &'static str) -> [&'static str; 2] {
        [text, text]
    }
    const RULES: &[&str] = &["remixed", "sanctum", "combined"];
    const EDITIONS: &[&str] = &["source", "page"];
    const TIES: &[&str] = &["hit", "miss"];
    const DIFFICULTY: &[&str] = &["easy", "normal-saves", "normal", "expert"];
    const BLAME: &[&str] = &["combat", "attacker", "nobody"];
    const DETAIL: &[&str] = &["auto", "simple", "full"];
    static TABLE: [Field; 16] = table(
        [
            Row("rules", Rules, Kind::Choice(RULES), both("remixed"), G::ALL, Who::Anyone, None),
            Row("edition", Rules, Kind::Choice(EDITIONS), both("source"), G::ROLLS, Who::Anyone, None),
            Row("ties", Rules, Kind::Choice(TIES), both("hit"), G::ROLLS, Who::Anyone, None),
            Row("difficulty", Rules, Kind::Choice(DIFFICULTY), both("normal"), G::ROLLS, Who::Anyone, None),
            Row("readings", Rules, Kind::List { max: 24, of: Readings }, both(""), G::PIPELINE, Who::Anyone, None),
            Row("adjacent", Blow, Kind::Flag, YES_NO, G::ROLLS, Who::Anyone, None),
            Row("blame", Blow, Kind::Choice(BLAME), both("combat"), G::SANCTUM, Who::Anyone, None),
            Row("depth", Blow, int(1, 1_000), both("1"), G::ROLLS, Who::Anyone, None),
            Row("seed", Stepper, Kind::Seed, both("7f3a"), G::ALL, Who::Anyone, None),
            Row("trials", Stepper, Kind::Count, both("1000000"), G::ALL, Who::Anyone, None),
            Row("trial", Stepper, Kind::Count, both("1"), G::ALL, Who::Anyone, None),
            Row("step", Stepper, int(1, 99), both("2"), G::ALL, Who::Anyone, None),
            Row("within", Stepper, decimal(0.0, 100.0), both("0"), G::ALL, Who::Anyone, None),
            Row("pins", Stepper, Kind::List { max: MAX_PINS, of: Pins }, both(""), G::ALL, Who::Anyone, None),
            Row("explore", Stepper, Kind::Id(IdOf::Sweep), both("none"), G::ALL, Who::Anyone, None),
            Row("detail", Stepper, Kind::Choice(DETAIL), both("auto"), G::ALL, Who::Anyone, None),
        ],
        0,
    );
    &TABLE
};

/// Fields of each combatant; links put `l-` or `r-` before them.
#[rustfmt::skip]
pub const SIDE: &[Field] = {
    use Games as G;
    use Group::{Armor, Blow, Body, Minion, Missile, Person, Second, States, Weapon};
    use Who::{Anyone, Hero, Mob};
    const fn both(text: &'static str) -> [&'static str; 2] {
        [text, text]
    }
    const KINDS: &[&str] = &["hero", "mob", "json-mob"];
    const CLASSES: &[&str] = &[
        "none", "WARRIOR", "MAGE", "ROGUE", "HUNTRESS", "ELF", "NECROMANCER", "GNOLL", "PRIEST",
        "DOCTOR",
    ];
    const SUBCLASSES: &[&str] = &[
        "none", "GLADIATOR", "BERSERKER", "WARLOCK", "BATTLEMAGE", "ASSASSIN", "FREERUNNER",
        "SNIPER", "WARDEN", "SCOUT", "SHAMAN", "LICH", "WITCHDOCTOR", "GUARDIAN",
    ];
    const HELD: &[&str] = &["none", "melee", "bow", "missile", "arrow", "wand", "shield", "other"];
    const MODES: &[&str] = &["hand", "missile", "none"];
    const COMBINED_MODES: &[&str] = &["auto", "hand", "missile", "none"];
    const STRIKE: &[&str] = &["melee", "missile", "zap"];
    static TABLE: [Field; 88] = table(
        [
            Row("from", Person, Kind::Id(IdOf::Preset), ["WARRIOR", "Rat"], G::ROLLS, Anyone, None),
            Row("called", Person, Kind::Text { max: 40 }, both(""), G::ALL, Anyone, None),
            Row("kind", Person, Kind::Choice(KINDS), ["hero", "mob"], G::ROLLS, Anyone, None),
            Row("class", Person, Kind::Choice(CLASSES), ["WARRIOR", "none"], G::ROLLS, Hero, None),
            Row("subclass", Person, Kind::Choice(SUBCLASSES), both("none"), G::ROLLS, Hero, None),
            Row("special", Person, Kind::Id(IdOf::Mob), both("none"), G::ROLLS, Mob, None),
            Row("special-on", States, Kind::Flag, both("no"), G::REMIXED, Mob, Some("special")),
            Row("special-n", States, int(0, 100), both("0"), G::REMIXED, Mob, Some("special")),
            Row("strike", Blow, Kind::Choice(STRIKE), both("melee"), G::ROLLS, Anyone, None),
            Row("lv", Body, int(1, SKILL), both("1"), G::ROLLS, Anyone, None),
            Row("hp", Body, int(1, MANY), ["20", "8"], G::ROLLS, Anyone, None),
            Row("ht", Body, int(1, MANY), ["20", "8"], G::ROLLS, Anyone, None),
            Row("str", Body, int(0, SKILL), ["11", "10"], G::ROLLS, Anyone, None),
            Row("atk", Body, int(-SKILL, SKILL), ["10", "8"], G::ROLLS, Anyone, None),
            Row("def", Body, int(-SKILL, SKILL), ["5", "3"], G::ROLLS, Anyone, None),
            Row("dmg", Body, Kind::Span { min: -MANY, max: MANY }, ["1~1", "1~5"], G::ROLLS, Mob, None),
            Row("dr", Body, int(-MANY, MANY), ["0", "1"], G::REMIXED, Mob, None),
            Row("delay", Body, decimal(0.05, 100.0), both("1"), G::ROLLS, Anyone, None),
            Row("w", Weapon, Kind::Id(IdOf::Preset), ["ShortSword", "none"], G::ROLLS, Anyone, None),
            Row("w-kind", Weapon, Kind::Choice(HELD), ["melee", "none"], G::ROLLS, Anyone, Some("w")),
            Row("w-tier", Weapon, int(0, 100), ["1", "0"], G::ROLLS, Anyone, Some("w")),
            Row("w-lv", Weapon, int(-100, 1_000), both("0"), G::ROLLS, Anyone, Some("w")),
            Row("w-min", Weapon, int(0, MANY), ["1", "0"], G::ROLLS, Anyone, Some("w")),
            Row("w-max", Weapon, int(0, MANY), ["12", "0"], G::ROLLS, Anyone, Some("w")),
            Row("w-str", Weapon, int(0, SKILL), ["11", "0"], G::ROLLS, Anyone, Some("w")),
            Row("w-acc", Weapon, decimal(-100.0, 100.0), both("1"), G::ROLLS, Anyone, Some("w")),
            Row("w-delay", Weapon, decimal(0.0, 100.0), both("1"), G::ROLLS, Anyone, Some("w")),
            Row("w-enchant", Weapon, Kind::Id(IdOf::Enchantment), both("none"), G::REMIXED, Anyone, Some("w")),
            Row("w-exact", Weapon, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("w")),
            Row("w-fast", Weapon, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("w")),
            Row("w-shot-acc", Weapon, decimal(-100.0, 100.0), both("1"), G::ROLLS, Anyone, Some("w")),
            Row("w-shot-dmg", Weapon, decimal(0.0, 100.0), both("1"), G::ROLLS, Anyone, Some("w")),
            Row("o", Second, Kind::Id(IdOf::Preset), both("none"), G::ROLLS, Anyone, None),
            Row("o-kind", Second, Kind::Choice(HELD), both("none"), G::ROLLS, Anyone, Some("o")),
            Row("o-tier", Second, int(0, 100), both("0"), G::ROLLS, Anyone, Some("o")),
            Row("o-lv", Second, int(-100, 1_000), both("0"), G::ROLLS, Anyone, Some("o")),
            Row("o-min", Second, int(0, MANY), both("0"), G::ROLLS, Anyone, Some("o")),
            Row("o-max", Second, int(0, MANY), both("0"), G::ROLLS, Anyone, Some("o")),
            Row("o-str", Second, int(0, SKILL), both("0"), G::ROLLS, Anyone, Some("o")),
            Row("o-acc", Second, decimal(-100.0, 100.0), both("1"), G::ROLLS, Anyone, Some("o")),
            Row("o-delay", Second, decimal(0.0, 100.0), both("1"), G::ROLLS, Anyone, Some("o")),
            Row("o-enchant", Second, Kind::Id(IdOf::Enchantment), both("none"), G::REMIXED, Anyone, Some("o")),
            Row("o-exact", Second, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("o")),
            Row("o-fast", Second, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("o")),
            Row("t", Missile, Kind::Id(IdOf::Preset), both("none"), G::ROLLS, Anyone, None),
            Row("t-kind", Missile, Kind::Choice(HELD), both("none"), G::ROLLS, Anyone, Some("t")),
            Row("t-tier", Missile, int(0, 100), both("0"), G::ROLLS, Anyone, Some("t")),
            Row("t-lv", Missile, int(-100, 1_000), both("0"), G::ROLLS, Anyone, Some("t")),
            Row("t-min", Missile, int(0, MANY), both("0"), G::ROLLS, Anyone, Some("t")),
            Row("t-max", Missile, int(0, MANY), both("0"), G::ROLLS, Anyone, Some("t")),
            Row("t-str", Missile, int(0, SKILL), both("0"), G::ROLLS, Anyone, Some("t")),
            Row("t-acc", Missile, decimal(-100.0, 100.0), both("1"), G::ROLLS, Anyone, Some("t")),
            Row("t-delay", Missile, decimal(0.0, 100.0), both("1"), G::ROLLS, Anyone, Some("t")),
            Row("t-enchant", Missile, Kind::Id(IdOf::Enchantment), both("none"), G::REMIXED, Anyone, Some("t")),
            Row("t-exact", Missile, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("t")),
            Row("t-fast", Missile, Kind::Flag, both("no"), G::ROLLS, Anyone, Some("t")),
            Row("a", Armor, Kind::Id(IdOf::Preset), ["ClothArmor", "none"], G::ROLLS, Anyone, None),
            Row("a-tier", Armor, int(0, 100), ["1", "0"], G::REMIXED, Anyone, Some("a")),
            Row("a-lv", Armor, int(-100, 1_000), both("0"), G::ROLLS, Anyone, Some("a")),
            Row("a-str", Armor, int(0, SKILL), ["9", "0"], G::ROLLS, Anyone, Some("a")),
            Row("a-extra", Armor, int(-MANY, MANY), both("0"), G::REMIXED, Anyone, Some("a")),
            Row("a-glyph", Armor, Kind::Id(IdOf::Glyph), both("none"), G::REMIXED, Anyone, Some("a")),
            Row("aware", States, Kind::Flag, both("yes"), G::ROLLS, Mob, None),
            Row("paralysed", States, Kind::Flag, both("no"), G::ROLLS, Anyone, None),
            Row("invisible", States, Kind::Flag, both("no"), G::ROLLS, Anyone, None),
            Row("acting", States, Kind::Flag, both("no"), G::ROLLS, Hero, None),
            Row("starving", States, Kind::Flag, both("no"), G::ROLLS, Hero, None),
            Row("skill", States, int(1, 100), both("1"), G::REMIXED, Hero, None),
            Row("ready", States, Kind::Flag, both("yes"), G::REMIXED, Anyone, Some("o")),
            Row("charges", States, int(0, 100), both("0"), G::REMIXED, Hero, Some("w")),
            Row("charges-max", States, int(0, 100), both("0"), G::REMIXED, Hero, Some("w")),
            Row("b-atk", States, int(-100, 100), both("0"), G::ROLLS, Anyone, None),
            Row("b-def", States, int(-100, 100), both("0"), G::ROLLS, Anyone, None),
            Row("b-dr", States, int(-MANY, MANY), both("0"), G::REMIXED, Anyone, None),
            Row("b-haste", States, int(-100, 100), both("0"), G::ROLLS, Anyone, None),
            Row("buffs", States, Kind::List { max: 12, of: Buffs }, both(""), G::ROLLS, Anyone, None),
            Row("m", Minion, Kind::Id(IdOf::Preset), ["arboriad", "swordsman"], G::SANCTUM, Anyone, None),
            Row("m-mode", Minion, Kind::Choice(MODES), both("hand"), G::SANCTUM, Anyone, None),
            Row("c-mode", Minion, Kind::Choice(COMBINED_MODES), both("auto"), G::COMBINED, Anyone, None),
            Row("m-dmg", Minion, Kind::Span { min: 0, max: MANY }, ["3~3", "2~2"], G::SANCTUM, Anyone, None),
            Row("m-attacks", Minion, int(0, 100), both("1"), G::SANCTUM, Anyone, None),
            Row("m-ignores", Minion, Kind::Flag, both("no"), G::PIPELINE, Anyone, None),
            Row("m-magical", Minion, Kind::Flag, both("no"), G::PIPELINE, Anyone, None),
            Row("m-hp", Minion, int(1, MANY), both("7"), G::SANCTUM, Anyone, None),
            Row("m-hpmax", Minion, int(1, MANY), both("7"), G::SANCTUM, Anyone, None),
            Row("m-armor", Minion, int(-MANY, MANY), both("1"), G::PIPELINE, Anyone, None),
            Row("m-armormax", Minion, int(-MANY, MANY), both("1"), G::PIPELINE, Anyone, None),
            Row("m-effects", Minion, Kind::List { max: 12, of: Effects }, both(""), G::PIPELINE, Anyone, None),
        ],
        100,
    );
    &TABLE
};

/// How an embedded page looks and what it lets change: keys of the same link, but of no
/// sheet, since they decide no result.
#[rustfmt::skip]
pub const FRAME: &[Field] = {
    const fn row(key: &'static str, kind: Kind, default: &'static str) -> Row {
        Row(key, Group::Rules, kind, [default, default], Games::ALL, Who::Anyone, None)
    }
    const THEMES: &[&str] = &["auto", "light", "dark"];
    const LANGUAGES: &[&str] = &["auto", "en", "ru"];
    static TABLE: [Field; 4] = table(
        [
            row("show", Kind::List { max: PANELS.len(), of: Panels }, "odds,step,histogram"),
            row("locked", Kind::Flag, "no"),
            row("theme", Kind::Choice(THEMES), "auto"),
            row("language", Kind::Choice(LANGUAGES), "auto"),
        ],
        300,
    );
    &TABLE
};

/// The field of a table with this key.
pub fn find(table: &'static [Field], key: &str) -> Option<&'static Field> {
    table.iter().find(|field| field.key == key)
}

/// The field of a key that the table is known to have: asked while compiling, a key
/// that is none does not compile.
pub(crate) const fn known(table: &'static [Field], key: &str) -> &'static Field {
    let mut i = 0;
    while i < table.len() {
        if same(table[i].key, key) {
            return &table[i];
        }
        i += 1;
    }
    panic!("there is no such key");
}

/// Whether two texts are one, while compiling.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    a.len() == b.len() && i == a.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_finds_its_field_and_no_other_does() {
        for table in [GLOBAL, SIDE, FRAME] {
            for field in table {
                assert_eq!(find(table, field.key), Some(field));
                let other = find(table, &alloc::format!("{}-", field.key));
                assert_eq!(other, None);
            }
            assert_eq!(find(table, ""), None);
        }
    }
}
