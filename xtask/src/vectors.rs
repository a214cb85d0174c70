//! `cargo xtask vectors FILE…`: the runner lives in the tests crate, beside what it tests.

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::process;

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            // The runner starts at the root; the files are meant from here.
            Value(file) => files.push(std::path::absolute(file)?),
            other => return Err(other.unexpected().into()),
        }
    }
    if files.is_empty() {
        bail!("name at least one vector file: cargo xtask vectors FILE…");
    }
    let mut runner = process::cargo(&["run", "--quiet", "-p", "tests", "--bin", "vectors", "--"]);
    // The runner has already said which vectors failed.
    match runner.args(files).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!("the vectors did not pass"),
        Err(error) => bail!("the vector runner could not be started: {error}"),
    }
}
