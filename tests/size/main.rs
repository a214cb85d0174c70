//! The first visit fits its budget: every file of the site, compressed as a host sends it.

use std::fs;
use std::path::{Path, PathBuf};

const BUDGET: usize = 250_000;

/// Not part of a visit to the page: pages and scripts for those who embed it.
const FOR_OTHERS: [&str; 2] = ["demo", "embed.js"];

#[test]
fn the_first_visit_fits_its_budget() {
    let site = tests::e2e::site();
    let mut files = Vec::new();
    list(&site, &mut files);
    files.sort();

    let mut total = 0;
    println!("{:>9} {:>9}  file", "bytes", "brotli");
    for file in files {
        let name = file.strip_prefix(&site).unwrap();
        let bytes = fs::read(&file).unwrap();
        let compressed = brotli_size(&bytes);
        let counts = !FOR_OTHERS.iter().any(|other| name.starts_with(other));
        if counts {
            total += compressed;
        }
        let remark = if counts { "" } else { "  (not counted)" };
        println!("{:>9} {:>9}  {}{remark}", bytes.len(), compressed, name.display());
    }
    println!("first visit: {total} of {BUDGET} bytes");
    assert!(total < BUDGET, "the first visit takes {total} bytes, {} too many", total - BUDGET);
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The size at the strongest level, at which hosts keep static files.
fn brotli_size(mut bytes: &[u8]) -> usize {
    let mut compressed = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut compressed, &settings).unwrap();
    compressed.len()
}
