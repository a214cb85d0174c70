//! Tools that cargo compiles.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;

/// Build quickly rather than well: these run for seconds, but a newcomer waits for
/// minutes. It makes installing about three times as fast.
const QUICK: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// Whether the program answers `--version` with this version.
pub fn has(program: &Path, version: &str) -> bool {
    process::output(Command::new(program).arg("--version"))
        .is_some_and(|answer| answer.split_whitespace().any(|word| word == version))
}

/// Whether cache or PATH has the program in this version.
pub fn present(folder: &Path, program: &str, version: &str) -> bool {
    has(&folder.join("bin").join(program), version) || has(Path::new(program), version)
}

pub fn install(folder: &Path, package: &str, version: &str, options: &[&str]) -> Result<()> {
    let mut install = process::cargo(&["install", package, "--version", version]);
    install.args(options).arg("--root").arg(folder).envs(QUICK);
    // Otherwise cargo advises to put the folder on PATH, which is not needed.
    install.env("PATH", super::path()?);
    process::run(&mut install)
        .with_context(|| format!("{package} {version} could not be installed"))
}
