//! Reading one text as what its field may hold.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Slot;
use super::field::Kind;
use super::number::shortest;
use crate::law::Span;

/// A text that its field cannot hold.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldError {
    /// Where it stands.
    pub slot: Slot,
    /// The text.
    pub text: String,
    /// What is wrong.
    pub problem: Problem,
    /// What is allowed there.
    pub allowed: Allowed,
}

/// What is wrong with a text, and what would be right.
pub type Fault = (Problem, Allowed);

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is none.
    Empty,
    /// It is no number, no range, no word of the list.
    NotUnderstood,
    /// It is below the lowest allowed.
    TooLow,
    /// It is above the highest allowed, or too long.
    TooHigh,
    /// It is a value of its own, but not together with another field.
    Conflict,
}

/// What a field allows, for the message.
#[derive(Clone, Debug, PartialEq)]
pub enum Allowed {
    /// A whole number from .. to.
    Int(i64, i64),
    /// A decimal number from .. to.
    Decimal(f32, f32),
    /// A number or a range with both ends from .. to.
    Span(i64, i64),
    /// One of these words.
    Words(&'static [&'static str]),
    /// An id: letters, digits, `-`, `_`, `.`.
    Id,
    /// What is measured, then one or two inputs.
    Sweep,
    /// At most so many characters.
    Text(usize),
    /// At most so many codes of the vocabulary.
    List(usize),
    /// 1 to 16 hexadecimal digits.
    Seed,
}

pub(crate) type Read<T> = Result<T, Fault>;

/// Text without the spaces around it. Mostly there are none, which is seen at once.
fn trimmed(text: &str) -> &str {
    match text.as_bytes() {
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => text,
        [only] if only.is_ascii_graphic() => text,
        _ => text.trim(),
    }
}

/// Text as people type it: spaces around it dropped, the true minus sign and
/// full-width or Arabic-Indic digits made plain.
fn plain(text: &str) -> Cow<'_, str> {
    let text = trimmed(text);
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(plain_char).collect())
}

fn plain_char(c: char) -> char {
    // The first digit of each block whose ten digits follow each other.
    const ZEROS: [char; 7] =
        ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}', '\u{7c0}'];
    let digit = ZEROS.iter().find_map(|&zero| {
        let offset = u32::from(c).checked_sub(u32::from(zero))?;
        char::from_digit(offset, 10)
    });
    match (digit, c) {
        (Some(digit), _) => digit,
        (_, '\u{2212}' | '\u{ff0d}') => '-',
        (_, '\u{66b}') => '.',
        _ => c,
    }
}

fn whole(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // Digits alone cannot fail to parse except by their size.
    let end = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(text.parse().unwrap_or(end))
}

fn within<T: PartialOrd>(value: T, min: T, max: T, allowed: Allowed) -> Read<T> {
    if value < min {
        Err((Problem::TooLow, allowed))
    } else if value > max {
        Err((Problem::TooHigh, allowed))
    } else {
        Ok(value)
    }
}

pub(crate) fn int(text: &str, min: i64, max: i64) -> Read<i64> {
    let allowed = Allowed::Int(min, max);
    let text = plain(text);
    if text.is_empty() {
        return Err((Problem::Empty, allowed));
    }
    match whole(&text) {
        Some(n) => within(n, min, max, allowed),
        None => Err((Problem::NotUnderstood, allowed)),
    }
}

pub(crate) fn decimal(text: &str, min: f32, max: f32) -> Read<f32> {
    let allowed = Allowed::Decimal(min, max);
    let mut text = plain(text);
    if text.contains(',') {
        text = Cow::Owned(text.replace(',', "."));
    }
    if text.is_empty() {
        return Err((Problem::Empty, allowed));
    }
    match super::number::decimal(&text) {
        Some(x) => within(x, min, max, allowed),
        None => Err((Problem::NotUnderstood, allowed)),
    }
}

