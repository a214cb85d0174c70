//! The language of the page. English is part of the program; another one is shown
//! once its words are here.

use crate::hooks::kept::{use_callback, use_effect_with, use_state_eq};
use duelscope_text::Lang;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook};

use super::storage::{store, stored};
use crate::pieces::{Part, RUSSIAN};

const KEY: &str = "duelscope-lang";

/// The language that was chosen here, else the browser's.
pub fn wanted_lang() -> Lang {
    let tag = stored(KEY).or_else(|| web_sys::window()?.navigator().language()).unwrap_or_default();
    Lang::from_tag(&tag)
}

/// The language that can be shown: the one that is wanted, if its words are here.
pub fn first_lang() -> Lang {
    Some(wanted_lang()).filter(|&lang| is_here(lang)).unwrap_or_default()
}

/// Whether a language's words are here.
pub fn is_here(lang: Lang) -> bool {
    lang == Lang::En || RUSSIAN.is_here()
}

/// Brings a language's words and tells whether they came.
pub fn bring(lang: Lang, told: impl FnOnce(bool) + 'static) {
    if is_here(lang) {
        return told(true);
    }
    spawn_local(async move {
        let came = RUSSIAN.load().await;
        if let Ok(words) = came {
            (words.learn)();
        }
        told(came.is_ok());
    });
}

/// The way to another language.
#[derive(Clone, Debug, PartialEq)]
pub struct Language {
    /// Shows it as soon as its words are here, and remembers that it was chosen.
    pub speak: Callback<Lang>,
    /// The one that was asked for and could not be had.
    pub lost: Option<Lang>,
}

/// Shows `lang` on the document; `change` is told of another language when its words
/// are here.
#[hook]
pub fn use_language(lang: Lang, change: Callback<Lang>) -> Language {
    let lost = use_state_eq(|| Some(wanted_lang()).filter(|&lang| !is_here(lang)));
    use_effect_with(lang, |lang| {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(root) = document.and_then(|document| document.document_element()) {
            // The document takes this attribute in any state.
            let _ = root.set_attribute("lang", lang.code());
        }
    });
    let speak = {
        let lost = lost.setter();
        use_callback(change, move |wanted: Lang, change| {
            let (lost, change) = (lost.clone(), change.clone());
            bring(wanted, move |came| {
                lost.set(Some(wanted).filter(|_| !came));
                if came {
                    store(KEY, wanted.code());
                    change.emit(wanted);
                }
            });
        })
    };
    Language { speak, lost: *lost }
}
