//! What must hold for any bytes at all that come as a link or as a document.
//!
//! `tests/native/fuzz.rs` runs this on the seeds and on thousands of their
//! mutations, `fuzz/` lets a fuzzer that watches the branches look for more.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Document, FRAME, Frame, Notice, Sheet, Slot, decode, encode, find};
use serde_json::Value;

/// All that a link may consist of.
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~=&,";

/// Bytes as a link's fragment.
pub fn link(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (sheet, notices) = decode(&text);
    links_are_a_fixed_point(&sheet);
    let frame = Frame::read(&text);
    let mut written = encode(&sheet);
    frame.append(&mut written);
    assert_eq!(Frame::read(&written), frame, "of {written}");
    assert_eq!(decode(&written), (sheet.clone(), vec![]), "of {written}");
    let too_long = notices.iter().any(|notice| matches!(notice, Notice::TooLong(_)));
    // What an escape stands for is the decoder's to know.
    if !too_long && !text.contains('%') {
        every_pair_is_read_or_named(&text, &sheet, &notices);
    }
}

/// Bytes as a document's JSON.
pub fn document(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok((document, notices)) = Document::from_json(&text) else { return };
    let json = document.to_json();
    assert_eq!(Document::from_json(&json), Ok((document.clone(), vec![])), "of {json}");
    if let Some(sheet) = &document.sheet {
        links_are_a_fixed_point(sheet);
    }
    // So many and no more are told.
    if notices.len() < 40 {
        every_member_is_read_or_named(&text, document.sheet.as_ref(), &notices);
    }
}

/// A sheet that was read is written, read and written the same; and it is valid: what
/// no field can hold was left out.
fn links_are_a_fixed_point(sheet: &Sheet) {
    let written = encode(sheet);
    assert!(written.chars().all(|c| ALPHABET.contains(c)), "{written}");
    let (again, notices) = decode(&written);
    assert_eq!((&again, notices), (sheet, vec![]), "of {written}");
    assert_eq!(encode(&again), written);
    assert_eq!(Scenario::read(sheet).err(), None, "of {written}");
}

fn every_pair_is_read_or_named(text: &str, sheet: &Sheet, notices: &[Notice]) {
    let text = text.strip_prefix('#').unwrap_or(text);
    let mut seen = Vec::new();
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let named = |wanted: Notice| assert!(notices.contains(&wanted), "{pair}: {notices:?}");
        let frame = find(FRAME, key).map(|field| Slot { hand: None, field });
        match frame.or_else(|| Slot::parse(key)) {
            None if key == "v" && value.parse() == Ok(1) => {}
            None if key == "v" => named(Notice::Version(value.to_owned())),
            None => named(Notice::UnknownKey(key.to_owned())),
            Some(slot) if seen.contains(&slot) => named(Notice::Twice(key.to_owned())),
            Some(slot) => {
                seen.push(slot);
                let bad = |notice: &Notice| matches!(notice, Notice::BadValue { slot: of, text, .. } if (*of, text.as_str()) == (slot, value));
                if notices.iter().any(bad) {
                    assert_eq!(sheet.get(slot), slot.default(), "{pair} is refused and kept");
                } else if frame.is_some() {
                    slot.canonical(value).expect("a refused value of the frame is named");
                } else if slot.field.key != "called" {
                    assert_eq!(slot.canonical(value).as_deref(), Ok(sheet.get(slot)), "{pair}");
                }
            }
        }
    }
}

fn every_member_is_read_or_named(text: &str, sheet: Option<&Sheet>, notices: &[Notice]) {
    let Ok(Value::Object(members)) = serde_json::from_str(text) else {
        panic!("a document is an object: {text}")
    };
    let Some((Value::Object(fields), sheet)) = members.get("sheet").zip(sheet) else { return };
    for (key, value) in fields {
        let named = |notice: &Notice| match notice {
            Notice::UnknownKey(named) => named == key,
            Notice::BadValue { slot, .. } => slot.key() == *key,
            _ => false,
        };
        if notices.iter().any(named) {
            continue;
        }
        let slot = Slot::parse(key).unwrap_or_else(|| panic!("{key} is passed over in silence"));
        if let Value::String(text) = value {
            assert_eq!(slot.canonical(text).as_deref(), Ok(sheet.get(slot)), "{key}");
        }
    }
}
