//! Every format of a table, read back: the same numbers in the same rows.

use serde_json::Value;

use crate::run;

const SITE: &str = "https://example.org/d/";
const ONLY: &str = "Rat,Goo,Golem,YogsEye";

fn table(format: &str) -> String {
    run(&["table", "--only", ONLY, "--site", SITE, "--format", format]).fine()
}

/// The numbers as people read them, from those for programs.
fn rows() -> Vec<Vec<String>> {
    let report: Value = serde_json::from_str(&table("json")).expect("JSON");
    let lang = duelscope_text::Lang::En;
    let row = |foe: &Value| {
        let number = |value: &Value| value.as_f64().expect("a number");
        let chance = |value: &Value| duelscope_text::percent_plain(lang, number(value));
        let points = |value: &Value| duelscope_text::hp(lang, number(value));
        vec![
            foe["name"].as_str().expect("a name").to_owned(),
            duelscope_text::int(lang, foe["hp"].as_i64().expect("HP")),
            chance(&foe["left"]["hit"]),
            points(&foe["left"]["loss"]),
            chance(&foe["left"]["kill"]),
            chance(&foe["right"]["hit"]),
            points(&foe["right"]["loss"]),
            chance(&foe["win"]),
        ]
    };
    report["table"].as_array().expect("rows").iter().map(row).collect()
}

/// Splits a row that is read back; a link becomes its title.
fn cells(row: &str, between: &str) -> Vec<String> {
    row.split(between).map(|cell| cell.trim_matches(' ').to_owned()).collect()
}

#[test]
fn dokuwiki_reads_its_table() {
    let text = table("dokuwiki");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
    let read = |line: &str| {
        let (link, rest) =
            line.strip_prefix("| [[").and_then(|l| l.split_once("]] |")).expect("a link");
        let (address, title) = link.split_once('|').expect("a title");
        assert!(address.starts_with(SITE) && !address.contains([' ', '}']), "{address}");
        let mut row = vec![title.to_owned()];
        row.extend(cells(rest.strip_suffix(" |").expect("closed"), " |"));
        row
    };
    assert_eq!(lines.into_iter().map(read).collect::<Vec<_>>(), rows());
    assert!(text.contains(&format!("\n\n[[{SITE}#v=1|")), "{text}");
}

#[test]
fn dokuwiki_reads_its_list() {
    let text = table("dokuwiki-list");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("  * **")).collect();
    let titles = ["HP ", "hits it ", "HP a blow ", "kills at once ", "it hits ", "HP its blow "];
    let read = |line: &str| {
        let (link, rest) = line.split_once("]]**: ").expect("a name in bold");
        let mut row = vec![link.split_once('|').expect("a title").1.to_owned()];
        let mut numbers = rest.split(", ");
        for title in titles.into_iter().chain(["wins the duel "]) {
            let number = numbers.next().expect("a number");
            row.push(number.strip_prefix(title).expect(title).to_owned());
        }
        assert_eq!(numbers.next(), None, "{line}");
        row
    };
    assert_eq!(lines.into_iter().map(read).collect::<Vec<_>>(), rows());
}

#[test]
fn mediawiki_reads_its_table() {
    let text = table("mediawiki");
    let rest = text.strip_prefix("{| class=\"wikitable sortable\"\n|+ ").expect("a table");
    let (body, link) = rest.split_once("\n|}\n").expect("closed");
    assert!(link.starts_with(&format!("[{SITE}#v=1 ")), "{link}");
    let read = |row: &str| {
        let mut row = cells(row.strip_prefix("| ").expect("a row"), "||");
        let link = row[0].strip_prefix('[').and_then(|l| l.strip_suffix(']')).expect("a link");
        row[0] = link.split_once(' ').expect("a title").1.to_owned();
        row.iter().map(|cell| cell.replace("&#60;", "<")).collect::<Vec<_>>()
    };
    assert_eq!(body.split("\n|-\n").skip(1).map(read).collect::<Vec<_>>(), rows());
}

#[test]
fn markdown_reads_its_table() {
    let text = table("markdown");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("| [")).collect();
    let read = |line: &str| {
        let line = line.strip_prefix("| [").and_then(|l| l.strip_suffix(" |")).expect("a row");
        let mut row = cells(line, "|");
        row[0] = row[0].split_once("](https://").expect("a link").0.to_owned();
        row.iter().map(|cell| cell.replace("\\<", "<")).collect::<Vec<_>>()
    };
    assert_eq!(lines.into_iter().map(read).collect::<Vec<_>>(), rows());
}

#[test]
fn csv_has_every_digit() {
    let text = table("csv");
    let report: Value = serde_json::from_str(&table("json")).expect("JSON");
    let mut lines = text.lines();
    let header = "id,hp,hit,loss,kill,hit_back,loss_back,win";
    assert_eq!(lines.next(), Some(header));
    for (line, foe) in lines.zip(report["table"].as_array().expect("rows")) {
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!(cells[0], foe["id"]);
        let numbers = [
            &foe["hp"],
            &foe["left"]["hit"],
            &foe["left"]["loss"],
            &foe["left"]["kill"],
            &foe["right"]["hit"],
            &foe["right"]["loss"],
            &foe["win"],
        ];
        for (cell, number) in cells[1..].iter().zip(numbers) {
            assert_eq!(cell.parse::<f64>().ok(), number.as_f64(), "{line}");
        }
    }
}

#[test]
fn columns_come_as_they_are_asked_for() {
    let args = ["table", "--only", "Rat", "--columns", "win,hp", "--format", "csv"];
    let text = run(&args).fine();
    assert!(text.starts_with("id,win,hp\nRat,0.99"), "{text}");
    let by_name =
        run(&["table", "--only", "marsupial rat", "--columns", "win,hp", "--format", "csv"]);
    assert_eq!(by_name.fine(), text);
}

#[test]
fn nothing_leads_nowhere() {
    // Without a site a link would lead to the wiki's own page.
    for format in ["dokuwiki", "dokuwiki-list", "mediawiki", "markdown"] {
        for verb in ["table", "odds", "duel"] {
            let text = run(&[verb, "--format", format]).fine();
            assert!(!text.contains("v=1") && !text.contains("]("), "{text}");
        }
    }
}
