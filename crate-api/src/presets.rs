//! The catalogue: what fits a field, and what a name of it brings.

use std::sync::LazyLock;

use duelscope_catalogue::{Catalogue, Entry, Untyped, kinds_of, slot_of};
use duelscope_core::report::{Fault, Report};
use duelscope_text::{Lang, console};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::refusal::Refusal;
use crate::{Answer, plain, scenario};

/// The page's own file.
static CATALOGUE: LazyLock<Option<Catalogue>> =
    LazyLock::new(|| Catalogue::read(include_str!("../../www/data/catalogue.txt")));

/// An entry as programs see it.
#[derive(Serialize)]
struct Preset<'a> {
    id: &'a str,
    name: &'a str,
}

/// The entries that a field can be filled with.
#[wasm_bindgen]
pub fn presets(key: &str, lang: &str) -> Answer {
    let lang = Lang::from_tag(lang);
    let slot = slot_of(key).map_err(|untyped| refusal(lang, vec![untyped]))?;
    if kinds_of(slot).is_none() {
        return Err(Refusal::argument("key", key, "the fields that name presets").into());
    }
    let preset = |entry: &'static Entry| Preset { id: &entry.id, name: &entry.name };
    let all = CATALOGUE.as_ref().map(|catalogue| catalogue.fitting(slot)).unwrap_or_default();
    plain(&all.into_iter().map(preset).collect::<Vec<_>>())
}

/// The scenario after these were typed into the form, in their order.
#[wasm_bindgen]
pub fn set(scenario: JsValue, keys: Vec<String>, texts: Vec<String>, lang: &str) -> Answer {
    let lang = Lang::from_tag(lang);
    let mut sheet = scenario::sheet(&scenario, lang)?;
    let mut type_in = |key: &String, text: &String| match CATALOGUE.as_ref() {
        Some(catalogue) => catalogue.type_in(&mut sheet, slot_of(key)?, text),
        None => Ok(()),
    };
    let wrong: Vec<Untyped> =
        keys.iter().zip(&texts).filter_map(|(key, text)| type_in(key, text).err()).collect();
    if !wrong.is_empty() {
        return Err(refusal(lang, wrong).into());
    }
    plain(&Report::of(&sheet))
}

fn refusal(lang: Lang, wrong: Vec<Untyped>) -> Refusal {
    let fault = |untyped: Untyped| {
        let value = untyped.text().map(str::to_owned);
        Fault { key: Some(untyped.key()), value, message: console::not_taken(lang, &untyped) }
    };
    Refusal::scenario(wrong.into_iter().map(fault).collect())
}
