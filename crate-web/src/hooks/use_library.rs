//! What is kept and passed on, for any component that asks: presets, files,
//! the clipboard, and a word to the person about each.

use std::rc::Rc;

use duelscope_core::sheet::{Document, decode};
use duelscope_text::library::{opened, pasted, presets_added, unreadable};
use duelscope_text::{Lang, library};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, UseStateHandle, hook, use_callback, use_state_eq};

use super::use_files::{Brought, use_files};
use super::use_presets::{Change, use_presets};
use crate::library::Presets;
use crate::link;
use crate::state::Action;

/// What components share beside the state.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    /// A person's own presets.
    pub presets: Rc<Presets>,
    /// The browser keeps them.
    pub kept: bool,
    /// Changes them.
    pub change: Callback<Change>,
    /// Opens a file or a text.
    pub open: Callback<Brought>,
    /// Copies a text, then says the second one; where the browser refuses, the
    /// text is shown for copying by hand.
    pub copy: Callback<(String, String)>,
    /// Says something, for a moment.
    pub say: Callback<String>,
    /// The text that the browser refused to copy.
    pub by_hand: Option<String>,
    /// Puts that text away.
    pub put_away: Callback<()>,
    /// A file hovers over the page.
    pub hovers: bool,
}

/// The library of the page.
#[hook]
pub fn use_library(lang: Lang, act: Callback<Action>, say: Callback<String>) -> Library {
    let (presets, kept, change) = use_presets();
    let by_hand = use_state_eq(|| None::<String>);
    let open = {
        let change = change.clone();
        use_callback((lang, act, say.clone()), move |brought, (lang, act, say)| {
            take_in(*lang, brought, act, &change, say);
        })
    };
    let hovers = use_files(open.clone());
    let copy = {
        let (by_hand, say) = (by_hand.clone(), say.clone());
        Callback::from(move |(text, done)| copy(text, done, by_hand.clone(), say.clone()))
    };
    let put_away = {
        let by_hand = by_hand.clone();
        Callback::from(move |()| by_hand.set(None))
    };
    let by_hand = (*by_hand).clone();
    Library { presets, kept, change, open, copy, say, by_hand, put_away, hovers }
}

fn copy(
    text: String,
    done: String,
    by_hand: UseStateHandle<Option<String>>,
    say: Callback<String>,
) {
    spawn_local(async move {
        let copied = match link::clipboard() {
            Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
            None => false,
        };
        if copied {
            say.emit(done);
        } else {
            by_hand.set(Some(text));
        }
    });
}

/// Opens a document, or the link in a pasted text.
fn take_in(
    lang: Lang,
    brought: Brought,
    act: &Callback<Action>,
    change: &Callback<Change>,
    say: &Callback<String>,
) {
    let (name, text) = match brought {
        Brought::File(name, Some(text)) => (name, text),
        Brought::File(name, None) => return say.emit(unreadable(lang, &name)),
        Brought::Text(text) => (pasted(lang), text),
    };
    if let Some((_, fragment)) = text.trim().split_once("#v=") {
        let link = format!("v={}", fragment.split_whitespace().next().unwrap_or_default());
        let (sheet, notices) = decode(&link);
        act.emit(Action::Load(sheet, notices.into()));
        return say.emit(opened(lang, &name));
    }
    match Document::from_json(&text) {
        Ok((document, notices)) => {
            let mut said = opened(lang, &name);
            if !document.presets.is_empty() {
                said = format!("{said} {}", presets_added(lang, document.presets.len()));
                change.emit(Change::Put(document.presets));
            }
            act.emit(match document.sheet {
                Some(sheet) => Action::Load(sheet, notices.into()),
                None => Action::Notice(notices.into()),
            });
            say.emit(said);
        }
        Err(why) => say.emit(library::refused(lang, why, &name)),
    }
}
