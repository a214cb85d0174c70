//! What a first visit downloads: every file of the site, compressed as a host sends it.

use std::fs;
use std::path::{Path, PathBuf};

/// Not part of a first visit to the page: what hosts read, pages and scripts for those who embed
/// it, and pieces of the program that are loaded when they are first asked for.
const APART: [&str; 6] = ["_headers", "api", "demo", "embed.css", "embed.js", "later"];

/// A file of the site.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// Where it lies in the site.
    pub name: PathBuf,
    /// Its size as it is.
    pub bytes: usize,
    /// What travels.
    pub compressed: Vec<u8>,
    /// Whether a visit to the page loads it.
    pub counts: bool,
}

/// Every file of the site.
pub fn weigh(site: &Path) -> Vec<Weighed> {
    let weigh = |file: PathBuf| {
        let name = file.strip_prefix(site).unwrap().to_owned();
        let bytes = fs::read(&file).unwrap();
        let counts = !APART.iter().any(|other| name.starts_with(other));
        Weighed { name, bytes: bytes.len(), compressed: brotli(&bytes), counts }
    };
    files(site).into_iter().map(weigh).collect()
}

/// What all that a visit loads takes, in bytes.
pub fn first_visit(files: &[Weighed]) -> usize {
    files.iter().filter(|file| file.counts).map(|file| file.compressed.len()).sum()
}

/// All files below a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    list(folder, &mut found);
    found.sort();
    found
}

fn list(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Compressed at the strongest level, at which hosts keep static files.
fn brotli(mut bytes: &[u8]) -> Vec<u8> {
    let mut compressed = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut compressed, &settings).unwrap();
    compressed
}