pub(crate) fn span(text: &str, min: i64, max: i64) -> Read<Span> {
    let allowed = Allowed::Span(min, max);
    let text = plain(text);
    if text.is_empty() {
        return Err((Problem::Empty, allowed));
    }
    let dash = |c: char| matches!(c, '~' | '-' | '\u{2013}' | '\u{2014}' | '\u{2026}');
    // A dash at the start is a sign; the first one after it parts the ends.
    let cut = text.char_indices().skip(1).find(|&(_, c)| dash(c));
    let (lo, hi) = match cut {
        Some((i, c)) => {
            let (lo, hi) = (text.get(..i), text.get(i + c.len_utf8()..));
            (lo.unwrap_or_default().trim(), hi.unwrap_or_default().trim())
        }
        None => (&*text, &*text),
    };
    match (whole(lo), whole(hi)) {
        (Some(lo), Some(hi)) => {
            within(lo.min(hi), min, max, allowed.clone())?;
            within(lo.max(hi), min, max, allowed)?;
            Ok(Span::new(lo as i32, hi as i32))
        }
        _ => Err((Problem::NotUnderstood, allowed)),
    }
}

pub(crate) fn word(text: &str, words: &'static [&'static str]) -> Read<&'static str> {
    let text = trimmed(text);
    let found = words.iter().find(|w| **w == text);
    found.copied().ok_or_else(|| {
        let problem = if text.is_empty() { Problem::Empty } else { Problem::NotUnderstood };
        (problem, Allowed::Words(words))
    })
}

/// The words of a flag.
pub(crate) const FLAG: &[&str] = &["no", "yes"];

pub(crate) fn flag(text: &str) -> Read<bool> {
    word(text, FLAG).map(|w| w == "yes")
}

pub(crate) fn seed(text: &str) -> Read<u64> {
    let text = plain(text);
    if text.is_empty() {
        return Err((Problem::Empty, Allowed::Seed));
    }
    if !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err((Problem::NotUnderstood, Allowed::Seed));
    }
    u64::from_str_radix(&text, 16).map_err(|_| (Problem::TooHigh, Allowed::Seed))
}

pub(crate) fn id(text: &str) -> Read<&str> {
    let text = trimmed(text);
    if text.is_empty() {
        return Err((Problem::Empty, Allowed::Id));
    }
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    if text.len() > 40 || !text.bytes().all(plain) {
        return Err((Problem::NotUnderstood, Allowed::Id));
    }
    Ok(text)
}

pub(crate) fn codes(text: &str, max: usize) -> Read<Vec<&str>> {
    let codes: Vec<&str> = text.split(',').map(str::trim).filter(|c| !c.is_empty()).collect();
    if codes.len() > max { Err((Problem::TooHigh, Allowed::List(max))) } else { Ok(codes) }
}

/// Highest number of trials.
pub(crate) const MOST_TRIALS: i64 = 1_000_000_000_000;

/// The text in the one form a link writes, or why it cannot be held.
pub(crate) fn canonical(kind: Kind, text: &str) -> Read<String> {
    Ok(match kind {
        Kind::Int { min, max } => int(text, min.into(), max.into())?.to_string(),
        Kind::Count => int(text, 1, MOST_TRIALS)?.to_string(),
        Kind::Decimal { min, max } => shortest(decimal(text, min, max)?),
        Kind::Span { min, max } => {
            let span = span(text, min.into(), max.into())?;
            let mut out = span.lo.to_string();
            out.push('~');
            out.push_str(&span.hi.to_string());
            out
        }
        Kind::Choice(words) => word(text, words)?.to_owned(),
        Kind::Flag => word(text, FLAG)?.to_owned(),
        Kind::Id(of) => match id(text)? {
            known if of.knows(known) => known.to_owned(),
            _ => return Err((Problem::NotUnderstood, of.allowed())),
        },
        Kind::Text { max } => {
            let text = text.trim();
            if text.chars().count() > max {
                return Err((Problem::TooHigh, Allowed::Text(max)));
            }
            text.to_owned()
        }
        Kind::List { max, of } => of.canonical(&codes(text, max)?, max)?,
        Kind::Seed => {
            let mut out = String::new();
            // Writing to a String cannot fail.
            let _ = core::fmt::Write::write_fmt(&mut out, format_args!("{:x}", seed(text)?));
            out
        }
    })
}
