//! Every width, theme and language: nothing sticks out, nothing is too small to hit,
//! nothing is without a name or out of reach.

use serde_json::json;
use tests::e2e::{Page, keys};

/// Each ruleset, and what makes the page long: a fault, a strange link, large numbers.
const VIEWS: [(&str, &str); 6] = [
    ("remixed", "#v=1"),
    (
        "sanctum",
        "#v=1&rules=sanctum&l-m-dmg=0~4&r-m-effects=before.add-armor~2,before.redirect~10,after.reflect.combat.attacker.damage&step=3",
    ),
    ("combined", "#v=1&rules=combined&step=5"),
    ("skills", "#v=1&step=1&l-w-lv=3&l-str=18"),
    (
        "broken",
        "#v=1&r-hp=-5&zauberwort-das-sehr-lang-ist=1&l-called=VW5hdXNzcHJlY2hsaWNobGFuZ2VybmFtZW5zd3VybQ",
    ),
    ("large", "#v=1&l-atk=100000&r-def=99999&r-hp=1000000&r-ht=1000000&r-dmg=999~1000000"),
];

const WIDTHS: [u32; 5] = [280, 320, 360, 768, 1440];

fn speak(page: &Page, language: &str) {
    if page.js("return document.documentElement.lang") != json!(language) {
        page.click(&format!(".tools [lang={language}]"));
        page.wait_until(&format!("document.documentElement.lang === '{language}'"));
    }
}

fn unfold(page: &Page) {
    page.js("for (const fold of document.querySelectorAll('.fold[aria-expanded=false]')) if (fold.checkVisibility()) fold.click();");
    page.js("for (const details of document.querySelectorAll('details')) details.open = true;");
    page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
}

fn fits_everywhere(language: &str) {
    let page = Page::open("", 360, 740, false);
    for (name, link) in VIEWS {
        page.go(link);
        page.wait_until(
            "document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')",
        );
        speak(&page, language);
        for width in WIDTHS {
            page.resize(width, 800);
            page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
            page.fits_its_width();
            if matches!(width, 360 | 1440) {
                page.long_screenshot(&format!("{name}-{language}-{width}"));
            }
        }
        page.resize(320, 800);
        unfold(&page);
        page.fits_its_width();
        for tab in 0..page.count("[role=tab]") {
            page.click(&format!("#dists-tab-{tab}"));
            page.find(&format!("#dists-tab-{tab}[aria-selected=true]"));
            page.fits_its_width();
        }
        page.is_sound();
    }
}

#[test]
fn english_fits_every_width() {
    fits_everywhere("en");
}

#[test]
fn russian_fits_every_width() {
    fits_everywhere("ru");
}

/// Twice the letters in the same window, as far-sighted people set them.
#[test]
fn large_letters_fit() {
    for (width, link) in [320, 360, 1280].into_iter().flat_map(|w| [(w, "#v=1"), (w, VIEWS[1].1)]) {
        let page = Page::open(link, width, 800, false);
        page.letters(32);
        page.wait_until("getComputedStyle(document.documentElement).fontSize === '32px'");
        page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
        page.fits_its_width();
        unfold(&page);
        for tab in 0..page.count("[role=tab]") {
            page.click(&format!("#dists-tab-{tab}"));
            page.find(&format!("#dists-tab-{tab}[aria-selected=true]"));
            page.fits_its_width();
        }
        page.screenshot(&format!("large-{width}"));
    }
}

