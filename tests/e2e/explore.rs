//! Sweeps: lines over one input, the map of two, what a point is worth.

use serde_json::json;
use tests::e2e::{DEVICES, Device, Host, Page, keys};

fn open(link: &str, device: Device) -> Page {
    let page = device.open(link);
    page.wait_until("document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')");
    page.js("[...document.querySelectorAll('[role=tab]')].find(tab => tab.innerText === 'Explore').click()");
    whole(&page);
    page
}

/// Everything is worked out.
fn whole(page: &Page) {
    page.wait_until(
        "document.querySelector('.explore .over') && document.querySelector('.worth')
            && !document.querySelector('.explore .stale')
            && ![...document.querySelectorAll('.explore .run-note')].some(e => e.innerText.includes('worked out'))",
    );
}

/// A value of the document, from its address.
fn value(page: &Page, key: &str) -> Option<String> {
    let url = page.url();
    let pairs = url.split_once('#')?.1.split('&');
    pairs
        .filter_map(|pair| pair.split_once('='))
        .find(|pair| pair.0 == key)
        .map(|pair| pair.1.to_owned())
}

fn readout(page: &Page) -> String {
    page.plain_text(".explore .readout > b")
}

/// The number under the cross-hair, and that of the answer.
fn agree(page: &Page) {
    page.wait_until(
        "document.querySelector('.explore .readout b.left').innerText
            === [...document.querySelectorAll('#answer .fact')].find(e => e.innerText.includes('to win')).querySelector('b').innerText",
    );
}

#[test]
fn two_inputs_are_chosen_and_the_cross_hair_sets_them() {
    for device in DEVICES {
        let page = open("#v=1", device);
        page.choose("#x-0", "l-hp");
        page.choose("#x-1", "r-atk");
        whole(&page);
        // What was chosen waits while another panel is open.
        page.click("#dists-tab-4");
        page.find(".panel .row .btn");
        page.click("#dists-tab-3");
        whole(&page);
        assert_eq!(readout(&page), "HP now 20, Base attack 8");
        page.long_screenshot(&format!("explore-map-{}", device.width));
        let grip = page.find(".explore .grip");
        grip.drag(-64, -72, device.finger);
        let set = readout(&page);
        let numbers: Vec<i32> =
            set.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
        let [hp, attack] = numbers[..] else { panic!("two numbers in {set}") };
        assert!(hp < 20 && attack > 8, "{set}");
        // The address follows when the browser lets it.
        page.wait_until(&format!("/l-hp={hp}&.*r-atk={attack}$/.test(location.hash)"));
        // The map says what the page answers for the same document.
        agree(&page);
        whole(&page);
        page.fits_its_width();

        // The drag is one change: undone at once.
        page.click("[aria-label=Undo]");
        page.wait_until("!/l-hp=/.test(location.hash) && !/r-atk=/.test(location.hash)");
        whole(&page);
        page.is_sound();
    }
}

#[test]
fn a_tap_sets_and_a_swipe_beside_the_cross_hair_scrolls() {
    let page = open("#v=1", DEVICES[1]);
    let touch = page.js(
        "return ['.over', '.over .grip'].map(css => getComputedStyle(document.querySelector(css)).touchAction)",
    );
    assert_eq!(touch, json!(["pan-y", "none"]));
    page.js("document.querySelector('.over').scrollIntoView({ block: 'center' })");
    page.click(".explore .over");
    page.wait_until("/l-str=|r-def=/.test(location.hash)");
    agree(&page);
    page.is_sound();
}

