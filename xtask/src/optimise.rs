//! wasm-opt over the built site.
//!
//! Trunk could run it, but then its absence would be an error, and the file name
//! would not change with the optimiser: a long-lived cache would go on serving
//! the old bytes. Here the optimiser's version becomes part of the name.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::tools::wasm_opt;
use crate::{pins, process};

pub const LEVEL: &str = "-O3";

pub fn wasm(dist: &Path) -> Result<()> {
    let Some(mut optimiser) = wasm_opt::command() else {
        // Already said when the tools were looked for.
        return Ok(());
    };
    let wasm = only_wasm(dist)?;
    let name = file_name(&wasm);
    let better_name = name.replace("_bg.wasm", &format!("-o{}_bg.wasm", pins::BINARYEN));
    let better = dist.join(&better_name);
    process::run(optimiser.arg(LEVEL).arg(&wasm).arg("-o").arg(&better))?;
    println!("wasm-opt {LEVEL}: {} KB to {} KB", kilobytes(&wasm)?, kilobytes(&better)?);
    fs::remove_file(&wasm)?;

    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("dist/index.html could not be read")?;
    fs::write(&page, html.replace(&name, &better_name))?;
    Ok(())
}

fn only_wasm(dist: &Path) -> Result<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dist).context("dist/ could not be read")? {
        let path = entry?.path();
        if file_name(&path).ends_with("_bg.wasm") {
            found.push(path);
        }
    }
    match found.pop() {
        Some(one) if found.is_empty() => Ok(one),
        _ => bail!("dist/ should hold exactly one wasm file"),
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn kilobytes(path: &Path) -> Result<u64> {
    Ok(fs::metadata(path)?.len() / 1000)
}
