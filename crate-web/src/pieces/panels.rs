//! The panels that are not open at first.

use std::rc::Rc;

use duelscope_text::Lang;
use yew::{Callback, Html};

use super::piece;
use crate::answer::Missing;
use crate::components::blows_panel::BlowsPanel;
use crate::components::claims_panel::ClaimsPanel;
use crate::components::compare_panel::ComparePanel;
use crate::components::duel_panel::{DuelPanel, without_law};
use crate::hooks::Run;
use crate::markup::html;
use crate::state::{Action, State};

/// One function for each panel.
#[derive(Debug)]
pub struct Panels {
    /// Blows to kill.
    pub blows: fn(Rc<State>) -> Html,
    /// The duel.
    pub duel: fn(Rc<State>, Run, Callback<Action>) -> Html,
    /// The reference beside the present.
    pub compare: fn(Rc<State>, Callback<Action>) -> Html,
    /// What pages claim.
    pub claims: fn(Rc<State>, Callback<Action>) -> Html,
    /// Why an attack has no law.
    pub without_law: fn(Lang, Missing) -> Html,
}

piece! {
    /// The panels that are not open at first.
    PANELS: Panels = panels Panels {
        blows: |state| html! { <BlowsPanel {state} /> },
        duel: |state, run, act| html! { <DuelPanel {state} {run} {act} /> },
        compare: |state, act| html! { <ComparePanel {state} {act} /> },
        claims: |state, act| html! { <ClaimsPanel {state} {act} /> },
        without_law,
    }
}
