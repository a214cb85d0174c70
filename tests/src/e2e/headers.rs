//! The site's `_headers` file, as far as the tests ask it.

use std::fs;

use crate::e2e::site;

/// The rules: a pattern of paths and its headers.
#[derive(Clone, Debug)]
pub struct Headers(Vec<(String, Vec<(String, String)>)>);

impl Headers {
    /// Those of the built site.
    pub fn read() -> Headers {
        let text = fs::read_to_string(site().join("_headers")).expect("the site has the file");
        let mut rules: Vec<(String, Vec<_>)> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.strip_prefix("  ") {
                None => rules.push((line.to_owned(), Vec::new())),
                Some(header) => {
                    let (name, value) = header.split_once(": ").expect("a header");
                    let rule = rules.last_mut().expect("a header belongs to a path");
                    rule.1.push((name.to_owned(), value.to_owned()));
                }
            }
        }
        Headers(rules)
    }

    /// All values that a file's header has; hosts would join them.
    pub fn of(&self, file: &str, header: &str) -> Vec<&str> {
        let path = format!("/{file}");
        let meant = |pattern: &str| match pattern.strip_suffix('*') {
            Some(start) => path.starts_with(start),
            None => path == pattern,
        };
        let rules = self.0.iter().filter(|(pattern, _)| meant(pattern));
        let headers = rules.flat_map(|(_, headers)| headers);
        headers.filter(|(name, _)| name == header).map(|(_, value)| value.as_str()).collect()
    }
}
