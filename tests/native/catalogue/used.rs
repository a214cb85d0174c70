//! What the page does with the catalogue.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Hand, SIDE, Sheet, Slot, decode, encode};
use duelscope_text::Lang;
use duelscope_web::catalogue::{
    Entry, Kind, Place, apply, cast, changed_fields, clear, expected, follow_depth, reset_field,
    search, set_level,
};
use duelscope_web::shelf::Shelf;

use super::{applied, catalogue, entry};

#[test]
fn a_changed_field_is_known_and_can_be_reset() {
    let catalogue = catalogue();
    let mut sheet = Sheet::new();
    for (key, text) in [("hp", "19"), ("w-max", "13"), ("a-tier", "2"), ("buffs", "Blessed.1")] {
        let slot = Slot::side(Hand::Left, key);
        sheet.set(slot, text);
        assert_eq!(changed_fields(&sheet, Hand::Left, &catalogue), [slot]);
        reset_field(&mut sheet, slot, &catalogue);
        assert_eq!(sheet, Sheet::new());
    }
    // The same number otherwise written is no change; a name is none either.
    sheet.set_side(Hand::Left, "hp", "020");
    sheet.set_side(Hand::Left, "called", "Boris");
    assert_eq!(changed_fields(&sheet, Hand::Left, &catalogue), []);
    // Who is not in the catalogue has no preset to differ from.
    sheet.set_side(Hand::Left, "from", "Nobody");
    sheet.set_side(Hand::Left, "atk", "99");
    assert_eq!(expected(&sheet, Slot::side(Hand::Left, "atk"), &catalogue), None);
    assert_eq!(changed_fields(&sheet, Hand::Left, &catalogue), []);
}

#[test]
fn another_weapon_is_one_change_of_a_hero() {
    let catalogue = catalogue();
    let mut sheet = Sheet::new();
    apply(&mut sheet, Hand::Left, Place::Second, &entry(Kind::Shield, "WoodenShield"));
    apply(&mut sheet, Hand::Left, Place::Weapon, &entry(Kind::Weapon, "Sword"));
    assert_eq!(sheet.side(Hand::Left, "o"), "WoodenShield");
    let changed = changed_fields(&sheet, Hand::Left, &catalogue);
    assert_eq!(changed, [Slot::side(Hand::Left, "w"), Slot::side(Hand::Left, "o")]);
    // Both hands for a spear.
    apply(&mut sheet, Hand::Left, Place::Weapon, &entry(Kind::Weapon, "Spear"));
    assert_eq!(sheet.side(Hand::Left, "o"), "none");
    assert_eq!(sheet.side(Hand::Left, "o-kind"), "none");
    clear(&mut sheet, Hand::Left, Place::Weapon);
    assert_eq!(sheet.side(Hand::Left, "w"), "none");
    assert_eq!(sheet.side(Hand::Left, "w-max"), "0");
}

#[test]
fn a_missile_is_struck_with() {
    let mut sheet = Sheet::new();
    let mut throw = |dart: bool| {
        if dart {
            apply(&mut sheet, Hand::Left, Place::Missile, &entry(Kind::Missile, "Dart"));
        } else {
            clear(&mut sheet, Hand::Left, Place::Missile);
        }
        ["t", "strike", "t-max"].map(|key| sheet.side(Hand::Left, key).to_owned())
    };
    assert_eq!(throw(true), ["Dart", "missile", "4"]);
    assert_eq!(throw(false), ["none", "melee", "0"]);
    assert_eq!(sheet, Sheet::new());
    let held: Vec<_> = catalogue()
        .presets(Place::Weapon)
        .filter(|entry| entry.set["kind"] == "missile")
        .map(|entry| entry.id.clone())
        .collect();
    assert_eq!(held, ["GnollTamahawk"]);
}

#[test]
fn a_level_changes_what_was_not_changed_by_hand() {
    let catalogue = catalogue();
    let bow = entry(Kind::Weapon, "ElvenBow");
    let mut sheet = applied(Hand::Left, Place::Weapon, &bow, "1");
    let numbers = |sheet: &Sheet| {
        ["w-lv", "w-shot-acc", "w-shot-dmg"].map(|key| sheet.side(Hand::Left, key).to_owned())
    };
    set_level(&mut sheet, Hand::Left, Place::Weapon, &bow, 2);
    assert_eq!(numbers(&sheet), ["2", "1.3", "1.6"]);
    let changed = changed_fields(&sheet, Hand::Left, &catalogue);
    assert_eq!(changed, [Slot::side(Hand::Left, "w"), Slot::side(Hand::Left, "w-lv")]);
    sheet.set_side(Hand::Left, "w-shot-dmg", "9");
    set_level(&mut sheet, Hand::Left, Place::Weapon, &bow, 0);
    assert_eq!(numbers(&sheet), ["0", "1", "9"]);

    let kunai = entry(Kind::Weapon, "Kunai");
    let values = kunai.at_level(3, 1);
    assert_eq!((values["min"].as_str(), values["max"].as_str()), ("3", "6"));
    let wand = entry(Kind::Wand, "WandOfFirebolt");
    for (level, skill, min, max) in [(0, 1, "2", "6"), (0, 3, "4", "8"), (5, 3, "5", "20")] {
        let values = wand.at_level(level, skill);
        assert_eq!((values["min"].as_str(), values["max"].as_str()), (min, max));
    }
}

