//! The address bar is always the document.

use serde_json::json;
use tests::e2e::{DEVICES, Host, Page, keys};

/// All that the page shows, as one text.
fn shown(page: &Page) -> String {
    let values = "return [...document.querySelectorAll('input, select')].map(e => `${e.id}=${e.value}`).join()";
    let words = page.texts("#answer, .rail, .stage, .state, .extra, .dists").join("\n");
    format!("{words}\n{}", page.js(values))
}

#[test]
fn a_reload_and_a_pasted_link_show_the_same() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.settle();
        page.fill("#f-r-def", "7");
        page.fill("#f-r-hp", "5");
        page.fill("#f-seed", "abc123");
        page.fill("#f-trials", "5000");
        page.click(".play .primary");
        for part in ["r-def=7", "r-hp=5", "seed=abc123", "trials=5000", "step=3"] {
            page.wait_until(&format!("location.hash.includes('{part}')"));
        }
        page.settle();
        let (before, url) = (shown(&page), page.url());
        assert!(url.len() < 300 + page.site_url().len(), "{url}");

        page.reload();
        page.settle();
        assert_eq!(page.url(), url, "the address lives through a load");
        assert_eq!(shown(&page), before);

        let fragment = url.split_once('#').unwrap().1;
        let other = device.open_fields(&format!("#{fragment}"));
        other.settle();
        assert_eq!(shown(&other), before);
        other.is_sound();
    }
}

/// A fresh visit needs no fragment; one that was opened with a link keeps it.
#[test]
fn loading_alone_writes_no_history() {
    for device in DEVICES {
        let page = device.open("#v=1&r-def=7");
        page.settle();
        let entries = page.js("return history.length");
        assert!(page.url().ends_with("#v=1&r-def=7"), "{}", page.url());
        assert!(entries.as_u64() <= Some(2), "{entries}");
    }
}

/// The address changes at once, the page hears of it later: what still waits to be
/// written must not take its place meanwhile.
#[test]
fn a_link_that_is_followed_is_not_written_over_by_a_change_before_it() {
    let page = Page::start(Host::default(), json!({}));
    page.before_load(
        "addEventListener('hashchange', (event) => {
             if (!event.isTrusted) return;
             event.stopImmediatePropagation();
             setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), 1500);
         })",
    );
    page.go("#v=1");
    page.settle();
    page.js("const type = (text) => {
             const field = document.getElementById('f-r-def');
             field.value = text;
             field.dispatchEvent(new InputEvent('input', { bubbles: true }));
             return new Promise(requestAnimationFrame);
         };
         return type('8').then(() => type('9')).then(() => { location.hash = 'v=1&r-def=7' })");
    page.wait_until("document.getElementById('f-r-def').value === '7'");
    assert!(page.url().ends_with("#v=1&r-def=7"), "{}", page.url());
    // What is changed after it is written again.
    page.fill("#f-r-def", "6");
    page.wait_until("location.hash === '#v=1&r-def=6'");
    page.is_sound();
}

#[test]
fn a_broken_link_opens_what_can_be_read_and_says_the_rest() {
    for device in DEVICES {
        let page = device.open_fields(
            "#v=1&r-def=10&r-hp=-5&l-lv=abc&zauber=1&r-def=9&l-called=%FF&seed=xyz&l-from=QQQ&explore=nonsense",
        );
        // The presets come after the page.
        page.wait_for_text(".notices", "l-from=QQQ");
        assert!(page.texts(".fact")[0].starts_with("50 % to hit"));
        let notices = page.texts(".notices li");
        assert!(
            notices
                .iter()
                .any(|line| line.ends_with("Name is plain text of at most 40 characters")),
            "{notices:#?}"
        );
        for part in [
            "r-hp=-5",
            "l-lv=abc",
            "“zauber”",
            "“r-def” stands there twice",
            "seed=xyz",
            "“explore=nonsense”: Explored is what is measured (win, hit,",
        ] {
            assert!(notices.iter().any(|line| line.contains(part)), "{part} in {notices:#?}");
        }
        // Each says what would have been right.
        assert!(notices[0].contains("HP now"), "{notices:#?}");
        page.is_sound();
        page.fits_its_width();
        page.screenshot("broken-link");
        page.click(".notices .btn");
        page.wait_until("!document.querySelector('.notices')");

        page.go("#v=99");
        page.wait_for_text(".notices", "version “99”");
        page.go(&format!("#v=1&l-called={}", "A".repeat(25_000)));
        page.wait_for_text(".notices", "was not read");
        assert!(page.texts(".fact")[0].starts_with("81.8 % to hit"));
        page.is_sound();
    }
}

/// Escapes that chats and wikis put into links are undone.
#[test]
fn escaped_links_open() {
    for device in DEVICES {
        let page = device.open_fields("#v%3D1&r-dmg=2%7E9&r-def=10");
        assert!(page.texts(".fact")[0].starts_with("50 % to hit"));
        assert_eq!(page.count(".notices"), 0, "{:?}", page.texts(".notices li"));
        assert_eq!(page.find("#f-r-dmg").property("value"), json!("2–9"));
    }
}

