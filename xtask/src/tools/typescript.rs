//! The TypeScript compiler from npm, which the declarations of the module for other
//! programs are checked with.

use std::path::PathBuf;

use anyhow::{Result, ensure};

use super::npm;
use crate::pins::TYPESCRIPT as VERSION;

const NAME: &str = "typescript";

/// The compiler's script; installed first where it is missing.
pub fn script() -> Result<PathBuf> {
    let script = npm::file(NAME, VERSION, "bin/tsc")?;
    if !script.is_file() {
        npm::install(NAME, VERSION)?;
        ensure!(script.is_file(), "{NAME} {VERSION} is not what was expected");
    }
    Ok(script)
}
