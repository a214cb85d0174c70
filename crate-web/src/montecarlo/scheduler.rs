//! Who samples what: the scheduler of a run. It touches nothing. Events and
//! the time go in, commands come out, and the counts are the same whatever
//! happens in between.

mod crew;
mod terms;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::mem;
use std::rc::Rc;

use self::crew::{Crew, Flight};
use super::counts::Counts;
use super::ledger::Ledger;
use super::message::{Job, halves};
use super::plan::Plan;

pub use terms::{Command, Event, Loss, MOST_TRIALS, PAGE, Request, Snapshot, State, WorkerId};

/// How long a run waits for workers that are busy with an older one, in ms:
/// longer than the chunks on a desk should take.
const STUCK_MS: f64 = 250.0;

/// Workers that may be started anew in a run.
const RESPAWNS: u32 = 3;

/// Workers that a chunk may crash until it is its own fault.
const CRASHES: u32 = 2;

#[derive(Debug)]
struct Run<C> {
    id: u32,
    request: Rc<Request>,
    state: State,
    plan: Plan,
    ledger: Ledger<C>,
    started: f64,
    ended: f64,
    lost: u32,
    /// First batch of a chunk → workers it crashed.
    crashes: BTreeMap<u64, u32>,
}

/// Feeds workers with the batches of one run at a time.
#[derive(Debug)]
pub struct Scheduler<C> {
    crew: Crew,
    run: Option<Run<C>>,
    last_run: u32,
    respawns: u32,
    /// Something that a snapshot shows is new.
    changed: bool,
    commands: Vec<Command>,
}

impl<C: Counts> Scheduler<C> {
    /// A scheduler for `width` workers. It starts none before the first run.
    pub fn new(width: usize) -> Self {
        Scheduler {
            crew: Crew::new(width),
            run: None,
            last_run: 0,
            respawns: 0,
            changed: false,
            commands: Vec::new(),
        }
    }

    /// Whether there is a run whose end was not shown yet: only then time
    /// matters.
    pub fn has_run(&self) -> bool {
        self.run.is_some()
    }

