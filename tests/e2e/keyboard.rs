//! A whole scenario without a pointer: only keys, from the address bar on.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

/// Walks with Tab until the focus is at what matches.
fn tab_to(page: &Page, css: &str) {
    for _ in 0..150 {
        if page.js(&format!("return document.activeElement.matches({})", json!(css))) == json!(true)
        {
            return;
        }
        page.press(keys::TAB);
    }
    panic!("150 times Tab did not lead to {css}");
}

#[test]
fn a_fight_is_chosen_stepped_run_and_looked_into_by_keys_alone() {
    for device in DEVICES {
        let page = device.open("");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");

        // The first stop of all leads past the header.
        page.press(keys::TAB);
        assert_eq!(page.js("return document.activeElement.className"), json!("skip-link"));
        page.press(keys::ENTER);
        page.wait_until("document.activeElement.id === 'scope'");
        // The skip left the document in the address alone.
        page.press(keys::HOME);
        page.wait_until("document.querySelector('.rail .on .name').textContent === 'Skills'");
        page.press(keys::END);
        page.wait_until("document.querySelector('.play .primary').getAttribute('aria-disabled')");

        if device.width < 500 {
            // Where there is little room the fields wait behind a button.
            tab_to(&page, ".side.right .fold");
            page.press(keys::ENTER);
        }
        tab_to(&page, "#f-r-from");
        page.press("crab");
        page.find("#f-r-from-list [aria-selected=true]");
        page.press(keys::ENTER);
        page.wait_for_text(".side.right h2", "Sewer crab");
        tab_to(&page, "#f-r-hp");
        page.press(keys::DOWN);
        page.wait_until("document.querySelector('.field.changed #f-r-hp')");
        tab_to(&page, ".side.right details.detail > summary");
        page.press(keys::SPACE);
        page.wait_until("document.activeElement.parentElement.open");

        tab_to(&page, "#f-trials");
        page.press("20000");
        tab_to(&page, ".run .btn.primary");
        page.press(keys::ENTER);
        page.wait_for_text(".run .run-note", "20,000 trials in");
        // The button that was pressed still has the focus.
        assert_eq!(
            page.js("return document.activeElement.matches('.run .btn.primary')"),
            json!(true)
        );

        page.js(
            "document.activeElement.blur(); document.querySelector('.chart-tools button').focus()",
        );
        tab_to(&page, ".plot canvas");
        page.press(keys::RIGHT);
        page.press(keys::RIGHT);
        let bar = page.plain_text(".readout > b");
        assert!(bar.ends_with("HP lost"), "{bar}");
        // Escape leaves the bars, not the page.
        page.press(keys::ESCAPE);
        page.wait_until("!document.querySelector('.readout > b')");
        page.press(keys::RIGHT);
        page.press(keys::RIGHT);
        page.press(keys::ENTER);
        page.wait_until("document.querySelector('#f-trial').value !== '1'");
        // Whoever asked for an attack steps through it at once.
        page.press(keys::HOME);
        page.wait_until("document.querySelector('.rail .on .name').textContent === 'Skills'");
        page.is_sound();
    }
}

/// The tabs of the panels are one stop, walked with the arrows.
#[test]
fn tabs_are_walked_with_arrows() {
    for device in DEVICES {
        let page = device.open("");
        tab_to(&page, "[role=tab]");
        let names = page.texts("[role=tab]");
        for name in names[1..].iter().chain([&names[0]]) {
            page.press(keys::RIGHT);
            page.wait_until(&format!("document.activeElement.innerText === {}", json!(name)));
            assert_eq!(&page.plain_text("[role=tab][aria-selected=true]"), name);
            let labelled = page.find("[role=tabpanel]").label();
            assert_eq!(&labelled, name);
        }
        page.is_sound();
    }
}
