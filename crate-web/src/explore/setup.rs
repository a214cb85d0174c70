//! What is explored: what is measured, over which inputs.

use duelscope_core::sheet::{Sheet, Slot};

use super::along::Along;
use super::inputs::{first, swept};
use duelscope_core::sweep::Measure;

/// What a person chose to explore.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// What is measured.
    pub measure: Measure,
    /// A map of two inputs; else lines over the first.
    pub two: bool,
    /// The inputs, along and upwards.
    pub axes: [Along; 2],
}

impl Setup {
    /// What a first look shows.
    pub fn first(sheet: &Sheet) -> Setup {
        let axes = first(sheet).map(|slot| Along::around(sheet, slot));
        Setup { measure: Measure::Win, two: true, axes }
    }

    /// The same for another document: what it does not have gives way, ranges
    /// that nobody typed follow its values.
    pub fn following(&self, sheet: &Sheet) -> Setup {
        let first = first(sheet);
        let axis = |i: usize| {
            let along = &self.axes[i];
            if swept(sheet, along.slot) {
                along.following(sheet)
            } else {
                Along::around(sheet, first[i])
            }
        };
        let mut next = Setup { axes: [axis(0), axis(1)], ..self.clone() };
        if next.axes[0].slot == next.axes[1].slot {
            next.axes[1] = Along::around(sheet, first[usize::from(first[0] == next.axes[0].slot)]);
        }
        if !next.measure.applies(sheet) {
            next.measure = Measure::Win;
        }
        next
    }

    /// Another input on an axis; the two change places where the other axis
    /// has it.
    #[must_use]
    pub fn with(&self, sheet: &Sheet, axis: usize, slot: Slot) -> Setup {
        let mut next = self.clone();
        if next.axes[1 - axis].slot == slot {
            next.axes.swap(0, 1);
        } else {
            next.axes[axis] = Along::around(sheet, slot);
        }
        next
    }

    /// Another text of a range, whose three texts then stay as they are.
    #[must_use]
    pub fn typed(&self, axis: usize, which: usize, text: String) -> Setup {
        let mut next = self.clone();
        next.axes[axis].texts[which] = text;
        next.axes[axis].own = true;
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_fits_whatever_document_comes() {
        let mut sheet = Sheet::new();
        let mut setup = Setup { measure: Measure::Hit, ..Setup::first(&sheet) };
        assert_eq!(setup.following(&sheet), setup);
        for rules in ["sanctum", "combined", "remixed", "sanctum"] {
            sheet.set_global("rules", rules);
            setup = setup.following(&sheet);
            assert!(setup.axes.iter().all(|along| swept(&sheet, along.slot)), "{rules}");
            assert!(setup.measure.applies(&sheet));
        }
        assert_eq!(setup.measure, Measure::Win);
    }

    #[test]
    fn the_axes_never_hold_the_same_input() {
        let sheet = Sheet::new();
        let setup = Setup::first(&sheet);
        let [x, y] = setup.axes.clone().map(|along| along.slot);
        let swapped = setup.with(&sheet, 0, y);
        assert_eq!(swapped.axes.clone().map(|along| along.slot), [y, x]);
        let hp = Slot::parse("r-hp").expect("a slot");
        let other = setup.with(&sheet, 1, hp);
        assert_eq!(other.axes.map(|along| along.slot), [x, hp]);
        // One axis held what the document lost, the other what takes its place.
        let mut sanctum = sheet.clone();
        sanctum.set_global("rules", "sanctum");
        let damage = first(&sanctum)[0];
        let mixed =
            Setup { axes: [Along::around(&sheet, x), Along::around(&sanctum, damage)], ..setup };
        let slots = mixed.following(&sanctum).axes.map(|along| along.slot);
        assert_ne!(slots[0], slots[1]);
    }
}
