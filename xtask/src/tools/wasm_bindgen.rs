//! wasm-bindgen's command line tool and its test runner, which come together.

use anyhow::Result;

use super::{cargo_tool, folder};
use crate::pins::WASM_BINDGEN as VERSION;

pub const NAME: &str = "wasm-bindgen-cli";

pub fn ensure() -> Result<()> {
    let folder = folder(NAME, VERSION)?;
    let programs = ["wasm-bindgen", "wasm-bindgen-test-runner"];
    if programs.iter().all(|program| cargo_tool::present(&folder, program, VERSION)) {
        return Ok(());
    }
    println!("Installing {NAME} {VERSION}: once per machine, a minute or two.");
    // Not --locked: the published lock file names a version that was withdrawn.
    cargo_tool::install(&folder, NAME, VERSION, &[])
}
