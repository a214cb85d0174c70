//! wasm-opt from npm: it makes the page about a quarter smaller, and without it
//! everything works all the same. So whatever is missing here is said, not fatal.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use super::npm;
use crate::pins::BINARYEN as VERSION;
use crate::process;

const NAME: &str = "binaryen";

pub fn ensure() {
    if command().is_some() {
        return;
    }
    if let Err(reason) = npm::install(NAME, VERSION) {
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
    npm::file(NAME, VERSION, "bin/wasm-opt")
}
