//! terser from npm, which makes scripts small. As with wasm-opt, whatever is missing
//! here is said, not fatal.

use std::process::Command;

use super::npm;
use crate::pins::TERSER as VERSION;
use crate::process;

const NAME: &str = "terser";

pub fn ensure() {
    if command().is_some() {
        return;
    }
    if let Err(reason) = npm::install(NAME, VERSION) {
        println!("Going on without terser, so the scripts will be larger: {reason:#}.");
    }
}

/// The pinned version, if this machine has it.
pub fn command() -> Option<Command> {
    let script = npm::file(NAME, VERSION, "bin/terser").ok().filter(|script| script.exists())?;
    process::output(Command::new("node").arg("--version"))?;
    let mut command = process::program("node");
    command.arg(script);
    Some(command)
}
