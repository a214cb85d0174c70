//! A part of the page whose program is loaded when it is first shown.

use std::fmt;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use duelscope_text::{Lang, part_lost, part_on_its_way, try_again};
use yew::{Callback, Html, Properties, component, hook};

use crate::markup::html;
use crate::pieces::{Part, Piece};

/// What `show` makes of the piece; until it is here, that it is on its way or
/// could not be had.
pub fn later<T>(
    lang: Lang,
    piece: &'static Piece<T>,
    show: impl Fn(&'static T) -> Html + 'static,
) -> Html {
    let LaterProps { lang, piece, show } = props(lang, piece, show);
    html! { <Later {lang} {piece} {show} /> }
}

/// The same, not yet on the page.
pub fn props<T>(
    lang: Lang,
    piece: &'static Piece<T>,
    show: impl Fn(&'static T) -> Html + 'static,
) -> LaterProps {
    let show = Callback::from(move |()| piece.get().map(&show).unwrap_or_default());
    LaterProps { lang, piece: Wanted(piece), show }
}

/// A piece to be loaded.
#[derive(Clone, Copy)]
pub struct Wanted(pub &'static dyn Part);

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

/// How the loading of a piece stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    lost: bool,
    again: Callback<()>,
}

impl Way {
    /// How it stands, in words.
    pub fn said(&self, lang: Lang) -> String {
        if self.lost { part_lost(lang) } else { part_on_its_way(lang) }
    }
}

/// Loads a piece as soon as it is wanted, and renders again when it has come.
#[hook]
pub fn use_piece(piece: Wanted, wanted: bool) -> Way {
    let state = use_state_eq(|| State::Coming);
    let ask = {
        let state = state.setter();
        Callback::from(move |()| {
            let told = state.clone();
            state.set(State::Coming);
            piece.0.ask(Callback::from(move |came| {
                told.set(if came { State::Here } else { State::Lost });
            }));
        })
    };
    {
        let ask = ask.clone();
        use_effect_with((piece, wanted), move |&(piece, wanted)| {
            if wanted && !piece.0.is_here() {
                ask.emit(());
            }
        });
    }
    Way { lost: *state == State::Lost, again: ask }
}

/// That a piece is on its way, or could not be had.
pub fn waiting(lang: Lang, way: Way) -> Html {
    if !way.lost {
        return html! { <p class="note" role="status">{ part_on_its_way(lang) }</p> };
    }
    html! {
        <div class="note" role="alert">
            <p>{ part_lost(lang) }</p>
            <button class="btn" onclick={move |_| way.again.emit(())}>{ try_again(lang) }</button>
        </div>
    }
}

/// A part of the page.
#[component]
pub fn Later(props: &LaterProps) -> Html {
    let LaterProps { lang, piece, show } = props;
    let way = use_piece(*piece, true);
    if piece.0.is_here() { show.emit(()) } else { waiting(*lang, way) }
}
