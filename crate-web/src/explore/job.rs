//! One sweep: the sheets it asks about, and the answer for each.

use duelscope_core::sheet::{Hand, Sheet, Slot};
use duelscope_core::sweep::{Asking, Axis, Gauge, Measure};

use super::cell::Cell;
use crate::answer::deciding;
use crate::shelf::Shelf;

/// A sweep. Two that are equal have the same answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// What is measured.
    pub measure: Measure,
    /// Which sheets.
    pub asks: Asks,
    base: Sheet,
    shelf: Shelf,
}

/// Which sheets a sweep asks about.
#[derive(Clone, Debug, PartialEq)]
pub enum Asks {
    /// Each value of an input: first the attacker's numbers, then the
    /// defender's.
    Line(Axis),
    /// Each pair of values of two inputs, row by row: the attacker's numbers.
    Map(Axis, Axis),
    /// The sheet as it is, the reference if there is one, and the sheet with
    /// each of these changes: the attacker's numbers.
    Points(Option<Box<Sheet>>, Vec<(Slot, String)>),
}

impl Job {
    /// The sweep of a sheet. The numbers are set as the form sets them, with
    /// what follows from them. A sheet that differs only in the swept inputs
    /// makes the same job.
    pub fn new(sheet: &Sheet, shelf: &Shelf, measure: Measure, asks: Asks) -> Job {
        let mut base = deciding(sheet);
        for axis in asks.axes().into_iter().flatten() {
            if let Some(first) = axis.values.first() {
                shelf.set(&mut base, axis.slot, first);
            }
        }
        Job { measure, asks, base, shelf: shelf.clone() }
    }

    /// The sheet that it varies.
    pub fn sheet(&self) -> &Sheet {
        &self.base
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        match &self.asks {
            Asks::Line(x) => 2 * x.values.len(),
            Asks::Map(x, y) => x.values.len() * y.values.len(),
            Asks::Points(_, changes) => 2 + changes.len(),
        }
    }

    /// There is nothing to ask.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the answers of another job lie in the same places.
    pub fn alike(&self, other: &Job) -> bool {
        self.measure == other.measure && self.asks.axes() == other.asks.axes()
    }

    /// The sheet and the side that are asked about at `index`; `None` where
    /// there is no sheet.
    pub fn case(&self, index: usize) -> Option<(Sheet, Hand)> {
        let mut sheet = self.base.clone();
        let mut set = |slot: Slot, text: &str| self.shelf.set(&mut sheet, slot, text);
        let mut hand = Hand::Left;
        match &self.asks {
            Asks::Line(x) => {
                let width = x.values.len();
                if index >= width {
                    hand = Hand::Right;
                }
                set(x.slot, &x.values[index % width]);
            }
            Asks::Map(x, y) => {
                let width = x.values.len();
                set(y.slot, &y.values[index / width]);
                set(x.slot, &x.values[index % width]);
            }
            Asks::Points(reference, changes) => match (index, reference) {
                (0, _) => {}
                (1, reference) => return Some((Sheet::clone(reference.as_ref()?), hand)),
                _ => {
                    let (slot, text) = &changes[index - 2];
                    set(*slot, text);
                }
            },
        }
        Some((sheet, hand))
    }

    /// The question at `index`.
    ///
    /// # Errors
    ///
    /// The answer where there is nothing to ask.
    pub fn ask(&self, index: usize, gauge: &Gauge) -> Result<Asking, Cell> {
        let (sheet, hand) = self.case(index).ok_or(Cell::Unknown)?;
        let scenario = gauge.read(&sheet).map_err(|_| Cell::Invalid)?;
        Ok(gauge.ask(&scenario, self.measure, hand))
    }

    /// The answer at `index`, all of it at once.
    #[cfg(test)]
    pub fn answer(&self, index: usize, gauge: &Gauge) -> Cell {
        match self.ask(index, gauge) {
            Ok(mut asking) => asking.go_on(&mut || false).map_or(Cell::Waiting, Cell::of),
            Err(cell) => cell,
        }
    }
}

