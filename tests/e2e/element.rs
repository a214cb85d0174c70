//! `<duel-scope>`: a frame that is as high as what it shows, and talks with its page.

mod messages;

use duelscope_core::report::Report;
use duelscope_core::sheet::{FRAME as LOOK, GLOBAL};
use serde_json::json;
use tests::e2e::{Host, Page, Server, site};

const FRAME: &str =
    "return document.querySelector('duel-scope').shadowRoot.querySelector('iframe')";
/// The first element's frame, as seen from the page.
const INNER: &str = "document.querySelector('duel-scope').shadowRoot.querySelector('iframe')";

/// A page with elements, once each of them has told its results.
fn start(demo: &str) -> Page {
    let page = Page::start(Host::as_asked(), json!({}));
    page.resize(900, 900);
    page.theme(false);
    show(&page, &format!("{}demo/{demo}.html", page.site_url()));
    page
}

fn show(page: &Page, url: &str) {
    page.visit(url);
    page.wait_until("[...document.querySelectorAll('duel-scope')].every(e => e.result || !e.checkVisibility()) && document.querySelector('duel-scope, iframe')");
}

/// The frame is as high as what is in it, has no scroll bar, and stays so.
fn fits(page: &Page) {
    page.enter(FRAME);
    page.wait_until("document.documentElement.dataset.embed === 'grow' && document.querySelector('.embed').getBoundingClientRect().height > 50 && Math.abs(innerHeight - document.querySelector('.embed').getBoundingClientRect().height) < 1.5");
    assert_eq!(page.js("return [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth]"), json!([true, true]));
    page.leave();
}

