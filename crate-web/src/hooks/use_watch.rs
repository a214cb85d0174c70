//! Bars that are watched: a trial that fell into one, noted by a run or found now.

use std::rc::Rc;

use duelscope_text::{Lang, part_lost};
use yew::{Callback, hook};

use super::kept::use_state;
use crate::answer::Answer;
use crate::components::histogram::Pick;
use crate::pieces::{Part, SAMPLING};
use crate::watch::Bars;

/// Tells the trial of the bar that was chosen; beside it, why there is none.
#[hook]
pub fn use_watch(
    lang: Lang,
    answer: &Rc<Answer>,
    bars: Bars,
    on_trial: Callback<u64>,
) -> (Callback<Pick>, Option<String>) {
    // It is of an answer, and gone with it.
    let why_not = use_state(|| None::<(Rc<Answer>, String)>);
    let here = why_not.as_ref().filter(|(of, _)| Rc::ptr_eq(of, answer)).map(|of| of.1.clone());
    let (answer, said) = (Rc::clone(answer), why_not.setter());
    let on_bar = Callback::from(move |pick: Pick| {
        let (answer, on_trial, said) = (Rc::clone(&answer), on_trial.clone(), said.clone());
        SAMPLING.ask(Callback::from(move |_| {
            let found = match SAMPLING.get() {
                None => Err(part_lost(lang)),
                Some(sampling) => (sampling.watched)(lang, &answer, bars, pick),
            };
            match found {
                Ok(trial) => on_trial.emit(trial),
                Err(why) => said.set(Some((Rc::clone(&answer), why))),
            }
        }));
    });
    (on_bar, here)
}
