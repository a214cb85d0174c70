//! `cargo xtask soak`: runs by the thousand in one page. None may hang, and once the
//! page is warm nothing may grow: neither the memory of the programs in page and
//! workers, nor JavaScript's, nor the document.

use std::env;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tests::e2e::Page;

const RUNS: u32 = 10_000;
/// How often memory is looked at.
const LOOKS: u32 = 40;

fn main() {
    let runs = env::args().nth(1).map_or(RUNS, |runs| runs.parse().expect("a number of runs"));
    let start = Instant::now();
    // Far more than they take: what needs longer hangs.
    let most = Duration::from_secs(120) + runs * Duration::from_millis(500);
    let page = open();
    let part = runs.div_ceil(LOOKS).max(1);
    let mut looks = Vec::new();
    println!(
        "{:>7} {:>6}  {}",
        "runs",
        "s",
        KINDS.map(|kind| format!("{:>18}", kind.name)).concat()
    );
    let mut done = 0;
    while done < runs {
        let next = runs.min(done + part);
        page.js(&format!("soak.runs({done}, {next})"));
        wait(&page, next, start + most);
        done = next;
        let look = look(&page);
        let shown = look.map(|number| format!("{number:>18}")).concat();
        println!("{done:>7} {:>6}  {shown}", start.elapsed().as_secs());
        looks.push(look);
    }
    assert_eq!(page.console_problems(), Vec::<String>::new(), "the console has complaints");
    let grown: Vec<String> =
        KINDS.iter().enumerate().filter_map(|(i, kind)| kind.grown(&looks, i)).collect();
    if !grown.is_empty() {
        eprintln!("error: it grows: {}", grown.join("; "));
        std::process::exit(1);
    }
    println!("{runs} runs: none hung, nothing grew.");
}

/// A page whose workers tell how much memory they have.
fn open() -> Page {
    let page = Page::open("", 1280, 900, false);
    let source = include_str!("../web/telling-workers.js");
    page.chrome("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    page.go("?soak#v=1&trials=20000");
    page.wait_until("!document.getElementById('boot')");
    page.js("return Promise.all(['lab.js', 'soak.js'].map((name) =>
            import(new URL(`bench/${name}`, document.baseURI).href)))
            .then(([lab, soak]) => { window.lab = lab; window.soak = soak; })");
    page
}

fn wait(page: &Page, runs: u32, end: Instant) {
    loop {
        let progress = page.js("return soak.progress");
        assert_eq!(progress["error"], Value::Null, "a run failed");
        if progress["done"] == json!(runs) {
            return;
        }
        assert!(Instant::now() < end, "it takes far too long: {progress}");
        thread::sleep(Duration::from_millis(200));
    }
}

/// What must not grow, and what is no growth yet.
struct Kind {
    name: &'static str,
    share: f64,
    slack: u64,
}

#[rustfmt::skip]
const KINDS: [Kind; 5] = [
    // WebAssembly's memory comes in pages of 64 KiB and is never given back.
    Kind { name: "wasm, page (B)", share: 0.0, slack: 1 << 16 },
    Kind { name: "wasm, workers (B)", share: 0.0, slack: 1 << 16 },
    Kind { name: "JavaScript (B)", share: 0.05, slack: 500_000 },
    Kind { name: "DOM nodes", share: 0.05, slack: 100 },
    Kind { name: "listeners", share: 0.05, slack: 50 },
];

type Look = [u64; KINDS.len()];

fn look(page: &Page) -> Look {
    let memory = page.js("return lab.memory()");
    page.chrome("HeapProfiler.collectGarbage", json!({}));
    let heap = page.chrome("Runtime.getHeapUsage", json!({}));
    let counters = page.chrome("Memory.getDOMCounters", json!({}));
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN) as u64;
    [
        number(&memory["page"]),
        memory["workers"].as_array().into_iter().flatten().map(number).sum(),
        number(&heap["usedSize"]),
        number(&counters["nodes"]),
        number(&counters["jsEventListeners"]),
    ]
}

impl Kind {
    /// Compares the last quarter with the second one: the first one warms up.
    fn grown(&self, looks: &[Look], i: usize) -> Option<String> {
        let quarter = looks.len() / 4;
        let middle = |looks: &[Look]| {
            let mut numbers: Vec<u64> = looks.iter().map(|look| look[i]).collect();
            numbers.sort_unstable();
            numbers.get(numbers.len() / 2).copied()
        };
        let before = middle(looks.get(quarter..2 * quarter)?)?;
        let after = middle(looks.get(3 * quarter..)?)?;
        let most = before + (before as f64 * self.share) as u64 + self.slack;
        (after > most).then(|| format!("{} from {before} to {after}", self.name))
    }
}
