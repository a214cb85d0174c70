//! Sheets and presets as JSON, for files and programs:
//!
//! ```json
//! {
//!   "duelscope": 1,
//!   "sheet": { "rules": "remixed", "l-lv": "18", "r-from": "Rat" },
//!   "presets": [{ "name": "Old rogue", "fields": { "lv": "18" } }]
//! }
//! ```
//!
//! `sheet` holds texts by key as links do, `fields` those of one side without
//! `l-` or `r-`; both only what differs from the defaults, which are in
//! [`GLOBAL`](super::GLOBAL) and [`SIDE`](super::SIDE) (a preset's are those
//! of the right side). A number or a truth value may stand for its text.
//! `sheet` and `presets` may both be absent. Answers beside the sheet, as a
//! report has them (module `report`), are passed over: they follow from it. As with links, what cannot be
//! read becomes a [`Notice`] and the rest opens.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, json};

use super::field::Kind;
use super::link::fit_to_show;
use super::value::{Allowed, Problem, canonical};
use super::{Hand, Notice, Preset, SIDE, Sheet, Slot, find};

/// The version documents are written in. Older ones open for ever.
pub const DOCUMENT_VERSION: u32 = 1;

/// Longest text that is read, in bytes: some hundred presets.
pub const LONGEST_DOCUMENT: usize = 500_000;

/// Most notices that are given; more help nobody.
const MOST_NOTICES: usize = 40;

/// The members that a report has beside a document's.
const ANSWERS: [&str; 10] =
    ["link", "names", "sentence", "odds", "trace", "duel", "run", "sweep", "table", "faults"];

/// What a file may hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// The sheet, if it holds one.
    pub sheet: Option<Sheet>,
    /// Presets, in their order.
    pub presets: Vec<Preset>,
}

/// Why a text is no document at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is longer than [`LONGEST_DOCUMENT`].
    TooLong,
    /// It is no JSON.
    NotJson,
    /// It is JSON, but not of this format.
    NotADocument,
}

impl Document {
    /// Writes the document. Values that are not valid are left out, so it
    /// always opens without a notice.
    pub fn to_json(&self) -> String {
        let mut document = json!({ "duelscope": DOCUMENT_VERSION });
        if let Some(sheet) = &self.sheet {
            document["sheet"] = texts(sheet, Slot::key);
        }
        if !self.presets.is_empty() {
            document["presets"] = self.presets.iter().map(preset_to_json).collect();
        }
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a document, with what was passed over.
    ///
    /// # Errors
    ///
    /// [`Refused`] if the text as a whole is none.
    pub fn from_json(text: &str) -> Result<(Document, Vec<Notice>), Refused> {
        if text.len() > LONGEST_DOCUMENT {
            return Err(Refused::TooLong);
        }
        let Value::Object(members) = serde_json::from_str(text).map_err(|_| Refused::NotJson)?
        else {
            return Err(Refused::NotADocument);
        };
        let version = members.get("duelscope").ok_or(Refused::NotADocument)?;
        let mut notices = Vec::new();
        if !version.as_u64().is_some_and(|v| (1..=DOCUMENT_VERSION.into()).contains(&v)) {
            notices.push(Notice::Version(version.to_string().chars().take(40).collect()));
        }
        let mut document = Document::default();
        for (key, value) in &members {
            match (key.as_str(), value) {
                ("duelscope", _) => {}
                (answer, _) if ANSWERS.contains(&answer) => {}
                ("sheet", Value::Object(fields)) => {
                    let mut sheet = Sheet::new();
                    read(fields, Slot::parse, &mut notices, |slot, text| sheet.set(slot, &text));
                    document.sheet = Some(sheet);
                }
                ("presets", Value::Array(presets)) => {
                    let read = presets.iter().filter_map(|value| preset(value, &mut notices));
                    document.presets = read.collect();
                }
                ("sheet" | "presets", _) => return Err(Refused::NotADocument),
                _ => notices.push(Notice::UnknownKey(key.clone())),
            }
        }
        notices.truncate(MOST_NOTICES);
        Ok((document, notices))
    }
}

fn preset_to_json(preset: &Preset) -> Value {
    let fields = texts(&preset.sheet, |slot| slot.field.key.to_owned());
    json!({ "name": preset.name(), "fields": fields })
}

/// The valid texts of a sheet that differ from the defaults.
fn texts(sheet: &Sheet, key: fn(Slot) -> String) -> Value {
    let mut texts = Map::new();
    for (slot, text) in sheet.entries() {
        if let Ok(text) = slot.canonical(text)
            && text != slot.default()
        {
            texts.insert(key(slot), Value::String(text));
        }
    }
    Value::Object(texts)
}

fn preset(value: &Value, notices: &mut Vec<Notice>) -> Option<Preset> {
    let name = value.get("name").and_then(Value::as_str).unwrap_or_default();
    let Some(mut preset) = Preset::empty(name) else {
        notices.push(Notice::UnknownKey(name.chars().take(40).collect()));
        return None;
    };
    let side = |key: &str| find(SIDE, key).map(|field| Slot { hand: Some(Hand::Right), field });
    if let Some(fields) = value.get("fields").and_then(Value::as_object) {
        read(fields, side, notices, |slot, text| preset.sheet.set(slot, &text));
    }
    Some(preset)
}

/// Reads texts by key.
fn read(
    fields: &Map<String, Value>,
    slot_of: impl Fn(&str) -> Option<Slot>,
    notices: &mut Vec<Notice>,
    mut put: impl FnMut(Slot, String),
) {
    for (key, value) in fields {
        let Some(slot) = slot_of(key) else {
            notices.push(Notice::UnknownKey(key.clone()));
            continue;
        };
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            other => other.to_string(),
        };
        let read = match slot.field.kind {
            Kind::Text { max } if !fit_to_show(&text) => {
                Err((Problem::NotUnderstood, Allowed::Text(max)))
            }
            kind => canonical(kind, &text),
        };
        match read {
            Ok(text) => put(slot, text),
            Err(fault) => {
                let text = text.chars().take(80).collect();
                notices.push(Notice::BadValue { slot, text, fault });
            }
        }
    }
}

#[cfg(test)]
mod tests;
