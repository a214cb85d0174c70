//! What is made for DokuWiki, in a DokuWiki: its own program reads the text and writes the
//! page, and the numbers of that page are read back.

use std::env;
use std::path::Path;
use std::process::Command;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use duelscope_core::report::{Foe, Report};
use duelscope_core::sheet::decode;
use duelscope_text::{Lang, hp, int, percent_plain};
use tests::e2e::{Host, Page, Wiki};

use crate::snippets::{FIGHT, open, way};

/// A wiki with frames, as an admin can allow them.
fn wiki() -> Wiki {
    let frames = Path::new(env!("CARGO_MANIFEST_DIR")).join("e2e/wiki/frames");
    Wiki::start(&[("frames", &frames)])
}

const CONTENT: &str = "#dokuwiki__content .page";

/// The texts of the wiki page's entries, each with its name apart.
fn entries(page: &Page) -> Vec<Vec<String>> {
    rows(
        page,
        "[...content.querySelectorAll('ul li > div')].map(entry => {
             const name = entry.querySelector('strong').textContent;
             return [name, entry.textContent.trim().slice(name.length)];
         })",
    )
}

/// The texts of the wiki page's only table, without its head.
fn cells(page: &Page) -> Vec<Vec<String>> {
    assert_eq!(page.count(&format!("{CONTENT} table")), 1);
    rows(
        page,
        "[...content.querySelectorAll('table tr')].filter(row => row.querySelector('td'))
             .map(row => [...row.cells].map(cell => cell.textContent))",
    )
}

