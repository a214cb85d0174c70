extern crate std;

use std::collections::BTreeSet;
use std::string::String;
use std::vec::Vec;

use proptest::prelude::*;

use super::value::canonical;
use super::*;

fn every_slot() -> impl Iterator<Item = Slot> {
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }));
    GLOBAL.iter().map(|field| Slot { hand: None, field }).chain(sides)
}

#[test]
fn defaults_are_valid_and_canonical() {
    for slot in every_slot() {
        let text = slot.default();
        assert_eq!(canonical(slot.field.kind, text).as_deref(), Ok(text), "{}", slot.key());
    }
}

#[test]
fn keys_are_unique_and_fit_for_attributes() {
    const TAKEN: [&str; 9] =
        ["id", "class", "title", "lang", "dir", "hidden", "slot", "style", "part"];
    let mut keys = BTreeSet::new();
    for slot in every_slot() {
        let key = slot.key();
        assert!(key.starts_with(|c: char| c.is_ascii_lowercase()), "{key}");
        assert!(
            key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
            "{key}"
        );
        assert!(!TAKEN.contains(&key.as_str()), "{key}");
        assert_eq!(Slot::parse(&key), Some(slot));
        assert!(keys.insert(key));
    }
}

#[test]
fn an_empty_link_is_the_first_visit() {
    assert_eq!(decode(""), (Sheet::new(), Vec::new()));
    assert_eq!(decode("#v=1"), (Sheet::new(), Vec::new()));
    assert_eq!(encode(&Sheet::new()), "v=1");
}

