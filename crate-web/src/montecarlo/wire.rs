//! Messages as JavaScript values.

use js_sys::{Float64Array, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

use super::message::FromWorker;

/// Where the counts of a reply lie.
const REPLY: &str = "reply";
const NUMBERS: &str = "numbers";

/// A message to be posted; `None` if it cannot be one.
pub fn write(message: &impl Serialize) -> Option<JsValue> {
    serde_wasm_bindgen::to_value(message).ok()
}

/// A message that was posted; `None` for anything else.
pub fn read<T: DeserializeOwned>(value: JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(value).ok()
}

/// A worker's message to be posted, its counts as one array of numbers.
pub fn write_from_worker(message: &FromWorker) -> Option<JsValue> {
    let value = write(message)?;
    if let FromWorker::Reply(reply) = message {
        let target = Reflect::get(&value, &REPLY.into()).ok()?;
        let numbers = Float64Array::from(reply.numbers.as_slice());
        Reflect::set(&target, &NUMBERS.into(), &numbers).ok()?;
    }
    Some(value)
}

/// A worker's message that was posted, its counts included; `None` for
/// anything else.
pub fn read_from_worker(value: &JsValue) -> Option<FromWorker> {
    let mut message: FromWorker = read(value.clone())?;
    if let FromWorker::Reply(reply) = &mut message {
        let source = Reflect::get(value, &REPLY.into()).ok()?;
        let numbers = Reflect::get(&source, &NUMBERS.into()).ok()?;
        reply.numbers = numbers.dyn_into::<Float64Array>().ok()?.to_vec();
    }
    Some(message)
}
