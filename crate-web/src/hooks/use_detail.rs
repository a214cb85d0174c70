//! How much the stepper tells: as the document says; where it says nothing, as this
//! device did last.

use yew::{Callback, hook};

use super::kept::use_state_eq;
use super::storage::{store, stored};
use crate::state::Action;

const KEY: &str = "duelscope-detail";
const SIMPLE: &str = "simple";

/// Whether only the essence is told, and the way to change that.
#[hook]
pub fn use_detail(said: &str, act: &Callback<Action>) -> (bool, Callback<bool>) {
    let kept = use_state_eq(|| stored(KEY).as_deref() == Some(SIMPLE));
    let simple = if said == "auto" { *kept } else { said == SIMPLE };
    let act = act.clone();
    let set = Callback::from(move |to: bool| {
        kept.set(to);
        store(KEY, if to { SIMPLE } else { "full" });
        act.emit(Action::Detail(to));
    });
    (simple, set)
}
