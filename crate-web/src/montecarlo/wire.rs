//! Messages as JavaScript values.

use js_sys::{Float64Array, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

use super::message::FromWorker;

/// Where the numbers of a message lie.
const NUMBERS: &str = "numbers";

/// The numbers of a message that has many, and its name.
fn numbers(message: &mut FromWorker) -> Option<(&'static str, &mut Vec<f64>)> {
    match message {
        FromWorker::Reply(reply) => Some(("reply", &mut reply.numbers)),
        FromWorker::Odds(odds) => Some(("odds", &mut odds.numbers)),
        _ => None,
    }
}

/// A message to be posted; `None` if it cannot be one.
pub fn write(message: &impl Serialize) -> Option<JsValue> {
    serde_wasm_bindgen::to_value(message).ok()
}

/// A message that was posted; `None` for anything else.
pub fn read<T: DeserializeOwned>(value: JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(value).ok()
}

/// A worker's message to be posted, its numbers as one array.
pub fn write_from_worker(mut message: FromWorker) -> Option<JsValue> {
    let value = write(&message)?;
    if let Some((name, numbers)) = numbers(&mut message) {
        let target = Reflect::get(&value, &name.into()).ok()?;
        let numbers = Float64Array::from(numbers.as_slice());
        Reflect::set(&target, &NUMBERS.into(), &numbers).ok()?;
    }
    Some(value)
}

/// A worker's message that was posted, its numbers included; `None` for
/// anything else.
pub fn read_from_worker(value: &JsValue) -> Option<FromWorker> {
    let mut message: FromWorker = read(value.clone())?;
    if let Some((name, numbers)) = numbers(&mut message) {
        let source = Reflect::get(value, &name.into()).ok()?;
        let there = Reflect::get(&source, &NUMBERS.into()).ok()?;
        *numbers = there.dyn_into::<Float64Array>().ok()?.to_vec();
    }
    Some(message)
}
