//! Each format is read back by its own rules, and gives the same numbers.

use super::*;

fn table() -> Table {
    let lang = Lang::En;
    let column = |key: &str, title: &str| Column { key: key.into(), title: title.into() };
    let row = |name: &str, link: Option<&str>, n, p, x| {
        vec![
            Cell::name(name).leading_to(link.map(str::to_owned)),
            Cell::int(lang, n),
            Cell::chance(lang, p),
            Cell::points(lang, x),
        ]
    };
    Table {
        caption: "Warrior | level 1, **short sword**".into(),
        columns: vec![
            column("name", "Mob"),
            column("hp", "HP"),
            column("hit", "Hit"),
            column("loss", "HP a blow"),
        ],
        rows: vec![
            row("Rat", Some("https://example.org/d/#v=1&r-hp=8"), 8, 9.0 / 11.0, 8.088_8),
            row("Goo", None, 80, 0.000_01, 0.0),
            row("a|b ^ [[c]] {{d}} <e> 'f' \"g\", %%h%%\n#i", None, 1_000_000, 1.0, -1.5),
        ],
        source: None,
    }
}

/// The cells as people read them, without what a link adds.
fn texts(table: &Table) -> Vec<Vec<String>> {
    let cells = |row: &Vec<Cell>| row.iter().map(|cell| in_line(&cell.text)).collect();
    table.rows.iter().map(cells).collect()
}

/// The numbers of rows that were read back; names may have been written
/// otherwise where a format cannot hold their signs.
#[track_caller]
fn same_numbers(read: &[Vec<String>]) {
    let table = table();
    let wanted = texts(&table);
    assert_eq!(read.len(), wanted.len(), "{read:?}");
    for (read, wanted) in read.iter().zip(&wanted) {
        assert_eq!(read[1..], wanted[1..]);
    }
    assert_eq!([&read[0][0], &read[1][0]], ["Rat", "Goo"]);
}

#[test]
fn a_dokuwiki_table_reads_back() {
    let text = table().write(Format::DokuWikiTable);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("%%") && lines[1].is_empty(), "{text}");
    assert_eq!(lines[2], "^ Mob ^ HP ^ Hit ^ HP a blow ^");
    let rows: Vec<Vec<String>> = lines[3..].iter().map(|line| dokuwiki_row(line)).collect();
    same_numbers(&rows);
    assert!(lines[3].contains("[[https://example.org/d/#v=1&r-hp=8|Rat]]"), "{text}");
    // Numbers stand to the right: two spaces before them, one behind.
    assert!(lines[3].contains("|  8 |  81.8"), "{text}");
}

