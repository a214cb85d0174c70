//! HP lost to one attack: the exact law, and trials over it.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_core::Game;
use duelscope_text::chart::Topic;
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::answer::Answer;
use crate::chart::{Counts, Data, Spread, View};
use crate::components::histogram::Histogram;
use crate::components::later::later;
use crate::components::lead::lead_to;
use crate::components::run_bar::{RunBar, run_bar};
use crate::hooks::{Run, use_watch};
use crate::pieces::PANELS;
use crate::state::{Action, State};
use crate::watch::Bars;

/// HP lost to one attack.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AttackPanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Its runs.
    pub run: Run,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// There is a stepper, in which the trial of a bar can be watched.
    pub watched: bool,
}

/// Histogram and run of one attack.
#[component]
pub fn AttackPanel(props: &AttackPanelProps) -> Html {
    let AttackPanelProps { state, run, act, watched } = props;
    let lang = state.lang;
    // A miss is no hit for nothing: first the hits, which tell more.
    let view = use_state_eq(|| View { hits_only: true, ..View::default() });
    let spread = use_memo(Rc::clone(&state.answer), |answer| exact_spread(answer));
    let reference =
        use_memo(state.reference.clone(), |reference| exact_spread(reference.as_ref()?));
    let tally = run.current().map(|update| Rc::clone(&update.tally));
    let counts = use_memo(tally, |tally| {
        let tally = tally.as_ref()?.attack().filter(|tally| tally.trials() > 0)?;
        Some(Rc::new(Counts::of_attacks(tally)))
    });
    let data = Data {
        exact: spread.as_ref().as_ref().map(Rc::clone),
        counts: counts.as_ref().clone(),
        reference: reference.as_ref().clone(),
        hp: Some(state.answer.pipeline.start.target.hp),
    };
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
    };
    let shown = seen(*view, &state.answer);
    let on_trial = {
        let act = act.clone();
        Callback::from(move |trial| {
            act.emit(Action::Trial(trial));
            lead_to("scope");
        })
    };
    let (on_bar, why_not) = use_watch(lang, &state.answer, Bars::Attack(shown), on_trial);
    html! {
        <>
            <Histogram {lang} {data} view={shown} {on_view} on_bar={watched.then_some(on_bar)}
                    topic={Topic::HpLost} stale={state.stale()} />
            if state.answer.exact.is_err() {
                { without_law(state) }
            }
            if let Some(why_not) = why_not { <p class="note" role="status">{ why_not }</p> }
            { run_bar(&RunBar { state: Rc::clone(state), run: run.clone(), act: act.clone() }) }
        </>
    }
}

/// Why there is no exact law, or how far it is.
fn without_law(state: &State) -> Html {
    let missing = state.answer.exact.as_ref().err().copied();
    let lang = state.lang;
    later(lang, &PANELS, move |panels| {
        missing.map(|missing| (panels.without_law)(lang, missing)).unwrap_or_default()
    })
}

/// Sanctum rolls for no hit: there is nothing to hide.
fn seen(view: View, answer: &Answer) -> View {
    let rolls = !matches!(answer.scenario.game, Game::Sanctum(_));
    View { hits_only: view.hits_only && rolls, ..view }
}

/// The exact law of HP lost, where it is known.
pub fn exact_spread(answer: &Answer) -> Option<Rc<Spread>> {
    let exact = answer.exact.as_ref().ok()?;
    Some(Rc::new(Spread::of_attack(exact)))
}