/// Pictures of both themes; the canvas takes its colours from the theme.
#[test]
fn both_themes_are_themselves() {
    let colours = "const canvas = document.querySelector('.plot canvas');
        const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        copy.drawImage(canvas, 4, canvas.height / 2, 1, 1, 0, 0, 1, 1);
        const [r, g, b, a] = copy.getImageData(0, 0, 1, 1).data;
        const ground = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
        return [ground[0] + ground[1] + ground[2], a ? r + g + b : -1]";
    let ground = |page: &Page| -> i64 {
        page.wait_until("document.querySelector('.plot canvas')?.width > 0");
        let (ground, chart) = (page.js(colours)[0].as_i64(), page.js(colours)[1].as_i64());
        // The chart lies on the card, or lets it shine through.
        assert!(
            chart == Some(-1) || (chart > Some(382)) == (ground > Some(382)),
            "{chart:?} on {ground:?}"
        );
        ground.unwrap()
    };
    for (width, size) in [(1440, "wide"), (360, "phone")] {
        let page = Page::open("", width, 900, true);
        let dark = ground(&page);
        page.long_screenshot(&format!("dark-{size}"));
        page.theme(false);
        let light = ground(&page);
        page.long_screenshot(&format!("light-{size}"));
        assert!(dark < 200 && light > 600, "{dark} and {light}");
        // What is chosen here outdoes the system and lives through a load.
        page.click(".tools .btn[aria-label='Dark or light']");
        page.wait_until("document.documentElement.dataset.theme === 'dark'");
        assert!(ground(&page) < 200);
        page.reload();
        page.wait_until("document.documentElement.dataset.theme === 'dark'");
        assert!(ground(&page) < 200);
        page.is_sound();
    }
}

