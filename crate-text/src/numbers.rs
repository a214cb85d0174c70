//! Numbers as people read them. No text here is ever NaN or infinite, and
//! "100 %" or "0 %" never stand for what is only nearly so.

use duelscope_core::Ratio;
use duelscope_core::between;
use duelscope_core::sheet::fixed;

use crate::{Lang, messages};

/// Separates a number from its unit without a line break.
const NBSP: char = '\u{a0}';

messages! {
    /// Probability 1.
    certain() {
        en "certain";
        ru "наверняка";
    }
    /// Probability 0.
    impossible() {
        en "impossible";
        ru "невозможно";
    }
    /// A probability as a fraction.
    in_so_many(num: &str, den: &str) {
        en "{num}\u{a0}in\u{a0}{den}";
        ru "{num}\u{a0}из\u{a0}{den}";
    }
}

fn point(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ".",
        Lang::Ru => ",",
    }
}

/// A whole number with its thousands apart: `1,000,000`.
pub fn int(lang: Lang, n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let gap = match lang {
        Lang::En => ',',
        Lang::Ru => NBSP,
    };
    let mut out = String::new();
    if n < 0 {
        out.push('\u{2212}');
    }
    for (i, digit) in digits.chars().enumerate() {
        // Four digits stand together in Russian, as is the custom there.
        let apart = i > 0 && (digits.len() - i).is_multiple_of(3);
        if apart && !(lang == Lang::Ru && digits.len() == 4) {
            out.push(gap);
        }
        out.push(digit);
    }
    out
}

/// A number with at most `places` decimals, zeros at the end dropped. What is
/// no number is shown as a dash.
pub fn decimal(lang: Lang, x: f64, places: usize) -> String {
    if !x.is_finite() {
        return "\u{2013}".into();
    }
    let text = fixed(x.abs(), places);
    let text = match text.split_once('.') {
        Some((whole, part)) => {
            let part = part.trim_end_matches('0');
            let whole = whole.parse().map_or_else(|_| whole.to_owned(), |n: i64| int(lang, n));
            if part.is_empty() { whole } else { format!("{whole}{}{part}", point(lang)) }
        }
        None => text.parse().map_or_else(|_| text.clone(), |n: i64| int(lang, n)),
    };
    let zero = text.chars().all(|c| matches!(c, '0' | '.' | ','));
    if x < 0.0 && !zero { format!("\u{2212}{text}") } else { text }
}

/// A difference with its sign: `+2.1`, `−3`, `±0`.
pub fn signed(lang: Lang, x: f64, places: usize) -> String {
    let text = decimal(lang, x, places);
    if text == "0" {
        "\u{b1}0".into()
    } else if x > 0.0 {
        format!("+{text}")
    } else {
        text
    }
}

/// HP or damage points: whole where it is whole, else one or two decimals.
pub fn hp(lang: Lang, x: f64) -> String {
    decimal(lang, x, if x.abs() < 10.0 { 2 } else { 1 })
}

/// A probability: words for what is certain or impossible, else a percentage
/// that never rounds to either.
pub fn percent(lang: Lang, p: f64) -> String {
    match p {
        1.0 => certain(lang),
        0.0 => impossible(lang),
        _ => percent_plain(lang, p),
    }
}

/// A probability as a percentage, also where it is 0 or 1: for axes and
/// columns of numbers. Anything strictly between never reads as 0 % or 100 %.
pub fn percent_plain(lang: Lang, p: f64) -> String {
    if !p.is_finite() {
        return "\u{2013}".into();
    }
    let p = between(p, 0.0, 1.0);
    let points = p * 100.0;
    let small = points.min(100.0 - points);
    let text = if p == 0.0 || p == 1.0 {
        decimal(lang, points, 0)
    } else if small >= 0.05 {
        decimal(lang, points, 1)
    } else if small >= 0.005 {
        decimal(lang, points, 2)
    } else if p < 0.5 {
        format!("<{NBSP}0{}01", point(lang))
    } else {
        format!(">{NBSP}99{}99", point(lang))
    };
    format!("{text}{NBSP}%")
}

/// A fraction as odds: "9 in 11".
pub fn fraction(lang: Lang, ratio: Ratio) -> String {
    in_so_many(lang, &wide(lang, ratio.num()), &wide(lang, ratio.den()))
}

fn wide(lang: Lang, n: u64) -> String {
    i64::try_from(n).map_or_else(|_| n.to_string(), |n| int(lang, n))
}

/// Two ends: `2–14`, or one number where they are equal.
pub fn range(lang: Lang, lo: i64, hi: i64) -> String {
    if lo == hi { int(lang, lo) } else { format!("{}\u{2013}{}", int(lang, lo), int(lang, hi)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(p: f64, expected: &str) {
        assert_eq!(percent(Lang::En, p).replace(NBSP, " "), expected, "{p}");
    }

    #[test]
    fn nearly_certain_never_reads_as_certain() {
        check(1.0, "certain");
        check(0.0, "impossible");
        check(0.999_756, "99.98 %");
        check(0.999_999, "> 99.99 %");
        check(0.9995, "99.95 %");
        check(0.000_001, "< 0.01 %");
        check(0.0004, "0.04 %");
        check(0.818_181, "81.8 %");
        check(0.5, "50 %");
        check(f64::NAN, "\u{2013}");
        for i in 1..20_000 {
            let p = f64::from(i) / 20_000.0;
            for text in [percent(Lang::En, p), percent(Lang::En, 1.0 - p * 1e-3)] {
                assert!(!text.starts_with("100") && text != "0\u{a0}%", "{p}: {text}");
            }
        }
    }

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(int(Lang::En, 1_234_567), "1,234,567");
        assert_eq!(int(Lang::Ru, 1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(int(Lang::Ru, 1234), "1234");
        assert_eq!(int(Lang::En, -5), "\u{2212}5");
        assert_eq!(decimal(Lang::Ru, 2.5, 2), "2,5");
        assert_eq!(decimal(Lang::En, -0.001, 2), "0");
        assert_eq!(decimal(Lang::En, f64::INFINITY, 2), "\u{2013}");
        assert_eq!(signed(Lang::En, 2.1, 1), "+2.1");
        assert_eq!(fraction(Lang::En, Ratio::new(9, 11)).replace(NBSP, " "), "9 in 11");
    }
}
