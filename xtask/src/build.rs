//! `cargo xtask build`: the deployable site in `dist/`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{api, pieces, process, tools, workspace};

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    if let Some(arg) = args.next()? {
        return Err(arg.unexpected().into());
    }
    site()?;
    println!("The site is in dist/.");
    Ok(())
}

/// Builds the release site, with everything that it needs.
pub fn site() -> Result<()> {
    tools::for_the_page()?;
    tools::for_the_site()?;
    fetch()?;
    let mut build = trunk("build")?;
    build.args(["--release", "--features", "pieces"]).envs(pieces::settings());
    process::run(&mut build)?;
    // Trunk's own mark, not part of the site.
    let lock = workspace::dist().join(".trunk-lock");
    if lock.exists() {
        fs::remove_file(&lock).context("dist/.trunk-lock could not be removed")?;
    }
    pieces::cut(&workspace::dist())?;
    api::build(&workspace::dist())
}

/// Trunk works offline, so that a wrong tool fails at once instead of being
/// looked for on the network; cargo's part of the download comes before it.
pub fn fetch() -> Result<()> {
    process::run(&mut process::cargo(&["fetch", "--locked"]))
        .context("the crates could not be fetched")
}

pub fn trunk(verb: &str) -> Result<Command> {
    let mut command = process::program("trunk");
    command.arg(verb).env("PATH", tools::path()?);
    // Trunk reads this variable as true or false and refuses the usual 1.
    command.env_remove("NO_COLOR");
    Ok(command)
}
