//! The usual questions, with a memory.

use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;

use duelscope_pool::Pool;

use super::Measure;
use super::recall::Recall;
use super::tails::Tails;
use crate::distribution::{Law, TooLarge, hp_loss};
use crate::duel::{Clock, Duel, DuelOdds, Kill, Unsolved, count, odds_of_kills, solve, wears_hp};
use crate::ratio::Ratio;
use crate::scenario::{Again, Scenario};
use crate::sheet::{FieldError, Hand, Sheet};
use crate::stage::Stage;
use crate::work::{Meter, Work, in_one_go};

/// Answers the usual questions about a scenario, and keeps what the last ones
/// had in common: on a map, a row shares one side and a column the other.
#[derive(Clone, Debug, Default)]
pub struct Gauge(Rc<RefCell<Memory>>);

/// A number of a scenario; `None` where there is no such number: of attacks that
/// kill, where attacks change more than HP, so that no two of them are alike.
/// Infinite where no attack ever takes anything.
pub type Gauged = Result<Option<f64>, Unsolved>;

/// An answer, worked out a part at a time.
pub type Asking = Work<Gauged>;

impl Gauge {
    /// Knows nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// As [`Scenario::read`]; what a sheet has in common with the last one is not read
    /// again.
    ///
    /// # Errors
    ///
    /// Those of [`Scenario::read`].
    pub fn read(&self, sheet: &Sheet) -> Result<Rc<Scenario>, Vec<FieldError>> {
        self.0.borrow_mut().again.read(sheet)
    }

    /// The answer for one side. What is not asked to its end is forgotten, and what
    /// was known before with it.
    pub fn ask(&self, scenario: &Rc<Scenario>, measure: Measure, hand: Hand) -> Asking {
        let (kept, scenario) = (Rc::clone(&self.0), Rc::clone(scenario));
        Work::begin(|meter| async move {
            let mut memory = kept.take();
            let answer = memory.answer(&scenario, measure, hand, &meter).await;
            kept.replace(memory);
            answer
        })
    }

    /// As [`ask`](Self::ask), all of it at once.
    ///
    /// # Errors
    ///
    /// [`Unsolved`] where an attack or the fight is too large, or takes too many
    /// attacks.
    pub fn answer(&self, scenario: &Scenario, measure: Measure, hand: Hand) -> Gauged {
        let mut memory = self.0.borrow_mut();
        in_one_go(memory.answer(scenario, measure, hand, &Meter::default()))
    }
}

#[derive(Debug, Default)]
struct Memory {
    again: Again,
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

impl Memory {
    async fn answer(
        &mut self,
        scenario: &Scenario,
        measure: Measure,
        hand: Hand,
        meter: &Meter,
    ) -> Gauged {
        let number = match measure {
            Measure::Win => {
                let odds = self.odds(scenario, meter).await?;
                [odds.left, odds.right][hand as usize]
            }
            // Where no roll decides it, every attack hits.
            Measure::Hit => scenario.pipeline(hand).hit_ratio().map_or(1.0, Ratio::to_f64),
            Measure::Wound => loss(scenario, hand, meter).await?.at_least(1),
            Measure::Loss => loss(scenario, hand, meter).await?.mean(),
            Measure::Kill => {
                let hp = scenario.pipeline(hand).start.target.hp;
                loss(scenario, hand, meter).await?.at_least(hp)
            }
            Measure::Attacks => {
                let duel = Box::new(scenario.duel());
                if !wears_hp(&duel) {
                    return Ok(None);
                }
                self.kill(&duel, hand, meter).await?.mean().unwrap_or(f64::INFINITY)
            }
        };
        Ok(Some(number))
    }

    /// Who wins the fight.
    async fn odds(&mut self, scenario: &Scenario, meter: &Meter) -> Result<DuelOdds, Unsolved> {
        let duel = Box::new(scenario.duel());
        let apart = wears_hp(&duel) && duel.bodies.iter().all(|body| body.hp > 0 && !body.dead);
        if let (true, Clock::Turns { delays, .. }) = (apart, duel.clock) {
            let left = self.kill(&duel, Hand::Left, meter).await;
            let right = self.kill(&duel, Hand::Right, meter).await;
            if let (Ok(left), Ok(right)) = (left, right) {
                return Ok(odds_of_kills(&left, &right, delays));
            }
            // One side may take for ever to kill and the other be quick.
        }
        let law = Box::pin(solve(&duel, meter)).await?;
        Ok(DuelOdds { left: law.left, right: law.right, undecided: law.undecided() })
    }

    /// How many attacks of a side kill, each of which wears down HP alone.
    async fn kill(
        &mut self,
        duel: &Duel,
        attacker: Hand,
        meter: &Meter,
    ) -> Result<Rc<Kill>, Unsolved> {
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
            None => Rc::new(self.tails.hp_loss(attack, meter).await?),
        };
        let kill = Rc::new(count(Pool::new(loss.entries(), hp), meter).await?);
        let stages = attack.stages.to_vec();
        Ok(Rc::clone(&kills.keep(Known { stages, hp, loss, kill }).kill))
    }
}

/// The HP that the other side loses to an attack of this one.
async fn loss(scenario: &Scenario, attacker: Hand, meter: &Meter) -> Result<Law, TooLarge> {
    let attack = Box::new(scenario.pipeline(attacker));
    hp_loss(&attack, meter).await
}
