//! Ten seconds of a stranger: the answer, the picture and the chart are there before
//! anything is clicked.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

#[test]
fn the_answer_stands_there_before_a_click() {
    for device in DEVICES {
        let page = device.open("");

        assert_eq!(page.plain_text("#answer h1"), "Warrior strikes Marsupial rat");
        let facts = page.texts(".fact");
        assert!(facts[0].starts_with("81.8 % to hit"), "{facts:?}");
        // There is no room for fractions on a phone.
        assert_eq!(facts[0].ends_with("9 in 11"), !device.finger, "{facts:?}");
        assert!(facts[1].ends_with("% to kill with one blow"), "{facts:?}");
        assert!(facts[2].ends_with("HP a blow on average"), "{facts:?}");
        assert_eq!(page.js("return document.title"), "Warrior against Marsupial rat – Duelscope");

        // The stepper stands at the rolls, whose area is the same probability.
        assert!(page.plain_text(".rail .on").starts_with("Rolls"));
        let square = page.find("svg.square").attribute("aria-label").unwrap();
        assert!(square.replace('\u{a0}', " ").contains("81.8 %"), "{square}");
        assert!(page.plain_text(".say").starts_with("Attack roll"));

        page.wait_until(painted());
        page.is_sound();
        page.fits_its_width();
    }
}

/// The canvas holds bars, not a blank: several colours, none of them by a few pixels only.
fn painted() -> &'static str {
    "(() => {
        const canvas = document.querySelector('.plot canvas');
        if (!canvas || !canvas.width) return false;
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
        const seen = new Map();
        for (let i = 0; i < data.length; i += 4) {
            const colour = data.slice(i, i + 4).join();
            seen.set(colour, (seen.get(colour) ?? 0) + 1);
        }
        return [...seen.values()].filter(n => n > 200).length >= 2;
    })()"
}

#[test]
fn a_stranger_dares_to_press_next() {
    for device in DEVICES {
        let page = device.open("");

        let before = page.plain_text(".play .primary");
        assert!(before.starts_with("next:"), "{before}");
        page.click(".play .primary");
        page.wait_until("document.querySelector('.rail .on .name').textContent === 'Damage'");
        // The address already holds what is seen.
        page.wait_until("location.hash.includes('step=3')");
        page.is_sound();
    }
}

/// The presets come beside the page: without them every number still stands and counts.
#[test]
fn without_the_catalogue_the_page_still_answers() {
    let host =
        tests::e2e::Host { lacks: |name| name.ends_with("catalogue.txt"), ..Default::default() };
    let page = Page::open_on(host, "", 1280, 900, false);

    page.wait_for_text(".notices", "The catalogue did not load");
    assert_eq!(page.texts(".fact")[0], "81.8 % to hit 9 in 11");
    page.fill("#f-r-def", "10");
    page.wait_for_text(".fact", "50 % to hit");
    // The names are those of the catalogue, the fields plain.
    assert_eq!(page.find("#f-r-from").property("value"), json!("Rat"));
    page.press(keys::TAB);
    page.fits_its_width();
}

/// An empty opponent, and one so strong that nothing ever gets through.
#[test]
fn hopeless_fights_are_told_in_words() {
    for link in [
        "#v=1&r-def=100000&l-atk=0&l-str=0&l-w=none&l-w-kind=none&l-w-min=0&l-w-max=0",
        "#v=1&l-atk=-100000&r-def=-100000",
        "#v=1&rules=sanctum&l-m-dmg=0~0&l-m-attacks=0&r-m-armor=1000000&r-m-armormax=1000000",
        "#v=1&rules=combined&l-atk=0&r-def=0&r-m-armor=-1000000",
        "#v=1&r-hp=1000000&r-ht=1000000&l-atk=100000&r-dr=1000000&l-w-max=1000000&r-lv=100000",
    ] {
        let page = Page::open(link, 360, 740, false);
        page.find(".fact");
        page.js("document.querySelector('details.as-table')?.setAttribute('open', '')");
        page.find(".rail");
        page.press(keys::END);
        page.is_sound();
        page.fits_its_width();
    }
}
