//! Comma-separated values after RFC 4180, with plain line ends.

use super::{Cell, Table};

pub(super) fn write(table: &Table) -> String {
    let header = table.columns.iter().map(|column| quoted(&column.key)).collect();
    let cells = |row: &Vec<Cell>| row.iter().map(|cell| quoted(&cell.exact)).collect();
    let mut lines: Vec<Vec<String>> = vec![header];
    lines.extend(table.rows.iter().map(cells));
    lines.iter().map(|line| line.join(",") + "\n").collect()
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
