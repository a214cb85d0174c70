//! What a first visit downloads.
//!
//! The budget is 250 KB, and the page keeps it with little to spare: what a visitor
//! does not see at first belongs into a piece.

use tests::e2e::{site, size};

const BUDGET: usize = 250_000;

#[test]
fn the_first_visit_stays_within_its_budget() {
    let files = size::weigh(&site());
    println!("{:>9} {:>9}  file", "bytes", "brotli");
    for file in &files {
        let remark = if file.counts { "" } else { "  (not counted)" };
        let compressed = file.compressed.len();
        println!("{:>9} {compressed:>9}  {}{remark}", file.bytes, file.name.display());
    }
    let total = size::first_visit(&files);
    println!("first visit: {total} bytes of {BUDGET}");
    assert!(total < BUDGET, "the first visit takes {total} bytes, {} too many", total - BUDGET);
}
