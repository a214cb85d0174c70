//! What is pasted into wikis and pages, from the share menu.

use duelscope_core::sheet::{Hand, decode};
use tests::e2e::{Host, Page};

pub const FIGHT: &str = "#v=1&r-hp=30&r-ht=30&l-called=YX19fGI";

/// The page with the dialog open.
pub fn open(width: u32, height: u32, dark: bool) -> Page {
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
pub fn way(page: &Page, name: &str) -> String {
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
        for (choice, column) in [(0, "320"), (2, "720"), (1, "480")] {
            page.choose("#snippet-column", &choice.to_string());
            page.wait_until(&format!(
                "document.querySelector('.preview iframe').width === '{column}'"
            ));
        }
        page.fits_its_width();
        // What the button looks like is not that of the bar in which the menu stands.
        let ground =
            "getComputedStyle(document.querySelector('#snippet .btn.primary')).backgroundColor";
        assert_ne!(page.js(&format!("return {ground}")), "rgba(0, 0, 0, 0)");
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
        ("DokuWiki: picture and link", "[[", "|"),
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

/// What the page offers as files from here on: name, kind and text, or size.
const CATCH: &str = "
    window.files = [];
    const made = new Map();
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { const url = make.call(URL, blob); made.set(url, blob); return url };
    HTMLAnchorElement.prototype.click = async function () {
        const blob = made.get(this.href);
        window.files.push({ name: this.download, kind: blob.type, size: blob.size, text: blob.type === 'image/png' ? '' : await blob.text() });
    };";

/// Presses one of the buttons under the chart, as a person does: a browser takes dialogs
/// that open by themselves for one, and closes them together.
fn press(page: &Page, format: &str) {
    let at = 1 + ["PNG", "SVG", "CSV"].iter().position(|name| *name == format).unwrap();
    page.click(&format!("#snippet .chart .row > .btn:nth-child({at})"));
}

/// Where frames are refused there is a picture of the chart, in both formats, under the
/// name that the text to paste has.
#[test]
fn without_frames_the_chart_is_there_as_files() {
    for (width, height, dark) in [(1280, 900, false), (360, 740, true)] {
        let page = open(width, height, dark);
        assert_eq!(page.count("#snippet .chart"), 0, "a frame needs no picture");
        let text = way(&page, "DokuWiki: picture and link");
        let name = between(&text, "{{", "|").to_owned();
        page.wait_until("document.querySelectorAll('#snippet .chart .btn').length === 3");
        page.wait_until("document.querySelector('#snippet .plot canvas').width > 100");
        let label = page.find("#snippet .plot canvas").label();
        assert!(label.contains("8.09"), "{label}");
        page.fits_its_width();
        page.js("document.querySelector('#snippet .chart').scrollIntoView({ block: 'end' })");
        page.screenshot(&format!("snippets-picture-{width}"));

        page.js(CATCH);
        press(&page, "PNG");
        page.wait_until("files.length === 1");
        press(&page, "SVG");
        page.wait_until("files.length === 2");
        let png = page.js("return [files[0].name, files[0].kind, files[0].size > 2000]");
        assert_eq!(png, serde_json::json!([name, "image/png", true]));
        let svg = page.js(
            "const { name, text } = files[1];
             const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
             return [name, svg.documentElement.localName, svg.querySelectorAll('rect').length > 5, svg.querySelector('title').textContent]",
        );
        assert_eq!(svg[0], name.replace(".png", ".svg"));
        assert_eq!((&svg[1], &svg[2], &svg[3]), (&"svg".into(), &true.into(), &label.into()));
        assert_eq!(page.count("#copy-by-hand"), 0);
        for way_to in ["Markdown: picture and link", "DokuWiki: list", "MediaWiki: table"] {
            way(&page, way_to);
            page.find("#snippet .chart .btn");
        }
        assert_eq!(page.console_problems(), Vec::<String>::new());
    }
}

/// A browser that takes no files shows their text, selected: that of the SVG, and an
/// address that shows the PNG wherever it is opened.
#[test]
fn what_cannot_be_saved_is_shown_selected() {
    let page = open(360, 740, false);
    way(&page, "Markdown: picture and link");
    page.wait_until("document.querySelector('#snippet .plot canvas')?.width > 100");
    page.find("#snippet .chart .btn");
    page.js("URL.createObjectURL = () => { throw new DOMException('no files', 'SecurityError') }");
    for (format, begins) in
        [("SVG", "<svg "), ("PNG", "data:image/png;base64,"), ("CSV", "from,to,exact")]
    {
        press(&page, format);
        page.find("#copy-by-hand textarea");
        page.wait_until(&format!(
            "(t => t === document.activeElement && t.value.startsWith('{begins}') && t.selectionStart === 0 && t.selectionEnd === t.value.length)(document.querySelector('#copy-by-hand textarea'))"
        ));
        page.screenshot(&format!("snippets-refused-{format}"));
        page.press(tests::e2e::keys::ESCAPE);
        page.wait_until("!document.querySelector('#copy-by-hand')");
    }
    assert_eq!(page.count("#snippet"), 1, "the dialog below stays open");
}
