//! Picks the cheapest method that applies to a fight.

use alloc::boxed::Box;
use core::fmt;

use duelscope_pool::Pool;

use super::clock::Clock;
use super::joint::Joint;
use super::law::{DuelLaw, Method};
use super::patience::Patience;
use super::solo::Follow;
use super::strike::{Strike, only_hp, only_target};
use super::wall::{Stop, Wall};
use super::{Duel, Unsolved, solo};
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
    let mut work = DuelWork::new(duel)?;
    loop {
        if let Some(law) = work.go_on(&mut || false) {
            return law;
        }
    }
}

/// The exact odds of a fight, worked out a part at a time: the same numbers
/// as [`exact_duel`], however often it is left off.
pub struct DuelWork {
    duel: Box<Duel>,
    way: Way,
}

enum Way {
    /// By HP alone.
    Hp(Box<Follow<Pool>>),
    /// By what each side's attacks leave of the other.
    Body(Box<Follow<Wall>>),
    /// By the states of both.
    Joint(Box<Joint>),
}

impl fmt::Debug for DuelWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DuelWork").field("decided", &self.decided()).finish_non_exhaustive()
    }
}

impl DuelWork {
    /// Picks the cheapest method that applies; no attack is followed yet.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where it is known beforehand that it takes too much work.
    pub fn new(duel: &Duel) -> Result<DuelWork, Unsolved> {
        let [left, right] = &duel.attacks;
        let [l, r] = duel.bodies;
        let fresh = !super::state::State::start(duel).fallen().contains(&true);
        let way = match duel.clock {
            Clock::Turns { .. } if fresh && wears_hp(duel) => {
                let pool = |attack, hp| hp_loss(attack).map(|loss| Pool::new(loss.entries(), hp));
                let sides = [pool(right, l.hp)?, pool(left, r.hp)?];
                solo::check_cost(&sides, &duel.clock)?;
                Way::Hp(Box::new(Follow::new(sides, &duel.clock, Method::Hp)))
            }
            Clock::Turns { reset, .. }
                if fresh
                    && duel.attacks.iter().flat_map(|attack| &attack.stages).all(only_target) =>
            {
                let sides = [
                    Wall::new(Strike::new(right)?, r, l, duel.others[1], reset > 0),
                    Wall::new(Strike::new(left)?, l, r, duel.others[0], reset > 0),
                ];
                Way::Body(Box::new(Follow::new(sides, &duel.clock, Method::Body)))
            }
            _ => Way::Joint(Box::new(Joint::new(duel)?)),
        };
        Ok(DuelWork { duel: Box::new(duel.clone()), way })
    }

    /// Goes on until the end or until `enough`, which is asked after each
    /// portion of work: about a tenth of a millisecond on a fast machine, the
    /// same portions everywhere. `None` if there is more to do. After the end
    /// it must not be called again.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where it takes more work than can be done in reasonable
    /// time.
    pub fn go_on(&mut self, enough: &mut dyn FnMut() -> bool) -> Option<Result<DuelLaw, Unsolved>> {
        let patience = &mut Patience::new(enough);
        loop {
            let ended = match &mut self.way {
                Way::Hp(hp) => {
                    let Ok(ended) = hp.go_on(patience);
                    ended.then(|| Ok(hp.law()))
                }
                Way::Body(body) => match body.go_on(patience) {
                    Ok(ended) => ended.then(|| Ok(body.law())),
                    Err(Stop::Unsolved(error)) => Some(Err(error)),
                    // Only now is it known that the sides do not go on their own.
                    Err(Stop::Coupled) => match Joint::new(&self.duel) {
                        Ok(joint) => {
                            self.way = Way::Joint(Box::new(joint));
                            continue;
                        }
                        Err(error) => Some(Err(error.into())),
                    },
                },
                Way::Joint(joint) => match joint.go_on(patience) {
                    Ok(ended) => ended.then(|| Ok(joint.law())),
                    Err(error) => Some(Err(error)),
                },
            };
            return ended;
        }
    }

    /// Probability of the fights that are decided by the attacks followed so
    /// far, from 0 to 1.
    pub fn decided(&self) -> f64 {
        let open = match &self.way {
            Way::Hp(hp) => hp.open(),
            Way::Body(body) => body.open(),
            Way::Joint(joint) => joint.open(),
        };
        (1.0 - open).clamp(0.0, 1.0)
    }
}

impl From<TooLarge> for Unsolved {
    fn from(error: TooLarge) -> Unsolved {
        Unsolved::Attack(error)
    }
}
