//! A person's own presets, kept on this device; in memory where the browser
//! keeps nothing.

use std::rc::Rc;

use duelscope_core::sheet::Preset;
use yew::{Callback, hook, use_callback, use_effect_with, use_mut_ref, use_state};

use super::listener::Listener;
use super::storage::{store, stored};
use crate::library::Presets;

const KEY: &str = "duelscope-presets";

/// A change of the list.
#[derive(Clone, Debug)]
pub enum Change {
    /// Keep these, in place of those of the same names.
    Put(Vec<Preset>),
    /// Let the one of this name go.
    Remove(String),
    /// Another tab changed the list.
    Reread,
}

/// The presets, whether the browser keeps them, and how to change them.
#[hook]
pub fn use_presets() -> (Rc<Presets>, bool, Callback<Change>) {
    let read = || stored(KEY).map(|text| Presets::read(&text));
    let shown = use_state(|| (Rc::new(read().unwrap_or_default()), true));
    // What a callback of an older render must not overwrite.
    let latest = use_mut_ref(|| (*shown.0).clone());
    let change = {
        let shown = shown.clone();
        use_callback((), move |change, ()| {
            // Another tab may have changed the list since.
            let mut presets = read().unwrap_or_else(|| latest.borrow().clone());
            let writes = !matches!(change, Change::Reread);
            match change {
                Change::Put(added) => added.into_iter().for_each(|preset| presets.put(preset)),
                Change::Remove(name) => presets.remove(&name),
                Change::Reread => {}
            }
            let kept = !writes || store(KEY, &presets.write());
            latest.replace(presets.clone());
            shown.set((Rc::new(presets), kept));
        })
    };
    {
        let change = change.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                Listener::new(&window, "storage", move |_| change.emit(Change::Reread))
            });
            move || drop(listener)
        });
    }
    (Rc::clone(&shown.0), shown.1, change)
}