#[test]
fn a_spell_can_be_cast() {
    let catalogue = catalogue();
    for entry in catalogue.of(Kind::Effect) {
        let Some(spell) = &entry.blow else { continue };
        let mut sheet = Sheet::new();
        sheet.set_global("rules", "sanctum");
        cast(&mut sheet, Hand::Left, spell);
        assert_eq!(decode(&encode(&sheet)), (sheet.clone(), Vec::new()), "{}", entry.id);
        assert!(Scenario::read(&sheet).is_ok(), "{}", entry.id);
    }
    let plague = entry(Kind::Effect, "plague");
    let mut sheet = Sheet::new();
    sheet.set_side(Hand::Right, "m-effects", "hit.hand~1");
    cast(&mut sheet, Hand::Left, plague.blow.as_ref().expect("a spell"));
    assert_eq!(sheet.side(Hand::Right, "m-effects"), "hit.hand~1,start.hpmax~-2");
    assert_eq!(sheet.global("blame"), "nobody");
    assert_eq!(sheet.side(Hand::Left, "m-dmg"), "2~2");
    // Minions come with what they do.
    let effects = |id| entry(Kind::Minion, id).set["m-effects"].clone();
    assert_eq!(effects("combustioneer"), "killed.strike~2");
    assert_eq!(effects("human-recruit"), "deals.add~1.hand.round~2");
}

#[test]
fn numbers_follow_the_depth() {
    let catalogue = catalogue();
    let mimic = entry(Kind::Mob, "Mimic");
    let mut sheet = applied(Hand::Right, Place::Person, &mimic, "10");
    let numbers = |sheet: &Sheet| {
        ["hp", "ht", "atk", "def", "dmg"].map(|key| sheet.side(Hand::Right, key).to_owned())
    };
    assert_eq!(numbers(&sheet), ["52", "52", "19", "14", "5~13"]);
    sheet.set_side(Hand::Right, "atk", "1");
    sheet.set_global("depth", "20");
    follow_depth(&mut sheet, &catalogue, 10);
    assert_eq!(numbers(&sheet), ["92", "92", "1", "19", "9~23"]);
    let changed = changed_fields(&sheet, Hand::Right, &catalogue);
    assert_eq!(changed, [Slot::side(Hand::Right, "atk")]);
}

fn names(query: &str) -> Vec<String> {
    let catalogue = catalogue();
    let found = search(catalogue.presets(Place::Person), query);
    found.into_iter().map(|entry| entry.name.clone()).collect()
}

#[test]
fn search_finds_what_one_means() {
    for (query, first) in [
        ("rat", "Rat king"),
        ("marsu", "Marsupial rat"),
        ("gnoll sham", "Gnoll shaman"),
        ("shaman gnoll", "Gnoll shaman"),
        ("gsh", "Gnoll shaman"),
        ("dm3", "DM-300"),
        ("RÂT kíng", "Rat king"),
        ("warrior", "Warrior"),
        ("yogs eye", "Yog's eye"),
        ("huntr", "Huntress"),
        ("crab", "Sewer crab"),
    ] {
        assert_eq!(
            names(query).first().map(String::as_str),
            Some(first),
            "{query}: {:?}",
            names(query)
        );
    }
    assert!(names("rat").contains(&"Marsupial rat".to_owned()));
    assert_eq!(names("zzz"), [""; 0]);
}

#[test]
fn an_empty_search_shows_all_in_order() {
    let catalogue = catalogue();
    let all: Vec<&Entry> = catalogue.presets(Place::Person).collect();
    assert_eq!(search(all.iter().copied(), "  "), all);
    assert_eq!(all[0].id, "WARRIOR");
    assert_eq!(all[9].id, "Rat");
}

/// Beside every name in a list stands what tells it from the others, in both languages.
#[test]
fn every_choice_says_what_it_is() {
    let shelf = Shelf::of(catalogue());
    for field in SIDE {
        let slot = Slot { hand: Some(Hand::Left), field };
        for lang in [Lang::En, Lang::Ru] {
            for choice in shelf.choices(lang, slot, "").unwrap_or_default() {
                let said = choice.id == "none" || !choice.hint.is_empty();
                assert!(said, "{} {:?}", field.key, choice);
            }
        }
    }
}

/// Whatever a list offers is what the field holds when it is chosen.
#[test]
fn every_choice_can_be_taken() {
    let shelf = Shelf::of(catalogue());
    for field in SIDE.iter().filter(|field| !matches!(field.key, "buffs" | "m-effects")) {
        let slot = Slot { hand: Some(Hand::Left), field };
        for choice in shelf.choices(Lang::En, slot, "").unwrap_or_default() {
            let mut sheet = Sheet::new();
            shelf.put(&mut sheet, slot, &choice.id);
            assert_eq!(sheet.get(slot), choice.id, "{}", field.key);
        }
    }
}
