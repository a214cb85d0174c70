//! Packages from npm, each version in a folder of its own.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use super::folder;
use crate::process;

/// A file of a package that has been installed; where it would be, if not.
pub fn file(package: &str, version: &str, file: &str) -> Result<PathBuf> {
    Ok(folder(package, version)?.join("node_modules").join(package).join(file))
}

pub fn install(package: &str, version: &str) -> Result<()> {
    if process::output(Command::new("node").arg("--version")).is_none() {
        bail!("Node.js is not installed");
    }
    println!("Installing {package} {version}: once per machine, some seconds.");
    let folder = folder(package, version)?;
    std::fs::create_dir_all(&folder)?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut install = process::program(npm);
    install.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]);
    install.arg(&folder).arg(format!("{package}@{version}"));
    process::run(&mut install)
}
