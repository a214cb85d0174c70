//! Monte Carlo in workers: real ones, with the test's own program inside.

use duelscope_web::montecarlo::State;
use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::DedicatedWorkerGlobalScope;

use crate::montecarlo::{Override, Watched, request, straight};

/// What the site's `main` does in a worker; a test binary has another one.
#[wasm_bindgen]
pub fn serve_in_this_worker() {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    duelscope_web::montecarlo::serve(&scope);
}

/// Workers that load the test's program, kept at `window.started`. The first
/// `doomed` of them get a script that runs before anything else.
pub fn real_workers(doomed: u32, fate: &str) -> Override {
    let class = format!(
        r#"
        const start = `
            addEventListener("message", async ({{ data }}) => {{
                const glue = await import(data.glue);
                await glue.default({{ module_or_path: data.module }});
                glue.serve_in_this_worker();
            }}, {{ once: true }});`;
        const url = (text) =>
            URL.createObjectURL(new Blob([text], {{ type: "text/javascript" }}));
        const healthy = url(start), doomed = url(`{fate};` + start);
        window.started = [];
        return class extends Worker {{
            constructor(_, options) {{
                super(window.started.length < {doomed} ? doomed : healthy, options);
                window.started.push(this);
            }}
        }}"#
    );
    Override::worker(&Function::new_no_args(&class).call0(&JsValue::NULL).unwrap())
}

pub fn script(text: &str) -> f64 {
    let result = Function::new_no_args(text).call0(&JsValue::NULL).unwrap();
    result.as_f64().unwrap_or_default()
}

#[wasm_bindgen_test]
async fn any_number_of_workers_counts_the_same() {
    let _override = real_workers(0, "");
    let expected = straight(3_000_001);
    for workers in [1, 2, 5] {
        let watched = Watched::new(workers);
        assert_eq!(script("return started.length"), 0.0, "none before the first run");
        watched.runner.start(request(3_000_001));
        let end = watched.end().await;
        assert_eq!((&end.state, end.lost_workers), (&State::Finished, 0));
        assert_eq!(*end.tally, expected);
        assert_eq!(script("return started.length"), workers as f64);
        watched.runner.start(request(2_000));
        let next = watched.until(|update| update.wanted == 2_000 && update.done == 2_000).await;
        assert_eq!(*next.tally, straight(2_000));
        assert_eq!(script("const n = started.length; started = []; return n"), workers as f64);
    }
}

#[wasm_bindgen_test]
async fn a_worker_killed_in_mid_run_is_replaced_and_missed_by_no_count() {
    let _override = real_workers(0, "");
    let watched = Watched::new(2);
    watched.runner.start(request(10_000_000));
    watched.until(|update| update.done > 500_000 && update.workers == 2).await;
    script("started[0].terminate()");
    let end = watched.end().await;
    assert_eq!((&end.state, end.lost_workers), (&State::Finished, 1));
    assert_eq!(script("return started.length"), 3.0);
    assert_eq!(*end.tally, straight(10_000_000));
}

#[wasm_bindgen_test]
async fn a_worker_that_breaks_down_is_replaced() {
    // Instead of its third message, as where memory is exhausted.
    let _override = real_workers(
        1,
        "let said = 0; const post = self.postMessage.bind(self);
        self.postMessage = (m) => { said++ < 2 ? post(m) : setTimeout(() => { throw 1 }) }",
    );
    let watched = Watched::new(1);
    watched.runner.start(request(2_000_000));
    let end = watched.end().await;
    assert_eq!((&end.state, end.lost_workers), (&State::Finished, 1));
    assert_eq!(*end.tally, straight(2_000_000));
}

#[wasm_bindgen_test]
async fn a_run_in_workers_is_cancelled_and_replaced() {
    let _override = real_workers(0, "");
    let watched = Watched::new(2);
    watched.runner.start(request(1_000_000_000_000));
    watched.until(|update| update.done > 100_000).await;
    watched.runner.cancel();
    let end = watched.end().await;
    assert_eq!(end.state, State::Cancelled);
    assert_eq!(*end.tally, straight(end.done));

    watched.runner.start(request(1_000_000_000_000));
    watched.until(|update| update.run == end.run + 1 && update.done > 0).await;
    let last = watched.runner.start(request(400_000));
    let end = watched.until(|update| update.run == last && update.done == 400_000).await;
    assert_eq!(*end.tally, straight(400_000));
}

#[wasm_bindgen_test]
async fn a_runner_that_is_dropped_in_mid_run_takes_its_workers_along() {
    let _override = real_workers(0, "");
    let watched = Watched::new(2);
    watched.runner.start(request(1_000_000_000_000));
    watched.until(|update| update.done > 0).await;
    script(
        "window.heard = 0; for (const w of started) w.addEventListener('message', () => heard++)",
    );
    let Watched { runner, updates } = watched;
    drop(runner);
    let published = updates.borrow().len();
    crate::montecarlo::sleep(300).await;
    assert!(script("return heard") <= 4.0, "what was on its way at most");
    assert_eq!(updates.borrow().len(), published);
}
