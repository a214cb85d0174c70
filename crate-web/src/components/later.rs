//! A part of the page whose program is loaded when it is first shown.

use std::fmt;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use duelscope_text::{Lang, part_lost, part_on_its_way, try_again};
use yew::{Callback, Html, Properties, component};

use crate::markup::html;
use crate::pieces::{Part, Piece};

/// What `show` makes of the piece; until it is here, that it is on its way or
/// could not be had.
pub fn later<T>(
    lang: Lang,
    piece: &'static Piece<T>,
    show: impl Fn(&'static T) -> Html + 'static,
) -> Html {
    let show = Callback::from(move |()| piece.get().map(&show).unwrap_or_default());
    html! { <Later {lang} piece={Wanted(piece)} {show} /> }
}

/// A piece to be loaded.
#[derive(Clone, Copy)]
pub struct Wanted(&'static dyn Part);

impl PartialEq for Wanted {
    fn eq(&self, other: &Wanted) -> bool {
        std::ptr::addr_eq(self.0, other.0)
    }
}

impl fmt::Debug for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wanted").field("here", &self.0.is_here()).finish()
    }
}

/// A part of the page.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LaterProps {
    /// The language of the page.
    pub lang: Lang,
    /// What it needs.
    pub piece: Wanted,
    /// What it shows, once that is here.
    pub show: Callback<(), Html>,
}

/// How far the loading is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Coming,
    Here,
    Lost,
}

/// A part of the page.
#[component]
pub fn Later(props: &LaterProps) -> Html {
    let LaterProps { lang, piece, show } = props;
    let state = use_state_eq(|| State::Coming);
    let told = {
        let state = state.setter();
        Callback::from(move |came| state.set(if came { State::Here } else { State::Lost }))
    };
    {
        let (piece, told, state) = (piece.0, told.clone(), state.setter());
        use_effect_with(props.piece, move |_| {
            if !piece.is_here() {
                // Another piece may have come in this place before.
                state.set(State::Coming);
                piece.ask(told);
            }
        });
    }
    if piece.0.is_here() {
        return show.emit(());
    }
    if *state != State::Lost {
        return html! { <p class="note" role="status">{ part_on_its_way(*lang) }</p> };
    }
    let again = {
        let (piece, state) = (piece.0, state.setter());
        move |_| {
            state.set(State::Coming);
            piece.ask(told.clone());
        }
    };
    html! {
        <div class="note" role="alert">
            <p>{ part_lost(*lang) }</p>
            <button class="btn" onclick={again}>{ try_again(*lang) }</button>
        </div>
    }
}
