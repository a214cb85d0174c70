//! The work on this machine, without a browser: reads lines of work, fight,
//! length of a slice in ms and number of slices, and answers each with the
//! units per second of the fastest slice.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use workload::{Task, fights};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match measure(&line?) {
            Some(rate) => writeln!(out, "{rate}")?,
            None => writeln!(out, "no such work")?,
        }
        out.flush()?;
    }
    Ok(())
}

fn measure(line: &str) -> Option<f64> {
    let mut words = line.split_whitespace();
    let (work, name) = (words.next()?, words.next()?);
    let slice: f64 = words.next()?.parse().ok()?;
    let slices: u32 = words.next()?.parse().ok()?;
    let fight = fights::ALL.into_iter().find(|fight| fight.name == name)?;
    let task = Task::new(work, fight.link).ok()?;
    // The same as `fastest` in web/worker.js.
    let (mut times, mut rate, mut left) = (1, 0.0_f64, slices);
    while left > 0 {
        let (ms, units) = timed(&task, times);
        if ms < slice / 2.0 && times < 1 << 24 {
            (times, rate, left) = (times * 2, 0.0, slices);
        } else {
            (rate, left) = (rate.max(units / ms), left - 1);
        }
    }
    Some(rate * 1000.0)
}

/// Milliseconds and units.
fn timed(task: &Task, times: u32) -> (f64, f64) {
    let start = Instant::now();
    let units = task.run(times);
    (start.elapsed().as_secs_f64() * 1000.0, units)
}
