//! Runs for a component.

use yew::{hook, use_mut_ref, use_state};

use super::runner::{Runner, Update};
use super::scheduler::Request;

/// A runner as a component holds it.
#[derive(Clone, Debug)]
pub struct UseRunner {
    /// The latest update of the latest run.
    pub update: Option<Update>,
    runner: Runner,
}

impl UseRunner {
    /// Begins a run; see [`Runner::start`].
    pub fn start(&self, request: Request) -> u32 {
        self.runner.start(request)
    }

    /// Ends the run; see [`Runner::cancel`].
    pub fn cancel(&self) {
        self.runner.cancel();
    }
}

/// A runner whose updates render the component again. It lasts as long as the
/// component does.
#[hook]
pub fn use_runner() -> UseRunner {
    let update = use_state(|| None);
    let setter = update.setter();
    let runner = use_mut_ref(|| Runner::new(move |update| setter.set(Some(update))));
    let runner = runner.borrow().clone();
    UseRunner { update: (*update).clone(), runner }
}
