//! The fight of the last visit comes back where the address names none.

use std::cell::Cell;
use std::rc::Rc;

use crate::hooks::kept::use_effect_with;
use duelscope_core::sheet::{Sheet, encode};
use duelscope_text::Lang;
use gloo_timers::callback::Timeout;
use yew::hook;

use super::AFTER_PAINT;
use super::listener::Listener;
use super::storage::{store, stored};
use crate::link;
use crate::state::State;

const KEY: &str = "duelscope-session";

/// The page as it opens: the address's fight, else the last visit's, else that
/// of a first visit. An embedded page is its host's: it remembers nothing.
pub fn opened(lang: Lang) -> State {
    let fragment = link::fragment();
    let session = if fragment.is_empty() && !link::embedded() { stored(KEY) } else { None };
    match session {
        Some(session) => State::restored(&session, lang),
        None => State::open(&fragment, lang),
    }
}

/// Remembers the fight for the next visit, once it is painted; at once where the page
/// is left before.
#[hook]
pub fn use_session(sheet: &Sheet) {
    use_effect_with(sheet.clone(), |sheet| {
        let waiting = Rc::new(Cell::new(Some(sheet.clone())));
        let keep = move || {
            if let Some(sheet) = waiting.take()
                && !link::embedded()
            {
                // Full or refused: the next visit starts anew.
                store(KEY, &encode(&sheet));
            }
        };
        let left = web_sys::window().map(|window| {
            let keep = keep.clone();
            Listener::new(&window, "pagehide", move |_| keep())
        });
        let soon = Timeout::new(AFTER_PAINT, keep);
        move || drop((soon, left))
    });
}
