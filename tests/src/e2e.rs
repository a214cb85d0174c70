//! The built site in a real browser: a strict host, Chrome, and the page as a journey
//! sees it.

mod browser;
mod device;
mod headers;
mod http;
mod page;
mod server;
pub mod size;
mod wiki;

use std::env;
use std::fs;
use std::path::PathBuf;

pub use device::{DEVICES, Device};
pub use headers::Headers;
pub use page::{Element, Page, keys};
pub use server::{Host, Server};
pub use wiki::Wiki;

/// The script that looks over a page's accessibility.
fn axe() -> String {
    let file = env::var_os("DUELSCOPE_AXE");
    let file = file.expect("DUELSCOPE_AXE names no axe-core; run `cargo xtask test --only e2e`");
    fs::read_to_string(file).expect("axe-core can be read")
}

/// The folder of the built site.
pub fn site() -> PathBuf {
    let folder = env::var_os("DUELSCOPE_SITE").map(PathBuf::from);
    let folder =
        folder.expect("DUELSCOPE_SITE names no built site; run `cargo xtask test --only e2e`");
    assert!(folder.join("index.html").is_file(), "{} holds no site", folder.display());
    folder
}
