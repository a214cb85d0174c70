//! A table of DokuWiki: `^ head ^` and `| cell |`, numbers to the right by two
//! spaces before them.

use super::{Cell, Table, address, in_line};

pub(super) fn write(table: &Table) -> String {
    let mut out = caption(&table.caption);
    let titles: Vec<String> = table.columns.iter().map(|column| plain(&column.title)).collect();
    out.push_str(&format!("^ {} ^\n", titles.join(" ^ ")));
    for row in &table.rows {
        for cell in row {
            out.push_str(if cell.number { "|  " } else { "| " });
            out.push_str(&content(cell));
            out.push(' ');
        }
        out.push_str("|\n");
    }
    out + &below(table)
}

/// The link below the numbers.
pub(super) fn below(table: &Table) -> String {
    let source = table.source.as_ref();
    source.map_or_else(String::new, |source| format!("\n{}\n", content(source)))
}

/// A paragraph of its own above the numbers.
pub(super) fn caption(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{}\n\n", plain(text)) }
}

/// A cell's text, with its link.
pub(super) fn content(cell: &Cell) -> String {
    match &cell.link {
        // Inside a link nothing is read but its end.
        Some(link) => {
            let text = in_line(&cell.text).replace("]]", "] ]").replace('|', "/");
            format!("[[{}|{text}]]", address(link))
        }
        None => plain(&cell.text),
    }
}

/// A text that DokuWiki shows as it stands.
pub(super) fn plain(text: &str) -> String {
    let text = in_line(text);
    // Two of these signs are markup, one of `|`, `^`, `<` a cell or a tag.
    let doubled = ["**", "//", "__", "''", "[[", "{{", "((", "\\\\", "--", "~~", "==", "%%"];
    let marked = text.contains(['|', '^', '<', '>', '`', '&'])
        || doubled.iter().any(|sign| text.contains(sign));
    // A number's "< 0.01 %" is no tag.
    if marked && !text.starts_with(['<', '>']) {
        format!("%%{}%%", text.replace("%%", "% %").replace(['|', '^'], "/"))
    } else {
        text.replace(['|', '^'], "/")
    }
}
