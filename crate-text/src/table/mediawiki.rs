//! A table of MediaWiki, which its readers can sort.

use super::{Cell, Table, address, in_line};

pub(super) fn write(table: &Table) -> String {
    let mut out = String::from("{| class=\"wikitable sortable\"\n");
    if !table.caption.is_empty() {
        out.push_str(&format!("|+ {}\n", plain(&table.caption)));
    }
    let titles: Vec<String> = table.columns.iter().map(|column| plain(&column.title)).collect();
    out.push_str(&format!("! {}\n", titles.join(" !! ")));
    for row in &table.rows {
        // The space keeps a number below 0 from being a new row.
        let cells: Vec<String> = row.iter().map(content).collect();
        out.push_str(&format!("|-\n| {}\n", cells.join(" || ")));
    }
    out.push_str("|}\n");
    if let Some(source) = &table.source {
        out.push_str(&format!("{}\n", content(source)));
    }
    out
}

fn content(cell: &Cell) -> String {
    match &cell.link {
        Some(link) => format!("[{} {}]", address(link), plain(&cell.text)),
        None => plain(&cell.text),
    }
}

/// A text that MediaWiki shows as it stands: its signs as entities, some of
/// which are signs only where two of them meet.
fn plain(text: &str) -> String {
    let entity = |c: char| format!("&#{};", u32::from(c));
    let mut out = String::new();
    let mut before = None;
    for c in in_line(text).chars() {
        let twice = before == Some(c) && matches!(c, '\'' | '_' | '~' | '!' | '-' | '=');
        if twice || matches!(c, '&' | '<' | '|' | '[' | ']' | '{' | '}') {
            out.push_str(&entity(c));
        } else {
            out.push(c);
        }
        before = Some(c);
    }
    // An address would become a link of its own.
    out.replace("://", "&#58;//")
}
