//! Runs with real workers on a strict host, and what happens when those fail.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tests::e2e::{DEVICES, Device, Host, Page};
use tests::montecarlo::PINNED;

const RUN: &str = ".run .btn.primary";
const NOTE: &str = "document.querySelector('.run > .run-note').textContent";

/// A page whose workers are kept at `workers`.
fn open(device: Device) -> Page {
    let page = device.open_fields("");
    watch_workers(&page);
    page
}

fn watch_workers(page: &Page) {
    page.js("window.workers = [];
        window.Worker = class extends Worker {
            constructor(...args) {
                super(...args);
                workers.push(this);
            }
        };");
}

/// How many workers this machine gets.
const WORKERS: &str = "Math.min(Math.max(navigator.hardwareConcurrency - 1, 1), 8)";

/// Starts a run of so many trials.
fn run(page: &Page, trials: &str) {
    page.fill("#f-trials", trials);
    press(page);
}

/// Presses the button that starts and cancels, clear of what sticks to the
/// window's edges.
fn press(page: &Page) {
    page.js(&format!("document.querySelector('{RUN}').scrollIntoView({{ block: 'center' }})"));
    page.click(RUN);
}

/// Waits until the run has ended, and returns what it says.
fn end(page: &Page) -> String {
    page.wait_until(&format!("!document.querySelector('.run progress') && {NOTE}.length > 0"));
    note(page)
}

fn note(page: &Page) -> String {
    page.js(&format!("return {NOTE}")).as_str().unwrap_or_default().to_owned()
}

/// The first number in a note.
fn trials(note: &str) -> u64 {
    let from = note.find(|c: char| c.is_ascii_digit()).unwrap_or(note.len());
    let number = note[from..].split(|c: char| !c.is_ascii_digit() && c != ',').next();
    number.unwrap_or_default().replace(',', "").parse().unwrap_or_default()
}

#[test]
fn a_worker_of_the_site_counts_what_every_machine_counts() {
    let page = Page::open("", 800, 600, false);
    for pinned in PINNED {
        let seed = [pinned.seed >> 32, pinned.seed & 0xffff_ffff];
        let job = json!({ "job": {
            "run": 1, "first": 0, "trials": pinned.trials, "link": pinned.link,
            "what": "attack-by-left", "seed": seed,
        }});
        let reply = page.js(&format!(
            r#"return (async () => {{
                const {{ glue, wasm }} = document.getElementById("boot-script").dataset;
                const url = (name) => new URL(name, document.baseURI).href;
                const module = await WebAssembly.compileStreaming(fetch(url(wasm)));
                const worker = new Worker(url("worker.js"), {{ type: "module" }});
                const answer = () => new Promise((resolve, reject) => {{
                    worker.onmessage = ({{ data }}) => resolve(data);
                    worker.onerror = () => reject(new Error("it broke down"));
                }});
                worker.postMessage({{ protocol: 1, glue: url(glue), module }});
                const first = await answer();
                for (const nonsense of [null, 7, {{}}, {{ job: {{ run: -1 }} }}]) {{
                    worker.postMessage(nonsense);
                }}
                worker.postMessage({job});
                const {{ reply }} = await answer();
                worker.terminate();
                return {{ first, numbers: Array.from(reply.numbers) }};
            }})()"#
        ));
        assert_eq!(reply["first"], json!({ "ready": { "protocol": 1 } }));
        let numbers: Vec<f64> = serde_json::from_value(reply["numbers"].clone()).unwrap();
        pinned.check(&duelscope_core::Tally::from_numbers(&numbers).unwrap());
    }
}

#[test]
fn a_run_finishes_in_workers_without_a_complaint() {
    for device in DEVICES {
        let page = open(device);
        assert_eq!(page.js("return workers.length"), 0, "none before the first run");
        run(&page, "2000000");
        assert_eq!(trials(&end(&page)), 2_000_000);
        let started = page.js("return workers.length");
        assert_eq!(started, page.js(&format!("return {WORKERS}")));
        run(&page, "1");
        page.wait_until(&format!("{NOTE}.startsWith('1 ')"));
        assert_eq!(page.js("return workers.length"), started, "they stay warm");
        assert_eq!(page.console_problems(), Vec::<String>::new());
    }
}

