//! The results, as plain data for programs: what the command line writes as
//! JSON and what an API hands out.
//!
//! A [`Report`] is a document (see [`Document`](crate::sheet::Document)) with
//! answers beside its sheet: it opens wherever a document does, since answers
//! follow from the sheet and are passed over.
//!
//! ```json
//! {
//!   "duelscope": 1,
//!   "link": "v=1&l-lv=18",
//!   "sheet": { "l-lv": "18" },
//!   "odds": { "hit": { "p": 0.93, "fraction": "27/29" }, "…": 0 }
//! }
//! ```
//!
//! Rules of the schema:
//!
//! - `duelscope` is its version, that of documents. Members may be added within
//!   a version; what is there keeps its name, meaning and unit.
//! - Probabilities are numbers from 0 to 1, never a percentage; HP, damage and
//!   armor are points; times are thousandths of a turn, or rounds.
//! - What does not apply is absent (or `null` in a list). No number is NaN or
//!   infinite.
//! - A law's `values` are `[value, probability]`, values rising; bars of sampled
//!   counts are `{from, to, count, first}`.
//! - Numbers are written so that they read back to the same `f64`.

mod duel;
mod law;
mod odds;
mod run;
mod sweep;
mod table;
mod trace;
mod words;

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::sheet::{self, DOCUMENT_VERSION, FieldError, Notice, Sheet};

pub use duel::{Duel, End, Sides};
pub use law::{Chance, Law};
pub use odds::{Odds, Outcomes};
pub use run::{Bar, Counted, Run};
pub use sweep::{Axis, Sweep, reported};
pub use table::{Blow, Foe};
pub use trace::{State, Told, Trace, TraceRoll, TraceStage};
pub use words::{hand_word, outcome_word, stage_word, verdict_word};

/// A sheet and what was asked about it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Report {
    /// The version of the schema.
    pub duelscope: u32,
    /// The sheet as a link's fragment: it opens the same state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The sheet, as documents hold it; as `link` absent where it was not valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<BTreeMap<String, String>>,
    /// What both sides are called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Sides<String>>,
    /// The attack in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
    /// The exact odds of one attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// One attack, stage by stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace>,
    /// The exact odds of the whole fight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duel: Option<Duel>,
    /// Sampled trials.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<Run>,
    /// Answers over a range of one or two fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Sweep>,
    /// The left side against one after the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<Foe>>,
    /// Why there is no answer; nothing else is there then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// Something that must be mended before there is an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// The field, as links write its key; absent where no field is to blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What it holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// What is wrong and what is allowed, as a sentence.
    pub message: String,
}

impl Report {
    /// The sheet of a report, nothing answered yet.
    pub fn of(sheet: &Sheet) -> Report {
        let texts = sheet.entries().filter_map(|(slot, text)| {
            let text = slot.canonical(text).ok()?;
            (text != slot.default()).then(|| (slot.key(), text))
        });
        Report {
            duelscope: DOCUMENT_VERSION,
            link: Some(sheet::encode(sheet)),
            sheet: Some(texts.collect()),
            ..Report::default()
        }
    }

    /// A report of faults.
    pub fn of_faults(faults: Vec<Fault>) -> Report {
        Report { duelscope: DOCUMENT_VERSION, faults, ..Report::default() }
    }

    /// The report as JSON, two spaces deep, with a line's end at its end.
    pub fn to_json(&self) -> String {
        // Strings, finite numbers and lists of them: nothing can fail.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}

impl Fault {
    /// A field that cannot be read; `message` says what it allows.
    pub fn of_field(error: &FieldError, message: String) -> Fault {
        Fault { key: Some(error.slot.key()), value: Some(error.text.clone()), message }
    }

    /// What was passed over in a link or a document.
    pub fn of_notice(notice: &Notice, message: String) -> Fault {
        let (key, value) = match notice {
            Notice::UnknownKey(key) | Notice::Twice(key) => (Some(key.clone()), None),
            Notice::BadValue { slot, text, .. } | Notice::NoPreset { slot, id: text } => {
                (Some(slot.key()), Some(text.clone()))
            }
            Notice::Version(version) => (Some("v".to_owned()), Some(version.clone())),
            Notice::TooLong(n) => (None, Some(n.to_string())),
        };
        Fault { key, value, message }
    }
}

#[cfg(test)]
mod tests;
