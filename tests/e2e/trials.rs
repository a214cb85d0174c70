//! Trials are run, watched, stopped, and looked into.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

const RUN: &str = ".run .btn.primary";
const NOTE: &str = ".run .run-note";

fn asks_for(page: &Page, trials: &str) {
    page.fill("#f-trials", trials);
}

fn finished(page: &Page) {
    page.wait_until("/trials in/.test(document.querySelector('.run .run-note').innerText)");
}

/// Rows of the table: name, exact share, sampled share (both in points), trials.
fn rows(page: &Page) -> Vec<(String, f64, f64, u64)> {
    if page.count("details.as-table[open]") == 0 {
        page.click("details.as-table > summary");
    }
    page.wait_until("document.querySelector('.numbers tbody tr')?.cells.length === 5");
    let cells = page.js("return [...document.querySelectorAll('.numbers tbody tr')].map(row =>
            [...row.cells].map(cell => cell.innerText.replace(/\\s+/g, ' ')))");
    let cells: Vec<Vec<String>> = serde_json::from_value(cells).unwrap();
    let points = |text: &str| text.trim_end_matches([' ', '%']).parse().unwrap_or(f64::NAN);
    let row = |row: &Vec<String>| {
        let count = row[3].replace(',', "").parse().unwrap();
        (row[0].clone(), points(&row[1]), points(&row[2]), count)
    };
    cells.iter().map(row).collect()
}

#[test]
fn a_million_trials_agree_with_the_law() {
    for device in DEVICES {
        let page = device.open("");
        assert_eq!(page.plain_text(RUN), "run 1,000,000");
        // The misses are trials too.
        show_misses(&page);
        page.click(RUN);
        finished(&page);
        assert!(
            page.plain_text(NOTE).starts_with("1,000,000 trials in "),
            "{}",
            page.plain_text(NOTE)
        );
        assert!(page.texts(".legend .key").contains(&"sampled, 1,000,000 trials".to_owned()));

        let rows = rows(&page);
        assert_eq!(rows.iter().map(|row| row.3).sum::<u64>(), 1_000_000, "{rows:?}");
        assert!(rows.len() > 5, "{rows:?}");
        for (name, exact, sampled, _) in &rows {
            // Five deviations of the widest bar are a quarter of a point.
            assert!((exact - sampled).abs() < 0.26, "{name}: {exact} % and {sampled} %");
        }
        page.is_sound();
        page.screenshot("run-finished");
    }
}

fn show_misses(page: &Page) {
    let button = "[...document.querySelectorAll('.chart-tools button')].find(b => b.innerText === 'hide misses')";
    if page.js(&format!("return {button}.getAttribute('aria-pressed')")) == json!("true") {
        page.js(&format!("{button}.click()"));
        page.wait_until(&format!("{button}.getAttribute('aria-pressed') === 'false'"));
    }
}

#[test]
fn the_same_seed_gives_the_same_counts() {
    let counts = |seed: &str| {
        let page = Page::open("", 1280, 900, false);
        asks_for(&page, "20000");
        page.fill("#f-seed", seed);
        show_misses(&page);
        page.click(RUN);
        finished(&page);
        rows(&page)
    };
    let first = counts("abc");
    assert_eq!(first.iter().map(|row| row.3).sum::<u64>(), 20_000);
    assert_eq!(counts("abc"), first);
    assert_ne!(counts("abd"), first);
}

#[test]
fn a_cancelled_run_keeps_what_it_counted() {
    for device in DEVICES {
        let page = device.open("");
        asks_for(&page, "1000000000000");
        show_misses(&page);
        page.click(RUN);
        page.find("progress");
        page.wait_for_text(NOTE, "of 1,000,000,000,000 trials");
        page.wait_until("document.querySelector('.legend .key.sampled')");
        assert_eq!(page.plain_text(RUN), "cancel");
        page.click(RUN);
        page.wait_for_text(NOTE, "cancelled after");

        let note = page.plain_text(NOTE);
        let n: u64 = note.split_whitespace().nth(2).unwrap().replace(',', "").parse().unwrap();
        assert!(n > 0 && n < 1_000_000_000_000, "{note}");
        assert_eq!(rows(&page).iter().map(|row| row.3).sum::<u64>(), n, "{note}");
        assert_eq!(page.count("progress"), 0);
        assert_eq!(page.plain_text(RUN), "run 1,000,000,000,000");
        page.is_sound();
    }
}

