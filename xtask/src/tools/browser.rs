//! Chrome or Chromium with its driver, for the tests.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;

/// Where ChromeDriver is; installed first where that is possible.
pub fn driver() -> Result<PathBuf> {
    if let Some(driver) = find() {
        return Ok(driver);
    }
    install()?;
    find().context("ChromeDriver is still missing after its installation")
}

fn find() -> Option<PathBuf> {
    let named = env::var_os("CHROMEDRIVER").map(PathBuf::from);
    let file = if cfg!(windows) { "chromedriver.exe" } else { "chromedriver" };
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|folder| folder.join(file));
    named.into_iter().chain(on_path).find(|driver| answers(driver))
}

fn answers(driver: &Path) -> bool {
    driver.is_file() && process::output(Command::new(driver).arg("--version")).is_some()
}

fn install() -> Result<()> {
    let Some(packages) = packages() else {
        bail!(
            "install Google Chrome or Chromium and the ChromeDriver of the same version, \
             and put chromedriver on PATH or its path into CHROMEDRIVER"
        );
    };
    if !is_root() {
        bail!(
            "install the browser for the tests with: sudo apt-get install {}",
            packages.join(" ")
        );
    }
    println!("Installing {}: once per machine, a minute.", packages.join(" and "));
    // Another installation may be going on: wait for it.
    let apt = |args: &[&str]| {
        let mut command = process::program("apt-get");
        command.args(["-q", "-o", "DPkg::Lock::Timeout=600"]).args(args);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        process::run(&mut command)
    };
    // One unreachable source fails the whole update; the old list may still do.
    let _ = apt(&["update"]);
    apt(&[&["install", "-y", "--no-install-recommends"], packages.as_slice()].concat())
        .context("the browser for the tests could not be installed")
}

/// What the packages are called on this system, if it is Debian or Ubuntu.
fn packages() -> Option<[&'static str; 2]> {
    let release = fs::read_to_string("/etc/os-release").ok()?;
    let is = |name: &str| release.lines().any(|line| line == format!("ID={name}"));
    if is("debian") {
        Some(["chromium", "chromium-driver"])
    } else if is("ubuntu") {
        Some(["chromium-browser", "chromium-chromedriver"])
    } else {
        None
    }
}

fn is_root() -> bool {
    process::output(Command::new("id").arg("-u")).is_some_and(|user| user == "0")
}
