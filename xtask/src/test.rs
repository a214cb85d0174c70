//! `cargo xtask test`: everything that is proven of Duelscope, part by part.

mod parts;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use lexopt::prelude::*;

use parts::{PARTS, Part};

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut only = Vec::new();
    let mut runner_args = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("only") => only.push(args.value()?.string()?),
            // Everything behind `--` goes to the test runners: names, --nocapture.
            Value(value) => runner_args.push(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }

    let mut results = Vec::new();
    for part in chosen(&only)? {
        println!("\n━━━ {}: {} ━━━", part.name, part.what);
        let start = Instant::now();
        let outcome = (part.run)(&runner_args);
        if let Err(reason) = &outcome {
            eprintln!("error: {reason:#}");
        }
        results.push((part, outcome.is_ok(), start.elapsed()));
    }
    summarise(&results)
}

fn chosen(only: &[String]) -> Result<Vec<&'static Part>> {
    let names = PARTS.map(|part| part.name);
    if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
        bail!("there is no part {unknown:?}; the parts are {}", names.join(", "));
    }
    let wanted = |part: &&Part| only.is_empty() || only.iter().any(|name| name == part.name);
    Ok(PARTS.iter().filter(wanted).collect())
}

fn summarise(results: &[(&Part, bool, Duration)]) -> Result<()> {
    println!("\n━━━ summary ━━━");
    for (part, passed, time) in results {
        let verdict = if *passed { "ok    " } else { "FAILED" };
        println!("{verdict}  {:8} {:>4} s  {}", part.name, time.as_secs(), part.what);
    }
    let failed: Vec<_> =
        results.iter().filter(|result| !result.1).map(|result| result.0.name).collect();
    if !failed.is_empty() {
        bail!("{} of {} parts failed: {}", failed.len(), results.len(), failed.join(", "));
    }
    println!("All {} parts passed.", results.len());
    Ok(())
}
