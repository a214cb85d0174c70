//! The parts of the proof, in the order of what fails soonest.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::pins::WASM_TARGET;
use crate::process::{cargo, run};
use crate::tools::{axe, browser, dokuwiki, typescript};
use crate::{build, tools, workspace};

#[derive(Debug)]
pub struct Part {
    pub name: &'static str,
    pub what: &'static str,
    pub run: fn(&[String]) -> Result<()>,
}

pub const PARTS: [Part; 8] = [
    Part { name: "format", what: "the sources are formatted", run: format },
    Part { name: "lint", what: "clippy has nothing to say, natively and for wasm", run: lint },
    Part {
        name: "doc",
        what: "the documentation of the libraries builds without warnings",
        run: doc,
    },
    Part { name: "native", what: "unit and integration tests on this machine", run: native },
    Part {
        name: "no-std",
        what: "the core lives without std and without an allocator",
        run: no_std,
    },
    Part { name: "browser", what: "wasm-bindgen tests in headless Chrome", run: in_browser },
    Part { name: "size", what: "what the first visit to the release site downloads", run: size },
    Part { name: "e2e", what: "journeys through the release site in headless Chrome", run: e2e },
];

const NO_STD_PROOF: &str = "tests/no-std-proof/Cargo.toml";

fn format(_: &[String]) -> Result<()> {
    tools::for_the_checks()?;
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(&mut cargo(&["fmt", "--check", "--manifest-path", NO_STD_PROOF]))
}

fn lint(_: &[String]) -> Result<()> {
    tools::for_the_checks()?;
    let deny = ["--", "-D", "warnings"];
    let clippy = |args: &[&str]| run(cargo(&["clippy", "--locked"]).args(args).args(deny));
    clippy(&["--workspace", "--all-targets", "--features", "tests/e2e,bench/drive"])?;
    clippy(&["-p", "duelscope-core", "--no-default-features"])?;
    clippy(&["--target", WASM_TARGET, "-p", "duelscope-web", "--lib", "--bins"])?;
    clippy(&["--target", WASM_TARGET, "-p", "tests", "--test", "browser"])?;
    clippy(&["--target", WASM_TARGET, "-p", "duelscope-api", "--lib"])?;
    clippy(&["--target", WASM_TARGET, "-p", "bench", "--lib"])
}

fn doc(_: &[String]) -> Result<()> {
    let mut doc = cargo(&["doc", "--locked", "--no-deps", "--all-features"]);
    doc.args(["-p", "duelscope-core", "-p", "duelscope-catalogue", "-p", "duelscope-text"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn native(args: &[String]) -> Result<()> {
    run(cargo(&["test", "--locked", "--workspace", "--no-fail-fast", "--"]).args(args))
}

/// A crate outside the workspace, so that no other member can switch features on.
fn no_std(_: &[String]) -> Result<()> {
    tools::for_the_no_std_proof()?;
    // It has no lock file of its own to keep: it takes over the workspace's versions.
    let proof = workspace::root().join(NO_STD_PROOF);
    fs::copy(workspace::root().join("Cargo.lock"), proof.with_extension("lock"))
        .context("the no_std proof could not take over Cargo.lock")?;
    run(&mut cargo(&[
        "build",
        "--release",
        "--manifest-path",
        NO_STD_PROOF,
        "--target",
        WASM_TARGET,
        "--target-dir",
        "target/no-std-proof",
    ]))
}

fn in_browser(args: &[String]) -> Result<()> {
    tools::for_the_browser_tests()?;
    let mut tests = cargo(&["test", "--locked", "-p", "tests", "--target", WASM_TARGET]);
    tests.args(["--test", "browser", "--"]).args(args);
    tests.env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    tests.env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "30");
    run(with_the_browser(&mut tests)?)
}

fn size(_: &[String]) -> Result<()> {
    build::site()?;
    if !tools::make_the_site_small() {
        let why =
            "the budget is for a site that wasm-opt and terser made small, and Node brings them";
        ensure!(!workspace::ci(), "the size of a first visit cannot be left out here: {why}");
        println!("Skipped: the size of a first visit; {why}.");
        return Ok(());
    }
    on_the_site(&["--test", "size"], &["--nocapture"], &[])
}

fn e2e(args: &[String]) -> Result<()> {
    build::site()?;
    // A browser per test and no more of them than help each other.
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(4));
    let mut runner_args = vec![format!("--test-threads={threads}")];
    runner_args.extend_from_slice(args);
    let mut tools = vec![("DUELSCOPE_COMMAND", command()?)];
    for Optional { journeys, needs, variable, find } in OPTIONAL {
        match find() {
            Ok(file) => tools.push((variable, file)),
            Err(reason) if workspace::ci() => {
                return Err(reason.context(format!("{needs} cannot be left out here")));
            }
            Err(reason) => {
                println!("Skipped: {needs}. {reason:#}.");
                runner_args.push(format!("--skip={journeys}::"));
            }
        }
    }
    // What drives the browser has tests of its own in the library.
    on_the_site(&["--lib", "--test", "e2e"], &runner_args, &tools)
}

/// Journeys that need what not every machine can have.
struct Optional {
    journeys: &'static str,
    needs: &'static str,
    variable: &'static str,
    find: fn() -> Result<PathBuf>,
}

const OPTIONAL: [Optional; 3] = [
    Optional {
        journeys: "accessibility",
        needs: "the audit of accessibility",
        variable: "DUELSCOPE_AXE",
        find: axe::script,
    },
    Optional {
        journeys: "types",
        needs: "the check of the TypeScript declarations",
        variable: "DUELSCOPE_TSC",
        find: typescript::script,
    },
    Optional {
        journeys: "wiki",
        needs: "the journeys through a DokuWiki",
        variable: "DUELSCOPE_DOKUWIKI",
        find: dokuwiki::files,
    },
];

/// The command for scripts, whose tables the journeys lay into a wiki.
fn command() -> Result<PathBuf> {
    run(&mut cargo(&["build", "--locked", "-p", "duelscope-cli"]))?;
    Ok(workspace::target().join("debug/duelscope").with_extension(std::env::consts::EXE_EXTENSION))
}

fn on_the_site(
    suites: &[&str],
    runner_args: &[impl AsRef<OsStr>],
    tools: &[(&str, PathBuf)],
) -> Result<()> {
    let mut tests = cargo(&["test", "--locked", "-p", "tests", "--features", "e2e"]);
    tests.args(suites).arg("--").args(runner_args).env("DUELSCOPE_SITE", workspace::dist());
    tests.envs(tools.iter().map(|(name, file)| (name, file)));
    run(with_the_browser(&mut tests)?)
}

fn with_the_browser(tests: &mut Command) -> Result<&mut Command> {
    Ok(tests.env("CHROMEDRIVER", browser::driver()?).env("PATH", tools::path()?))
}