/// Golden links of version 1: they open to these values for ever.
#[test]
fn links_of_version_1_open_for_ever() {
    let (sheet, notices) = decode(
        "v=1&rules=combined&l-lv=18&l-called=0JPQtdGA0L7QuQ&r-dmg=20~40&r-m-armor=3&seed=a1",
    );
    assert!(notices.is_empty(), "{notices:?}");
    assert_eq!(sheet.global("rules"), "combined");
    assert_eq!(sheet.side(Hand::Left, "lv"), "18");
    assert_eq!(sheet.side(Hand::Left, "called"), "Герой");
    assert_eq!(sheet.side(Hand::Right, "dmg"), "20~40");
    assert_eq!(sheet.side(Hand::Right, "m-armor"), "3");
    assert_eq!(sheet.global("seed"), "a1");
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_opens() {
    let (sheet, notices) =
        decode("v=9&l-lv=abc&nonsense=1&l-str=14&l-str=15&r-hp=-3&l-called=%%%&x");
    assert_eq!(sheet.side(Hand::Left, "str"), "14");
    assert_eq!(sheet.side(Hand::Left, "lv"), "1");
    let kinds: Vec<&str> = notices
        .iter()
        .map(|notice| match notice {
            Notice::UnknownKey(key) => key.as_str(),
            Notice::BadValue { slot, .. } => slot.field.key,
            Notice::NoPreset { .. } => unreachable!("no catalogue is at hand"),
            Notice::Twice(_) => "twice",
            Notice::Version(_) => "version",
            Notice::TooLong(_) => "long",
        })
        .collect();
    assert_eq!(kinds, ["version", "lv", "nonsense", "twice", "hp", "called", "x"]);
    assert!(matches!(decode(&"a".repeat(1_000_000)).1[..], [Notice::TooLong(1_000_000)]));
}

/// Links with a frame open for ever too; in the sheet there is nothing of it.
#[test]
fn a_frame_is_read_beside_the_sheet() {
    let link = "v=1&l-lv=18&show=duel,odds&locked=yes&theme=dark&language=ru";
    let frame = Frame::read(link);
    let texts = ["show", "locked", "theme", "language"].map(|key| frame.get(key));
    assert_eq!(texts, ["duel,odds", "yes", "dark", "ru"]);
    let (sheet, notices) = decode(link);
    assert_eq!((encode(&sheet).as_str(), notices), ("v=1&l-lv=18", Vec::new()));
    let mut written = encode(&sheet);
    frame.append(&mut written);
    assert_eq!(written, link);

    for plain in ["", "v=1", "show=&locked=no&theme=auto", "show=odds,step,histogram"] {
        assert_eq!(
            (Frame::read(plain), decode(plain).1),
            (Frame::default(), Vec::new()),
            "{plain}"
        );
    }
    assert_eq!(Frame::default().get("show"), "odds,step,histogram");
    let broken = "theme=pink&locked=yes&locked=no&show=odds,fame";
    let (frame, (_, notices)) = (Frame::read(broken), decode(broken));
    assert_eq!((frame.get("locked"), frame.get("show")), ("yes", "odds,step,histogram"));
    assert_eq!(notices.len(), 3, "{notices:?}");
}

#[test]
fn the_keys_of_the_frame_are_of_no_sheet() {
    for field in FRAME {
        assert_eq!(Slot::parse(field.key), None, "{}", field.key);
        let default = field.default[0];
        assert_eq!(canonical(field.kind, default).as_deref(), Ok(default), "{}", field.key);
    }
}

#[test]
fn numbers_are_read_as_people_write_them() {
    let int = |text| canonical(Kind::Int { min: -5, max: 100 }, text).map_err(|f| f.0);
    assert_eq!(int(" 12 ").as_deref(), Ok("12"));
    assert_eq!(int("\u{663}").as_deref(), Ok("3"));
    assert_eq!(int("\u{2212}3").as_deref(), Ok("-3"));
    assert_eq!(int("0").as_deref(), Ok("0"));
    assert_eq!(int(""), Err(Problem::Empty));
    for text in ["-", "1e", "1,5", "1.5", "NaN", "inf", "0x1", "1 2"] {
        assert_eq!(int(text), Err(Problem::NotUnderstood), "{text}");
    }
    assert_eq!(int("-6"), Err(Problem::TooLow));
    assert_eq!(int("99999999999999999999999"), Err(Problem::TooHigh));
    let decimal = |text| canonical(Kind::Decimal { min: 0.0, max: 9.0 }, text).map_err(|f| f.0);
    assert_eq!(decimal("1,2").as_deref(), Ok("1.2"));
    assert_eq!(decimal(".5").as_deref(), Ok("0.5"));
    for text in ["nan", "inf", "1e1", "1.2.3", ".", "-"] {
        assert_eq!(decimal(text), Err(Problem::NotUnderstood), "{text}");
    }
    let span = |text| canonical(Kind::Span { min: -9, max: 99 }, text).map_err(|f| f.0);
    assert_eq!(span("1-5").as_deref(), Ok("1~5"));
    assert_eq!(span("1 \u{2013} 5").as_deref(), Ok("1~5"));
    assert_eq!(span("-3--1").as_deref(), Ok("-3~-1"));
    assert_eq!(span("7").as_deref(), Ok("7~7"));
    assert_eq!(span("0-100"), Err(Problem::TooHigh));
    assert_eq!(span("1-"), Err(Problem::NotUnderstood));
}

#[test]
fn swapping_twice_changes_nothing() {
    let (sheet, _) = decode("v=1&l-lv=18&r-dmg=20~40&l-called=QQ&seed=5");
    let mut swapped = sheet.clone();
    swapped.swap();
    assert_eq!(swapped.side(Hand::Right, "lv"), "18");
    assert_eq!(swapped.side(Hand::Left, "from"), "Rat");
    swapped.swap();
    assert_eq!(swapped, sheet);
}

/// A text that the field can hold.
fn valid(kind: Kind) -> BoxedStrategy<String> {
    use std::string::ToString;
    match kind {
        Kind::Int { min, max } => (min..=max).prop_map(|n| n.to_string()).boxed(),
        Kind::Decimal { min, max } => (min..=max).prop_map(|x| x.to_string()).boxed(),
        Kind::Span { min, max } => {
            (min..=max, min..=max).prop_map(|(a, b)| std::format!("{a}~{b}")).boxed()
        }
        Kind::Choice(words) => proptest::sample::select(words).prop_map(String::from).boxed(),
        Kind::Flag => proptest::sample::select(&["yes", "no"][..]).prop_map(String::from).boxed(),
        Kind::Id(IdOf::Preset) => "[A-Za-z0-9._-]{1,40}".boxed(),
        Kind::Id(_) => Just(String::from("none")).boxed(),
        Kind::Text { .. } => {
            "[a-zA-Zа-я日本 <>\"'&=%#]{0,40}".prop_map(|t| t.trim().into()).boxed()
        }
        Kind::List { .. } => Just(String::new()).boxed(),
        Kind::Seed => any::<u64>().prop_map(|n| std::format!("{n:x}")).boxed(),
        Kind::Count => (1..=1_000_000_000_000_u64).prop_map(|n| n.to_string()).boxed(),
    }
}

fn any_sheet() -> impl Strategy<Value = Sheet> {
    let slots: Vec<Slot> = every_slot().collect();
    let texts: Vec<_> =
        slots.iter().map(|slot| proptest::option::of(valid(slot.field.kind))).collect();
    texts.prop_map(move |texts| {
        let mut sheet = Sheet::new();
        for (&slot, text) in slots.iter().zip(&texts) {
            if let Some(text) = text {
                sheet.set(slot, &canonical(slot.field.kind, text).expect("made to be valid"));
            }
        }
        sheet
    })
}

proptest! {
    #[test]
    fn every_valid_sheet_comes_back_from_its_link(sheet in any_sheet()) {
        let link = encode(&sheet);
        let allowed = |b: u8| b.is_ascii_alphanumeric() || b"-_.~=&,".contains(&b);
        prop_assert!(link.bytes().all(allowed), "{}", link);
        prop_assert!(link.len() < 3_000, "{} characters", link.len());
        prop_assert_eq!(decode(&link), (sheet, Vec::new()));
    }

    #[test]
    fn no_fragment_panics(fragment in "\\PC{0,300}") {
        let (sheet, _) = decode(&fragment);
        prop_assert_eq!(decode(&encode(&sheet)), (sheet, Vec::new()));
    }

    #[test]
    fn no_near_link_panics(fragment in "(v|l-lv|r-dmg|l-called|rules|%|&|=|~|,|[0-9a-z]){0,60}") {
        let (sheet, _) = decode(&fragment);
        prop_assert_eq!(decode(&encode(&sheet)), (sheet, Vec::new()));
    }
}
