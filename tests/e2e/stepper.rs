//! One attack, stage by stage.

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

/// The stage that is shown.
pub fn stage(page: &Page) -> String {
    page.plain_text(".rail .on .name")
}

/// Waits for a stage.
pub fn at(page: &Page, name: &str) {
    page.wait_until(&format!(
        "document.querySelector('.rail .on .name')?.textContent === {}",
        json!(name)
    ));
}

/// The stages that one can go to.
fn stages(page: &Page) -> Vec<String> {
    page.texts(".rail button .name")
}

#[test]
fn buttons_keys_and_slider_walk_the_same_stages() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&step=1");
        let stages = stages(&page);
        assert!(stages.len() >= 2, "{stages:?}");
        let (first, last) = (&stages[0], &stages[stages.len() - 1]);
        assert_eq!(&stage(&page), first);

        for name in &stages[1..] {
            page.click(".play .primary");
            at(&page, name);
        }
        // At the end the button says so and stays under the finger.
        assert_eq!(page.plain_text(".play .primary"), "the end");
        page.click(".play .primary");
        assert_eq!(&stage(&page), last);
        if !device.finger {
            // A phone has no room for this one: its rail leads there.
            page.click(".play [aria-label='First stage']");
            at(&page, first);
        }
        page.click(".play [aria-label='Last stage']");
        at(&page, last);
        page.click(".play [aria-label=Back]");
        at(&page, &stages[stages.len() - 2]);

        page.js("document.querySelector('#scope').focus()");
        page.press(keys::HOME);
        at(&page, first);
        page.press(keys::RIGHT);
        at(&page, &stages[1]);
        page.press(keys::END);
        at(&page, last);
        page.press(keys::LEFT);
        at(&page, &stages[stages.len() - 2]);
        if !device.finger {
            // Arrows in the slider move the slider, once.
            page.js("document.querySelector('.scrub').focus()");
            page.press(keys::HOME);
            at(&page, first);
            page.press(keys::RIGHT);
            at(&page, &stages[1]);
        }
        // And each stage is a button of its own.
        page.click(".rail li:last-child button, .rail li:nth-child(1) button");
        page.is_sound();
    }
}

#[test]
fn a_new_roll_changes_the_seed_that_is_shown() {
    for device in DEVICES {
        let page = device.open_fields("");
        let seed = || page.plain_text(".extra > .run-note");
        assert_eq!(seed(), "of seed 7f3a");
        let say = page.plain_text(".say");

        page.js("document.querySelector('#scope').focus()");
        page.press("n");
        page.wait_until("!document.querySelector('.extra').innerText.includes('7f3a')");
        assert_ne!(page.plain_text(".say"), say);
        let rolled = seed();
        assert_eq!(
            page.find("#f-seed").property("value").as_str().map(|s| format!("of seed {s}")),
            Some(rolled.clone())
        );
        page.click(".play [aria-label='New roll']");
        page.wait_until(&format!(
            "!document.querySelector('.extra').innerText.includes({})",
            json!(rolled)
        ));
        // A letter typed into a field is a letter.
        let seed_now = seed();
        page.fill("#f-r-hp", "n7");
        assert_eq!(seed(), seed_now);
        page.is_sound();
    }
}

/// Who has scrolled the rail and types looks at both.
#[test]
fn a_rail_stays_where_it_was_scrolled_to() {
    let page = Page::open("#v=1&step=1", 360, 800, false);
    page.unfold_fields();
    page.js("document.querySelector('.rail').scrollLeft = 60");
    let before = page.plain_text("#answer");
    page.fill("#f-r-def", "9");
    page.wait_until("location.hash.includes('r-def=9')");
    assert_ne!(page.plain_text("#answer"), before);
    assert_eq!(page.js("return document.querySelector('.rail').scrollLeft"), json!(60));
}

/// Whatever a stage does, somebody wrote the rule down, and a press leads there.
#[test]
fn every_stage_leads_to_its_rule() {
    for device in DEVICES {
        for rules in ["remixed", "sanctum", "combined"] {
            let page = device.open(&format!("#v=1&rules={rules}&step=1"));
            let stages = stages(&page);
            for (nth, name) in stages.iter().enumerate() {
                if nth > 0 {
                    page.click(".play .primary");
                    at(&page, name);
                }
                page.wait_until("document.querySelector('.stage .why a')");
                let links = page
                    .js("return [...document.querySelectorAll('.stage .why a')].map((a) =>
                         [a.host !== location.host, a.target, a.rel, a.textContent.trim() !== ''].join())");
                for link in links.as_array().unwrap() {
                    assert_eq!(link, "true,_blank,noopener,true", "{rules}, {name}");
                }
            }
            page.is_sound();
        }
    }
}

