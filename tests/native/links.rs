//! Links are short enough for every host, wiki and chat that they pass through.

use duelscope_core::sheet::{GLOBAL, Hand, Sheet, encode};
use duelscope_web::catalogue::{Catalogue, Kind, Place};

/// Some hosts refuse addresses of more than 2,048 characters; the site's own is part of
/// them.
const LONGEST: usize = 1_900;
/// What a person sends without a second thought.
const USUAL: usize = 300;

fn catalogue() -> Catalogue {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../crate-catalogue/data/catalogue.json");
    let text = std::fs::read_to_string(file).expect("the catalogue");
    serde_json::from_str(&text).expect("a catalogue")
}

/// Two of the catalogue, as one chooses them.
#[test]
fn a_fight_of_two_presets_has_a_short_link() {
    let (catalogue, mut lengths) = (catalogue(), Vec::new());
    for hero in catalogue.of(Kind::Hero) {
        for mob in catalogue.of(Kind::Mob) {
            let mut sheet = Sheet::new();
            for (hand, id) in [(Hand::Left, &hero.id), (Hand::Right, &mob.id)] {
                duelscope_web::catalogue::apply(
                    &mut sheet,
                    hand,
                    Place::Person,
                    catalogue.preset(Place::Person, id).expect("its own"),
                );
            }
            lengths.push(encode(&sheet).len());
        }
    }
    lengths.sort_unstable();
    let (middle, longest) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
    assert!(middle < USUAL && longest < USUAL * 3 / 2, "{middle}, {longest}");
}

/// Both sides with the longest of everything that the catalogue has for each place.
#[test]
fn the_longest_fight_of_the_catalogue_has_a_link_that_hosts_take() {
    let catalogue = catalogue();
    let mut sheet = Sheet::new();
    let longest = |sheet: &Sheet, hand, place| {
        let with = |entry| {
            let mut sheet = sheet.clone();
            duelscope_web::catalogue::apply(&mut sheet, hand, place, entry);
            sheet
        };
        catalogue.presets(place).map(with).max_by_key(|sheet| encode(sheet).len()).expect("some")
    };
    for hand in Hand::BOTH {
        for place in Place::ALL {
            sheet = longest(&sheet, hand, place);
        }
        sheet.set_side(hand, "called", "Предводитель гноллов-громил из Глубин №1");
        let codes = |kind| {
            let mut codes: Vec<String> =
                catalogue.of(kind).iter().map(|entry| entry.code(None)).collect();
            codes.sort_by_key(|code| std::cmp::Reverse(code.len()));
            codes.truncate(8);
            codes.join(",")
        };
        sheet.set_side(hand, "buffs", &codes(Kind::Buff));
        for item in ["w-enchant", "o-enchant", "t-enchant"] {
            let names = catalogue.of(Kind::Enchantment).iter().map(|entry| &entry.id);
            sheet.set_side(hand, item, names.max_by_key(|id| id.len()).expect("some"));
        }
    }
    sheet.set_global("seed", "ffffffffffffffff");
    let link = encode(&sheet);
    assert!(link.len() < LONGEST, "{} characters: {link}", link.len());
}

/// What belongs to a device is in no link.
#[test]
fn no_link_tells_of_a_device() {
    for key in ["lang", "language", "theme", "threads", "workers", "speed", "hints", "motion"] {
        assert!(GLOBAL.iter().all(|field| field.key != key), "{key}");
    }
}
