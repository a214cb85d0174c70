//! Each snippet is read back as the page it is for would read it.

use duelscope_core::sheet::{Hand, Sheet, decode, encode};

use super::*;
use crate::Lang;
use crate::table::Column;

const PAGE: &str = "https://example.org/tools/duelscope/index.html";

fn hostile() -> Sheet {
    let mut sheet = Sheet::new();
    sheet.set_side(Hand::Left, "called", "a}}|b\"c'<d> [e](f) &amp; é");
    sheet.set_side(Hand::Right, "hp", "30");
    sheet.set_side(Hand::Right, "ht", "30");
    sheet
}

fn snippet(sheet: &Sheet) -> Snippet {
    let column = |key: &str| Column { key: key.into(), title: key.into() };
    Snippet {
        page: PAGE.into(),
        link: encode(sheet),
        looks: Frame::read("show=odds,step&theme=dark"),
        title: "a}}|b\" <i>\nstrikes".into(),
        width: None,
        height: 320,
        sentence: "It hits: 9 % | [[x]]".into(),
        picture: "duelscope-abcdef.png".into(),
        table: Table {
            columns: vec![column("what"), column("odds")],
            rows: vec![vec![Cell::name("to hit"), Cell::chance(Lang::En, 0.25)]],
            ..Table::default()
        },
    }
}

/// The document behind an address, whatever a frame is to look like.
fn opened(address: &str) -> Sheet {
    let (page, fragment) = address.split_once('#').expect("a fragment");
    assert_eq!(page.trim_end_matches("?embed"), PAGE);
    let document: Vec<&str> = fragment
        .split('&')
        .filter(|part| !["show=", "theme="].iter().any(|key| part.starts_with(key)))
        .collect();
    let (sheet, notices) = decode(&document.join("&"));
    assert!(notices.is_empty(), "{notices:?} in {address}");
    sheet
}

/// What stands between two texts.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let rest = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} in {text}")).0
}

fn unescaped(text: &str) -> String {
    assert!(!text.contains(['<', '>', '"']), "{text}");
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

#[test]
fn dokuwikis_plugins_open_the_same_fight() {
    let sheet = hostile();
    for (way, name) in [(Way::DokuWikiUrl, "{{url>"), (Way::DokuWikiIframe, "{{iframe>")] {
        for width in [None, Some(480)] {
            let text = Snippet { width, ..snippet(&sheet) }.write(way);
            // The pattern is lazy to the first `}}`, and that ends the line.
            let inside = between(&text, name, "}}");
            assert_eq!(text, format!("{name}{inside}}}}}\n"));
            let (front, title) = inside.split_once('|').expect("a title");
            assert!(title.starts_with("a") && title.ends_with("strikes"), "{title}");
            let mut parts = front.split(' ');
            assert_eq!(opened(parts.next().expect("an address")), sheet);
            let rest: Vec<&str> = parts.collect();
            let wide = if width.is_some() { "480px" } else { "100%" };
            match way {
                Way::DokuWikiUrl => assert_eq!(rest, [format!("{wide},320px")]),
                _ => assert_eq!(rest, [format!("width={wide}"), "height=320px".into()]),
            }
        }
    }
}

#[test]
fn frames_of_html_and_mediawiki_open_the_same_fight() {
    let sheet = hostile();
    for way in [Way::Html, Way::MediaWikiFrame] {
        let text = snippet(&sheet).write(way);
        assert_eq!(opened(&unescaped(between(&text, "src=\"", "\""))), sheet);
        assert_eq!(between(&text, "height=\"", "\""), "320");
        assert_eq!(unescaped(between(&text, "title=\"", "\"")), "a}}|b\" <i> strikes");
        assert_eq!(text.matches('<').count(), 2, "{text}");
    }
}

#[test]
fn the_element_has_its_script_beside_the_page_and_words_for_readers_without() {
    let sheet = hostile();
    let text = snippet(&sheet).write(Way::Element);
    assert_eq!(between(&text, "src=\"", "\""), "https://example.org/tools/duelscope/embed.js");
    let link = unescaped(between(&text, "link=\"", "\""));
    assert!(link.ends_with("&show=odds,step&theme=dark"), "{link}");
    assert_eq!(opened(&format!("{PAGE}#{link}")), sheet);
    assert_eq!(opened(&unescaped(between(&text, "href=\"", "\""))), sheet);
}

#[test]
fn without_frames_there_is_always_a_way_to_the_page() {
    let sheet = hostile();
    let of = |way| snippet(&sheet).write(way);
    let markdown = of(Way::Markdown);
    assert!(markdown.starts_with("[![") && markdown.contains("](duelscope-abcdef.png)]("));
    assert_eq!(opened(between(&markdown, ".png)](", ")")), sheet);
    let pictured = of(Way::DokuWikiPicture);
    let picture = between(&pictured, "|{{", "}}]]\n");
    assert!(picture.starts_with("duelscope-abcdef.png|a") && !picture.contains('}'), "{pictured}");
    for way in [Way::DokuWikiPicture, Way::DokuWikiSentence, Way::DokuWikiList, Way::DokuWikiTable]
    {
        let text = of(way);
        assert_eq!(opened(between(&text, "[[", "|")), sheet, "{way:?}");
    }
    assert!(!of(Way::DokuWikiSentence).starts_with([' ', '*']));
    let table = of(Way::MediaWikiTable);
    assert_eq!(opened(between(&table, "[https", " ").replace("://", "https://").as_str()), sheet);
    for way in [Way::DokuWikiList, Way::DokuWikiTable, Way::MediaWikiTable] {
        assert!(of(way).contains("to hit") && of(way).contains("25"), "{way:?}");
    }
    for way in Way::ALL.into_iter().filter(|way| way.framed()) {
        assert!(of(way).contains("show=odds,step"), "{way:?}");
    }
}
