//! The distribution that sampled counts are judged by.

use libm::{exp, lgamma, log, sqrt};

/// A run of sound counts is called wrong as rarely as this.
pub const LEVEL: f64 = 1e-6;

/// P(χ² with `degrees` of freedom > x): the upper incomplete gamma function
/// of degrees / 2 and x / 2, as a share.
pub fn tail(x: f64, degrees: u32) -> f64 {
    let (a, x) = (f64::from(degrees) / 2.0, x / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    let scale = exp(a * log(x) - x - lgamma(a));
    if x < a + 1.0 {
        // The lower function's series: terms shrink by x / (a + k).
        let (mut term, mut sum, mut k) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-16 {
            k += 1.0;
            term *= x / k;
            sum += term;
        }
        return 1.0 - scale * sum;
    }
    // Lentz's way through the continued fraction of the upper function.
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1e300, 1.0 / b);
    let mut fraction = d;
    for i in 1..10_000 {
        let i = f64::from(i);
        let numerator = -i * (i - a);
        b += 2.0;
        d = 1.0 / (numerator * d + b);
        c = b + numerator / c;
        fraction *= c * d;
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    scale * fraction
}

/// The distance that only `level` of sound runs exceed.
pub fn quantile(level: f64, degrees: u32) -> f64 {
    let degrees_f = f64::from(degrees);
    let (mut low, mut high) = (0.0, degrees_f + 100.0 + 20.0 * sqrt(degrees_f));
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if tail(middle, degrees) > level {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// Pearson's distance of counts to probabilities and its degrees of freedom,
/// cells pooled until 8 trials are expected in each. `None` for one cell.
pub fn distance(cells: &[(f64, u64)]) -> Option<(f64, u32)> {
    let trials: u64 = cells.iter().map(|cell| cell.1).sum();
    let mut pooled: Vec<(f64, f64)> = Vec::new();
    let (mut expected, mut seen) = (0.0, 0.0);
    for &(p, count) in cells {
        expected += p * trials as f64;
        seen += count as f64;
        if expected >= 8.0 {
            pooled.push((expected, seen));
            (expected, seen) = (0.0, 0.0);
        }
    }
    if let Some(last) = pooled.last_mut() {
        last.0 += expected;
        last.1 += seen;
    }
    let sum = pooled.iter().map(|(e, s)| (s - e) * (s - e) / e).sum();
    (pooled.len() >= 2).then_some((sum, pooled.len() as u32 - 1))
}

/// Values from printed tables.
#[test]
fn the_distribution_is_that_of_the_tables() {
    for (x, degrees, p) in [
        (3.841_458_820_694_124, 1, 0.05),
        (23.928_126_986_914_6, 1, 1e-6),
        (18.307_038_053_275_146, 10, 0.05),
        (9.341_818, 10, 0.5),
        (29.588_298_4, 10, 0.001),
        (124.342_113_4, 100, 0.05),
        (2.0, 2, 0.367_879_441_171_442_3),
        (0.0, 7, 1.0),
    ] {
        let got = tail(x, degrees);
        assert!((got - p).abs() < p * 1e-5, "{x} of {degrees}: {got} for {p}");
    }
    for degrees in [1, 2, 3, 30, 300] {
        let x = quantile(LEVEL, degrees);
        assert!((tail(x, degrees) / LEVEL - 1.0).abs() < 1e-6, "{degrees}: {x}");
    }
}
