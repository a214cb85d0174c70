//! wasm-opt over one file. Trunk could run it, but then its absence would be an
//! error.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::process;
use crate::tools::wasm_opt;

/// For size: the loops that need speed are tight as the compiler leaves them.
pub const LEVEL: &str = "-Os";

/// What costs nothing to run and leaves more for the host's compression to find:
/// neighbours that are alike, and no hints of alignment, which engines ignore.
const ORDER: [&str; 3] = ["--converge", "--dealign", "--reorder-functions-by-name"];

/// Writes `from`, optimised if the optimiser is there, to `to`.
pub fn wasm(from: &Path, to: &Path) -> Result<()> {
    let before = fs::metadata(from)?.len();
    match wasm_opt::command() {
        Some(mut optimiser) => {
            optimiser.arg(LEVEL).args(ORDER).args(["--strip-debug", "--strip-producers"]).arg(from);
            process::run(optimiser.arg("-o").arg(to))?;
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
