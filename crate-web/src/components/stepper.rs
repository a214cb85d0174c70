//! The stepper as the page has it: the scope with what chooses its rolls.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, Slot};
use duelscope_text::luck::of_seed;
use yew::{AttrValue, Callback, Html, Properties, component, html};

use crate::components::field::Field;
use crate::components::luck_menu::LuckMenu;
use crate::components::scope::Scope;
use crate::montecarlo::Update;
use crate::state::{Action, State};

/// The stepper of the page.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct StepperProps {
    /// The page's state.
    pub state: Rc<State>,
    /// The latest update of a run of the attack that is shown.
    pub run: Option<Update>,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// Asked for new rolls.
    pub on_new_roll: Callback<()>,
}

/// The scope, and under it what chooses its rolls.
#[component]
pub fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { state, run, act, on_new_roll } = props;
    let (lang, answer) = (state.lang, &state.answer);
    let trial = Slot::global("trial");
    let (on_step, on_trial, on_set) = (act.clone(), act.clone(), act.clone());
    let on_set = Callback::from(move |(slot, text)| on_set.emit(Action::Set(slot, text)));
    let seed = AttrValue::from(state.sheet.global("seed").to_owned());
    let extra = html! {
        <>
            <Field {lang} slot={trial} text={AttrValue::from(state.sheet.get(trial).to_owned())}
                error={state.error(trial).cloned()} {on_set} />
            <span class="run-note">{ of_seed(lang, &seed) }</span>
            <LuckMenu {lang} answer={Rc::clone(answer)} run={run.as_ref().map(|update| Rc::clone(&update.tally))}
                on_trial={move |trial| on_trial.emit(Action::Trial(trial))} />
        </>
    };
    html! {
        <Scope {lang} story={Rc::clone(&answer.story)} at={answer.scenario.step}
            names={Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)))} dimmed={state.stale()}
            trial={answer.scenario.trial} {seed} on_step={move |step| on_step.emit(Action::Step(step))}
            on_new_roll={on_new_roll.clone()} {extra} />
    }
}
