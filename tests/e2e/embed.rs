//! The page in a frame of another one, as a wiki has it: a box of a fixed size, and no
//! script beside it.

mod refused;

use std::sync::atomic::{AtomicU8, Ordering};

use serde_json::{Value, json};
use tests::e2e::{Host, Page, keys};

const FRAME: &str = "return document.querySelector('iframe')";

/// A page around the first frame, which opens the link; the journey is in the frame.
fn framed(page: &Page, demo: &str, link: &str) {
    page.visit(&format!("{}demo/{demo}.html", page.site_url()));
    open(page, link);
}

/// Opens another link in the frame and enters it.
fn open(page: &Page, link: &str) {
    page.leave();
    page.js(&format!(
        "const old = document.querySelector('iframe'); const frame = old.cloneNode(); \
         frame.src = new URL('../index.html?embed' + {link:?}, location.href); \
         old.replaceWith(frame);"
    ));
    page.enter(FRAME);
    page.find(".embed .head");
    page.find(".embed > .panel > *");
}

fn start(demo: &str, link: &str) -> Page {
    let page = Page::start(Host::as_asked(), json!({}));
    page.resize(1100, 900);
    page.theme(false);
    framed(&page, demo, link);
    page
}

/// What scrolls, or is cut off, where only one panel may scroll.
const CUT: &str = r"
const found = [];
const root = document.documentElement;
if (root.scrollHeight > innerHeight || document.body.scrollHeight > innerHeight) {
  found.push(`the page scrolls: ${root.scrollHeight} of ${innerHeight}`);
}
if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
const panel = document.querySelector('.embed > .panel');
for (const element of document.querySelectorAll('body *')) {
  if (element.closest('svg, canvas') || !element.checkVisibility() || element.clientHeight === 1) continue;
  const style = getComputedStyle(element);
  const taller = element.scrollHeight > element.clientHeight + 1 && style.display !== 'inline';
  if (element !== panel && taller && style.overflowY !== 'visible') {
    found.push(`${element.localName}.${element.className} ${style.overflowY}: ${element.scrollHeight} of ${element.clientHeight}`);
  }
  const box = element.getBoundingClientRect();
  if (!panel.contains(element) && box.height && (box.bottom > innerHeight + 1 || box.top < -1)) {
    found.push(`${element.localName}.${element.className} ends at ${box.bottom} of ${innerHeight}`);
  }
}
if (panel.checkVisibility() && panel.clientHeight < 80) found.push(`the panel is only ${panel.clientHeight} high`);
return found;
";

const ALL: &str = "show=odds,step,histogram,duel,builder";

