//! What runs inside a worker: jobs and questions come in, counts and answers
//! go out.

use duelscope_core::Scenario;
use duelscope_core::sheet::{Hand, decode};
use duelscope_core::sweep::Gauge;
use js_sys::{Object, Reflect};
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::clock::now;
use super::message::{FromWorker, Job, Odds, PROTOCOL, Reply, ToWorker};
use super::perform::Performer;
use super::wire;
use crate::answer::Solving;
use crate::hooks::listener::Listener;

/// Does the jobs and answers the questions that the page sends to this worker.
/// What is neither is passed over.
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    let mut performer = Performer::default();
    let gauge = Gauge::new();
    let desk = scope.clone();
    let listener = Listener::new(scope, "message", move |event| {
        let Ok(event) = event.dyn_into::<MessageEvent>() else { return };
        let answer = match wire::read(event.data()) {
            Some(ToWorker::Job(job)) => done(&desk, &mut performer, &job),
            Some(ToWorker::Ask(question)) => FromWorker::Answers(question.answer(&gauge)),
            Some(ToWorker::Solve(link)) => solved(&desk, &link),
            None => return,
        };
        post(&desk, answer);
    });
    // It listens for as long as the worker lives.
    std::mem::forget(listener);
    // Before this nobody would have heard a job.
    post(scope, FromWorker::Ready { protocol: PROTOCOL });
}

/// Says that this worker cannot work, in the words of `www/worker.js`: what
/// writes other messages is not here.
pub fn unable(scope: &DedicatedWorkerGlobalScope) {
    let (message, why) = (Object::new(), Object::new());
    let text = "the program that samples did not load";
    // Setting a property of a plain object cannot fail, and a page that hears
    // nothing gives the worker up.
    let _ = Reflect::set(&why, &"text".into(), &text.into());
    let _ = Reflect::set(&message, &"failed".into(), &why);
    let _ = scope.post_message(&message);
}

/// Longest silence, in ms: the page gives up a worker it does not hear of.
const SILENCE_MS: f64 = 300.0;

fn done(scope: &DedicatedWorkerGlobalScope, performer: &mut Performer, job: &Job) -> FromWorker {
    let start = now();
    let (run, first, what) = (job.run, job.first, job.what);
    match performer.begin(job) {
        Ok(mut sampling) => {
            while sampling.work(SILENCE_MS, now) {
                post(scope, FromWorker::Busy);
            }
            let numbers = sampling.counts().to_numbers();
            FromWorker::Reply(Reply { run, first, what, elapsed: now() - start, numbers })
        }
        Err(text) => FromWorker::Refused { run, first, text },
    }
}

/// Works out the exact odds of an attack and its fight, and says now and then
/// how far it is.
fn solved(scope: &DedicatedWorkerGlobalScope, link: &str) -> FromWorker {
    let Ok(scenario) = Scenario::read(&decode(link).0) else {
        return FromWorker::Failed { text: "no valid scenario".into() };
    };
    let mut solving = Solving::new(&scenario.pipeline(Hand::Left), &scenario.duel());
    loop {
        let since = now();
        let known = solving.go_on(&mut || now() - since > SILENCE_MS);
        let told = FromWorker::Odds(Odds::of(&known));
        if solving.ended() {
            return told;
        }
        post(scope, told);
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, message: FromWorker) {
    if let Some(value) = wire::write_from_worker(message) {
        // The page notices a worker that says nothing.
        let _ = scope.post_message(&value);
    }
}
