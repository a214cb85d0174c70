//! What is passed on, for any component that asks: files, the clipboard, and a
//! word to the person about each.

use std::cell::RefCell;

use crate::hooks::kept::{UseStateHandle, use_callback, use_state_eq};
use duelscope_text::{Lang, part_lost};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, hook};

use super::use_files::{Brought, use_files};
use crate::link;
use crate::pieces::LIBRARY;
use crate::state::Action;

/// What components share beside the state.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
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

thread_local! {
    static PRESENT: RefCell<Option<Library>> = const { RefCell::new(None) };
}

/// The library of the page that is shown.
pub fn library() -> Option<Library> {
    PRESENT.with_borrow(Clone::clone)
}

/// Makes the library of the page.
#[hook]
pub fn use_library(lang: Lang, act: Callback<Action>, say: Callback<String>) -> Library {
    let by_hand = use_state_eq(|| None::<String>);
    let open = use_callback((lang, act, say.clone()), move |brought, (lang, act, say)| {
        let (lang, act, say) = (*lang, act.clone(), say.clone());
        spawn_local(async move {
            match LIBRARY.load().await {
                Ok(library) => (library.take_in)(lang, brought, &act, &say),
                Err(_) => say.emit(part_lost(lang)),
            }
        });
    });
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
    let library = Library { open, copy, say, by_hand, put_away, hovers };
    PRESENT.set(Some(library.clone()));
    library
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
