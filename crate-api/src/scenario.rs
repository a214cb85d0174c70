//! What stands for a scenario: a link, texts by key, or a document.

use duelscope_core::Scenario;
use duelscope_core::report::Fault;
use duelscope_core::sheet::{Document, Notice, Refused, Sheet, decode};
use duelscope_text::{Lang, field_fault, notice};
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::refusal::Refusal;

/// A link's fragment, where a whole address may stand.
pub fn fragment(link: &str) -> &str {
    let whole = link.starts_with("https://") || link.starts_with("http://");
    link.split_once('#').map_or(if whole { "" } else { link }, |parts| parts.1)
}

/// The sheet; whatever cannot be read is a fault.
pub fn sheet(scenario: &JsValue, lang: Lang) -> Result<Sheet, Refusal> {
    let (sheet, notices) = match scenario.as_string() {
        Some(link) => decode(fragment(&link)),
        None => of_object(scenario).map_err(|message| {
            let fault = Fault { key: None, value: None, message: message.to_owned() };
            Refusal::scenario(vec![fault])
        })?,
    };
    if notices.is_empty() {
        return Ok(sheet);
    }
    let fault = |n| Fault::of_notice(n, notice(lang, n));
    Err(Refusal::scenario(notices.iter().map(fault).collect()))
}

/// The sheet and the valid scenario that it is.
pub fn read(scenario: &JsValue, lang: Lang) -> Result<(Sheet, Scenario), Refusal> {
    let sheet = sheet(scenario, lang)?;
    match Scenario::read(&sheet) {
        Ok(scenario) => Ok((sheet, scenario)),
        Err(errors) => {
            let fault = |error| Fault::of_field(error, field_fault(lang, error));
            Err(Refusal::scenario(errors.iter().map(fault).collect()))
        }
    }
}

fn of_object(scenario: &JsValue) -> Result<(Sheet, Vec<Notice>), &'static str> {
    let given: &Object = scenario.dyn_ref().ok_or("a scenario is a link or an object")?;
    // Texts by key are a document without its cover.
    let whole = Reflect::has(given, &"duelscope".into()).unwrap_or(false);
    let document = if whole { given.clone() } else { covered(given) };
    let text = JSON::stringify(&document).map_err(|_| "the scenario cannot be written as JSON")?;
    match Document::from_json(&String::from(text)) {
        Ok((Document { sheet: Some(sheet), .. }, notices)) => Ok((sheet, notices)),
        Ok(_) => Err("the document holds no sheet"),
        Err(Refused::TooLong) => Err("the document is too long"),
        Err(_) => Err("the object is no document"),
    }
}

fn covered(sheet: &Object) -> Object {
    let document = Object::new();
    // Setting members of a fresh plain object cannot fail.
    let _ = Reflect::set(&document, &"duelscope".into(), &1.into());
    let _ = Reflect::set(&document, &"sheet".into(), sheet);
    document
}
