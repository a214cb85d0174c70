//! Who attacks in which round of combat.

use crate::exchange::Mode;

/// Most rounds of a fight; one that is still undecided never ends. The
/// sources name no number.
pub const MAX_ROUNDS: u8 = 100;

/// A minion by its attacks ("Combat", "Damage").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fighter {
    /// Hand attacks only: closes in during round 1, attacks from round 2.
    Basher,
    /// Missile attacks: attacks from round 1.
    Shooter,
    /// No attacks at all.
    NonCombatant,
}

/// The attacks of one minion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attacks {
    /// The mode of each attack (AMB-21: an attack has one).
    pub mode: Mode,
    /// Attacks per round, 1 unless a card says otherwise.
    pub per_round: u8,
}

impl Attacks {
    /// What kind of fighter this makes.
    #[inline]
    pub const fn fighter(self) -> Fighter {
        match self.mode {
            _ if self.per_round == 0 => Fighter::NonCombatant,
            Mode::Missile => Fighter::Shooter,
            Mode::Hand | Mode::None => Fighter::Basher,
        }
    }

    /// Attacks in this round, counted from 1.
    #[inline]
    pub const fn in_round(self, round: u8) -> u8 {
        match self.fighter() {
            Fighter::Shooter if round >= 1 => self.per_round,
            Fighter::Basher if round >= 2 => self.per_round,
            _ => 0,
        }
    }
}

/// The attacks of one round in their order, `true` for the left side. The
/// sources give no order; here the sides alternate, the left first, until
/// both have used their attacks.
#[inline]
pub fn schedule(round: u8, left: Attacks, right: Attacks) -> impl Iterator<Item = bool> {
    let (left, right) = (left.in_round(round), right.in_round(round));
    (0..left.max(right)).flat_map(move |i| {
        let acts = [(true, i < left), (false, i < right)];
        acts.into_iter().filter(|e| e.1).map(|e| e.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::vec::Vec;

    #[test]
    fn bashers_close_in_while_shooters_act() {
        let basher = Attacks { mode: Mode::Hand, per_round: 1 };
        let shooter = Attacks { mode: Mode::Missile, per_round: 2 };
        let cow = Attacks { mode: Mode::Hand, per_round: 0 };
        let round = |n, l, r| schedule(n, l, r).collect::<Vec<_>>();
        assert_eq!(round(1, basher, shooter), [false, false]);
        assert_eq!(round(2, basher, shooter), [true, false, false]);
        assert_eq!(round(2, shooter, basher), [true, false, true]);
        assert_eq!(round(9, cow, basher), [false]);
        assert_eq!(round(1, basher, basher), [true; 0]);
        assert_eq!(cow.fighter(), Fighter::NonCombatant);
    }
}
