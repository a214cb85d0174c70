//! Sampling in slices, so that the caller can breathe, tell and stop in between.

use duelscope_core::report::{Report, Run};
use duelscope_core::sheet::{Hand, Sheet};
use duelscope_core::{BATCH, Checkpoint, Duel, DuelBatch, DuelTally, Pipeline, Tally};
use duelscope_sampling::{run_duels, run_trials};
use duelscope_text::Lang;
use wasm_bindgen::prelude::*;

use crate::{Answer, plain, scenario};

/// Fights of a slice: some take a hundred times as long as an attack.
const FIGHTS: u64 = 256;

/// A run under way. Trials are counted batch by batch, as everywhere.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Sampling {
    sheet: Sheet,
    seed: u64,
    trials: u64,
    within: Option<f64>,
    done: u64,
    checkpoint: Checkpoint,
    ended: bool,
    of: Of,
}

#[derive(Debug)]
enum Of {
    Attacks(Box<Pipeline>, Box<Tally>),
    Fights(Box<Duel>, Option<Box<DuelBatch>>, Box<DuelTally>),
}

#[wasm_bindgen]
impl Sampling {
    /// A run of the scenario's seed, trials and precision: of whole fights, or of
    /// attacks of the left side.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario: JsValue, duel: bool, lang: &str) -> Result<Sampling, JsValue> {
        let (sheet, scenario) = scenario::read(&scenario, Lang::from_tag(lang))?;
        let of = match duel {
            true => Of::Fights(Box::new(scenario.duel()), None, Box::default()),
            false => Of::Attacks(Box::new(scenario.pipeline(Hand::Left)), Box::default()),
        };
        Ok(Sampling {
            sheet,
            seed: scenario.seed,
            trials: scenario.trials,
            within: scenario.within,
            done: 0,
            checkpoint: Checkpoint::first(),
            ended: scenario.trials == 0,
            of,
        })
    }

    /// Trials counted so far.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        self.done as f64
    }

    /// Trials asked for.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> f64 {
        self.trials as f64
    }

    /// Whether nothing is left to do.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Does some trials: a few milliseconds.
    pub fn step(&mut self) {
        if self.ended {
            return;
        }
        let (batch, inside) = (self.done / BATCH, self.done % BATCH);
        let whole = (self.trials - batch * BATCH).min(BATCH);
        match &mut self.of {
            Of::Attacks(attack, tally) => {
                tally.merge(&run_trials(attack, self.seed, batch, whole));
                self.done += whole;
            }
            Of::Fights(duel, under_way, tally) => {
                let fights = under_way
                    .get_or_insert_with(|| Box::new(DuelBatch::new(self.seed, batch, whole)));
                run_duels(fights, duel, FIGHTS, tally);
                self.done += FIGHTS.min(whole - inside);
                if self.done == batch * BATCH + whole {
                    *under_way = None;
                }
            }
        }
        self.ended = self.done == self.trials || self.precise();
    }

    /// Whether a stop by precision ends the run here, at one of its fixed places.
    fn precise(&mut self) -> bool {
        let Some(within) = self.within.filter(|_| self.done.is_multiple_of(BATCH)) else {
            return false;
        };
        let batches = self.done / BATCH;
        let here = batches == self.checkpoint.batches();
        self.checkpoint = self.checkpoint.beyond(batches);
        let width = match &self.of {
            Of::Attacks(_, tally) => tally.uncertainty(),
            Of::Fights(_, _, tally) => tally.uncertainty(),
        };
        here && width <= within
    }

    /// The report of what was counted.
    pub fn report(&self) -> Answer {
        let run = match &self.of {
            Of::Attacks(_, tally) => Run::of_attacks(Hand::Left, self.seed, tally),
            Of::Fights(_, _, tally) => Run::of_fights(self.seed, tally),
        };
        plain(&Report { run: Some(run), ..Report::of(&self.sheet) })
    }
}