/// The sentence, the rail and the square speak of the same two rolls, whatever is rolled.
#[test]
fn the_sentence_says_the_numbers_of_the_picture() {
    let page = Page::open("", 1280, 900, false);
    let (mut hits, mut misses) = (0, 0);
    for seed in 1..=40 {
        page.fill("#f-seed", &seed.to_string());
        page.wait_until(&format!(
            "document.querySelector('.extra > .run-note').innerText === 'of seed {seed}'"
        ));
        let say = page.plain_text(".say");
        let words: Vec<&str> = say.split_whitespace().collect();
        let numbers: Vec<f64> =
            words.iter().filter_map(|w| w.trim_end_matches([':', ',', '.']).parse().ok()).collect();
        let [a, attack, d, defense] = numbers[..] else { panic!("four numbers in {say:?}") };
        assert_eq!((attack, defense), (11.0, 4.0), "{say}");
        assert!((0.0..=attack).contains(&a) && (0.0..=defense).contains(&d), "{say}");
        let hit = say.ends_with("a hit.");
        assert_eq!(hit, a >= d, "{say}");
        assert!(hit || say.ends_with("a miss."), "{say}");
        if hit {
            hits += 1
        } else {
            misses += 1
        }
        let rail = page.plain_text(".rail .on .out");
        assert_eq!(rail, if hit { "hit" } else { "miss" }, "{say}");
        let axes = page.texts("svg.square").join(" ")
            + &page.js("return document.querySelector('svg.square').textContent").to_string();
        for (axis, n) in [
            ("attack roll", words[2]),
            ("defense roll", words[words.iter().position(|w| *w == "defense").unwrap() + 2]),
        ] {
            assert!(axes.contains(&format!("{axis} {n}")), "{axis} {n} in {axes}");
        }
        // A miss stops: nothing after it can be reached.
        let reached = page.count(".rail button");
        let stopped = page.count(".rail .stop");
        if hit {
            assert!(reached > 2, "{say}")
        } else {
            assert_eq!(reached, 2, "{say}");
            assert!(stopped > 2)
        }
        let end = page.find(".play .primary").attribute("aria-disabled").is_some();
        assert_eq!(end, !hit, "{say}");
    }
    assert!(hits > 20 && misses > 1, "{hits} hits, {misses} misses");
    page.is_sound();
}

#[test]
fn magical_damage_skips_the_armor() {
    for device in DEVICES {
        let page =
            device.open_fields("#v=1&rules=sanctum&l-m-magical=yes&l-m-dmg=3&r-m-armor=5&step=2");
        let skipped = || page.texts(".rail .skip .name");
        assert_eq!(skipped(), ["D2 armor soak"]);
        page.js("document.querySelector('#scope').focus()");
        page.press(keys::HOME);
        let mut said = Vec::new();
        loop {
            let name = stage(&page);
            said.push((name, page.plain_text(".say")));
            if page.find(".play .primary").attribute("aria-disabled").is_some() {
                break;
            }
            page.press(keys::RIGHT);
            page.wait_until(&format!(
                "document.querySelector('.rail .on .name').textContent !== {}",
                json!(said.last().unwrap().0)
            ));
        }
        let say = |name: &str| {
            said.iter().find(|(n, _)| n == name).map(|(_, say)| say.clone()).unwrap_or_default()
        };
        assert!(say("D1 before armor").contains("on to D3"), "{said:?}");
        assert!(say("D2 armor soak").contains("not asked"), "{said:?}");
        assert_eq!(say("D4 apply"), "7 − 3 = 4: damaged.", "{said:?}");
        // The armor is untouched in the strip below.
        assert!(
            page.texts(".state-row").iter().any(|row| row.ends_with("armor 5")),
            "{:?}",
            page.texts(".state-row")
        );

        page.click("#f-l-m-magical");
        page.wait_until(
            "document.querySelector('.rail li:nth-last-child(3) .out').textContent === 'bounced'",
        );
        page.is_sound();
    }
}
