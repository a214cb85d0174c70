//! Reading sheets one after another.

use alloc::rc::Rc;
use alloc::vec::Vec;

use super::{Scenario, read::Reader};
use crate::sheet::{FieldError, Hand, Sheet};

/// Reads sheets that differ little: a side that is as it was in the last sheet is
/// not read again. A sweep reads thousands of which two texts differ.
#[derive(Clone, Debug, Default)]
pub struct Again {
    last: Option<(Sheet, Rc<Scenario>)>,
}

impl Again {
    /// As [`Scenario::read`].
    ///
    /// # Errors
    ///
    /// Those of [`Scenario::read`].
    pub fn read(&mut self, sheet: &Sheet) -> Result<Rc<Scenario>, Vec<FieldError>> {
        let (mut known, mut scenario) = match self.last.take() {
            Some((known, scenario)) if known.part(None) == sheet.part(None) => (known, scenario),
            _ => return self.keep(sheet.clone(), Rc::new(Scenario::read(sheet)?)),
        };
        // A side's fields, and which of them apply, depend on nothing of the other.
        let mut reader = Reader::new(sheet);
        for hand in Hand::BOTH {
            if known.part(Some(hand)) != sheet.part(Some(hand)) {
                Rc::make_mut(&mut scenario).game.read_side(&mut reader, hand);
            }
        }
        reader.finish(())?;
        known.follow(sheet);
        self.keep(known, scenario)
    }

    fn keep(
        &mut self,
        sheet: Sheet,
        scenario: Rc<Scenario>,
    ) -> Result<Rc<Scenario>, Vec<FieldError>> {
        self.last = Some((sheet, Rc::clone(&scenario)));
        Ok(scenario)
    }
}
