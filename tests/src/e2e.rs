//! The built site in a real browser: a strict host, Chrome, and the page as a journey
//! sees it.

mod browser;
mod headers;
mod http;
mod page;
mod server;
pub mod size;

use std::env;
use std::path::PathBuf;

pub use headers::Headers;
pub use page::{Element, Page, keys};
pub use server::Host;

/// The folder of the built site.
pub fn site() -> PathBuf {
    let folder = env::var_os("DUELSCOPE_SITE").map(PathBuf::from);
    let folder =
        folder.expect("DUELSCOPE_SITE names no built site; run `cargo xtask test --only e2e`");
    assert!(folder.join("index.html").is_file(), "{} holds no site", folder.display());
    folder
}
