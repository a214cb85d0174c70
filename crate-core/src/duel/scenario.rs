//! The fight of a scenario.

use super::{Clock, Duel};
use crate::rules::sanctum::{Attacks, prepare};
use crate::scenario::{Game, Minion, Scenario};
use crate::sheet::Hand;

impl Scenario {
    /// The fight of the two, each attacking the other.
    pub fn duel(&self) -> Duel {
        let [l, r] = Hand::BOTH.map(|hand| self.delay(hand).unwrap_or(1));
        let clock = match &self.game {
            Game::Remixed(_) => Clock::turns(l, r),
            Game::Combined(..) => Clock::turns_with_armor(l, r),
            Game::Sanctum(skirmish) => {
                Clock::Rounds { attacks: [0, 1].map(|side| attacks(&skirmish.minions[side])) }
            }
        };
        Duel::new(self.pipeline(Hand::Left), self.pipeline(Hand::Right), clock)
    }
}

/// A minion's attacks a round, with the effects that raise and lower them.
fn attacks(minion: &Minion) -> Attacks {
    let mut per_round = minion.attacks.min(u32::from(u8::MAX)) as u8;
    prepare(&mut minion.body.clone(), &mut per_round, &minion.effects);
    Attacks { mode: minion.kind.mode, per_round }
}
