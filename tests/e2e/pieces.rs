//! Parts of the program that come when they are first asked for, or do not.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use tests::e2e::{Host, Page, keys};

const CUT_OFF: &str =
    "window.whole = fetch; window.fetch = () => Promise.reject(new TypeError('no connection'))";
const BACK: &str = "window.fetch = window.whole";

/// A page that is all there, as far as a first visit goes.
fn at_rest() -> Page {
    let page = Page::open("", 1280, 900, false);
    page.wait_for_text(".fact", "to hit");
    page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
    page.find("canvas");
    page
}

#[test]
fn a_first_visit_loads_no_later_part() {
    let page = at_rest();
    let later: Vec<_> = page.requests().into_iter().filter(|url| url.contains("/later/")).collect();
    assert_eq!(later, Vec::<String>::new());
}

#[test]
fn a_panel_that_does_not_come_says_so_and_comes_at_the_second_try() {
    let page = at_rest();
    page.js(CUT_OFF);
    page.click("#dists-tab-2");
    page.wait_for_text("#dists-panel", "did not load");
    page.screenshot("piece-lost");

    page.js(BACK);
    page.click("#dists-panel .btn");
    page.wait_for_text("#dists-panel", "win");
    assert!(!page.text("#dists-panel").contains("did not load"));
}

/// The styles of the parts come with the first of them, or it does not come.
#[test]
fn no_part_is_shown_without_its_styles() {
    static THERE: AtomicBool = AtomicBool::new(false);
    let lacks = |name: &str| name.starts_with("later/later") && !THERE.load(Ordering::Relaxed);
    let page = Page::start(Host { lacks, ..Host::default() }, json!({}));
    page.resize(1280, 900);
    page.go("");
    page.find("canvas");
    page.click("#dists-tab-5");
    page.wait_for_text("#dists-panel", "did not load");

    THERE.store(true, Ordering::Relaxed);
    page.click("#dists-panel .btn");
    page.find("#dists-panel .claims");
    let collapsed =
        "return getComputedStyle(document.querySelector('#dists-panel table')).borderCollapse";
    assert_eq!(page.js(collapsed), json!("collapse"));
}

#[test]
fn a_run_that_cannot_be_sampled_says_so_and_runs_at_the_second_try() {
    let page = at_rest();
    page.js(CUT_OFF);
    page.click(".run .btn.primary");
    page.wait_for_text(".run", "did not load");

    page.js(BACK);
    page.click(".run .btn.primary");
    page.wait_for_text(".run", "trials in");
}

#[test]
fn menus_that_cannot_be_filled_say_so() {
    let page = at_rest();
    page.js(CUT_OFF);
    page.click("#share");
    page.wait_for_text("#share-list", "did not load");
    page.click("#share");
    page.js(BACK);
    page.click("#share");
    page.wait_for_text("#share-list", "Copy");
}

/// Whatever is asked for without a connection says so where it would stand, and comes at
/// the second try.
#[test]
fn every_part_that_does_not_come_can_be_asked_for_again() {
    let extra = |name: &str| {
        format!(
            "[...document.querySelectorAll('.extra > .btn')].find(b => b.innerText.trim() === '{name}').click()"
        )
    };
    let ways = [
        ("document.querySelector('.play .primary').click()".to_owned(), ".stage", ".tell"),
        (extra("What if…"), ".extra", "#pins"),
        (extra("Branches"), "#branches", "li"),
        ("document.querySelector('#dists-tab-3').click()".to_owned(), "#dists-panel", ".explore"),
        ("document.querySelector('#dists-tab-5').click()".to_owned(), "#dists-panel", ".claims"),
        (
            "document.querySelector('.side.left [aria-haspopup=dialog]').click()".to_owned(),
            "body",
            "dialog[open]",
        ),
    ];
    for (press, place, part) in ways {
        let page = at_rest();
        page.js(CUT_OFF);
        page.js(&press);
        page.wait_for_text(&format!("{place} .note[role=alert]"), "did not load");
        assert_eq!(page.count(&format!("{place} {part}")), 0, "{press}");
        page.js(BACK);
        page.click(&format!("{place} .note[role=alert] .btn"));
        page.find(&format!("{place} {part}"));
        assert_eq!(page.count(".note[role=alert]"), 0, "{press}");
    }
}

/// A bar that was to be watched says so, and is watched at the second press.
#[test]
fn a_bar_without_a_connection_says_so() {
    let page = at_rest();
    page.js(CUT_OFF);
    page.js("document.querySelector('.plot canvas').focus()");
    page.press(keys::RIGHT);
    page.press(keys::ENTER);
    page.wait_for_text(".panel > .note", "did not load");
    page.js(BACK);
    page.press(keys::ENTER);
    page.wait_until("document.activeElement.id === 'scope'");
}
