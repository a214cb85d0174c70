//! Running other programs: what they print is streamed, what fails is one sentence.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// A program that runs at the root of the workspace.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(workspace::root());
    command
}

/// The same cargo that runs this program.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

pub fn run(command: &mut Command) -> Result<()> {
    let line = show(command);
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Becomes the program, where the system can do that: whoever ends this process by its
/// id then ends the program, not only the one who started it.
pub fn become_program(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        let line = show(command);
        Err(command.exec()).with_context(|| format!("`{line}` could not be started"))
    }
    #[cfg(not(unix))]
    run(command)
}

/// What the program prints, or nothing if it is not there or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command as a person would type it, the program without its folder.
fn show(command: &Command) -> String {
    let name = std::path::Path::new(command.get_program());
    std::iter::once(name.file_stem().unwrap_or(name.as_os_str()))
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
