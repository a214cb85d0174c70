//! The shipped catalogue: complete, valid, and what the page does with it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use duelscope_catalogue::More;
use duelscope_core::Scenario;
use duelscope_core::sheet::{Hand, SIDE, Sheet, Slot, decode, encode};
use duelscope_web::catalogue::{Catalogue, Entry, FORMAT, Kind, Place, apply, changed_fields};

mod library;
mod rules;
mod used;

/// What a person comes with.
const PARTS: [(&str, Place); 3] =
    [("w", Place::Weapon), ("t", Place::Missile), ("a", Place::Armor)];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("in the workspace").to_owned()
}

fn json<T: serde::de::DeserializeOwned>(file: &str) -> T {
    let text = std::fs::read_to_string(root().join(file)).expect("the file is there");
    serde_json::from_str(&text).expect("the file is as expected")
}

fn catalogue() -> Catalogue {
    json("crate-catalogue/data/catalogue.json")
}

fn entry(kind: Kind, id: &str) -> Entry {
    catalogue().find(kind, id).unwrap_or_else(|| panic!("no {id}")).clone()
}

fn side(sheet: &Sheet, hand: Hand) -> BTreeMap<&'static str, String> {
    let text = |field| sheet.get(Slot { hand: Some(hand), field }).to_owned();
    SIDE.iter().map(|field| (field.key, text(field))).collect()
}

fn applied(hand: Hand, place: Place, entry: &Entry, depth: &str) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.set_global("depth", depth);
    apply(&mut sheet, hand, place, entry);
    sheet
}

#[test]
fn the_file_says_what_it_is() {
    let catalogue = catalogue();
    assert_eq!(catalogue.format, FORMAT);
    assert_eq!(catalogue.meta.version, "32.4.beta.3");
    assert_eq!(catalogue.meta.commit.len(), 40);
    assert_eq!(catalogue.of(Kind::Hero).len(), 9);
    assert_eq!(catalogue.of(Kind::Subclass).len(), 13);
    assert!(catalogue.of(Kind::Mob).len() >= 80);
}

#[test]
fn the_page_reads_of_its_file_what_the_whole_one_says() {
    let text = std::fs::read_to_string(root().join("www/data/catalogue.txt")).expect("a file");
    let page = Catalogue::read(&text).expect("it is a catalogue");
    let whole = catalogue();
    assert_eq!((page.format, &page.meta), (FORMAT, &whole.meta));
    for kind in Kind::ALL.map(|kind| kind.1) {
        let shown = |entry: &Entry| Entry { more: More::default(), ..entry.clone() };
        let wanted: Vec<Entry> = whole.of(kind).iter().map(shown).collect();
        assert_eq!(page.of(kind), wanted, "{kind:?}");
    }
    assert_eq!(Catalogue::read(&text.replacen('1', "2", 1)), None);
    assert_eq!(Catalogue::read(""), None);
}

#[test]
fn the_page_s_file_is_small() {
    let bytes = std::fs::read(root().join("www/data/catalogue.txt")).expect("the file is there");
    let mut compressed = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &settings).expect("compresses");
    println!("catalogue.txt: {} bytes, {} with brotli", bytes.len(), compressed.len());
    assert!(compressed.len() < 10_000, "{} bytes with brotli", compressed.len());
}

#[test]
fn each_row_of_the_sources_is_an_entry_or_left_out_with_the_reason() {
    let catalogue = catalogue();
    let game: serde_json::Value = json("xtask/data/remixed.json");
    let minions: serde_json::Value = json("xtask/data/sanctum-minions.json");
    let effects: serde_json::Value = json("xtask/data/sanctum-effects.json");
    for (rows, kind) in [
        (&game["heroes"], Kind::Hero),
        (&game["subclasses"], Kind::Subclass),
        (&game["mobs"], Kind::Mob),
        (&game["weapons"], Kind::Weapon),
        (&game["shields"], Kind::Shield),
        (&game["missiles"], Kind::Missile),
        (&game["wands"], Kind::Wand),
        (&game["armors"], Kind::Armor),
        (&game["rings_and_artifacts"], Kind::Artifact),
        (&game["buffs"], Kind::Buff),
        (&game["enchantments"], Kind::Enchantment),
        (&game["glyphs"], Kind::Glyph),
        (&minions["minions"], Kind::Minion),
        (&effects["effects"], Kind::Effect),
    ] {
        let rows = rows.as_array().expect("rows");
        let left_out = catalogue.left_out.iter().filter(|left| left.kind == kind);
        assert_eq!(catalogue.of(kind).len() + left_out.clone().count(), rows.len(), "{kind:?}");
        for row in rows {
            let id = match row["id"].as_str().expect("an id") {
                "swordsman-baseline-derived" => "swordsman",
                id => id,
            };
            let reason = left_out.clone().find(|left| left.id == id).map(|left| &left.reason);
            let found = catalogue.find(kind, id).is_some();
            assert!(found != reason.is_some_and(|reason| !reason.is_empty()), "{kind:?} {id}");
        }
    }
}

#[test]
fn ids_and_names_fit_and_are_unique() {
    let catalogue = catalogue();
    for place in Place::ALL {
        // A place's id key tells its entries apart whatever their kind.
        let mut ids = BTreeSet::new();
        for entry in catalogue.presets(place) {
            assert!(ids.insert(&entry.id), "{}", entry.id);
            let mut sheet = Sheet::new();
            sheet.set_side(Hand::Left, place.id_key(), &entry.id);
            assert_eq!(decode(&encode(&sheet)), (sheet, Vec::new()), "{}", entry.id);
            assert!(!entry.name.is_empty() && !entry.more.origin.is_empty(), "{}", entry.id);
        }
    }
}

