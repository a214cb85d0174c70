//! The engine for JavaScript programs.
//!
//! `www/api/duelscope.js` is what programs import: it loads this, gives defaults and
//! makes errors of what is thrown here. Scenarios come as links, as texts by key or as
//! documents; answers go as [`Report`]s, the schema of the command line. What can take
//! longer than a frame is an object that works in steps.

mod fight;
mod presets;
mod refusal;
mod run;
mod scenario;
mod sweep;

use duelscope_core::report::{Fault, Odds, Report, Trace};
use duelscope_core::sheet::{Hand, decode, encode};
use duelscope_text::{Lang, notice};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use refusal::Refusal;
use scenario::{fragment, read, sheet};

pub use fight::Fight;
pub use presets::{presets, set};
pub use run::Sampling;
pub use sweep::Sweeping;

/// Answers, or what a program can catch.
type Answer = Result<JsValue, JsValue>;

/// Plain objects: no maps, no big integers.
fn plain(value: &impl Serialize) -> Answer {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

/// One attack of the left side, stage by stage.
#[wasm_bindgen]
pub fn trace(scenario: JsValue, lang: &str) -> Answer {
    let (sheet, scenario) = read(&scenario, Lang::from_tag(lang))?;
    plain(&Report { trace: Some(Trace::of(&scenario).0), ..Report::of(&sheet) })
}

/// The exact odds of one attack of a side.
#[wasm_bindgen]
pub fn odds(scenario: JsValue, attacker: &str, lang: &str) -> Answer {
    let (sheet, scenario) = read(&scenario, Lang::from_tag(lang))?;
    let attacker = match attacker {
        "left" => Hand::Left,
        "right" => Hand::Right,
        other => return Err(Refusal::argument("attacker", other, "left, right").into()),
    };
    let (odds, _) = Odds::of(&scenario, attacker).map_err(|_| Refusal::too_large())?;
    plain(&Report { odds: Some(odds), ..Report::of(&sheet) })
}

/// The scenario as a link's fragment.
#[wasm_bindgen(js_name = encodeLink)]
pub fn encode_link(scenario: JsValue, lang: &str) -> Result<String, JsValue> {
    Ok(encode(&sheet(&scenario, Lang::from_tag(lang))?))
}

/// What a link holds, and what of it was passed over.
#[derive(Serialize)]
struct Opened {
    #[serde(flatten)]
    report: Report,
    notices: Vec<Fault>,
}

/// The texts by key of a link, with what was passed over in it; it never throws.
#[wasm_bindgen(js_name = decodeLink)]
pub fn decode_link(link: &str, lang: &str) -> Answer {
    let (sheet, notices) = decode(fragment(link));
    let of = |n| Fault::of_notice(n, notice(Lang::from_tag(lang), n));
    plain(&Opened { report: Report::of(&sheet), notices: notices.iter().map(of).collect() })
}
