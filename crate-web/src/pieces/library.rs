//! What keeps fights and passes them on.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, Sheet};
use duelscope_text::Lang;
use yew::{AttrValue, Callback, Html};

use super::piece;
use crate::components::asked::Answered;
use crate::components::copy_dialog::CopyDialog;
use crate::components::examples_menu::items;
use crate::components::menu::Item;
use crate::components::presets_dialog::PresetsDialog;
use crate::components::share_menu::{pass_on, ways};
use crate::components::snippet_dialog::SnippetDialog;
use crate::hooks::{Brought, Library, take_in};
use crate::library::{EXAMPLES, Example};
use crate::markup::html;
use crate::state::{Action, State};

/// What keeps fights and passes them on.
#[derive(Debug)]
pub struct Keeping {
    /// The presets of a side.
    pub presets: fn(Rc<State>, Hand, Callback<Action>, Callback<()>) -> Html,
    /// A text to copy by hand.
    pub copy: fn(Lang, String, Callback<()>) -> Html,
    /// The examples as entries of a menu.
    pub examples: fn(Lang) -> Vec<Item>,
    /// The document of an example.
    pub example: fn(usize) -> Sheet,
    /// The question of an example, answered.
    pub asked: fn(Lang, usize) -> Html,
    /// What to paste into a wiki or a page.
    pub snippets: fn(Rc<State>, Callback<()>) -> Html,
    /// Opens what was dropped, pasted or chosen.
    pub take_in: fn(Lang, Brought, &Callback<Action>, &Callback<String>),
    /// The ways to pass the page on, and what stands above them.
    pub share: fn(&State) -> (AttrValue, Vec<Item>),
    /// Goes one of these ways.
    pub pass_on: fn(usize, &State, &Library),
}

piece! {
    /// What keeps fights and passes them on.
    LIBRARY: Keeping = library Keeping {
        presets: |state, hand, act, on_close| {
            html! { <PresetsDialog {state} {hand} {act} {on_close} /> }
        },
        copy: |lang, text, on_close| html! { <CopyDialog {lang} {text} {on_close} /> },
        examples: items,
        example: |at| EXAMPLES.get(at).map_or_else(Sheet::new, Example::sheet),
        asked: |lang, at| html! { <Answered {lang} {at} /> },
        snippets: |state, on_close| html! { <SnippetDialog {state} {on_close} /> },
        take_in,
        share: ways,
        pass_on,
    }
}
