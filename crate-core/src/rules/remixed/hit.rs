//! Attack roll against defense roll, for the hit and for the critical hit.

use core::hint::select_unpredictable;
use core::ops::ControlFlow::{self, Break, Continue};

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::law::{Law, Ties};
use crate::ratio::Ratio;

/// `actors/CharUtils.java` hit: `Float(attack)` against `Float(defense)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitTest {
    /// Attack skill.
    pub attack: i32,
    /// Defense skill.
    pub defense: i32,
    /// The attack roll is doubled.
    pub magic: bool,
    /// Hits without rolling.
    pub automatic: bool,
    /// What a tie counts as.
    pub ties: Ties,
}

impl HitTest {
    /// The law of the two rolls.
    #[inline]
    pub fn law(&self) -> Law {
        let factor = if self.magic { 2 } else { 1 };
        Law::Contest {
            attack: i64::from(self.attack) * factor,
            defense: i64::from(self.defense),
            ties: self.ties,
        }
    }

    /// Probability of a hit.
    pub fn probability(&self) -> Ratio {
        if self.automatic { Ratio::ONE } else { self.law().hit_ratio() }
    }

    #[inline(always)]
    pub(crate) fn apply<C: Chance>(&self, chance: &mut C) -> ControlFlow<Outcome> {
        if self.automatic || chance.draw(self.law()).pick == 1 {
            Continue(())
        } else {
            Break(Outcome::Missed)
        }
    }
}

/// `Char.checkCriticalHit`: two fresh rolls after a hit, critical when the
/// attack roll is more than twice the defense roll; damage × 1.5, truncated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CritTest {
    /// Attack skill.
    pub attack: i32,
    /// Defense skill.
    pub defense: i32,
}

impl CritTest {
    /// No hit is critical.
    #[cfg(feature = "alloc")]
    pub(crate) const NEVER: CritTest = CritTest { attack: 0, defense: 1 };
    /// Every hit is critical.
    #[cfg(feature = "alloc")]
    pub(crate) const ALWAYS: CritTest = CritTest { attack: 1, defense: 0 };

    /// The law of the two rolls.
    #[inline]
    pub fn law(&self) -> Law {
        Law::Contest {
            attack: i64::from(self.attack),
            defense: 2 * i64::from(self.defense),
            ties: Ties::Miss,
        }
    }

    /// Probability of a critical hit, given a hit.
    pub fn probability(&self) -> Ratio {
        self.law().hit_ratio()
    }

    #[inline(always)]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        x.crit = chance.draw(self.law()).pick == 1;
        x.damage = select_unpredictable(x.crit, three_halves(x.damage), x.damage);
        Continue(())
    }
}

/// `(int)(damage * 1.5f)`: the product is rounded to f32 before it is
/// truncated, which shows above 2^23. Well below, integers give the same.
#[inline(always)]
fn three_halves(damage: i32) -> i32 {
    const EXACT: i32 = 1 << 22;
    if (-EXACT..=EXACT).contains(&damage) { damage * 3 / 2 } else { rounded(damage) }
}

#[cold]
fn rounded(damage: i32) -> i32 {
    (damage as f32 * 1.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_agree_with_floats_where_floats_are_exact() {
        for damage in (-70_000..70_000).chain((1 << 22) - 9..=1 << 22) {
            assert_eq!(three_halves(damage), rounded(damage), "{damage}");
            assert_eq!(three_halves(-damage), rounded(-damage), "-{damage}");
        }
        assert_eq!(three_halves(i32::MAX), i32::MAX);
    }
}
