//! What is pasted into wikis and pages, from the share menu.

use duelscope_core::sheet::{Hand, decode};
use tests::e2e::{Host, Page};

const FIGHT: &str = "#v=1&r-hp=30&r-ht=30&l-called=YX19fGI";

fn open(width: u32, height: u32, dark: bool) -> Page {
    // The policy of `www/_headers`, which lets the page frame itself.
    let host = Host {
        policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                 connect-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'",
        ..Host::default()
    };
    let page = Page::open_on(host, FIGHT, width, height, dark);
    page.click("#share");
    page.wait_until("document.querySelectorAll('.pop [role^=menuitem]').length >= 5");
    page.click(".pop [role^=menuitem]:last-child");
    page.wait_until("document.querySelector('#snippet-text')?.value.length > 20");
    page
}

fn text(page: &Page) -> String {
    page.js("return document.querySelector('#snippet-text').value").as_str().unwrap().to_owned()
}

/// Everything from `from` up to `to`.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let rest = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} in {text}")).0
}

/// Chooses a way by its place, and gives what is to be pasted.
fn way(page: &Page, name: &str) -> String {
    let chosen = page.js(&format!(
        "const select = document.querySelector('#snippet-for');
         const option = [...select.options].find(option => option.text === '{name}');
         select.value = option.value;
         select.dispatchEvent(new Event('change', {{ bubbles: true }}));
         return option.index"
    ));
    assert!(chosen.is_u64(), "{name}: {chosen}");
    page.wait_until(&format!(
        "document.querySelector('#snippet-for').selectedOptions[0].text === '{name}'"
    ));
    text(page)
}

#[test]
fn a_frame_is_pasted_as_its_preview_shows_it() {
    for (width, height, dark) in [(1280, 900, false), (360, 740, true)] {
        let page = open(width, height, dark);
        let wiki = text(&page);
        let address = between(&wiki, "{{url>", " ");
        let wanted = decode(&FIGHT[1..]).0;
        let fragment = address.split_once("?embed#").expect("a frame").1;
        assert_eq!(decode(fragment).0.side(Hand::Right, "hp"), wanted.side(Hand::Right, "hp"));
        assert!(address.starts_with(page.site_url().split('#').next().unwrap()), "{address}");
        // The preview is that very frame, alive.
        page.wait_until(
            "document.querySelector('.preview iframe').contentDocument?.querySelector('.answer .fact')",
        );
        let shown = page.js("return document.querySelector('.preview iframe').src");
        assert_eq!(shown, address);
        page.choose("#snippet-shows", "1");
        page.wait_until("document.querySelector('#snippet-text').value.includes('show=odds ')");
        page.click("#snippet-locked");
        page.wait_until("document.querySelector('#snippet-text').value.includes('&locked=yes ')");
        page.choose("#snippet-height", "0");
        page.wait_until("document.querySelector('#snippet-text').value.includes(',320px|')");
        assert_eq!(page.js("return document.querySelector('.preview iframe').height"), "320");
        page.fits_its_width();
        page.screenshot(&format!("snippets-{width}"));
        assert_eq!(page.console_problems(), Vec::<String>::new());
    }
}

#[test]
fn every_way_leads_to_the_same_fight() {
    let page = open(1280, 900, false);
    let wanted = decode(&FIGHT[1..]).0;
    let opened = |address: &str| {
        let fragment = address.split_once('#').expect("a fragment").1;
        decode(&fragment.replace("&amp;", "&")).0
    };
    for (name, from, to) in [
        ("DokuWiki, {{iframe>…}}", "{{iframe>", " "),
        ("MediaWiki, <iframe>", "src=\"", "\""),
        ("HTML, <iframe>", "src=\"", "\""),
        ("HTML, <duel-scope>", "href=\"", "\""),
        ("Markdown: picture and link", ".png)](", ")"),
        ("DokuWiki: sentence", "[[", "|"),
        ("DokuWiki: list", "[[", "|"),
        ("DokuWiki: table", "[[", "|"),
        ("MediaWiki: table", "\n[", " "),
    ] {
        let text = way(&page, name);
        assert_eq!(opened(between(&text, from, to)), wanted, "{name}: {text}");
    }
    assert!(way(&page, "DokuWiki: table").contains("81.8"));
}

/// A browser that refuses to copy: the text is shown, selected.
#[test]
fn what_cannot_be_copied_is_shown_selected() {
    let page = open(360, 740, false);
    page.js("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    page.click("#snippet .btn.primary");
    page.wait_until("document.querySelector('#copy-by-hand textarea')");
    let selected = page.js(
        "const area = document.querySelector('#copy-by-hand textarea');
         return area.selectionStart === 0 && area.selectionEnd === area.value.length && area.value",
    );
    assert!(selected.as_str().is_some_and(|text| text.starts_with("{{url>")), "{selected}");
}
