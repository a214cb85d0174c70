//! Calls back at every frame and ten times a second, while it is wanted.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Window;

/// Time between two ticks where no frames are painted, in ms.
const TICK_MS: i32 = 100;

#[derive(Debug)]
pub(super) struct Ticker {
    window: Option<Window>,
    on_frame: Closure<dyn FnMut()>,
    on_tick: Closure<dyn FnMut()>,
    frame: Cell<Option<i32>>,
    interval: Cell<Option<i32>>,
}

impl Ticker {
    pub fn new(on_frame: impl FnMut() + 'static, on_tick: impl FnMut() + 'static) -> Self {
        Ticker {
            window: web_sys::window(),
            on_frame: Closure::new(on_frame),
            on_tick: Closure::new(on_tick),
            frame: Cell::new(None),
            interval: Cell::new(None),
        }
    }

    /// Asks for the next frame, and for ticks until [`Ticker::stop`].
    pub fn go_on(&self) {
        let Some(window) = &self.window else { return };
        if self.interval.get().is_none() {
            let callback = self.on_tick.as_ref().unchecked_ref();
            let interval =
                window.set_interval_with_callback_and_timeout_and_arguments_0(callback, TICK_MS);
            self.interval.set(interval.ok());
        }
        if self.frame.get().is_none() {
            let callback = self.on_frame.as_ref().unchecked_ref();
            self.frame.set(window.request_animation_frame(callback).ok());
        }
    }

    /// To be called when a frame has come: the next one has to be asked for.
    pub fn came(&self) {
        self.frame.set(None);
    }

    /// No more calls.
    pub fn stop(&self) {
        let Some(window) = &self.window else { return };
        if let Some(interval) = self.interval.take() {
            window.clear_interval_with_handle(interval);
        }
        if let Some(frame) = self.frame.take() {
            let _ = window.cancel_animation_frame(frame);
        }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        self.stop();
    }
}
