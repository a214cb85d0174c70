//! A worker's job done in the page, in slices too short to be felt.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{MessageChannel, MessagePort};

use super::clock::now;
use super::counts::Sampled;
use super::message::Job;
use super::perform::{Performer, Sampling};
use super::scheduler::{Event, PAGE};
use crate::hooks::listener::Listener;

/// Longest slice, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

/// The page as a worker. Between two slices the browser paints and answers;
/// the next one is called by a message to itself, which a hidden tab does not
/// put off as it does timers and frames.
#[derive(Debug)]
pub(super) struct Slices {
    desk: Rc<RefCell<Desk>>,
    bell: MessagePort,
    heard: MessagePort,
    _listener: Listener,
}

#[derive(Debug, Default)]
struct Desk {
    performer: Performer,
    job: Option<Job>,
    sampling: Option<Sampling>,
    spent: f64,
    /// A slice has been called for.
    rung: bool,
}

impl Slices {
    /// `tell` hears of each job's end.
    pub fn new(tell: impl Fn(Event<Sampled>) + 'static) -> Option<Slices> {
        let channel = MessageChannel::new().ok()?;
        let (bell, heard) = (channel.port1(), channel.port2());
        let desk = Rc::new(RefCell::new(Desk::default()));
        let (inner, again) = (desk.clone(), bell.clone());
        let listener = Listener::new(&heard, "message", move |_| {
            let event = inner.borrow_mut().slice();
            // A job begun by whoever hears this one's end rings for itself.
            if let Some(event) = event {
                tell(event);
            } else {
                ring(&inner, &again);
            }
        });
        heard.start();
        Some(Slices { desk, bell, heard, _listener: listener })
    }

    /// Begins a job, in place of the one that may be there.
    pub fn give(&self, job: Job) {
        {
            let mut desk = self.desk.borrow_mut();
            desk.sampling = None;
            desk.spent = 0.0;
            desk.job = Some(job);
        }
        ring(&self.desk, &self.bell);
    }

    /// Drops the job.
    pub fn recall(&self) {
        let mut desk = self.desk.borrow_mut();
        desk.job = None;
        desk.sampling = None;
    }
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.bell.close();
        self.heard.close();
    }
}

fn ring(desk: &RefCell<Desk>, bell: &MessagePort) {
    let mut desk = desk.borrow_mut();
    if desk.job.is_some() && !desk.rung {
        desk.rung = bell.post_message(&JsValue::NULL).is_ok();
    }
}

impl Desk {
    /// Works for one slice. Something to tell ends the job.
    fn slice(&mut self) -> Option<Event<Sampled>> {
        self.rung = false;
        let job = self.job.take()?;
        let (run, first) = (job.run, job.first);
        let start = now();
        let sampling = match self.sampling.take() {
            Some(sampling) => Ok(sampling),
            None => self.performer.begin(&job),
        };
        let mut sampling = match sampling {
            Ok(sampling) => sampling,
            Err(text) => return Some(Event::Refused { worker: PAGE, run, first, text }),
        };
        let more = sampling.work(SLICE_MS, now);
        self.spent += now() - start;
        if more {
            self.sampling = Some(sampling);
            self.job = Some(job);
            return None;
        }
        let (elapsed, counts) = (self.spent, sampling.counts());
        Some(Event::Reply { worker: PAGE, run, first, elapsed, counts })
    }
}
