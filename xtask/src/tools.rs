//! What the build needs beside rustup. Each tool is looked for in the cache, then
//! on PATH, and installed into the cache if neither has the pinned version.

mod apt;
pub mod axe;
pub mod browser;
mod cargo_tool;
pub mod dokuwiki;
mod npm;
mod rust;
pub mod terser;
mod trunk;
pub mod typescript;
mod wasm_bindgen;
pub mod wasm_opt;
pub mod wasm_split;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::pins;

/// What it takes to build and serve the page.
pub fn for_the_page() -> Result<()> {
    rust::target()?;
    wasm_bindgen::ensure()?;
    trunk::ensure()
}

/// What it takes beside that to build the site for others.
pub fn for_the_site() -> Result<()> {
    wasm_split::ensure()?;
    wasm_opt::ensure();
    terser::ensure();
    Ok(())
}

/// Whether what only makes the site smaller is there.
pub fn make_the_site_small() -> bool {
    wasm_opt::command().is_some() && terser::command().is_some()
}

/// What it takes to check the sources.
pub fn for_the_checks() -> Result<()> {
    rust::target()?;
    rust::component("rustfmt", "fmt")?;
    rust::component("clippy", "clippy")
}

pub fn for_the_browser_tests() -> Result<()> {
    rust::target()?;
    wasm_bindgen::ensure()?;
    browser::driver().map(drop)
}

pub fn for_the_no_std_proof() -> Result<()> {
    rust::target()
}

/// One folder per tool and version, shared by every checkout of this person.
fn folder(tool: &str, version: &str) -> Result<PathBuf> {
    Ok(cache()?.join("duelscope").join("tools").join(format!("{tool}-{version}")))
}

fn cache() -> Result<PathBuf> {
    let from = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        from("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        from("XDG_CACHE_HOME").or_else(|| from("HOME").map(|home| home.join(".cache")))
    };
    folder.context("there is no home folder to keep the tools in; set HOME")
}

/// PATH with the cached tools first.
pub fn path() -> Result<OsString> {
    let mut folders = vec![
        folder(wasm_bindgen::NAME, pins::WASM_BINDGEN)?.join("bin"),
        folder(trunk::NAME, pins::TRUNK)?.join("bin"),
    ];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).context("PATH holds a folder that cannot be put into a list")
}
