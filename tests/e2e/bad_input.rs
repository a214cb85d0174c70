//! What people type into number fields before it is a number.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

const FIELD: &str = "#f-r-def";

/// The whole text at once, as pasting brings it.
fn paste(page: &Page, text: &str) {
    page.js(&format!(
        "const field = document.querySelector('{FIELD}');
         field.value = {};
         field.dispatchEvent(new InputEvent('input', {{ inputType: 'insertFromPaste', bubbles: true }}));
         return new Promise(requestAnimationFrame)",
        json!(text)
    ));
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the page gives this chance to hit, with its fraction where there is room.
fn says(page: &Page, hit: &str) -> bool {
    let shown = &page.texts(".fact")[0];
    hit.starts_with(shown) && shown.ends_with("to hit") || shown == hit
}

#[test]
fn a_fault_is_told_at_its_field_and_the_last_good_answer_stays() {
    for device in DEVICES {
        let page = device.open_fields("");
        let answer = page.texts(".fact");

        page.find(FIELD).type_keys(keys::BACKSPACE);
        page.wait_until("document.querySelector('.err')");
        assert_eq!(page.texts(".err"), ["Base defense is −100,000 to 100,000."]);
        // It is told to those who cannot see it as well.
        let field = page.find(FIELD);
        assert_eq!(field.attribute("aria-invalid").as_deref(), Some("true"));
        assert_eq!(field.attribute("aria-describedby").as_deref(), Some("f-r-def-err"));
        page.find("#f-r-def-err");
        // Old numbers, and seen to be old.
        assert_eq!(page.texts(".fact"), answer);
        for part in ["#answer.stale", "#scope.stale", ".chart.stale", ".stale .derived"] {
            page.find(part);
        }
        page.wait_for_text(".stale-note", "last good numbers");
        assert_eq!(page.find(".run .btn.primary").property("disabled"), json!(true));
        // What cannot be read is in no link.
        page.wait_until("!location.hash.includes('r-def')");
        page.is_sound();
        page.fits_its_width();
        page.screenshot("bad-input");

        field.type_keys("10");
        page.wait_for_text(".fact", "50 %");
        assert_eq!(page.count(".err, .stale, [aria-invalid=true]"), 0);
        assert_eq!(page.find(".run .btn.primary").property("disabled"), json!(false));
        page.is_sound();
    }
}

#[test]
fn every_text_is_taken_or_refused_with_what_is_allowed() {
    for device in DEVICES {
        let page = device.open_fields("");
        let (refused, first) = (None, "81.8 % to hit 9 in 11");
        for (text, hit) in [
            ("-", refused),
            ("+", refused),
            ("1e", refused),
            ("1e1", refused),
            ("1,5", refused),
            ("1.5", refused),
            ("0x10", refused),
            ("NaN", refused),
            ("Infinity", refused),
            ("9999999999999999999999", refused),
            ("100001", refused),
            ("-100001", refused),
            ("   ", refused),
            (" 3 ", Some(first)),
            ("0", Some("95.5 % to hit 21 in 22")),
            ("-0", Some("95.5 % to hit 21 in 22")),
            ("-1", Some("certain to hit 1 in 1")),
            ("10", Some("50 % to hit 1 in 2")),
        ] {
            page.fill(FIELD, "3");
            page.wait_until("!document.querySelector('.err')");
            paste(&page, text);
            match hit {
                Some(hit) => {
                    assert_eq!(page.count(".err"), 0, "{text:?} is refused");
                    assert!(says(&page, hit), "{text:?}: {:?}", page.texts(".fact"));
                }
                None => {
                    let told = page.texts(".err").join("");
                    assert!(told.contains("−100,000 to 100,000"), "{text:?}: {told:?}");
                    assert!(says(&page, first), "{text:?}: {:?}", page.texts(".fact"));
                }
            }
            // The field shows what was typed, not what was made of it.
            assert_eq!(page.find(FIELD).property("value"), json!(text));
        }
        page.is_sound();
    }
}

/// Digits of other scripts are understood as the number they write, or refused; they
/// never count as something else.
#[test]
fn digits_of_other_scripts_are_understood_or_refused() {
    for device in DEVICES {
        let page = device.open_fields("");
        for text in ["١٠", "१०", "10"] {
            page.fill(FIELD, text);
            let refused = page.count(".err") == 1;
            let wanted = if refused { "81.8 % to hit 9 in 11" } else { "50 % to hit 1 in 2" };
            assert!(says(&page, wanted), "{text}: {:?}", page.texts(".fact"));
            page.fill(FIELD, "3");
            page.wait_for_text(".fact", "81.8 %");
        }
        page.is_sound();
    }
}

/// A factor takes a decimal comma and a decimal point alike.
#[test]
fn a_decimal_comma_is_a_decimal_point() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.click(".side.left details.detail:not(.left-out) > summary");
        let mut seen = Vec::new();
        for text in ["0.5", "0,5", "0,50", " .5"] {
            page.fill("#f-l-w-acc", text);
            assert_eq!(page.count(".err"), 0, "{text:?}");
            seen.push(page.texts(".fact"));
        }
        seen.dedup();
        assert_eq!(seen.len(), 1, "{seen:?}");
        assert_ne!(seen[0][0], "81.8 % to hit 9 in 11");
    }
}

