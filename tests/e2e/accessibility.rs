//! Every view under axe-core, in both languages and themes, narrow and wide.

use tests::e2e::{Page, keys};

use crate::snippets;

/// A view: what it is called, its link, and the way there.
type View = (&'static str, &'static str, fn(&Page));

const SANCTUM: &str = "#v=1&rules=sanctum&l-m-dmg=0~4&r-m-effects=before.add-armor~2,before.redirect~10,after.reflect.combat.attacker.damage&step=3";

const VIEWS: [View; 23] = [
    ("the page", "#v=1", |_| {}),
    ("skills", "#v=1&step=1&l-w-lv=3&l-str=18", open_all),
    ("sanctum", SANCTUM, open_all),
    ("combined", "#v=1&rules=combined&step=5", open_all),
    ("faults and notices", "#v=1&r-hp=-5&zauber=1&l-called=VW5hdXNzcHJlY2hsaWNo", open_all),
    ("after a run", "#v=1&trials=2000", |page| {
        page.click(".run .btn.primary");
        page.find(".legend .key.sampled");
        page.find("figcaption");
        page.click(".as-table > summary");
        page.find(".as-table[open] tbody tr");
    }),
    ("blows to kill", "#v=1", |page| tab(page, 1, ".plot canvas")),
    ("the duel", "#v=1", |page| {
        tab(page, 2, ".log");
        open_all(page);
    }),
    ("explore", "#v=1", |page| {
        tab(page, 3, ".worth");
        open_all(page);
    }),
    ("compare", "#v=1", |page| {
        tab(page, 4, ".panel .row .btn");
        page.click(".panel .row .btn");
        open_all(page);
        page.fill("#f-l-str", "14");
        page.find(".answer .delta");
    }),
    ("claims", "#v=1", |page| tab(page, 5, ".claims")),
    ("a claim", "#v=1", |page| {
        tab(page, 5, ".claims");
        page.js("document.querySelector('.claims tbody a').click()");
        page.find(".claim");
    }),
    ("examples menu", "#v=1", |page| menu(page, "examples")),
    ("an example", "#v=1", |page| {
        menu(page, "examples");
        page.press(keys::ENTER);
        page.find(".asked");
    }),
    ("share menu", "#v=1", |page| menu(page, "share")),
    ("luck menu", "#v=1", |page| menu(page, "luck")),
    ("pins", "#v=1&pins=hit~6636~2500", |page| {
        page.click(".extra [aria-controls=pins], .extra > .btn");
        page.find("#pins");
    }),
    ("branches", "#v=1", |page| {
        page.js("[...document.querySelectorAll('.extra > .btn')].at(-1).click()");
        page.find("#branches li");
    }),
    ("simple detail", SANCTUM, |page| {
        page.click(".extra > .seg > button");
        page.find(".scope.simple");
    }),
    ("composer", SANCTUM, |page| {
        open_all(page);
        page.click(".side.right .chip.add");
        page.fill("#c-r-m-effects-n", "many");
        page.find("#c-r-m-effects-n-err");
    }),
    ("presets dialog", "#v=1", |page| {
        open_all(page);
        page.js("document.querySelector('.side.left [aria-haspopup=dialog]').click()");
        page.find("dialog[open] .btn");
    }),
    ("catalogue search", "#v=1", |page| {
        open_all(page);
        page.click("#f-r-from");
        page.find("[role=option]");
    }),
    ("rules and readings", SANCTUM, |page| {
        page.js("document.querySelector('details.rules').open = true");
    }),
];

fn tab(page: &Page, n: usize, css: &str) {
    page.click(&format!("#dists-tab-{n}"));
    page.find(css);
}

fn menu(page: &Page, id: &str) {
    page.click(&format!("#{id}"));
    page.wait_until("document.querySelector('.pop .item')?.matches(':focus')");
}

fn open_all(page: &Page) {
    page.js("for (const fold of document.querySelectorAll('.fold[aria-expanded=false]')) if (fold.checkVisibility()) fold.click();
        for (const details of document.querySelectorAll('details')) details.open = true;");
    page.js("return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
}

fn every_view(width: u32, dark: bool, language: &str) {
    let page = Page::open("", width, 900, dark);
    if language != "en" {
        page.click(&format!(".tools [lang={language}]"));
        page.wait_until(&format!("document.documentElement.lang === '{language}'"));
    }
    for (name, link, way) in VIEWS {
        page.js("localStorage.removeItem('duelscope-detail')");
        page.go("?none");
        page.go(link);
        page.wait_until(&format!(
            "!document.getElementById('boot') && document.documentElement.lang === '{language}'
            && document.querySelector('#f-r-from[role=combobox], #f-r-m[role=combobox]')"
        ));
        way(&page);
        page.is_accessible(name);
        page.is_sound();
    }
}

#[test]
fn wide_light_english_is_accessible() {
    every_view(1280, false, "en");
}

#[test]
fn wide_dark_russian_is_accessible() {
    every_view(1280, true, "ru");
}

#[test]
fn narrow_dark_english_is_accessible() {
    every_view(360, true, "en");
}

#[test]
fn narrow_light_russian_is_accessible() {
    every_view(360, false, "ru");
}

/// What is pasted into pages has a frame in it, which asks for another policy.
#[test]
fn what_is_pasted_is_accessible() {
    for (width, dark) in [(1280, true), (360, false)] {
        let page = snippets::open(width, 900, dark);
        page.is_accessible("a frame to paste");
        snippets::way(&page, "DokuWiki: picture and link");
        page.find("#snippet .chart .btn");
        page.is_accessible("a picture to paste");
        page.is_sound();
    }
}

/// The audit itself: what is wrong is found, also in the page as it is served.
#[test]
fn a_fault_would_be_found() {
    let page = Page::open("", 1280, 900, false);
    page.is_accessible("the page");
    page.js("document.querySelector('.tools .btn').removeAttribute('aria-label');
        document.querySelector('.tools .btn').removeAttribute('title')");
    let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| page.is_accessible("it")));
    let told = told.expect_err("a button without a name");
    let told = told.downcast_ref::<String>().cloned().unwrap_or_default();
    assert!(told.contains("button-name"), "{told}");
}
