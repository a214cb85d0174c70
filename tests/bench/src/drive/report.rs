//! The figures, and the file that keeps them.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

/// Figures by key, and what is to be said of them.
#[derive(Debug, Default)]
pub struct Report {
    figures: Vec<(String, f64)>,
    pub notes: Vec<String>,
}

impl Report {
    /// Keeps a figure.
    pub fn put(&mut self, key: &str, value: f64) {
        assert!(value.is_finite(), "{key} is {value}");
        println!("  {key:<32} {}", rounded(value));
        self.figures.push((key.to_owned(), value));
    }

    /// Keeps what else the machine has to do, where the system tells it.
    pub fn machine(&mut self) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from) as f64;
        self.put("cores", cores);
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        if let Some(load) = load.split_whitespace().next().and_then(|load| load.parse().ok()) {
            self.put("load_before", load);
            if load > cores / 2.0 {
                self.note(format!(
                    "The machine was busy with other work: {load} tasks on {cores} cores. Ratios hold; times of the page and the gain of a second worker suffer."
                ));
            }
        }
    }

    /// Keeps the median of some figures.
    pub fn put_median(&mut self, key: &str, values: &[f64]) {
        self.put(key, median(values));
    }

    /// Says something under the table.
    pub fn note(&mut self, text: impl Into<String>) {
        self.notes.push(text.into());
    }

    /// A figure, if there is one.
    pub fn get(&self, key: &str) -> Option<f64> {
        self.figures.iter().find(|figure| figure.0 == key).map(|figure| figure.1)
    }

    /// Every figure, in the order in which they were measured.
    pub fn figures(&self) -> impl Iterator<Item = (&str, f64)> {
        self.figures.iter().map(|(key, value)| (key.as_str(), *value))
    }

    /// Writes the file: one flat object of numbers.
    pub fn write(&self, file: &Path) {
        let numbers: Map<String, Value> =
            self.figures().map(|(key, value)| (key.to_owned(), rounded(value).into())).collect();
        let text = serde_json::to_string_pretty(&numbers).expect("numbers are valid JSON");
        fs::write(file, text + "\n")
            .unwrap_or_else(|error| panic!("{} not written: {error}", file.display()));
        println!("\nThe figures are in {}.", file.display());
    }
}

/// The middle one, or the mean of the middle two.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let half = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => sorted[half],
        _ => (sorted[half - 1] + sorted[half]) / 2.0,
    }
}

/// Four digits: no figure here is better than that.
pub fn rounded(value: f64) -> f64 {
    format!("{value:.3e}").parse().expect("a number is written as a number")
}
