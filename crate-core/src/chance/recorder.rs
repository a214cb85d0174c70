//! Rolls that are written down.

use arrayvec::ArrayVec;

use super::Chance;
use crate::law::{Draw, Law};
use crate::trace::{Note, Roll};

/// Most rolls one stage may make.
pub const MAX_ROLLS: usize = 16;

/// Most notes kept of one stage.
pub const MAX_NOTES: usize = 96;

/// Passes rolls through and keeps them until they are [taken](Self::take).
#[derive(Debug)]
pub struct Recorder<C> {
    inner: C,
    rolls: ArrayVec<Roll, MAX_ROLLS>,
    notes: ArrayVec<Note, MAX_NOTES>,
    dropped: usize,
}

impl<C: Chance> Recorder<C> {
    /// Records what `inner` draws.
    pub fn new(inner: C) -> Self {
        Recorder { inner, rolls: ArrayVec::new(), notes: ArrayVec::new(), dropped: 0 }
    }

    /// The rolls since the last call.
    pub fn take(&mut self) -> ArrayVec<Roll, MAX_ROLLS> {
        core::mem::take(&mut self.rolls)
    }

    /// The notes since the last call, and how many were too many to keep.
    pub fn take_notes(&mut self) -> (ArrayVec<Note, MAX_NOTES>, usize) {
        (core::mem::take(&mut self.notes), core::mem::take(&mut self.dropped))
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn draw(&mut self, law: Law) -> Draw {
        let draw = self.inner.draw(law);
        let kept = self.rolls.try_push(Roll { law, draw });
        debug_assert!(kept.is_ok(), "a stage made more than {MAX_ROLLS} rolls");
        draw
    }

    fn note(&mut self, note: Note) {
        self.dropped += usize::from(self.notes.try_push(note).is_err());
    }
}
