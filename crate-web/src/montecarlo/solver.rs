//! Exact odds that take longer than a frame: worked out in a
//! worker, and where there is none, in the page in slices.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use duelscope_core::sheet::{Sheet, encode};
use duelscope_core::{Duel, Pipeline};
use gloo_timers::callback::Timeout;
use yew::Callback;

use super::aide::{Aide, Told};
use super::message::{News, What};
use super::slices::Slices;
use crate::answer::{Answer, Known, Missing, PORTIONS, Solving, deciding};

/// Slices from one word about the progress to the next.
const SLICES: u32 = 12;

/// A worker that says nothing for so long, in ms, is given up.
const PATIENCE_MS: u32 = 10_000;

/// Odds being worked out; dropping it ends the work.
pub struct Solver {
    _job: Shared,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Solver")
    }
}

struct Job {
    sheet: Sheet,
    pipeline: Rc<Pipeline>,
    fight: Rc<Duel>,
    tell: Callback<Known>,
    aide: Option<Aide>,
    /// The end of patience with the worker.
    next: Option<Timeout>,
    /// The work in the page.
    slices: Option<Slices>,
}

type Shared = Rc<RefCell<Job>>;

impl Solver {
    /// Begins to work out the odds of this answer; `tell` hears of them later.
    pub fn new(answer: &Answer, tell: Callback<Known>) -> Solver {
        let Answer { pipeline, fight, .. } = answer.clone();
        let sheet = deciding(&answer.sheet);
        // It may only be the program that was not here.
        let mut solving = Solving::new(&pipeline, &fight);
        solving.within(PORTIONS, &mut |known| tell.emit(known));
        let ended = solving.ended();
        let job = Job { sheet, pipeline, fight, tell, aide: None, next: None, slices: None };
        let job = Rc::new(RefCell::new(job));
        if ended {
            return Solver { _job: job };
        }
        let weak = Rc::downgrade(&job);
        let aide = Aide::new(move |told| {
            if let Some(job) = weak.upgrade() {
                hear(&job, told);
            }
        });
        if aide.is_some() {
            job.borrow_mut().aide = aide;
            after(&job, PATIENCE_MS, alone);
        } else {
            after(&job, 0, alone);
        }
        Solver { _job: job }
    }
}

fn after(job: &Shared, ms: u32, react: fn(&Shared)) {
    let weak = Rc::downgrade(job);
    let next = Timeout::new(ms, move || {
        if let Some(job) = weak.upgrade() {
            react(&job);
        }
    });
    job.borrow_mut().next = Some(next);
}

fn tell(job: &Shared, known: Known) {
    let tell = job.borrow().tell.clone();
    tell.emit(known);
}

/// What the worker said.
fn hear(job: &Shared, told: Told) {
    if job.borrow().aide.is_none() {
        return;
    }
    let went_on = match told {
        Told::Ready => {
            let Job { sheet, aide, .. } = &*job.borrow();
            aide.as_ref().is_some_and(|aide| aide.solve(&encode(sheet)))
        }
        Told::Odds(odds) => {
            let known = odds.known(&job.borrow().pipeline);
            let ended = odds.what == What::Duel && !matches!(odds.news, News::Done(_));
            match known {
                Some(known) if ended => return tell(job, known),
                Some(known) => {
                    tell(job, known);
                    true
                }
                None => false,
            }
        }
        Told::Answers(_) | Told::Lost => false,
    };
    if went_on {
        after(job, PATIENCE_MS, alone);
    } else {
        after(job, 0, alone);
    }
}

/// The page works it out itself, from the start.
fn alone(job: &Shared) {
    job.borrow_mut().aide = None;
    let mut solving = {
        let Job { pipeline, fight, .. } = &*job.borrow();
        Solving::new(pipeline, fight)
    };
    let (mut slices, tell) = (0_u32, job.borrow().tell.clone());
    let turn = move |enough: &mut dyn FnMut() -> bool| {
        let known = solving.go_on(enough);
        let later = matches!(
            known,
            Known::Attack(Err(Missing::Later(_))) | Known::Fight(Err(Missing::Later(_)))
        );
        if !later || slices.is_multiple_of(SLICES) {
            tell.emit(known);
        }
        slices = slices.wrapping_add(1);
        !solving.ended()
    };
    job.borrow_mut().slices = Some(Slices::new(turn));
}
