//! What may take longer than a frame: worked out within it where it can be, else in
//! slices after it.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_core::Work;
use yew::hook;

use crate::answer::PORTIONS;
use crate::hooks::kept::{use_effect_with, use_memo, use_state};
use crate::montecarlo::Slices;

/// How far something is.
#[derive(Debug)]
pub enum Grown<T> {
    /// It is known.
    Whole(Rc<T>),
    /// This part of the work is done.
    Part(f64),
}

impl<T> Clone for Grown<T> {
    fn clone(&self) -> Grown<T> {
        match self {
            Grown::Whole(whole) => Grown::Whole(Rc::clone(whole)),
            Grown::Part(done) => Grown::Part(*done),
        }
    }
}

/// What the work that `begin` begins comes to, as far as it is known; `None` where
/// it begins none. Of something else it is begun anew at once, and what came of the
/// former is not seen any more.
#[hook]
pub fn use_work<D, T, F>(of: D, begin: F) -> Option<Grown<T>>
where
    D: PartialEq + Clone + 'static,
    T: 'static,
    F: FnOnce(&D) -> Option<Work<T>>,
{
    let begun = use_memo(of.clone(), |of| {
        let mut work = begin(of)?;
        let mut left = PORTIONS;
        let grown = grow(&mut work, &mut || {
            left -= 1;
            left == 0
        });
        let rest = matches!(grown, Grown::Part(_)).then_some(work);
        Some((grown, RefCell::new(rest)))
    });
    let seen = use_state(|| None::<(D, Grown<T>)>);
    let (first, set) = (Rc::clone(&begun), seen.setter());
    use_effect_with(of.clone(), move |of| {
        let work = first.as_ref().as_ref().and_then(|begun| begun.1.take());
        let slices = work.map(|mut work| {
            let of = of.clone();
            Slices::new(move |enough| {
                let grown = grow(&mut work, enough);
                let more = matches!(grown, Grown::Part(_));
                set.set(Some((of.clone(), grown)));
                more
            })
        });
        move || drop(slices)
    });
    match &*seen {
        Some((now, grown)) if *now == of => Some(grown.clone()),
        _ => begun.as_ref().as_ref().map(|begun| begun.0.clone()),
    }
}

fn grow<T>(work: &mut Work<T>, enough: &mut dyn FnMut() -> bool) -> Grown<T> {
    match work.go_on(enough) {
        Some(whole) => Grown::Whole(Rc::new(whole)),
        None => Grown::Part(work.done()),
    }
}
