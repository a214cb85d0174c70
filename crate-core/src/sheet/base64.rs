//! base64url without padding, for the few free texts of a link.

use alloc::string::String;
use alloc::vec::Vec;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Three bytes as four letters; what is left over as one letter more than bytes.
pub(super) fn encoded(bytes: &[u8]) -> String {
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | u32::from(*three.get(i).unwrap_or(&0)));
        let letters = (0..=three.len()).map(|i| LETTERS[(bits >> (18 - 6 * i) & 63) as usize]);
        out.extend(letters.map(char::from));
    }
    out
}

/// The bytes of a text that [`encoded`] wrote; `None` for any other.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    let (mut out, mut bits, mut held) = (Vec::new(), 0, 0);
    for byte in text.bytes() {
        let six = LETTERS.iter().position(|&letter| letter == byte)? as u32;
        bits = bits << 6 | six;
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    // Nothing but zeros may be left over, and no whole letter.
    (held < 6 && bits == 0).then_some(out)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use proptest::prelude::*;

    use super::{decoded, encoded};

    proptest! {
        #[test]
        fn it_writes_what_others_write(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            let text = encoded(&bytes);
            prop_assert_eq!(&text, &URL_SAFE_NO_PAD.encode(&bytes));
            prop_assert_eq!(decoded(&text), Some(bytes));
        }

        #[test]
        fn it_reads_what_others_read(text in "[A-Za-z0-9_+/=é-]{0,9}") {
            prop_assert_eq!(decoded(&text), URL_SAFE_NO_PAD.decode(&text).ok());
        }
    }
}
