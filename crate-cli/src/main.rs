//! `duelscope`: the engine and the sentences of the page, for scripts.
//!
//! Every command reads a scenario (a link, a document or the first visit's
//! fight), asks the engine, and writes the answer as text, as a wiki's table or
//! as JSON. Answers go to standard output, everything else to standard error.

mod args;
mod catalogue;
mod crew;
mod expect;
mod output;
mod range;
mod scene;
mod setting;
mod trouble;
mod verbs;

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use duelscope_core::report::Report;

use args::{Args, Shape, Verb};
use trouble::Trouble;

fn main() -> ExitCode {
    let args = Args::parse();
    let common = args.verb.common();
    match run(&args.verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            trouble.say(common.lang.into());
            if common.format == Shape::Json && !trouble.faults().is_empty() {
                let report = Report::of_faults(trouble.faults().to_vec());
                // The exit code tells the trouble already.
                drop(write(&report.to_json()));
            }
            trouble.code()
        }
    }
}

fn run(verb: &Verb) -> Result<(), Trouble> {
    let common = verb.common();
    let output = match verb {
        Verb::Odds(args) => verbs::odds::run(args),
        Verb::Trace(args) => verbs::trace::run(args),
        Verb::Duel(args) => verbs::duel::run(args),
        Verb::Simulate(args) => verbs::simulate::run(args),
        Verb::Sweep(args) => verbs::sweep::run(args),
        Verb::Table(args) => verbs::table::run(args),
    }?;
    write(&output.text(common)?)?;
    expect::check(&output, common)
}

/// Writes the answer. A reader that has heard enough is no trouble.
fn write(text: &str) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Trouble::File(error.to_string()))
        }
        _ => Ok(()),
    }
}
