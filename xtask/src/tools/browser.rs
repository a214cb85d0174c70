//! Chrome or Chromium with its driver, for the tests.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::apt::{self, System};
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
    let packages = match apt::system() {
        Some((System::Debian, _)) => ["chromium", "chromium-driver"],
        Some((System::Ubuntu, _)) => ["chromium-browser", "chromium-chromedriver"],
        None => bail!(
            "install Google Chrome or Chromium and the ChromeDriver of the same version, \
             and put chromedriver on PATH or its path into CHROMEDRIVER"
        ),
    };
    apt::install("the browser for the tests", &packages)
}
