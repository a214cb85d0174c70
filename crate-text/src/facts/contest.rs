//! Two rolls against each other.

use duelscope_core::{Ratio, Ties};

/// What two rolls are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To hit.
    Hit,
    /// To hit critically.
    Crit {
        /// Damage before.
        before: i32,
        /// Damage after.
        after: i32,
    },
}

/// Why an attack hits without a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SureHit {
    /// The attacker is invisible.
    Invisible,
    /// It is a hero's wand.
    Wand,
}

/// Two rolls against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contest {
    /// What for.
    pub purpose: Purpose,
    /// Attack skill, not doubled.
    pub attack: i32,
    /// Defense skill, not doubled.
    pub defense: i32,
    /// The attack roll is doubled.
    pub magic: bool,
    /// Why it succeeds without rolling, if it does.
    pub sure: Option<SureHit>,
    /// What a tie counts as.
    pub ties: Ties,
    /// Probability of success.
    pub odds: Ratio,
    /// Both rolls between 0 and 1; none if nothing was rolled.
    pub raw: Option<[f32; 2]>,
    /// It succeeded.
    pub won: bool,
}

impl Contest {
    /// What the attack roll is multiplied with before it is compared.
    pub fn attack_times(&self) -> f64 {
        if self.magic { 2.0 } else { 1.0 }
    }

    /// What the defense roll is multiplied with before it is compared.
    pub fn defense_times(&self) -> f64 {
        if matches!(self.purpose, Purpose::Crit { .. }) { 2.0 } else { 1.0 }
    }

    /// Both rolls in points of skill, before any doubling.
    pub fn rolls(&self) -> Option<(f64, f64)> {
        let [a, d] = self.raw?;
        Some((f64::from(a) * f64::from(self.attack), f64::from(d) * f64::from(self.defense)))
    }
}