impl Asks {
    /// The swept inputs.
    pub fn axes(&self) -> [Option<&Axis>; 2] {
        match self {
            Asks::Line(x) => [Some(x), None],
            Asks::Map(x, y) => [Some(x), Some(y)],
            Asks::Points(..) => [None, None],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use crate::explore::Along;

    fn axis(key: &str, sheet: &Sheet) -> Axis {
        let slot = Slot::parse(key).expect("a slot");
        Along::around(sheet, slot).axis(sheet).expect("a range")
    }

    fn map(sheet: &Sheet, measure: Measure) -> Job {
        let asks = Asks::Map(axis("l-str", &Sheet::new()), axis("r-def", &Sheet::new()));
        Job::new(sheet, &Shelf::default(), measure, asks)
    }

    #[test]
    fn the_swept_inputs_do_not_change_the_job() {
        let sheet = Sheet::new();
        let mut moved = sheet.clone();
        for (key, text) in [("l-str", "20"), ("r-def", "1"), ("seed", "9"), ("step", "3")] {
            moved.set(Slot::parse(key).expect("a slot"), text);
        }
        assert_eq!(map(&sheet, Measure::Win), map(&moved, Measure::Win));
        moved.set_side(Hand::Right, "hp", "7");
        assert_ne!(map(&sheet, Measure::Win), map(&moved, Measure::Win));
        assert!(map(&sheet, Measure::Win).alike(&map(&moved, Measure::Win)));
        assert!(!map(&sheet, Measure::Win).alike(&map(&sheet, Measure::Hit)));
    }

    #[test]
    fn the_answer_of_a_cell_is_that_of_its_document() {
        let sheet = Sheet::new();
        let job = map(&sheet, Measure::Win);
        let Asks::Map(x, y) = &job.asks else { panic!("a map") };
        let gauge = Gauge::new();
        for (i, j) in [(0, 0), (3, 5), (x.values.len() - 1, y.values.len() - 1)] {
            let mut there = sheet.clone();
            there.set(x.slot, &x.values[i]);
            there.set(y.slot, &y.values[j]);
            let law = Answer::of(&there).expect("valid").duel.expect("small");
            let cell = job.answer(j * x.values.len() + i, &gauge);
            let number = cell.number().expect("known");
            assert!((number - law.left).abs() < 1e-12, "{cell:?} is not {}", law.left);
        }
    }

    #[test]
    fn a_line_has_both_sides() {
        let sheet = Sheet::new();
        let x = axis("l-str", &sheet);
        let n = x.values.len();
        let job = Job::new(&sheet, &Shelf::default(), Measure::Win, Asks::Line(x));
        let gauge = Gauge::new();
        for i in 0..n {
            let both = [i, n + i].map(|at| job.answer(at, &gauge).number().expect("known"));
            assert!((both[0] + both[1] - 1.0).abs() < 1e-9, "{both:?}");
        }
        assert_eq!(job.len(), 2 * n);
    }

    #[test]
    fn what_does_not_go_together_is_no_number() {
        let sheet = Sheet::new();
        let slot = Slot::side(Hand::Left, "hp");
        let wrong = vec![(slot, "0".to_owned()), (slot, "1".to_owned())];
        let asks = Asks::Points(None, wrong);
        let job = Job::new(&sheet, &Shelf::default(), Measure::Kill, asks);
        let answers: Vec<Cell> = (0..4).map(|i| job.answer(i, &Gauge::new())).collect();
        assert!(matches!(
            answers[..],
            [Cell::Known(_), Cell::Unknown, Cell::Invalid, Cell::Known(_)]
        ));
    }

    #[test]
    fn the_reference_is_asked_as_it_is() {
        let sheet = Sheet::new();
        let mut other = sheet.clone();
        other.set_side(Hand::Right, "hp", "1");
        let asks = Asks::Points(Some(Box::new(other)), Vec::new());
        let job = Job::new(&sheet, &Shelf::default(), Measure::Kill, asks);
        let [now, then] = [0, 1].map(|i| job.answer(i, &Gauge::new()).number().expect("known"));
        assert!(then > now, "{then} {now}");
    }
}
