//! What is thrown: `{kind, faults}`, from which the script makes its error.

use duelscope_core::report::Fault;
use serde::Serialize;
use wasm_bindgen::JsValue;

/// Why there is no answer.
#[derive(Debug, Serialize)]
pub struct Refusal {
    /// `scenario`, `argument` or `tooLarge`.
    kind: &'static str,
    faults: Vec<Fault>,
}

impl Refusal {
    /// The scenario cannot be read.
    pub fn scenario(faults: Vec<Fault>) -> Refusal {
        Refusal { kind: "scenario", faults }
    }

    /// An argument of the call is none of what it may be.
    pub fn argument(key: &str, value: &str, allowed: &str) -> Refusal {
        let message = format!("{key}: “{value}” is none of {allowed}");
        let (key, value) = (Some(key.to_owned()), Some(value.to_owned()));
        Refusal { kind: "argument", faults: vec![Fault { key, value, message }] }
    }

    /// The exact answer would take too much work.
    pub fn too_large() -> Refusal {
        let message = "the exact answer would take too much work: sample it with simulate()";
        Refusal {
            kind: "tooLarge",
            faults: vec![Fault { key: None, value: None, message: message.to_owned() }],
        }
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        crate::plain(&refusal).unwrap_or_else(|error| error)
    }
}
