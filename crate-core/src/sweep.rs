//! One input or two over a range: series, maps, what one more point is worth.
//!
//! A sweep asks the same question of the sheet with some of its texts
//! replaced. The question is any function of a [`Scenario`]; a [`Gauge`] knows
//! the usual ones and remembers what neighbouring scenarios share.

mod axis;
mod gauge;
mod measure;
mod recall;
mod tails;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub use axis::Axis;
pub use gauge::{Asking, Gauge, Gauged};
pub use measure::Measure;

use crate::scenario::{Again, Scenario};
use crate::sheet::{FieldError, Sheet, Slot};

/// The answer for one sheet, or why the sheet has none.
pub type Answer<T> = Result<T, Vec<FieldError>>;

/// One answer for each value of `axis`, in its order.
pub fn series<T>(
    sheet: &Sheet,
    axis: &Axis,
    mut question: impl FnMut(&Scenario) -> T,
) -> Vec<Answer<T>> {
    let (mut sheet, mut reader) = (sheet.clone(), Again::default());
    let ask = |value: &String| {
        sheet.set(axis.slot, value);
        reader.read(&sheet).map(|scenario| question(&scenario))
    };
    axis.values.iter().map(ask).collect()
}

/// Two inputs at once; the cells are asked one by one, so that whoever must
/// not be held up can stop in between.
#[derive(Clone, Debug)]
pub struct Map {
    sheet: Sheet,
    reader: Again,
    /// The input that changes along a row.
    pub x: Axis,
    /// The input that changes from row to row.
    pub y: Axis,
}

impl Map {
    /// The map of a sheet.
    pub fn new(sheet: &Sheet, x: Axis, y: Axis) -> Map {
        Map { sheet: sheet.clone(), reader: Again::default(), x, y }
    }

    /// Number of cells, row by row.
    pub fn len(&self) -> usize {
        self.x.values.len() * self.y.values.len()
    }

    /// There is no cell.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The answer of one cell; `None` beyond the last one.
    pub fn cell<T>(
        &mut self,
        index: usize,
        question: impl FnOnce(&Scenario) -> T,
    ) -> Option<Answer<T>> {
        let width = self.x.values.len().max(1);
        let y = self.y.values.get(index / width)?;
        let x = self.x.values.get(index % width)?;
        self.sheet.set(self.y.slot, y);
        self.sheet.set(self.x.slot, x);
        Some(self.reader.read(&self.sheet).map(|scenario| question(&scenario)))
    }

    /// Every cell, row by row.
    pub fn all<T>(&mut self, mut question: impl FnMut(&Scenario) -> T) -> Vec<Answer<T>> {
        (0..self.len()).filter_map(|index| self.cell(index, &mut question)).collect()
    }
}

/// What one point less and one point more of an input make of an answer;
/// `None` where the field does not go there or the sheet is not valid then.
#[derive(Clone, Debug, PartialEq)]
pub struct Marginal<T> {
    /// The input.
    pub slot: Slot,
    /// With one point less.
    pub less: Option<T>,
    /// With one point more.
    pub more: Option<T>,
}

/// What a point of each of these inputs is worth. Inputs without whole numbers
/// are passed over.
pub fn marginals<T>(
    sheet: &Sheet,
    slots: impl IntoIterator<Item = Slot>,
    mut question: impl FnMut(&Scenario) -> T,
) -> Vec<Marginal<T>> {
    let mut reader = Again::default();
    let mut at = |slot: Slot, value: i64| {
        let mut sheet = sheet.clone();
        sheet.set(slot, &value.to_string());
        reader.read(&sheet).ok().map(|scenario| question(&scenario))
    };
    let point = |slot: Slot| {
        let value = axis::whole(sheet.get(slot), slot.field.kind)?;
        Some(Marginal { slot, less: at(slot, value - 1), more: at(slot, value + 1) })
    };
    slots.into_iter().filter_map(point).collect()
}

#[cfg(test)]
mod tests;
