//! Monte Carlo in a page that has no workers to give: the page does the work
//! itself, the counts are the same, and nothing that is said to it breaks it.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_web::montecarlo::counts::Counts;
use duelscope_web::montecarlo::message::{FromWorker, Job, Reply, ToWorker, halves};
use duelscope_web::montecarlo::{Performer, Request, Runner, Sampled, State, Update, What, wire};
use js_sys::{Function, Promise, Reflect};
use tests::montecarlo::PINNED;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;

/// A runner and what it has published.
#[derive(Debug)]
pub struct Watched {
    pub runner: Runner,
    pub updates: Rc<RefCell<Vec<Update>>>,
}

impl Watched {
    pub fn new(workers: usize) -> Watched {
        let updates = Rc::new(RefCell::new(Vec::new()));
        let log = updates.clone();
        let runner = Runner::with_workers(workers, move |update| log.borrow_mut().push(update));
        Watched { runner, updates }
    }

    fn last(&self) -> Option<Update> {
        self.updates.borrow().last().cloned()
    }

    pub async fn end(&self) -> Update {
        self.until(|update| update.state != State::Running).await
    }

    pub async fn until(&self, enough: impl Fn(&Update) -> bool) -> Update {
        for _ in 0..2_000 {
            if let Some(update) = self.last().filter(&enough) {
                return update;
            }
            sleep(10).await;
        }
        panic!("waited in vain, got {:?}", self.last());
    }
}

pub async fn sleep(milliseconds: i32) {
    let window = web_sys::window().unwrap();
    let promise = Promise::new(&mut |resolve, _| {
        window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
            .unwrap();
    });
    JsFuture::from(promise).await.unwrap();
}

pub fn request(trials: u64) -> Request {
    let link = "v=1".to_owned();
    Request { link, what: What::AttackByLeft, seed: 0x7f3a, trials, precision: None }
}

/// What those trials count, without a runner.
pub fn straight(trials: u64) -> Sampled {
    straight_of(request(trials))
}

fn straight_of(Request { link, what, seed, trials, .. }: Request) -> Sampled {
    let job = Job { run: 0, first: 0, trials, link, what, seed: halves(seed) };
    Performer::default().begin(&job).unwrap().finish()
}

/// Another `Worker` for as long as this lives.
#[derive(Debug)]
pub struct Override(JsValue);

impl Override {
    pub fn worker(replacement: &JsValue) -> Override {
        let window = web_sys::window().unwrap();
        let before = Reflect::get(&window, &"Worker".into()).unwrap();
        Reflect::set(&window, &"Worker".into(), replacement).unwrap();
        Override(before)
    }

    /// A class whose instances do this when they are sent something.
    fn worker_that(does: &str) -> Override {
        let class = format!(
            "return class extends EventTarget {{ terminate() {{}} postMessage(data) {{ {does} }} }}"
        );
        Override::worker(&Function::new_no_args(&class).call0(&JsValue::NULL).unwrap())
    }
}

impl Drop for Override {
    fn drop(&mut self) {
        let window = web_sys::window().unwrap();
        Reflect::set(&window, &"Worker".into(), &self.0).unwrap();
    }
}

#[wasm_bindgen_test]
async fn a_seed_counts_here_what_it_counts_natively() {
    let watched = Watched::new(0);
    for pinned in PINNED {
        let link = pinned.link.to_owned();
        let request = Request { link, seed: pinned.seed, ..request(pinned.trials) };
        watched.runner.start(request.clone());
        let end = watched.until(|u| *u.request == request && u.state != State::Running).await;
        assert_eq!((end.state, end.done), (State::Finished, pinned.trials));
        pinned.check(end.tally.attack().unwrap());
    }
}

#[wasm_bindgen_test]
async fn a_cancelled_run_says_what_it_counted() {
    let watched = Watched::new(0);
    watched.runner.start(request(1_000_000_000_000));
    watched.until(|update| update.done > 300_000).await;
    watched.runner.cancel();
    let end = watched.end().await;
    // Without a worker all was the page's.
    assert_eq!((end.state, end.inline), (State::Cancelled, true));
    assert_eq!((end.done, end.wanted), (end.tally.trials(), 1_000_000_000_000));
    assert_eq!(*end.tally, straight(end.done));
    let published = watched.updates.borrow().len();
    sleep(200).await;
    assert_eq!(watched.updates.borrow().len(), published, "it is over");
}

#[wasm_bindgen_test]
async fn of_fifty_starts_in_a_second_the_last_counts() {
    let watched = Watched::new(0);
    let mut last = 0;
    for i in 1..=50 {
        last = watched.runner.start(request(i * 40_000));
        sleep(15).await;
    }
    let end = watched.end().await;
    let end = if end.run == last { end } else { watched.until(|u| u.run == last).await };
    let end = if end.state == State::Running { watched.end().await } else { end };
    assert_eq!((end.state, end.done), (State::Finished, 2_000_000));
    assert_eq!(*end.tally, straight(2_000_000));
    for update in watched.updates.borrow().iter() {
        assert_eq!(update.wanted, u64::from(update.run) * 40_000, "no run shows another's request");
        assert!(update.done <= update.wanted);
    }
}

#[wasm_bindgen_test]
async fn precision_ends_a_run_early() {
    let watched = Watched::new(0);
    watched.runner.start(Request { precision: Some(0.002), ..request(1_000_000_000_000) });
    let end = watched.end().await;
    assert_eq!(end.state, State::Finished);
    assert!((500_000..2_000_000).contains(&end.done), "{}", end.done);
    assert_eq!(*end.tally, straight(end.done));
}

