//! An event listener that lives as long as its value.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

/// Listens until it is dropped.
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    heard: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Calls `heard` at each `event` of `target`.
    pub fn new(
        target: &EventTarget,
        event: &'static str,
        heard: impl FnMut(Event) + 'static,
    ) -> Listener {
        let heard = Closure::<dyn FnMut(Event)>::new(heard);
        let function = heard.as_ref().unchecked_ref();
        // The standard names no way in which this fails.
        let _ = target.add_event_listener_with_callback(event, function);
        Listener { target: target.clone(), event, heard }
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("event", &self.event).finish_non_exhaustive()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.heard.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.event, function);
    }
}
