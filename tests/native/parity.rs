//! The same to the last bit here as in Chrome, where the browser suite asserts
//! the same numbers.

#[test]
fn exact_laws_are_the_pinned_ones() {
    let differences = tests::parity::differences();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
