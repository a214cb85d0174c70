//! A probability as the rule states it: a fraction.

/// A fraction in lowest terms, `0 <= num`, `0 < den`.
///
/// As a probability it is at most 1: "9 in 11" is `Ratio::new(9, 11)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    num: u64,
    den: u64,
}

impl Ratio {
    /// The impossible event.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// The certain event.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };

    /// `num / den` in lowest terms. A denominator of 0 is read as 1, so that
    /// no ratio is ever undefined.
    pub const fn new(num: u64, den: u64) -> Ratio {
        let den = if den == 0 { 1 } else { den };
        let (mut a, mut b) = (num, den);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        // a is the greatest common divisor, at least 1 because den is.
        Ratio { num: num / a, den: den / a }
    }

    /// Numerator in lowest terms.
    pub const fn num(self) -> u64 {
        self.num
    }

    /// Denominator in lowest terms, at least 1.
    pub const fn den(self) -> u64 {
        self.den
    }

    /// The nearest f64.
    pub fn to_f64(self) -> f64 {
        self.num as f64 / self.den as f64
    }

    /// `1 - self`, for a probability.
    pub const fn complement(self) -> Ratio {
        Ratio { num: self.den.saturating_sub(self.num), den: self.den }
    }
}
