//! A sweep worked out in the page, in slices too short to be felt.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use yew::{Callback, hook, use_effect_with, use_state_eq};

use crate::explore::{Job, Swept, Work};
use crate::montecarlo::now;

/// Longest slice, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

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
            let slicer = Rc::new(RefCell::new(Slicer { work, next: None }));
            go_on_after(&slicer, 0, tell);
            slicer
        });
        // With the slicer its next turn goes too.
        move || drop(slicer)
    });
    (*swept).clone()
}

struct Slicer {
    work: Work,
    next: Option<Timeout>,
}

fn go_on_after(slicer: &Rc<RefCell<Slicer>>, ms: u32, tell: Callback<Swept>) {
    let weak: Weak<RefCell<Slicer>> = Rc::downgrade(slicer);
    let turn = Timeout::new(ms, move || {
        let Some(slicer) = weak.upgrade() else { return };
        let rest = slicer.borrow_mut().work.go_on(SLICE_MS, now);
        tell.emit(slicer.borrow().work.swept.clone());
        if let Some(spent) = rest {
            // Where one answer alone takes longer than a slice, the page gets as
            // much time as the answers.
            let wait = if spent > 2.0 * SLICE_MS { spent as u32 } else { 0 };
            go_on_after(&slicer, wait, tell);
        }
    });
    slicer.borrow_mut().next = Some(turn);
}
