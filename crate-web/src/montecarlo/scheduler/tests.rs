//! Runs against a world of workers that answer in any order, twice, late, or
//! never.

use duelscope_core::BATCH;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::*;

/// Counts that tell which batches, and how many trials of each, are in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    trials: u64,
    batches: u64,
    /// Sum of a number that belongs to the batch and its trials.
    marks: u64,
}

impl Seen {
    fn of(job: &Job) -> Seen {
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

fn mark(job: &Job, batch: u64, trials: u64) -> u64 {
    let seed = super::super::message::whole(job.seed);
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

fn request(trials: u64, precision: Option<f64>) -> Request {
    Request { link: "v=1".into(), what: What::AttackByLeft, seed: u64::MAX - 5, trials, precision }
}

/// The counts of the first `trials` trials.
fn straight(trials: u64) -> Seen {
    let seed = halves(request(1, None).seed);
    Seen::of(&Job { run: 0, first: 0, trials, link: String::new(), what: What::Duel, seed })
}

/// Workers that do what they are told when they please.
struct World {
    scheduler: Scheduler<Seen>,
    now: f64,
    rng: Xoshiro256PlusPlus,
    /// Workers that have not said yet that they listen.
    starting: Vec<WorkerId>,
    desk: Vec<(WorkerId, Job)>,
    old: Vec<Event<Seen>>,
    spawned: u32,
    recalled: u32,
}

impl World {
    fn new(width: usize, seed: u64) -> World {
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

    fn below(&mut self, n: usize) -> usize {
        (self.rng.next_u64() % n.max(1) as u64) as usize
    }

    fn tell(&mut self, event: Event<Seen>) {
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

    fn all_ready(&mut self) {
        for worker in mem::take(&mut self.starting) {
            self.tell(Event::Ready(worker));
        }
    }

    fn reply(&mut self, place: usize) {
        let (worker, job) = self.desk.remove(place);
        let elapsed = (self.rng.next_u64() % 1_000) as f64 / 10.0;
        let (run, first) = (job.run, job.first);
        let event = Event::Reply { worker, run, first, elapsed, counts: Seen::of(&job) };
        self.old.push(event.clone());
        self.tell(event);
    }

    /// One thing happens, whatever it may be. Returns the last snapshot.
    fn step(&mut self, trouble: bool) -> Option<Snapshot<Seen>> {
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

    fn run(&mut self, request: Request, trouble: bool) -> Snapshot<Seen> {
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

#[test]
fn the_counts_do_not_depend_on_the_workers() {
    let rest = 12_345;
    for width in 0..=8 {
        for seed in 0..12 {
            for trials in [1, BATCH, 3 * BATCH + 7, 500 * BATCH + rest] {
                let mut world = World::new(width, seed * 100 + width as u64);
                let end = world.run(request(trials, None), seed > 3);
                assert_eq!((end.state, end.counts), (State::Finished, straight(trials)));
            }
        }
    }
}

#[test]
fn a_stop_by_precision_does_not_depend_on_the_workers() {
    for width in [0.005, 0.001, 0.000_4] {
        let mut stop = None;
        for workers in 0..=8 {
            for seed in 0..6 {
                let mut world = World::new(workers, seed * 100 + workers as u64);
                let end = world.run(request(BATCH * 100_000, Some(width)), seed > 1);
                assert_eq!(end.state, State::Finished);
                let trials = *stop.get_or_insert(end.counts.trials);
                assert!(end.counts.uncertainty() <= width && trials < BATCH * 10_000);
                assert_eq!(end.counts, straight(trials), "{workers} workers");
            }
        }
    }
}

#[test]
fn a_precision_never_reached_ends_with_the_trials() {
    let end = World::new(3, 1).run(request(20 * BATCH + 1, Some(0.0)), true);
    assert_eq!((end.state, end.counts), (State::Finished, straight(20 * BATCH + 1)));
}

#[test]
fn a_cancelled_run_answers_at_once_with_what_a_run_of_so_many_trials_counts() {
    for seed in 0..50 {
        let mut world = World::new(4, seed);
        world.tell(Event::Start(request(1_000_000_000_000, None)));
        for _ in 0..30 + seed * 4 {
            world.step(true);
        }
        world.tell(Event::Cancel);
        let end = world.scheduler.snapshot(world.now).unwrap();
        assert_eq!((end.state, &end.counts), (State::Cancelled, &straight(end.counts.trials)));
        // What was still under way when it was stopped counts for nobody.
        let next = world.run(request(7 * BATCH, None), true);
        assert_eq!((next.state, next.counts), (State::Finished, straight(7 * BATCH)));
    }
}

#[test]
fn a_new_run_replaces_the_old_one_and_gets_none_of_its_counts() {
    let mut world = World::new(2, 9);
    for trials in 1..50 {
        world.tell(Event::Start(request(trials * BATCH, None)));
        world.all_ready();
        if trials % 3 == 0 {
            world.reply(0);
        }
    }
    assert_eq!(world.spawned, 2, "workers stay");
    assert!(world.desk.len() <= 4, "fifty starts are not fifty times the work");
    let end = world.run(request(9 * BATCH, None), false);
    assert_eq!((end.run, end.counts), (50, straight(9 * BATCH)));
}

#[test]
fn the_least_and_the_most_of_trials() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(0, None)));
    let end = world.scheduler.snapshot(0.0).unwrap();
    assert_eq!((end.state, end.counts.trials), (State::Finished, 0));
    assert_eq!(world.spawned, 0);

    world.tell(Event::Start(request(u64::MAX, None)));
    world.all_ready();
    let shown = (0..200).filter_map(|_| world.step(false)).last().unwrap();
    assert!(world.scheduler.running() && shown.counts.trials > 0);
    assert_eq!(shown.request.trials, MOST_TRIALS);
}

#[test]
fn workers_start_with_the_first_run_and_no_more_than_it_needs() {
    let mut world = World::new(8, 1);
    assert_eq!(world.spawned, 0);
    world.run(request(3 * BATCH, None), false);
    assert_eq!(world.spawned, 3);
    world.run(request(100 * BATCH, None), false);
    assert_eq!(world.spawned, 8);
}

#[test]
fn a_worker_that_says_nothing_more_is_replaced() {
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    world.all_ready();
    world.reply(0);
    let had: Vec<_> = world.desk.iter().map(|(_, job)| job.clone()).collect();
    let mut waited = 0.0;
    while world.spawned == 1 {
        world.now += 100.0;
        waited += 100.0;
        world.tell(Event::Tick);
        assert!(waited < 5_000.0);
    }
    assert!(waited > 1_000.0);
    world.all_ready();
    let has: Vec<_> = world.desk.iter().map(|(_, job)| job.clone()).collect();
    assert_eq!(has, had, "the same numbers, in the same order");
    let end = world.run(request(100 * BATCH, None), false);
    assert_eq!(end.counts, straight(100 * BATCH));
}

#[test]
fn a_worker_with_a_long_chunk_is_waited_for_while_it_says_so() {
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    world.all_ready();
    for _ in 0..100 {
        world.now += 300.0;
        world.tell(Event::Busy(1));
        world.tell(Event::Tick);
    }
    assert_eq!((world.spawned, world.desk.len()), (1, 2));
}

#[test]
fn a_run_does_not_wait_for_long_chunks_of_the_one_before() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    world.all_ready();
    world.reply(0);
    world.tell(Event::Start(request(90 * BATCH, None)));
    world.now += 150.0;
    world.tell(Event::Tick);
    assert_eq!(world.spawned, 2, "chunks take no longer as a rule");
    world.now += 150.0;
    world.tell(Event::Tick);
    assert_eq!(world.spawned, 4);
    assert!(world.desk.iter().all(|(_, job)| job.run == 2), "{:?}", world.desk);
    let end = world.run(request(90 * BATCH, None), false);
    assert_eq!((end.lost, end.counts), (0, straight(90 * BATCH)));
}

#[test]
fn a_sleep_of_the_machine_loses_nobody() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    world.all_ready();
    world.now += 3_600_000.0;
    world.tell(Event::Tick);
    world.reply(0);
    world.reply(0);
    world.reply(0);
    world.tell(Event::Tick);
    assert_eq!((world.spawned, world.scheduler.snapshot(world.now).unwrap().lost), (2, 0));
}

#[test]
fn after_three_replacements_the_page_does_the_rest() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    for _ in 0..5 {
        world.all_ready();
        let worker = world.desk.last().unwrap().0;
        world.tell(Event::Lost(worker, Loss::Silent));
    }
    assert_eq!(world.spawned, 5);
    assert_eq!(world.desk.last().unwrap().0, PAGE);
    let now = world.now;
    let shown = world.scheduler.snapshot(now).unwrap();
    assert_eq!((shown.inline, shown.workers, shown.lost), (true, 0, 5));
    while world.scheduler.running() {
        world.reply(0);
    }
    let end = world.scheduler.snapshot(now).unwrap();
    assert_eq!((end.state, end.counts), (State::Finished, straight(100 * BATCH)));
    // The next run tries again, since workers did work here.
    world.tell(Event::Start(request(100 * BATCH, None)));
    assert_eq!(world.spawned, 7);
}

#[test]
fn while_no_worker_has_started_the_page_helps() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(200 * BATCH, None)));
    assert!(world.desk.is_empty());
    world.now = 300.0;
    world.tell(Event::Tick);
    assert_eq!(world.desk[0].0, PAGE);
    world.reply(0);
    assert_eq!(world.desk[0].0, PAGE);
    world.all_ready();
    let (page, job) = world.desk.remove(0);
    let counts = Seen::of(&job);
    world.tell(Event::Reply { worker: page, run: 1, first: job.first, elapsed: 9.0, counts });
    assert!(world.desk.iter().all(|(worker, _)| *worker != PAGE), "workers are there");
    // Such a worker is not waited for in the next run either.
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(200 * BATCH, None)));
    world.now = 300.0;
    world.tell(Event::Start(request(200 * BATCH, None)));
    assert_eq!(world.desk[0].0, PAGE);
}

