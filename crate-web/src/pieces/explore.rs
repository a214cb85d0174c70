//! The panel of sweeps.

use std::rc::Rc;

use yew::{Callback, Html};

use super::piece;
use crate::components::explore_panel::{ExplorePanel, Kept};
use crate::markup::html;
use crate::state::{Action, State};

/// The panel of sweeps.
#[derive(Debug)]
pub struct Explore {
    /// The panel.
    pub panel: fn(Rc<State>, Callback<Action>, Kept) -> Html,
}

piece! {
    /// The panel of sweeps.
    EXPLORE: Explore = explore Explore {
        panel: |state, act, kept| html! { <ExplorePanel {state} {act} {kept} /> },
    }
}