    /// Whether a run is under way.
    pub fn running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.state == State::Running)
    }

    /// The number of the run that was started last.
    pub fn last_run(&self) -> u32 {
        self.last_run
    }

    /// What happened `now` (in ms, of any steady clock), and what is to be
    /// done about it.
    pub fn handle(&mut self, now: f64, event: Event<C>) -> Vec<Command> {
        match event {
            Event::Start(request) => self.start(now, request),
            Event::Cancel => self.end(now, State::Cancelled),
            Event::Ready(worker) => self.changed |= self.crew.ready(worker, now),
            Event::Busy(worker) => self.crew.hear(worker, now),
            Event::Reply { worker, run, first, elapsed, counts } => {
                self.reply(now, worker, (run, first), elapsed, counts);
            }
            Event::Refused { worker, run, first, text } => {
                if self.crew.land(worker, run, first, now).is_some() && self.is_current(run) {
                    self.end(now, State::Failed(text));
                }
            }
            Event::Lost(worker, loss) => self.lose(now, worker, loss),
            Event::Tick => {
                for worker in self.crew.tick(now) {
                    self.lose(now, worker, Loss::Silent);
                }
                self.free_the_stuck(now);
            }
        }
        self.hand_out(now);
        mem::take(&mut self.commands)
    }

    /// What there is to show, if it is new since the last call. The last one
    /// of a run has a state other than [`State::Running`].
    pub fn snapshot(&mut self, now: f64) -> Option<Snapshot<C>> {
        if !mem::take(&mut self.changed) {
            return None;
        }
        let run = self.run.as_ref()?;
        let running = run.state == State::Running;
        let snapshot = Snapshot {
            run: run.id,
            request: run.request.clone(),
            state: run.state.clone(),
            counts: run.ledger.prefix().clone(),
            workers: self.crew.ready_count(),
            lost: run.lost,
            inline: self.crew.page_works() || self.crew.is_hopeless(),
            elapsed: if running { now } else { run.ended } - run.started,
        };
        if !running {
            self.run = None;
        }
        Some(snapshot)
    }

    fn is_current(&self, run: u32) -> bool {
        self.running() && run == self.last_run
    }

    fn start(&mut self, now: f64, mut request: Request) {
        self.recall();
        self.last_run = self.last_run.wrapping_add(1);
        self.respawns = RESPAWNS;
        request.trials = request.trials.min(MOST_TRIALS);
        let plan = Plan::new(request.trials, request.precision.is_some());
        let ledger = Ledger::new(request.precision);
        let batches = plan.batches();
        self.run = Some(Run {
            id: self.last_run,
            request: Rc::new(request),
            state: State::Running,
            plan,
            ledger,
            started: now,
            ended: now,
            lost: 0,
            crashes: BTreeMap::new(),
        });
        self.changed = true;
        if batches == 0 {
            return self.end(now, State::Finished);
        }
        self.crew.new_run(now);
        while self.crew.wants_more(batches) {
            self.spawn(now);
        }
    }

    fn spawn(&mut self, now: f64) {
        let worker = self.crew.enlist(now);
        self.commands.push(Command::Spawn(worker));
    }

    /// Ends the present run, if it is still on.
    fn end(&mut self, now: f64, state: State) {
        if let Some(run) = self.run.as_mut().filter(|run| run.state == State::Running) {
            run.state = state;
            run.ended = now;
            self.changed = true;
            self.recall();
        }
    }

    fn recall(&mut self) {
        if self.crew.recall_page() {
            self.commands.push(Command::Recall);
        }
    }

    fn reply(&mut self, now: f64, worker: WorkerId, job: (u32, u64), elapsed: f64, counts: C) {
        let Some(chunk) = self.crew.land(worker, job.0, job.1, now) else { return };
        self.crew.measure(worker, chunk, elapsed);
        if !self.is_current(job.0) {
            return;
        }
        let Some(run) = &mut self.run else { return };
        if counts.trials() != chunk.trials {
            run.plan.give_back(chunk);
            return self.lose(now, worker, Loss::Crashed("a wrong number of trials".into()));
        }
        let before = run.ledger.batches();
        run.ledger.add(chunk, counts);
        self.changed |= run.ledger.batches() != before;
        if run.ledger.precise() || run.ledger.batches() == run.plan.batches() {
            self.end(now, State::Finished);
        }
    }

    fn lose(&mut self, now: f64, worker: WorkerId, loss: Loss) {
        let Some(flights) = self.crew.dismiss(worker, &loss) else { return };
        self.commands.push(Command::Kill(worker));
        if let Some(run) = self.run.as_mut().filter(|run| run.state == State::Running) {
            // Where none can be made none is lost.
            run.lost += u32::from(loss != Loss::Impossible);
            self.changed = true;
            let own: Vec<_> = flights.iter().filter(|flight| flight.run == run.id).collect();
            for flight in &own {
                run.plan.give_back(flight.chunk);
            }
            // What crashes one worker after the other would crash the page too.
            if let (Loss::Crashed(text), Some(first)) = (loss, own.first()) {
                let crashes = run.crashes.entry(first.chunk.first).or_default();
                *crashes += 1;
                if *crashes >= CRASHES {
                    return self.end(now, State::Failed(text));
                }
            }
            if self.respawns > 0 && self.crew.can_respawn() {
                self.respawns -= 1;
                self.spawn(now);
            }
        }
        self.crew.give_up();
    }

    /// Replaces workers that are still at long jobs of runs before this one.
    fn free_the_stuck(&mut self, now: f64) {
        let Some(run) = self.run.as_ref().filter(|run| run.state == State::Running) else { return };
        if now - run.started < STUCK_MS {
            return;
        }
        for worker in self.crew.at_other_runs(run.id) {
            self.crew.dismiss(worker, &Loss::Silent);
            self.commands.push(Command::Kill(worker));
            self.spawn(now);
        }
    }

    /// Gives work to whoever has room for it.
    fn hand_out(&mut self, now: f64) {
        let Some(run) = self.run.as_mut().filter(|run| run.state == State::Running) else { return };
        while let Some((worker, size)) = self.crew.idle(run.plan.left(), now) {
            let Some(chunk) = run.plan.take(size) else { return };
            self.changed |= worker == PAGE;
            self.crew.depart(worker, Flight { run: run.id, chunk }, now);
            let job = Job {
                run: run.id,
                first: chunk.first,
                trials: chunk.trials,
                link: run.request.link.clone(),
                what: run.request.what,
                seed: halves(run.request.seed),
            };
            self.commands.push(Command::Send(worker, job));
        }
    }
}