#[test]
fn every_preset_is_valid_on_both_sides_at_every_depth() {
    let catalogue = catalogue();
    for place in Place::ALL {
        for entry in catalogue.presets(place) {
            for (hand, depth) in Hand::BOTH.into_iter().flat_map(|h| [(h, "1"), (h, "30")]) {
                let sheet = applied(hand, place, entry, depth);
                let (read, notices) = decode(&encode(&sheet));
                assert!(notices.is_empty(), "{}: {notices:?}", entry.id);
                assert_eq!(read, sheet, "{}", entry.id);
                assert_eq!(sheet.side(hand, place.id_key()), entry.id);
                for rules in ["remixed", "sanctum", "combined"] {
                    let mut sheet = sheet.clone();
                    sheet.set_global("rules", rules);
                    let read = Scenario::read(&sheet);
                    assert!(read.is_ok(), "{}: {:?}", entry.id, read.err());
                }
                // Held by one who did not come with it, it is itself a change.
                let mut changed = changed_fields(&sheet, hand, &catalogue);
                changed.retain(|slot| ![place.id_key(), "strike"].contains(&slot.field.key));
                assert_eq!(changed, [], "{}", entry.id);
            }
        }
    }
}

#[test]
fn presets_use_only_keys_of_their_place() {
    let catalogue = catalogue();
    for place in Place::ALL {
        let mut known: BTreeSet<String> =
            place.neutral().iter().map(|(key, _)| (*key).to_owned()).collect();
        if place == Place::Person {
            for (prefix, part) in PARTS {
                known.insert(prefix.to_owned());
                known.extend(part.neutral().iter().map(|(key, _)| format!("{prefix}-{key}")));
            }
        }
        for entry in catalogue.presets(place) {
            for key in entry.at_level(1, 1).keys().filter(|key| *key != "lv") {
                assert!(known.contains(key), "{place:?} {}: {key}", entry.id);
            }
        }
    }
}

#[test]
fn each_field_of_a_side_belongs_to_one_place() {
    let mut keys: Vec<String> = Vec::new();
    for place in Place::ALL {
        let prefix = match place {
            Place::Person | Place::Minion => String::new(),
            held => format!("{}-", held.id_key()),
        };
        keys.push(place.id_key().to_owned());
        keys.extend(place.neutral().iter().map(|(key, _)| format!("{prefix}{key}")));
    }
    keys.sort();
    let mut wanted: Vec<&str> = SIDE.iter().map(|field| field.key).collect();
    wanted.sort();
    assert_eq!(keys, wanted);
}

#[test]
fn a_preset_leaves_nothing_of_another() {
    let catalogue = catalogue();
    for place in Place::ALL {
        let entries: Vec<&Entry> = catalogue.presets(place).collect();
        for (a, b) in entries.iter().zip(entries.iter().skip(1).chain(&entries[..1])) {
            let mut over = applied(Hand::Left, place, a, "7");
            over.set_side(Hand::Left, "called", "");
            apply(&mut over, Hand::Left, place, b);
            let fresh = applied(Hand::Left, place, b, "7");
            if place != Place::Weapon {
                assert_eq!(over, fresh, "{} after {}", b.id, a.id);
            }
            if matches!(place, Place::Person) {
                let right = applied(Hand::Right, place, b, "7");
                let (mut left, mut right) = (side(&fresh, Hand::Left), side(&right, Hand::Right));
                left.retain(|key, _| *key != "m" && !key.starts_with("m-"));
                right.retain(|key, _| *key != "m" && !key.starts_with("m-"));
                assert_eq!(left, right, "{}", b.id);
            }
        }
    }
}

#[test]
fn the_first_visit_is_made_of_presets() {
    let mut sheet = Sheet::new();
    apply(&mut sheet, Hand::Left, Place::Person, &entry(Kind::Hero, "WARRIOR"));
    apply(&mut sheet, Hand::Left, Place::Minion, &entry(Kind::Minion, "arboriad"));
    apply(&mut sheet, Hand::Right, Place::Person, &entry(Kind::Mob, "Rat"));
    apply(&mut sheet, Hand::Right, Place::Minion, &entry(Kind::Minion, "swordsman"));
    assert_eq!(sheet, Sheet::new());
    for hand in Hand::BOTH {
        assert_eq!(changed_fields(&sheet, hand, &catalogue()), []);
    }
}

#[test]
fn who_comes_with_something_has_it_with_its_numbers() {
    let catalogue = catalogue();
    for person in catalogue.presets(Place::Person) {
        for (prefix, place) in PARTS {
            let Some(id) = person.set.get(prefix) else { continue };
            let item = catalogue.preset(place, id).expect("what one starts with");
            let level = person.set.get(&format!("{prefix}-lv")).map_or(0, |l| l.parse().unwrap());
            for (key, text) in item.at_level(level, 1) {
                let own = person.set.get(&format!("{prefix}-{key}"));
                let neutral = if key.starts_with("shot") { "1" } else { "0" };
                assert_eq!(own.map_or(neutral, String::as_str), text, "{} {key}", person.id);
            }
        }
    }
    let elf = entry(Kind::Hero, "ELF");
    assert_eq!(
        ["w", "w-lv", "w-shot-dmg", "t"].map(|key| &elf.set[key]),
        ["ElvenBow", "1", "1.3", "CommonArrow"]
    );
    assert_eq!(entry(Kind::Mob, "GoldenStatue").set["w-lv"], "4");
}