#[test]
fn where_workers_cannot_be_made_only_the_first_run_tries() {
    let mut world = World::new(3, 1);
    world.tell(Event::Start(request(BATCH * 4, None)));
    for worker in [1, 2, 3] {
        world.tell(Event::Lost(worker, Loss::Impossible));
    }
    assert_eq!((world.spawned, world.desk[0].0), (3, PAGE));
    let end = world.run(request(BATCH * 4, None), false);
    assert_eq!((world.spawned, end.counts), (3, straight(BATCH * 4)));
}

#[test]
fn workers_that_never_start_are_given_up() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(1_000_000_000_000, None)));
    for _ in 0..1_000 {
        world.now += 100.0;
        world.tell(Event::Tick);
        if !world.desk.is_empty() {
            world.reply(0);
        }
    }
    assert_eq!((world.spawned, world.starting.len()), (5, 0));
    world.tell(Event::Start(request(1_000_000, None)));
    assert_eq!((world.spawned, world.desk[0].0), (5, PAGE));
}

#[test]
fn what_crashes_every_worker_does_not_crash_the_page() {
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    for _ in 0..2 {
        world.all_ready();
        let worker = world.desk[0].0;
        world.tell(Event::Lost(worker, Loss::Crashed("unreachable".into())));
    }
    let end = world.scheduler.snapshot(world.now).unwrap();
    assert_eq!(end.state, State::Failed("unreachable".into()));
    assert!(world.desk.is_empty());
}

