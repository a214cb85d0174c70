//! A list of DokuWiki, an entry a row: two spaces, a star, what the row is in
//! bold, then its numbers, each behind its column's title. Where there is only
//! one number, the row's name says it all.

use super::Table;
use super::dokuwiki_table::{below, caption, content, plain};
use duelscope_core::letters;

pub(super) fn write(table: &Table) -> String {
    let mut out = caption(&table.caption);
    let alone = table.columns.len() == 2;
    for row in &table.rows {
        let Some((first, rest)) = row.split_first() else { continue };
        let cells = table.columns.iter().skip(1).zip(rest).filter(|(_, c)| !c.text.is_empty());
        let numbers: Vec<String> = cells
            .map(|(column, cell)| match alone {
                true => content(cell),
                false => format!("{} {}", plain(&within(&column.title)), content(cell)),
            })
            .collect();
        out.push_str(&format!("  * **{}**: {}\n", content(first), numbers.join(", ")));
    }
    out + &below(table)
}

/// A title within a sentence: "hits it", but "HP".
fn within(title: &str) -> String {
    let mut chars = title.chars();
    match (chars.next(), chars.next()) {
        (Some(first), Some(second)) if letters::is_small(second) => {
            [letters::small(first), second].into_iter().chain(chars).collect()
        }
        _ => title.to_owned(),
    }
}
