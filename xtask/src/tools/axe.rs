//! axe-core from npm, which looks over the page's accessibility in the journeys.

use std::path::PathBuf;

use anyhow::{Result, ensure};

use super::npm;
use crate::pins::AXE as VERSION;

const NAME: &str = "axe-core";

/// The script that a page takes in; installed first where it is missing.
pub fn script() -> Result<PathBuf> {
    let script = npm::file(NAME, VERSION, "axe.min.js")?;
    if !script.is_file() {
        npm::install(NAME, VERSION)?;
        ensure!(script.is_file(), "{NAME} {VERSION} is not what was expected");
    }
    Ok(script)
}
