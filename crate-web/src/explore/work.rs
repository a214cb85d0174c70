//! Asking, a little at a time.

use std::rc::Rc;

use duelscope_core::sweep::Gauge;

use super::job::Job;
use super::measure::Cell;

/// A job as far as it is answered.
#[derive(Clone, Debug)]
pub struct Swept {
    /// The job.
    pub job: Rc<Job>,
    /// Its answers.
    pub cells: Vec<Cell>,
    /// How many of them have come.
    pub done: usize,
    /// The last job that came to its end before this one.
    pub before: Option<Rc<Swept>>,
}

impl PartialEq for Swept {
    fn eq(&self, other: &Swept) -> bool {
        Rc::ptr_eq(&self.job, &other.job) && self.done == other.done
    }
}

impl Swept {
    /// Nothing is answered yet; what came before is kept to be shown as old.
    pub fn begin(job: Rc<Job>, before: Option<Rc<Swept>>) -> Swept {
        let before = match before {
            Some(swept) if !swept.ended() => swept.before.clone(),
            other => other.map(|swept| Rc::new(Swept { before: None, ..Swept::clone(&swept) })),
        };
        Swept { cells: vec![Cell::Waiting; job.len()], job, done: 0, before }
    }

    /// Every answer has come.
    pub fn ended(&self) -> bool {
        self.done == self.cells.len()
    }

    /// The last answers that are complete, and whether they are of older inputs.
    pub fn complete(&self) -> Option<(&Swept, bool)> {
        if self.ended() { Some((self, false)) } else { Some((self.before.as_deref()?, true)) }
    }

    /// The older answer at a place that has none yet, if the older ones lay in
    /// the same places.
    pub fn old(&self, index: usize) -> Option<Cell> {
        let before = self.before.as_ref().filter(|before| before.job.alike(&self.job))?;
        before.cells.get(index).copied()
    }
}

/// A job under way.
#[derive(Debug)]
pub struct Work {
    /// As far as it is.
    pub swept: Swept,
    gauge: Gauge,
}

impl Work {
    /// A job from its beginning.
    pub fn new(swept: Swept) -> Work {
        Work { swept, gauge: Gauge::new() }
    }

    /// Asks for `ms` milliseconds of the clock `now`, at least once. Returns the
    /// time it took where there is more to ask.
    pub fn go_on(&mut self, ms: f64, now: fn() -> f64) -> Option<f64> {
        let start = now();
        let swept = &mut self.swept;
        while !swept.ended() {
            swept.cells[swept.done] = swept.job.answer(swept.done, &mut self.gauge);
            swept.done += 1;
            let spent = now() - start;
            if spent >= ms {
                return (!swept.ended()).then_some(spent);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Shared;

    use duelscope_core::sheet::{Sheet, Slot};
    use duelscope_core::sweep::Axis;

    use super::*;
    use crate::explore::{Asks, Measure};
    use crate::shelf::Shelf;

    thread_local! {
        static TIME: Shared<f64> = const { Shared::new(0.0) };
    }

    /// A clock on which each look takes a millisecond.
    fn ticking() -> f64 {
        TIME.set(TIME.get() + 1.0);
        TIME.get()
    }

    fn job(measure: Measure) -> Rc<Job> {
        let axis = |key, to| {
            Axis::range(Slot::parse(key).expect("a slot"), 1.0, to, 50).expect("a number")
        };
        let asks = Asks::Map(axis("l-str", 20.0), axis("r-def", 10.0));
        Rc::new(Job::new(&Sheet::new(), &Shelf::default(), measure, asks))
    }

    #[test]
    fn slices_are_short_and_lose_nothing() {
        let whole = job(Measure::Hit);
        let mut work = Work::new(Swept::begin(whole.clone(), None));
        let mut slices = 1;
        while let Some(spent) = work.go_on(8.0, ticking) {
            assert_eq!(spent, 8.0);
            slices += 1;
            assert_eq!(work.swept.done, 8 * (slices - 1));
            assert!(work.swept.complete().is_none());
        }
        assert_eq!(slices, 200 / 8);
        let each: Vec<Cell> = (0..200).map(|i| whole.answer(i, &mut Gauge::new())).collect();
        assert_eq!(work.swept.cells, each);
        assert!(work.swept.complete().is_some_and(|(_, old)| !old));
    }

    #[test]
    fn older_answers_are_kept_as_old_and_only_in_their_places() {
        let mut first = Work::new(Swept::begin(job(Measure::Hit), None));
        while first.go_on(8.0, ticking).is_some() {}
        let first = Rc::new(first.swept);
        let mut second = Work::new(Swept::begin(job(Measure::Hit), Some(first.clone())));
        assert_eq!(second.swept.old(7), Some(first.cells[7]));
        assert!(second.swept.complete().is_some_and(|(swept, old)| old && *swept == *first));
        // A third job before the second ends: the first is still the last whole one.
        second.go_on(8.0, ticking);
        let third = Swept::begin(job(Measure::Kill), Some(Rc::new(second.swept)));
        assert!(third.complete().is_some_and(|(swept, _)| *swept == *first));
        assert_eq!(third.old(7), None, "another measure");
    }
}
