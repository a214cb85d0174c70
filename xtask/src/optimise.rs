//! wasm-opt over one file. Trunk could run it, but then its absence would be an
//! error.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::tools::wasm_opt;
use crate::{order, process};

/// For size: the loops that need speed are tight as the compiler leaves them.
pub const LEVEL: &str = "-Os";

/// What costs nothing to run and leaves less to load.
const SMALLER: [&str; 4] = ["--converge", "--dealign", "--strip-debug", "--strip-producers"];

/// After that only the order of the functions changes.
const SORTED: [&str; 2] = ["--reorder-functions-by-name", "--strip-debug"];

/// Writes `from`, optimised if the optimiser is there, to `to`.
pub fn wasm(from: &Path, to: &Path) -> Result<()> {
    let before = fs::metadata(from)?.len();
    match wasm_opt::command() {
        Some(mut optimiser) => {
            process::run(optimiser.arg(LEVEL).args(SMALLER).arg(from).arg("-o").arg(to))?;
            fs::write(to, order::name_by_likeness(&fs::read(to)?)?)?;
            if let Some(mut sorter) = wasm_opt::command() {
                process::run(sorter.args(SORTED).arg(to).arg("-o").arg(to))?;
            }
        }
        // Already said when the tools were looked for.
        None if from == to => {}
        None => {
            fs::copy(from, to)?;
        }
    }
    let name = to.file_name().unwrap_or_default().to_string_lossy();
    println!("{name}: {} KB, was {} KB", fs::metadata(to)?.len() / 1000, before / 1000);
    Ok(())
}
