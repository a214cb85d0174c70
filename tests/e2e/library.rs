//! Journeys through what is kept and passed on: examples, claims, presets,
//! files, links, and what a next visit finds.

mod files;

use serde_json::json;
use tests::e2e::{DEVICES, Page, keys};

fn hash(page: &Page) -> String {
    page.url().split_once('#').map(|(_, hash)| hash.to_owned()).unwrap_or_default()
}

fn clean(page: &Page) {
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

fn focus_is_on(page: &Page, css: &str) {
    page.wait_until(&format!("document.activeElement.matches({})", json!(css)));
}

#[test]
fn an_example_opens_on_its_answer() {
    for device in DEVICES {
        let page = device.open("");
        page.click("#examples");
        page.wait_until("document.querySelectorAll('.item').length === 10");
        page.wait_until("document.querySelectorAll('.item')[0].matches(':focus')");
        page.screenshot(&format!("examples-{}", device.width));

        page.press(keys::UP);
        page.wait_until("document.querySelectorAll('.item')[9].matches(':focus')");
        page.press(keys::ESCAPE);
        page.wait_until("!document.querySelector('.pop')");
        focus_is_on(&page, "#examples");

        page.press(keys::DOWN);
        page.wait_until("document.querySelectorAll('.item')[0].matches(':focus')");
        page.press(keys::ENTER);
        page.wait_until("location.hash.includes('l-w=Dagger')");
        focus_is_on(&page, "#examples");
        assert!(page.text(".asked").contains("Attack skill stays 11"));
        assert!(page.text(".rail [aria-current=step]").contains("Skills"));
        page.screenshot(&format!("example-{}", device.width));

        page.click("#examples");
        page.wait_until("document.querySelector('.item').getAttribute('aria-checked') === 'true'");
        page.click(".seg [aria-pressed=true]");
        page.wait_until("!document.querySelector('.pop')");

        page.back();
        page.wait_until("!document.querySelector('.asked')");
        clean(&page);
    }
}

#[test]
fn a_claim_opens_the_fight_that_shows_it() {
    for device in DEVICES {
        let page = device.open("");
        page.js("[...document.querySelectorAll('#dists-tab-0 ~ [role=tab]')].at(-1).click()");
        let table = page.text(".claims");
        assert!(table.contains("66.7") && table.contains("75"), "{table}");
        page.long_screenshot(&format!("claims-{}", device.width));

        page.js("document.querySelector('.claims tbody a').scrollIntoView({ block: 'center' })");
        page.click(".claims tbody a");
        page.wait_until("location.hash.includes('l-atk=19')");
        assert!(page.text("#answer").contains("75"));
        let sides = page.text(".claim");
        assert!(sides.contains("66.7") && sides.contains("75"), "{sides}");
        page.wait_until(
            "document.querySelector('#scope').getBoundingClientRect().top < innerHeight / 2",
        );
        page.back();
        page.wait_until("!location.hash.includes('l-atk=19')");
        clean(&page);
    }
}

#[test]
fn presets_are_kept_and_fit_either_side() {
    for device in DEVICES {
        let page = device.open("#v=1&l-lv=7&l-called=T2xk");
        page.click(".side.left [aria-haspopup=dialog]");
        page.fill("#presets-left-name", "");
        assert!(page.text("#presets-left-note").contains("1 to 40"));
        page.fill("#presets-left-name", "Veteran");
        page.press(keys::ENTER);
        page.wait_until("document.querySelector('#presets-left li')");
        page.screenshot(&format!("presets-{}", device.width));
        page.press(keys::ESCAPE);
        page.wait_until("!document.querySelector('dialog')");
        focus_is_on(&page, ".side.left [aria-haspopup=dialog]");

        page.reload();
        page.click(".side.right [aria-haspopup=dialog]");
        assert!(page.text("#presets-right li").contains("Veteran"));
        page.click("#presets-right li .btn:not(.icon)");
        page.wait_until("location.hash.includes('r-lv=7')");
        page.wait_until("!document.querySelector('dialog')");
        focus_is_on(&page, ".side.right [aria-haspopup=dialog]");
        assert!(page.text(".side.right h2").contains("Old"));

        page.click(".side.right [aria-haspopup=dialog]");
        page.click("#presets-right li .icon");
        page.wait_until("!document.querySelector('#presets-right li')");
        page.click("#presets-right > header .btn");
        page.wait_until("!document.querySelector('dialog')");
        clean(&page);
    }
}

#[test]
fn a_browser_that_keeps_nothing_is_named() {
    let page = Page::open("", 1280, 900, true);
    page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }");
    page.click(".side.left [aria-haspopup=dialog]");
    page.click("#presets-left .primary");
    page.wait_until("document.querySelector('#presets-left li')");
    page.fill("#presets-left-name", "Another");
    assert!(page.text("#presets-left-note").contains("until the page is closed"));
    page.press(keys::ENTER);
    page.wait_until("document.querySelectorAll('#presets-left li').length === 2");
    clean(&page);
}

#[test]
fn link_and_sentence_are_copied() {
    for device in DEVICES {
        let page = device.open("#v=1&l-lv=3");
        page.js("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }");
        page.click("#share");
        page.wait_until(
            "/Fingerprint [b-z]{6}/.test(document.querySelector('.pop-title').textContent)",
        );
        page.screenshot(&format!("share-{}", device.width));
        page.press(keys::ENTER);
        page.wait_until("window.copied === location.href");
        assert!(page.text(".toast").contains("copied"));

        page.click("#share");
        page.wait_until("document.querySelector('.item:focus')");
        page.press(keys::DOWN);
        page.press(keys::ENTER);
        page.wait_until("/^Warrior \\(level 3, short sword\\) strikes Marsupial rat: .* to hit/.test(window.copied)");

        page.js("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
        page.click("#share");
        page.wait_until("document.querySelector('.item:focus')");
        page.press(keys::ENTER);
        page.find("dialog textarea");
        page.wait_until(
            "(t => t === document.activeElement && t.value === location.href && t.selectionEnd === t.value.length && t.selectionStart === 0)(document.querySelector('dialog textarea'))",
        );
        page.screenshot(&format!("copy-by-hand-{}", device.width));
        page.press(keys::ESCAPE);
        page.wait_until("!document.querySelector('dialog')");
        clean(&page);
    }
}

#[test]
fn the_last_fight_comes_back_unless_the_address_names_one() {
    for device in DEVICES {
        let page = device.open("#v=1&l-lv=5");
        page.go("");
        page.wait_until("location.hash.includes('l-lv=5')");
        assert_eq!(page.find("#f-l-lv").property("value"), "5");

        page.go("#v=1&l-lv=7");
        page.reload();
        page.find("#f-l-lv");
        assert_eq!(page.find("#f-l-lv").property("value"), "7");
        assert_eq!(hash(&page), "v=1&l-lv=7");
        clean(&page);
    }
}

#[test]
fn hints_are_shown_until_put_away() {
    for device in DEVICES {
        let page = device.open("");
        assert_eq!(page.count(".hints li"), 3);
        page.click(".hints .btn");
        page.wait_until("!document.querySelector('.hints')");
        page.reload();
        page.find("#answer .fact");
        assert_eq!(page.count(".hints"), 0);
        clean(&page);
    }
}
