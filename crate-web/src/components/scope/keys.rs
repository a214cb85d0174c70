//! The stepper's keys, while it has the focus and nobody is typing.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::{Callback, KeyboardEvent};

/// Steps for an arrow, Home or End, rolls anew for N.
pub(super) fn pressed(
    event: &KeyboardEvent,
    at: usize,
    last: usize,
    go: &Callback<usize>,
    roll: &Callback<()>,
) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |what: &str| {
        target.as_ref().is_some_and(|element| matches!(element.closest(what), Ok(Some(_))))
    };
    if inside("input:not([type=range]), select, textarea, [contenteditable]") {
        return;
    }
    let to = match event.key().as_str() {
        // A held key must not roll the dice a hundred times.
        "n" | "N" | "т" | "Т" if !event.repeat() => {
            event.prevent_default();
            roll.emit(());
            return;
        }
        // The slider moves by itself.
        _ if inside("input") => return,
        key => step(key, at, last),
    };
    if let Some(to) = to {
        event.prevent_default();
        go.emit(to);
    }
}

/// The stage a key leads to.
fn step(key: &str, at: usize, last: usize) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(at.saturating_sub(1)),
        "ArrowRight" => Some((at + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stay_within_the_ends() {
        assert_eq!(step("ArrowLeft", 0, 5), Some(0));
        assert_eq!(step("ArrowRight", 5, 5), Some(5));
        assert_eq!(step("ArrowRight", 2, 5), Some(3));
        assert_eq!(step("End", 2, 5), Some(5));
        assert_eq!(step("Home", 2, 5), Some(0));
        assert_eq!(step("a", 2, 5), None);
    }
}
