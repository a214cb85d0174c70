//! A DokuWiki for the tests: PHP and the libraries from the system's packages, the wiki
//! itself unpacked beside the other tools. As a package it would ask for a web server.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{apt, folder};
use crate::process;

const NAME: &str = "dokuwiki";

/// What the wiki's package would bring, but for the server.
const LIBRARIES: [&str; 5] =
    ["php-cli", "php-xml", "php-geshi", "php-phpseclib", "libphp-simplepie"];

/// The folder in which the package's files lie; installed first where they are missing.
pub fn files() -> Result<PathBuf> {
    let Some((_, release)) = apt::system() else {
        bail!("there is a DokuWiki for the tests on Debian and Ubuntu only")
    };
    if !libraries() {
        apt::install("PHP for the tests", &LIBRARIES)?;
    }
    let folder = folder(NAME, &release)?;
    if !folder.is_dir() {
        println!("Unpacking {NAME}: once per machine, some seconds.");
        // What ends halfway is not taken for the whole.
        let half = folder.with_extension("half");
        let _ = fs::remove_dir_all(&half);
        apt::unpack(NAME, &half)?;
        fs::rename(&half, &folder).context("the unpacked DokuWiki could not be put in place")?;
    }
    if !folder.join("usr/share/dokuwiki/doku.php").is_file() {
        bail!("{} holds no DokuWiki", folder.display());
    }
    Ok(folder)
}

/// Whether PHP runs and finds what the wiki asks of the system.
fn libraries() -> bool {
    let found = "exit(extension_loaded('xml') \
        && is_file('/usr/share/php-geshi/geshi.php') \
        && is_file('/usr/share/php/phpseclib/bootstrap.php') ? 0 : 1);";
    process::output(Command::new("php").args(["-r", found])).is_some()
}