#[test]
fn keys_alone_walk_the_cross_hair_and_set_the_inputs() {
    for device in DEVICES {
        let page = open("#v=1", device);
        page.js("document.querySelector('.explore .grip').focus()");
        let said = || {
            page.find(".explore .grip")
                .attribute("aria-valuetext")
                .unwrap_or_default()
                .replace('\u{a0}', " ")
        };
        assert!(said().starts_with("Strength 11, Base defense 3: "), "{}", said());
        for key in [keys::LEFT, keys::LEFT, keys::UP] {
            page.press(key);
        }
        page.wait_until("document.querySelector('.explore .readout > b').innerText === 'Strength 9, Base defense 4'");
        // Walking only looks.
        assert_eq!(value(&page, "l-str"), None);
        let there = page.plain_text(".explore .readout b.left");
        assert!(said().ends_with(&there), "{} and {there}", said());
        let live = page.js("return document.querySelector('.explore [aria-live]').textContent.replace(/\\s+/g, ' ')");
        assert_eq!(live.as_str().map(str::to_owned), Some(said()));
        page.press(keys::ESCAPE);
        page.wait_until("document.querySelector('.explore .readout > b').innerText === 'Strength 11, Base defense 3'");
        page.press(keys::LEFT);
        page.press(keys::ENTER);
        page.wait_until("location.hash.includes('l-str=10')");
        assert_eq!(value(&page, "r-def"), None, "it stands at its default");
        agree(&page);
        assert_eq!(page.js("return document.activeElement.matches('.grip')"), json!(true));
        page.is_sound();
    }
}

#[test]
fn points_are_ranked_and_lead_to_their_range() {
    for device in DEVICES {
        let page = open("#v=1&r-hp=60&r-ht=60&r-atk=16", device);
        let rows = page.js(
            "return [...document.querySelectorAll('.worth tbody tr')].map(row => [...row.cells].map(cell => cell.textContent.replace('−', '-')))",
        );
        let rows: Vec<Vec<String>> = serde_json::from_value(rows).unwrap();
        assert!(rows.len() > 8, "{rows:?}");
        let size = |row: &Vec<String>| {
            row[1..]
                .iter()
                .filter_map(|text| text.parse::<f64>().ok())
                .map(f64::abs)
                .fold(0.0, f64::max)
        };
        assert!(rows.windows(2).all(|pair| size(&pair[0]) >= size(&pair[1]) - 0.06), "{rows:?}");
        let strength = rows.iter().find(|row| row[0] == "Attacker: Strength").expect("it counts");
        assert!(strength[2].starts_with('+'), "{strength:?}");

        // What it says comes true.
        let before = page.plain_text(".explore .readout b.left");
        page.js("[...document.querySelectorAll('.worth button')].find(e => e.textContent === 'Attacker: HP now').click()");
        page.click(".explore .seg button:first-child");
        whole(&page);
        assert!(readout(&page).starts_with("HP now 20"), "{}", readout(&page));
        assert_eq!(page.plain_text(".explore .readout b.left"), before);
        page.long_screenshot(&format!("explore-line-{}", device.width));
        let worth = rows.iter().find(|row| row[0] == "Attacker: HP now").expect("it counts");
        page.js("document.querySelector('.explore .grip').focus()");
        page.press(keys::RIGHT);
        page.wait_until(
            "document.querySelector('.explore .readout > b').innerText === 'HP now 21'",
        );
        let change = page.plain_text(".explore .readout .run-note");
        assert!(change.starts_with(worth[2].as_str()), "{change} and {worth:?}");

        page.click(".explore .as-table > summary");
        page.wait_until("document.querySelector('.explore .as-table tbody tr')");
        let row = page.js(
            "return [...document.querySelectorAll('.explore .as-table tbody tr')].find(row => row.cells[0].innerText === '20').cells[1].innerText",
        );
        assert_eq!(row.as_str().map(|text| text.replace('\u{a0}', " ")), Some(before));
        page.fits_its_width();
        page.is_sound();
    }
}

