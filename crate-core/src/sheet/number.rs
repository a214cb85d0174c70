//! Decimals from text, and back. The standard library's reader knows every notation
//! and brings tables of ten kilobytes for it, its writer four more; a field holds
//! digits and one point.

use alloc::format;
use alloc::string::String;

/// Most digits that are looked at one by one; of those after them only whether
/// one is no zero counts, which decides a tie in rounding.
const DIGITS: usize = 18;

/// The number nearest to `[+-]digits[.digits]`, ties to even, as
/// `str::parse::<f32>` reads it; `None` for any other text.
#[must_use]
pub fn decimal(text: &str) -> Option<f32> {
    let (sign, digits) = match text.as_bytes() {
        [b'-', rest @ ..] => (-1.0, rest),
        [b'+', rest @ ..] => (1.0, rest),
        rest => (1.0, rest),
    };
    let (mut mantissa, mut scale, mut after, mut any, mut more) =
        (0_u64, 1_u64, false, false, false);
    let mut looked_at = 0;
    for &byte in digits {
        match byte {
            b'.' if !after => after = true,
            b'0'..=b'9' => {
                any = true;
                if looked_at == DIGITS {
                    // Before the point every digit counts, and no field is so large.
                    if !after {
                        return Some(sign * f32::INFINITY);
                    }
                    more |= byte != b'0';
                    continue;
                }
                mantissa = mantissa * 10 + u64::from(byte - b'0');
                scale *= if after { 10 } else { 1 };
                // Zeros in front are none of them.
                looked_at += usize::from(mantissa > 0 || after);
            }
            _ => return None,
        }
    }
    if !any {
        return None;
    }
    if mantissa == 0 && !more {
        return Some(sign * 0.0);
    }
    // Both are f32 themselves: one division, rounded once.
    if mantissa < 1 << 24 && scale <= 10_000_000_000 && !more {
        return Some(sign * (mantissa as f32 / scale as f32));
    }
    // Enough binary digits for any f32, and one more that says whether
    // something was left: the last rounding then is the only one.
    let (mut scaled, mut unit, scale) = (u128::from(mantissa), 1_u128, u128::from(scale));
    while scaled / scale < 1 << 40 && unit < 1 << 60 {
        scaled <<= 1;
        unit <<= 1;
    }
    let left = scaled % scale != 0 || more;
    let mut whole = ((scaled / scale) << 1) | u128::from(left);
    let mut times = 1.0;
    while whole >= 1 << 52 {
        whole = (whole >> 1) | (whole & 1);
        times *= 2.0;
    }
    Some(sign * (whole as f64 * times / (unit << 1) as f64) as f32)
}

/// Most decimals that are written.
const PLACES: usize = 18;

/// A number with so many decimals, ties to even, as `{:.places$}` writes it; up to
/// 18 decimals and below 10^19.
#[must_use]
pub fn fixed(x: f64, places: usize) -> String {
    let places = places.min(PLACES);
    let bits = x.abs().to_bits();
    let power = (bits >> 52) as i32;
    let mantissa = (bits & ((1 << 52) - 1)) | u64::from(power > 0) << 52;
    let power = power.max(1) - 1075;
    let one = 10_u64.pow(places as u32);
    // Exact: 53 binary digits and 18 decimal ones fit.
    let scaled = u128::from(mantissa) * u128::from(one);
    let units = if power >= 0 {
        scaled << power.min(10)
    } else if power <= -127 {
        0
    } else {
        let (whole, half) = (scaled >> -power, 1 << (-power - 1));
        let rest = scaled & (2 * half - 1);
        whole + u128::from(rest > half || rest == half && whole & 1 == 1)
    };
    let (whole, part) = (units / u128::from(one), units % u128::from(one));
    let sign = if x.is_sign_negative() { "-" } else { "" };
    let (whole, part) = (whole as u64, part as u64);
    if places == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part:0places$}") }
}

/// The fewest digits that are read as this number again.
#[must_use]
pub fn shortest(x: f32) -> String {
    let texts = (0..PLACES).map(|places| fixed(x.into(), places));
    let mut exact = texts.filter(|text| decimal(text) == Some(x));
    exact.next().unwrap_or_else(|| fixed(x.into(), PLACES))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use alloc::{format, string::ToString};

    use super::{decimal, fixed, shortest};

    #[test]
    fn other_texts_are_no_decimals() {
        for text in ["", ".", "-", "1e3", "1.2.3", "inf", "NaN", " 1", "1_000", "٣"] {
            assert_eq!(decimal(text), None, "{text}");
        }
        assert_eq!(decimal("1."), Some(1.0));
        assert_eq!(decimal("-.5"), Some(-0.5));
        assert_eq!(decimal("00000000000000000000000001.5"), Some(1.5));
        // Halfway between two numbers, and a hair above.
        assert_eq!(decimal("1.000000059604644775390625"), Some(1.0));
        assert_eq!(decimal("16777217"), Some(16_777_216.0));
        assert_eq!(decimal("16777217.0000000001"), Some(16_777_218.0));
    }

    proptest! {
        #[test]
        fn it_reads_as_the_standard_library_does(text in "[+-]?[0-9]{1,9}(\\.[0-9]{0,12})?") {
            prop_assert_eq!(decimal(&text), text.parse().ok());
        }

        #[test]
        fn it_writes_as_the_standard_library_does(x in -1e9..1e9_f64, tiny in -1e-4..1e-4_f64, eighths in -99..99_i32, places in 0..8_usize) {
            for x in [x, tiny, f64::from(eighths) / 8.0] {
                prop_assert_eq!(fixed(x, places), format!("{x:.places$}"));
            }
        }

        #[test]
        fn the_shortest_text_is_as_short_as_the_standard_library_s(whole in -9_999..9_999_i32, parts in 0..10_000_i32) {
            let x = whole as f32 + parts as f32 / 10_000.0;
            // Of two texts as near and as short the standard library may take the other.
            let text = shortest(x);
            prop_assert_eq!(decimal(&text), Some(x));
            prop_assert_eq!(text.len(), x.to_string().len());
        }
    }
}