/// Text stands out from what it lies on, in both themes, also where it is dimmed.
#[test]
fn words_stand_out_from_their_ground() {
    let script = r"
const parse = colour => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const light = ([r, g, b]) => {
  const part = x => (x /= 255) <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const found = [];
for (const element of document.querySelectorAll('body *')) {
  const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  if (!own || element.closest('svg, .sr, .skip-link') || !element.checkVisibility()) continue;
  let under = element, ground;
  do {
    ground = parse(getComputedStyle(under).backgroundColor);
    under = under.parentElement;
  } while (under && ground[3] < 255);
  if (ground[3] < 255) ground = parse(getComputedStyle(document.body).backgroundColor);
  const [a, b] = [light(parse(getComputedStyle(element).color)), light(ground)];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (contrast < 4.5) found.push(`${element.localName}.${element.className} ${contrast.toFixed(2)}: ${element.textContent.slice(0, 40)}`);
}
return found;";
    for dark in [false, true] {
        let page = Page::open("#v=1&zauber=1", 1280, 900, dark);
        page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
        page.click("#f-r-from");
        page.find("[role=option]");
        assert_eq!(page.js(script), json!([]), "dark: {dark}");
        page.fill("#f-r-from", "zzz");
        page.wait_for_text("#f-r-from-list", "Nothing of that name.");
        assert_eq!(page.js(script), json!([]), "dark: {dark}, nothing found");
        page.press(keys::ESCAPE);
        page.fill("#f-r-def", "");
        page.wait_until("document.querySelector('.stale')");
        assert_eq!(page.js(script), json!([]), "dark: {dark}, dimmed");
    }
}

/// On a canvas words stand out as they do elsewhere, and what is drawn as pictures have to.
#[test]
fn colours_of_a_canvas_stand_out_from_their_ground() {
    let script = r"
const canvas = document.querySelector('.plot canvas');
const style = getComputedStyle(canvas);
const parse = name => style.getPropertyValue(name).match(/[\d.]+/g).slice(0, 3).map(Number);
const light = name => {
  const part = x => (x /= 255) <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  const [r, g, b] = parse(name);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const ground = light('--card');
const least = { '--ink': 4.5, '--dim': 4.5, '--exact': 3, '--bar': 3, '--bad': 4.5, '--left': 3, '--right': 3 };
return Object.entries(least)
  .map(([name, least]) => [name, least, (Math.max(light(name), ground) + 0.05) / (Math.min(light(name), ground) + 0.05)])
  .filter(([, least, found]) => !(found >= least));";
    for dark in [false, true] {
        let page = Page::open("", 1280, 900, dark);
        page.find(".plot canvas");
        assert_eq!(page.js(script), json!([]), "dark: {dark}");
    }
}

/// A thumb needs 44 pixels, or the spacing that the guidelines take instead.
#[test]
fn a_thumb_can_hit_everything() {
    let page = Page::open("", 360, 740, false);
    page.finger(true);
    page.wait_until("matchMedia('(pointer: coarse)').matches");
    for (_, link) in VIEWS {
        page.go(link);
        page.wait_until(
            "document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')",
        );
        unfold(&page);
        let small = page.js(
            "return [...document.querySelectorAll('button, select, summary, input, a[href]')]
                .filter(e => e.checkVisibility() && !e.closest('.skip-link, .why, .sr'))
                // A switch is hit by its label, an input by its frame.
                .map(e => e.type === 'checkbox' ? e.closest('label') : e)
                .map(e => [e, e.getBoundingClientRect()])
                .filter(([e, box]) => box.width && (box.height < 43.5 || box.width < 31.5))
                .map(([e, box]) => `${e.localName}.${e.className} in ${e.parentElement.className}: ${box.width} × ${box.height}, ${e.innerText || e.ariaLabel}`)",
        );
        assert_eq!(small, json!([]), "{link}");
    }
}

#[test]
fn every_control_has_a_name_of_its_own() {
    for (_, link) in &VIEWS[..3] {
        let page = Page::open(link, 1280, 900, false);
        page.wait_until(
            "document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')",
        );
        unfold(&page);
        for (control, label) in page.controls() {
            if label.trim().is_empty() {
                let html = control.property("outerHTML");
                panic!("no name: {html} in {link}");
            }
        }
        let ids = page.js("const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
             return ids.filter((id, i) => ids.indexOf(id) !== i)");
        assert_eq!(ids, json!([]), "ids stand twice");
        // One heading of the first level, and parts of the page under it.
        assert_eq!((page.count("h1"), page.count("main")), (1, 1));
    }
}

/// Two lists of one side are told apart by their names, in either language.
#[test]
fn lists_of_a_side_have_names_of_their_own() {
    let page = Page::open("#v=1&rules=combined", 1280, 900, false);
    for language in ["en", "ru"] {
        speak(&page, language);
        let names = page.texts(".side.left .chip.add");
        assert_eq!(names.len(), 2, "{names:?}");
        assert_ne!(names[0], names[1]);
    }
}

/// Tab reaches all that can be used, in the order of the page, and shows where it is.
#[test]
fn tab_reaches_everything_and_is_seen() {
    let page = Page::open("", 1280, 900, false);
    page.wait_until("document.querySelector('#f-r-from[role=combobox]')");
    let wanted = page.js(
        "window.wanted = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex=\"0\"]')]
            .filter(e => e.checkVisibility() && !e.disabled && e.tabIndex >= 0);
         return window.wanted.length",
    );
    let wanted = wanted.as_u64().unwrap() as usize;
    assert!(wanted > 50, "{wanted} controls");
    let (mut order, mut unseen) = (Vec::new(), Vec::new());
    for _ in 0..wanted {
        page.press(keys::TAB);
        let at = page.js(
            "const e = document.activeElement, style = getComputedStyle(e);
             const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
             const box = e.getBoundingClientRect();
             const shown = box.bottom > 0 && box.top < innerHeight;
             return [window.wanted.indexOf(e), ring && shown, `${e.localName} ${e.ariaLabel ?? e.id} ${e.innerText}`]",
        );
        order.push(at[0].as_i64().unwrap());
        if at[1] != json!(true) {
            unseen.push(at[2].clone());
        }
    }
    assert_eq!(unseen, Vec::<serde_json::Value>::new(), "the focus is not seen");
    // The stepper stands between the sides on the page and in the document.
    let all: Vec<i64> = (0..wanted as i64).collect();
    assert_eq!(order, all);
}
