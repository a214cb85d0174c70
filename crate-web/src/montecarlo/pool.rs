//! The workers themselves. Nothing else touches them.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use super::counts::Sampled;
use super::message::{FromWorker, Job, PROTOCOL, Reply, ToWorker};
use super::scheduler::{Event, Loss, WorkerId};
use super::wire;
use crate::hooks::listener::Listener;

/// Most workers, however many cores there are.
const MOST: usize = 8;

#[wasm_bindgen]
extern "C" {
    /// Where the JavaScript half of this program came from. Workers load the
    /// same, so that both halves fit together even while a site is renewed.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE: String;
}

/// How many workers suit this machine: one core is left to the page.
pub(super) fn suitable_width() -> usize {
    let cores = web_sys::window().map_or(0.0, |window| window.navigator().hardware_concurrency());
    // Not a number becomes 0, as in the browsers that do not tell.
    (cores as usize).saturating_sub(1).clamp(1, MOST)
}

/// The workers there are. Dropping it ends them.
pub(super) struct Pool {
    workers: BTreeMap<WorkerId, Seat>,
    /// Ended ones: their listeners may be what is running right now, so they
    /// are dropped later.
    ended: Vec<Seat>,
    tell: Rc<dyn Fn(Event<Sampled>)>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("workers", &self.workers.keys()).finish_non_exhaustive()
    }
}

/// A worker and what listens to it; dropping it ends it.
pub(super) struct Seat {
    worker: Worker,
    _listeners: [Listener; 3],
}

/// What is heard of a worker.
pub(super) enum Heard<'a> {
    Message(&'a JsValue),
    /// It is of no use any more.
    Trouble(String),
}

/// What an event of a worker says.
type React = fn(&web_sys::Event, &dyn Fn(Heard<'_>));

impl Seat {
    /// Starts a worker; `heard` is told what comes of it, later. `None` where
    /// none can be made.
    pub fn new(heard: impl Fn(Heard<'_>) + 'static) -> Option<Seat> {
        let glue = GLUE.with(Clone::clone);
        // The number makes a worker script of another version another file.
        let script = Url::new_with_base(&format!("worker.js?{PROTOCOL}"), &glue).ok()?.href();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name("duelscope");
        let worker = Worker::new_with_options(&script, &options).ok()?;

        let heard = Rc::new(heard);
        let listen = |kind: &'static str, react: React| {
            let heard = heard.clone();
            Listener::new(&worker, kind, move |event| react(&event, &*heard))
        };
        let listeners = [
            listen("message", |event, heard| {
                if let Some(event) = event.dyn_ref::<MessageEvent>() {
                    heard(Heard::Message(&event.data()));
                }
            }),
            listen("error", |event, heard| heard(Heard::Trouble(error(event)))),
            listen("messageerror", |_, heard| {
                heard(Heard::Trouble("a message could not be read".to_owned()));
            }),
        ];
        let seat = Seat { worker, _listeners: listeners };

        let boot = Object::new();
        let parts: [(&str, JsValue); 3] = [
            ("protocol", PROTOCOL.into()),
            ("glue", glue.into()),
            ("module", wasm_bindgen::module()),
        ];
        for (key, value) in parts {
            Reflect::set(&boot, &key.into(), &value).ok()?;
        }
        seat.worker.post_message(&boot).ok()?;
        Some(seat)
    }

    /// Sends a message; says whether it went.
    pub fn send(&self, message: &ToWorker) -> bool {
        wire::write(message).is_some_and(|message| self.worker.post_message(&message).is_ok())
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Pool {
    /// An empty pool; `tell` hears what its workers say.
    pub fn new(tell: Rc<dyn Fn(Event<Sampled>)>) -> Pool {
        Pool { workers: BTreeMap::new(), ended: Vec::new(), tell }
    }

    /// Starts a worker. Whether it comes up is heard later.
    ///
    /// # Errors
    ///
    /// Its loss, where none can be made, as in a sandboxed frame.
    pub fn spawn(&mut self, id: WorkerId) -> Result<(), Loss> {
        let seat = self.seat(id).ok_or(Loss::Impossible)?;
        self.workers.insert(id, seat);
        Ok(())
    }

    fn seat(&self, id: WorkerId) -> Option<Seat> {
        let tell = self.tell.clone();
        Seat::new(move |heard| {
            let event = match heard {
                Heard::Message(data) => message(id, data),
                Heard::Trouble(text) => Some(Event::Lost(id, Loss::Crashed(text))),
            };
            if let Some(event) = event {
                tell(event);
            }
        })
    }

    /// Ends a worker, whatever it is doing.
    pub fn kill(&mut self, id: WorkerId) {
        if let Some(seat) = self.workers.remove(&id) {
            seat.worker.terminate();
            self.ended.push(seat);
        }
    }

    /// Drops what is left of ended workers; not to be called from their own
    /// listeners.
    pub fn tidy(&mut self) {
        self.ended.clear();
    }

    /// Sends a job.
    ///
    /// # Errors
    ///
    /// The loss of the worker, if it cannot be sent one.
    pub fn send(&self, id: WorkerId, job: Job) -> Result<(), Loss> {
        let sent = self.workers.get(&id).is_some_and(|seat| seat.send(&ToWorker::Job(job)));
        if sent { Ok(()) } else { Err(Loss::Crashed("a job could not be sent".to_owned())) }
    }
}

fn message(worker: WorkerId, data: &JsValue) -> Option<Event<Sampled>> {
    match wire::read_from_worker(data)? {
        FromWorker::Ready { protocol: PROTOCOL } => Some(Event::Ready(worker)),
        FromWorker::Ready { protocol } => {
            let text = format!("worker of version {protocol}, not {PROTOCOL}");
            Some(Event::Lost(worker, Loss::Crashed(text)))
        }
        FromWorker::Busy => Some(Event::Busy(worker)),
        // Nobody asked.
        FromWorker::Answers(_) | FromWorker::Odds(_) => None,
        FromWorker::Reply(Reply { run, first, what, elapsed, numbers }) => {
            let counts = Sampled::from_numbers(what, &numbers)?;
            Some(Event::Reply { worker, run, first, elapsed, counts })
        }
        FromWorker::Refused { run, first, text } => {
            Some(Event::Refused { worker, run, first, text })
        }
        FromWorker::Failed { text } => Some(Event::Lost(worker, Loss::Crashed(text))),
    }
}

fn error(event: &web_sys::Event) -> String {
    // It is dealt with here: not an error of the page.
    event.prevent_default();
    // A script that is missing fires an event without a message.
    let text = Reflect::get(event, &"message".into()).ok().and_then(|text| text.as_string());
    text.unwrap_or_else(|| "the worker could not be loaded".to_owned())
}
