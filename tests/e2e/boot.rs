//! The page starts on a strict host, and says why where it cannot.

use tests::e2e::{Host, Page};

#[test]
fn the_page_boots_clean_and_alone() {
    let page = Page::open("", 1280, 800, false);

    page.find("#app h1");
    page.screenshot("boot");
    assert_eq!(page.console_problems(), Vec::<String>::new());
    let requests = page.requests();
    assert!(requests.len() > 3, "{requests:?}");
    for request in requests {
        assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
    }
}

#[test]
fn a_host_that_forbids_wasm_gets_a_message() {
    let host = Host {
        policy: "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'",
        ..Host::default()
    };
    let page = Page::open_on(host, "", 1280, 800, false);

    page.find("#boot button");
    page.screenshot("boot-forbidden");
    assert!(page.text("#boot").contains("does not run WebAssembly here"));
}

#[test]
fn missing_wasm_gets_a_message_and_a_retry() {
    a_missing_part_is_explained(|name| name.ends_with(".wasm"));
}

#[test]
fn missing_glue_gets_a_message_and_a_retry() {
    a_missing_part_is_explained(|name| name.starts_with("duelscope-web") && name.ends_with(".js"));
}

fn a_missing_part_is_explained(lacks: fn(&str) -> bool) {
    let page = Page::open_on(Host { lacks, ..Host::default() }, "", 360, 640, true);

    page.find("#boot button");
    page.screenshot("boot-missing");
    assert!(page.text("#boot").contains("could not be loaded"));

    page.js("window.before = true");
    page.click("#boot button");
    page.wait_until("!window.before && document.querySelector('#boot button')");
}
