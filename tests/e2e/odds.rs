//! Exact odds that take longer than a frame.

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::{Scenario, exact, exact_duel};
use duelscope_text::{Lang, hp, percent};
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

/// Every amount is a state of its own through all of Sanctum's stages.
const WIDE: &str = "v=1&rules=sanctum&l-m-dmg=0~90000&r-m-hp=90000&r-m-hpmax=90000&r-m-armor=";

/// The mean HP an attack takes, as the strip shows it.
fn mean(link: &str) -> String {
    let (sheet, notices) = decode(link);
    assert!(notices.is_empty(), "{notices:?}");
    let attack = Scenario::read(&sheet).expect("valid").pipeline(Hand::Left);
    hp(Lang::En, exact(&attack).expect("not too wide").hp_loss.mean())
}

/// Opens another document, and notes from then on every mean that is shown, what is
/// said of the work, and how often the page is painted meanwhile.
fn note(page: &Page, link: &str) {
    page.js(&format!(
        "window.means = []; window.said = []; window.painted = 0;
        const look = () => {{
            const facts = [...document.querySelectorAll('#answer .fact')];
            const mean = facts.find(fact => fact.textContent.includes('HP a blow'));
            means.push(mean?.querySelector('b').textContent);
        }};
        new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
        const paint = () => {{
            const progress = document.querySelector('#dists-panel progress');
            if (progress) {{
                painted += 1;
                said.push([progress.getAttribute('aria-label'), progress.value]);
            }}
            requestAnimationFrame(paint);
        }};
        paint();
        location.hash = '{link}'"
    ));
}

/// A wide attack is worked out while the page lives; what is changed meanwhile
/// counts, and only that.
fn stays_alive(host: Host) {
    let page = Page::open_on(host, "#v=1&rules=sanctum", 1280, 900, false);
    page.wait_until("document.querySelector('#answer .fact')");
    note(&page, &format!("{WIDE}1"));
    page.wait_until("painted > 0 && means.includes('…')");
    // Meanwhile the page takes another input.
    page.fill("#f-r-m-armor", "9000");
    page.js("means.length = 0");
    let wanted = mean(&format!("{WIDE}9000"));
    page.wait_until(&format!("means.includes({wanted:?})"));
    let seen = page.js("return [...new Set(means)]");
    let shown = seen.as_array().expect("a list").iter();
    let shown: Vec<&str> = shown.filter_map(|mean| mean.as_str()).collect();
    assert!(shown.iter().all(|mean| [wanted.as_str(), "…"].contains(mean)), "{shown:?}");
    let told = page.js("return said.every(([label, value]) =>
            label.includes('being worked out') && value >= 0 && value <= 1)");
    assert_eq!(told, true, "{}", page.js("return said"));
    assert_eq!(page.js("return painted > 5"), true, "{}", page.js("return painted"));
}

#[test]
fn the_page_lives_while_a_worker_follows_a_wide_attack() {
    stays_alive(Host::default());
}

#[test]
fn without_workers_the_page_follows_a_wide_attack_and_lives() {
    stays_alive(Host { lacks: |name| name == "worker.js", ..Host::default() });
}

/// The tree of a wide attack grows in slices, and that of what is changed meanwhile
/// takes its place.
#[test]
fn the_page_lives_while_the_tree_of_a_wide_attack_grows() {
    let page = Page::open(&format!("#{WIDE}1"), 1280, 900, false);
    page.js("window.said = [];
        new MutationObserver(() => {
            const note = document.querySelector('#branches > .note');
            if (note && note.textContent !== 'Loading…') said.push(note.textContent);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        [...document.querySelectorAll('.extra button')].find(e => e.textContent.includes('Branches')).click()");
    page.wait_until("said.length > 0");
    page.fill("#f-l-m-dmg", "3");
    // A certain blow goes one way.
    page.wait_until("document.querySelector('#branches .head')");
    assert_eq!(page.count("#branches li"), 0);
    page.fill("#f-l-m-dmg", "0-90000");
    page.wait_until("document.querySelectorAll('#branches li').length > 1");
    let said = page.js("return said.every(text => text.includes('being worked out'))");
    assert_eq!(said, true, "{}", page.js("return said"));
    page.is_sound();
}
