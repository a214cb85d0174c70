//! A table of GitHub's Markdown.

use super::{Cell, Table, address, in_line};

pub(super) fn write(table: &Table) -> String {
    let mut out = String::new();
    if !table.caption.is_empty() {
        out.push_str(&format!("{}\n\n", plain(&table.caption)));
    }
    let titles: Vec<String> = table.columns.iter().map(|column| plain(&column.title)).collect();
    let ruler: Vec<&str> = (0..table.columns.len())
        .map(|column| if table.numeric(column) { "---:" } else { "---" })
        .collect();
    out.push_str(&format!("| {} |\n| {} |\n", titles.join(" | "), ruler.join(" | ")));
    for row in &table.rows {
        let cells: Vec<String> = row.iter().map(content).collect();
        out.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    if let Some(source) = &table.source {
        out.push_str(&format!("\n{}\n", content(source)));
    }
    out
}

fn content(cell: &Cell) -> String {
    match &cell.link {
        Some(link) => format!("[{}]({})", plain(&cell.text), address(link)),
        None => plain(&cell.text),
    }
}

/// A text that Markdown shows as it stands: a backslash before its signs.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in in_line(text).chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '|' | '#' | '~' | '&') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
