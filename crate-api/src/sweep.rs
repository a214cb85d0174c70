//! Answers over a range of one or two fields.

use duelscope_core::Scenario;
use duelscope_core::report::{Ask, Fault, Report, Sweep};
use duelscope_core::sheet::{FieldError, Sheet, Slot};
use duelscope_core::sweep::{Axis, Gauge};
use duelscope_text::{Lang, field_fault};
use wasm_bindgen::prelude::*;

use crate::refusal::Refusal;
use crate::{Answer, plain, scenario};

/// One question for each value of `x`, and for each of `y` if there is one.
#[wasm_bindgen]
pub fn sweep(
    scenario: JsValue,
    ask: &str,
    x_key: &str,
    x_values: Vec<String>,
    y_key: Option<String>,
    y_values: Vec<String>,
    lang: &str,
) -> Answer {
    let lang = Lang::from_tag(lang);
    let (sheet, _) = scenario::read(&scenario, lang)?;
    let ask = Ask::named(ask)
        .ok_or_else(|| Refusal::argument("ask", ask, &Ask::ALL.map(Ask::word).join(", ")))?;
    let x = axis(x_key, x_values, lang)?;
    let y = y_key.map(|key| axis(&key, y_values, lang)).transpose()?;
    let rows = match &y {
        Some(y) => values(&sheet, y),
        None => vec![sheet.clone()],
    };
    let mut gauge = Gauge::new();
    let cells = rows.iter().flat_map(|row| values(row, &x));
    let answer = |cell| ask.answer(&Scenario::read(&cell).ok()?, &mut gauge);
    let answers = cells.map(answer).collect();
    let sweep =
        Sweep { ask: ask.word().into(), x: (&x).into(), y: y.as_ref().map(Into::into), answers };
    plain(&Report { sweep: Some(sweep), ..Report::of(&sheet) })
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

/// The sheets of an axis.
fn values(sheet: &Sheet, axis: &Axis) -> Vec<Sheet> {
    let with = |value: &String| {
        let mut sheet = sheet.clone();
        sheet.set(axis.slot, value);
        sheet
    };
    axis.values.iter().map(with).collect()
}
