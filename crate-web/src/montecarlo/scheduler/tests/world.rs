//! A world of workers that do what they are told when they please.

use duelscope_core::BATCH;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::super::*;
use crate::montecarlo::message::{What, whole};

/// Counts that tell which batches, and how many trials of each, are in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub trials: u64,
    pub batches: u64,
    /// Sum of a number that belongs to the batch and its trials.
    pub marks: u64,
}

impl Seen {
    pub fn of(job: &Job) -> Seen {
        let mut seen = Seen::default();
        let mut left = job.trials;
        let mut batch = job.first;
        while left > 0 {
            let trials = left.min(BATCH);
            seen.merge(&Seen { trials, batches: 1, marks: mark(job, batch, trials) });
            (left, batch) = (left - trials, batch + 1);
        }
        seen
    }
}

pub fn mark(job: &Job, batch: u64, trials: u64) -> u64 {
    let seed = whole(job.seed);
    let mixed = (seed ^ (batch << 20) ^ trials).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 20
}

impl Counts for Seen {
    fn merge(&mut self, other: &Self) {
        self.trials += other.trials;
        self.batches += other.batches;
        self.marks = self.marks.wrapping_add(other.marks);
    }

    fn trials(&self) -> u64 {
        self.trials
    }

    /// Falls with the root of the trials, but not smoothly.
    fn uncertainty(&self) -> f64 {
        (1.0 + (self.marks % 97) as f64 / 97.0) / (self.trials as f64).sqrt()
    }
}

pub fn request(trials: u64, precision: Option<f64>) -> Request {
    Request { link: "v=1".into(), what: What::AttackByLeft, seed: u64::MAX - 5, trials, precision }
}

/// The counts of the first `trials` trials.
pub fn straight(trials: u64) -> Seen {
    let seed = halves(request(1, None).seed);
    Seen::of(&Job { run: 0, first: 0, trials, link: String::new(), what: What::Duel, seed })
}

/// Workers that do what they are told when they please.
pub struct World {
    pub scheduler: Scheduler<Seen>,
    pub now: f64,
    rng: Xoshiro256PlusPlus,
    /// Workers that have not said yet that they listen.
    pub starting: Vec<WorkerId>,
    pub desk: Vec<(WorkerId, Job)>,
    pub old: Vec<Event<Seen>>,
    pub spawned: u32,
    pub recalled: u32,
}

impl World {
    pub fn new(width: usize, seed: u64) -> World {
        World {
            scheduler: Scheduler::new(width),
            now: 0.0,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            starting: Vec::new(),
            desk: Vec::new(),
            old: Vec::new(),
            spawned: 0,
            recalled: 0,
        }
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.rng.next_u64() % n.max(1) as u64) as usize
    }

    pub fn tell(&mut self, event: Event<Seen>) {
        for command in self.scheduler.handle(self.now, event) {
            match command {
                Command::Spawn(worker) => {
                    self.spawned += 1;
                    self.starting.push(worker);
                }
                Command::Kill(worker) => {
                    self.starting.retain(|&other| other != worker);
                    self.desk.retain(|(other, _)| *other != worker);
                }
                Command::Send(worker, job) => {
                    let busy = self.desk.iter().filter(|(other, _)| *other == worker).count();
                    assert!(busy < if worker == PAGE { 1 } else { 2 }, "{worker} has enough");
                    self.desk.push((worker, job));
                }
                Command::Recall => {
                    self.recalled += 1;
                    self.desk.retain(|(worker, _)| *worker != PAGE);
                }
            }
        }
    }

    pub fn all_ready(&mut self) {
        for worker in mem::take(&mut self.starting) {
            self.tell(Event::Ready(worker));
        }
    }

    pub fn reply(&mut self, place: usize) {
        let (worker, job) = self.desk.remove(place);
        let elapsed = (self.rng.next_u64() % 1_000) as f64 / 10.0;
        let (run, first) = (job.run, job.first);
        let event = Event::Reply { worker, run, first, elapsed, counts: Seen::of(&job) };
        self.old.push(event.clone());
        self.tell(event);
    }

    /// One thing happens, whatever it may be. Returns the last snapshot.
    pub fn step(&mut self, trouble: bool) -> Option<Snapshot<Seen>> {
        self.now += self.below(30) as f64;
        match self.below(if trouble { 12 } else { 8 }) {
            0 if !self.starting.is_empty() => {
                let place = self.below(self.starting.len());
                let worker = self.starting.swap_remove(place);
                self.tell(Event::Ready(worker));
            }
            1 => self.tell(Event::Tick),
            8 if !self.desk.is_empty() => {
                let place = self.below(self.desk.len());
                if let worker @ 1.. = self.desk[place].0 {
                    self.tell(Event::Lost(worker, Loss::Silent));
                }
            }
            9 if !self.old.is_empty() => {
                let place = self.below(self.old.len());
                let event = self.old[place].clone();
                self.tell(event);
            }
            10 => {
                let worker = self.below(12) as u32 + 1;
                self.tell(Event::Ready(worker));
            }
            _ if !self.desk.is_empty() => {
                let place = self.below(self.desk.len());
                self.reply(place);
            }
            _ => {}
        }
        self.scheduler.snapshot(self.now)
    }

    pub fn run(&mut self, request: Request, trouble: bool) -> Snapshot<Seen> {
        self.tell(Event::Start(request));
        for _ in 0..1_000_000 {
            if let Some(snapshot) = self.step(trouble) {
                let counts = &snapshot.counts;
                assert!(counts.trials <= snapshot.request.trials);
                if snapshot.state != State::Running {
                    return snapshot;
                }
                assert_eq!(counts.trials, counts.batches * BATCH, "whole batches until the end");
            }
        }
        panic!("the run hangs");
    }
}
