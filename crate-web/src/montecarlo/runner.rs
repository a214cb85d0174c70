//! Runs as the app sees them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::{Rc, Weak};

use super::clock::now;
use super::counts::{Counts, Sampled};
use super::hook::Running;
use super::inline::Slices;
use super::pool::{Pool, suitable_width};
use super::scheduler::{Command, Event, PAGE, Request, Scheduler, State};
use super::ticker::Ticker;

/// Updates wait for the next frame, unless none has come for so long, in ms:
/// a hidden page paints nothing, and its runs go on.
const NO_FRAMES_MS: f64 = 100.0;

/// What a run has counted so far, and how it goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// The run's number, as [`Runner::start`] returned it.
    pub run: u32,
    /// What was asked for. A result is current only where this still is.
    pub request: Rc<Request>,
    /// Where the run stands. The last update of a run is the only one that is
    /// not running.
    pub state: State,
    /// The counts of trials 0 to `done`, just those of a run of so many trials.
    pub tally: Rc<Sampled>,
    /// Trials counted.
    pub done: u64,
    /// Trials asked for; a run that stops by precision may end before.
    pub wanted: u64,
    /// Workers at work.
    pub workers: usize,
    /// Workers lost in this run.
    pub lost_workers: u32,
    /// Whether the page itself samples, because no worker does, or none can.
    pub inline: bool,
    /// Time since the start of the run, in ms.
    pub elapsed_ms: f64,
}

/// Samples what is asked for, one run at a time, in workers where they can be
/// had. Clones are the same runner; the last one dropped ends the workers.
#[derive(Clone)]
pub struct Runner(Rc<Inner>);

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Runner").field(&self.0.scheduler).finish()
    }
}

impl Runner {
    /// A runner for this machine. `on_update` hears of a run at most once a
    /// frame and never during a call of [`Runner::start`] or
    /// [`Runner::cancel`]; it may call both. Workers start with the first run.
    pub fn new(on_update: impl Fn(Update) + 'static) -> Runner {
        Runner::with_workers(suitable_width(), on_update)
    }

    /// A runner with so many workers; with none the page does all.
    pub fn with_workers(width: usize, on_update: impl Fn(Update) + 'static) -> Runner {
        Runner(Rc::new_cyclic(|inner: &Weak<Inner>| {
            let tell = {
                let inner = inner.clone();
                move |event| {
                    if let Some(inner) = inner.upgrade() {
                        inner.tell(event);
                    }
                }
            };
            let call = |react: fn(&Inner)| {
                let inner = inner.clone();
                move || {
                    if let Some(inner) = inner.upgrade() {
                        react(&inner);
                    }
                }
            };
            Inner {
                scheduler: RefCell::new(Scheduler::new(width)),
                pool: RefCell::new(Pool::new(Rc::new(tell.clone()))),
                page: Slices::new(tell),
                ticker: Ticker::new(call(Inner::frame), call(Inner::tick)),
                events: RefCell::default(),
                busy: Cell::new(false),
                last_frame: Cell::new(f64::NEG_INFINITY),
                on_update: Box::new(on_update),
            }
        }))
    }

    /// Begins a run and returns its number. One that is under way ends without
    /// a further update: nothing of it is mixed into this one.
    pub fn start(&self, request: Request) -> u32 {
        self.0.last_frame.set(now());
        self.0.tell(Event::Start(request));
        self.0.scheduler.borrow().last_run()
    }

    /// Ends the run; its last update follows with the next frame.
    pub fn cancel(&self) {
        self.0.tell(Event::Cancel);
    }
}

impl Running for Runner {
    fn start(&self, request: Request) {
        Runner::start(self, request);
    }

    fn cancel(&self) {
        Runner::cancel(self);
    }
}

struct Inner {
    scheduler: RefCell<Scheduler<Sampled>>,
    pool: RefCell<Pool>,
    page: Option<Slices>,
    ticker: Ticker,
    events: RefCell<VecDeque<Event<Sampled>>>,
    busy: Cell<bool>,
    last_frame: Cell<f64>,
    on_update: Box<dyn Fn(Update)>,
}

impl Inner {
    /// Lets the scheduler know, and does what it says. What happens meanwhile
    /// waits its turn.
    fn tell(&self, event: Event<Sampled>) {
        self.events.borrow_mut().push_back(event);
        if self.busy.replace(true) {
            return;
        }
        loop {
            let Some(event) = self.events.borrow_mut().pop_front() else { break };
            let commands = self.scheduler.borrow_mut().handle(now(), event);
            for command in commands {
                self.obey(command);
            }
        }
        self.busy.set(false);
        if self.scheduler.borrow().has_run() {
            self.ticker.go_on();
        }
    }

    fn obey(&self, command: Command) {
        let trouble = match command {
            Command::Spawn(worker) => {
                let spawned = self.pool.borrow_mut().spawn(worker);
                spawned.err().map(|loss| Event::Lost(worker, loss))
            }
            Command::Kill(worker) => {
                self.pool.borrow_mut().kill(worker);
                None
            }
            Command::Send(PAGE, job) => match &self.page {
                Some(page) => {
                    page.give(job);
                    None
                }
                None => {
                    let (run, first) = (job.run, job.first);
                    let text = "the page cannot send itself messages".to_owned();
                    Some(Event::Refused { worker: PAGE, run, first, text })
                }
            },
            Command::Send(worker, job) => {
                let sent = self.pool.borrow().send(worker, job);
                sent.err().map(|loss| Event::Lost(worker, loss))
            }
            Command::Recall => {
                if let Some(page) = &self.page {
                    page.recall();
                }
                None
            }
        };
        self.events.borrow_mut().extend(trouble);
    }

    fn frame(&self) {
        self.ticker.came();
        self.last_frame.set(now());
        self.beat();
    }

    fn tick(&self) {
        if now() - self.last_frame.get() > NO_FRAMES_MS {
            self.beat();
        } else {
            self.tell(Event::Tick);
        }
    }

    fn beat(&self) {
        self.pool.borrow_mut().tidy();
        self.tell(Event::Tick);
        let snapshot = self.scheduler.borrow_mut().snapshot(now());
        if !self.scheduler.borrow().has_run() {
            self.ticker.stop();
        }
        if let Some(snapshot) = snapshot {
            (self.on_update)(Update {
                run: snapshot.run,
                state: snapshot.state,
                done: Counts::trials(&snapshot.counts),
                wanted: snapshot.request.trials,
                tally: Rc::new(snapshot.counts),
                request: snapshot.request,
                workers: snapshot.workers,
                lost_workers: snapshot.lost,
                inline: snapshot.inline,
                elapsed_ms: snapshot.elapsed,
            });
        }
    }
}
