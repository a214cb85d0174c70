//! What one roll can give, and how likely each result is.
//!
//! Every law is finite: a continuous roll stays inside one (a [`Law::Contest`]
//! compares two of them and gives only hit or miss).

use crate::ratio::Ratio;

/// A pair of integers rolled between, ends included, in the order written.
///
/// A reversed pair behaves as the game's `IntRange` does (`watabou/utils/
/// Random.java`): `(a, a-1)` and `(a, a-2)` always give `a`, `(a, a-k)` gives
/// `a, a-1, … a-(k-2)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First end, the one the roll starts from.
    pub lo: i32,
    /// Second end.
    pub hi: i32,
}

impl Span {
    /// Between `lo` and `hi`.
    pub const fn new(lo: i32, hi: i32) -> Span {
        Span { lo, hi }
    }

    /// Always `n`.
    pub const fn fixed(n: i32) -> Span {
        Span { lo: n, hi: n }
    }

    /// How many values a roll can give, at least 1.
    #[inline]
    pub const fn len(self) -> u32 {
        if self.rises() {
            (self.hi.wrapping_sub(self.lo) as u32).saturating_add(1)
        } else {
            // One less than the ends are apart, and not none.
            let apart = self.lo.wrapping_sub(self.hi) as u32;
            if apart > 1 { apart - 1 } else { 1 }
        }
    }

    /// False: a span always gives a value.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The value of the `pick`-th result, counted from `lo`, for a `pick` below
    /// [`len`](Self::len).
    #[inline]
    pub const fn value(self, pick: u32) -> i32 {
        // The value lies between the ends, so wrapping arithmetic is exact.
        if self.rises() {
            self.lo.wrapping_add(pick as i32)
        } else {
            self.lo.wrapping_sub(pick as i32)
        }
    }

    /// Smallest value a roll can give.
    pub fn min(self) -> i32 {
        self.lo.min(self.value(self.len() - 1))
    }

    /// Largest value a roll can give.
    pub fn max(self) -> i32 {
        self.lo.max(self.value(self.len() - 1))
    }

    const fn rises(self) -> bool {
        self.hi >= self.lo
    }
}

/// A chance of `num` in `den`; clamped to certain when `num > den`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Favourable cases.
    pub num: u32,
    /// All cases; 0 is read as 1.
    pub den: u32,
}

impl Odds {
    /// `num` in `den`.
    pub const fn new(num: u32, den: u32) -> Odds {
        let den = if den == 0 { 1 } else { den };
        Odds { num: if num > den { den } else { num }, den }
    }
}

/// What a tie of two rolls counts as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ties {
    /// The attack needs at least the defense roll (`>=`).
    #[default]
    Hit,
    /// The attack needs more than the defense roll (`>`).
    Miss,
}

/// What one roll can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Pick 1 with the given odds, else 0.
    Check(Odds),
    /// Pick 1 if a roll of `[0, attack)` reaches a roll of `[0, defense)`,
    /// else 0. A negative skill rolls `(skill, 0]`, 0 rolls 0
    /// (Remixed Dungeon, `actors/CharUtils.java` hit, `Random.Float`).
    Contest {
        /// Attack skill, already doubled for a magic roll.
        attack: i64,
        /// Defense skill, already doubled for a critical roll.
        defense: i64,
        /// Whether equal rolls hit. Matters only where both are always 0:
        /// otherwise a tie has probability 0.
        ties: Ties,
    },
    /// Every value of the span equally likely.
    Uniform(Span),
    /// The game's "normal" range: `lo + trunc((U1 + U2) * n / 2)`, a triangle
    /// over the span's `n` values (`Random.NormalIntRange`).
    Triangular(Span),
    /// The whole part (toward zero) of a real number drawn evenly between
    /// `from / den` and `to / den`, both at least 0. Pick `k` is the value
    /// `trunc(from / den) + k`.
    Truncated {
        /// Lower end times `den`.
        from: u32,
        /// Upper end times `den`, not below `from`.
        to: u32,
        /// Common denominator; 0 is read as 1.
        den: u32,
    },
}

/// One result of a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Draw {
    /// Index of the result, `0..law.len()`.
    pub pick: u32,
    /// The two unit rolls `[0, 1)` behind it, for display; `None` where the
    /// result was chosen and not rolled.
    pub raw: Option<[f32; 2]>,
}

impl Law {
    /// How many results there are, at least 1.
    pub fn len(self) -> u32 {
        match self {
            Law::Check(_) | Law::Contest { .. } => 2,
            Law::Uniform(span) | Law::Triangular(span) => span.len(),
            Law::Truncated { from, to, den } => {
                let den = den.max(1);
                // The upper end is excluded, unless the draw is a single point.
                to.saturating_sub(1).max(from) / den - from / den + 1
            }
        }
    }

    /// False: a law always gives a result.
    pub fn is_empty(self) -> bool {
        false
    }

    /// Integer weight of result `pick`; all of them sum to [`Law::total`].
    pub fn weight(self, pick: u32) -> u64 {
        match self {
            Law::Check(odds) => u64::from(if pick == 1 { odds.num } else { odds.den - odds.num }),
            Law::Contest { .. } => {
                let hit = self.hit_ratio();
                if pick == 1 { hit.num() } else { hit.den() - hit.num() }
            }
            Law::Uniform(_) => 1,
            Law::Triangular(span) => triangle(span.len(), pick),
            Law::Truncated { from, to, den } => {
                if to <= from {
                    return 1;
                }
                let den = u64::from(den.max(1));
                let lo = (u64::from(from) / den + u64::from(pick)) * den;
                u64::from(to).min(lo + den) - u64::from(from).max(lo)
            }
        }
    }

