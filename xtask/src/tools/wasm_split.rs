//! wasm-split-cli, which cuts a program at the places its source names.

use std::path::PathBuf;

use anyhow::Result;

use super::{cargo_tool, folder};
use crate::pins::WASM_SPLIT as VERSION;

const NAME: &str = "wasm_split_cli_support";

pub fn ensure() -> Result<()> {
    // It does not tell its version; the folder's name does.
    if program()?.exists() {
        return Ok(());
    }
    println!("Installing wasm-split-cli {VERSION}: once per machine, a minute or two.");
    let options = ["--locked", "--features", "build-binary"];
    cargo_tool::install(&folder(NAME, VERSION)?, NAME, VERSION, &options)
}

pub fn program() -> Result<PathBuf> {
    let file = format!("wasm-split-cli{}", std::env::consts::EXE_SUFFIX);
    Ok(folder(NAME, VERSION)?.join("bin").join(file))
}
