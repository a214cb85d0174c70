//! Fights whose exact odds take longer than a frame.

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::{Scenario, exact_duel};
use duelscope_text::{Lang, percent};
use tests::e2e::{Host, Page};

/// A warrior's blows come back on him from an acidic scorpio: what one side
/// loses depends on what the other does.
const LONG: &str = "v=1&r-kind=mob&r-special=Acidic&r-atk=10&r-def=6&r-dmg=1~3&r-dr=4\
                    &r-hp=60&r-ht=60&l-hp=60&l-ht=60";

fn odds() -> [String; 2] {
    let (sheet, notices) = decode(LONG);
    assert!(notices.is_empty(), "{notices:?}");
    let law = exact_duel(&Scenario::read(&sheet).expect("valid").duel()).expect("small");
    Hand::BOTH.map(|hand| percent(Lang::En, law.wins(hand)).replace('\u{a0}', " "))
}

/// Shows the duel, keeping what its panel says on the way.
fn watch(page: &Page) {
    page.js("window.said = [];
        new MutationObserver(() => {
            const progress = document.querySelector('#dists-panel progress');
            if (progress) said.push([progress.getAttribute('aria-label'), progress.value]);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });");
    page.click("#dists-tab-2");
}

fn shares(page: &Page) -> Vec<String> {
    page.wait_until("document.querySelectorAll('#dists-panel .state-row > b').length >= 2");
    page.texts("#dists-panel .state-row > b")
}

#[test]
fn a_long_fight_is_solved_in_a_worker_and_says_how_far_it_is() {
    let page = Page::open(&format!("#{LONG}"), 1280, 900, false);
    watch(&page);
    assert_eq!(shares(&page)[..2], odds());
    let told = page.js("return said.length > 0 && said.every(([label, value]) =>
        label.includes('of the fights are decided') && value >= 0 && value <= 1)");
    assert_eq!(told, true, "{}", page.js("return said"));
    // Stepping asks for nothing again; another fight does.
    page.click("#dists-tab-2");
    page.fill("#f-r-hp", "61");
    page.wait_until("document.querySelector('#dists-panel progress')");
    page.fill("#f-r-hp", "60");
    assert_eq!(shares(&page)[..2], odds());
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

#[test]
fn without_workers_a_long_fight_is_solved_in_the_page() {
    let host = Host { lacks: |name| name == "worker.js", ..Host::default() };
    let page = Page::open_on(host, &format!("#{LONG}"), 360, 740, true);
    watch(&page);
    assert_eq!(shares(&page)[..2], odds());
}
