//! Picks the cheapest method that applies to a fight.

use alloc::vec::Vec;

use duelscope_pool::Pool;

use super::clock::Clock;
use super::joint::Joint;
use super::law::{DuelLaw, Method};
use super::solo::Follow;
use super::strike::{Strike, only_hp, only_target};
use super::wall::{Stop, Wall};
use super::{Duel, Unsolved, solo};
use crate::distribution::{TooLarge, hp_loss};
use crate::work::{Meter, Work, in_one_go};

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
    in_one_go(solve(duel, &Meter::default()))
}

/// The law of [`exact_duel`], worked out a part at a time. How far it is says
/// the probability of the fights that are decided so far.
pub type DuelWork = Work<Result<DuelLaw, Unsolved>>;

impl DuelWork {
    /// No attack is followed yet.
    pub fn new(duel: &Duel) -> DuelWork {
        let duel = duel.clone();
        Work::begin(|meter| async move { solve(&duel, &meter).await })
    }

    /// The same where an attack changes nothing but the other side's HP; `None`
    /// elsewhere. A program that has no more than this is a smaller one.
    pub fn by_hp(duel: &Duel) -> Option<DuelWork> {
        alone(duel).then(|| {
            let duel = duel.clone();
            Work::begin(|meter| async move { by_hp(&duel, &meter).await })
        })
    }
}

/// Both still stand before the first attack.
fn stand(duel: &Duel) -> bool {
    !super::state::State::start(duel).fallen().contains(&true)
}

/// Each side is worn down on its own, by HP.
fn alone(duel: &Duel) -> bool {
    matches!(duel.clock, Clock::Turns { .. }) && wears_hp(duel) && stand(duel)
}

async fn by_hp(duel: &Duel, meter: &Meter) -> Result<DuelLaw, Unsolved> {
    let mut pools = Vec::with_capacity(2);
    for (attack, body) in duel.attacks.iter().rev().zip(&duel.bodies) {
        pools.push(Pool::new(hp_loss(attack, meter).await?.entries(), body.hp));
    }
    let Ok(sides) = <[Pool; 2]>::try_from(pools) else { unreachable!("there are two sides") };
    solo::check_cost(&sides, &duel.clock)?;
    let Ok(law) = Follow::new(sides, &duel.clock, Method::Hp).run(meter).await;
    Ok(law)
}

/// By the cheapest method that applies.
pub(crate) async fn solve(duel: &Duel, meter: &Meter) -> Result<DuelLaw, Unsolved> {
    if alone(duel) {
        return by_hp(duel, meter).await;
    }
    let [left, right] = &duel.attacks;
    let [l, r] = duel.bodies;
    if let Clock::Turns { reset, .. } = duel.clock
        && stand(duel)
        && duel.attacks.iter().flat_map(|attack| &attack.stages).all(only_target)
    {
        let sides = [
            Wall::new(Strike::new(right, meter).await?, r, l, duel.others[1], reset > 0),
            Wall::new(Strike::new(left, meter).await?, l, r, duel.others[0], reset > 0),
        ];
        match Follow::new(sides, &duel.clock, Method::Body).run(meter).await {
            Ok(law) => return Ok(law),
            Err(Stop::Unsolved(error)) => return Err(error),
            // Only now is it known that the sides do not go on their own.
            Err(Stop::Coupled) => {}
        }
    }
    Joint::new(duel, meter).await?.run(meter).await
}

impl From<TooLarge> for Unsolved {
    fn from(error: TooLarge) -> Unsolved {
        Unsolved::Attack(error)
    }
}
