//! Monte Carlo: how many trials, from which seed, how far.

use std::rc::Rc;

use duelscope_core::sheet::Slot;
use duelscope_text::{
    Lang, cancel_run, decimal, int, of_trials_word, part_lost, part_on_its_way, run_failed,
    run_outdated, run_trials, runs_in_page, trials_cancelled, trials_done, trials_finished,
    trials_word, within_note, workers_lost,
};
use yew::{AttrValue, Callback, Html};

use crate::markup::html;

use crate::components::field::Field;
use crate::components::icon::{Icon, icon};
use crate::hooks::Run;
use crate::montecarlo::{State as RunState, Update};
use crate::pieces::SAMPLING;
use crate::state::{Action, State};

/// Monte Carlo's controls.
#[derive(Debug)]
pub struct RunBar {
    /// The page's state.
    pub state: Rc<State>,
    /// The run.
    pub run: Run,
    /// Takes what is done to the fields.
    pub act: Callback<Action>,
}

/// The controls of a run.
pub fn run_bar(props: &RunBar) -> Html {
    let RunBar { state, run, act } = props;
    let update = &run.update;
    let lang = state.lang;
    let field = |key: &str| {
        let slot = Slot::global(key);
        html! {
            <Field {lang} {slot} preset={None::<AttrValue>} text={AttrValue::from(state.sheet.get(slot).to_owned())}
                error={state.error(slot).cloned()} act={act.clone()} />
        }
    };
    let running = update.as_ref().filter(|update| update.state == RunState::Running);
    let button = if running.is_some() {
        let run = run.clone();
        html! {
            <button class="btn primary" onclick={move |_| run.cancel()}>{ icon(Icon::Stop) }{ cancel_run(lang) }</button>
        }
    } else {
        let run = run.clone();
        let trials = i64::try_from(state.answer.scenario.trials).unwrap_or(i64::MAX);
        html! {
            <button class="btn primary" disabled={state.stale()} onclick={move |_| run.start()}>
                { icon(Icon::Play) }{ run_trials(lang, &int(lang, trials)) }
            </button>
        }
    };
    html! {
        <div class="run">
            { field("trials") }
            { field("seed") }
            { field("within") }
            { button }
            if let Some(update) = running {
                <progress max="1000" value={permille(update).to_string()} aria-label={said(lang, update)} />
            }
            <span class="run-note" role="status">
                { match update {
                    Some(_) if run.outdated => run_outdated(lang),
                    Some(update) => said(lang, update),
                    None => String::new(),
                } }
            </span>
            <p class="run-note within">{ within_note(lang) }</p>
        </div>
    }
}

fn permille(update: &Update) -> u64 {
    update.done.saturating_mul(1000) / update.wanted.max(1)
}

/// How far a run is, once what samples is here.
fn said(lang: Lang, update: &Update) -> String {
    match SAMPLING.get() {
        Some(sampling) => (sampling.note)(lang, update),
        None if update.state == RunState::Lost => part_lost(lang),
        None => part_on_its_way(lang),
    }
}

/// How far a run is.
pub fn note(lang: Lang, update: &Update) -> String {
    let count = |n: u64| int(lang, i64::try_from(n).unwrap_or(i64::MAX));
    let done = count(update.done);
    let mut note = match &update.state {
        RunState::Running => {
            trials_done(lang, &done, &count(update.wanted), of_trials_word(lang, update.wanted))
        }
        RunState::Finished => {
            let seconds = decimal(lang, update.elapsed_ms / 1000.0, 2);
            trials_finished(lang, &done, trials_word(lang, update.done), &seconds)
        }
        RunState::Cancelled => trials_cancelled(lang, &done, of_trials_word(lang, update.done)),
        RunState::Failed(why) => run_failed(lang, why),
        RunState::Lost => part_lost(lang),
    };
    if update.lost_workers > 0 {
        note = format!("{note} · {}", workers_lost(lang, &update.lost_workers.to_string()));
    }
    if update.inline {
        note = format!("{note} · {}", runs_in_page(lang));
    }
    note
}
