//! What samples: runs, in the page and in its workers, and looks at trials.

use std::rc::Rc;

use duelscope_core::{Pipeline, Tally};
use web_sys::DedicatedWorkerGlobalScope;

use super::piece;
use crate::dots::{self, Dot};
use crate::luck::{self, Offer};
use crate::montecarlo::{Runner, Running, Update, serve};

/// Hears of updates.
pub type Tell = Rc<dyn Fn(Update)>;

/// What samples.
#[derive(Debug)]
pub struct Sampling {
    /// A runner that tells its updates.
    pub runner: fn(Tell) -> Rc<dyn Running>,
    /// The program of a worker.
    pub serve: fn(&DedicatedWorkerGlobalScope),
    /// The hit rolls of a seed's first trials.
    pub dots: fn(&Pipeline, u64) -> Vec<Dot>,
    /// Trials by their luck.
    pub luck: fn(&Pipeline, u64, Option<&Tally>) -> Offer,
}

piece! {
    /// What samples.
    SAMPLING: Sampling = sampling Sampling {
        runner: |tell| Rc::new(Runner::new(move |update| tell(update))),
        serve,
        dots: dots::of,
        luck: luck::offer,
    }
}
