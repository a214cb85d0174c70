//! What a point more or less of each input is worth.

use duelscope_core::sheet::{Sheet, Slot};

use super::cell::Cell;
use super::inputs::{a_point_away, inputs};
use super::job::Asks;
use super::work::Swept;

/// What a point of an input makes of the number.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The input.
    pub slot: Slot,
    /// The difference that a point less, a point more makes; `None` where the
    /// field does not go there or the number is none.
    pub change: [Option<f64>; 2],
}

impl Worth {
    /// The larger of the two differences.
    pub fn size(&self) -> f64 {
        self.change.iter().flatten().fold(0.0, |most, d| d.abs().max(most))
    }
}

/// The questions: a point less and a point more of each input.
pub fn asks(sheet: &Sheet, reference: Option<&Sheet>) -> Asks {
    let mut changes = Vec::new();
    for slot in inputs(sheet) {
        for by in [-1, 1] {
            changes.extend(a_point_away(slot, sheet.get(slot), by).map(|text| (slot, text)));
        }
    }
    Asks::Points(reference.map(|sheet| Box::new(sheet.clone())), changes)
}

/// The number as it is now, and that of the reference.
pub fn now_and_reference(swept: &Swept) -> [Cell; 2] {
    [0, 1].map(|i| swept.cells.get(i).copied().unwrap_or(Cell::Unknown))
}

/// The answers, what makes most first; inputs that make nothing are left out.
pub fn ranked(swept: &Swept) -> Vec<Worth> {
    let sheet = swept.job.sheet();
    let Asks::Points(_, changes) = &swept.job.asks else { return Vec::new() };
    let Some(now) = now_and_reference(swept)[0].finite() else { return Vec::new() };
    let mut all: Vec<Worth> = Vec::new();
    for ((slot, text), cell) in changes.iter().zip(&swept.cells[2..]) {
        if all.last().is_none_or(|worth| worth.slot != *slot) {
            all.push(Worth { slot: *slot, change: [None, None] });
        }
        let more = a_point_away(*slot, sheet.get(*slot), 1).as_ref() == Some(text);
        if let Some(worth) = all.last_mut() {
            worth.change[usize::from(more)] = cell.finite().map(|x| x - now);
        }
    }
    // Few enough to be put in their places one by one.
    let mut ranked: Vec<Worth> = Vec::new();
    for worth in all.into_iter().filter(|worth| worth.size() > LEAST) {
        let at = ranked.iter().take_while(|larger| larger.size() >= worth.size()).count();
        ranked.insert(at, worth);
    }
    ranked
}

/// Less cannot be told apart from nothing in three decimals of a percentage point.
pub const LEAST: f64 = 5e-6;

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::explore::{Job, Work};
    use crate::shelf::Shelf;
    use duelscope_core::sweep::Measure;

    fn swept(sheet: &Sheet, measure: Measure) -> Swept {
        let job = Job::new(sheet, &Shelf::default(), measure, asks(sheet, None));
        let mut work = Work::new(Swept::begin(Rc::new(job), None));
        assert!(!work.go_on(f64::INFINITY, || 0.0));
        work.swept
    }

    #[test]
    fn what_makes_most_comes_first_and_what_makes_nothing_not_at_all() {
        let sheet = Sheet::new();
        let ranked = ranked(&swept(&sheet, Measure::Hit));
        assert!(ranked.windows(2).all(|pair| pair[0].size() >= pair[1].size()));
        let keys: Vec<String> = ranked.iter().map(|worth| worth.slot.key()).collect();
        assert!(keys.contains(&"l-atk".to_owned()) && keys.contains(&"r-def".to_owned()));
        assert!(!keys.contains(&"r-hp".to_owned()), "{keys:?}");
        for worth in &ranked {
            let (less, more) = (worth.change[0], worth.change[1]);
            if worth.slot.key() == "l-atk" {
                assert!(less < Some(0.0) && more > Some(0.0), "{worth:?}");
            }
        }
    }

    #[test]
    fn a_field_at_its_end_goes_one_way() {
        let mut sheet = Sheet::new();
        sheet.set_global("rules", "sanctum");
        sheet.set_side(duelscope_core::sheet::Hand::Right, "m-hp", "1");
        let ranked = ranked(&swept(&sheet, Measure::Win));
        let hp = ranked.iter().find(|worth| worth.slot.key() == "r-m-hp");
        assert!(hp.is_none_or(|worth| worth.change[0].is_none()), "{hp:?}");
        assert!(!ranked.is_empty());
    }
}
