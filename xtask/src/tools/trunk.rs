//! Trunk, which bundles the site and serves it during development.

use anyhow::Result;

use super::{cargo_tool, folder};
use crate::pins::TRUNK as VERSION;

pub const NAME: &str = "trunk";

pub fn ensure() -> Result<()> {
    let folder = folder(NAME, VERSION)?;
    if cargo_tool::present(&folder, NAME, VERSION) {
        return Ok(());
    }
    println!("Installing Trunk {VERSION}: once per machine, five to ten minutes.");
    // It builds on the Rust of this workspace although it asks for a newer one,
    // and without its default features it does not look for updates of itself.
    let options =
        ["--locked", "--ignore-rust-version", "--no-default-features", "--features", "rustls"];
    cargo_tool::install(&folder, NAME, VERSION, &options)
}