#[test]
fn a_refused_job_fails_the_run_and_a_late_refusal_does_not_fail_the_next() {
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(100 * BATCH, None)));
    world.all_ready();
    let refused = |text: &str, first| {
        let text = text.to_owned();
        Event::Refused { worker: 1, run: 1, first, text }
    };
    world.desk.remove(0);
    world.tell(refused("no such scenario", 0));
    let end = world.scheduler.snapshot(0.0).unwrap();
    assert_eq!(end.state, State::Failed("no such scenario".into()));
    world.tell(Event::Start(request(BATCH, None)));
    world.tell(refused("late", 1));
    assert!(world.scheduler.running());
}

#[test]
fn a_reply_with_the_wrong_number_of_trials_is_not_counted() {
    let mut world = World::new(1, 1);
    world.tell(Event::Start(request(2 * BATCH, None)));
    world.all_ready();
    let counts = Seen { trials: BATCH - 1, ..Seen::default() };
    world.tell(Event::Reply { worker: 1, run: 1, first: 0, elapsed: 1.0, counts });
    assert_eq!(world.spawned, 2);
    world.all_ready();
    while world.scheduler.running() {
        world.reply(0);
    }
    assert_eq!(world.scheduler.snapshot(0.0).unwrap().counts, straight(2 * BATCH));
}

#[test]
fn chunks_grow_to_what_takes_forty_milliseconds() {
    let mut world = World::new(2, 1);
    world.tell(Event::Start(request(1_000_000_000_000, None)));
    world.all_ready();
    let mut size = 0;
    for _ in 0..40 {
        let (worker, job) = world.desk.remove(0);
        size = job.trials / BATCH;
        // Five batches a millisecond.
        let (run, first, counts) = (job.run, job.first, Seen::of(&job));
        let elapsed = size as f64 / 5.0;
        world.tell(Event::Reply { worker, run, first, elapsed, counts });
    }
    assert_eq!(size, 200);
    world.tell(Event::Start(request(1_000_000_000_000, None)));
    world.desk.retain(|(_, job)| job.run == 2);
    assert!(world.desk.is_empty(), "desks are full of the old run's");
}
