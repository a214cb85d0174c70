//! The time, in the page and in a worker.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// Milliseconds of a steady clock.
pub(crate) fn now() -> f64 {
    thread_local! {
        static CLOCK: Option<Performance> = {
            js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"))
                .ok()
                .and_then(|clock| clock.dyn_into().ok())
        };
    }
    CLOCK.with(|clock| clock.as_ref().map_or_else(js_sys::Date::now, Performance::now))
}
