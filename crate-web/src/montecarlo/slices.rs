//! Work in the page, in slices too short to be felt.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use gloo_timers::callback::Timeout;

use super::clock::now;

/// Longest slice, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

/// Does a slice of work, until the question is answered with yes; whether there is
/// more to do.
type Turn = Box<dyn FnMut(&mut dyn FnMut() -> bool) -> bool>;

/// Work under way; dropping it ends it.
pub struct Slices(Rc<RefCell<Option<Timeout>>>);

impl fmt::Debug for Slices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Slices").field(&self.0.borrow().is_some()).finish()
    }
}

impl Slices {
    /// Begins after what is done now.
    pub fn new(turn: impl FnMut(&mut dyn FnMut() -> bool) -> bool + 'static) -> Slices {
        let slices = Slices(Rc::default());
        next(&slices.0, Box::new(turn));
        slices
    }
}

fn next(slot: &Rc<RefCell<Option<Timeout>>>, mut turn: Turn) {
    let weak = Rc::downgrade(slot);
    let timeout = Timeout::new(0, move || {
        let Some(slot) = weak.upgrade() else { return };
        let since = now();
        if turn(&mut || now() - since > SLICE_MS) {
            next(&slot, turn);
        }
    });
    slot.replace(Some(timeout));
}
