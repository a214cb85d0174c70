//! The address bar is always the document.

use std::cell::RefCell;
use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_mut_ref};
use duelscope_core::sheet::Sheet;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::{UseReducerHandle, hook};

use super::AFTER_PAINT;
use crate::link;
use crate::state::{Action, Mark, State};

/// Milliseconds between two writes: Safari throws after 100 in 30 seconds.
const PAUSE: u32 = 500;

/// What is still to be written.
#[derive(Default)]
struct Writer {
    /// Runs until the next write is allowed.
    resting: Option<Timeout>,
    /// The last change that waits.
    waiting: Option<(Sheet, Mark)>,
    /// The fragment as it was last read or written here.
    known: String,
}

impl Writer {
    /// Whether the address is as it was left. Where it is not, somebody has gone
    /// elsewhere and the page is about to hear of it: that is not written over.
    fn finds_its_own(&mut self) -> bool {
        let fragment = link::fragment();
        let own = fragment == self.known;
        self.known = fragment;
        own
    }
}

/// Writes the document into the address bar once it is painted, at most twice a second,
/// and opens what back, forward or a pasted link brings.
#[hook]
pub fn use_address(state: &UseReducerHandle<State>) {
    let writer = use_mut_ref(|| Writer { known: link::fragment(), ..Writer::default() });
    {
        let writer = Rc::clone(&writer);
        let mark = state.mark;
        use_effect_with(state.sheet.clone(), move |sheet| {
            if mark == Mark::Keep {
                // What still waits is older than what was opened.
                writer.borrow_mut().waiting = None;
            } else {
                post(&writer, sheet.clone(), mark);
            }
        });
    }
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                let fragment = link::fragment();
                writer.borrow_mut().known.clone_from(&fragment);
                dispatcher.dispatch(Action::Open(fragment));
            })
        });
        move || drop(listener)
    });
}

fn post(writer: &Rc<RefCell<Writer>>, sheet: Sheet, mark: Mark) {
    let mut now = writer.borrow_mut();
    // A change that deserves an entry of its own keeps it while it waits.
    let mark = match now.waiting {
        Some((_, Mark::Push)) => Mark::Push,
        _ => mark,
    };
    now.waiting = Some((sheet, mark));
    if now.resting.is_none() {
        now.resting = Some(rest(writer, AFTER_PAINT));
    }
}

fn rest(writer: &Rc<RefCell<Writer>>, pause: u32) -> Timeout {
    let writer = Rc::clone(writer);
    Timeout::new(pause, move || {
        let mut now = writer.borrow_mut();
        now.resting = None;
        if let Some((sheet, mark)) = now.waiting.take()
            && now.finds_its_own()
        {
            link::write(&sheet, mark);
            now.known = link::fragment();
            now.resting = Some(rest(&writer, PAUSE));
        }
    })
}
