//! Trials are run, watched, stopped, and looked into.

use serde_json::json;
use tests::e2e::{Page, keys};

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
    let page = Page::open("", 1280, 900, false);
    assert_eq!(page.plain_text(RUN), "run 1,000,000");
    // The misses are trials too.
    show_misses(&page);
    page.click(RUN);
    finished(&page);
    assert!(page.plain_text(NOTE).starts_with("1,000,000 trials in "), "{}", page.plain_text(NOTE));
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
    let page = Page::open("", 1280, 900, false);
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

#[test]
fn a_bar_opens_a_trial_that_ended_there() {
    let page = Page::open("", 1280, 900, false);
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

    // A click on another bar.
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
    let page = Page::open("", 1280, 900, false);
    for text in ["0", "", "-1", "1e9", "1000000000001", "lots"] {
        asks_for(&page, text);
        let told = page.texts(".run .err").join("");
        assert!(
            told.contains("1 to 1,000,000,000,000") || told.contains("from 1 to 1,000,000,000,000"),
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

#[test]
fn trials_of_older_settings_are_never_shown_as_those_of_the_present_ones() {
    let page = Page::open("", 1280, 900, false);
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
