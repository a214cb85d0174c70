//! Finding entries as one types.

use crate::Entry;
use duelscope_core::{letters, sort};

/// The entries whose name holds every word of the query, best first. A word
/// is held if its letters come in order; letters that start a word of the name
/// or follow each other count more. Case, accents and the order of the words
/// do not matter. An empty query finds all, in the order given.
pub fn search<'a>(entries: impl IntoIterator<Item = &'a Entry>, query: &str) -> Vec<&'a Entry> {
    let words: Vec<Vec<char>> = query.split_whitespace().map(folded).collect();
    let mut found: Vec<(i32, usize, &Entry)> = entries
        .into_iter()
        .filter_map(|entry| {
            let score = |text: &str| {
                let text = folded(text);
                words.iter().map(|word| score(&text, word)).sum::<Option<i32>>()
            };
            // An id may be another name of the thing.
            let score = score(&entry.name).or_else(|| score(&entry.id).map(|s| s - 100))?;
            let length = if words.is_empty() { 0 } else { entry.name.len() };
            Some((score, length, entry))
        })
        .collect();
    sort(&mut found, |a, b| (-a.0, a.1) < (-b.0, b.1));
    found.into_iter().map(|(_, _, entry)| entry).collect()
}

/// How well the text holds the word; `None` if its letters do not come in order.
fn score(text: &[char], word: &[char]) -> Option<i32> {
    scattered(text, word).map(|points| points + together(text, word))
}

/// Letters that all stand together are what was meant: "crab" is a crab before
/// it is a crazy bandit.
fn together(text: &[char], word: &[char]) -> i32 {
    const WORD: i32 = 16;
    const PART: i32 = 4;
    let starts = |i: usize| i == 0 || !is_in_a_word(text[i - 1]);
    let at = |i: usize| if starts(i) { WORD } else { PART };
    let length = word.len().max(1);
    let found = text.windows(length).enumerate().filter(|(_, part)| *part == word);
    found.map(|(i, _)| at(i)).max().unwrap_or(0)
}

/// The best way to find the word's letters in order; `None` if there is none.
fn scattered(text: &[char], word: &[char]) -> Option<i32> {
    const LETTER: i32 = 1;
    const START: i32 = 8;
    const RUN: i32 = 6;
    // best[i]: the best so far with the last letter found at text[i].
    let mut best: Vec<Option<i32>> = Vec::new();
    for (n, letter) in word.iter().enumerate() {
        let mut next = vec![None; text.len()];
        let mut before: Option<i32> = None;
        for i in 0..text.len() {
            if text[i] == *letter {
                let starts = i == 0 || !is_in_a_word(text[i - 1]);
                let own = LETTER + if starts { START } else { 0 };
                let run = i.checked_sub(1).and_then(|i| best.get(i).copied().flatten());
                let far = if n == 0 { Some(0) } else { before };
                next[i] = far.max(run.map(|score| score + RUN)).map(|score| score + own);
            }
            before = before.max(best.get(i).copied().flatten());
        }
        best = next;
    }
    if word.is_empty() { Some(0) } else { best.into_iter().flatten().max() }
}

/// Whether a character belongs to a word, of those that names are made of.
fn is_in_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || letters::is_small(c) || letters::is_capital(c)
}

/// Small letters without accents.
fn folded(text: &str) -> Vec<char> {
    text.chars()
        .map(letters::small)
        .filter(|c| !('\u{300}'..='\u{36f}').contains(c))
        .map(|c| match c {
            'à'..='å' => 'a',
            'ç' => 'c',
            'è'..='ë' => 'e',
            'ì'..='ï' => 'i',
            'ñ' => 'n',
            'ò'..='ö' | 'ø' => 'o',
            'ù'..='ü' => 'u',
            'ý' | 'ÿ' => 'y',
            '\u{2019}' => '\'',
            other => other,
        })
        .collect()
}
