//! Runs vector files by hand: `cargo xtask vectors FILE…`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if files.is_empty() {
        eprintln!("usage: vectors FILE…");
        return ExitCode::from(2);
    }
    match tests::vectors::run(&files, &mut std::io::stdout().lock()) {
        Ok(totals) if totals.failed == 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cannot print the report: {error}");
            ExitCode::FAILURE
        }
    }
}
