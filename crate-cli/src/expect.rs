//! `--expect`: whether an answer is what a page claims.

use std::str::FromStr;

use duelscope_core::Ratio;
use duelscope_text::{Lang, console};
use serde_json::Value;

use crate::args::Common;
use crate::output::Output;
use crate::trouble::Trouble;

/// `PATH=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    path: String,
    wanted: String,
}

impl FromStr for Expectation {
    type Err = String;

    fn from_str(text: &str) -> Result<Expectation, String> {
        let (path, wanted) = text.split_once('=').ok_or("an expectation is PATH=VALUE")?;
        Ok(Expectation { path: path.trim().to_owned(), wanted: wanted.trim().to_owned() })
    }
}

/// Fails unless every expectation is met.
///
/// # Errors
///
/// What is not met; a path that leads nowhere is a wrong command line.
pub fn check(output: &Output, common: &Common) -> Result<(), Trouble> {
    let lang = common.lang.into();
    if common.expect.is_empty() {
        return Ok(());
    }
    let report = serde_json::to_value(&output.report).unwrap_or_default();
    let answers = ["odds", "trace", "duel", "run", "sweep", "table"];
    let answer = answers.iter().find_map(|key| report.get(key)).unwrap_or(&report);
    let mut faults = Vec::new();
    for expectation in &common.expect {
        let found = expectation.find(lang, answer)?;
        if let Err(got) = met(&expectation.wanted, found) {
            faults.push(console::not_met(lang, &expectation.path, &expectation.wanted, &got));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Trouble::NotMet(faults)) }
}

impl Expectation {
    /// What stands at the path.
    fn find<'a>(&self, lang: Lang, answer: &'a Value) -> Result<&'a Value, Trouble> {
        let mut at = answer;
        for part in self.path.split('.') {
            let next = match at {
                Value::Array(list) => part.parse::<usize>().ok().and_then(|i| list.get(i)),
                _ => at.get(part),
            };
            at = next.ok_or_else(|| {
                let keys: Vec<&str> =
                    at.as_object().into_iter().flatten().map(|(key, _)| key.as_str()).collect();
                Trouble::Usage(console::nothing_there(lang, &self.path, &keys.join(", ")))
            })?;
        }
        Ok(at)
    }
}

/// Whether what was found is what was wanted; else what it is, with as many
/// digits.
fn met(wanted: &str, found: &Value) -> Result<(), String> {
    let fraction = found.get("fraction").and_then(Value::as_str);
    if let (Some((num, den)), Some(got)) = (wanted.split_once('/'), fraction) {
        let same = num.trim().parse().ok().zip(den.trim().parse().ok()).is_some_and(
            |(num, den): (u64, u64)| {
                let ratio = Ratio::new(num, den);
                den > 0 && format!("{}/{}", ratio.num(), ratio.den()) == got
            },
        );
        return if same { Ok(()) } else { Err(got.to_owned()) };
    }
    let number = found.get("p").unwrap_or(found).as_f64();
    let (digits, unit, sign) = match wanted.strip_suffix('%') {
        Some(percent) => (percent.trim(), 100.0, "%"),
        None => (wanted, 1.0, ""),
    };
    let digits = digits.replace(',', ".").replace('\u{2212}', "-");
    if let (Some(number), Ok(value)) = (number, digits.parse::<f64>()) {
        let places = digits.split_once('.').map_or(0, |(_, part)| part.len());
        let whole = places == 0 && sign.is_empty();
        let rounded = format!("{:.places$}", number * unit);
        // "1" is one and not four fifths.
        let same = if whole { number == value } else { rounded == format!("{value:.places$}") };
        let got = if whole { number.to_string() } else { rounded };
        return if same { Ok(()) } else { Err(got + sign) };
    }
    let got = found.as_str().map_or_else(|| found.to_string(), str::to_owned);
    if got == wanted { Ok(()) } else { Err(got) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_number_is_met_to_the_digits_it_has() {
        let hit = json!({ "p": 9.0 / 11.0, "fraction": "9/11" });
        for wanted in ["81.8%", "82 %", "81,82%", "0.8182", "9/11", "18/22"] {
            assert_eq!(met(wanted, &hit), Ok(()), "{wanted}");
        }
        assert_eq!(met("81.9%", &hit), Err("81.8%".into()));
        assert!(met("1", &hit).is_err());
        assert_eq!(met("8", &json!(8)), Ok(()));
        assert_eq!(met("8/11", &hit), Err("9/11".into()));
        assert_eq!(met("9/0", &hit), Err("9/11".into()));
        assert_eq!(met("killed", &json!("killed")), Ok(()));
        assert_eq!(met("killed", &json!("missed")), Err("missed".into()));
        assert_eq!(met("8.1", &json!(8.0888)), Ok(()));
        assert_eq!(met("8.10", &json!(8.0888)), Err("8.09".into()));
        assert!(met("NaN", &json!(8)).is_err());
    }
}
