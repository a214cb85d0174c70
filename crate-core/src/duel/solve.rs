//! Picks the cheapest method that applies to a fight.

use duelscope_pool::Pool;

use super::clock::Clock;
use super::law::{DuelLaw, Method};
use super::strike::{Strike, only_hp, only_target};
use super::wall::{Stop, Wall};
use super::{Duel, Unsolved, joint, solo};
use crate::distribution::{TooLarge, hp_loss};

/// No attack of the fight changes anything but the other side's HP, whatever
/// these are.
pub fn wears_hp(duel: &Duel) -> bool {
    let mut stages = duel.attacks.iter().flat_map(|attack| &attack.stages);
    stages.all(only_hp)
}

/// The exact odds of a fight.
///
/// # Errors
///
/// [`Unsolved`] where one attack or the fight as a whole takes more work than
/// can be done in reasonable time; sample instead.
pub fn exact_duel(duel: &Duel) -> Result<DuelLaw, Unsolved> {
    let [left, right] = &duel.attacks;
    let [l, r] = duel.bodies;
    let fresh = !super::state::State::start(duel).fallen().contains(&true);
    if let Clock::Turns { reset, .. } = duel.clock
        && fresh
    {
        if wears_hp(duel) {
            let pool = |attack, hp| hp_loss(attack).map(|loss| Pool::new(loss.entries(), hp));
            let sides = [pool(right, l.hp)?, pool(left, r.hp)?];
            solo::check_cost(&sides, &duel.clock)?;
            let Ok(law) = solo::follow(sides, &duel.clock, Method::Hp);
            return Ok(law);
        }
        if duel.attacks.iter().flat_map(|attack| &attack.stages).all(only_target) {
            let strikes = [Strike::new(left)?, Strike::new(right)?];
            let sides = [
                Wall::new(&strikes[1], r, l, duel.others[1], reset > 0),
                Wall::new(&strikes[0], l, r, duel.others[0], reset > 0),
            ];
            match solo::follow(sides, &duel.clock, Method::Body) {
                Ok(law) => return Ok(law),
                Err(Stop::Unsolved(error)) => return Err(error),
                Err(Stop::Coupled) => {}
            }
        }
    }
    let mut strikes = [Strike::new(left)?, Strike::new(right)?];
    joint::fight(&mut strikes, duel)
}

impl From<TooLarge> for Unsolved {
    fn from(error: TooLarge) -> Unsolved {
        Unsolved::Attack(error)
    }
}
