//! A float held between two ends, without what the standard library's `clamp` has to
//! say of ends that are no numbers: it writes them out, which takes five kilobytes.

/// The number, or the end that it is beyond; the lower one for what is no number.
#[inline]
#[must_use]
pub fn between(x: f64, low: f64, high: f64) -> f64 {
    x.max(low).min(high)
}

#[cfg(test)]
mod tests {
    use super::between;

    #[test]
    fn it_stays_between_the_ends() {
        assert_eq!([-1.0, 0.5, 2.0, f64::NAN].map(|x| between(x, 0.0, 1.0)), [0.0, 0.5, 1.0, 0.0]);
    }
}
