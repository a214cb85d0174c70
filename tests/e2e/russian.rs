//! The Russian words are a file of their own: asked for when somebody reads Russian, and
//! missed without harm.

use serde_json::json;
use tests::e2e::{Host, Page};

const RUSSIAN_BROWSER: &str =
    "Object.defineProperty(navigator, 'language', { get: () => 'ru-RU' });";

#[test]
fn an_english_visit_asks_for_no_russian() {
    let page = Page::open("", 1280, 900, false);
    page.wait_for_text(".fact", "to hit");
    page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
    let asked = || page.requests().iter().filter(|url| url.contains("/later/russian")).count();
    assert_eq!(asked(), 0, "{:?}", page.requests());

    page.click(".tools [lang=ru]");
    page.wait_for_text(".fact", "попадание");
    assert_eq!(asked(), 1, "{:?}", page.requests());
}

#[test]
fn a_russian_first_visit_never_shows_english() {
    let page = Page::open("", 1280, 900, false);
    page.before_load(RUSSIAN_BROWSER);
    page.before_load(
        "window.shown = [];
        new MutationObserver(() => {
            const { lang } = document.documentElement;
            const fact = document.querySelector('.fact')?.textContent;
            if (fact) shown.push(`${lang} ${/to hit/.test(fact) ? 'English' : 'Russian'}`);
        }).observe(document, { subtree: true, childList: true, attributes: true });",
    );
    page.reload();
    page.wait_until("document.documentElement.lang === 'ru'");
    page.wait_for_text(".fact", "попадание");
    let shown = page.js("return shown.some(at => at.endsWith('English'))");
    assert_eq!(shown, json!(false));
    // The words came once, and were asked for before the program ran.
    let words = "return performance.getEntriesByType('resource')
        .filter(at => at.name.includes('russian') && at.transferSize).map(at => at.initiatorType)";
    assert_eq!(page.js(words), json!(["link"]));
    page.is_sound();
}

#[test]
fn without_its_words_a_russian_first_visit_is_in_english() {
    let host = Host { lacks: |name| name.contains("russian"), ..Host::default() };
    let page = Page::open_on(host, "", 1280, 900, false);
    page.before_load(RUSSIAN_BROWSER);
    page.reload();
    page.wait_for_text(".fact", "to hit");
    page.wait_for_text(".notices", "did not load");
    assert_eq!(page.js("return document.documentElement.lang"), json!("en"));
    page.screenshot("russian-lost");
    page.fits_its_width();
    // One can do without.
    page.click(".notices .btn:last-child");
    page.wait_until("!document.querySelector('.notices')");
}

#[test]
fn the_language_stays_until_the_other_can_be_had() {
    let page = Page::open("", 1280, 900, false);
    page.wait_for_text(".fact", "to hit");
    page.js(
        "window.whole = fetch; window.fetch = () => Promise.reject(new TypeError('no connection'))",
    );
    page.click(".tools [lang=ru]");
    page.wait_for_text(".notices", "did not load");
    assert_eq!(page.js("return document.documentElement.lang"), json!("en"));
    assert!(page.texts(".fact")[0].contains("to hit"));

    page.js("window.fetch = window.whole");
    page.click(".notices .btn");
    page.wait_for_text(".fact", "попадание");
    page.wait_until("document.documentElement.lang === 'ru'");
    assert_eq!(page.count(".notices"), 0);

    // What was chosen holds, through the history too.
    page.go("#v=1&edition=page");
    page.wait_for_text(".fact", "попадание");
    page.back();
    page.wait_for_text(".fact", "попадание");
}

/// Names of the catalogue are English, what is said beside them is not.
#[test]
fn words_beside_catalogue_names_are_in_the_language_of_the_page() {
    let page = Page::open("", 1280, 900, false);
    let beside = |words: &str, lang: &str| {
        page.click("#f-r-from");
        page.type_keys("#f-r-from", "rat");
        page.wait_until(&format!(
            "[...document.querySelectorAll('[role=option] small')].some(e => e.innerText === '{words}')"
        ));
        let langs = page.js("return [...document.querySelectorAll('[role=option] small')].map(e => e.closest('[lang]').lang)");
        let langs: Vec<String> = serde_json::from_value(langs).unwrap();
        assert!(!langs.is_empty() && langs.iter().all(|l| l == lang), "{langs:?}");
        page.press(tests::e2e::keys::ESCAPE);
    };
    page.find("#f-r-from[role=combobox]");
    beside("8 HP", "en");
    page.click(".tools [lang=ru]");
    page.wait_until("document.documentElement.lang === 'ru'");
    beside("8 ОЗ", "ru");
    page.is_sound();
}
