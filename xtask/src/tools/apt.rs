//! Packages of Debian and Ubuntu, for what the tests need and cargo does not bring.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    Debian,
    Ubuntu,
}

/// This system, if it has these packages, and the name of its release.
pub fn system() -> Option<(System, String)> {
    let release = fs::read_to_string("/etc/os-release").ok()?;
    let value = |key: &str| {
        let line = release.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='))?;
        Some(line.trim_matches('"').to_owned())
    };
    let system = match value("ID")?.as_str() {
        "debian" => System::Debian,
        "ubuntu" => System::Ubuntu,
        _ => return None,
    };
    Some((system, value("VERSION_CODENAME")?))
}

/// Installs packages, where this person may; `what` they are.
pub fn install(what: &str, packages: &[&str]) -> Result<()> {
    if !is_root() {
        bail!("install {what} with: sudo apt-get install {}", packages.join(" "));
    }
    println!("Installing {}: once per machine, a minute.", packages.join(", "));
    // One unreachable source fails the whole update; the old list may still do.
    let _ = process::run(apt().arg("update"));
    process::run(apt().args(["install", "-y", "--no-install-recommends"]).args(packages))
}

/// Lays the files of a package into a folder, and leaves the system as it is.
pub fn unpack(package: &str, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    process::run(apt().arg("download").arg(package).current_dir(folder))?;
    for file in fs::read_dir(folder)? {
        let file = file?.path();
        if file.extension().is_some_and(|ending| ending == "deb") {
            process::run(process::program("dpkg-deb").arg("-x").arg(&file).arg(folder))?;
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

fn apt() -> Command {
    let mut command = process::program("apt-get");
    // Another installation may be going on: wait for it. A folder of one person is
    // closed to the user that downloads otherwise run as.
    command.args(["-q", "-o", "DPkg::Lock::Timeout=600", "-o", "APT::Sandbox::User=root"]);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> bool {
    process::output(Command::new("id").arg("-u")).is_some_and(|user| user == "0")
}
