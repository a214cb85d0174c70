//! Exact odds that take longer than a frame.

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::{Scenario, attacks_to_kill, exact, exact_duel};
use duelscope_text::{Lang, hp, percent, percentage_points, signed};
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

/// Where the blows of a mob, two thousand wide, wear down thousands of HP.
const MANY: &str = "v=1&edition=page&l-kind=mob&l-w=none&l-dmg=0~2000&r-dr=0&r-hp=";

/// The mean number of blows that kill so many HP, as the chart has it.
fn mean_blows(many: u32) -> String {
    let (sheet, notices) = decode(&format!("{MANY}{many}&r-ht={many}"));
    assert!(notices.is_empty(), "{notices:?}");
    let attack = Scenario::read(&sheet).expect("valid").pipeline(Hand::Left);
    let loss = exact(&attack).expect("small").hp_loss;
    let blows = attacks_to_kill(&loss, many as i32).expect("not too long").mean();
    hp(Lang::En, blows.expect("they are killed")).replace('\u{a0}', " ")
}

/// Blows are counted while the page lives, and those of another fight are not shown
/// for the present one.
#[test]
fn blows_are_counted_while_the_page_lives() {
    for host in [Host::default(), Host { lacks: |name| name == "worker.js", ..Host::default() }] {
        let page = Page::open_on(host, "#v=1&edition=page", 1280, 900, false);
        page.click("#dists-tab-1");
        page.wait_for_text("#dists-panel", "mean");
        // As soon as it is counted the page takes another input.
        page.js(&format!(
            "window.said = []; window.shown = [];
            new MutationObserver(() => {{
                const [panel, text] = ['#dists-panel', '#dists-panel progress'].map(css => document.querySelector(css));
                if (text && !said.length) location.hash = '{MANY}5000&r-ht=5000';
                if (text) said.push([text.getAttribute('aria-label'), text.value]);
                else if (document.querySelector('#f-r-hp').value === '5000')
                    shown.push(panel.innerText.replaceAll('\\u00a0', ' '));
            }}).observe(document.body, {{ subtree: true, childList: true, attributes: true }});
            location.hash = '{MANY}6000&r-ht=6000'"
        ));
        let wanted = format!("mean {}", mean_blows(5_000));
        page.wait_until(&format!("shown.some(text => text.includes({wanted:?}))"));
        let told = page.js("return said.every(([label, value]) =>
            label.includes('so far') && value >= 0 && value <= 1)");
        assert_eq!(told, true, "{}", page.js("return said"));
        let said = page.js("return said.some(([label]) => label.includes('being counted'))");
        assert_eq!(said, true, "{}", page.js("return said"));
        let others = format!("mean {}", mean_blows(6_000));
        assert_ne!(wanted, others);
        let stayed = page.js(&format!("return shown.some(text => text.includes({others:?}))"));
        assert_eq!(stayed, false, "{}", page.js("return shown"));
        page.is_sound();
    }
}

/// What is too wide says so, and names no other reason.
#[test]
fn blows_and_claims_too_wide_to_follow_say_so() {
    let page = Page::open("#v=1&r-hp=1000000&r-ht=1000000", 360, 740, false);
    page.click("#dists-tab-1");
    page.wait_for_text("#dists-panel", "too long to work out exactly");
    page.js("location.hash = 'v=1&l-kind=mob&l-w=none&l-dmg=0~1000000&r-hp=1000000&r-ht=1000000'");
    page.click("#dists-tab-5");
    page.wait_for_text("#dists-panel .note", "Following every roll would take");
    page.js("location.hash = 'v=1&rules=sanctum'");
    page.wait_for_text("#dists-panel .note", "one text only");
    page.fits_its_width();
    page.is_sound();
}

/// Both editions of a wide fight are worked out while the page lives.
#[test]
fn claims_are_compared_while_the_page_lives() {
    const BROAD: &str = "v=1&l-kind=mob&l-w=none&l-dmg=0~30000&r-dr=200&r-hp=30000&r-ht=30000";
    let page = Page::open("#v=1&l-atk=19&r-def=9", 1280, 900, false);
    page.click("#dists-tab-5");
    page.wait_for_text(".claim", "66.7 %");
    page.js("window.said = []; window.painted = 0;
        const look = () => {
            const text = document.querySelector('#dists-panel progress');
            if (text) {
                painted += 1;
                said.push([text.getAttribute('aria-label'), text.value]);
                if (document.querySelector('.claim')) said.push(['two at once', 2]);
            }
            requestAnimationFrame(look);
        };
        look()");
    page.js(&format!("location.hash = '{BROAD}'"));
    page.wait_until("painted > 2");
    page.js(&format!("location.hash = '{BROAD}&l-atk=19&r-def=9'"));
    page.wait_for_text(".claim", "66.7 %");
    let told = page.js("return said.every(([label, value]) =>
        label.includes('being worked out') && value >= 0 && value <= 1)");
    assert_eq!(told, true, "{}", page.js("return said"));
    assert_eq!(page.js("return said.some(([, value]) => value > 0.1)"), true);
    page.is_sound();
}

/// A reference is pinned while its odds are still being worked out; another fight
/// takes its place meanwhile.
#[test]
fn a_reference_gets_its_odds_though_another_fight_is_shown() {
    let page = Page::open(&format!("#{LONG}"), 1280, 900, false);
    page.click("#dists-tab-4");
    let waits = "[...document.querySelectorAll('.fact')].some(fact =>
        fact.innerText.includes('win the duel') && fact.innerText.includes('…'))";
    page.wait_until("document.querySelector('#dists-panel .btn')");
    let pinned = page.js(&format!(
        "const waits = {waits};
        document.querySelector('#dists-panel .btn').click();
        return waits"
    ));
    assert_eq!(pinned, true, "its odds are already known");
    page.js("location.hash = 'v=1'");
    let delta = "[...document.querySelectorAll('.fact')].find(fact =>
        fact.innerText.includes('win the duel'))?.querySelector('.delta')";
    page.wait_until(delta);
    let (sheet, _) = decode("v=1");
    let now = exact_duel(&Scenario::read(&sheet).expect("valid").duel()).expect("small").left;
    let (sheet, _) = decode(LONG);
    let then = exact_duel(&Scenario::read(&sheet).expect("valid").duel()).expect("small").left;
    let points = percentage_points(Lang::En, &signed(Lang::En, (now - then) * 100.0, 1));
    assert_eq!(page.js(&format!("return {delta}.innerText")), points);
    page.is_sound();
}
