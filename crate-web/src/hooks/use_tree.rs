//! The tree of the ways an attack can go: within the frame where it can be, else
//! in slices after it.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_core::{Branch, TooLarge, TreeWork};
use gloo_timers::callback::Timeout;
use yew::hook;

use crate::answer::{Answer, PORTIONS};
use crate::hooks::kept::{UseStateSetter, use_effect_with, use_memo, use_state_eq};
use crate::montecarlo::now;

/// More ways than these are not told apart.
const MOST: usize = 60;

/// Longest slice, in ms: half a frame.
const SLICE_MS: f64 = 8.0;

/// The tree, or why there is none.
pub type Tree = Rc<Result<Branch, TooLarge>>;

/// How far the tree of an attack is.
#[derive(Clone, Debug, PartialEq)]
pub enum Grown {
    /// It is known.
    Whole(Tree),
    /// This part of the attacks has been followed.
    Part(f64),
}

/// What is seen of an answer's tree.
type Seen = (Rc<Answer>, Grown);

/// The tree of an answer's attack, as far as it is known.
#[hook]
pub fn use_tree(answer: &Rc<Answer>) -> Grown {
    let begun = use_memo(Rc::clone(answer), |answer| {
        let mut work = TreeWork::new(&answer.pipeline, &answer.steps, MOST);
        let mut left = PORTIONS;
        let grown = grow(&mut work, &mut || {
            left -= 1;
            left == 0
        });
        let rest = matches!(grown, Grown::Part(_)).then_some(work);
        (grown, RefCell::new(rest))
    });
    let seen = use_state_eq(|| None::<Seen>);
    let (first, set) = (Rc::clone(&begun), seen.setter());
    use_effect_with(Rc::clone(answer), move |answer| {
        let slicer = Rc::new(Slicer { answer: Rc::clone(answer), set, next: RefCell::default() });
        if let Some(work) = first.1.take() {
            after(&slicer, work);
        }
        // With the slicer its next slice goes, too.
        move || drop(slicer)
    });
    match &*seen {
        Some((of, grown)) if of == answer => grown.clone(),
        _ => begun.0.clone(),
    }
}

fn grow(work: &mut TreeWork, enough: &mut dyn FnMut() -> bool) -> Grown {
    match work.go_on(enough) {
        Some(tree) => Grown::Whole(Rc::new(tree)),
        None => Grown::Part(work.done()),
    }
}

struct Slicer {
    answer: Rc<Answer>,
    set: UseStateSetter<Option<Seen>>,
    next: RefCell<Option<Timeout>>,
}

fn after(slicer: &Rc<Slicer>, mut work: TreeWork) {
    let weak = Rc::downgrade(slicer);
    let next = Timeout::new(0, move || {
        let Some(slicer) = weak.upgrade() else { return };
        let since = now();
        let grown = grow(&mut work, &mut || now() - since > SLICE_MS);
        slicer.set.set(Some((Rc::clone(&slicer.answer), grown.clone())));
        if matches!(grown, Grown::Part(_)) {
            after(&slicer, work);
        }
    });
    slicer.next.replace(Some(next));
}
