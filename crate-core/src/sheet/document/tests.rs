extern crate std;

use std::format;
use std::vec;

use proptest::prelude::*;

use super::*;
use crate::sheet::{decode, encode};

fn opened(text: &str) -> (Document, Vec<Notice>) {
    Document::from_json(text).unwrap_or_else(|why| panic!("{why:?}: {text}"))
}

#[test]
fn a_document_comes_back_from_its_json() {
    let (sheet, _) = decode("rules=combined&l-lv=18&l-called=0JPQtdGA0L7QuQ&r-dmg=20~40&seed=a1");
    let preset = Preset::of("Ж \"quoted\"", &sheet, Hand::Left).expect("a good name");
    let document = Document { sheet: Some(sheet), presets: vec![preset] };
    assert_eq!(opened(&document.to_json()), (document, vec![]));
}

#[test]
fn the_format_is_texts_by_key() {
    let (sheet, _) = decode("l-lv=18&r-aware=no");
    let document = Document { sheet: Some(sheet), presets: vec![] };
    let lines = "{\n  \"duelscope\": 1,\n  \"sheet\": {\n    \"l-lv\": \"18\",\n    \"r-aware\": \"no\"\n  }\n}\n";
    assert_eq!(document.to_json(), lines);
}

#[test]
fn a_text_that_is_not_valid_is_not_written() {
    let mut sheet = Sheet::new();
    sheet.set_side(Hand::Left, "lv", "abc");
    sheet.set_side(Hand::Left, "str", " 12 ");
    let (document, notices) = opened(&Document { sheet: Some(sheet), presets: vec![] }.to_json());
    assert_eq!(notices, []);
    assert_eq!(document.sheet.map(|sheet| encode(&sheet)).as_deref(), Some("v=1&l-str=12"));
}

#[test]
fn every_part_is_optional_but_the_mark() {
    assert_eq!(opened(r#"{"duelscope":1}"#), (Document::default(), vec![]));
    let (document, notices) = opened(r#"{"duelscope":1,"sheet":{},"presets":[{"name":"x"}]}"#);
    assert_eq!((document.sheet, notices), (Some(Sheet::new()), vec![]));
    assert_eq!(document.presets.len(), 1);
    assert_eq!(Document::from_json(r#"{"sheet":{}}"#), Err(Refused::NotADocument));
}

#[test]
fn numbers_and_truth_values_stand_for_their_texts() {
    let (document, notices) = opened(
        r#"{"duelscope":1,"sheet":{"l-lv":18,"l-w-acc":1.2,"r-aware":false,"l-delay":1.0}}"#,
    );
    assert_eq!(notices, []);
    let link = document.sheet.map(|sheet| encode(&sheet));
    assert_eq!(link.as_deref(), Some("v=1&l-lv=18&l-w-acc=1.2&r-aware=no"));
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_opens() {
    let (document, notices) = opened(
        r#"{"duelscope":7,"more":0,"sheet":{"l-lv":null,"l-hp":[],"nonsense":"1","l-str":"14",
            "l-called":"a\u202eb"},"presets":[{"name":""},{"name":"x","fields":{"lv":"0","hp":"9"}},3]}"#,
    );
    assert_eq!(document.sheet.map(|s| encode(&s)).as_deref(), Some("v=1&l-str=14"));
    assert_eq!(document.presets.len(), 1);
    let named = |notice: &Notice| match notice {
        Notice::Version(text) | Notice::UnknownKey(text) => text.clone(),
        Notice::BadValue { slot, .. } => slot.key(),
        other => format!("{other:?}"),
    };
    let mut named: Vec<String> = notices.iter().map(named).collect();
    named.sort();
    assert_eq!(named, ["", "", "7", "l-called", "l-hp", "l-lv", "more", "nonsense", "r-lv"]);
}

#[test]
fn garbage_is_refused_and_never_panics() {
    for text in
        ["", "{", "[]", "3", "null", "\u{0}", "{\"duelscope\":1,\"sheet\":3}", "PK\u{3}\u{4}"]
    {
        assert!(Document::from_json(text).is_err(), "{text}");
    }
    let deep = "[".repeat(100_000);
    assert_eq!(Document::from_json(&deep), Err(Refused::NotJson));
    let huge = format!("{{\"duelscope\":1,\"x\":\"{}\"}}", "x".repeat(LONGEST_DOCUMENT));
    assert_eq!(Document::from_json(&huge), Err(Refused::TooLong));
    let many: String = (0..20_000).map(|i| format!(",\"k{i}\":0")).collect();
    let (_, notices) = opened(&format!("{{\"duelscope\":1{many}}}"));
    assert_eq!(notices.len(), MOST_NOTICES);
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,200}") {
        let _ = Document::from_json(&text);
    }

    #[test]
    fn no_near_document_panics(
        key in "(l|r|x)-(lv|hp|dmg|called|buffs|m-effects)|rules|seed|trial",
        value in "-?[0-9]{1,30}|\"[a-z0-9~.,-]{0,20}\"|null|true|\\[\\]|\\{\\}|1e999",
    ) {
        let text = format!("{{\"duelscope\":1,\"sheet\":{{\"{key}\":{value}}}}}");
        if let Ok((Document { sheet: Some(sheet), .. }, _)) = Document::from_json(&text) {
            prop_assert_eq!(decode(&encode(&sheet)), (sheet, vec![]));
        }
    }
}
