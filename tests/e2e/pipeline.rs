//! Sanctum's pipeline, and the rolls and the pipeline together.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

/// What the chart's table says: its rows, first column and the exact law.
fn table(page: &Page) -> Vec<[String; 2]> {
    if page.count("details.as-table[open]") == 0 {
        page.click("details.as-table > summary");
    }
    page.find(".numbers tbody tr");
    let rows = page.js("return [...document.querySelectorAll('.numbers tbody tr')].map(row =>
            [row.cells[0], row.cells[1]].map(cell => cell.innerText.replace(/\\s+/g, ' ')))");
    serde_json::from_value(rows).unwrap()
}

#[test]
fn a_fixed_amount_is_one_certain_bar() {
    for device in DEVICES {
        let page = device.open("#v=1&rules=sanctum");
        assert_eq!(page.texts(".fact")[0], "certain damaged by this blow");
        assert_eq!(table(&page), [["2 HP lost".to_owned(), "certain".to_owned()]]);
        // Nothing is rolled to hit: the chart has no misses to hide.
        assert!(!page.texts(".chart-tools button").iter().any(|text| text == "hide misses"));
        page.is_sound();
    }
}

#[test]
fn a_range_is_a_law_that_the_armor_bends() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&rules=sanctum");
        page.fill("#f-l-m-dmg", "0-4");
        page.fill("#f-r-m-armor", "2");
        page.fill("#f-r-m-armormax", "2");
        page.wait_until("document.querySelector('#answer').innerText.includes('to bounce off')");
        let facts = page.texts(".fact");
        assert!(facts.contains(&"60 % to bounce off".to_owned()), "{facts:?}");
        assert!(facts.contains(&"impossible to kill with one blow".to_owned()), "{facts:?}");
        // 0, 1, 2 bounce; 3 and 4 lose 1 and 2 HP.
        let rows = table(&page);
        let share =
            |value: &str| rows.iter().find(|row| row[0] == value).map(|row| row[1].as_str());
        assert_eq!(share("0 HP lost"), Some("60 %"), "{rows:?}");
        assert_eq!(share("1 HP lost"), Some("20 %"), "{rows:?}");
        assert_eq!(share("2 HP lost"), Some("20 %"), "{rows:?}");
        page.is_sound();
    }
}

/// Takes an effect of the catalogue for the defender and walks to where it acts.
#[test]
fn an_effect_of_the_catalogue_changes_the_trace() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&rules=sanctum&l-m-dmg=3");
        page.wait_until("document.querySelector('#f-r-m[role=combobox]')");
        let before = page.texts(".rail .out");

        page.click(".side.right .chip.add");
        page.fill("#f-r-m-effects", "treach");
        page.press(keys::ENTER);
        page.wait_until("document.querySelectorAll('.side.right .chip').length === 2");
        let after = page.texts(".rail .out");
        assert_ne!(after, before);
        // Twice its armor of 1 comes on top of the 3.
        assert!(after.contains(&"3 → 5".to_owned()), "{after:?}");
        page.js("document.querySelector('#scope').focus()");
        page.press(keys::HOME);
        while !page.plain_text(".rail .on").starts_with("D1") {
            page.press(keys::RIGHT);
        }
        assert!(page.plain_text(".say").contains("3 → 5"), "{}", page.plain_text(".say"));
        page.is_sound();
        page.screenshot("sanctum-effect");

        // The chip says what it does in words, not in the letters of a link.
        let chip = page.plain_text(".side.right .chip:not(.add)");
        assert!(!chip.contains('~') && chip.contains("armor"), "{chip}");
        page.click(".side.right .chip:not(.add) > button:last-child");
        page.wait_until("document.querySelectorAll('.side.right .chip').length === 1");
        assert_eq!(page.texts(".rail .out"), before);
    }
}

