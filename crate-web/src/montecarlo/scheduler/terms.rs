//! What the scheduler hears and says.

use std::rc::Rc;

use super::super::message::{Job, What};

/// A worker's number. None is used twice.
pub type WorkerId = u32;

/// The page itself, which does jobs in slices where no worker can.
pub const PAGE: WorkerId = 0;

/// Most trials of a run: up to here a JavaScript number counts exactly.
pub const MOST_TRIALS: u64 = (1 << 53) - 1;

/// What is to be sampled.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The scenario, as its share link.
    pub link: String,
    /// One attack of whom, or the duel.
    pub what: What,
    /// The seed; with the others it decides every count.
    pub seed: u64,
    /// How many trials, at most [`MOST_TRIALS`].
    pub trials: u64,
    /// Stops earlier, as soon as no 95 % interval of an outcome's proportion is
    /// wider than this.
    pub precision: Option<f64>,
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Workers are at it.
    Running,
    /// All trials are counted, or enough for the precision asked for.
    Finished,
    /// It was stopped; what it counted stands.
    Cancelled,
    /// It cannot be done, in words for whoever looks for the cause.
    Failed(String),
    /// The program that samples could not be loaded.
    Lost,
}

/// What a run has counted so far.
#[derive(Clone, Debug)]
pub struct Snapshot<C> {
    /// The run's number.
    pub run: u32,
    /// What was asked for.
    pub request: Rc<Request>,
    /// Where it stands.
    pub state: State,
    /// The counts of the trials from the first one on, without a gap: those of
    /// a run of just so many trials.
    pub counts: C,
    /// Workers that work for it.
    pub workers: usize,
    /// Workers it has lost.
    pub lost: u32,
    /// Whether the page itself samples, now or, where no worker can be made, at all.
    pub inline: bool,
    /// Milliseconds since the start.
    pub elapsed: f64,
}

/// Why a worker is no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It broke down, or could not start.
    Crashed(String),
    /// It did not answer in time.
    Silent,
    /// Workers cannot be made here.
    Impossible,
}

/// What happens to the scheduler.
#[derive(Clone, Debug)]
pub enum Event<C> {
    /// A run is to begin, and the present one to end.
    Start(Request),
    /// The present run is to end.
    Cancel,
    /// A worker listens.
    Ready(WorkerId),
    /// A worker has done a job.
    Reply {
        /// Who.
        worker: WorkerId,
        /// The job's run.
        run: u32,
        /// The job's first batch.
        first: u64,
        /// How long it took, in ms.
        elapsed: f64,
        /// What it counted.
        counts: C,
    },
    /// A worker is still at its job.
    Busy(WorkerId),
    /// A worker says that a job cannot be done.
    Refused {
        /// Who.
        worker: WorkerId,
        /// The job's run.
        run: u32,
        /// The job's first batch.
        first: u64,
        /// Why.
        text: String,
    },
    /// A worker is gone.
    Lost(WorkerId, Loss),
    /// Time passes: a few times a second, or more often.
    Tick,
}

/// What the scheduler wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Start a worker of this number.
    Spawn(WorkerId),
    /// End this worker, and whatever it is doing.
    Kill(WorkerId),
    /// Give a job to a worker, or to the page.
    Send(WorkerId, Job),
    /// The page is to drop its job.
    Recall,
}
