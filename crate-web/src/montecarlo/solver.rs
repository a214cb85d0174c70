//! The exact odds of a fight that take longer than a frame: worked out in a
//! worker, and where there is none, in the page in slices.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use duelscope_core::sheet::{Sheet, encode};
use duelscope_core::{Duel, DuelLaw, DuelWork, TooLong, Unsolved};
use gloo_timers::callback::Timeout;
use yew::Callback;

use super::aide::{Aide, Told};
use super::clock::now;
use super::message::Odds;
use crate::answer::Missing;

/// Longest slice in the page, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

/// Slices from one word about the progress to the next.
const SLICES: u32 = 12;

/// A worker that says nothing for so long, in ms, is given up.
const PATIENCE_MS: u32 = 10_000;

/// What is known of the odds.
pub type Known = Result<Rc<DuelLaw>, Missing>;

/// A fight being solved; dropping it ends the work.
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
    duel: Rc<Duel>,
    tell: Callback<Known>,
    aide: Option<Aide>,
    /// The end of patience with the worker, or the next slice.
    next: Option<Timeout>,
}

type Shared = Rc<RefCell<Job>>;

impl Solver {
    /// Begins to solve the fight of this sheet; `tell` hears of it later.
    pub fn new(sheet: Sheet, duel: Rc<Duel>, tell: Callback<Known>) -> Solver {
        let job = Job { sheet, duel, tell, aide: None, next: None };
        let job = Rc::new(RefCell::new(job));
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
        Told::Odds(Odds::Decided(decided)) => {
            tell(job, Err(Missing::Later(decided)));
            true
        }
        Told::Odds(Odds::Law(numbers)) => match DuelLaw::from_numbers(&numbers) {
            Some(law) => return tell(job, Ok(Rc::new(law))),
            None => false,
        },
        Told::Odds(Odds::TooLong(work, limit)) => {
            let error = TooLong { work: work as u64, limit: limit as u64 };
            return tell(job, Err(Missing::Unsolved(Unsolved::Fight(error))));
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
    let duel = Rc::clone(&job.borrow().duel);
    match DuelWork::new(&duel) {
        Ok(work) => slice(job, work, 0),
        Err(error) => tell(job, Err(Missing::Unsolved(error))),
    }
}

fn slice(job: &Shared, mut work: DuelWork, slices: u32) {
    let since = now();
    if let Some(law) = work.go_on(&mut || now() - since > SLICE_MS) {
        return tell(job, law.map(Rc::new).map_err(Missing::Unsolved));
    }
    if slices.is_multiple_of(SLICES) {
        tell(job, Err(Missing::Later(work.decided())));
    }
    let weak = Rc::downgrade(job);
    let next = Timeout::new(0, move || {
        if let Some(job) = weak.upgrade() {
            slice(&job, work, slices + 1);
        }
    });
    job.borrow_mut().next = Some(next);
}
