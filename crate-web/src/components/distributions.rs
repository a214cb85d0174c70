//! The panels under the scope.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use crate::state::{Action, State};

/// The panels under the scope.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DistributionsProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The panels under the scope.
#[component]
pub fn Distributions(_: &DistributionsProps) -> Html {
    html! {
        <section class="dists"></section>
    }
}
