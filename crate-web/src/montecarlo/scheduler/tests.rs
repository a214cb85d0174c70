//! Runs against a world of workers that answer in any order, twice, late, or
//! never.

mod world;

use duelscope_core::BATCH;

use self::world::{Seen, World, request, straight};
use super::*;

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
    assert_eq!((end.inline, end.lost), (true, 0), "the page did it, and none was lost");
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