#[wasm_bindgen_test]
async fn no_trials_and_one() {
    let watched = Watched::new(0);
    watched.runner.start(request(0));
    let end = watched.end().await;
    assert_eq!((end.state, end.done), (State::Finished, 0));
    watched.runner.start(request(1));
    let end = watched.until(|update| update.wanted == 1 && update.state != State::Running).await;
    assert_eq!((end.state, end.tally.trials()), (State::Finished, 1));
}

#[wasm_bindgen_test]
async fn fights_are_sampled_too() {
    let watched = Watched::new(0);
    let fights = Request { what: What::Duel, ..request(60_000) };
    watched.runner.start(fights.clone());
    let end = watched.end().await;
    assert_eq!((&end.state, end.done), (&State::Finished, 60_000));
    assert!(end.tally.attack().is_none() && end.tally.duel().is_some());
    assert_eq!(*end.tally, straight_of(fights));
}

/// Whatever keeps workers away, the page does the run.
async fn the_page_does_it(workers: usize) -> Update {
    let watched = Watched::new(workers);
    watched.runner.start(request(3_000_000));
    let end = watched.end().await;
    assert_eq!((&end.state, end.workers), (&State::Finished, 0));
    assert!(watched.updates.borrow().iter().any(|update| update.inline));
    assert_eq!(*end.tally, straight(3_000_000));
    end
}

#[wasm_bindgen_test]
async fn workers_missing() {
    let _override = Override::worker(&JsValue::UNDEFINED);
    // None can be made, so none is lost.
    assert_eq!(the_page_does_it(2).await.lost_workers, 0);
}

#[wasm_bindgen_test]
async fn workers_forbidden() {
    let throws = Function::new_no_args("throw new DOMException('no', 'SecurityError')");
    let _override = Override::worker(&throws);
    assert_eq!(the_page_does_it(3).await.lost_workers, 0);
}

#[wasm_bindgen_test]
async fn a_worker_script_that_is_not_there() {
    // The test page serves none.
    the_page_does_it(1).await;
}

#[wasm_bindgen_test]
async fn workers_that_never_start() {
    let _override = Override::worker_that("");
    assert_eq!(the_page_does_it(2).await.lost_workers, 0);
}

#[wasm_bindgen_test]
async fn workers_of_another_version_and_workers_that_babble() {
    let _override = Override::worker_that(
        "for (const data of [null, 1, 'ready', {}, { reply: {} }, { ready: { protocol: -1 } },
            { reply: { run: 1, first: 0, what: 'duel', elapsed: NaN, numbers: new Float64Array(6) } },
            { ready: { protocol: 77 } }]) {
            this.dispatchEvent(new MessageEvent('message', { data }));
        }
        this.dispatchEvent(new Event('messageerror'));
        this.dispatchEvent(new Event('error'));",
    );
    // One and its three replacements, each lost once.
    assert_eq!(the_page_does_it(1).await.lost_workers, 4);
}

#[wasm_bindgen_test]
fn what_is_no_message_is_passed_over() {
    for script in [
        "null",
        "undefined",
        "1",
        "NaN",
        "'ready'",
        "[]",
        "({})",
        "Symbol('ready')",
        "(() => {})",
        "12n",
        "({ ready: null })",
        "({ ready: { protocol: 'one' } })",
        "({ ready: { protocol: 4294967296 } })",
        "({ reply: { run: 1, first: 0, what: 'duel', elapsed: 1 } })",
        "({ reply: { run: 1, first: 0, what: 'duel', elapsed: 1, numbers: [1, 2] } })",
        "({ reply: { run: -1, first: 0, what: 'duel', elapsed: 1, numbers: new Float64Array(6) } })",
        "({ reply: { run: 1, first: 2 ** 60, what: 'duel', elapsed: 1, numbers: new Float64Array(6) } })",
        "({ job: { run: 1, first: 0, trials: 5, link: 'v=1', what: 'attack', seed: [1, 2] } })",
        "({ job: { run: 1, first: 0, trials: 5, link: 7, what: 'duel', seed: [1, 2] } })",
        "({ job: { run: 1, first: 0, trials: 5, link: '', what: 'duel', seed: [1] } })",
        "({ job: 3, ready: 4 })",
    ] {
        let value =
            Function::new_no_args(&format!("return {script}")).call0(&JsValue::NULL).unwrap();
        assert_eq!(wire::read_from_worker(&value), None, "{script}");
        assert_eq!(wire::read::<ToWorker>(value), None, "{script}");
    }
}

#[wasm_bindgen_test]
fn messages_cross_as_they_are() {
    let job = Job {
        run: u32::MAX,
        first: (1 << 53) - 1,
        trials: 1 << 53,
        link: "v=1&l-called=w6k".into(),
        what: What::AttackByRight,
        seed: halves(u64::MAX),
    };
    // The largest number of trials that JavaScript counts exactly is one less.
    assert!(wire::write(&ToWorker::Job(job.clone())).is_none());
    let job = ToWorker::Job(Job { trials: (1 << 53) - 1, ..job });
    assert_eq!(wire::read(wire::write(&job).unwrap()), Some(job));

    let numbers = straight(70_000).to_numbers();
    let reply = FromWorker::Reply(Reply {
        run: 1,
        first: 5,
        what: What::AttackByLeft,
        elapsed: 0.1,
        numbers,
    });
    let written = wire::write_from_worker(reply.clone()).unwrap();
    assert_eq!(wire::read_from_worker(&written), Some(reply));
}
