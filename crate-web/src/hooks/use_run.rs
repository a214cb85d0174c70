//! A Monte Carlo run of what the page shows, and whether its counts still
//! belong to it.

use duelscope_core::sheet::encode;
use yew::hook;

use crate::answer::{Answer, deciding};
use crate::montecarlo::{Request, Update, UseRunner, What, use_runner};

/// A run as a panel holds it.
#[derive(Clone, Debug)]
pub struct Run {
    /// The latest update of the latest run.
    pub update: Option<Update>,
    /// That run was of other settings than the page shows now.
    pub outdated: bool,
    request: Request,
    runner: UseRunner,
}

impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        self.update == other.update
            && self.outdated == other.outdated
            && self.request == other.request
    }
}

impl Run {
    /// Begins a run of what the page shows.
    pub fn start(&self) {
        self.runner.start(self.request.clone());
    }

    /// Ends the run.
    pub fn cancel(&self) {
        self.runner.cancel();
    }

    /// The latest update, unless it is of older settings.
    pub fn current(&self) -> Option<&Update> {
        self.update.as_ref().filter(|_| !self.outdated)
    }
}

/// Runs of one kind for the answer that is shown.
#[hook]
pub fn use_run(answer: &Answer, what: What) -> Run {
    let runner = use_runner();
    let request = request(answer, what);
    let update = runner.update.clone();
    let outdated = update
        .as_ref()
        .is_some_and(|u| u.request.link != request.link || u.request.seed != request.seed);
    Run { update, outdated, request, runner }
}

fn request(answer: &Answer, what: What) -> Request {
    let scenario = &answer.scenario;
    Request {
        // Stepping, or asking for more trials, does not outdate a run.
        link: encode(&deciding(&answer.sheet)),
        what,
        seed: scenario.seed,
        trials: scenario.trials,
        precision: scenario.within,
    }
}