#[test]
fn a_worker_killed_in_mid_run_is_missed_by_nobody() {
    let page = open(DEVICES[0]);
    run(&page, "60000000");
    page.wait_until(&format!("parseInt({NOTE}.replaceAll(',', '')) > 500000"));
    page.js("workers[0].terminate()");
    let said = end(&page);
    assert_eq!(trials(&said), 60_000_000);
    assert!(said.contains("lost: 1"), "{said}");
    page.screenshot("worker-lost");
}

#[test]
fn workers_that_never_start_leave_the_work_to_the_page() {
    let page = Page::open("", 1280, 900, false);
    page.js("window.Worker = class extends EventTarget { postMessage() {} terminate() {} }");
    run(&page, "60000000");
    page.wait_until(&format!("{NOTE}.includes('in the page')"));
    assert_eq!(trials(&end(&page)), 60_000_000);
}

#[test]
fn a_host_that_lacks_the_worker_script_leaves_the_work_to_the_page() {
    let host = Host { lacks: |name| name == "worker.js", ..Host::default() };
    let page = Page::open_on(host, "", 1280, 900, false);
    page.wait_until("!document.getElementById('boot')");
    run(&page, "3000000");
    assert_eq!(trials(&end(&page)), 3_000_000);
    page.find(".run .btn");
}

#[test]
fn inputs_changed_in_mid_run_make_its_trials_old() {
    for device in DEVICES {
        let page = open(device);
        run(&page, "1000000000000");
        page.wait_until(&format!("parseInt({NOTE}) > 0"));
        page.fill("#f-r-hp", "7");
        page.wait_until(&format!("{NOTE}.includes('older settings')"));
        press(&page);
        page.wait_until("!document.querySelector('.run progress')");
        assert!(note(&page).contains("older settings"));
        run(&page, "50000");
        page.wait_until(&format!("{NOTE}.startsWith('50,000 ')"));
        assert!(!note(&page).contains("older"));
    }
}

#[test]
fn a_trillion_trials_begin_and_end_when_told() {
    for device in DEVICES {
        let page = open(device);
        run(&page, "1000000000000");
        page.wait_until(&format!("parseInt({NOTE}.replaceAll(',', '')) > 1000000"));
        page.screenshot(&format!("a-trillion-{}", device.width));
        let start = Instant::now();
        press(&page);
        let said = end(&page);
        assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
        assert!(said.contains("cancelled") && trials(&said) > 1_000_000, "{said}");
    }
}

#[test]
fn fifty_starts_in_a_second_leave_the_page_alive() {
    let page = open(DEVICES[0]);
    page.fill("#f-trials", "1000000000000");
    page.js(&format!(
        "return new Promise((done) => {{
            let clicks = 0;
            const timer = setInterval(() => {{
                document.querySelector('{RUN}').click();
                if (++clicks === 99) {{ clearInterval(timer); done(); }}
            }}, 10);
        }})"
    ));
    // Whether the last click started or cancelled depends on what the page had
    // painted by then.
    page.settle();
    if page.count(".run progress") > 0 {
        press(&page);
    }
    let said = end(&page);
    assert!(said.contains("cancelled"), "{said}");
    run(&page, "20000");
    page.wait_until(&format!("{NOTE}.startsWith('20,000 ')"));
    let started = page.js(&format!("return workers.length - {WORKERS}")).as_u64();
    assert!(started <= Some(8), "{started:?} more workers than there are places");
}

#[test]
fn a_run_goes_on_in_a_hidden_tab() {
    let page = open(DEVICES[0]);
    run(&page, "1000000000000");
    page.wait_until(&format!("parseInt({NOTE}) > 0"));
    page.js("window.other = window.open('about:blank')");
    page.wait_until("document.hidden");
    let before = trials(&note(&page));
    thread::sleep(Duration::from_millis(2_500));
    let after = trials(&note(&page));
    assert!(after > before + 1_000_000, "{before} to {after}");
    page.js(&format!("document.querySelector('{RUN}').click()"));
    let said = end(&page);
    assert!(said.contains("cancelled"), "{said}");
}
