//! A person's own presets, kept on this device; in memory where the browser
//! keeps nothing.

use std::cell::RefCell;
use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_state};
use duelscope_core::sheet::Preset;
use web_sys::Event;
use yew::hook;

use super::listener::Listener;
use super::storage::{store, stored};
use crate::library::Presets;

const KEY: &str = "duelscope-presets";

/// Told to whoever shows the list; other tabs are told by the browser.
const CHANGED: &str = "duelscope-presets-changed";

thread_local! {
    /// The list, where the browser keeps none.
    static MEMORY: RefCell<Presets> = RefCell::default();
}

/// A change of the list.
#[derive(Clone, Debug)]
pub enum Change {
    /// Keep these, in place of those of the same names.
    Put(Vec<Preset>),
    /// Let the one of this name go.
    Remove(String),
}

/// The list as it is now: another tab may have changed it.
fn read() -> Presets {
    stored(KEY).map_or_else(|| MEMORY.with_borrow(Presets::clone), |text| Presets::read(&text))
}

/// Changes the list; whether the browser keeps it.
pub fn change(change: Change) -> bool {
    let mut presets = read();
    match change {
        Change::Put(added) => added.into_iter().for_each(|preset| presets.put(preset)),
        Change::Remove(name) => presets.remove(&name),
    }
    let kept = store(KEY, &presets.write());
    MEMORY.set(presets);
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(CHANGED)) {
        // Only a cancelled event is told, and this one cannot be.
        let _ = window.dispatch_event(&event);
    }
    kept
}

/// The list, as it changes here and in other tabs.
#[hook]
pub fn use_presets() -> Rc<Presets> {
    let shown = use_state(|| Rc::new(read()));
    {
        let shown = shown.setter();
        use_effect_with((), move |()| {
            let listeners = web_sys::window().map(|window| {
                ["storage", CHANGED].map(|kind| {
                    let shown = shown.clone();
                    Listener::new(&window, kind, move |_| shown.set(Rc::new(read())))
                })
            });
            move || drop(listeners)
        });
    }
    Rc::clone(&shown)
}
