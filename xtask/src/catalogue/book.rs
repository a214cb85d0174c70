//! The file under way: entries by kind, and what is left out.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};

use super::rows::{Row, texts};

/// The kinds in the file's order.
pub const KINDS: [&str; 14] = [
    "hero",
    "subclass",
    "mob",
    "weapon",
    "shield",
    "missile",
    "wand",
    "armor",
    "artifact",
    "buff",
    "enchantment",
    "glyph",
    "minion",
    "effect",
];

/// Text by key of the sheet.
pub type Set = BTreeMap<String, String>;

/// Puts texts under keys.
pub fn set<const N: usize>(pairs: [(&str, String); N]) -> Set {
    pairs.into_iter().map(|(key, text)| (key.to_owned(), text)).collect()
}

/// An entry: an object whose empty members are not written.
#[derive(Debug, Default)]
pub struct Entry(Map<String, Value>);

impl Entry {
    pub fn new(id: &str, name: &str, origin: &str) -> Entry {
        let mut entry = Entry::default();
        entry.put("id", id.into());
        entry.put("name", capitalised(name).into());
        entry.put("origin", origin.into());
        entry
    }

    /// With the name, the notes and the set of the remark.
    pub fn of(row: &Row, origin: &str, set: Set) -> Result<Entry> {
        let name = match row.remark["name"].as_str() {
            Some(name) => name,
            None => row.text("name")?,
        };
        let mut entry = Entry::new(row.id, name, origin);
        let mut set = set;
        for (key, text) in row.remark["set"].as_object().into_iter().flatten() {
            let text = text.as_str().with_context(|| format!("{}: {key} is no text", row.id))?;
            set.insert(key.clone(), text.to_owned());
        }
        entry.put("set", json!(set));
        entry.put("notes", texts(&row.remark["notes"]).into());
        entry.put("not_simulated", texts(&row.remark["not_simulated"]).into());
        Ok(entry)
    }

    pub fn put(&mut self, key: &str, value: Value) {
        let empty = match &value {
            Value::Null => true,
            Value::Array(items) => items.is_empty(),
            Value::Object(members) => members.is_empty(),
            _ => false,
        };
        if !empty {
            self.0.insert(key.to_owned(), value);
        }
    }

    /// Adds a sentence to `notes` or `not_simulated`.
    pub fn say(&mut self, key: &str, sentence: &str) {
        let list = self.0.entry(key).or_insert_with(|| json!([]));
        list.as_array_mut().expect("a list of sentences").push(sentence.into());
    }
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// What is written so far.
#[derive(Debug, Default)]
pub struct Book {
    entries: BTreeMap<&'static str, Vec<Entry>>,
    left_out: Vec<Value>,
}

impl Book {
    pub fn add(&mut self, kind: &'static str, entry: Entry) {
        self.entries.entry(kind).or_default().push(entry);
    }

    pub fn leave_out(&mut self, kind: &str, id: &str, reason: &str) {
        self.left_out.push(json!({ "kind": kind, "id": id, "reason": reason }));
    }

    /// The file, and how many entries it holds.
    pub fn write(mut self, format: u32, game: &Value) -> Result<(Value, usize)> {
        let mut kinds = Map::new();
        let mut count = 0;
        for kind in KINDS {
            let entries = self.entries.remove(kind).unwrap_or_default();
            let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
            for Entry(entry) in &entries {
                ensure!(ids.insert(entry["id"].to_string()), "{kind} {} twice", entry["id"]);
                let name = entry["name"].to_string();
                ensure!(names.insert(name.clone()), "two of kind {kind} are called {name}");
            }
            count += entries.len();
            kinds
                .insert(kind.to_owned(), entries.into_iter().map(|e| Value::Object(e.0)).collect());
        }
        ensure!(self.entries.is_empty(), "unknown kinds: {:?}", self.entries.keys());
        let meta = &game["meta"];
        let file = json!({
            "format": format,
            "meta": {
                "game": meta["game"],
                "version": meta["version_name"],
                "repository": meta["repo"],
                "commit": meta["commit"],
                "manual": super::sanctum::MANUAL,
            },
            "kinds": kinds,
            "left_out": self.left_out,
        });
        Ok((file, count))
    }
}
