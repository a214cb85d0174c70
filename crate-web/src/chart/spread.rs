//! A law with its misses apart: a miss is not a hit for nothing.

use duelscope_core::between;
use duelscope_core::{Distribution, Exact, Outcome};

use super::counts::Counts;

/// The highest probability that is not certain.
pub const NEARLY: f64 = 1.0 - f64::EPSILON;

/// The law of one number, with the probability that there is no number at all
/// because the attack missed. Both together are 1, or nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    missed: f64,
    hits: Vec<(i32, f64)>,
}

impl Spread {
    /// From the probability of a miss and the masses of the hits, scaled so
    /// that all of them make 1. What is no mass is left out.
    pub fn new(missed: f64, hits: impl IntoIterator<Item = (i32, f64)>) -> Spread {
        let mass = |p: f64| if p.is_finite() { between(p, 0.0, 1.0) } else { 0.0 };
        let missed = mass(missed);
        let law = Distribution::from_masses(hits.into_iter().map(|(v, p)| (v, mass(p))));
        let whole = missed + law.total();
        if whole <= 0.0 {
            return Spread::default();
        }
        let scaled = law.entries().iter().map(|&(v, p)| (v, p / whole));
        Spread { missed: missed / whole, hits: scaled.filter(|e| e.1 > 0.0).collect() }
    }

    /// A law without misses.
    pub fn of_law(law: &Distribution) -> Spread {
        Spread::new(0.0, law.entries().iter().copied())
    }

    /// HP the target loses to one attack.
    pub fn of_attack(exact: &Exact) -> Spread {
        Spread::new(exact.outcome(Outcome::Missed), exact.hits.entries().iter().copied())
    }

    /// What sampled trials say.
    pub fn of_counts(counts: &Counts) -> Spread {
        let n = (counts.trials() as f64).max(1.0);
        let share = |count: u64| count as f64 / n;
        let hits = counts.hits().iter().map(|&(v, hit)| (v, share(hit.count)));
        Spread::new(share(counts.missed().count), hits)
    }

    /// Probability of a miss.
    pub fn missed(&self) -> f64 {
        self.missed
    }

    /// The values of hits, rising, each with its probability, which is above 0.
    pub fn hits(&self) -> &[(i32, f64)] {
        &self.hits
    }

    /// Nothing is known: no outcome has a probability.
    pub fn is_empty(&self) -> bool {
        self.missed <= 0.0 && self.hits.is_empty()
    }

    /// Probability of a hit for `value` or more.
    pub fn at_least(&self, value: i32) -> f64 {
        let from = self.hits.partition_point(|e| e.0 < value);
        if from == 0 && self.missed <= 0.0 && !self.hits.is_empty() {
            return 1.0;
        }
        self.hits[from..].iter().rev().map(|e| e.1).sum::<f64>().min(NEARLY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_mass_is_left_out_and_the_rest_makes_one() {
        let spread = Spread::new(f64::NAN, [(3, 0.2), (1, f64::INFINITY), (3, 0.3), (9, -1.0)]);
        assert_eq!(spread.missed(), 0.0);
        assert_eq!(spread.hits(), [(3, 1.0)]);
        assert!(Spread::new(0.0, []).is_empty());
        assert!(Spread::of_counts(&Counts::default()).is_empty());
        assert_eq!(Spread::new(0.3, []).missed(), 1.0);
    }
}
