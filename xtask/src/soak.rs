//! `cargo xtask soak [--runs N]`: 10,000 runs in one page, without growth or a hang.

use anyhow::Result;
use lexopt::prelude::*;

use crate::{bench, process, workspace};

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut runs = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("runs") => runs = Some(args.value()?.parse::<u32>()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let site = bench::site(&workspace::root().join("target/soak"))?;
    let mut soak = bench::driver("soak")?;
    soak.args(runs.map(|runs| runs.to_string()));
    process::run(soak.env("DUELSCOPE_SITE", site))
}
