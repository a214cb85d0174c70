//! The stepper's driver: one attack, stage by stage.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::chance::{Chance, MAX_NOTES, MAX_ROLLS, Recorder, Script};
use crate::exchange::{Exchange, Outcome};
use crate::law::{Draw, Law};
use crate::pins::Pins;
use crate::pipeline::Pipeline;
use crate::rules::{remixed, sanctum};
use crate::stage::{Skip, Stage};

/// A roll that was made: what it could give and what it gave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roll {
    /// What it could give.
    pub law: Law,
    /// What it gave.
    pub draw: Draw,
}

/// What happened inside a stage beside its rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// By Sanctum's rules.
    Sanctum(sanctum::Note),
    /// By Remixed Dungeon's rules.
    Remixed(remixed::Note),
}

impl From<remixed::Note> for Note {
    #[inline]
    fn from(note: remixed::Note) -> Note {
        Note::Remixed(note)
    }
}

impl From<sanctum::Note> for Note {
    #[inline]
    fn from(note: sanctum::Note) -> Note {
        Note::Sanctum(note)
    }
}

/// What one stage did.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its place in [`Pipeline::stages`].
    pub index: usize,
    /// The stage with its numbers.
    pub stage: Stage,
    /// The state that entered it.
    pub before: Exchange,
    /// The state that left it.
    pub after: Exchange,
    /// Its rolls, in order.
    pub rolls: ArrayVec<Roll, MAX_ROLLS>,
    /// Bit by bit, which of them a pin decided.
    pub pinned: u64,
    /// What happened inside, in order: effects, readings that decided.
    pub notes: ArrayVec<Note, MAX_NOTES>,
    /// How many notes were too many to keep.
    pub notes_dropped: usize,
    /// Why it was passed over, if it was.
    pub skipped: Option<Skip>,
    /// The outcome, if the attack ended here.
    pub outcome: Option<Outcome>,
}

/// Runs the attack and reports each stage that was reached; needs no
/// allocator. The result is that of [`Pipeline::run`] with the same rolls.
pub fn trace<C: Chance>(
    pipeline: &Pipeline,
    chance: &mut C,
    report: impl FnMut(Step),
) -> (Outcome, Exchange) {
    trace_pinned(pipeline, &Pins::new(), chance, report)
}

/// As [`trace`], with some of the rolls set. All others stay what `chance`
/// gives without the pins, as far as the attack still asks for them.
pub fn trace_pinned<C: Chance>(
    pipeline: &Pipeline,
    pins: &Pins,
    chance: &mut C,
    mut report: impl FnMut(Step),
) -> (Outcome, Exchange) {
    walk(pipeline, pins, chance, &mut report)
}

fn walk(
    pipeline: &Pipeline,
    pins: &Pins,
    chance: &mut dyn Chance,
    report: &mut dyn FnMut(Step),
) -> (Outcome, Exchange) {
    let mut x = pipeline.start;
    for (index, &stage) in pipeline.stages.iter().enumerate() {
        let before = x;
        let skipped = stage.skipped(&x);
        let set = pins.of_stage(pipeline, index);
        let mut script = Script::new(&set, &mut *chance);
        let mut recorder = Recorder::new(&mut script);
        let flow = stage.apply_any(&pipeline.sanctum, &mut x, &mut recorder);
        let outcome = match flow {
            ControlFlow::Break(outcome) => Some(outcome),
            ControlFlow::Continue(()) => None,
        };
        let rolls = recorder.take();
        let (notes, notes_dropped) = recorder.take_notes();
        let (after, pinned) = (x, script.forced());
        report(Step {
            index,
            stage,
            before,
            after,
            rolls,
            pinned,
            notes,
            notes_dropped,
            skipped,
            outcome,
        });
        if let Some(outcome) = outcome {
            return (outcome, x);
        }
    }
    (Outcome::Bounced, x)
}