#[test]
fn a_wrong_range_is_said_at_its_field_and_dims_the_picture() {
    for device in DEVICES {
        let page = open("#v=1", device);
        page.click(".explore .axes .detail > summary");
        page.fill("#x-0-0", "many");
        page.wait_until("document.querySelector('.explore .chart.stale')");
        assert!(page.text("#x-0-0-err").contains("Strength is a whole number"));
        assert_eq!(page.find("#x-0-0").attribute("aria-describedby").as_deref(), Some("x-0-0-err"));
        page.fill("#x-0-0", "8");
        page.fill("#x-0-2", "1");
        page.wait_until("document.querySelector('#x-0-2-err')");
        page.fill("#x-0-2", "5");
        page.wait_until("!document.querySelector('.explore .err')");
        whole(&page);
        page.click(".explore .as-table > summary");
        page.wait_until("document.querySelector('.explore .as-table tbody tr')");
        assert_eq!(page.texts(".explore .as-table thead th")[1..], ["8", "11", "15", "18", "21"]);
        // The present value may lie outside: that is said, not hidden.
        page.fill("#x-0-0", "14");
        page.wait_until("document.querySelector('.explore .note')");
        assert!(page.text(".explore .note").contains("outside the range"));
        page.is_sound();
    }
}

#[test]
fn another_document_starts_the_map_anew() {
    for device in DEVICES {
        let page = open("#v=1", device);
        page.unfold_fields();
        page.js("window.before = document.querySelector('.explore .readout b.left').innerText");
        page.fill("#f-r-hp", "200");
        page.wait_until(
            "document.querySelector('.explore .readout b.left').innerText !== window.before",
        );
        agree(&page);
        // While a field is wrong the last map stays, dim.
        page.fill("#f-r-hp", "");
        page.wait_until("document.querySelector('.explore .chart.stale')");
        page.fill("#f-r-hp", "9");
        whole(&page);
        agree(&page);
        // What another ruleset does not have gives way to what it has.
        page.click("header .seg button:nth-child(2)");
        page.wait_until("document.querySelector('#x-0').value === 'l-m-dmg'");
        whole(&page);
        page.is_sound();
    }
}

/// The duel's survival curves, their sentence and their table.
#[test]
fn the_duel_shows_who_still_stands() {
    for device in DEVICES {
        let page = device.open("#v=1&r-hp=60&r-ht=60");
        page.click("#dists-tab-2");
        page.wait_for_text(
            "[aria-label='Who still stands'] > .run-note",
            "Half of all fights are over by turn",
        );
        page.wait_until(
            "document.querySelector('[aria-label=\"Who still stands\"] canvas').width > 100",
        );
        page.click("[aria-label='Who still stands'] summary");
        let rows = page.js(
            "return [...document.querySelectorAll('[aria-label=\"Who still stands\"] tbody tr')].map(row => [...row.cells].map(cell => parseFloat(cell.innerText.replace(/[<>\\s]/g, ''))))",
        );
        let rows: Vec<[f64; 3]> = serde_json::from_value(rows).unwrap();
        assert!(rows.len() > 10 && rows[0] == [0.0, 100.0, 100.0], "{rows:?}");
        assert!(rows.windows(2).all(|pair| pair[0][1] >= pair[1][1] && pair[0][2] >= pair[1][2]));
        // In the end one of the two stands.
        let [_, left, right] = rows[rows.len() - 1];
        assert!((left + right - 100.0).abs() < 0.3, "{left} and {right}");
        page.fits_its_width();
        page.long_screenshot(&format!("survival-{}", device.width));
        page.is_sound();
    }
}

/// Panels whose programs are loaded apart, opened one after the other.
#[test]
fn panels_of_different_pieces_follow_each_other() {
    for device in DEVICES {
        let page = device.open("#v=1");
        for _ in 0..2 {
            for (tab, css) in [
                (4, ".panel .row .btn"),
                (3, ".explore .over"),
                (2, ".panel .state"),
                (0, ".panel canvas"),
            ] {
                page.click(&format!("#dists-tab-{tab}"));
                page.find(css);
            }
        }
        page.is_sound();
    }
}

