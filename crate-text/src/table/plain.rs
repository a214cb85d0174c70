//! Columns of plain text.

use super::{Cell, Table, in_line};

pub(super) fn write(table: &Table) -> String {
    let titles = table.columns.iter().map(|column| in_line(&column.title)).collect();
    let cells = |row: &Vec<Cell>| row.iter().map(|cell| in_line(&cell.text)).collect();
    let mut lines: Vec<Vec<String>> = vec![titles];
    lines.extend(table.rows.iter().map(cells));
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..table.columns.len()).map(width).collect();
    let mut out = String::new();
    if !table.caption.is_empty() {
        out.push_str(&in_line(&table.caption));
        out.push_str("\n\n");
    }
    for line in &lines {
        let mut text = String::new();
        for (column, cell) in line.iter().enumerate() {
            let width = widths.get(column).copied().unwrap_or(0);
            if column > 0 {
                text.push_str("  ");
            }
            let padded = if table.numeric(column) {
                format!("{cell:>width$}")
            } else {
                format!("{cell:<width$}")
            };
            text.push_str(&padded);
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
    if let Some(source) = &table.source {
        let address = source.link.as_deref().unwrap_or_default();
        out.push_str(&format!("\n{} {address}\n", in_line(&source.text)));
    }
    out
}
