//! How long a phone waits for its first picture.

use serde_json::{Value, json};
use tests::e2e::Page;

use crate::lab::number;
use crate::report::Report;

const VISITS: usize = 5;

/// Notes the time when the first frame with an answer has been painted.
const WATCH: &str = "
    const look = () => {
        if (!document.getElementById('answer')) return requestAnimationFrame(look);
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { window.firstPicture = performance.now(); };
            port2.postMessage(null);
        });
    };
    requestAnimationFrame(look);";

/// The median of some first visits: a processor four times slower than this one, and
/// the network that Chrome's tools call fast 4G, from a host that compresses.
pub fn measure(report: &mut Report) {
    println!("page: first picture on a phone");
    let page = Page::open("", 360, 740, false);
    page.chrome("Network.enable", json!({}));
    page.chrome("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    let network = json!({
        "offline": false, "latency": 165,
        "downloadThroughput": 9e6 / 8.0 * 0.9, "uploadThroughput": 1.5e6 / 8.0 * 0.9,
    });
    page.chrome("Network.emulateNetworkConditions", network);
    page.chrome("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    page.chrome("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    let visits: Vec<f64> = (0..VISITS)
        .map(|visit| {
            page.go(&format!("?visit={visit}#v=1"));
            page.wait_until("window.firstPicture");
            assert!(compressed(&page), "the program did not travel compressed");
            number(&page.js("return window.firstPicture"))
        })
        .collect();
    report.put_median("first_picture_phone_ms", &visits);
}

fn compressed(page: &Page) -> bool {
    let sizes = page.js(
        "const program = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wasm'));
        return program && program.encodedBodySize < program.decodedBodySize",
    );
    sizes == Value::Bool(true)
}
