//! The browser's half: the site's page with the benchmark's script in it.

use serde_json::{Value, json};
use tests::e2e::{Host, Page};
use workload::fights::Fight;

use crate::speed::Slices;

/// An isolated page has a clock of 5 µs instead of 100, which short slices need.
const ISOLATED: &str = "Cross-Origin-Opener-Policy: same-origin\r\n\
                        Cross-Origin-Embedder-Policy: require-corp\r\n";

#[derive(Debug)]
pub struct Lab {
    pub page: Page,
}

impl Lab {
    pub fn open() -> Lab {
        let host = Host { headers: ISOLATED, ..Host::default() };
        let lab = Lab { page: Page::open_on(host, "#v=1", 1280, 900, false) };
        lab.page.wait_until("!document.getElementById('boot')");
        lab.enter();
        lab
    }

    /// Opens a link anew, the script included.
    pub fn visit(&self, visit: &str, link: &str) {
        self.page.go(&format!("?{visit}#{link}"));
        self.page.wait_until("!document.getElementById('boot')");
        self.enter();
    }

    fn enter(&self) {
        self.page.js("return import(new URL('bench/lab.js', document.baseURI).href)
                .then((lab) => { window.lab = lab })");
    }

    /// Calls a function of the script.
    pub fn call(&self, function: &str, argument: &Value) -> Value {
        self.page.js(&format!("return lab.{function}({argument})"))
    }

    /// Units per second in the benchmark's worker.
    pub fn measure(&self, who: &str, work: &str, fight: Fight, slices: Slices) -> f64 {
        let Fight { name, link } = fight;
        let Slices { ms, count } = slices;
        let order = json!({
            "verb": "measure", "who": who, "work": work, "name": name, "link": link,
            "slice": ms, "slices": count,
        });
        number(&self.call("ask", &order))
    }

    /// Lets the browser compile the work as well as it can.
    pub fn warm(&self, who: &str, work: &str, fight: Fight, ms: f64) {
        let Fight { name, link } = fight;
        let order = json!({
            "verb": "warm", "who": who, "work": work, "name": name, "link": link, "ms": ms,
        });
        self.call("ask", &order);
    }

    /// Trials per second in the site's own worker, as it says itself.
    pub fn site(&self, what: &str, fight: Fight, slices: Slices) -> f64 {
        self.sampled(1, false, what, fight, slices)
    }

    /// Attacks per second in so many of the site's workers, as the page sees them.
    pub fn workers(&self, workers: u32, fight: Fight, slices: Slices) -> f64 {
        self.sampled(workers, true, "attack-by-left", fight, slices)
    }

    fn sampled(&self, workers: u32, wait: bool, what: &str, fight: Fight, slices: Slices) -> f64 {
        let Slices { ms, count } = slices;
        let order = json!({
            "workers": workers, "wait": wait, "what": what, "link": fight.link,
            "slice": ms, "slices": count, "protocol": protocol(),
        });
        number(&self.call("site", &order))
    }

    /// Ends all workers.
    pub fn dismiss(&self) {
        self.call("dismiss", &Value::Null);
    }
}

/// The version of the messages that the page and its workers speak, as the workers'
/// script has it before it is made small.
fn protocol() -> u32 {
    let script = include_str!("../../../../www/worker.js");
    let said = script.split_once("PROTOCOL = ").and_then(|(_, rest)| rest.split_once(';'));
    let (version, _) = said.expect("the script says its version");
    version.parse().expect("the version is a number")
}

/// A number of the script's.
pub fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}
