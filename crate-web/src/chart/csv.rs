//! The numbers of a chart as CSV, for a spreadsheet: full precision, decimal
//! points and English column names whatever the page's language.

use std::fmt::Write;

use super::series::{Series, What};

/// A line a bar. Cells of what is not known are empty.
pub fn csv(series: &Series) -> String {
    let mut out = String::from("from,to,exact,trials,share,low,high\n");
    for bar in &series.bars {
        let (from, to) = match bar.what {
            What::Miss => ("miss".to_owned(), "miss".to_owned()),
            What::Values(low, high) => (low.to_string(), high.to_string()),
        };
        let exact = bar.exact.map(|p| p.to_string()).unwrap_or_default();
        let sample = match bar.sample {
            Some(s) => {
                format!("{},{},{},{}", s.count, s.share, s.interval.low, s.interval.high)
            }
            None => ",,,".into(),
        };
        // Writing into a string cannot fail.
        let _ = writeln!(out, "{from},{to},{exact},{sample}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Data, Spread, View};
    use std::rc::Rc;

    #[test]
    fn a_line_a_bar_with_as_many_cells_as_columns() {
        let data = Data {
            exact: Some(Rc::new(Spread::new(0.5, [(1, 0.25), (3, 0.25)]))),
            ..Data::default()
        };
        let csv = csv(&Series::new(&data, View::default(), 9));
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[1..], ["miss,miss,0.5,,,,", "1,1,0.25,,,,", "3,3,0.25,,,,"]);
        assert!(lines.iter().all(|l| l.matches(',').count() == 6));
    }
}