    /// Sum of all weights.
    pub fn total(self) -> u64 {
        match self {
            Law::Check(odds) => u64::from(odds.den),
            Law::Contest { .. } => self.hit_ratio().den(),
            Law::Uniform(span) => u64::from(span.len()),
            Law::Triangular(span) => u64::from(span.len()).pow(2),
            Law::Truncated { from, to, .. } => u64::from(to.saturating_sub(from).max(1)),
        }
    }

    /// Lowest and highest value it can give; of a check, 0 and 1. `None` for a
    /// contest, which has no value.
    pub fn ends(self) -> Option<(i32, i32)> {
        match self {
            Law::Uniform(span) | Law::Triangular(span) => Some((span.min(), span.max())),
            Law::Truncated { from, den, .. } => {
                let low = i32::try_from(from / den.max(1)).unwrap_or(i32::MAX);
                Some((low, low.saturating_add_unsigned(self.len() - 1)))
            }
            Law::Check(_) => Some((0, 1)),
            Law::Contest { .. } => None,
        }
    }

    /// The value of result `pick`; of a check, 1 for yes and 0 for no. `None`
    /// for a contest.
    pub fn value(self, pick: u32) -> Option<i32> {
        match self {
            Law::Uniform(span) | Law::Triangular(span) => Some(span.value(pick)),
            Law::Truncated { .. } => Some(self.ends()?.0.saturating_add_unsigned(pick)),
            Law::Check(_) => Some(pick as i32),
            Law::Contest { .. } => None,
        }
    }

    /// Probability of result `pick` as the rule's own fraction.
    pub fn ratio(self, pick: u32) -> Ratio {
        Ratio::new(self.weight(pick), self.total())
    }

    /// Probability of a contest's hit; for other laws, of result 1.
    pub fn hit_ratio(self) -> Ratio {
        match self {
            Law::Contest { attack, defense, ties } => contest(attack, defense, ties),
            _ => self.ratio(1),
        }
    }
}

/// P(attack·U reaches defense·V), exactly: the share of the unit square.
fn contest(attack: i64, defense: i64, ties: Ties) -> Ratio {
    let (a, d) = (attack.unsigned_abs(), defense.unsigned_abs());
    match (attack.signum(), defense.signum()) {
        (0, 0) => match ties {
            Ties::Hit => Ratio::ONE,
            Ties::Miss => Ratio::ZERO,
        },
        (0 | 1, 0 | -1) => Ratio::ONE,
        (0 | -1, 0 | 1) => Ratio::ZERO,
        (1, _) if a >= d => Ratio::new(2 * a - d, 2 * a),
        (1, _) => Ratio::new(a, 2 * d),
        // Both negative: the roll nearer to 0 is the larger one.
        _ if d >= a => Ratio::new(2 * d - a, 2 * d),
        _ => Ratio::new(d, 2 * a),
    }
}

/// Weight over n² of result `k` of `trunc((U1 + U2) * n / 2)`.
fn triangle(n: u32, k: u32) -> u64 {
    let (n, k) = (u64::from(n), u64::from(k));
    let below = |x: u64| if 2 * x <= n { 2 * x * x } else { n * n - 2 * (n - x) * (n - x) };
    below(k + 1) - below(k)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_total(law: Law) {
        let sum: u64 = (0..law.len()).map(|k| law.weight(k)).sum();
        assert_eq!(sum, law.total(), "{law:?}");
    }

    #[test]
    fn weights_sum_to_the_total() {
        for n in [1, 2, 3, 4, 5, 12, 99, 1000] {
            check_total(Law::Uniform(Span::new(-3, n - 4)));
            check_total(Law::Triangular(Span::new(0, n - 1)));
            check_total(Law::Check(Odds::new(3, 3 + n as u32)));
        }
        for attack in [-50, -1, 0, 1, 9, 50, i64::from(i32::MAX)] {
            for defense in [-50, -1, 0, 1, 9, 50, i64::from(i32::MAX)] {
                check_total(Law::Contest { attack, defense, ties: Ties::Hit });
            }
        }
        for (from, to, den) in [(3, 12, 4), (0, 0, 5), (7, 7, 3), (5, 6, 1), (0, 100, 7)] {
            check_total(Law::Truncated { from, to, den });
        }
    }

    #[test]
    fn more_attack_never_lowers_the_hit_chance() {
        let p = |a, d| contest(a, d, Ties::Hit).to_f64();
        for a in -60..60 {
            for d in -60..60 {
                assert!((0.0..=1.0).contains(&p(a, d)), "{a} against {d}");
                assert!(p(a + 1, d) >= p(a, d), "{a} against {d}");
                assert!(p(a, d + 1) <= p(a, d), "{a} against {d}");
            }
        }
    }

    #[test]
    fn a_reversed_span_rolls_as_the_game_does() {
        let values = |lo, hi| {
            let s = Span::new(lo, hi);
            (s.len(), s.min(), s.max())
        };
        assert_eq!(values(5, 4), (1, 5, 5));
        assert_eq!(values(5, 3), (1, 5, 5));
        assert_eq!(values(0, -3), (2, -1, 0));
        assert_eq!(values(2, 2), (1, 2, 2));
        assert_eq!(values(i32::MIN, i32::MAX).0, u32::MAX);
    }
}
