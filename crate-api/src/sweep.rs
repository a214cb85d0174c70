//! Answers over a range of one or two fields, in steps.

use duelscope_core::Scenario;
use duelscope_core::report::{Ask, Fault, Report, Sweep};
use duelscope_core::sheet::{FieldError, Sheet, Slot};
use duelscope_core::sweep::{Axis, Gauge};
use duelscope_text::{Lang, field_fault};
use wasm_bindgen::prelude::*;

use crate::refusal::Refusal;
use crate::{Answer, plain, scenario};

/// A range being asked: one question for each value of `x`, and for each of `y` if
/// there is one.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Sweeping {
    sheet: Sheet,
    ask: Ask,
    x: Axis,
    y: Option<Axis>,
    gauge: Gauge,
    answers: Vec<Option<f64>>,
}

#[wasm_bindgen]
impl Sweeping {
    /// A range of a scenario's.
    #[wasm_bindgen(constructor)]
    pub fn new(
        scenario: JsValue,
        ask: &str,
        x_key: &str,
        x_values: Vec<String>,
        y_key: Option<String>,
        y_values: Vec<String>,
        lang: &str,
    ) -> Result<Sweeping, JsValue> {
        let lang = Lang::from_tag(lang);
        let (sheet, _) = scenario::read(&scenario, lang)?;
        let ask = Ask::named(ask)
            .ok_or_else(|| Refusal::argument("ask", ask, &Ask::ALL.map(Ask::word).join(", ")))?;
        let x = axis(x_key, x_values, lang)?;
        let y = y_key.map(|key| axis(&key, y_values, lang)).transpose()?;
        Ok(Sweeping { sheet, ask, x, y, gauge: Gauge::new(), answers: Vec::new() })
    }

    fn cells(&self) -> usize {
        self.x.values.len() * self.y.as_ref().map_or(1, |y| y.values.len())
    }

    /// Questions answered so far.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> f64 {
        self.answers.len() as f64
    }

    /// Questions there are.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> f64 {
        self.cells() as f64
    }

    /// Whether nothing is left to do.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.answers.len() == self.cells()
    }

    /// Answers one question.
    pub fn step(&mut self) {
        if self.ended() {
            return;
        }
        let (at, width) = (self.answers.len(), self.x.values.len());
        let mut sheet = self.sheet.clone();
        if let Some(y) = &self.y {
            sheet.set(y.slot, &y.values[at / width]);
        }
        sheet.set(self.x.slot, &self.x.values[at % width]);
        let scenario = Scenario::read(&sheet).ok();
        let answer = scenario.and_then(|scenario| self.ask.answer(&scenario, &mut self.gauge));
        self.answers.push(answer);
    }

    /// The report of what was answered.
    pub fn report(&self) -> Answer {
        let sweep = Sweep {
            ask: self.ask.word().into(),
            x: (&self.x).into(),
            y: self.y.as_ref().map(Into::into),
            answers: self.answers.clone(),
        };
        plain(&Report { sweep: Some(sweep), ..Report::of(&self.sheet) })
    }
}

/// A field with its values, each in the one form that links write.
fn axis(key: &str, values: Vec<String>, lang: Lang) -> Result<Axis, Refusal> {
    let slot = Slot::parse(key)
        .ok_or_else(|| Refusal::argument("key", key, "the keys that links have"))?;
    let canonical = |text: String| {
        slot.canonical(&text).map_err(|(problem, allowed)| {
            let error = FieldError { slot, text, problem, allowed };
            Refusal::scenario(vec![Fault::of_field(&error, field_fault(lang, &error))])
        })
    };
    let values = values.into_iter().map(canonical).collect::<Result<_, _>>()?;
    Ok(Axis { slot, values })
}
