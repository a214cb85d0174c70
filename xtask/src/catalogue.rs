//! `cargo xtask catalogue [--check]`: writes the presets from the rows in
//! `xtask/data`: all that is known of them to `crate-catalogue/data`, what the
//! page shows to `www/data`; with `--check` only compares.
//!
//! A preset is text by key of the sheet, so the page needs no second model of
//! a combatant. Each row of the sources becomes an entry or is listed as left
//! out, with the reason.

mod book;
mod formula;
mod gear;
mod page;
mod people;
mod rows;
mod sanctum;

use std::fs;

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
    let (files, count) = generate()?;
    for (name, text) in files {
        let file = workspace::root().join(name);
        let present = fs::read_to_string(&file).unwrap_or_default();
        if present == text {
            println!("{name} is in sync: {count} entries, {} bytes", text.len());
        } else if check {
            bail!("{name} is out of sync with xtask/data; run cargo xtask catalogue");
        } else {
            fs::write(&file, &text).with_context(|| format!("{} not written", file.display()))?;
            println!("{name}: {count} entries, {} bytes", text.len());
        }
    }
    Ok(())
}

/// A file of the repository and its text.
type File = (&'static str, String);

/// The files' texts and how many entries they hold.
fn generate() -> Result<([File; 2], usize)> {
    let mut book = book::Book::default();
    let game = rows::file("remixed.json")?;
    let remarks = rows::file("remixed-remarks.json")?;
    let source = rows::Source { rows: &game, remarks: &remarks };
    let gear = gear::all(&source, &mut book)?;
    people::all(&source, &gear, &mut book)?;
    gear::powers(&source, &mut book)?;
    source.remarks_have_rows()?;
    sanctum::all(&mut book)?;
    let (all, count) = book.write(FORMAT, &game)?;
    let whole = serde_json::to_string(&all)? + "\n";
    let page = page::text(&all)?;
    Ok(([("crate-catalogue/data/catalogue.json", whole), ("www/data/catalogue.txt", page)], count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_in_sync_with_its_rows() {
        for (name, text) in generate().expect("the rows are complete").0 {
            let present = fs::read_to_string(workspace::root().join(name)).expect(name);
            assert!(text == present, "run cargo xtask catalogue");
        }
    }
}