/// A fight whose every answer takes longer than a slice of the page.
const LONG: &str = "#v=1&rules=sanctum&l-m-dmg=1~6&r-m-dmg=1~6\
                    &l-m-hp=90&l-m-hpmax=90&r-m-hp=90&r-m-hpmax=90";

/// Explores one input at four values, and sets the first: it is what the strip says then.
fn four_values(page: &Page) {
    page.click(".explore .seg button:first-child");
    page.js("document.querySelector('.explore .axes details').open = true");
    page.fill("#x-0-2", "4");
    page.wait_until(
        "![...document.querySelectorAll('.explore .chart .run-note')].some(e => e.innerText.includes('worked out'))",
    );
    page.js("document.querySelector('.explore .grip').focus()");
    page.press(keys::HOME);
    page.press(keys::ENTER);
    agree(page);
}

/// Where one answer takes longer than a slice of the page, a worker of the site gives
/// them.
#[test]
fn long_answers_come_from_a_worker_of_the_site() {
    let page = Page::start(Host::default(), json!({}));
    page.before_load(
        "window.answers = 0;
        window.Worker = class extends Worker {
            constructor(...args) {
                super(...args);
                this.addEventListener('message', ({ data }) => { if (data.answers) answers += data.answers.length });
            }
        };",
    );
    page.go(LONG);
    page.settle();
    page.click("#dists-tab-3");
    page.wait_until("window.answers > 8");
    page.choose("#x-measure", "loss");
    whole(&page);
    page.choose("#x-measure", "win");
    four_values(&page);
    page.is_sound();
}

/// Where workers cannot start, long answers are worked out in the page, in slices, and
/// no worker is looked for again and again.
#[test]
fn without_workers_long_answers_come_in_slices() {
    let page = Page::start(Host::default(), json!({}));
    page.before_load(
        "window.sought = 0;
        window.Worker = function () { sought += 1; throw new Error('no workers here') };",
    );
    page.go(LONG);
    page.settle();
    page.js("window.before = sought");
    page.click("#dists-tab-3");
    four_values(&page);
    let sought = page.js("return sought - before").as_u64().unwrap();
    // Once for each of the line, the map before it and what a point is worth.
    assert!(sought <= 8, "{sought} workers were looked for");
    page.is_sound();
}

#[test]
fn what_is_explored_travels_in_the_link() {
    for device in DEVICES {
        let page = open("#v=1", device);
        assert_eq!(value(&page, "explore"), None, "nobody chose anything");
        page.choose("#x-0", "l-hp");
        page.choose("#x-1", "r-atk");
        whole(&page);
        page.wait_until("location.hash.includes('explore=win_l-hp_r-atk')");
        // Another visit sees the same map at once.
        page.reload();
        whole(&page);
        assert_eq!(page.find("#dists-tab-3").attribute("aria-selected").as_deref(), Some("true"));
        let seen = page.js(
            "const [row, tab] = ['.dists .tabs', '#dists-tab-3'].map(css => document.querySelector(css).getBoundingClientRect());
            return row.left <= tab.left && tab.right <= row.right",
        );
        assert_eq!(seen, json!(true), "the chosen tab is in sight");
        assert_eq!(readout(&page), "HP now 20, Base attack 8");
        // A step back leads to what was explored before.
        page.choose("#x-1", "r-def");
        page.wait_until("location.hash.includes('explore=win_l-hp_r-def')");
        page.click("[aria-label=Undo]");
        page.wait_until("document.querySelector('#x-1').value === 'r-atk'");

        // A line with a range of its own, and a word that is no set-up.
        page.go("#v=1&explore=loss_r-def_2_12_11");
        page.wait_until("document.querySelector('#x-0')?.value === 'r-def'");
        whole(&page);
        assert_eq!(page.count("#x-1"), 0, "one input");
        page.go("#v=1&explore=nothing_such");
        page.wait_until("document.querySelector('#x-1')?.value === 'r-def'");
        whole(&page);
        page.is_sound();
    }
}
