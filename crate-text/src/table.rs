//! Tables of numbers in the formats that wikis and spreadsheets read, one
//! module a format.
//!
//! People's formats hold numbers as people read them; CSV holds them in full,
//! with a decimal point and English column names whatever the language.

mod csv;
mod dokuwiki_list;
mod dokuwiki_table;
mod markdown;
mod mediawiki;
mod plain;
#[cfg(test)]
mod tests;

use crate::{Lang, decimal, hp, int, percent_plain};

/// A table of one kind of thing, a row each.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What it shows, in a line; may be empty.
    pub caption: String,
    /// Its columns; the first one names the row.
    pub columns: Vec<Column>,
    /// Its rows, each with as many cells as there are columns.
    pub rows: Vec<Vec<Cell>>,
    /// Where it can be seen and changed: a link below it, but not in CSV.
    pub source: Option<Cell>,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What programs call it: `[a-z_]+`.
    pub key: String,
    /// What people call it.
    pub title: String,
}

/// A cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// As people read it. Empty where there is nothing to say.
    pub text: String,
    /// As programs read it.
    pub exact: String,
    /// It is a number.
    pub number: bool,
    /// Where it leads: an address without spaces, `|`, quotes and brackets.
    pub link: Option<String>,
}

impl Cell {
    /// A name.
    pub fn name(name: impl Into<String>) -> Cell {
        let text = name.into();
        Cell { exact: text.clone(), text, ..Cell::default() }
    }

    /// A whole number.
    pub fn int(lang: Lang, n: i64) -> Cell {
        Cell { text: int(lang, n), exact: n.to_string(), number: true, link: None }
    }

    /// A probability.
    pub fn chance(lang: Lang, p: f64) -> Cell {
        Cell { text: percent_plain(lang, p), exact: p.to_string(), number: true, link: None }
    }

    /// HP or damage points.
    pub fn points(lang: Lang, x: f64) -> Cell {
        Cell { text: hp(lang, x), exact: x.to_string(), number: true, link: None }
    }

    /// A number with at most so many decimals.
    pub fn decimal(lang: Lang, x: f64, places: usize) -> Cell {
        Cell { text: decimal(lang, x, places), exact: x.to_string(), number: true, link: None }
    }

    /// The same cell, leading somewhere.
    #[must_use]
    pub fn leading_to(self, address: Option<String>) -> Cell {
        Cell { link: address, ..self }
    }
}

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Columns of plain text, for a terminal.
    Text,
    /// A list of DokuWiki, an entry a row: what its pages use for numbers.
    DokuWikiList,
    /// A table of DokuWiki.
    DokuWikiTable,
    /// A table of MediaWiki.
    MediaWiki,
    /// A table of GitHub's Markdown.
    Markdown,
    /// Comma-separated values.
    Csv,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] = [
        Format::Text,
        Format::DokuWikiList,
        Format::DokuWikiTable,
        Format::MediaWiki,
        Format::Markdown,
        Format::Csv,
    ];

    /// Its word for commands and attributes.
    pub const fn word(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::DokuWikiList => "dokuwiki-list",
            Format::DokuWikiTable => "dokuwiki",
            Format::MediaWiki => "mediawiki",
            Format::Markdown => "markdown",
            Format::Csv => "csv",
        }
    }
}

impl Table {
    /// The table as text, with a line's end at its end.
    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Text => plain::write(self),
            Format::DokuWikiList => dokuwiki_list::write(self),
            Format::DokuWikiTable => dokuwiki_table::write(self),
            Format::MediaWiki => mediawiki::write(self),
            Format::Markdown => markdown::write(self),
            Format::Csv => csv::write(self),
        }
    }

    /// Whether the column holds numbers, which stand to the right.
    fn numeric(&self, column: usize) -> bool {
        self.rows.iter().filter_map(|row| row.get(column)).any(|cell| cell.number)
    }
}

/// A text within a line: breaks become spaces, those that must not break stay.
pub(crate) fn in_line(text: &str) -> String {
    let breaks = |c: char| c.is_whitespace() && c != '\u{a0}';
    text.split(breaks).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// An address that no format can take for its own signs: whatever might end it
/// is percent-encoded.
pub(crate) fn address(link: &str) -> String {
    let mut out = String::with_capacity(link.len());
    for c in link.chars() {
        match c {
            ' ' | '"' | '\'' | '<' | '>' | '[' | ']' | '{' | '}' | '|' | '\\' | '^' | '`' | '('
            | ')' | '*' => out.push_str(&format!("%{:02X}", u32::from(c))),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}
