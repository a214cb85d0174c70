//! The parts of the Rust toolchain that a minimal installation lacks.

use std::path::Path;

use anyhow::{Context, Result};

use crate::pins::WASM_TARGET;
use crate::process;

pub fn target() -> Result<()> {
    let query = ["--print", "target-libdir", "--target", WASM_TARGET];
    let folder = process::output(process::program("rustc").args(query));
    if folder.is_some_and(|folder| Path::new(&folder).exists()) {
        return Ok(());
    }
    println!("Installing the Rust target {WASM_TARGET}.");
    process::run(process::program("rustup").args(["target", "add", WASM_TARGET]))
        .with_context(|| format!("Rust needs the target {WASM_TARGET}, which comes through rustup"))
}

/// `verb` is cargo's name for what the component does.
pub fn component(name: &str, verb: &str) -> Result<()> {
    if process::output(&mut process::cargo(&[verb, "--version"])).is_some() {
        return Ok(());
    }
    println!("Installing {name}.");
    process::run(process::program("rustup").args(["component", "add", name]))
        .with_context(|| format!("Rust needs the component {name}, which comes through rustup"))
}
