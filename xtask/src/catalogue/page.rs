//! The catalogue as the page fetches it. `crate-catalogue/src/text.rs` reads it
//! and has the format.

use std::fmt::Write;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::book::KINDS;
use spelled::spelled;

// The build must not wait for the engine, which the crate of the catalogue needs.
#[path = "../../../crate-catalogue/src/spelled.rs"]
mod spelled;

/// The text of the whole file.
pub fn text(file: &Value) -> Result<String> {
    let meta = &file["meta"];
    let mut all = file["format"].to_string();
    for member in ["game", "version", "repository", "commit", "manual"] {
        write!(all, "\t{}", word(&meta[member])?)?;
    }
    for kind in KINDS {
        write!(all, "\n={kind}")?;
        for entry in file["kinds"][kind].as_array().context("no entries")? {
            write!(all, "\n{}", line(entry)?)?;
        }
    }
    Ok(all + "\n")
}

fn line(entry: &Value) -> Result<String> {
    let (id, name) = (word(&entry["id"])?, word(&entry["name"])?);
    let mut line = format!("{id}\t{}", if name == spelled(id) { "" } else { name });
    for (key, text) in members(&entry["set"]) {
        write!(line, "\t{key}={}", word(text)?)?;
    }
    for (key, forms) in members(&entry["by_depth"]) {
        let forms = items(forms).map(numbers).collect::<Result<Vec<_>>>()?;
        write!(line, "\t@{key}={}", forms.join(";"))?;
    }
    for (key, text) in members(&entry["switches"]) {
        write!(line, "\t?{key}={}", word(text)?)?;
    }
    for (key, step) in members(&entry["shot"]) {
        let hundredths = step.as_f64().context("a step is no number")? * 100.0;
        ensure!((hundredths - hundredths.round()).abs() < 1e-6, "{id}: {step} is too fine");
        write!(line, "\t^{key}={}", hundredths.round())?;
    }
    for (key, step) in members(&entry["grows"]) {
        write!(line, "\t+{key}={step}")?;
    }
    if !entry["levels"].is_null() {
        write!(line, "\t#{}", numbers(&entry["levels"])?)?;
    }
    for (member, said) in [("two_handed", "two"), ("held", "held")] {
        if entry[member] == true {
            write!(line, "\t!{said}")?;
        }
    }
    for code in items(&entry["codes"]) {
        write!(line, "\t*{}", word(code)?)?;
    }
    let blow = &entry["blow"];
    if !blow.is_null() {
        write!(line, "\t>{},{}", word(&blow["points"])?, word(&blow["blame"])?)?;
        for code in items(&blow["effects"]) {
            write!(line, ",{}", word(code)?)?;
        }
    }
    for (member, sign) in [("side", '/'), ("stage", '%')] {
        if !entry[member].is_null() {
            write!(line, "\t{sign}{}", word(&entry[member])?)?;
        }
    }
    for sentence in items(&entry["not_simulated"]) {
        write!(line, "\t~{}", word(sentence)?)?;
    }
    Ok(line)
}

fn members(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn numbers(list: &Value) -> Result<String> {
    let number = |n: &Value| n.as_i64().map(|n| n.to_string()).context("no whole number");
    Ok(items(list).map(number).collect::<Result<Vec<_>>>()?.join(","))
}

/// A text that fits between tabs.
fn word(text: &Value) -> Result<&str> {
    let text = text.as_str().with_context(|| format!("{text} is no text"))?;
    ensure!(!text.contains(['\t', '\n', '\r']), "{text:?} holds a tab or a line's end");
    Ok(text)
}
