//! The stepper as the page has it: the scope with what chooses its rolls.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_core::sheet::{Hand, Slot};
use duelscope_text::branches::branches;
use duelscope_text::luck::of_seed;
use duelscope_text::{choice_label, field_label, pins};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::field::Field;
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::components::luck_menu::LuckMenu;
use crate::components::pins::strip;
use crate::components::scope::{OnPin, Scope};
use crate::dots;
use crate::hooks::use_detail;
use crate::montecarlo::Update;
use crate::pieces::{SAMPLING, STAGES, TREE};
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
    let (on_step, on_trial) = (act.clone(), act.clone());
    let detail = Slot::global("detail");
    let (simple, set_simple) = use_detail(state.sheet.get(detail), act);
    let what_if = use_state_eq(|| false);
    let toggle = {
        let what_if = what_if.clone();
        move |_| what_if.set(!*what_if)
    };
    let ways = use_state_eq(|| false);
    let toggle_ways = {
        let ways = ways.clone();
        move |_| ways.set(!*ways)
    };
    let on_pin: OnPin = {
        let act = act.clone();
        Callback::from(move |(place, value)| act.emit(Action::Pin(place, value)))
    };
    let on_release = {
        let act = act.clone();
        Callback::from(move |()| act.emit(Action::ReleasePins))
    };
    let stage = answer.story.stages.get(answer.story.clamp(answer.scenario.step));
    let seed = AttrValue::from(state.sheet.global("seed").to_owned());
    let rolls = stage.filter(|_| *what_if).map(|stage| {
        let (rolls, on_pin) = (stage.rolls.clone(), on_pin.clone());
        later(lang, &STAGES, move |stages| (stages.fields)(lang, &rolls, &on_pin))
    });
    let told = |to: bool, word: &str| {
        let set = set_simple.clone();
        html! { <button type="button" aria-pressed={(simple == to).to_string()} onclick={move |_| set.emit(to)}>{ choice_label(lang, "detail", word) }</button> }
    };
    let extra = html! {
        <>
            <Field {lang} slot={trial} preset={None::<AttrValue>} text={AttrValue::from(state.sheet.get(trial).to_owned())}
                error={state.error(trial).cloned()} act={act.clone()} />
            <span class="run-note">{ of_seed(lang, &seed) }</span>
            <LuckMenu {lang} answer={Rc::clone(answer)} run={run.as_ref().map(|update| Rc::clone(&update.tally))}
                on_trial={move |trial| on_trial.emit(Action::Trial(trial))} />
            <button type="button" class="btn" aria-expanded={what_if.to_string()} aria-controls={what_if.then_some("pins")} onclick={toggle}>
                { icon(Icon::Pin) }{ pins::what_if(lang) }
            </button>
            <button type="button" class="btn" aria-expanded={ways.to_string()} aria-controls={ways.then_some("branches")} onclick={toggle_ways}>
                { icon(Icon::Tree) }{ branches(lang) }
            </button>
            <div class="seg spread" role="group" aria-label={field_label(lang, detail.field)}>
                { told(true, "simple") }{ told(false, "full") }
            </div>
            { rolls }
            if *ways {
                <div class="tree" id="branches">{ later(lang, &TREE, {
                    let (state, act) = (Rc::clone(state), act.clone());
                    move |tree| (tree.tree)(Rc::clone(&state), act.clone())
                }) }</div>
            }
        </>
    };
    // Sampled once a run, shown as far as it has come.
    let counts = run.as_ref().is_some_and(|run| run.done > 0);
    let sampled = use_memo(
        (counts.then(|| Rc::clone(&answer.pipeline)), answer.scenario.seed),
        |(pipeline, seed)| {
            pipeline.as_ref().zip(SAMPLING.get()).map_or_else(Vec::new, |(p, s)| (s.dots)(p, *seed))
        },
    );
    let shown = run.as_ref().map_or(0, |run| dots::shown(run.done, run.wanted));
    let dots = Rc::new(sampled[..shown.min(sampled.len())].to_vec());
    let under = strip(lang, answer, &seed, on_release);
    html! {
        <Scope {lang} story={Rc::clone(&answer.story)} at={answer.scenario.step}
            names={Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)))} dimmed={state.stale()}
            trial={answer.scenario.trial} {seed} {simple} on_step={move |step| on_step.emit(Action::Step(step))}
            on_new_roll={on_new_roll.clone()} {extra} {under} {dots} on_pin={Some(on_pin)} />
    }
}
