//! The button of a side that opens the presets of one's own.

use std::rc::Rc;

use crate::hooks::kept::use_state_eq;
use duelscope_core::sheet::Hand;
use duelscope_text::library::your_presets;
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::pieces::LIBRARY;
use crate::state::{Action, State};

/// The button of a side.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PresetsButtonProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Which side.
    pub hand: Hand,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The button of a side.
#[component]
pub fn PresetsButton(props: &PresetsButtonProps) -> Html {
    let PresetsButtonProps { state, hand, act } = props;
    let title = your_presets(state.lang);
    let open = use_state_eq(|| false);
    let onclick = {
        let open = open.clone();
        move |_| open.set(true)
    };
    let on_close = {
        let open = open.clone();
        move |()| open.set(false)
    };
    html! {
        <>
        <button class="btn icon quiet" aria-haspopup="dialog" aria-label={title.clone()} {title} {onclick}>{ icon(Icon::Heart) }</button>
        if *open {
            { later(state.lang, &LIBRARY, {
                let (state, hand, act) = (Rc::clone(state), *hand, act.clone());
                let on_close = Callback::from(on_close);
                move |library| (library.presets)(Rc::clone(&state), hand, act.clone(), on_close.clone())
            }) }
        }
        </>
    }
}
