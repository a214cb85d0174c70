//! The exact odds of a whole fight, in steps.

use duelscope_core::report::{self, Report};
use duelscope_core::sheet::Sheet;
use duelscope_core::{Duel, DuelLaw, DuelWork};
use duelscope_text::Lang;
use wasm_bindgen::prelude::*;

use crate::refusal::Refusal;
use crate::{Answer, plain, scenario};

/// A fight being solved.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Fight {
    sheet: Sheet,
    fight: Duel,
    work: DuelWork,
    law: Option<DuelLaw>,
}

#[wasm_bindgen]
impl Fight {
    /// The fight of a scenario.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario: JsValue, lang: &str) -> Result<Fight, JsValue> {
        let (sheet, scenario) = scenario::read(&scenario, Lang::from_tag(lang))?;
        let fight = scenario.duel();
        let work = DuelWork::new(&fight);
        Ok(Fight { sheet, fight, work, law: None })
    }

    /// Probability of the fights that are decided so far.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        if self.law.is_some() { 1.0 } else { self.work.done() }
    }

    /// What `done` comes to.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> f64 {
        1.0
    }

    /// Whether nothing is left to do.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.law.is_some()
    }

    /// Works for about a tenth of a millisecond.
    pub fn step(&mut self) -> Result<(), JsValue> {
        if self.law.is_none()
            && let Some(solved) = self.work.go_on(&mut || true)
        {
            self.law = Some(solved.map_err(|_| Refusal::too_large())?);
        }
        Ok(())
    }

    /// The report, once it has ended.
    pub fn report(&self) -> Answer {
        let duel = self.law.as_ref().map(|law| report::Duel::known(&self.fight, law));
        plain(&Report { duel, ..Report::of(&self.sheet) })
    }
}
