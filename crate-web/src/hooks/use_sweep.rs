//! A sweep worked out in the page, in slices too short to be felt; where one
//! answer alone is longer than a slice, in a worker.

use std::cell::RefCell;
use std::mem::replace;
use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use gloo_timers::callback::Timeout;
use yew::{Callback, hook};

use crate::explore::{Job, Swept, Work};
use crate::montecarlo::{Aide, Told, now};

/// Longest slice, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

/// An answer that takes so long, in ms, is one for a worker.
const LONG_MS: f64 = 2.0 * SLICE_MS;

/// How long a question should take a worker, in ms: often enough to be seen
/// going on, seldom enough for the way there and back not to matter.
const QUESTION_MS: f64 = 60.0;

/// Answers that a worker is asked for at first, and at most.
const ASKED: [usize; 2] = [4, 256];

/// Longest time for those, in ms; then the worker is given up.
const PATIENCE_MS: u32 = 20_000;

/// The answers of `job` as far as they have come. Another job takes its place
/// at once; `None` leaves what is there.
#[hook]
pub fn use_sweep(job: Option<Job>) -> Option<Rc<Swept>> {
    let first = job.clone();
    let begin = |job: Job, before| Rc::new(Swept::begin(Rc::new(job), before));
    let swept = use_state_eq(|| first.map(|job| begin(job, None)));
    let latest = swept.clone();
    use_effect_with(job, move |job| {
        let slicer = job.as_ref().map(|job| {
            let begun = match &*latest {
                Some(same) if *same.job == *job => same.clone(),
                other => begin(job.clone(), other.clone()),
            };
            let setter = latest.setter();
            setter.set(Some(begun.clone()));
            let tell = Callback::from(move |swept: Swept| setter.set(Some(Rc::new(swept))));
            let work = Work::new(Swept::clone(&begun));
            let slicer = Slicer {
                work,
                tell,
                next: None,
                aide: None,
                sought: false,
                helped: false,
                asked: ASKED[0],
                since: 0.0,
            };
            let slicer = Rc::new(RefCell::new(slicer));
            after(&slicer, 0, turn);
            slicer
        });
        // With the slicer its next turn and its worker go too.
        move || drop(slicer)
    });
    (*swept).clone()
}

struct Slicer {
    work: Work,
    tell: Callback<Swept>,
    /// The next slice, or the end of patience with the worker.
    next: Option<Timeout>,
    aide: Option<Aide>,
    /// A worker was looked for: where there is none, or it is lost, none is started
    /// again.
    sought: bool,
    /// The worker does the work now.
    helped: bool,
    /// How many answers it is asked for at once, and when it was asked.
    asked: usize,
    since: f64,
}

impl Slicer {
    fn take(&mut self, numbers: &[f64]) {
        self.work.take(numbers);
        let took = now() - self.since;
        if took < QUESTION_MS / 2.0 {
            self.asked = (self.asked * 2).min(ASKED[1]);
        } else if took > QUESTION_MS * 2.0 {
            self.asked = (self.asked / 2).max(1);
        }
    }
}

type Shared = Rc<RefCell<Slicer>>;

fn after(slicer: &Shared, ms: u32, react: fn(&Shared)) {
    let weak = Rc::downgrade(slicer);
    let next = Timeout::new(ms, move || {
        if let Some(slicer) = weak.upgrade() {
            react(&slicer);
        }
    });
    slicer.borrow_mut().next = Some(next);
}

/// Shows what there is now.
fn show(slicer: &Shared) {
    let Slicer { work, tell, .. } = &*slicer.borrow();
    tell.emit(work.swept.clone());
}

/// A slice in the page, which goes on with what it began until a worker helps, or
/// where none can.
fn turn(slicer: &Shared) {
    let more = slicer.borrow_mut().work.go_on(SLICE_MS, now);
    show(slicer);
    if !more {
        return;
    }
    let long = slicer.borrow().work.asked() > LONG_MS;
    if long && !replace(&mut slicer.borrow_mut().sought, true) {
        let weak = Rc::downgrade(slicer);
        let aide = Aide::new(move |told| {
            if let Some(slicer) = weak.upgrade() {
                hear(&slicer, told);
            }
        });
        slicer.borrow_mut().aide = aide;
    }
    after(slicer, 0, turn);
}

/// What the worker said.
fn hear(slicer: &Shared, told: Told) {
    match told {
        Told::Ready => {}
        // It was given up.
        Told::Answers(_) if !slicer.borrow().helped => return,
        Told::Answers(numbers) => {
            slicer.borrow_mut().take(&numbers);
            show(slicer);
        }
        Told::Odds(_) | Told::Lost => return give_up(slicer),
    }
    let asked = {
        let Slicer { work, aide, asked, since, .. } = &mut *slicer.borrow_mut();
        let question = work.question(*asked);
        *since = now();
        question.zip(aide.as_ref()).map(|(question, aide)| aide.ask(question))
    };
    slicer.borrow_mut().helped = asked == Some(true);
    match asked {
        Some(true) => after(slicer, PATIENCE_MS, give_up),
        // The page does what is left, if anything is.
        _ => after(slicer, 0, turn),
    }
}

/// The page goes on alone.
fn give_up(slicer: &Shared) {
    slicer.borrow_mut().helped = false;
    after(slicer, 0, turn);
}
