//! Asking, a little at a time.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, encode};
use duelscope_core::sweep::{Asking, Gauge};

use super::cell::Cell;
use super::job::Job;
use super::question::Question;

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
    /// The next answer, as far as it is.
    asking: Option<Asking>,
    /// How long that has been asked for, in ms.
    asked: f64,
}

impl Work {
    /// A job from its beginning.
    pub fn new(swept: Swept) -> Work {
        Work { swept, gauge: Gauge::new(), asking: None, asked: 0.0 }
    }

    /// The next answers as a question for a worker, at most so many; `None` where
    /// none is left. What the page has begun is left to it.
    pub fn question(&mut self, most: usize) -> Option<Question> {
        self.asking = None;
        let Swept { job, done, cells, .. } = &mut self.swept;
        let mut asked: Option<(Hand, String)> = None;
        for index in *done..job.len().min(*done + most) {
            let case = job.case(index);
            match (&mut asked, case) {
                (None, Some((sheet, hand))) => asked = Some((hand, encode(&sheet) + "\n")),
                (Some((side, links)), Some((sheet, hand))) if hand == *side => {
                    links.push_str(&encode(&sheet));
                    links.push('\n');
                }
                // There is nothing to ask, and nothing asked before it.
                (None, None) => {
                    cells[*done] = Cell::Unknown;
                    *done += 1;
                }
                _ => break,
            }
        }
        asked.map(|(side, links)| Question::new(job.measure, side, links))
    }

    /// Takes the answers of such a question.
    pub fn take(&mut self, numbers: &[f64]) {
        let swept = &mut self.swept;
        for (cell, &number) in swept.cells[swept.done..].iter_mut().zip(numbers) {
            *cell = Cell::from_number(number);
            swept.done += 1;
        }
    }

    /// Asks for `ms` milliseconds of the clock `now`, at least a part of an answer.
    /// Whether there is more to ask.
    pub fn go_on(&mut self, ms: f64, now: fn() -> f64) -> bool {
        let start = now();
        let swept = &mut self.swept;
        while !swept.ended() {
            let since = now();
            let begun = self.asking.take().map_or_else(
                || {
                    self.asked = 0.0;
                    swept.job.ask(swept.done, &self.gauge)
                },
                Ok,
            );
            let cell = begun.map(|mut asking| {
                let answer = asking.go_on(&mut || now() - start >= ms);
                if answer.is_none() {
                    self.asking = Some(asking);
                }
                answer
            });
            match cell {
                Ok(None) => {
                    self.asked += now() - since;
                    return true;
                }
                Ok(Some(answer)) => swept.cells[swept.done] = Cell::of(answer),
                Err(cell) => swept.cells[swept.done] = cell,
            }
            swept.done += 1;
            if now() - start >= ms {
                break;
            }
        }
        !swept.ended()
    }

    /// How long the answer that is under way has taken so far, in ms.
    pub fn asked(&self) -> f64 {
        if self.asking.is_some() { self.asked } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Shared;

    use duelscope_core::sheet::{Sheet, Slot};
    use duelscope_core::sweep::{Axis, Measure};

    use super::*;
    use crate::explore::Asks;
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
        let mut before = 0;
        while work.go_on(8.0, ticking) {
            assert!(work.swept.done > before, "a slice without an answer");
            assert!(work.swept.done - before <= 8, "a slice of more than its time");
            assert!(work.swept.complete().is_none());
            before = work.swept.done;
            slices += 1;
        }
        assert!(slices >= 200 / 8, "{slices}");
        let each: Vec<Cell> = (0..200).map(|i| whole.answer(i, &Gauge::new())).collect();
        assert_eq!(work.swept.cells, each);
        assert!(work.swept.complete().is_some_and(|(_, old)| !old));
    }

    #[test]
    fn a_worker_answers_what_the_page_would() {
        for measure in [Measure::Win, Measure::Attacks] {
            let whole = job(measure);
            let mut work = Work::new(Swept::begin(whole.clone(), None));
            let gauge = Gauge::new();
            // As it crosses to the worker.
            while let Some(question) = work.question(7) {
                let text = serde_json::to_string(&question).expect("plain");
                let there: Question = serde_json::from_str(&text).expect("the same");
                let numbers = there.answer(&gauge);
                assert!((1..=7).contains(&numbers.len()));
                work.take(&numbers);
            }
            assert!(work.swept.ended());
            let each: Vec<Cell> = (0..200).map(|i| whole.answer(i, &Gauge::new())).collect();
            assert_eq!(work.swept.cells, each);
        }
    }

    #[test]
    fn what_needs_no_asking_is_passed_over() {
        let slot = Slot::parse("l-str").expect("a slot");
        let asks = Asks::Points(None, vec![(slot, "12".to_owned()), (slot, "13".to_owned())]);
        let job = Rc::new(Job::new(&Sheet::new(), &Shelf::default(), Measure::Hit, asks));
        let mut work = Work::new(Swept::begin(job, None));
        let mut sizes = Vec::new();
        while let Some(question) = work.question(3) {
            let numbers = question.answer(&Gauge::new());
            sizes.push(numbers.len());
            work.take(&numbers);
        }
        assert_eq!(sizes, [1, 2], "the present, and what follows the missing reference");
        assert_eq!(work.swept.cells[1], Cell::Unknown);
        assert!(work.swept.ended());
    }

    /// An answer that is longer than a slice goes on in the next one, and says for how
    /// long; a worker that takes over is asked for it from the beginning.
    #[test]
    fn a_long_answer_takes_many_slices() {
        let mut sheet = Sheet::new();
        for (key, text) in [("l-w-max", "60000"), ("r-kind", "mob"), ("r-hp", "70000")] {
            sheet.set(Slot::parse(key).expect("a slot"), text);
        }
        let wide = |to: &str| (Slot::parse("l-str").expect("a slot"), to.to_owned());
        let asks = Asks::Points(None, vec![wide("12"), wide("13")]);
        let job = Rc::new(Job::new(&sheet, &Shelf::default(), Measure::Loss, asks));
        let whole = Swept::begin(job, None);
        let mut work = Work::new(whole.clone());
        let (mut slices, mut longest) = (1, 0.0);
        while work.go_on(8.0, ticking) {
            slices += 1;
            longest = work.asked().max(longest);
        }
        assert!(slices > 3 * 4 && longest > 16.0, "{slices} slices, {longest} ms");
        let mut helped = Work::new(whole);
        assert!(helped.go_on(8.0, ticking) && helped.asked() > 0.0);
        while let Some(question) = helped.question(2) {
            assert_eq!(helped.asked(), 0.0);
            helped.take(&question.answer(&Gauge::new()));
        }
        assert_eq!(helped.swept.cells, work.swept.cells);
    }

    #[test]
    fn what_is_no_number_crosses_too() {
        for cell in [Cell::Known(0.0), Cell::Known(f64::INFINITY), Cell::Invalid, Cell::Unknown] {
            assert_eq!(Cell::from_number(cell.to_number()), cell);
        }
        assert_eq!(Cell::from_number(f64::NAN), Cell::Unknown);
        // More than was asked for is passed over.
        let mut work = Work::new(Swept::begin(job(Measure::Hit), None));
        work.take(&[0.5; 999]);
        assert!(work.swept.ended() && work.question(3).is_none());
    }

    #[test]
    fn older_answers_are_kept_as_old_and_only_in_their_places() {
        let mut first = Work::new(Swept::begin(job(Measure::Hit), None));
        while first.go_on(8.0, ticking) {}
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
