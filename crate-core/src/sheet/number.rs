//! Decimals from text. The standard library's reader knows every notation and
//! brings tables of ten kilobytes for it; a field holds digits and one point.

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
        (0_u128, 1_u128, false, false, false);
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
                mantissa = mantissa * 10 + u128::from(byte - b'0');
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
    // Enough binary digits for any f32, and one more that says whether
    // something was left: the last rounding then is the only one.
    let (mut scaled, mut unit) = (mantissa, 1_u128);
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::decimal;

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
    }
}
