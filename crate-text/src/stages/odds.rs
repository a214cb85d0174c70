//! A probability with its fraction: "9 in 11 such attacks hit, 81.8 %."

use duelscope_core::Ratio;

use crate::{Lang, fraction, percent};

/// Largest denominator that still helps a reader.
const READABLE: u64 = 9_999;

/// Said with the fraction and the percentage, or with the percentage alone
/// where the fraction is too long to read.
pub(super) fn said(
    lang: Lang,
    odds: Ratio,
    both: impl Fn(Lang, &str, &str) -> String,
    alone: impl Fn(Lang, &str) -> String,
) -> String {
    let p = percent(lang, odds.to_f64());
    if odds.den() > READABLE || odds.den() == 1 {
        alone(lang, &p)
    } else {
        both(lang, &fraction(lang, odds), &p)
    }
}