#[test]
fn back_and_forward_walk_the_presets() {
    for device in DEVICES {
        let page = device.open_fields("");
        page.settle();
        let name = || page.plain_text(".side.right h2");
        let pick = |text: &str, name: &str| {
            page.fill("#f-r-from", text);
            page.find("#f-r-from-list [aria-selected=true]");
            page.press(keys::ENTER);
            page.wait_for_text(".side.right h2", name);
            page.wait_until("location.hash.includes('r-from=')");
        };
        pick("sewer", "Sewer crab");
        let crab = page.url();
        pick("goo", "Goo");
        page.wait_until(&format!("location.href !== {}", json!(crab)));

        page.back();
        page.wait_for_text(".side.right h2", "Sewer crab");
        assert_eq!(page.url(), crab);
        page.back();
        page.wait_for_text(".side.right h2", "Marsupial rat");
        page.js("history.forward()");
        page.wait_for_text(".side.right h2", "Sewer crab");
        page.js("history.forward()");
        page.wait_for_text(".side.right h2", "Goo");
        assert_eq!(name(), "Goo");
        page.is_sound();
    }
}

/// What still waits to be written when another link is opened stays unwritten.
#[test]
fn a_late_write_never_covers_an_opened_link() {
    let page = Page::open("", 1280, 900, false);
    page.settle();
    page.js("const set = text => {
            const input = document.querySelector('#f-r-def');
            input.value = text;
            input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        };
        window.writes = 0;
        const replace = history.replaceState;
        history.replaceState = (...args) => { window.writes++; replace.apply(history, args); };
        set('5');
        setTimeout(() => set('6'), 50);
        setTimeout(() => { location.hash = '#v=1&r-def=10'; }, 150);");
    page.wait_for_text(".fact", "50 %");
    // Long enough for the write that waited.
    page.js("return new Promise(resolve => setTimeout(resolve, 1200))");
    assert_eq!(page.js("return location.hash"), json!("#v=1&r-def=10"));
    assert_eq!(page.find("#f-r-def").property("value"), json!("10"));
    page.is_sound();
}

/// Safari throws after 100 writes in 30 seconds: a held key must not come near.
#[test]
fn a_held_key_writes_the_address_twice_a_second_at_most() {
    for device in DEVICES {
        let page = device.open("");
        page.settle();
        let writes = page.js(
        "return new Promise(resolve => {
            const times = [];
            for (const name of ['replaceState', 'pushState']) {
                const write = history[name];
                history[name] = (...args) => { times.push(performance.now()); write.apply(history, args); };
            }
            const scope = document.querySelector('#scope');
            scope.focus();
            const start = performance.now();
            const press = i => {
                const key = i % 8 < 4 ? 'ArrowRight' : 'ArrowLeft';
                scope.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, repeat: true }));
                const input = document.querySelector('#f-r-def');
                input.value = String(20 + i % 20);
                input.dispatchEvent(new InputEvent('input', { bubbles: true }));
                if (performance.now() - start < 3000) setTimeout(press, 30, i + 1);
                else setTimeout(() => resolve(times), 1500);
            };
            press(0);
        })",
    );
        let times: Vec<f64> = serde_json::from_value(writes).unwrap();
        assert!((2..=10).contains(&times.len()), "{times:?}");
        assert!(times.windows(2).all(|pair| pair[1] - pair[0] > 450.0), "{times:?}");
        // The last state is what the address holds in the end.
        let value = page.find("#f-r-def").property("value");
        let held = format!("r-def={}", value.as_str().unwrap());
        assert!(page.url().contains(&held), "{} of {}", held, page.url());
        page.is_sound();
    }
}

/// A browser that refuses history, as Safari does after too many writes, keeps playing.
#[test]
fn a_refused_write_breaks_nothing() {
    let page = Page::open("", 1280, 900, false);
    page.settle();
    page.js(
        "history.replaceState = history.pushState = () => { throw new DOMException('too many', 'SecurityError'); };",
    );
    page.fill("#f-r-def", "10");
    page.wait_for_text(".fact", "50 %");
    page.click(".play .primary");
    page.wait_until("document.querySelector('.rail .on .name').textContent === 'Damage'");
    page.is_sound();
}

/// What was typed last is there at the next visit, however soon the page is left.
#[test]
fn a_page_that_is_left_at_once_remembers_what_was_typed() {
    for device in DEVICES {
        let page = device.open("#v=1");
        let stored = page.js("const field = document.getElementById('f-r-hp');
            field.value = '61';
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            return new Promise((resolve) => setTimeout(() => {
                dispatchEvent(new Event('pagehide'));
                resolve(localStorage.getItem('duelscope-session'));
            }))");
        let stored = stored.as_str().unwrap_or_default();
        assert!(stored.contains("r-hp=61"), "{stored:?}");
        page.is_sound();
    }
}