#[test]
fn a_bar_opens_a_trial_that_ended_there() {
    for device in DEVICES {
        let page = device.open("");
        asks_for(&page, "20000");
        page.click(RUN);
        finished(&page);

        page.js("document.querySelector('.plot canvas').focus()");
        for _ in 0..3 {
            page.press(keys::RIGHT);
        }
        let bar = page.plain_text(".readout > b");
        page.press(keys::ENTER);
        page.wait_until("document.querySelector('#f-trial').value !== '1'");
        let loss: i64 = bar.split_whitespace().next().unwrap().parse().unwrap();
        ends_with_a_loss_of(&page, loss);
        // The run is still that of this sheet: its bars stay.
        assert_eq!(page.count(".legend .key.sampled"), 1);

        // A click on another bar; a finger chooses one and then says to watch it.
        if device.finger {
            page.js("const c = document.querySelector('.plot canvas'), r = c.getBoundingClientRect();
                c.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: r.x + r.width * 0.7, clientY: r.y + r.height / 2 }));
                c.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: r.x + r.width * 0.7, clientY: r.y + r.height / 2 }));");
            page.wait_until("document.querySelector('.readout > .btn')");
            let bar = page.plain_text(".readout > b");
            let before = page.find("#f-trial").property("value");
            page.click(".readout > .btn");
            page.wait_until(&format!("document.querySelector('#f-trial').value !== {before}"));
            ends_with_a_loss_of(&page, bar.split_whitespace().next().unwrap().parse().unwrap());
            page.is_sound();
            continue;
        }
        page.find(".plot canvas").point_at(150, 30);
        page.wait_until("document.querySelector('.readout > b')");
        let bar = page.plain_text(".readout > b");
        let before = page.find("#f-trial").property("value");
        page.js("const c = document.querySelector('.plot canvas'), r = c.getBoundingClientRect();
        c.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', clientX: r.x + r.width / 2 + 150, clientY: r.y + r.height / 2 + 30 }));
        c.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: r.x + r.width / 2 + 150, clientY: r.y + r.height / 2 + 30 }));");
        page.wait_until(&format!("document.querySelector('#f-trial').value !== {}", json!(before)));
        ends_with_a_loss_of(&page, bar.split_whitespace().next().unwrap().parse().unwrap());
        page.is_sound();
    }
}

/// Nobody has to sample first: a trial of the bar is found, and the reader is led to it.
#[test]
fn a_bar_opens_a_trial_before_any_run() {
    for (width, dark) in [(1280, false), (360, true)] {
        let page = Page::open("", width, 800, dark);
        page.find(".plot canvas");
        for step in [1, 4, 2] {
            page.js("document.querySelector('.plot canvas').focus()");
            page.press(keys::HOME);
            for _ in 0..step {
                page.press(keys::RIGHT);
            }
            let bar = page.plain_text(".readout > b");
            page.press(keys::ENTER);
            page.wait_until("document.activeElement.id === 'scope'");
            page.wait_until("(box => box.top >= -1 && box.top < innerHeight / 2)(document.activeElement.getBoundingClientRect())");
            ends_with_a_loss_of(&page, bar.split_whitespace().next().unwrap().parse().unwrap());
        }
        assert_eq!(page.count(".legend .key.sampled"), 0, "nothing was sampled");

        // What is too rare to be found is said, and forgotten with the fight.
        page.go("#v=1&l-atk=1&r-def=100000");
        page.wait_for_text(".side.right h2", "Marsupial rat");
        page.js("document.querySelector('.plot canvas').focus()");
        page.press(keys::RIGHT);
        page.press(keys::ENTER);
        page.wait_for_text(".panel > .note", "None of this seed’s first 131,072 trials");
        page.fits_its_width();
        page.fill("#f-seed", "7");
        page.wait_until("!document.querySelector('.panel > .note')");
        page.is_sound();
    }
}

