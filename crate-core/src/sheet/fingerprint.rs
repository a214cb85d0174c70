//! Six letters that tell two documents apart by ear.

use alloc::string::String;

use super::{Sheet, encode};

/// Letters that spell no word and are not taken for one another.
const LETTERS: &[u8; 20] = b"bcdfghjkmnpqrstvwxyz";

/// Six letters for what a sheet says: the same for everyone who sees the same
/// link, and another for nearly every other one (one in 64 million by chance).
///
/// They are the last six digits, the last one first, of the 64-bit FNV-1a hash
/// of the canonical link ([`encode`]) in base 20, written with the letters
/// `bcdfghjkmnpqrstvwxyz`.
pub fn fingerprint(sheet: &Sheet) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in encode(sheet).bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    let mut letters = String::with_capacity(6);
    for _ in 0..6 {
        letters.push(char::from(LETTERS[(hash % 20) as usize]));
        hash /= 20;
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::decode;

    #[test]
    fn the_same_document_has_the_same_letters_for_ever() {
        assert_eq!(fingerprint(&Sheet::new()), "zhwqdx");
        let (a, _) = decode("v=1&l-lv=18&r-hp=9");
        let (b, _) = decode("r-hp=9&l-lv=18&v=1");
        assert_eq!(fingerprint(&a), fingerprint(&b));
        let (c, _) = decode("v=1&l-lv=18&r-hp=10");
        assert_ne!(fingerprint(&a), fingerprint(&c));
    }
}