#[test]
fn it_grows_and_shrinks_with_what_it_shows() {
    let page = start("element");
    page.js("window.sizes = 0; addEventListener('message', ({ data }) => { if (data?.type === 'size') sizes++ })");
    fits(&page);
    let height = || page.js(&format!("return {INNER}.offsetHeight")).as_u64().unwrap();
    let step = height();
    page.enter(FRAME);
    page.js("document.querySelector('#embed-tab-3').click()");
    page.find(".builder");
    page.leave();
    fits(&page);
    let builder = height();
    assert!(builder > step + 100, "{builder} after {step}");
    page.screenshot("element-builder");
    page.enter(FRAME);
    page.js("document.querySelector('#embed-tab-0').click()");
    page.find(".scope");
    page.leave();
    fits(&page);
    assert!(height() < builder);

    // A narrower page makes it higher; then there is an end of it.
    for width in [320, 260, 900] {
        page.resize(width, 900);
        page.wait_until(&format!("innerWidth === {width}"));
        fits(&page);
    }
    page.js("window.sizes = 0; return new Promise(resolve => setTimeout(resolve, 1000))");
    assert_eq!(page.js("return sizes"), json!(0), "its height never comes to rest");
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

#[test]
fn attributes_events_and_methods() {
    let page = start("element");
    page.js("const duel = document.querySelector('duel-scope'); window.duel = duel; window.heard = []; \
             for (const what of ['step', 'result']) document.addEventListener(what, ({ detail }) => heard.push([what, detail]))");
    assert_eq!(
        page.js("return duel.getState()"),
        json!("v=1&r-hp=20&show=odds,step,histogram,duel,builder")
    );
    let report: Report = serde_json::from_value(page.js("return duel.result")).unwrap();
    assert_eq!(report.odds.unwrap().hit.unwrap().fraction, "9/11");
    assert_eq!(page.js("return duel.result.link"), json!("v=1&r-hp=20"));

    // An attribute changes its key and leaves the rest.
    page.js("duel.setAttribute('r-def', '10')");
    page.wait_until(
        "heard.some(([what, detail]) => what === 'result' && detail.odds.hit.p === 0.5)",
    );
    page.wait_until(
        "duel.getState() === 'v=1&r-hp=20&r-def=10&show=odds,step,histogram,duel,builder'",
    );
    page.js("duel.removeAttribute('r-def'); duel.setAttribute('theme', 'dark'); duel.setAttribute('language', 'ru'); duel.setAttribute('locked', '')");
    page.wait_until("duel.result.odds.hit.fraction === '9/11'");
    page.enter(FRAME);
    page.wait_until("document.documentElement.lang === 'ru' && document.documentElement.dataset.theme === 'dark'");
    assert_eq!(page.texts("[role=tab]"), ["Шаги", "Потеря ОЗ", "Поединок", "Бойцы"]);
    page.js("document.querySelector('.play .primary').click()");
    page.leave();
    page.wait_until("heard.some(([what, detail]) => what === 'step' && detail.step === 3 && detail.of >= 3 && /[а-я]/.test(detail.say))");
    page.wait_until("duel.getState().includes('&step=3')");
    page.js("duel.removeAttribute('theme'); duel.removeAttribute('language'); duel.removeAttribute('locked')");

    // A person changes the fight; the page can read it.
    page.enter(FRAME);
    page.wait_until(
        "document.documentElement.lang === 'en' && !document.documentElement.dataset.theme",
    );
    page.js("document.querySelector('#embed-tab-3').click()");
    page.fill("#f-r-def", "0");
    page.leave();
    page.wait_until("duel.getState().includes('&r-def=0')");
    // An attribute after that changes its key alone.
    page.js("duel.setAttribute('l-called', 'Дракон & <b>')");
    page.enter(FRAME);
    page.wait_for_text(".versus", "Дракон & <b>");
    page.leave();
    page.wait_until(
        "duel.getState().includes('&r-def=0') && duel.getState().includes('&l-called=')",
    );

    // All at once, as a link, as an address or as texts.
    for (state, wanted) in [
        ("'v=1&r-def=9'", "r-def=9&"),
        ("'https://example.org/d/#v=1&r-def=8'", "r-def=8&"),
        ("{ 'r-def': 7, 'l-paralysed': true }", "r-def=7&"),
    ] {
        page.js(&format!("duel.setState({state})"));
        page.wait_until(&format!("duel.result.link.startsWith('v=1&') && duel.getState().includes({wanted:?}) && duel.getState().includes('show=odds') && duel.result.sheet['r-def'] === {:?}", &wanted[6..7]));
        assert_eq!(page.js("return duel.getState().includes('called')"), json!(false));
    }
    assert_eq!(page.js("return duel.result.sheet['l-paralysed']"), json!("yes"));

    // A whole link as an attribute, and what a screen reader calls the frame.
    assert_eq!(
        page.js(&format!("return {INNER}.title")),
        json!("Duelscope: a warrior attacks a rat")
    );
    page.js("duel.title = 'Another'; duel.setAttribute('link', 'v=1&r-def=6')");
    page.wait_until("duel.result.link === 'v=1&r-def=6'");
    assert_eq!(page.js(&format!("return {INNER}.title")), json!("Another"));
}

/// Every key that a link can have is an attribute, and nothing else is.
#[test]
fn attributes_are_the_keys_of_links() {
    let page = start("element");
    page.js("window.duel = document.querySelector('duel-scope')");
    for field in GLOBAL.iter().chain(LOOK) {
        // Told at once: what the frame makes of such a value comes later.
        let state = page.js(&format!(
            "duel.setAttribute({:?}, 'x1'); return Promise.resolve().then(() => duel.getState())",
            field.key
        ));
        assert!(state.as_str().unwrap().contains(&format!("&{}=x1", field.key)), "{state}");
        page.js(&format!("duel.removeAttribute({:?})", field.key));
    }
    page.js("for (const name of ['class', 'data-x', 'onclick', 'id2', 'l-', 'x-hp', 'aria-label']) duel.setAttribute(name, 'x1')");
    page.js("return new Promise(resolve => setTimeout(resolve, 300))");
    assert_eq!(page.js("return duel.getState().includes('x1')"), json!(false));
}

/// What takes longer than a frame comes with an event of its own.
#[test]
fn the_odds_of_a_long_fight_come_later() {
    let page = start("two");
    page.js(
        "window.duel = document.querySelector('duel-scope'); window.heard = [];
         duel.addEventListener('result', ({ detail }) => heard.push([detail.sheet['r-dr'] ?? '', Boolean(detail.odds), Boolean(detail.duel)]));
         duel.setState('v=1&r-kind=mob&r-special=Acidic&r-atk=10&r-def=6&r-dmg=1~3&r-dr=4&r-hp=60&r-ht=60&l-hp=60&l-ht=60')",
    );
    page.wait_until("heard.length === 2");
    assert_eq!(page.js("return heard"), json!([["4", true, false], ["4", true, true]]));
    let shares = page
        .js("return duel.result.duel.left + duel.result.duel.right + duel.result.duel.undecided");
    assert!((shares.as_f64().unwrap() - 1.0).abs() < 1e-9, "{shares}");
}

#[test]
fn two_on_a_page_do_not_hear_each_other() {
    let page = start("two");
    page.js("[window.one, window.two] = document.querySelectorAll('duel-scope'); window.heard = []; two.addEventListener('result', () => heard.push('two'))");
    assert_eq!(
        page.js("return [one, two].map(e => e.result.duel.left === one.result.duel.left)"),
        json!([true, false])
    );
    page.js("one.setAttribute('r-def', '10')");
    page.wait_until("one.result.odds.hit.p === 0.5");
    page.js("return new Promise(resolve => setTimeout(resolve, 200))");
    assert_eq!(
        page.js("return [heard.length, two.result.odds.hit.fraction, two.getState()]"),
        json!([0, "9/11", "v=1&l-w-max=24&show=odds,histogram&locked=yes&language=ru"])
    );
    page.screenshot("element-two");

    // A second copy of the script changes nothing.
    page.js("window.again = null; const copy = new URL('../embed.js?again', location.href); import(copy).then(() => { again = true }, error => { again = String(error) })");
    page.wait_until("again");
    assert_eq!(page.js("return again"), json!(true));
    page.js("one.setAttribute('r-def', '3')");
    page.wait_until("one.result.odds.hit.fraction === '9/11'");
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

/// The script comes from the site's origin; the page around is of another one.
#[test]
fn a_page_of_another_origin_and_a_sandbox() {
    let policy = "default-src 'none'; script-src 'self' http:; frame-src http:; style-src 'self'; img-src data:";
    let wiki = Server::start(site(), Host { policy, ..Host::default() });
    // The site's own policy is the strictest that it runs under.
    let strict = Host { headers: "Access-Control-Allow-Origin: *\r\n", ..Host::default() };
    let page = Page::start(strict, json!({}));
    page.resize(800, 800);
    page.visit(&format!("{}demo/iframe.html", wiki.url()));
    page.js("document.querySelector('iframe').remove()");
    page.js(&format!("import({:?})", format!("{}embed.js", page.site_url())));
    page.js("document.querySelector('h1').insertAdjacentHTML('afterend', '<duel-scope show=odds,histogram></duel-scope>')");
    page.wait_until("document.querySelector('duel-scope').result?.odds.hit.fraction === '9/11'");
    fits(&page);
    page.enter(FRAME);
    assert_ne!(page.js("return location.origin"), json!(wiki.url().split("/games").next()));
    assert!(page.js("return location.href").as_str().unwrap().starts_with(&page.site_url()));
    for request in page.requests() {
        assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
    }
    page.leave();

    // The same without an origin: its messages come from `null`.
    page.js("window.heard = []; addEventListener('message', ({ origin }) => heard.push(origin)); \
             const duel = document.querySelector('duel-scope'); duel.setAttribute('sandbox', 'allow-scripts')");
    page.wait_until("heard.includes('null')");
    fits(&page);
    page.js("document.querySelector('duel-scope').setAttribute('r-def', '10')");
    page.wait_until("document.querySelector('duel-scope').result.odds.hit.p === 0.5");
    page.enter(FRAME);
    assert_eq!(page.js("return self.origin"), json!("null"));
    page.js("document.querySelector('.run .btn.primary').scrollIntoView({ block: 'center' })");
    page.js("document.querySelector('.run .btn.primary').click()");
    page.wait_for_text(".run > .run-note", "in the page");
}

#[test]
fn hidden_at_first_then_shown() {
    let page = start("hidden");
    // It has come that far while it was hidden.
    page.wait_until("document.querySelector('duel-scope').result");
    assert_eq!(page.js(&format!("return {INNER}.offsetHeight")), json!(0));
    page.click("#show");
    fits(&page);
    page.enter(FRAME);
    page.wait_until("document.querySelector('.plot canvas').width > 100");
    let painted = "const canvas = document.querySelector('.plot canvas'); \
                   const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); \
                   return data.some((byte, i) => i % 4 === 3 && byte)";
    page.wait_until(&format!("(() => {{ {painted} }})()"));
    page.leave();
    page.screenshot("element-shown");
}

#[test]
fn taken_away_and_put_back_it_goes_on() {
    let page = start("element");
    page.js("window.duel = document.querySelector('duel-scope'); duel.setState('v=1&r-def=10')");
    page.wait_until("duel.result.odds.hit.p === 0.5");
    page.enter(FRAME);
    page.js("document.querySelector('#embed-tab-3').click()");
    page.fill("#f-r-def", "0");
    page.leave();
    page.wait_until("duel.getState().includes('r-def=0')");
    page.js("window.place = duel.parentNode; duel.remove(); duel.setAttribute('r-hp', '6')");
    page.js("return new Promise(resolve => setTimeout(resolve, 100))");
    page.js(
        "window.heard = 0; duel.addEventListener('result', () => heard++); place.prepend(duel)",
    );
    page.wait_until("heard === 1");
    assert_eq!(page.js("return [duel.result.sheet['r-def'], duel.result.sheet['r-hp'], duel.shadowRoot.querySelectorAll('iframe').length]"), json!(["0", "6", 1]));
    fits(&page);

    // Several times at once, and under another parent.
    page.js("for (let i = 0; i < 5; i++) { duel.remove(); place.append(duel) } const box = document.createElement('div'); place.prepend(box); box.append(duel)");
    page.wait_until("heard === 2");
    fits(&page);

    // By way of another document, where its looks stay behind.
    page.js("const other = document.createElement('iframe'); document.body.append(other); other.contentDocument.body.append(duel); place.append(duel); other.remove(); document.createElement('template').content.append(duel); place.append(duel)");
    page.wait_until("heard === 3 && getComputedStyle(duel).display === 'block'");
    fits(&page);
    assert_eq!(page.js("return duel.getState().includes('r-def=0') && duel.shadowRoot.querySelectorAll('iframe').length === 1"), json!(true));
    assert_eq!(page.console_problems(), Vec::<String>::new());
}

/// Away and back: from the browser's cache of whole pages where it has one, and anew
/// where not.
#[test]
fn back_and_forward() {
    for cache in ["no-cache", "no-store"] {
        let page = Page::start(Host { cache, ..Host::as_asked() }, json!({}));
        page.resize(900, 900);
        let demo = format!("{}demo/element.html", page.site_url());
        show(&page, &demo);
        page.js("addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted }); document.querySelector('duel-scope').setAttribute('r-def', '10')");
        page.wait_until("document.querySelector('duel-scope').result.odds.hit.p === 0.5");
        let entries = page.js("return history.length");
        page.js("location.href = 'two.html'");
        page.wait_until("document.querySelectorAll('duel-scope').length === 2");
        page.back();
        page.wait_until("document.querySelectorAll('duel-scope').length === 1 && document.querySelector('duel-scope').result");
        let kept = page.js("return window.persisted ?? false");
        println!("{cache}: the browser kept the page: {kept}");
        let hit = if kept == json!(true) { "1/2" } else { "9/11" };
        page.wait_until(&format!(
            "document.querySelector('duel-scope').result.odds.hit.fraction === '{hit}'"
        ));
        fits(&page);
        // It still listens.
        page.js("document.querySelector('duel-scope').setAttribute('r-def', '0')");
        page.wait_until(
            "document.querySelector('duel-scope').result.odds.hit.fraction === '21/22'",
        );
        assert_eq!(page.js("return history.length").as_u64(), entries.as_u64().map(|n| n + 1));
        assert!(page.url().starts_with(&demo));
    }
}
