//! What a link says of the frame in which an embedded page stands: which panels it shows,
//! whether the fight may be changed, theme and language.

use alloc::string::String;
use alloc::vec::Vec;

use super::field::Field;
use super::fields::{FRAME, find};
use super::link::{LONGEST_LINK, pairs};
use super::value::canonical;

/// The panels that an embedded page can show.
pub const PANELS: &[&str] = &["odds", "step", "histogram", "duel", "builder"];

/// What a link says of its frame. Only what differs from the default is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// Fields rising, each once.
    set: Vec<(&'static Field, String)>,
}

impl Frame {
    /// Reads a fragment, with or without its `#`; the sheet in it, and what is wrong with
    /// either, are left to [`decode`](super::decode).
    pub fn read(fragment: &str) -> Frame {
        let mut frame = Frame::default();
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        if fragment.len() > LONGEST_LINK {
            return frame;
        }
        let mut seen: Vec<&Field> = Vec::new();
        for (key, text) in pairs(fragment) {
            let Some(field) = find(FRAME, &key) else { continue };
            if seen.contains(&field) {
                continue;
            }
            seen.push(field);
            let value = canonical(field.kind, &text).unwrap_or_default();
            // A frame that shows nothing is an oversight.
            if value != field.default[0] && !value.is_empty() {
                frame.set.push((field, value));
            }
        }
        frame.set.sort_unstable();
        frame
    }

    /// The text of a field: what the link says, or the default; empty for a key that is
    /// none of [`FRAME`]'s.
    pub fn get(&self, key: &str) -> &str {
        let set = self.set.iter().find(|(field, _)| field.key == key);
        let default = || find(FRAME, key).map_or("", |field| field.default[0]);
        set.map_or_else(default, |(_, text)| text)
    }

    /// Writes it behind a link.
    pub fn append(&self, link: &mut String) {
        for (field, text) in &self.set {
            for part in ["&", field.key, "=", text] {
                link.push_str(part);
            }
        }
    }
}
