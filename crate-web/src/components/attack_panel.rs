//! HP lost to one attack: the exact law, and trials over it.

use std::rc::Rc;

use duelscope_core::Game;
use duelscope_core::sheet::{Hand, Sheet, Slot, encode};
use duelscope_text::chart::Topic;
use yew::{Callback, Html, Properties, component, html, use_memo, use_state_eq};

use crate::answer::Answer;
use crate::chart::{Counts, Data, Spread, View};
use crate::components::histogram::{Histogram, Pick};
use crate::components::run_bar::RunBar;
use crate::montecarlo::{Request, What, use_runner};
use crate::state::{Action, State};

/// HP lost to one attack.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AttackPanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// Histogram and run of one attack.
#[component]
pub fn AttackPanel(props: &AttackPanelProps) -> Html {
    let AttackPanelProps { state, act } = props;
    let lang = state.lang;
    // A miss is no hit for nothing: first the hits, which tell more.
    let view = use_state_eq(|| View { hits_only: true, ..View::default() });
    let runner = use_runner();
    let spread = use_memo(Rc::clone(&state.answer), |answer| exact_spread(answer));
    let request = request(&state.answer);
    let outdated = runner.update.as_ref().is_some_and(|update| {
        update.request.link != request.link || update.request.seed != request.seed
    });
    let tally = runner.update.as_ref().filter(|_| !outdated).map(|update| Rc::clone(&update.tally));
    let counts = use_memo(tally, |tally| {
        let tally = tally.as_ref()?.attack().filter(|tally| tally.trials() > 0)?;
        Some(Rc::new(Counts::of_attacks(tally)))
    });
    let data = Data {
        exact: spread.as_ref().as_ref().map(Rc::clone),
        counts: counts.as_ref().clone(),
        reference: None,
        hp: Some(state.answer.pipeline.start.target.hp),
    };
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
    };
    let on_bar = {
        let act = act.clone();
        Callback::from(move |pick: Pick| {
            if let Some(trial) = pick.trial {
                act.emit(Action::Trial(trial));
            }
        })
    };
    let (on_run, on_cancel) = {
        let (start, cancel) = (runner.clone(), runner.clone());
        (
            Callback::from(move |()| {
                start.start(request.clone());
            }),
            Callback::from(move |()| cancel.cancel()),
        )
    };
    html! {
        <>
            <Histogram {lang} {data} view={seen(*view, &state.answer)} {on_view} on_bar={Some(on_bar)}
                    topic={Topic::HpLost} stale={state.stale()} />
                <RunBar state={Rc::clone(state)} update={runner.update.clone()} {outdated} act={act.clone()}
                    {on_run} {on_cancel} />
        </>
    }
}

/// Sanctum rolls for no hit: there is nothing to hide.
fn seen(view: View, answer: &Answer) -> View {
    let rolls = !matches!(answer.scenario.game, Game::Sanctum(_));
    View { hits_only: view.hits_only && rolls, ..view }
}

fn exact_spread(answer: &Answer) -> Option<Rc<Spread>> {
    let exact = answer.exact.as_ref().ok()?;
    Some(Rc::new(Spread::of_attack(exact, answer.pipeline.start.target.hp)))
}

/// A run of the answer's scenario. Its link leaves out what decides no count,
/// so that stepping or asking for more trials does not outdate a run.
fn request(answer: &Answer) -> Request {
    let mut sheet: Sheet = answer.sheet.clone();
    for key in ["seed", "trials", "trial", "step"] {
        let slot = Slot::global(key);
        sheet.set(slot, slot.default());
    }
    for hand in Hand::BOTH {
        sheet.set_side(hand, "called", "");
    }
    Request {
        link: encode(&sheet),
        what: What::AttackByLeft,
        seed: answer.scenario.seed,
        trials: answer.scenario.trials,
        precision: None,
    }
}
