//! The command line as a script meets it: a process from start to end.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::report::Report;

/// The table of the whole bestiary against one hero.
pub fn measure(program: &Path, rounds: usize, report: &mut Report) {
    println!("command line");
    let times: Vec<f64> = (0..rounds).map(|_| table(program)).collect();
    report.put_median("bestiary_table_ms", &times);
}

/// Milliseconds of one table.
fn table(program: &Path) -> f64 {
    let start = Instant::now();
    let output = Command::new(program)
        .args(["table", "--format", "csv"])
        .output()
        .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
    let time = start.elapsed().as_secs_f64() * 1e3;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows = output.stdout.iter().filter(|&&byte| byte == b'\n').count();
    assert!(rows > 90, "a row a mob, and the head: {rows}");
    time
}
