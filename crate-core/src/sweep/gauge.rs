//! The usual questions, with a memory.

use alloc::rc::Rc;
use alloc::vec::Vec;

use super::recall::Recall;
use super::tails::Tails;
use crate::distribution::{Law, hp_loss};
use crate::duel::{
    Clock, Duel, DuelOdds, Kill, Unsolved, attacks_to_kill, exact_duel, odds_of_kills, wears_hp,
};
use crate::ratio::Ratio;
use crate::scenario::Scenario;
use crate::sheet::Hand;
use crate::stage::Stage;
use crate::work::{Meter, in_one_go};

/// Answers the usual questions about a scenario, and keeps what the last ones
/// had in common: on a map, a row shares one side and a column the other.
#[derive(Debug, Default)]
pub struct Gauge {
    /// Of each side's attacks.
    kills: [Recall<Known, MOST_KNOWN>; 2],
    tails: Tails,
}

/// Most attacks that are remembered: more than a map has columns and rows.
const MOST_KNOWN: usize = 128;

#[derive(Debug)]
struct Known {
    stages: Vec<Stage>,
    hp: i32,
    loss: Rc<Law>,
    kill: Rc<Kill>,
}

impl Gauge {
    /// Knows nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Probability that an attack of this side hits; 1 where the rules roll for
    /// no hit.
    pub fn hits(&self, scenario: &Scenario, attacker: Hand) -> f64 {
        scenario.pipeline(attacker).hit_ratio().map_or(1.0, Ratio::to_f64)
    }

    /// Mean number of attacks of this side that kill the other one, infinite
    /// where no attack ever takes anything; `None` where attacks change more
    /// than HP, so that no two of them are alike.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where an attack is too large or it takes too many.
    pub fn mean_attacks(
        &mut self,
        scenario: &Scenario,
        attacker: Hand,
    ) -> Result<Option<f64>, Unsolved> {
        let duel = scenario.duel();
        if !wears_hp(&duel) {
            return Ok(None);
        }
        Ok(Some(self.kill(&duel, attacker)?.mean().unwrap_or(f64::INFINITY)))
    }

    /// Probability that an attack of this side is no miss and takes HP.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where the attack is too large.
    pub fn wounds(&self, scenario: &Scenario, attacker: Hand) -> Result<f64, Unsolved> {
        Ok(in_one_go(hp_loss(&scenario.pipeline(attacker), &Meter::default()))?.at_least(1))
    }

    /// Mean HP that the other side loses to an attack of this one.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where the attack is too large.
    pub fn mean_loss(&self, scenario: &Scenario, attacker: Hand) -> Result<f64, Unsolved> {
        Ok(in_one_go(hp_loss(&scenario.pipeline(attacker), &Meter::default()))?.mean())
    }

    /// Probability that the first attack of this side takes all the HP.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where the attack is too large.
    pub fn kills_at_once(&self, scenario: &Scenario, attacker: Hand) -> Result<f64, Unsolved> {
        let attack = scenario.pipeline(attacker);
        let hp = attack.start.target.hp;
        Ok(in_one_go(hp_loss(&attack, &Meter::default()))?.at_least(hp))
    }

    /// Who wins the fight.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where an attack or the fight is too large.
    pub fn odds(&mut self, scenario: &Scenario) -> Result<DuelOdds, Unsolved> {
        let duel = scenario.duel();
        let apart = wears_hp(&duel) && duel.bodies.iter().all(|body| body.hp > 0 && !body.dead);
        if let (true, Clock::Turns { delays, .. }) = (apart, duel.clock) {
            let kills = Hand::BOTH.map(|hand| self.kill(&duel, hand));
            if let [Ok(left), Ok(right)] = kills {
                return Ok(odds_of_kills(&left, &right, delays));
            }
            // One side may take for ever to kill and the other be quick.
        }
        let law = exact_duel(&duel)?;
        Ok(DuelOdds { left: law.left, right: law.right, undecided: law.undecided() })
    }

    /// How many attacks of a side kill, each of which wears down HP alone.
    fn kill(&mut self, duel: &Duel, attacker: Hand) -> Result<Rc<Kill>, Unsolved> {
        let attack = &duel.attacks[attacker as usize];
        let hp = duel.bodies[attacker.other() as usize].hp;
        let kills = &mut self.kills[attacker as usize];
        let mut loss = None;
        let known = kills.find(|known| {
            known.stages == *attack.stages
                && (known.hp == hp || {
                    loss = Some(Rc::clone(&known.loss));
                    false
                })
        });
        if let Some(known) = known {
            return Ok(Rc::clone(&known.kill));
        }
        let loss = match loss {
            Some(loss) => loss,
            None => Rc::new(in_one_go(self.tails.hp_loss(attack, &Meter::default()))?),
        };
        let kill = Rc::new(attacks_to_kill(&loss, hp)?);
        let stages = attack.stages.to_vec();
        Ok(Rc::clone(&kills.keep(Known { stages, hp, loss, kill }).kill))
    }
}
