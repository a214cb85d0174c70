//! What makes a site small: how its programs are compiled, wasm-opt over each, terser
//! over each script. Trunk could run wasm-opt, but then its absence would be an error.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::tools::{terser, wasm_opt};
use crate::{order, process};

/// How cargo compiles a program of the site: for size, and without the name of the folder
/// in which this machine keeps its libraries, which a panic would tell. `flags` are the
/// compiler's own for it.
pub fn settings(flags: &str) -> Vec<(&'static str, String)> {
    let libraries = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
        .map(|cargo| cargo.join("registry").join("src").display().to_string())
        // The settings are parted at spaces.
        .filter(|libraries| !libraries.contains(char::is_whitespace))
        .map_or_else(String::new, |from| format!("--remap-path-prefix={from}=libraries"));
    vec![
        ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", format!("{flags}{libraries}")),
        ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z".to_owned()),
    ]
}

/// For size: the loops that need speed are tight as the compiler leaves them.
pub const LEVEL: &str = "-Os";

/// What costs nothing to run and leaves less to load. What is passed over makes the
/// program shorter and what is left of it after compression longer: each local that
/// keeps a value and each call that is inlined is one more thing not seen before.
const SMALLER: [&str; 7] = [
    "--converge",
    "--dealign",
    "--skip-pass=local-cse",
    "--skip-pass=inlining-optimizing",
    "--skip-pass=code-folding",
    "--strip-debug",
    "--strip-producers",
];

/// After that only orders change, and what tells tools how it was compiled goes.
const SORTED: [&str; 4] =
    ["--reorder-functions-by-name", "--reorder-locals", "--strip-debug", "--strip-target-features"];

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

/// Makes a script short in its place, if terser is there. In a module nobody else sees
/// what stands at the top.
pub fn script(file: &Path, module: bool) -> Result<()> {
    let Some(mut terser) = terser::command() else { return Ok(()) };
    if module {
        terser.arg("--module");
    }
    terser.args(["--compress", "passes=2", "--mangle", "--output"]);
    process::run(terser.arg(file).arg("--").arg(file))
}
