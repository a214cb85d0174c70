//! `cargo xtask bench`: measures natively and in headless Chrome in one run, and says
//! what was aimed at.
//!
//! The machine is shared and noisy, so every figure is taken in several rounds, all
//! figures in turn within a round: a ratio compares what was measured within the same
//! second. Within a round the fastest of a few short slices counts, since what other
//! programs take away is not the engine's doing; of the rounds the median counts. A
//! statistics library for benchmarks would do one program at a time, which is what
//! makes ratios drift here.

mod aims;
mod command;
mod judge;
mod lab;
mod native;
mod page;
mod phone;
mod report;
mod speed;

use std::env;
use std::path::PathBuf;

use report::Report;

const ROUNDS: usize = 7;

fn main() {
    let rounds = env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    let folder = |name: &str| PathBuf::from(env::var_os(name).unwrap_or_default());
    let mut report = Report::default();

    report.machine();
    page::first_visit(&folder("BENCH_DIST"), &tests::e2e::site(), &mut report);
    let lab = lab::Lab::open();
    judge::reference(&lab);
    speed::measure(&lab, &folder("BENCH_NATIVE"), rounds, &mut report);
    command::measure(&folder("BENCH_COMMAND"), rounds, &mut report);
    lab.dismiss();
    page::measure(&lab, &mut report);
    drop(lab);
    phone::measure(&mut report);

    aims::print(&report);
    report.write(&folder("BENCH_REPORT"));
}
