//! Worked examples, run against the rules.
//!
//! A file holds `{"vectors": [{id, kind, title, inputs, expected, rule}, …]}`.
//! A vector passes when every key of `expected` is what the rules give. A
//! kind, an input key or an expected key that is not known is a failure that
//! names it.

mod compare;
mod questions;
mod remixed;
mod sanctum;

use std::io::Write;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use compare::Found;
pub use questions::{Question, Verb, questions};

/// Kinds that nothing computes yet.
const SKIPPED: [&str; 0] = [];

#[derive(Deserialize)]
struct File {
    vectors: Vec<Value>,
}

/// One worked example.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    id: String,
    kind: String,
    #[serde(default)]
    title: String,
    inputs: Value,
    expected: Value,
    #[serde(default)]
    #[allow(dead_code, reason = "for readers of the file")]
    rule: Value,
    /// Allowed difference of numbers, where the default is not meant.
    tolerance: Option<f64>,
}

/// What running some files gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Vectors whose every expected key was met.
    pub passed: usize,
    /// Vectors that failed, and files that could not be read.
    pub failed: usize,
    /// Vectors of the kinds left out.
    pub skipped: usize,
}

impl std::fmt::Display for Totals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// Runs every vector of `files` and reports to `out`: each failure with its
/// wanted and got, the kinds left out, and last the totals.
pub fn run(files: &[PathBuf], out: &mut impl Write) -> std::io::Result<Totals> {
    let read = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).map_err(|error| format!("not readable: {error}"));
        (file.display().to_string(), text)
    };
    run_each(files.iter().map(read), out)
}

/// Runs every vector of files that are given by name and text.
pub fn run_texts(files: &[(&str, &str)], out: &mut impl Write) -> std::io::Result<Totals> {
    run_each(files.iter().map(|(name, text)| (name.to_string(), Ok(text.to_string()))), out)
}

fn run_each(
    files: impl Iterator<Item = (String, Result<String, String>)>,
    out: &mut impl Write,
) -> std::io::Result<Totals> {
    let mut totals = Totals::default();
    let mut left_out: Vec<(String, usize)> = Vec::new();
    for (name, text) in files {
        let vectors = match text.and_then(|text| read(&text)) {
            Ok(vectors) => vectors,
            Err(error) => {
                totals.failed += 1;
                writeln!(out, "FAILED {name}\n    {error}")?;
                continue;
            }
        };
        for value in vectors {
            let vector: Vector = match serde_json::from_value(value.clone()) {
                Ok(vector) => vector,
                Err(error) => {
                    totals.failed += 1;
                    let id = value.get("id").and_then(Value::as_str).unwrap_or("a vector");
                    writeln!(out, "FAILED {id}\n    not a vector: {error}")?;
                    continue;
                }
            };
            if SKIPPED.contains(&vector.kind.as_str()) {
                totals.skipped += 1;
                match left_out.iter_mut().find(|(kind, _)| *kind == vector.kind) {
                    Some((_, n)) => *n += 1,
                    None => left_out.push((vector.kind, 1)),
                }
                continue;
            }
            let faults = judge(&vector);
            if faults.is_empty() {
                totals.passed += 1;
                continue;
            }
            totals.failed += 1;
            writeln!(out, "FAILED {} ({})", vector.id, vector.title)?;
            for fault in faults {
                writeln!(out, "    {fault}")?;
            }
        }
    }
    for (kind, n) in left_out {
        writeln!(out, "skipped {kind}: {n}")?;
    }
    writeln!(out, "{totals}")?;
    Ok(totals)
}

fn read(text: &str) -> Result<Vec<Value>, String> {
    let file: File = serde_json::from_str(text).map_err(|error| format!("not vectors: {error}"))?;
    Ok(file.vectors)
}

/// What is wrong with the rules by this vector; empty if nothing is.
fn judge(vector: &Vector) -> Vec<String> {
    let inputs = &vector.inputs;
    let found = match vector.kind.split_once('.') {
        Some(("sanctum", kind)) => sanctum::answer(kind, inputs),
        Some(("remixed", kind)) => remixed::answer(kind, inputs),
        _ => None,
    };
    match found {
        None => vec![format!("unknown kind `{}`", vector.kind)],
        Some(Err(error)) => vec![error],
        Some(Ok(found)) => {
            let tolerance = vector.tolerance.unwrap_or(compare::TOLERANCE);
            compare::differences(&vector.expected, &found, tolerance)
        }
    }
}

/// Reads the inputs of a kind; an unknown key is an error that names it.
fn inputs<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_value(value.clone()).map_err(|error| format!("inputs: {error}"))
}