/// The same of a whole fight: a bar of the HP left shows a fight that was won so.
#[test]
fn a_bar_of_the_duel_opens_a_fight_that_ended_so() {
    for (width, dark) in [(1280, true), (360, false)] {
        let page = Page::open("", width, 800, dark);
        page.click("#dists-tab-2");
        page.find(".chart-tools + .chart canvas");
        for step in [1, 6, 3] {
            page.js("document.querySelector('.chart-tools + .chart canvas').focus()");
            page.press(keys::END);
            for _ in 0..step {
                page.press(keys::LEFT);
            }
            let bar = page.plain_text(".readout > b");
            let left: i64 = bar.split_whitespace().next().unwrap().parse().unwrap();
            page.press(keys::ENTER);
            page.wait_until("document.activeElement.id === 'fight'");
            page.wait_for_text("#fight .state-row:first-child b", &format!("{left} "));
            assert!(page.plain_text("#fight > .run-note").contains("Warrior wins"), "{bar}");
            // It is shown from its end, however the one before was looked at.
            page.find("#fight .log > li:last-child[aria-current]");
            page.click("#fight .log > li:first-child");
            page.find("#fight .log > li:first-child[aria-current]");
        }
        page.is_sound();
    }
}

/// The target's row of the last stage says what this trial took.
fn ends_with_a_loss_of(page: &Page, loss: i64) {
    page.js("document.querySelector('#scope').focus()");
    page.press(keys::END);
    page.wait_until("document.querySelector('.play .primary').getAttribute('aria-disabled')");
    let say = page.plain_text(".say");
    let lost =
        say.split('−').nth(1).and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
    assert_eq!(lost.parse::<i64>().ok(), Some(loss), "{say}");
}

#[test]
fn impossible_numbers_of_trials_are_refused_at_the_field() {
    for device in DEVICES {
        let page = device.open_fields("");
        for text in ["0", "", "-1", "1e99", "1000000000001", "lots"] {
            asks_for(&page, text);
            let told = page.texts(".run .err").join("");
            assert!(
                told.contains("1 to 1,000,000,000,000")
                    || told.contains("from 1 to 1,000,000,000,000"),
                "{text:?}: {told:?}"
            );
            assert_eq!(page.find(RUN).property("disabled"), json!(true), "{text:?}");
        }
        // What runs is what the field shows when the button is pressed, without Enter.
        asks_for(&page, "1234");
        assert_eq!(page.plain_text(RUN), "run 1,234");
        page.click(RUN);
        finished(&page);
        assert!(page.plain_text(NOTE).starts_with("1,234 trials in"), "{}", page.plain_text(NOTE));
        asks_for(&page, "1");
        page.click(RUN);
        page.wait_for_text(NOTE, "1 trial in");
        page.is_sound();
    }
}

#[test]
fn trials_of_older_settings_are_never_shown_as_those_of_the_present_ones() {
    for device in DEVICES {
        let page = device.open_fields("");
        asks_for(&page, "20000");
        page.click(RUN);
        finished(&page);
        page.find(".legend .key.sampled");
        // Stepping outdates nothing, a change of the fight does, in the same frame.
        page.click(".play .primary");
        assert_eq!(page.count(".legend .key.sampled"), 1);
        page.find("#f-r-def").type_keys(keys::UP);
        assert_eq!(page.count(".legend .key.sampled"), 0);
        page.wait_for_text(NOTE, "older settings");
        // Back at the old settings they are again what they were.
        page.find("#f-r-def").type_keys(keys::DOWN);
        page.find(".legend .key.sampled");

        // The same in the middle of a run, which can still be stopped and begun anew.
        asks_for(&page, "1000000000000");
        page.click(RUN);
        page.wait_for_text(NOTE, "of 1,000,000,000,000");
        page.find("#f-r-def").type_keys(keys::UP);
        page.wait_for_text(NOTE, "older settings");
        for _ in 0..5 {
            assert_eq!(page.count(".legend .key.sampled"), 0);
            page.js("return new Promise(requestAnimationFrame)");
        }
        page.click(RUN);
        asks_for(&page, "2000");
        page.click(RUN);
        page.wait_for_text(NOTE, "2,000 trials in");
        page.find(".legend .key.sampled");
        page.is_sound();
    }
}
