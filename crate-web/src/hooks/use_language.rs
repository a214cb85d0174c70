//! The language of the page. English is part of the program; another one is shown
//! once its words are here.

use crate::hooks::kept::{use_callback, use_effect_with, use_state_eq};
use duelscope_text::Lang;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook};

use super::storage::{store, stored};
use super::use_device::show;
use crate::link;
use crate::pieces::{Part, RUSSIAN};

const KEY: &str = "duelscope-lang";

/// The language that an embedding page asks for, else the device's.
pub fn wanted_lang() -> Lang {
    let link = if link::embedded() { link::fragment() } else { String::new() };
    let asked = link.split('&').find_map(|pair| pair.strip_prefix("language="));
    asked.and_then(named_lang).unwrap_or_else(device_lang)
}

/// The language that a frame asks for by its code.
pub fn named_lang(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

/// The language that was chosen here, else the browser's.
pub fn device_lang() -> Lang {
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
    /// Says no more of what was lost.
    pub forget: Callback<()>,
}

/// Shows `lang` on the document; `change` is told of another language when its words
/// are here.
#[hook]
pub fn use_language(lang: Lang, change: Callback<Lang>) -> Language {
    let lost = use_state_eq(|| Some(wanted_lang()).filter(|&lang| !is_here(lang)));
    use_effect_with(lang, |lang| show("lang", Some(lang.code())));
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
    let forget = {
        let lost = lost.setter();
        Callback::from(move |()| lost.set(None))
    };
    Language { speak, lost: *lost, forget }
}
