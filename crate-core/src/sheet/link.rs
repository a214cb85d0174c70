//! The share link: `v=1&rules=…&l-hp=…`, the state in a URL's fragment.
//!
//! Alphabet: `A-Z a-z 0-9 - _ . ~ = & ,`. Only what differs from the defaults
//! is written, in the table's order. Reading never fails and never guesses:
//! what cannot be read becomes a [`Notice`], the rest opens.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::base64::{decoded, encoded};
use super::field::Kind;
use super::fields::{FRAME, find};
use super::value::{Allowed, Fault, Problem, canonical};
use super::{Sheet, Slot};

/// The version links are written in. Older ones open for ever.
pub const LINK_VERSION: u32 = 1;

/// Longest fragment that is read: ten times the longest that is written.
pub const LONGEST_LINK: usize = 20_000;

/// Something in a link that was passed over.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// No field has this key.
    UnknownKey(String),
    /// The field cannot hold this value.
    BadValue {
        /// The field.
        slot: Slot,
        /// The value.
        text: String,
        /// What is wrong with it and what is allowed.
        fault: Fault,
    },
    /// The catalogue has no such preset. The id is kept, the numbers beside it count.
    NoPreset {
        /// The field.
        slot: Slot,
        /// The id.
        id: String,
    },
    /// The key stands there twice; the first one counts.
    Twice(String),
    /// Written by a newer version, or the version is no number.
    Version(String),
    /// So many characters; none was read.
    TooLong(usize),
}

impl Notice {
    /// That the catalogue lacks the preset which a sheet names.
    pub fn no_preset(sheet: &Sheet, slot: Slot) -> Notice {
        Notice::NoPreset { slot, id: sheet.get(slot).to_string() }
    }
}

/// Writes what differs from the defaults; values that are not valid are left
/// out, so a link always opens without a notice.
pub fn encode(sheet: &Sheet) -> String {
    let mut link = String::from("v=");
    link.push_str(&LINK_VERSION.to_string());
    for (slot, text) in sheet.entries() {
        let Ok(value) = canonical(slot.field.kind, text) else { continue };
        if value == slot.default() {
            continue;
        }
        link.push('&');
        link.push_str(&slot.key());
        link.push('=');
        match slot.field.kind {
            Kind::Text { .. } => link.push_str(&encoded(value.as_bytes())),
            _ => link.push_str(&value),
        }
    }
    link
}

/// The pairs of a fragment without its `#`.
pub(super) fn pairs(fragment: &str) -> impl Iterator<Item = (String, String)> {
    fragment.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let mut key = percent_decoded(pair);
        let value = key.find('=').map(|at| key.split_off(at).split_off(1));
        (key, value.unwrap_or_default())
    })
}

/// Reads a fragment, with or without its `#`. What it says of a frame is checked here and
/// no part of the sheet: [`Frame`](super::Frame) reads it.
pub fn decode(fragment: &str) -> (Sheet, Vec<Notice>) {
    let (mut sheet, mut notices, mut seen) = (Sheet::new(), Vec::new(), Vec::new());
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    if fragment.len() > LONGEST_LINK {
        notices.push(Notice::TooLong(fragment.len()));
        return (sheet, notices);
    }
    for (key, value) in pairs(fragment) {
        if key == "v" {
            match value.parse::<u32>() {
                Ok(1..=LINK_VERSION) => {}
                _ => notices.push(Notice::Version(value)),
            }
            continue;
        }
        let frame = find(FRAME, &key).map(|field| Slot { hand: None, field });
        let Some(slot) = frame.or_else(|| Slot::parse(&key)) else {
            notices.push(Notice::UnknownKey(key));
            continue;
        };
        if seen.contains(&slot) {
            notices.push(Notice::Twice(key));
            continue;
        }
        seen.push(slot);
        let text = match slot.field.kind {
            Kind::Text { max } => free_text(&value)
                // Not base64url of UTF-8.
                .ok_or((Problem::NotUnderstood, Allowed::Text(max))),
            _ => Ok(value.clone()),
        };
        let read = text.and_then(|text| canonical(slot.field.kind, &text));
        match read {
            Ok(_) if frame.is_some() => {}
            Ok(value) => sheet.set(slot, &value),
            Err(fault) => {
                notices.push(Notice::BadValue { slot, text: value, fault });
            }
        }
    }
    (sheet, notices)
}

fn free_text(value: &str) -> Option<String> {
    let bytes = decoded(value)?;
    let text = String::from_utf8(bytes).ok()?;
    fit_to_show(&text).then_some(text)
}

/// Names are shown: nothing that reorders or breaks the text around them.
pub(super) fn fit_to_show(text: &str) -> bool {
    !text
        .chars()
        .any(|c| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
}

/// Chats and wikis sometimes write `%2C` for a comma; what is no such escape
/// stays as it is.
fn percent_decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let escape = (bytes[i] == b'%')
            .then(|| text.get(i + 1..i + 3))
            .flatten()
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match escape {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}
