//! Small and capital letters of the alphabets Duelscope speaks, Latin and
//! Cyrillic. The standard library knows all the world's and brings tables of
//! twenty kilobytes for it.

use alloc::string::String;

/// Where a word stands first in a text: for short texts, without the standard
/// library's machinery for long ones.
#[must_use]
pub fn find(text: &str, word: &str) -> Option<usize> {
    (0..=text.len()).find(|&at| text.get(at..).is_some_and(|rest| rest.starts_with(word)))
}

/// The small letter of a capital; any other character as it is.
#[must_use]
pub fn small(c: char) -> char {
    match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        // In both blocks a fixed way apart; × is no letter.
        'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => shifted(c, 0x20),
        'Ѐ'..='Џ' => shifted(c, 0x50),
        _ => c,
    }
}

/// The capital of a small letter; any other character as it is.
#[must_use]
pub fn capital(c: char) -> char {
    match c {
        'a'..='z' => c.to_ascii_uppercase(),
        'à'..='ö' | 'ø'..='þ' | 'а'..='я' => shifted(c, -0x20),
        'ѐ'..='џ' => shifted(c, -0x50),
        _ => c,
    }
}

/// Whether it is a small letter.
#[must_use]
pub fn is_small(c: char) -> bool {
    capital(c) != c || c == 'ß' || c == 'ÿ'
}

/// Whether it is a capital.
#[must_use]
pub fn is_capital(c: char) -> bool {
    small(c) != c
}

/// The text in small letters.
#[must_use]
pub fn lower(text: &str) -> String {
    text.chars().map(small).collect()
}

fn shifted(c: char, by: i32) -> char {
    u32::from(c).checked_add_signed(by).and_then(char::from_u32).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn letters_are_the_standard_library_s() {
        let ours = ('\0'..='\u{ff}').chain('\u{400}'..='\u{45f}');
        // Its capitals are further off or two letters.
        for c in ours.filter(|c| !['ß', 'ÿ', 'µ'].contains(c)) {
            assert_eq!(small(c).to_string(), c.to_lowercase().to_string(), "{c}");
            assert_eq!(capital(c).to_string(), c.to_uppercase().to_string(), "{c}");
            assert_eq!(is_capital(c), c.is_uppercase(), "{c}");
        }
        assert_eq!(lower("Ёж ÀB×ß"), "ёж àb×ß");
        assert!(is_small('ß') && is_small('я') && !is_small('1') && !is_small('×'));
    }
}
