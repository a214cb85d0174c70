//! `cargo xtask`: the only home of set-up and build steps. One module per verb.

mod api;
mod bench;
mod build;
mod catalogue;
mod fuzz;
mod names;
mod optimise;
mod order;
mod pieces;
mod pins;
mod process;
mod serve;
mod soak;
mod test;
mod tools;
mod vectors;
mod wasm;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

const USAGE: &str = "\
cargo xtask serve [--no-open] [--port N]     build, serve on 127.0.0.1, reload on change
cargo xtask build                            write the deployable site to dist/
cargo xtask test [--only PART]… [-- ARGS…]   prove everything, or some parts of it
cargo xtask bench [--rounds N]               measure speed, natively and in Chrome
cargo xtask soak [--runs N]                  run on and on in one page; nothing may grow
cargo xtask fuzz [BODY] [--seconds N]        hunt for what breaks the decoders
cargo xtask vectors FILE…                    run vector files by hand
cargo xtask catalogue [--check]              write www/data from the rows in xtask/data";

fn main() -> ExitCode {
    match run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: lexopt::Parser) -> Result<()> {
    let verb = match args.next()? {
        Some(Value(verb)) => verb.string()?,
        None | Some(Short('h') | Long("help")) => {
            println!("{USAGE}");
            return Ok(());
        }
        Some(other) => return Err(other.unexpected().into()),
    };
    match verb.as_str() {
        "serve" => serve::run(args),
        "build" => build::run(args),
        "test" => test::run(args),
        "bench" => bench::run(args),
        "soak" => soak::run(args),
        "fuzz" => fuzz::run(args),
        "vectors" => vectors::run(args),
        "catalogue" => catalogue::run(args),
        _ => bail!("there is no verb {verb:?}; the verbs are\n{USAGE}"),
    }
}
