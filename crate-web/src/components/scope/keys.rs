//! The stepper's keys, while it has the focus and nobody is typing.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::{Callback, KeyboardEvent};

use super::ways::Ways;

/// Steps for an arrow, Home or End, rolls anew for N, plays and pauses for P.
pub(super) fn pressed(
    event: &KeyboardEvent,
    ways: Ways,
    go: &Callback<usize>,
    roll: &Callback<()>,
    play: &Callback<()>,
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
    let key = event.key();
    let does = match key.as_str() {
        "n" | "N" | "т" | "Т" => Some(roll),
        "p" | "P" | "з" | "З" => Some(play),
        _ => None,
    };
    // A held key must not roll the dice a hundred times.
    if let Some(does) = does.filter(|_| !event.repeat()) {
        event.prevent_default();
        does.emit(());
        return;
    }
    let to = match key.as_str() {
        // The slider moves by itself.
        _ if inside("input") => return,
        key => step(key, ways),
    };
    if let Some(to) = to {
        event.prevent_default();
        go.emit(to);
    }
}

/// The stage a key leads to.
fn step(key: &str, ways: Ways) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(ways.back),
        "ArrowRight" => Some(ways.next),
        "Home" => Some(0),
        "End" => Some(ways.last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_where_the_ways_do() {
        let ways = Ways { at: 3, back: 1, next: 4, last: 6 };
        let keys = ["ArrowLeft", "ArrowRight", "Home", "End", "a"];
        assert_eq!(keys.map(|key| step(key, ways)), [Some(1), Some(4), Some(0), Some(6), None]);
    }
}