/// An effect of one's own: put together, corrected, taken, stepped up.
#[test]
fn an_effect_is_composed_in_place() {
    for width in [1280, 360] {
        let page = Page::open("#v=1&rules=sanctum", width, 900, width == 360);
        page.wait_until("document.querySelector('#f-r-m[role=combobox]')");
        page.js("for (const fold of document.querySelectorAll('.fold[aria-expanded=false]')) if (fold.checkVisibility()) fold.click();");
        page.click(".side.right .chip.add");
        page.choose("#c-r-m-effects-op", "add-armor");
        page.fill("#c-r-m-effects-n", "many");
        page.wait_until("document.querySelector('#c-r-m-effects-n-err')");
        assert!(page.find(".composer .btn").property("disabled") == json!(true));
        page.fill("#c-r-m-effects-n", "2");
        page.wait_until("!document.querySelector('#c-r-m-effects-n-err')");
        page.click(".composer .btn");
        page.wait_until("location.hash.includes('r-m-effects=before.add-armor~2')");
        page.click(".side.right .chip:not(.add) [aria-label$='one more']");
        page.wait_until("location.hash.includes('r-m-effects=before.add-armor~3')");
        page.fits_its_width();
        page.is_sound();
    }
}

/// Whatever the search offers can be taken: none of its entries is a fault.
#[test]
fn every_effect_that_is_offered_can_be_taken() {
    let page = Page::open("#v=1&rules=sanctum", 1280, 900, false);
    page.wait_until("document.querySelector('#f-r-m[role=combobox]')");
    let open = || {
        page.click(".side.right .chip.add");
        page.click("#f-r-m-effects");
        page.find("#f-r-m-effects-list [role=option]");
    };
    open();
    let names = page.texts("#f-r-m-effects-list [role=option] > span");
    assert!(names.len() > 20, "{names:?}");
    page.press(keys::ESCAPE);
    page.click(".side.right .chip.add");
    let mut at_fault = Vec::new();
    for (i, name) in names.iter().enumerate() {
        open();
        page.js(&format!(
            "const option = document.getElementById('f-r-m-effects-{i}');
             option.dispatchEvent(new MouseEvent('mousedown', {{ bubbles: true, cancelable: true }}))"
        ));
        page.wait_until("!document.querySelector('#f-r-m-effects')");
        // A card that is cast on the opponent lands on the other side.
        if page.count(".side .chip:not(.add)") == 0 {
            at_fault.push(format!("{name}: nothing came of it"));
        }
        if page.count(".err") > 0 {
            at_fault.push(format!("{name}: {}", page.texts(".err").join(" ")));
        }
        while page.count(".side .chip:not(.add)") > 0 {
            page.click(".side .chip:not(.add) > button:last-child");
        }
        page.wait_until("!document.querySelector('.err')");
    }
    assert!(at_fault.is_empty(), "{at_fault:#?}");
    page.is_sound();
}

#[test]
fn combined_rolls_decide_the_hit_and_the_pipeline_the_rest() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&rules=combined");
        assert!(page.texts(".fact")[0].starts_with("81.8 % to hit"));
        let stages = page.texts(".rail .name");
        for name in
            ["Skills", "Rolls", "D1 before armor", "D2 armor soak", "D3 after armor", "D4 apply"]
        {
            assert!(stages.iter().any(|stage| stage == name), "{name} is missing in {stages:?}");
        }
        // Until a miss comes: it stops before the pipeline.
        page.js("document.querySelector('#scope').focus()");
        for seed in 1..60 {
            page.fill("#f-seed", &seed.to_string());
            page.wait_until(&format!(
                "document.querySelector('.extra > .run-note').innerText === 'of seed {seed}'"
            ));
            if page.count(".rail button") == 2 {
                break;
            }
        }
        assert_eq!(page.count(".rail button"), 2, "60 seeds without a miss");
        assert!(page.plain_text(".say").ends_with("a miss."), "{}", page.plain_text(".say"));
        let never = page.texts(".rail .stop .out");
        assert!(never.len() >= 4 && never.iter().all(|out| out == "–"), "{never:?}");
        page.is_sound();
    }
}

/// Ways between the rulesets and back lose nothing of the sheet.
#[test]
fn rulesets_can_be_looked_at_and_left() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
        page.fill("#f-r-def", "10");
        page.wait_for_text(".fact", "50 %");
        for name in ["Sanctum", "Combined", "Remixed Dungeon"] {
            let button = format!(
                "[...document.querySelectorAll('.bar .seg button')].find(b => b.innerText === {})",
                json!(name)
            );
            page.js(&format!("{button}.click()"));
            page.wait_until(&format!("{button}.getAttribute('aria-pressed') === 'true'"));
            page.find(".fact");
            page.fits_its_width();
        }
        page.wait_for_text(".fact", "50 %");
        page.is_sound();
    }
}
