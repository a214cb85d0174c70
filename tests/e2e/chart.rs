//! The histogram as readers look at it: other heights, other scales, files; and a fight
//! that is scrubbed.

use serde_json::{Value, json};
use tests::e2e::{DEVICES, Page, keys};

/// Saves go where the page can be asked for them.
const CATCH_SAVES: &str = "window.saved = {};
    URL.createObjectURL = blob => { window.last = blob; return 'about:blank#' };
    HTMLAnchorElement.prototype.click = function () { window.saved[this.download.split('.').pop()] = window.last }";

fn press(page: &Page, name: &str) {
    page.js(&format!(
        "[...document.querySelectorAll('.chart-tools button')].find(b => b.innerText === {}).click()",
        json!(name)
    ));
}

/// The numbers of the chart: what each bar is, and its exact share in points.
fn table(page: &Page) -> Vec<(String, f64)> {
    if page.count(".as-table[open]") == 0 {
        page.click(".as-table > summary");
    }
    page.find(".as-table tbody tr");
    page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    let rows = page.js("return [...document.querySelectorAll('.as-table tbody tr')].map(row => [row.cells[0].innerText, row.cells[1].innerText.replace(/[<>\\s%]/g, '')])");
    let rows: Vec<[String; 2]> = serde_json::from_value(rows).unwrap();
    rows.into_iter().map(|[bar, share]| (bar, share.parse().unwrap_or(100.0))).collect()
}

#[test]
fn the_same_numbers_are_looked_at_in_many_ways() {
    for device in DEVICES {
        let page = device.open("#v=1");
        let hits = table(&page);
        let sum = |rows: &[(String, f64)]| rows.iter().map(|row| row.1).sum::<f64>();
        assert!((sum(&hits) - 100.0).abs() < 1.0, "{hits:?}");
        press(&page, "hide misses");
        let all = table(&page);
        assert_eq!(all.len(), hits.len() + 1);
        assert!(all[0].0.contains("miss") && (all[0].1 - 18.2).abs() < 0.05, "{all:?}");
        press(&page, "cap at HP");
        let capped = table(&page);
        assert!(capped.len() < all.len() && (sum(&capped) - 100.0).abs() < 1.0, "{capped:?}");
        // What kills with one blow is all at the HP of the target.
        assert!((capped.last().unwrap().1 - 57.9).abs() < 0.05, "{capped:?}");
        press(&page, "cap at HP");
        press(&page, "at least");
        let least = table(&page);
        assert!(least.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{least:?}");
        press(&page, "at most");
        let most = table(&page);
        assert!(most.windows(2).all(|pair| pair[0].1 <= pair[1].1), "{most:?}");
        press(&page, "exactly");
        page.js("window.before = document.querySelector('.plot canvas').toDataURL()");
        press(&page, "log");
        page.wait_until("document.querySelector('.plot canvas').toDataURL() !== window.before");
        assert_eq!(table(&page), all, "only the heights are others");
        page.fits_its_width();
        page.is_sound();
    }
}

#[test]
fn picture_and_numbers_are_saved() {
    for device in DEVICES {
        let page = device.open("#v=1");
        let rows = table(&page);
        page.js(CATCH_SAVES);
        for name in ["PNG", "SVG", "CSV"] {
            page.js(&format!("[...document.querySelectorAll('.as-table button, .chart button')].find(b => b.innerText === '{name}').click()"));
        }
        page.wait_until("window.saved.png && window.saved.svg && window.saved.csv");
        let csv = page.js("return window.saved.csv.text()");
        assert_eq!(csv.as_str().unwrap().trim().lines().count(), rows.len() + 1, "{csv}");
        let svg = page.js("return window.saved.svg.text()");
        assert!(svg.as_str().unwrap().contains("<title>HP lost to one attack"), "{svg}");
        let png = page.js("return window.saved.png.slice(1, 4).text()");
        assert_eq!(png, Value::from("PNG"));
        page.is_sound();
    }
}

/// Odds both ways, blows to kill, and one fight from blow to blow.
#[test]
fn a_fight_is_scrubbed() {
    for device in DEVICES {
        let page = device.open("#v=1&r-hp=60&r-ht=60&r-atk=16");
        page.click("#dists-tab-1");
        page.wait_for_text("#dists-panel .legend", "mean");
        page.click("#dists-tab-2");
        page.wait_for_text("#dists-panel", "win");
        let blows = page.count("#fight .log > li");
        assert!(blows > 6, "{blows} blows");
        let hp = || page.texts("#fight .state-row b");
        let end = hp();
        assert!(end.iter().any(|hp| hp.starts_with("0 ")), "{end:?}");
        page.js("document.querySelector('#fight .scrub').focus()");
        page.press(keys::HOME);
        page.find("#fight .log > li:first-child[aria-current]");
        let first = hp();
        assert_ne!(first, end);
        page.press(keys::RIGHT);
        page.find("#fight .log > li:nth-child(2)[aria-current]");
        page.press(keys::END);
        page.find("#fight .log > li:last-child[aria-current]");
        assert_eq!(hp(), end);
        // Another one begins anew.
        page.click("#fight .btn");
        page.wait_for_text("#fight > .run-note", "Trial 2");
        page.fits_its_width();
        page.is_sound();
    }
}
