//! Links are short enough for every host, wiki and chat that they pass through.

use duelscope_core::sheet::{FRAME, GLOBAL, Hand, Kind as FieldKind, Notice, Sheet, Slot, encode};
use duelscope_text::{Lang, notice};
use duelscope_web::catalogue::{Catalogue, Kind, Place};
use duelscope_web::shelf::Shelf;
use duelscope_web::state::{Action, State};
use tests::sheets::slots;

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

/// The page as a link opens it, once the presets are there.
fn opened(link: &str) -> State {
    let state = State::open(link, Lang::En);
    state.after(Action::Shelve(Shelf::of(catalogue())))
}

fn said(state: &State, lang: Lang) -> Vec<String> {
    state.passed_over().iter().map(|n| notice(lang, n)).collect()
}

/// Every key that a link can have, with what it cannot hold: named, and named once.
#[test]
fn whatever_a_link_says_in_vain_is_named() {
    let frame = FRAME.iter().map(|field| Slot { hand: None, field });
    for slot in slots().chain(frame) {
        let key = slot.key();
        let may_be_empty =
            matches!(slot.field.kind, FieldKind::Text { .. } | FieldKind::List { .. });
        for text in ["QQQ", "~", "-", "нет", ""] {
            if text.is_empty() && may_be_empty {
                continue;
            }
            let state = opened(&format!("v=1&{key}={text}"));
            for lang in [Lang::En, Lang::Ru] {
                let said = said(&state, lang);
                let named = format!("{key}={text}");
                assert!(said.len() == 1 && said[0].contains(&named), "{named}: {said:?}");
            }
            assert!(!state.stale(), "{key}={text} leaves no fault behind");
        }
    }
    for link in ["v=0", "v=x", "v", "QQQ", "QQQ=1", "r-QQQ=1", "lang=ru"] {
        assert_eq!(said(&opened(link), Lang::En).len(), 1, "{link}");
    }
}

/// Neither does the first visit, nor what the page itself writes, name anything.
#[test]
fn a_name_that_no_preset_has_is_told_whenever_it_comes() {
    assert!(!opened("").has_notices());
    let state = opened("v=1&l-from=QQQ&r-hp=5");
    assert_eq!(state.sheet.side(Hand::Left, "from"), "QQQ");
    assert_eq!(
        state.passed_over(),
        [Notice::no_preset(&state.sheet, Slot::side(Hand::Left, "from"))]
    );
    assert_eq!(encode(&state.sheet), "v=1&l-from=QQQ&r-hp=5", "what it holds stays");
    // The presets are here by now; another link brings its own names.
    let next = state.after(Action::Open("v=1&l-w=QQQ&x=1".into()));
    let said = said(&next, Lang::En);
    assert!(said.len() == 2 && said[1].starts_with("“l-w=QQQ”: the catalogue"), "{said:?}");
    let closed = next.after(Action::CloseNotices);
    assert!(next.has_notices() && !closed.has_notices());
    // Whoever puts somebody known there has mended it.
    let mended = state.after(Action::Pick(Slot::side(Hand::Left, "from"), "MAGE".into()));
    assert!(!mended.has_notices());
}
