//! Every worked example of the repository.

use std::path::PathBuf;

fn run(files: &[PathBuf]) -> (tests::vectors::Totals, String) {
    let mut report = Vec::new();
    let totals = tests::vectors::run(files, &mut report).expect("a Vec takes any report");
    (totals, String::from_utf8(report).expect("the report is text"))
}

/// Runs one vector given as text.
fn run_one(vector: &str) -> (tests::vectors::Totals, String) {
    static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let n = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let file = std::env::temp_dir().join(format!("vector-{}-{n}.json", std::process::id()));
    std::fs::write(&file, format!("{{\"vectors\": [{vector}]}}")).expect("temporary file");
    let result = run(std::slice::from_ref(&file));
    std::fs::remove_file(&file).expect("temporary file");
    result
}

#[test]
fn every_vector_passes() {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors");
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir)
        .expect("the vectors are there")
        .map(|entry| entry.expect("readable").path())
        .collect();
    files.sort();
    let (totals, report) = run(&files);
    assert_eq!(totals.failed, 0, "{report}");
    assert!(totals.passed >= 500, "{report}");
    assert!(report.ends_with(&format!("{totals}\n")), "{report}");
}

#[test]
fn what_is_not_known_is_named_and_fails() {
    for (vector, name) in [
        (r#"{"id": "x", "kind": "remixed.hat", "inputs": {}, "expected": {}}"#, "remixed.hat"),
        (r#"{"id": "x", "kind": "hat", "inputs": {}, "expected": {}}"#, "`hat`"),
        (
            r#"{"id": "x", "kind": "remixed.hit", "expected": {"hit": "1/2"},
                "inputs": {"attack_skill": 1, "defense_skill": 1, "luck": 7}}"#,
            "luck",
        ),
        (
            r#"{"id": "x", "kind": "remixed.hit", "expected": {"hot": "1/2"},
                "inputs": {"attack_skill": 1, "defense_skill": 1}}"#,
            "hot",
        ),
        (
            r#"{"id": "x", "kind": "remixed.hit", "expected": {"hit": "1/3"},
                "inputs": {"attack_skill": 1, "defense_skill": 1}}"#,
            "hit: wanted \"1/3\", got 0.5",
        ),
    ] {
        let (totals, report) = run_one(vector);
        assert_eq!((totals.passed, totals.failed, totals.skipped), (0, 1, 0), "{report}");
        assert!(report.contains("FAILED x") && report.contains(name), "{report}");
    }
}

#[test]
fn a_file_that_cannot_be_read_fails() {
    let (totals, report) = run(&[PathBuf::from("no-such-file.json")]);
    assert_eq!(totals.failed, 1, "{report}");
}
