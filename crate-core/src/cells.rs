//! Counts of one batch, each a single index away.

use alloc::vec;
use alloc::vec::Vec;

use crate::tally::{Bars, Bin};

/// Values from 0 to below this have a cell.
const WIDTH: usize = 512;

/// How many trials fell there, and the first of them, counted from that of the
/// batch.
#[derive(Clone, Copy, Debug)]
struct Cell {
    count: u32,
    first: u32,
}

/// What a sampling loop counts in: a row for each list of bars, in one piece
/// that is neither searched nor grown. The trials of a batch come in order, so
/// the first one that falls into a cell is the lowest.
#[derive(Debug)]
pub(crate) struct Cells<const ROWS: usize> {
    /// Number of the batch's first trial.
    first: u64,
    cells: Vec<Cell>,
}

impl<const ROWS: usize> Cells<ROWS> {
    /// Nothing counted yet of a batch whose trials begin at `first`.
    pub fn new(first: u64) -> Self {
        Cells { first, cells: vec![Cell { count: 0, first: 0 }; ROWS * WIDTH] }
    }

    /// Counts a value of the batch's trial `at`; false, and not counted, where
    /// it has no cell.
    #[inline(always)]
    #[must_use]
    pub fn count(&mut self, row: usize, at: u32, value: i32) -> bool {
        let column = value as u32 as usize;
        if column >= WIDTH {
            return false;
        }
        let cell = &mut self.cells[row * WIDTH + column];
        if cell.count == 0 {
            cell.first = at;
        }
        cell.count += 1;
        true
    }

    /// The number in the run of the batch's trial `at`.
    pub fn trial(&self, at: u32) -> u64 {
        self.first.saturating_add(at.into())
    }

    /// Adds each row to its bars.
    pub fn add_to<'a>(&self, bars: impl Iterator<Item = &'a mut Bars>) {
        for (cells, bars) in self.cells.chunks_exact(WIDTH).zip(bars) {
            for (value, cell) in cells.iter().enumerate().filter(|(_, cell)| cell.count > 0) {
                let first = self.trial(cell.first);
                bars.add(value as i32, Bin { count: cell.count.into(), first });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_with_and_without_a_cell_are_counted_alike() {
        let mut cells = Cells::<2>::new(100);
        let mut bars = [Bars::default(), Bars::default()];
        let mut plain = bars.clone();
        let values = [0, 511, 512, -1, 0, i32::MAX, i32::MIN, 511, 2_000, -1];
        for (at, &value) in values.iter().enumerate() {
            let row = at % 2;
            if !cells.count(row, at as u32, value) {
                bars[row].count(cells.trial(at as u32), value);
            }
            plain[row].count(100 + at as u64, value);
        }
        cells.add_to(bars.iter_mut());
        assert_eq!(bars, plain);
        let has_cell = |value| Cells::<1>::new(0).count(0, 0, value);
        assert_eq!([-1, 0, 511, 512].map(has_cell), [false, true, true, false]);
    }
}
