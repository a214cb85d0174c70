//! Runs for a component.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use crate::hooks::kept::{use_mut_ref, use_state};
use wasm_bindgen_futures::spawn_local;
use yew::hook;

use super::counts::Sampled;
use super::runner::Update;
use super::scheduler::{Request, State};
use crate::pieces::SAMPLING;

/// What starts and ends runs.
pub trait Running {
    /// Begins a run in place of the one that may be under way.
    fn start(&self, request: Request);
    /// Ends the run.
    fn cancel(&self);
}

/// A runner as a component holds it.
#[derive(Clone)]
pub struct UseRunner {
    /// The latest update of the latest run.
    pub update: Option<Update>,
    desk: Rc<Desk>,
}

impl fmt::Debug for UseRunner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UseRunner").field("update", &self.update).finish_non_exhaustive()
    }
}

impl UseRunner {
    /// Begins a run. The program that samples is loaded for the first one.
    pub fn start(&self, request: Request) {
        Desk::start(&self.desk, request);
    }

    /// Ends the run.
    pub fn cancel(&self) {
        self.desk.cancel();
    }
}

/// The runner, and what is asked of it before it is here.
struct Desk {
    runner: RefCell<Option<Rc<dyn Running>>>,
    waiting: RefCell<Option<Request>>,
    tell: Rc<dyn Fn(Update)>,
}

impl Desk {
    fn start(desk: &Rc<Desk>, request: Request) {
        let runner = desk.runner.borrow().clone();
        if let Some(runner) = runner {
            return runner.start(request);
        }
        if let Some(sampling) = SAMPLING.get() {
            return desk.employ((sampling.runner)(Rc::clone(&desk.tell)), request);
        }
        (desk.tell)(Update::before(&request, State::Running));
        let comes_already = desk.waiting.replace(Some(request)).is_some();
        if comes_already {
            return;
        }
        let desk = Rc::clone(desk);
        spawn_local(async move {
            let sampling = SAMPLING.load().await;
            // Cancelled meanwhile.
            let Some(request) = desk.waiting.take() else { return };
            match sampling {
                Ok(sampling) => desk.employ((sampling.runner)(Rc::clone(&desk.tell)), request),
                Err(_) => (desk.tell)(Update::before(&request, State::Lost)),
            }
        });
    }

    fn employ(&self, runner: Rc<dyn Running>, request: Request) {
        self.runner.replace(Some(Rc::clone(&runner)));
        runner.start(request);
    }

    fn cancel(&self) {
        if let Some(request) = self.waiting.take() {
            (self.tell)(Update::before(&request, State::Cancelled));
        }
        let runner = self.runner.borrow().clone();
        if let Some(runner) = runner {
            runner.cancel();
        }
    }
}

impl Update {
    /// Of a run that has counted nothing yet.
    fn before(request: &Request, state: State) -> Update {
        Update {
            run: 0,
            request: Rc::new(request.clone()),
            state,
            tally: Rc::new(Sampled::Nothing),
            done: 0,
            wanted: request.trials,
            workers: 0,
            lost_workers: 0,
            inline: false,
            elapsed_ms: 0.0,
        }
    }
}

/// A runner whose updates render the component again. It lasts as long as the
/// component does.
#[hook]
pub fn use_runner() -> UseRunner {
    let update = use_state(|| None);
    let setter = update.setter();
    let desk = use_mut_ref(|| {
        Rc::new(Desk {
            runner: RefCell::default(),
            waiting: RefCell::default(),
            tell: Rc::new(move |update| setter.set(Some(update))),
        })
    });
    let desk = Rc::clone(&desk.borrow());
    UseRunner { update: (*update).clone(), desk }
}
