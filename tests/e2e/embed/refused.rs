//! What a frame is refused by the page around it, by the browser and by the person, and
//! what it refuses itself.

use serde_json::{Value, json};
use tests::e2e::{Host, Page, Server, site};

use super::{FRAME, framed, open, start};

/// Without an origin there is no storage and no worker; the trials run in the page.
#[test]
fn it_works_in_a_sandbox() {
    let page = start("sandbox", "#v=1&show=histogram,odds&trials=300000");
    assert_eq!(page.js("return self.origin"), json!("null"));
    assert_eq!(
        page.js("try { localStorage; return 'there' } catch (e) { return e.name }"),
        json!("SecurityError")
    );
    page.wait_until("document.querySelector('.plot canvas')?.width > 100");
    page.click(".run .btn.primary");
    page.wait_for_text(".run > .run-note", "300,000");
    page.wait_until("!document.querySelector('.run progress')");
    assert!(
        page.text(".run > .run-note").contains("in the page"),
        "{}",
        page.text(".run > .run-note")
    );
    page.find(".key.sampled");

    open(&page, "#v=1&language=ru&show=duel");
    page.wait_until("document.querySelector('.state .share')");
    for request in page.requests() {
        assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
    }
}

/// A page of another site around it, and a person who lets no third party keep anything.
#[test]
fn it_works_where_third_parties_may_store_nothing() {
    let wiki = Server::start(site(), Host { policy: "frame-src http:", ..Host::default() });
    // Neither third parties nor anyone else: the first alone leaves a frame a store of its own.
    let settings = json!({
        "profile.cookie_controls_mode": 1,
        "profile.default_content_setting_values.cookies": 2,
    });
    let page = Page::start(Host::default(), settings);
    page.visit(&format!("{}demo/iframe.html", wiki.url().replace("127.0.0.1", "localhost")));
    page.js(&format!(
        "document.querySelector('iframe').src = {:?}",
        format!("{}index.html?embed#v=1&show=odds", page.site_url())
    ));
    page.enter(FRAME);
    page.wait_for_text(".fact", "81.8 %");
    let refused = "try { localStorage.length; return false } catch { return true }";
    assert_eq!(page.js(refused), json!(true), "the browser should refuse storage");
    for request in page.requests() {
        assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
    }
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

/// Names with markup, addresses in values, a megabyte, characters that reorder.
#[test]
fn a_hostile_link_does_nothing() {
    let page = start("iframe", "#v=1");
    page.leave();
    page.js("window.addEventListener('message', ({ data }) => { if (data?.duelscope !== 1) window.hacked = true })");
    let base64 = |text: &str| {
        use base64::Engine;
        base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(text)
    };
    let markup = base64("<img src=x onerror=top.hacked=1>");
    for link in [
        format!("#v=1&l-called={markup}&r-called={}", base64("\"><script>parent.hacked=1</script>")),
        format!("#v=1&l-called={}", base64("\u{202e}evil\u{0}")),
        "#v=1&show=<script>top.hacked=1</script>&theme=javascript:top.hacked=1&language=\"onload=top.hacked=1".into(),
        "#javascript:top.hacked=1".into(),
        "#v=1&l-from=%3Cimg%20src%3Dx%20onerror%3Dtop.hacked%3D1%3E&l-w=../../../../etc".into(),
        "#v=1&constructor=1&__proto__=1&toString=1&v=<b>".into(),
        "#%00%ff%fe&&&==%%%".into(),
        format!("#v=1&l-called={}", "A".repeat(1_000_000)),
        format!("#{}", "show=odds&".repeat(100_000)),
    ] {
        open(&page, &link);
        page.find(".embed .head");
        page.wait_until("document.querySelector('.fact, .scope, .chart')");
        assert_eq!(page.count("img, script:not([src]), iframe, object, embed"), 0, "{:.80}", link);
        assert_eq!(page.js("return [location.pathname.endsWith('/index.html'), window.hacked ?? null]"), json!([true, null]));
        page.leave();
        assert_eq!(page.js("return window.hacked ?? null"), Value::Null, "{:.80}", link);
        assert!(page.url().ends_with("/demo/iframe.html"), "{:.80}", link);
        page.enter(FRAME);
    }
    // And it still answers.
    open(&page, "#v=1&show=odds");
    page.wait_for_text(".fact", "81.8 %");
}

/// A browser without shared memory, as every frame of another site is.
#[test]
fn it_needs_no_shared_memory() {
    let page = Page::start(Host::as_asked(), json!({}));
    page.before_load("delete self.SharedArrayBuffer; delete self.Atomics");
    page.resize(700, 700);
    framed(&page, "iframe", "#v=1&show=histogram&trials=100000");
    assert_eq!(
        page.js("return [typeof SharedArrayBuffer, self.crossOriginIsolated]"),
        json!(["undefined", false])
    );
    page.click(".run .btn.primary");
    page.wait_for_text(".run > .run-note", "100,000");
    assert!(!page.text(".run > .run-note").contains("in the page"), "workers do without it, too");
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

/// A sandbox refuses files in silence: their text is shown, selected.
#[test]
fn a_sandboxed_chart_is_copied_by_hand() {
    let page = start("sandbox", "#v=1&show=histogram");
    page.click(".as-table > summary");
    page.find(".as-table .btn");
    page.js("[...document.querySelectorAll('.as-table .btn')].find(e => e.textContent === 'SVG').click()");
    page.find("#copy-by-hand textarea");
    page.wait_until(
        "(t => t.value.startsWith('<svg ') && t.selectionStart === 0 && t.selectionEnd === t.value.length)(document.querySelector('#copy-by-hand textarea'))",
    );
    page.fits_its_width();
    page.screenshot("embed-by-hand");
}
