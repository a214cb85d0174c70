//! `cargo xtask fuzz [link|document] [--seconds N]`: the decoders under a fuzzer that
//! watches the branches. `cargo xtask test` runs the same body on mutations of the seeds.

use std::fs;

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::{process, workspace};

const BODIES: [&str; 2] = ["link", "document"];

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let (mut chosen, mut seconds) = (Vec::new(), 3_600_u32);
    while let Some(arg) = args.next()? {
        match arg {
            Long("seconds") => seconds = args.value()?.parse()?,
            Value(name) if BODIES.iter().any(|body| name == *body) => chosen.push(name.string()?),
            Value(name) => bail!("there is no body {name:?}; the bodies are {}", BODIES.join(", ")),
            other => return Err(other.unexpected().into()),
        }
    }
    if chosen.is_empty() {
        chosen = BODIES.map(str::to_owned).to_vec();
    }
    ready()?;
    for body in chosen {
        // What is found is kept beside the build, not among the seeds.
        let found = workspace::target().join("fuzz-found").join(&body);
        fs::create_dir_all(&found)?;
        let mut fuzz = process::program("cargo");
        // Set by the cargo that runs this program; it would win over +nightly.
        fuzz.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
        fuzz.args(["+nightly", "fuzz", "run", "--target-dir", "target/fuzz", &body]).arg(found);
        fuzz.arg(format!("fuzz/seeds/{body}"));
        fuzz.args(["--", &format!("-max_total_time={seconds}"), "-max_len=4096"]);
        process::run(&mut fuzz)?;
    }
    Ok(())
}

/// Says in one sentence what is missing.
fn ready() -> Result<()> {
    let answers = |program: &str, args: &[&str]| {
        let mut command = process::program(program);
        command.env_remove("RUSTUP_TOOLCHAIN").args(args);
        process::output(&mut command).is_some()
    };
    if !answers("cargo", &["+nightly", "--version"]) {
        bail!("fuzzing needs a nightly compiler: rustup toolchain install nightly");
    }
    if !answers("cargo", &["+nightly", "fuzz", "--version"]) {
        bail!("fuzzing needs cargo-fuzz: cargo install cargo-fuzz");
    }
    // The fuzzer itself is C++.
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if !answers(&compiler, &["--version"]) {
        bail!("fuzzing needs a C++ compiler: {compiler} does not run");
    }
    Ok(())
}
