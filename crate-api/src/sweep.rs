//! Answers over a range of one or two fields, in steps.

use duelscope_core::report::{Fault, Report, Sweep, reported};
use duelscope_core::sheet::{FieldError, Hand, MEASURED, Sheet, Slot};
use duelscope_core::sweep::{Asking, Axis, Gauge, Measure};
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
    ask: Measure,
    x: Axis,
    y: Option<Axis>,
    gauge: Gauge,
    /// The question that is being answered.
    asking: Option<Asking>,
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
        let ask = Measure::named(ask)
            .ok_or_else(|| Refusal::argument("ask", ask, &MEASURED.join(", ")))?;
        let x = axis(x_key, x_values, lang)?;
        let y = y_key.map(|key| axis(&key, y_values, lang)).transpose()?;
        Ok(Sweeping { sheet, ask, x, y, gauge: Gauge::new(), asking: None, answers: Vec::new() })
    }

    /// The next question; `None` where the sheet is not valid.
    fn next(&self) -> Option<Asking> {
        let (at, width) = (self.answers.len(), self.x.values.len());
        let mut sheet = self.sheet.clone();
        if let Some(y) = &self.y {
            sheet.set(y.slot, &y.values[at / width]);
        }
        sheet.set(self.x.slot, &self.x.values[at % width]);
        let scenario = self.gauge.read(&sheet).ok()?;
        Some(self.gauge.ask(&scenario, self.ask, Hand::Left))
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

    /// Answers one question, or a part of it.
    pub fn step(&mut self) {
        if self.ended() {
            return;
        }
        let Some(mut asking) = self.asking.take().or_else(|| self.next()) else {
            self.answers.push(None);
            return;
        };
        match asking.go_on(&mut || true) {
            Some(answer) => self.answers.push(reported(answer)),
            None => self.asking = Some(asking),
        }
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
