//! What a vector expects against what the rules give.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// Allowed difference of numbers that are not integers.
pub const TOLERANCE: f64 = 1e-12;

/// What the rules give for one vector, or for one key of it.
#[derive(Clone, Debug)]
pub enum Found {
    /// A plain value, compared whole.
    Is(Value),
    /// A probability or another real number.
    Real(f64),
    /// Outcome to probability; absent outcomes have probability 0.
    Pmf(BTreeMap<i64, f64>),
    /// Named results. Only those expected are compared.
    Keys(Vec<(&'static str, Found)>),
    /// Rows, of which only the keys given here are compared.
    Rows(Vec<Value>),
}

/// Every difference, one a line.
pub fn differences(expected: &Value, found: &Found, tolerance: f64) -> Vec<String> {
    let mut faults = Vec::new();
    compare("", expected, found, tolerance, &mut faults);
    faults
}

fn compare(path: &str, expected: &Value, found: &Found, tolerance: f64, faults: &mut Vec<String>) {
    let mut differ = |got: String| faults.push(fault(path, &expected.to_string(), &got));
    match found {
        Found::Is(value) => {
            if !same(expected, value, tolerance) {
                differ(value.to_string());
            }
        }
        Found::Real(number) => match real(expected) {
            Some(wanted) if near(wanted, *number, tolerance) => {}
            _ => differ(number.to_string()),
        },
        Found::Pmf(pmf) => match wanted_pmf(expected) {
            Some(wanted) => {
                for k in wanted.keys().chain(pmf.keys()).collect::<BTreeSet<_>>() {
                    let (w, g) = (at(&wanted, k), at(pmf, k));
                    if !near(w, g, tolerance) {
                        faults.push(fault(&join(path, k), &w.to_string(), &g.to_string()));
                    }
                }
            }
            None => differ("a probability for each outcome".into()),
        },
        Found::Keys(keys) => {
            let Value::Object(wanted) = expected else { return differ("named results".into()) };
            let tolerance = wanted.get("tolerance").and_then(Value::as_f64).unwrap_or(tolerance);
            for (key, wanted) in wanted {
                match keys.iter().find(|(name, _)| name == key) {
                    Some((_, found)) => {
                        compare(&join(path, key), wanted, found, tolerance, faults);
                    }
                    None if key == "tolerance" => {}
                    None => faults.push(format!("unknown expected key `{}`", join(path, key))),
                }
            }
        }
        Found::Rows(rows) => {
            let Value::Array(wanted) = expected else { return differ("rows".into()) };
            if wanted.len() != rows.len() {
                return differ(Value::from(rows.clone()).to_string());
            }
            for (i, (wanted, row)) in wanted.iter().zip(rows).enumerate() {
                let fields = row.as_object().into_iter().flatten();
                if !fields.into_iter().all(|(key, got)| wanted.get(key) == Some(got)) {
                    faults.push(fault(&join(path, i), &wanted.to_string(), &row.to_string()));
                }
            }
        }
    }
}

fn fault(path: &str, wanted: &str, got: &str) -> String {
    let key = if path.is_empty() { String::new() } else { format!("{path}: ") };
    format!("{key}wanted {wanted}, got {got}")
}

fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

fn near(a: f64, b: f64, tolerance: f64) -> bool {
    (a - b).abs() <= tolerance
}

fn at(pmf: &BTreeMap<i64, f64>, k: &i64) -> f64 {
    pmf.get(k).copied().unwrap_or(0.0)
}

/// Values are the same; numbers that are not both integers within tolerance.
fn same(a: &Value, b: &Value, tolerance: f64) -> bool {
    match (a, b) {
        (Value::Number(x), Value::Number(y)) if x.is_f64() || y.is_f64() => {
            matches!((x.as_f64(), y.as_f64()), (Some(x), Some(y)) if near(x, y, tolerance))
        }
        (Value::Array(x), Value::Array(y)) => {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| same(x, y, tolerance))
        }
        (Value::Object(x), Value::Object(y)) => {
            x.len() == y.len()
                && x.iter().all(|(k, x)| y.get(k).is_some_and(|y| same(x, y, tolerance)))
        }
        _ => a == b,
    }
}

/// A number, or a fraction "n/d".
fn real(value: &Value) -> Option<f64> {
    match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => {
            let (n, d) = text.split_once('/')?;
            let (n, d): (f64, f64) = (n.trim().parse().ok()?, d.trim().parse().ok()?);
            (d != 0.0).then_some(n / d)
        }
        _ => None,
    }
}

/// An object of outcomes, or a list that counts them from 1.
fn wanted_pmf(value: &Value) -> Option<BTreeMap<i64, f64>> {
    match value {
        Value::Object(map) => map.iter().map(|(k, p)| Some((k.parse().ok()?, real(p)?))).collect(),
        Value::Array(list) => (1..).zip(list).map(|(k, p)| Some((k, real(p)?))).collect(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn check(expected: Value, found: Found, faults: usize) {
        let got = differences(&expected, &found, TOLERANCE);
        assert_eq!(got.len(), faults, "{got:?}");
    }

    #[test]
    fn a_difference_is_one_fault_and_names_its_key() {
        check(json!(3), Found::Is(json!(3)), 0);
        check(json!(3), Found::Is(json!(4)), 1);
        check(json!("1/3"), Found::Real(1.0 / 3.0), 0);
        check(json!("1/3"), Found::Real(0.333), 1);
        check(
            json!({"a": 1}),
            Found::Keys(vec![("a", Found::Is(json!(1))), ("b", Found::Real(0.0))]),
            0,
        );
        check(json!({"c": 1}), Found::Keys(vec![("a", Found::Is(json!(1)))]), 1);
        let rows = Found::Rows(vec![json!({"stage": "D1", "hp": 7})]);
        check(json!([{"stage": "D1", "hp": 7, "note": true}]), rows.clone(), 0);
        check(json!([{"stage": "D1", "note": true}]), rows.clone(), 1);
        check(json!([]), rows, 1);
    }

    #[test]
    fn an_outcome_that_is_not_expected_must_be_impossible() {
        let pmf = Found::Pmf(BTreeMap::from([(0, 0.5), (1, 0.5)]));
        check(json!({"0": "1/2", "1": "1/2"}), pmf.clone(), 0);
        check(json!({"0": "1/2"}), pmf.clone(), 1);
        check(json!({"0": "1/2", "1": "1/2", "2": "0/1"}), pmf, 0);
    }
}
