//! The engine for other programs, in `dist/api/`: a program of its own, so that the
//! page's does not grow.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::Hasher;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::pins::WASM_TARGET;
use crate::{optimise, process, tools, workspace};

const PACKAGE: &str = "duelscope-api";

/// Builds it and lays it beside the page.
pub fn build(dist: &Path) -> Result<()> {
    let mut cargo = process::cargo(&["build", "--locked", "--release", "--lib", "-p", PACKAGE]);
    process::run(cargo.args(["--target", WASM_TARGET]).envs(optimise::settings("")))?;
    let built = workspace::target().join(WASM_TARGET).join("release/duelscope_api.wasm");
    let desk = workspace::target().join("api");
    let mut bind = process::program("wasm-bindgen");
    bind.env("PATH", tools::path()?).args(["--target", "web", "--no-typescript"]);
    bind.args(["--out-name", "engine", "--out-dir"]).arg(&desk);
    process::run(bind.arg(built))?;
    let wasm = desk.join("engine_bg.wasm");
    optimise::wasm(&wasm, &wasm)?;

    let glue = desk.join("engine.js");
    let mut hash = DefaultHasher::new();
    for file in [&wasm, &glue] {
        hash.write(&fs::read(file)?);
    }
    let name = format!("engine-{:016x}", hash.finish());
    let site = dist.join("api");
    fs::create_dir_all(&site)?;
    fs::copy(&wasm, site.join(&name).with_extension("wasm"))?;
    let marked = pointed(&fs::read_to_string(&glue)?, "engine_bg.wasm", &format!("{name}.wasm"))?;
    fs::write(site.join(&name).with_extension("js"), marked)?;
    let own = workspace::root().join("www/api");
    for file in fs::read_dir(&own).context("www/api could not be read")? {
        let file = file?;
        let to = site.join(file.file_name());
        if file.file_name() == "duelscope.js" {
            let script = fs::read_to_string(file.path())?;
            fs::write(to, pointed(&script, "./engine.js", &format!("./{name}.js"))?)?;
        } else {
            fs::copy(file.path(), to)?;
        }
    }
    Ok(())
}

/// The script with another file's name in the place of the one that it asks for.
fn pointed(script: &str, from: &str, to: &str) -> Result<String> {
    ensure!(script.contains(from), "the script does not ask for {from}");
    Ok(script.replace(from, to))
}
