//! A set-up beside another one: as the reference, or as the wiki has it.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

fn press(page: &Page, css: &str, name: &str) {
    let button = format!(
        "[...document.querySelectorAll({})].find(b => b.innerText.trim() === {})",
        json!(css),
        json!(name)
    );
    page.wait_until(&button);
    page.js(&format!("{button}.click()"));
}

/// What differs: field, before, now.
fn differing(page: &Page) -> Vec<[String; 3]> {
    let rows = page.js("return [...document.querySelectorAll('#dists-panel tbody tr')].map(row => [...row.cells].map(cell => cell.innerText))");
    serde_json::from_value(rows).unwrap()
}

#[test]
fn a_reference_shows_what_differs_and_is_swapped_back() {
    for device in DEVICES {
        let page = device.open_fields("#v=1");
        let first = page.texts(".fact b")[..2].to_vec();
        press(&page, "[role=tab]", "Compare");
        press(&page, "#dists-panel .btn", "keep this as the reference");
        page.wait_for_text("#dists-panel", "Nothing differs");
        assert_eq!(page.count(".answer :is(.up, .down)"), 0, "nothing has changed yet");

        page.fill("#f-l-str", "18");
        page.fill("#f-r-def", "9");
        page.click(".side.left details.detail:not(.left-out) > summary");
        page.wait_until("document.querySelectorAll('#dists-panel tbody tr').length === 2");
        page.settle();
        let row = |cells: [&str; 3]| cells.map(str::to_owned);
        let differs =
            [row(["Attacker: Strength", "11", "18"]), row(["Defender: Base defense", "3", "9"])];
        assert_eq!(differing(&page), differs);
        // Every number of the answer says by how much, and in which direction.
        let deltas = page.texts(".answer .delta");
        assert!(deltas.len() >= 3, "{deltas:?}");
        let worse = page.plain_text(".fact:first-of-type .delta");
        assert!(worse.starts_with('−') && worse.contains("points"), "{worse}");
        page.find(".fact:first-of-type .delta.down");
        // The chart has the outline of what it is compared with.
        press(&page, "[role=tab]", "HP lost to one attack");
        page.wait_for_text(".legend", "to compare");

        press(&page, "[role=tab]", "Compare");
        press(&page, "#dists-panel .btn", "swap with the reference");
        page.wait_until("document.querySelector('#f-l-str').value === '11'");
        assert_eq!(page.texts(".fact b")[..2], first);
        assert_eq!(differing(&page), differs.clone().map(|[field, was, now]| [field, now, was]));
        // Words and names stand there as their fields say them.
        page.choose("#f-l-strike", "missile");
        page.wait_until("[...document.querySelectorAll('#dists-panel td')].some(cell => cell.innerText === 'missile')");
        page.fill("#f-l-w", "dagger");
        page.find("#f-l-w-list [aria-selected=true]");
        page.press(keys::ENTER);
        page.wait_until("[...document.querySelectorAll('#dists-panel td [lang=en]')].some(cell => cell.innerText === 'Short sword')");
        press(&page, "#dists-panel .btn", "drop the reference");
        page.wait_until("!document.querySelector('.answer .delta')");
        page.fits_its_width();
        page.is_sound();
    }
}

/// The chance to hit with twice the skill: the page says one thing, the game does another.
#[test]
fn an_edition_is_changed_in_plain_sight() {
    for device in DEVICES {
        let page = device.open("#v=1&l-atk=19&r-def=9");
        page.wait_for_text(".fact", "75 %");
        assert_eq!(page.count(".rail .skip"), 0);
        press(&page, ".bar .seg button", "as the page says");
        page.wait_until("location.hash.includes('edition=page')");
        // The page of January knows no critical hits.
        page.wait_until(
            "[...document.querySelectorAll('.rail .skip .name')].some(e => e.innerText === 'Crit')",
        );
        press(&page, "[role=tab]", "Claims");
        page.wait_for_text(".claim", "66.7 %");
        page.wait_for_text(".claim", "75 %");
        assert!(page.count("#dists-panel .claims a[href^=http]") > 5, "each says where it stands");
        press(&page, ".bar .seg button", "as the game plays");
        page.wait_until("!location.hash.includes('edition')");
        page.is_sound();
    }
}

/// A switch of the open questions says its source and changes the result.
#[test]
fn a_reading_is_switched_and_names_its_source() {
    for device in DEVICES {
        let page = device.open("#v=1&rules=sanctum&l-m-dmg=3&r-m-armor=-2");
        page.click("details.rules > summary");
        page.find("#f-reading-9");
        let sources = page.texts(".rules .hint");
        assert!(
            sources.len() > 15 && sources.iter().all(|hint| hint.starts_with("AMB-")),
            "{sources:?}"
        );
        let before = page.texts(".fact");
        page.choose("#f-reading-9", "1");
        page.wait_until("location.hash.includes('readings=9.b')");
        assert_ne!(page.texts(".fact"), before);
        page.wait_for_text("details.rules > summary", "1 of");
        page.click(".rules .field.changed .reset");
        page.wait_until("!location.hash.includes('readings')");
        assert_eq!(page.texts(".fact"), before);
        page.is_sound();
    }
}
