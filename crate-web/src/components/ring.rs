//! The main part of the page: both sides, the stepper between them, the
//! panels under it. It holds the runs, which stepper and panels share.

use std::rc::Rc;

use duelscope_core::sheet::Hand;
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::distributions::Distributions;
use crate::components::side::Side;
use crate::components::stepper::Stepper;
use crate::hooks::use_run;
use crate::montecarlo::What;
use crate::state::{Action, State};

/// The main part of the page.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RingProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// Asked for new rolls.
    pub on_new_roll: Callback<()>,
}

/// Sides, stepper and panels.
#[component]
pub fn Ring(props: &RingProps) -> Html {
    let RingProps { state, act, on_new_roll } = props;
    let attacks = use_run(&state.answer, What::AttackByLeft);
    let fights = use_run(&state.answer, What::Duel);
    let run = attacks.current().cloned();
    html! {
        <main class="page">
            <Side state={Rc::clone(state)} hand={Hand::Left} act={act.clone()} />
            <div class="middle">
                <Stepper state={Rc::clone(state)} {run} act={act.clone()} on_new_roll={on_new_roll.clone()} />
            </div>
            <Side state={Rc::clone(state)} hand={Hand::Right} act={act.clone()} />
            <Distributions state={Rc::clone(state)} {attacks} {fights} act={act.clone()} />
        </main>
    }
}
