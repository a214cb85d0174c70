//! Reading the rows: JSON values with errors that name the row.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::workspace;

/// Reads a file of `xtask/data`.
pub fn file(name: &str) -> Result<Value> {
    let path = workspace::root().join("xtask/data").join(name);
    let text = fs::read_to_string(&path).with_context(|| format!("{} not read", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{name} is no JSON"))
}

/// The game's rows, and what is remarked on them.
#[derive(Debug)]
pub struct Source<'a> {
    pub rows: &'a Value,
    pub remarks: &'a Value,
}

impl<'a> Source<'a> {
    /// The rows of a section, each with its remark.
    pub fn section(&self, name: &str) -> Result<Vec<Row<'a>>> {
        let remarks = &self.remarks[name];
        list(&self.rows[name])
            .with_context(|| format!("no section {name}"))?
            .iter()
            .map(|row| {
                let id =
                    row["id"].as_str().with_context(|| format!("a row of {name} has no id"))?;
                Ok(Row { id, row, remark: &remarks[id] })
            })
            .collect()
    }

    /// A remark on what is not there is a slip of the pen.
    pub fn remarks_have_rows(&self) -> Result<()> {
        const KNOWN: [&str; 11] = [
            "name",
            "notes",
            "not_simulated",
            "left_out",
            "set",
            "by_depth",
            "holds",
            "levels",
            "held",
            "switches",
            "grows",
        ];
        for (section, remarks) in self.remarks.as_object().context("remarks are an object")? {
            let ids: Vec<_> = self.section(section)?.iter().map(|row| row.id).collect();
            for (id, remark) in remarks.as_object().context("a section is an object")? {
                ensure!(ids.contains(&id.as_str()), "a remark on {section}/{id}, which is no row");
                for key in remark.as_object().context("a remark is an object")?.keys() {
                    ensure!(KNOWN.contains(&key.as_str()), "{section}/{id}: unknown key {key}");
                }
            }
        }
        Ok(())
    }
}

/// One row and the remark on it (null where there is none).
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    pub id: &'a str,
    pub row: &'a Value,
    pub remark: &'a Value,
}

impl<'a> Row<'a> {
    pub fn text(&self, key: &str) -> Result<&'a str> {
        self.row[key].as_str().with_context(|| format!("{} has no text {key}", self.id))
    }

    pub fn int(&self, key: &str) -> Result<i64> {
        self.row[key].as_i64().with_context(|| format!("{} has no number {key}", self.id))
    }

    /// A number as the sheet writes it: `1.2`, `1`.
    pub fn number(&self, key: &str) -> Result<String> {
        match self.row[key].as_f64() {
            Some(number) => Ok((number as f32).to_string()),
            None => bail!("{} has no number {key}", self.id),
        }
    }

    pub fn left_out(&self) -> Option<&'a str> {
        self.remark["left_out"].as_str()
    }
}

/// The items of an array.
pub fn list(value: &Value) -> Option<&Vec<Value>> {
    value.as_array()
}

/// The texts of an array; none where there is no array.
pub fn texts(value: &Value) -> Vec<String> {
    let texts = value.as_array().into_iter().flatten();
    texts.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}
