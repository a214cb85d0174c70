//! The stages go by themselves, and are told simply or in full.

use serde_json::json;
use tests::e2e::{Page, keys};

use crate::stepper::{at, stage};

const PLAY: &str = ".play [aria-label='Play the stages']";
const PAUSE: &str = ".play [aria-label=Pause]";

/// Counts the movements that begin.
const WATCH: &str = "window.moved = 0;
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, () => moved++)";

#[test]
fn stages_play_until_someone_stops_them() {
    for (width, dark) in [(1280, false), (360, true)] {
        let page = Page::open("#v=1&step=1", width, 900, dark);
        page.js(WATCH);
        let stages = page.texts(".rail button .name");
        assert!(stages.len() > 3, "{stages:?}");
        assert_eq!(page.count(PAUSE), 0, "nobody asked for it");

        page.click(PLAY);
        at(&page, &stages[1]);
        page.find(PAUSE);
        at(&page, &stages[2]);
        assert_ne!(page.js("return window.moved"), json!(0), "the pictures come in");
        page.click(PAUSE);
        page.find(PLAY);

        // Whoever steps stops it as well, also when the stage it had led to is shown again.
        page.click(PLAY);
        page.find(PAUSE);
        page.click(".play [aria-label=Back]");
        page.find(PLAY);
        page.click(".play .primary");
        page.find(PLAY);

        // By keyboard, and at the end it is over.
        page.js("document.querySelector('#scope').focus()");
        page.press(keys::END);
        page.press(keys::LEFT);
        page.press("p");
        at(&page, stages.last().unwrap());
        page.find(PLAY);
        // From the end it begins anew.
        page.press("p");
        at(&page, &stages[0]);
        page.find(PAUSE);
        page.press("p");
        page.find(PLAY);
        page.is_sound();
    }
}

#[test]
fn with_reduced_motion_the_stages_change_without_any() {
    let page = Page::open("#v=1&step=1", 1280, 900, false);
    page.media(&[("prefers-reduced-motion", "reduce")]);
    page.js(WATCH);
    let stages = page.texts(".rail button .name");
    page.click(PLAY);
    at(&page, &stages[1]);
    at(&page, &stages[2]);
    page.find(PAUSE);
    assert_eq!(page.js("return [moved, document.getAnimations().length]"), json!([0, 0]));
    page.is_sound();
}

#[test]
fn a_simple_telling_leaves_out_what_did_nothing_and_travels_in_the_link() {
    let detail = |page: &Page, word: &str| {
        page.js(&format!(
            "[...document.querySelectorAll('.extra > .seg button')].find(b => b.innerText === '{word}').click()"
        ));
        page.wait_until(&format!(
            "document.querySelector('.extra > .seg [aria-pressed=true]').innerText === '{word}'"
        ));
    };
    let shown = |page: &Page, css: &str| {
        let script = format!(
            "return [...document.querySelectorAll({})].filter(e => e.checkVisibility()).length",
            json!(css)
        );
        page.js(&script).as_u64().unwrap()
    };
    for width in [1280, 360] {
        // Magic passes the armor over.
        let page = Page::open(
            "#v=1&rules=sanctum&l-m-magical=yes&l-m-dmg=3&r-m-armor=5&step=2",
            width,
            900,
            width == 360,
        );
        assert_eq!((shown(&page, ".rail .skip"), shown(&page, "#f-trial")), (1, 1));
        assert!(shown(&page, ".tell .why") > 0);
        detail(&page, "in short");
        assert_eq!((shown(&page, ".rail .skip"), shown(&page, "#f-trial")), (0, 0));
        assert_eq!(shown(&page, ".tell .why"), 0);
        assert_eq!(shown(&page, ".tell .say"), 1);
        page.fits_its_width();
        // Nothing that is left out can be stepped to.
        page.js("document.querySelector('#scope').focus()");
        page.press(keys::HOME);
        let mut seen = vec![stage(&page)];
        while page.find(".play .primary").attribute("aria-disabled").is_none() {
            page.press(keys::RIGHT);
            page.wait_until(&format!(
                "document.querySelector('.rail .on .name').textContent !== {}",
                json!(seen.last().unwrap())
            ));
            seen.push(stage(&page));
        }
        assert!(seen.len() > 3 && !seen.iter().any(|name| name.starts_with("D2")), "{seen:?}");
        page.press(keys::LEFT);
        at(&page, &seen[seen.len() - 2]);

        // The link tells it so to whoever opens it, and back again; one that says nothing
        // is told as this device was used last.
        page.wait_until("location.hash.includes('&detail=simple')");
        detail(&page, "in full");
        page.wait_until("location.hash.includes('&detail=full')");
        page.go("?again#v=1");
        page.find(".scope:not(.simple)");
        page.go("?told#v=1&detail=simple");
        page.find(".scope.simple");
        detail(&page, "in full");
        detail(&page, "in short");
        page.go("?again#v=1");
        page.find(".scope.simple");
        page.go("?told#v=1&detail=full");
        page.find(".scope:not(.simple)");
        // How it is told is nothing to undo.
        assert_eq!(page.find("[aria-label=Undo]").property("disabled"), json!(true));
        page.is_sound();
    }
}