/// A range is typed with whatever dash a keyboard has; a reversed one is no range.
#[test]
fn ranges_take_any_dash() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&rules=sanctum");
        for text in ["0-4", "0–4", "0~4", " 0 - 4 "] {
            page.fill("#f-l-m-dmg", "3");
            page.fill("#f-l-m-dmg", text);
            assert_eq!(page.count(".err"), 0, "{text:?}");
            page.wait_until("location.hash.includes('l-m-dmg=0~4')");
        }
        for text in ["", "-", "1-", "a-b", "-3", "0-1000001"] {
            page.fill("#f-l-m-dmg", text);
            let told = plain(&page.texts(".err").join(""));
            assert!(told.contains("within 0 to 1,000,000"), "{text:?}: {told:?}");
        }
        page.is_sound();
    }
}

/// A number far down in the folded part: its fold stays open while it is mended.
#[test]
fn a_fold_stays_open_while_a_number_in_it_is_mended() {
    let page = Page::open("", 1280, 900, false);
    page.click(".side.left details.detail:not(.left-out) > summary");
    page.fill("#f-l-b-atk", "");
    page.wait_until("document.querySelector('#f-l-b-atk-err')");
    page.type_keys("#f-l-b-atk", "5");
    page.wait_until("!document.querySelector('.err')");

    assert_eq!(
        page.js("return document.querySelector('#f-l-b-atk').checkVisibility()"),
        json!(true)
    );
    assert_eq!(page.js("return document.activeElement.id"), json!("f-l-b-atk"));
    page.press("0");
    assert_eq!(page.find("#f-l-b-atk").property("value"), json!("50"));
}

/// A fault that comes back with an undo is shown, wherever its field hides.
#[test]
fn a_fault_in_a_fold_opens_it() {
    let page = Page::open("", 360, 740, false);
    page.click(".side.left .fold");
    page.click(".side.left details.detail:not(.left-out) > summary");
    page.fill("#f-l-b-atk", "");
    page.wait_until("document.querySelector('#f-l-b-atk-err')");
    page.fill("#f-seed", "abc");
    page.fill("#f-l-b-atk", "1");
    page.wait_until("!document.querySelector('.err')");
    page.click(".side.left details.detail:not(.left-out) > summary");
    page.click(".side.left .fold");
    page.wait_until("!document.querySelector('#f-l-b-atk').checkVisibility()");

    page.click(".tools .btn[aria-label=Undo]");
    page.wait_until("document.querySelector('#f-l-b-atk-err')?.checkVisibility()");
    page.is_sound();
    page.fits_its_width();
}