fn rows(page: &Page, script: &str) -> Vec<Vec<String>> {
    let rows =
        page.js(&format!("const content = document.querySelector({CONTENT:?}); return {script}"));
    let rows: Vec<Vec<String>> = serde_json::from_value(rows).unwrap();
    assert!(!rows.is_empty(), "nothing to read in {}", page.text(CONTENT));
    let plain = |text: &String| {
        let text = text.split(|c: char| c.is_whitespace() && c != '\u{a0}');
        text.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    rows.iter().map(|row| row.iter().map(plain).collect()).collect()
}

/// The addresses that the wiki page leads to outside.
fn addresses(page: &Page) -> Vec<String> {
    let links = format!(
        "return [...document.querySelectorAll('{CONTENT} a:is(.urlextern, .media)')].map(a => a.href)"
    );
    serde_json::from_value(page.js(&links)).unwrap()
}

/// What the page itself says, name and number.
fn said(page: &Page) -> Vec<[String; 2]> {
    let facts = page.js("return [...document.querySelectorAll('#answer .fact')].map(fact =>
             [fact.querySelector('span').textContent, fact.querySelector('b').textContent])");
    serde_json::from_value(facts).unwrap()
}

#[test]
fn the_numbers_of_the_page_stand_in_a_wiki() {
    let page = open(1280, 900, false);
    let wanted = said(&page);
    let texts = ["list", "table", "sentence", "picture and link"]
        .map(|name| way(&page, &format!("DokuWiki: {name}")));
    page.wait_until("document.querySelector('#snippet .plot canvas')?.width > 100");
    let png =
        page.js("return document.querySelector('#snippet .plot canvas').toDataURL().split(',')[1]");
    let png = BASE64_STANDARD.decode(png.as_str().unwrap()).unwrap();
    let wiki = wiki();
    let sheet = decode(&FIGHT[1..]).0;
    let leads_back = |page: &Page| {
        let [address] = &addresses(page)[..] else { panic!("{:?}", addresses(page)) };
        assert_eq!(
            decode(address.split_once('#').unwrap().1),
            (sheet.clone(), vec![]),
            "{address}"
        );
    };

    page.visit(&wiki.save("list", &texts[0]));
    let list = entries(&page);
    page.screenshot("wiki-list");
    leads_back(&page);
    page.visit(&wiki.save("table", &texts[1]));
    let table = cells(&page);
    page.screenshot("wiki-table");
    leads_back(&page);
    assert_eq!(list.len(), wanted.len(), "{list:?}");
    for ((entry, row), [what, number]) in list.iter().zip(&table).zip(&wanted) {
        assert_eq!(row, &[what.clone(), number.clone()]);
        assert_eq!(entry, &[what.clone(), format!(": {number}")]);
    }

    // A name with the wiki's own signs comes through as it is.
    page.visit(&wiki.save("sentence", &texts[2]));
    let sentence = page.text(CONTENT);
    assert!(sentence.contains("a}}") && sentence.contains("81.8"), "{sentence}");
    leads_back(&page);

    // The chart, uploaded under the name that it was saved as, leads there too.
    let name = texts[3].split_once("{{").and_then(|rest| rest.1.split_once('|')).unwrap().0;
    wiki.upload(name, &png);
    page.visit(&wiki.save("picture", &texts[3]));
    page.wait_until(&format!("document.querySelector('{CONTENT} a > img')?.naturalWidth > 100"));
    let words = page.js(&format!("return document.querySelector('{CONTENT} img').alt"));
    assert!(words.as_str().unwrap().contains("attacks Marsupial rat"), "{words}");
    page.screenshot("wiki-picture");
    leads_back(&page);
}

/// Runs the command.
pub fn command(args: &[&str]) -> String {
    let program = env::var_os("DUELSCOPE_COMMAND")
        .expect("DUELSCOPE_COMMAND names no command; run `cargo xtask test --only e2e`");
    let output = Command::new(program).args(args).output().expect("the command runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A row's numbers, as people read them.
fn numbers(lang: Lang, foe: &Foe) -> Vec<String> {
    let chance = |p: Option<f64>| p.map_or_else(String::new, |p| percent_plain(lang, p));
    let points = |x: Option<f64>| x.map_or_else(String::new, |x| hp(lang, x));
    vec![
        int(lang, foe.hp.into()),
        chance(Some(foe.left.hit)),
        points(foe.left.loss),
        chance(foe.left.kill),
        chance(Some(foe.right.hit)),
        points(foe.right.loss),
        chance(foe.win),
    ]
}

/// The whole bestiary, in both languages and both shapes.
#[test]
fn the_tables_of_the_command_stand_in_a_wiki() {
    const SITE: &str = "https://example.org/d/index.html";
    let (wiki, page) = (wiki(), Page::start(Host::default(), serde_json::json!({})));
    page.resize(1280, 900);
    for (lang, code) in [(Lang::En, "en"), (Lang::Ru, "ru")] {
        let table = |format| {
            command(&[
                "table",
                "--set",
                "l-w=Sword",
                "--site",
                SITE,
                "--lang",
                code,
                "--format",
                format,
            ])
        };
        let report: Report = serde_json::from_str(&table("json")).unwrap();
        let foes = report.table.expect("a table");
        assert!(foes.len() >= 90);

        page.visit(&wiki.save(&format!("table-{code}"), &table("dokuwiki")));
        let rows = cells(&page);
        assert_eq!(rows.len(), foes.len());
        for (row, foe) in rows.iter().zip(&foes) {
            assert_eq!((row[0].as_str(), &row[1..]), (foe.name.as_str(), &numbers(lang, foe)[..]));
        }
        let links = addresses(&page);
        for (link, foe) in links.iter().zip(&foes) {
            assert_eq!(link, &format!("{SITE}#{}", foe.link));
        }
        page.screenshot(&format!("wiki-bestiary-{code}"));

        page.visit(&wiki.save(&format!("list-{code}"), &table("dokuwiki-list")));
        let entries = entries(&page);
        assert_eq!(entries.len(), foes.len());
        for (entry, foe) in entries.iter().zip(&foes) {
            assert_eq!(entry[0], foe.name);
            // Each number stands behind its title.
            let parts: Vec<&str> = entry[1].trim_start_matches([':', ' ']).split(", ").collect();
            let numbers = numbers(lang, foe);
            let wanted: Vec<&String> = numbers.iter().filter(|number| !number.is_empty()).collect();
            assert_eq!(parts.len(), wanted.len(), "{entry:?}");
            for (part, number) in parts.iter().zip(wanted) {
                assert!(part.ends_with(&format!(" {number}")), "{part}: {number}");
            }
        }
        assert_eq!(addresses(&page), links);
    }
}

#[test]
fn a_frame_stands_in_a_wiki() {
    let page = open(1280, 900, false);
    let texts = ["DokuWiki, {{url>…}}", "DokuWiki, {{iframe>…}}"].map(|name| way(&page, name));
    let wiki = wiki();
    for (name, text) in ["url", "iframe"].iter().zip(texts) {
        for (width, dark) in [(1280, false), (360, true)] {
            page.resize(width, 900);
            page.theme(dark);
            page.visit(&wiki.save(name, &format!("====== Rat ======\n\n{text}\nAnd so on.\n")));
            let wide = format!(
                "(e => e.scrollWidth <= e.clientWidth)(document.querySelector('{CONTENT}'))"
            );
            assert_eq!(page.js(&format!("return {wide}")), true, "{name} at {width}");
            let frame = format!("document.querySelector('{CONTENT} iframe')");
            let title = page.js(&format!("return {frame}.title"));
            assert!(title.as_str().unwrap().starts_with("Duelscope: a"), "{title}");
            assert_eq!(page.js(&format!("return {frame}.clientHeight")), 480);
            assert!(page.text(CONTENT).contains("And so on."));
            page.enter(&format!("return {frame}"));
            page.wait_for_text(".embed .answer", "81.8 %");
            assert_eq!(page.count(".notices"), 0);
            page.wait_until("!document.querySelector('.panel > .note[role=status]')");
            page.fits_its_width();
            for request in page.requests() {
                assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
            }
            page.leave();
            page.screenshot(&format!("wiki-frame-{name}-{width}"));
        }
    }
}