#[test]
fn nothing_is_cut_off_in_a_box() {
    let page = start("iframe", "#v=1");
    for (i, link) in [
        "#v=1".to_owned(),
        format!("#v=1&{ALL}"),
        format!("#v=1&{ALL}&language=ru&step=4&l-called=0J_QvtCx0LXQtNC40YLQtdC70Ywg0LTRgNCw0LrQvtC90L7Qsg"),
        format!("#v=1&rules=sanctum&{ALL}&step=3&l-m-dmg=0~4&theme=dark"),
        "#v=1&show=odds".to_owned(),
        "#v=1&show=step&locked=yes&pins=damage~3".to_owned(),
        "#v=1&show=builder,odds&locked=yes".to_owned(),
        "#v=1&zauber=1&r-hp=-1&theme=pink".to_owned(),
    ]
    .iter()
    .enumerate()
    {
        open(&page, link);
        for (width, height) in [
            (250, 250),
            (320, 240),
            (300, 600),
            (280, 320),
            (280, 480),
            (480, 320),
            (640, 320),
            (640, 480),
            (640, 640),
            (900, 480),
        ] {
            page.leave();
            page.js(&format!(
                "const {{ style }} = document.querySelector('iframe'); \
                 style.boxSizing = 'content-box'; style.width = '{width}px'; style.height = '{height}px'"
            ));
            page.enter(FRAME);
            page.wait_until(&format!("innerWidth === {width} && innerHeight === {height}"));
            for tab in 0..page.count(".embed > .tabs > [role=tab]").max(1) {
                if page.count(".embed > .tabs") > 0 {
                    page.js(&format!("document.getElementById('embed-tab-{tab}').click()"));
                    page.find(&format!("#embed-tab-{tab}[aria-selected=true]"));
                }
                page.wait_until("!document.querySelector('.panel > .note[role=status]')");
                page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
                page.fits_its_width();
                let found = page.js(CUT);
                assert_eq!(found, json!([]), "{link} at {width} × {height}, tab {tab}");
                if [(250, 250), (280, 320), (640, 480)].contains(&(width, height)) {
                    page.leave();
                    page.screenshot(&format!("embed-{i}-{width}-{tab}"));
                    page.enter(FRAME);
                }
            }
        }
    }
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

#[test]
fn the_link_decides_what_is_there() {
    let page = start("iframe", "#v=1");
    assert_eq!(page.texts("[role=tab]"), ["Odds", "Steps", "HP lost"]);
    assert_eq!(page.texts(".fact")[0], "81.8 % to hit 9 in 11");
    assert_eq!(page.count(".notices"), 0, "there is nothing to notice");
    page.wait_for_text(".versus", "Warrior strikes Marsupial rat");
    page.is_sound();

    open(&page, "#v=1&show=duel,builder,step&locked=yes&theme=dark&language=ru&step=3");
    page.wait_until("document.documentElement.lang === 'ru'");
    assert_eq!(page.texts("[role=tab]"), ["Поединок", "Бойцы", "Шаги"]);
    let looks = "return [document.documentElement.dataset.theme, getComputedStyle(document.body).colorScheme]";
    assert_eq!(page.js(looks), json!(["dark", "dark"]));
    page.wait_until("document.querySelector('.state .share')");

    // Locked: there to be read, not to be changed.
    page.click("#embed-tab-1");
    page.find(".builder .side.left");
    let free = "return [...document.querySelectorAll('.builder :is(input, select, button)')].filter(e => e.checkVisibility() && !e.matches(':disabled')).length";
    assert_eq!(page.js(free), json!(0));
    assert!(page.text(".builder .note").contains("откройте его в Duelscope"));

    // Looking is free.
    page.click("#embed-tab-2");
    let at = "document.querySelector('.rail [aria-current=step]').closest('li').matches(':nth-child(3)')";
    page.wait_until(at);
    page.click(".play .primary");
    page.wait_until(&format!("!{at}"));
    page.is_sound();

    // So much is told as the link says.
    assert_eq!(page.count("#scope.simple"), 0);
    open(&page, "#v=1&show=step&detail=simple");
    page.find("#scope.simple");

    // What it does not know it names, and shows the rest.
    open(&page, "#v=1&show=odds,fame&locked=perhaps&zauber=1");
    assert_eq!(page.count(".notices li"), 3);
    assert_eq!(page.texts("[role=tab]"), ["Odds", "Steps", "HP lost"]);
}

/// A bar of sampled trials shows one that ended there, in the stepper.
#[test]
fn a_bar_is_watched_where_there_is_a_stepper() {
    let page = start("iframe", "#v=1&show=histogram,step&trials=20000");
    let focus = "document.querySelector('.plot canvas').focus()";
    for stepper in [true, false] {
        page.click(".run .btn.primary");
        page.find(".key.sampled");
        page.js(focus);
        page.press(keys::END);
        page.find(".readout b");
        page.press(keys::ENTER);
        if stepper {
            page.find(".embed .scope");
            page.leave();
            open(&page, "#v=1&show=histogram&trials=20000");
        } else {
            assert_eq!(page.count(".readout .btn, .scope"), 0);
            assert_eq!(page.count(".chart"), 1);
        }
    }
}

/// Not locked, fighters can be changed, and every panel follows.
#[test]
fn an_editable_fight_can_be_changed() {
    let page = start("iframe", "#v=1&show=builder,odds");
    page.fill("#f-r-def", "10");
    page.click("#embed-tab-1");
    page.wait_for_text(".fact", "50 %");
    let link = page.find(".head a");
    let address = link.attribute("href").unwrap();
    assert_eq!(address, format!("{}index.html#v=1&r-def=10", page.site_url()));
    assert_eq!(link.attribute("target").as_deref(), Some("_blank"));
    assert_eq!(link.attribute("rel").as_deref(), Some("noopener"));
    assert_eq!(link.label(), "Open in Duelscope");

    page.visit(&address);
    page.wait_for_text(".fact", "50 %");
    page.find("header.bar");
}

#[test]
fn a_frame_leaves_history_storage_and_focus_alone() {
    let page = start("iframe", "#v=1&show=step,builder");
    page.leave();
    let before = page.js("return history.length");
    assert_eq!(page.js("return document.activeElement.localName"), json!("body"));
    page.enter(FRAME);
    let there = page.js("return location.href");
    for _ in 0..3 {
        page.click(".play .primary");
    }
    page.click("#embed-tab-1");
    page.fill("#f-r-def", "10");
    page.fill("#f-l-str", "12");
    // Longer than the page would wait before it writes.
    page.js("return new Promise(resolve => setTimeout(resolve, 1200))");
    assert_eq!(page.js("return location.href"), there);
    assert_eq!(
        page.js("return Object.keys(localStorage).concat(Object.keys(sessionStorage))"),
        json!([])
    );
    page.leave();
    assert_eq!(page.js("return history.length"), before);
    page.press(keys::END);

    // What a person keeps on the page itself is not the frame's business either.
    page.js("localStorage.setItem('duelscope-session', 'v=1&r-def=10'); localStorage.setItem('duelscope-theme', 'dark')");
    page.enter(FRAME);
    page.js("location.reload()");
    page.find(".embed .head");
    page.click(".tabs > [role=tab]");
    page.leave();
    open(&page, "");
    assert_eq!(page.texts(".fact")[0], "81.8 % to hit 9 in 11");
    assert_eq!(page.js("return document.documentElement.dataset.theme ?? null"), Value::Null);
}

#[test]
fn an_old_frame_after_a_deploy_says_so() {
    static PART: AtomicU8 = AtomicU8::new(0);
    let lacks = |name: &str| match PART.load(Ordering::Relaxed) {
        0 => name.starts_with("duelscope-web") && name.ends_with(".wasm"),
        1 => name.starts_with("later/embed"),
        _ => false,
    };
    let page = Page::start(Host { lacks, ..Host::as_asked() }, json!({}));
    page.resize(700, 600);
    page.visit(&format!("{}demo/iframe.html", page.site_url()));
    page.enter(FRAME);
    page.find("#boot button");
    assert!(page.text("#boot").contains("the site has just been renewed"));
    page.fits_its_width();

    // The program is there, the part for frames is not.
    PART.store(1, Ordering::Relaxed);
    page.click("#boot button");
    page.find("[role=alert] button");
    assert!(page.text("[role=alert]").contains("did not load"), "{}", page.text("[role=alert]"));

    PART.store(2, Ordering::Relaxed);
    page.click("[role=alert] button");
    page.wait_for_text(".fact", "81.8 %");
}

/// Whoever opens the page itself pays nothing for frames.
#[test]
fn the_page_itself_loads_nothing_of_it() {
    let page = Page::open("", 1280, 900, false);
    page.find(".plot canvas");
    for request in page.requests() {
        assert!(!request.contains("embed"), "{request}");
    }
    assert_eq!(page.js("return document.documentElement.dataset.embed ?? null"), Value::Null);
    // A frame's link opens on the page, without its frame.
    page.go("#v=1&r-def=10&show=duel&theme=dark&locked=yes&language=ru");
    page.wait_for_text(".fact", "50 %");
    assert_eq!(page.count(".notices"), 0);
    assert_eq!(page.js("return document.documentElement.lang"), json!("en"));
}

/// A height taken from the window's makes a frame that is as high as its content grow for
/// ever.
#[test]
fn nothing_in_a_frame_is_measured_by_the_height_of_the_window() {
    let page = start("iframe", "#v=1&show=odds,step,histogram,duel,builder");
    for tab in 0..page.count("[role=tab]") {
        page.js(&format!("document.getElementById('embed-tab-{tab}').click()"));
        page.find(&format!("#embed-tab-{tab}[aria-selected=true]"));
        page.wait_until("!document.querySelector('.panel > .note[role=status]')");
        let found = page.js(r"
            const found = [];
            const look = (rules) => {
              for (const rule of rules) {
                if (rule.selectorText && /\d(vh|dvh|svh|lvh|vmin|vmax|vb)\b/.test(rule.cssText) &&
                    document.querySelector(rule.selectorText)) found.push(rule.cssText);
                if (rule.cssRules) look(rule.cssRules);
              }
            };
            for (const sheet of document.styleSheets) look(sheet.cssRules);
            return found");
        assert_eq!(found, json!([]), "tab {tab}");
    }
}
