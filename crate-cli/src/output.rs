//! The answer of a command, in every shape it can take.

use duelscope_core::report::Report;
use duelscope_text::console;
use duelscope_text::table::{Cell, Column, Format, Table};

use crate::args::Common;
use crate::scene::Scene;
use crate::trouble::Trouble;

/// An answer.
#[derive(Clone, Debug)]
pub struct Output {
    /// For programs.
    pub report: Report,
    /// For people and wikis.
    pub body: Body,
}

/// What people and wikis read.
#[derive(Clone, Debug)]
pub enum Body {
    /// Numbers.
    Table(Table),
    /// Sentences, which are no table.
    Text(String),
}

impl Output {
    /// An answer whose numbers are a table; its link goes below it.
    pub fn of_table(scene: &Scene, report: Report, mut table: Table) -> Output {
        table.source = Some(Cell::name(scene.link_title()).leading_to(Some(scene.link())));
        Output { report, body: Body::Table(table) }
    }

    /// The answer as it was asked for.
    ///
    /// # Errors
    ///
    /// If it has no such shape.
    pub fn text(&self, common: &Common) -> Result<String, Trouble> {
        match (&self.body, common.format.table()) {
            (_, None) => Ok(self.report.to_json()),
            (Body::Table(table), Some(format)) => {
                // A link without a site leads nowhere from a wiki.
                let bare = common.site.is_none() && format != Format::Text;
                let source = table.source.clone().filter(|_| !bare);
                Ok(Table { source, ..table.clone() }.write(format))
            }
            (Body::Text(text), Some(Format::Text)) => Ok(text.clone()),
            (Body::Text(_), Some(format)) => {
                Err(Trouble::Usage(console::no_such_format(common.lang.into(), format.word())))
            }
        }
    }
}

/// A column.
pub fn column(key: &str, title: String) -> Column {
    Column { key: key.to_owned(), title }
}

/// A table of numbers by name.
pub fn facts(scene: &Scene, caption: String, rows: Vec<(&str, String, Cell)>) -> Table {
    let row = |(key, title, value): (&str, String, Cell)| {
        vec![Cell { exact: key.to_owned(), ..Cell::name(title) }, value]
    };
    Table {
        caption,
        columns: vec![
            column("what", console::what(scene.lang)),
            column("value", console::how_much(scene.lang)),
        ],
        rows: rows.into_iter().map(row).collect(),
        source: None,
    }
}
