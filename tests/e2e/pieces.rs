//! Parts of the program that come when they are first asked for, or do not.

use tests::e2e::Page;

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
