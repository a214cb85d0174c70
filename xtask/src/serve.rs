//! `cargo xtask serve`: the page on this machine, rebuilt and reloaded on change.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::{build, process, tools, workspace};

const FIRST_PORT: u16 = 8080;

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let mut open = !workspace::ci();
    let mut port = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("no-open") => open = false,
            Long("port") => port = Some(args.value()?.parse::<u16>()?),
            other => return Err(other.unexpected().into()),
        }
    }

    tools::for_the_page()?;
    build::fetch()?;
    let port = match port {
        Some(port) if free(port) => port,
        Some(port) => bail!("port {port} is in use; choose another with --port"),
        None => first_free()?,
    };

    println!(
        "Serving on http://127.0.0.1:{port}/ as soon as the first build is done; Ctrl+C ends it."
    );
    let mut trunk = build::trunk("serve")?;
    // Not dist/: a build or a test beside it must not pull the site from under the server.
    trunk.args(["--dist", "target/serve"]);
    trunk.args(["--address", "127.0.0.1", "--port", &port.to_string()]);
    if open {
        trunk.arg("--open");
    }
    process::become_program(&mut trunk)
}

fn free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

fn first_free() -> Result<u16> {
    match (FIRST_PORT..FIRST_PORT + 100).find(|&port| free(port)) {
        Some(port) => Ok(port),
        None => bail!("no port from {FIRST_PORT} on is free; choose one with --port"),
    }
}

#[cfg(test)]
mod tests {
    use crate::workspace;

    #[test]
    fn every_crate_of_the_page_is_watched() {
        let config = include_str!("../../Trunk.toml");
        for entry in std::fs::read_dir(workspace::root()).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            // The command line and the module for programs are no part of the page.
            let apart = ["crate-api", "crate-cli"].contains(&name.as_str());
            if name.starts_with("crate-") && !apart {
                assert!(config.contains(&format!("\"{name}/src\"")), "{name} is not watched");
            }
        }
    }
}
