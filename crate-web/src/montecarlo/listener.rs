//! An event listener that lives as long as the value that holds it.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

#[derive(Debug)]
pub(super) struct Listener {
    target: EventTarget,
    kind: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Listener {
    pub fn new(
        target: &EventTarget,
        kind: &'static str,
        react: impl FnMut(Event) + 'static,
    ) -> Self {
        let closure = Closure::<dyn FnMut(Event)>::new(react);
        // It fails for values that are no event targets only.
        let _ = target.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref());
        Listener { target: target.clone(), kind, closure }
    }

    /// Listens for as long as the program runs.
    pub fn forget(self) {
        std::mem::forget(self);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let closure = self.closure.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.kind, closure);
    }
}
