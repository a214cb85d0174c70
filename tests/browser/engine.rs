//! The engine in wasm: the worked examples, and the exact laws to the last bit.

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn every_vector_passes_here_too() {
    let files = [
        ("remixed.json", include_str!("../vectors/remixed.json")),
        ("sanctum.json", include_str!("../vectors/sanctum.json")),
    ];
    let mut report = Vec::new();
    let totals = tests::vectors::run_texts(&files, &mut report).unwrap();
    let report = String::from_utf8(report).unwrap();
    assert_eq!((totals.failed, totals.skipped), (0, 0), "{report}");
    assert!(totals.passed >= 500, "{report}");
}

#[wasm_bindgen_test]
fn exact_laws_are_those_of_other_machines() {
    let differences = tests::parity::differences();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