/// A row by DokuWiki's rules: cells between `|`, except within `[[…]]` and
/// `%%…%%`.
fn dokuwiki_row(line: &str) -> Vec<String> {
    let (mut cells, mut cell, mut rest) = (Vec::new(), String::new(), line);
    rest = rest.strip_prefix('|').expect("a row");
    while !rest.is_empty() {
        let verbatim = [("[[", "]]"), ("%%", "%%")].into_iter().find(|v| rest.starts_with(v.0));
        if let Some((open, close)) = verbatim {
            let end = open.len() + rest[open.len()..].find(close).expect("closed");
            let inner = &rest[open.len()..end];
            let shown =
                if open == "[[" { inner.split_once('|').expect("a title").1 } else { inner };
            cell.push_str(shown);
            rest = &rest[end + close.len()..];
        } else if let Some(next) = rest.strip_prefix('|') {
            cells.push(in_line(&std::mem::take(&mut cell)));
            rest = next;
        } else {
            let c = rest.chars().next().expect("not empty");
            assert_ne!(c, '^', "a head in a row: {line}");
            cell.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    assert!(cell.is_empty(), "the row is not closed: {line}");
    cells
}

#[test]
fn a_dokuwiki_list_reads_back() {
    let text = table().write(Format::DokuWikiList);
    let entries: Vec<&str> = text.lines().skip(2).collect();
    let read = |line: &str| -> Vec<String> {
        let line = line.strip_prefix("  * **").expect("an entry");
        let (name, numbers) = line.split_once("**: ").expect("a name in bold");
        let name = name
            .strip_prefix("[[")
            .map_or(name, |link| link.split_once('|').expect("a title").1.trim_end_matches("]]"));
        let (hp, rest) =
            numbers.strip_prefix("HP ").expect("HP").split_once(", hit ").expect("hit");
        let (hit, loss) = rest.split_once(", HP a blow ").expect("loss");
        [name, hp, hit, loss].map(str::to_owned).into()
    };
    same_numbers(&entries.into_iter().map(read).collect::<Vec<_>>());
}

#[test]
fn a_list_of_one_number_each_needs_no_titles() {
    let mut table = table();
    table.columns.truncate(2);
    table.rows.iter_mut().for_each(|row| row.truncate(2));
    let text = table.write(Format::DokuWikiList);
    assert!(text.contains("  * **Goo**: 80\n"), "{text}");
}

#[test]
fn a_mediawiki_table_reads_back() {
    let text = table().write(Format::MediaWiki);
    let body = text.strip_prefix("{| class=\"wikitable sortable\"\n|+ ").expect("a table");
    let body = body.strip_suffix("\n|}\n").expect("closed");
    let mut rows = body.split("\n|-\n");
    let head = rows.next().expect("a head");
    assert!(head.ends_with("\n! Mob !! HP !! Hit !! HP a blow"), "{head}");
    let cell = |line: &str| {
        let line = match line.strip_prefix('[').and_then(|link| link.strip_suffix(']')) {
            Some(link) => link.split_once(' ').expect("a title").1,
            None => line,
        };
        entities(line)
    };
    let rows: Vec<Vec<String>> = rows
        .map(|row| row.strip_prefix("| ").expect("a row").split(" || ").map(cell).collect())
        .collect();
    same_numbers(&rows);
    assert_eq!(rows[2][0], texts(&table())[2][0]);
}

fn entities(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut out = parts.next().expect("one part at least").to_owned();
    for part in parts {
        let (code, rest) = part.split_once(';').expect("an entity");
        out.push(char::from_u32(code.parse().expect("a number")).expect("a character"));
        out.push_str(rest);
    }
    out
}

#[test]
fn a_markdown_table_reads_back() {
    let text = table().write(Format::Markdown);
    let lines: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(lines[..2], ["| Mob | HP | Hit | HP a blow |", "| --- | ---: | ---: | ---: |"]);
    let row = |line: &str| -> Vec<String> {
        let (mut cells, mut cell, mut chars) = (Vec::new(), String::new(), line.chars().skip(1));
        while let Some(c) = chars.next() {
            match c {
                '\\' => cell.extend(chars.next()),
                '|' => cells.push(in_line(&std::mem::take(&mut cell))),
                c => cell.push(c),
            }
        }
        if let Some(link) = cells[0].strip_prefix('[') {
            cells[0] = link.split_once("](").map(|(title, _)| title.to_owned()).unwrap_or_default();
        }
        cells
    };
    // The third name has brackets of its own.
    let rows: Vec<Vec<String>> = lines[2..].iter().map(|line| row(line)).collect();
    same_numbers(&rows);
    assert_eq!(rows[2][0], texts(&table())[2][0]);
}

#[test]
fn csv_holds_every_digit() {
    let text = table().write(Format::Csv);
    assert!(text.starts_with("name,hp,hit,loss\nRat,8,0.8181818181818182,8.0888\n"), "{text}");
    assert!(text.contains("Goo,80,0.00001,0\n"), "{text}");
    let quoted = "\"a|b ^ [[c]] {{d}} <e> 'f' \"\"g\"\", %%h%%\n#i\",1000000,1,-1.5\n";
    assert!(text.ends_with(quoted), "{text}");
}

#[test]
fn plain_text_stands_in_columns() {
    let text = table().write(Format::Text);
    let lines: Vec<Vec<char>> = text.lines().skip(2).map(|line| line.chars().collect()).collect();
    let ends: Vec<usize> = lines.iter().map(Vec::len).collect();
    assert_eq!(lines.len(), 4);
    assert!(ends.iter().all(|&end| end == ends[0]), "{text}");
}

#[test]
fn the_source_stands_below() {
    let link = Cell::name("Duelscope").leading_to(Some("https://e.org/#v=1".into()));
    let table = Table { source: Some(link), ..table() };
    for (format, end) in [
        (Format::Text, "\n\nDuelscope https://e.org/#v=1\n"),
        (Format::DokuWikiList, "\n\n[[https://e.org/#v=1|Duelscope]]\n"),
        (Format::DokuWikiTable, "|\n\n[[https://e.org/#v=1|Duelscope]]\n"),
        (Format::MediaWiki, "\n|}\n[https://e.org/#v=1 Duelscope]\n"),
        (Format::Markdown, "|\n\n[Duelscope](https://e.org/#v=1)\n"),
    ] {
        let text = table.write(format);
        assert!(text.ends_with(end), "{text}");
    }
    let alone = Table { source: None, ..table.clone() };
    assert_eq!(table.write(Format::Csv), alone.write(Format::Csv));
}

#[test]
fn what_a_name_holds_stays_in_its_cell() {
    for name in ["]] | x", "%%", "|", "^", "]\n|-", "`", "</nowiki>", "{{{", "\\\\ //x// ''y''"] {
        let mut table = table();
        table.rows.truncate(1);
        table.rows[0][0] = Cell::name(name);
        for link in [None, Some("https://e.org/ ]] | }} \" <x> #v=1".to_owned())] {
            table.rows[0][0].link = link;
            let doku = table.write(Format::DokuWikiTable);
            assert_eq!(dokuwiki_row(doku.lines().last().expect("a row")).len(), 4, "{doku}");
            let media = table.write(Format::MediaWiki);
            assert_eq!(media.matches("\n|-").count(), 1, "{media}");
            assert_eq!(media.lines().count(), 6, "{media}");
            assert_eq!(media.matches("||").count(), 3, "{media}");
        }
    }
}
