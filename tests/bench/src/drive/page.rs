//! How the page keeps up: with who types, with a run of a hundred million, with its
//! memory.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tests::e2e::{Page, size};
use workload::fights::{Fight, GOLEM, HEAVIEST, RAT};

use crate::lab::{Lab, number};
use crate::report::{Report, median};

/// The button that starts a run and ends it.
const BUTTON: &str = ".run .btn.primary";
/// What is there as long as a run is under way.
const RUNNING: &str = ".run progress";
/// A run that takes longer than this hangs.
const LONGEST_RUN: Duration = Duration::from_secs(120);

/// What a first visit downloads. The compressed files are laid beside those of the
/// site that is measured, so that they travel as from a real host.
pub fn first_visit(dist: &Path, site: &Path, report: &mut Report) {
    println!("page: first visit");
    let files = size::weigh(dist);
    for file in &files {
        let mut beside = site.join(&file.name).into_os_string();
        beside.push(".br");
        fs::write(beside, &file.compressed).expect("the site's copy can be written to");
    }
    report.put("first_visit_brotli_kb", size::first_visit(&files) as f64 / 1000.0);
}

/// Everything that is measured in the page itself.
pub fn measure(lab: &Lab, report: &mut Report) {
    println!("page: input to paint");
    for (fight, name, times) in [(RAT, "", 80), (GOLEM, "golem_", 40), (HEAVIEST, "heaviest_", 20)]
    {
        lab.visit(fight.name, fight.link);
        let [paint, work] = input_to_paint(lab, times);
        report.put(&format!("input_to_paint_{name}ms"), paint);
        report.put(&format!("input_work_{name}ms"), work);
    }
    println!("page: a run of 100 million");
    long_run(lab, report);
    println!("page: cancel");
    report.put("cancel_ms", cancel(lab));
    println!("page: memory");
    memory(report);
}

/// Medians of the time from a typed digit to the painted answer, and to the answer in
/// the document.
fn input_to_paint(lab: &Lab, times: u32) -> [f64; 2] {
    let page = &lab.page;
    page.js("for (const part of document.querySelectorAll('details')) part.open = true");
    let (mut paints, mut works) = (Vec::new(), Vec::new());
    for i in 0..times {
        page.js("const field = document.getElementById('f-r-def'); field.focus(); field.select()");
        lab.call("watch", &json!("#answer"));
        // Not in step with the frames.
        thread::sleep(Duration::from_millis(20 + u64::from(i * 7 % 17)));
        let digit = (4 + i % 5).to_string();
        page.chrome(
            "Input.dispatchKeyEvent",
            json!({ "type": "keyDown", "text": digit, "key": digit }),
        );
        page.chrome("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": digit }));
        let took = lab.call("input", &Value::Null);
        // What was compiled at first sight is not counted.
        if i >= times / 4 {
            paints.push(number(&took[0]));
            works.push(number(&took[1]));
        }
    }
    [median(&paints), median(&works)]
}

fn long_run(lab: &Lab, report: &mut Report) {
    const TRIALS: f64 = 100e6;
    lab.visit("run", &format!("{}&trials={TRIALS}", RAT.link));
    // The first run starts the workers, which is not what is looked at.
    lab.page.click(BUTTON);
    lab.page.wait_until(&format!("document.querySelector('{RUNNING}')?.value > 0"));
    lab.page.click(BUTTON);
    lab.page.wait_until(&format!("!document.querySelector('{RUNNING}')"));

    lab.call("observe", &Value::Null);
    lab.page.click(BUTTON);
    wait_for_end(&lab.page);
    let seen = lab.call("observed", &Value::Null);
    let (longest, gap) = (number(&seen["longest"]), number(&seen["gap"]));
    report.put("frames_per_s_during_run", number(&seen["frames"]));
    report.put("run_100m_s", number(&seen["seconds"]));
    // The browser reports tasks of 50 ms and more. Without a report the timers' delay
    // is a bound, and 50 ms is another.
    report.put("longest_page_task_ms", if longest > 0.0 { longest } else { gap.min(50.0) });
    report.put("longest_page_delay_ms", gap);
}

fn wait_for_end(page: &Page) {
    let start = Instant::now();
    let running = format!("return Boolean(document.querySelector('{RUNNING}'))");
    // Asked seldom, since asking is work for the page.
    thread::sleep(Duration::from_millis(500));
    while page.js(&running) == json!(true) {
        assert!(start.elapsed() < LONGEST_RUN, "the run does not end");
        thread::sleep(Duration::from_millis(500));
    }
}

/// The median time from a click to the page that says the run is cancelled.
fn cancel(lab: &Lab) -> f64 {
    lab.visit("cancel", &format!("{}&trials=1000000000000", RAT.link));
    let times: Vec<f64> = (0..11)
        .map(|_| {
            lab.page.click(BUTTON);
            lab.page.wait_until(&format!("document.querySelector('{RUNNING}')"));
            thread::sleep(Duration::from_millis(300));
            lab.call("watchEnd", &json!(RUNNING));
            lab.page.click(BUTTON);
            number(&lab.call("end", &Value::Null))
        })
        .collect();
    median(&times)
}

/// Memory of the page's program and its workers' together, where it is most.
fn memory(report: &mut Report) {
    let lab = Lab::open();
    let source = include_str!("../../web/telling-workers.js");
    lab.page.chrome("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    let mut most = [0.0_f64; 2];
    for Fight { name, link } in [RAT, GOLEM, HEAVIEST] {
        lab.visit(name, &format!("{link}&trials=3000000"));
        for tab in 0..lab.page.count("[id^=dists-tab-]") {
            lab.page.js(&format!("document.getElementById('dists-tab-{tab}').click()"));
            let runs = lab.page.count(BUTTON) > 0;
            if runs {
                lab.page.click(BUTTON);
                lab.page.wait_until("document.querySelector('.run > .run-note')?.textContent");
                wait_for_end(&lab.page);
            }
            let seen = lab.call("memory", &Value::Null);
            let page = number(&seen["page"]);
            let workers: f64 = seen["workers"].as_array().into_iter().flatten().map(number).sum();
            assert!(workers > 0.0 || !runs, "no worker told its memory");
            most = [most[0].max(page), most[1].max(page + workers)];
        }
    }
    report.put("wasm_memory_page_mb", most[0] / 1e6);
    report.put("wasm_memory_mb", most[1] / 1e6);
}
