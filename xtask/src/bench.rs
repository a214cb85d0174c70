//! `cargo xtask bench [--rounds N]`: how fast it is. Builds the release site, the same
//! engine as a wasm of its own and natively, and runs what measures them.
//!
//! The engine's own wasm is no part of the site: exports that only a benchmark calls
//! would be paid for by every visit. It is built and optimised like the site's.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::pins::WASM_TARGET;
use crate::tools::{browser, wasm_opt};
use crate::{build, optimise, process, tools, workspace};

const PACKAGE: &str = "bench";

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut rounds = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("rounds") => rounds = Some(args.value()?.parse::<u32>()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let folder = workspace::root().join("target/bench");
    let site = site(&folder)?;
    engine(&site.join("bench"))?;
    let native = natively(PACKAGE, "bench-native")?;
    let command = natively("duelscope-cli", "duelscope")?;
    let mut drive = driver("bench-drive")?;
    drive.args(rounds.map(|rounds| rounds.to_string()));
    drive.env("DUELSCOPE_SITE", &site);
    drive.env("BENCH_DIST", workspace::dist());
    drive.env("BENCH_NATIVE", native);
    drive.env("BENCH_COMMAND", command);
    drive.env("BENCH_REPORT", folder.join("report.json"));
    process::run(&mut drive)
}

/// A program of the benchmark's that drives the browser.
pub fn driver(name: &str) -> Result<std::process::Command> {
    let mut drive = process::cargo(&["run", "--quiet", "--locked", "-p", PACKAGE]);
    drive.args(["--features", "drive", "--bin", name, "--"]);
    drive.env("CHROMEDRIVER", browser::driver()?).env("PATH", tools::path()?);
    Ok(drive)
}

/// The release site, copied, with the benchmark's scripts in a folder of their own.
pub fn site(folder: &Path) -> Result<PathBuf> {
    build::site()?;
    let site = folder.join("site");
    if site.exists() {
        fs::remove_dir_all(&site).context("the last benchmark's site could not be removed")?;
    }
    copy(&workspace::dist(), &site)?;
    copy(&workspace::root().join("tests/bench/web"), &site.join("bench"))?;
    Ok(site)
}

/// The engine for the benchmark's worker.
fn engine(folder: &Path) -> Result<()> {
    let mut build = process::cargo(&["rustc", "--locked", "--release", "-p", PACKAGE, "--lib"]);
    build.args(["--crate-type", "cdylib", "--target", WASM_TARGET]);
    process::run(build.envs(optimise::settings("")))?;
    let wasm = workspace::target().join(WASM_TARGET).join("release").join("workload.wasm");
    let mut bindgen = process::program("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(folder).arg(wasm);
    process::run(bindgen.env("PATH", tools::path()?))?;
    if let Some(mut optimiser) = wasm_opt::command() {
        let wasm = folder.join("workload_bg.wasm");
        process::run(optimiser.arg(optimise::LEVEL).arg(&wasm).arg("-o").arg(&wasm))?;
    }
    Ok(())
}

/// A program of the release profile for this machine, built.
fn natively(package: &str, name: &str) -> Result<PathBuf> {
    let build = ["build", "--locked", "--release", "-p", package, "--bin", name];
    process::run(&mut process::cargo(&build))?;
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(workspace::target().join("release").join(file))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("{} not read", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
