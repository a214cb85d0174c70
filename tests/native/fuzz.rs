//! The decoders of links and documents, on the seeds of the fuzzer and on many
//! mutations of them: always the same ones.

use std::path::Path;

use duelscope_core::sheet::Document;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use tests::fuzz;

/// How many mutations of each kind.
const MUTATIONS: usize = 20_000;

/// What decoders stumble over.
const STUMBLES: [&[u8]; 24] = [
    b"&",
    b"=",
    b"#",
    b"%",
    b"%2C",
    b"%00",
    b"%ff",
    b"~",
    b"-",
    b",",
    b"\0",
    b"\xff",
    b"\xe2\x80\xae",
    b"\xd9\xa1",
    b"1e999",
    b"9223372036854775808",
    b"-1",
    b"v=2",
    b"l-",
    b"r-hp=",
    b"\"",
    b"\\u202e",
    b"{}",
    b"null",
];

#[test]
fn no_link_breaks_its_decoder() {
    on_many("link", fuzz::link);
}

#[test]
fn no_document_breaks_its_decoder() {
    on_many("document", fuzz::document);
    let opened = |bytes: &Vec<u8>| Document::from_json(&String::from_utf8_lossy(bytes)).is_ok();
    let opened = inputs("document").iter().filter(|input| opened(input)).count();
    assert!(opened > MUTATIONS / 20, "only {opened} documents opened");
}

fn on_many(kind: &str, body: fn(&[u8])) {
    inputs(kind).iter().for_each(|input| body(input));
}

/// The seeds and their mutations.
fn inputs(kind: &str) -> Vec<Vec<u8>> {
    let seeds = seeds(kind);
    let mut dice = ChaCha8Rng::seed_from_u64(0);
    let mut inputs = seeds.clone();
    for _ in 0..MUTATIONS {
        let mut input = seeds[dice.random_range(0..seeds.len())].clone();
        for _ in 0..dice.random_range(1..=4) {
            let other = &seeds[dice.random_range(0..seeds.len())];
            mutate(&mut input, other, &mut dice);
        }
        inputs.push(input);
    }
    inputs
}

/// One change, as fuzzers make them.
fn mutate(input: &mut Vec<u8>, other: &[u8], dice: &mut impl Rng) {
    let at = dice.random_range(0..=input.len());
    let end = dice.random_range(at..=input.len().min(at + 12));
    match dice.random_range(0..6) {
        0 => drop(input.drain(at..end)),
        1 => drop(input.splice(at..end, STUMBLES[dice.random_range(0..STUMBLES.len())].to_vec())),
        2 => input.insert(at, dice.random_range(0x20..0x7f)),
        3 => {
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << dice.random_range(0..8);
            }
        }
        4 => {
            let piece = input[at..end].to_vec();
            drop(input.splice(at..at, piece));
        }
        // The end of another.
        _ => {
            input.truncate(at);
            input.extend_from_slice(&other[at.min(other.len())..]);
        }
    }
}

fn seeds(kind: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(kind);
    let files = std::fs::read_dir(&folder).expect("the seeds are part of the repository");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 8, "{} seeds in {}", files.len(), folder.display());
    files.iter().map(|file| std::fs::read(file).expect("readable")).collect()
}
