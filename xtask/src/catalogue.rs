//! `cargo xtask catalogue [--check]`: writes `www/data/catalogue.json`, the
//! presets of the page, from the rows in `xtask/data`; with `--check` only
//! compares.
//!
//! A preset is text by key of the sheet, so the page needs no second model of
//! a combatant. Each row of the sources becomes an entry or is listed as left
//! out, with the reason.

mod book;
mod formula;
mod gear;
mod people;
mod rows;
mod sanctum;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;

use crate::workspace;

/// The version of the file's format.
const FORMAT: u32 = 1;

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut check = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("check") => check = true,
            other => return Err(other.unexpected().into()),
        }
    }
    let (text, count) = generate()?;
    let file = target();
    let present = fs::read_to_string(&file).unwrap_or_default();
    if present == text {
        println!("www/data/catalogue.json is in sync: {count} entries, {} bytes", text.len());
    } else if check {
        bail!("www/data/catalogue.json is out of sync with xtask/data; run cargo xtask catalogue");
    } else {
        fs::write(&file, &text).with_context(|| format!("{} not written", file.display()))?;
        println!("www/data/catalogue.json: {count} entries, {} bytes", text.len());
    }
    Ok(())
}

fn target() -> PathBuf {
    workspace::root().join("www/data/catalogue.json")
}

/// The file's text and how many entries it holds.
fn generate() -> Result<(String, usize)> {
    let mut book = book::Book::default();
    let game = rows::file("remixed.json")?;
    let remarks = rows::file("remixed-remarks.json")?;
    let source = rows::Source { rows: &game, remarks: &remarks };
    let gear = gear::all(&source, &mut book)?;
    people::all(&source, &gear, &mut book)?;
    gear::powers(&source, &mut book)?;
    source.remarks_have_rows()?;
    sanctum::all(&mut book)?;
    book.write(FORMAT, &game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_in_sync_with_its_rows() {
        let (text, _) = generate().expect("the rows are complete");
        let present = fs::read_to_string(target()).expect("the catalogue is there");
        assert!(text == present, "run cargo xtask catalogue");
    }
}
