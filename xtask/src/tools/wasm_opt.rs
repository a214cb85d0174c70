//! wasm-opt from npm: it makes the page about a quarter smaller, and without it
//! everything works all the same. So whatever is missing here is said, not fatal.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use super::folder;
use crate::pins::BINARYEN as VERSION;
use crate::process;

pub fn ensure() {
    if command().is_some() {
        return;
    }
    if let Err(reason) = install() {
        println!("Going on without wasm-opt, so the page will be larger: {reason:#}.");
    }
}

/// The optimiser of the pinned version, if this machine has it.
pub fn command() -> Option<Command> {
    let is_right = |command: &mut Command| {
        process::output(command.arg("--version"))
            .is_some_and(|answer| answer.split_whitespace().any(|word| word == VERSION))
    };
    if let Ok(script) = script()
        && script.exists()
        && is_right(Command::new("node").arg(&script))
    {
        let mut command = process::program("node");
        command.arg(script);
        return Some(command);
    }
    is_right(&mut Command::new("wasm-opt")).then(|| process::program("wasm-opt"))
}

fn script() -> Result<PathBuf> {
    Ok(folder("binaryen", VERSION)?.join("node_modules/binaryen/bin/wasm-opt"))
}

fn install() -> Result<()> {
    if process::output(Command::new("node").arg("--version")).is_none() {
        bail!("Node.js is not installed");
    }
    println!("Installing wasm-opt {VERSION}: once per machine, some seconds.");
    let folder = folder("binaryen", VERSION)?;
    std::fs::create_dir_all(&folder)?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut install = process::program(npm);
    install.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]);
    install.arg(&folder).arg(format!("binaryen@{VERSION}"));
    process::run(&mut install)
}
