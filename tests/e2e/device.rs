//! What belongs to the device and not to the link: language, theme, storage that is
//! refused.

use serde_json::json;
use tests::e2e::{DEVICES, Page};

#[test]
fn a_language_lasts_and_is_in_no_link() {
    for device in DEVICES {
        let page = device.open("");
        page.click(".tools [lang=ru]");
        page.wait_until("document.documentElement.lang === 'ru'");
        let facts = page.texts(".fact");
        assert!(facts[0].starts_with("81,8 % попадание"), "{facts:?}");
        assert!(!page.url().contains("ru"), "{}", page.url());

        page.reload();
        page.wait_until("document.documentElement.lang === 'ru'");
        page.wait_for_text(".fact", "попадание");
        assert_eq!(page.texts(".fact"), facts);
        page.is_sound();
        page.click(".tools [lang=en]");
        page.wait_for_text(".fact", "to hit");
        page.reload();
        page.wait_for_text(".fact", "to hit");
    }
}

/// Nobody who opens a link sees it in another's theme.
#[test]
fn a_theme_is_in_no_link() {
    for device in DEVICES {
        let page = device.open_fields("#v=1&r-def=10");
        page.click(".tools .btn[aria-label='Dark or light']");
        let other = if device.dark { "light" } else { "dark" };
        page.wait_until(&format!("document.documentElement.dataset.theme === '{other}'"));
        page.fill("#f-r-def", "11");
        page.wait_until("location.hash.includes('r-def=11')");
        assert!(page.url().ends_with("#v=1&r-def=11"), "{}", page.url());
        page.is_sound();
    }
}

/// Merely touching storage throws where it is blocked: the page does not mind.
#[test]
fn refused_storage_only_forgets() {
    let page = Page::open("", 1280, 900, false);
    page.before_load(
        "for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
            Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
        }",
    );
    page.reload();
    page.wait_for_text(".fact", "81.8 %");
    assert_eq!(page.js("try { localStorage; return false } catch { return true }"), json!(true));
    page.click(".tools [lang=ru]");
    page.wait_for_text(".fact", "попадание");
    page.click(".tools .btn[aria-label^='Тёмная']");
    page.wait_until("document.documentElement.dataset.theme");
    page.reload();
    page.wait_for_text(".fact", "to hit");
    // A link needs no storage.
    page.go("#v=1&r-def=10");
    page.reload();
    page.wait_for_text(".fact", "50 %");
    page.is_sound();
}

/// Words of ours that were left in English, everywhere a Russian reader looks. Names of
/// the catalogue say that they are English.
#[test]
fn russian_is_russian_throughout() {
    let script = r"
const named = NAMES.sort((a, b) => b.length - a.length)
  .map(name => name.replace(/[^\p{L}\d ]/gu, '.'));
const own = new RegExp(`\\b(${named.join('|')})\\b`, 'g');
const known = /^(Duelscope|Remixed|Dungeon|Sanctum|MIT|Apache|JSON|HP|EN|RU|D\d|v\d|N|Home|End|Enter|PNG|SVG|CSV|[a-f])$/i;
const found = new Set();
const look = (text, element) => {
  if (!text || element.closest('[lang=en], code, .mono, a[target]')) return;
  text = text.replace(own, '').replace(/«[^»]*»/g, '').replace(/AMB-\d+|beta/g, '');
  for (const word of text.match(/[A-Za-z][A-Za-z.’'-]+/g) ?? []) {
    if (!known.test(word.replace(/[.’'-]+$/, ''))) found.add(`${word} – in “${text.trim().slice(0, 60)}” (${element.localName}.${element.className.baseVal ?? element.className})`);
  }
};
for (const element of document.querySelectorAll('body *')) {
  for (const node of element.childNodes) if (node.nodeType === 3) look(node.data, element);
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) look(element.getAttribute(name), element);
  if (element.localName === 'input' && element.type === 'text') look(element.value, element);
}
return [...found];";
    let catalogue = include_str!("../../crate-catalogue/data/catalogue.json");
    let catalogue: serde_json::Value = serde_json::from_str(catalogue).unwrap();
    let kinds = catalogue["kinds"].as_object().unwrap().values();
    let names = kinds.flat_map(|kind| kind.as_array().unwrap()).map(|entry| &entry["name"]);
    let script =
        &script.replace("NAMES", &serde_json::to_string(&names.collect::<Vec<_>>()).unwrap());
    let page = Page::open("", 1280, 900, false);
    page.click(".tools [lang=ru]");
    page.wait_until("document.documentElement.lang === 'ru'");
    let mut left = Vec::new();
    for link in [
        "#v=1",
        "#v=1&edition=page&l-buffs=Blessed.1&l-strike=zap",
        "#v=1&rules=combined",
        "#v=1&rules=sanctum&l-m-dmg=0~4&r-m-effects=before.add-armor~2,before.redirect~10",
        "#v=1&zauber=1&r-hp=-1&v=9",
    ] {
        page.go(link);
        page.wait_until(
            "document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')",
        );
        page.js("for (const details of document.querySelectorAll('details')) details.open = true;");
        let stages = page.count(".rail button");
        for stage in 0..stages {
            page.js(&format!("document.querySelectorAll('.rail button')[{stage}].click()"));
            page.wait_until(&format!(
                "document.querySelectorAll('.rail button')[{stage}].ariaCurrent === 'step'"
            ));
            let found: Vec<String> = serde_json::from_value(page.js(script)).unwrap();
            left.extend(found);
        }
        for tab in 0..page.count("[role=tab]") {
            page.click(&format!("#dists-tab-{tab}"));
            page.find(&format!("#dists-tab-{tab}[aria-selected=true]"));
            let found: Vec<String> = serde_json::from_value(page.js(script)).unwrap();
            left.extend(found);
        }
        page.is_sound();
    }
    left.sort();
    left.dedup();
    assert!(left.is_empty(), "{left:#?}");
}

/// Two languages, one page: what can be pressed is the same, and so are the numbers.
#[test]
fn both_languages_have_the_same_page() {
    let page = Page::open("", 1280, 900, false);
    page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
    let shape = "return [...document.querySelectorAll('button, input, select, summary')].map(e => `${e.localName}#${e.id}`).join()";
    let numbers = || -> Vec<String> {
        let text = page.texts("#answer, .state, .legend").join(" ").replace(',', ".");
        text.split(|c: char| !c.is_ascii_digit() && c != '.')
            .filter(|n| n.chars().any(|c| c.is_ascii_digit()))
            .map(|n| n.trim_matches('.').to_owned())
            .collect()
    };
    let english = (page.js(shape), numbers());
    page.click(".tools [lang=ru]");
    page.wait_until("document.documentElement.lang === 'ru'");
    assert_eq!((page.js(shape), numbers()), english);
}
