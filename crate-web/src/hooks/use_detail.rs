//! How much the stepper tells: of this device, like the theme, and in no link.

use yew::{Callback, hook, use_callback, use_state_eq};

use super::storage::{store, stored};

const KEY: &str = "duelscope-detail";
const SIMPLE: &str = "simple";

/// Whether only the essence is told, and the way to change that.
#[hook]
pub fn use_detail() -> (bool, Callback<bool>) {
    let simple = use_state_eq(|| stored(KEY).as_deref() == Some(SIMPLE));
    let set = use_callback(simple.setter(), |to: bool, simple| {
        simple.set(to);
        store(KEY, if to { SIMPLE } else { "full" });
    });
    (*simple, set)
}
