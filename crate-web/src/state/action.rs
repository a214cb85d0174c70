//! What can be done to the state.

use std::rc::Rc;

use duelscope_core::Scenario;
use duelscope_core::pins::{Pinned, RollPlace};
use duelscope_core::sheet::{Notice, Sheet, Slot};
use duelscope_text::Lang;

use crate::answer::Known;
use crate::shelf::Shelf;

/// Everything a person or the browser can do to the state.
#[derive(Clone, Debug)]
pub enum Action {
    /// A text was typed, a choice made.
    Set(Slot, String),
    /// Values were set together, and whether this goes on where the last such
    /// change stopped: a drag is undone as one.
    Place(Vec<(Slot, String)>, bool),
    /// A catalogue entry was chosen for a side, or for one of its items: the
    /// slot that names it, and its id.
    Pick(Slot, String),
    /// A catalogue entry was added to a list.
    Add(Slot, String),
    /// The two sides change places.
    Swap,
    /// Look at this stage, counted from 0.
    Step(usize),
    /// Tell only the essence, or all.
    Detail(bool),
    /// Roll anew with this seed.
    NewRoll(u64),
    /// Show this trial of the seed, counted from 0.
    Trial(u64),
    /// Keep the present answer to compare with.
    PinReference,
    /// Compare no more.
    DropReference,
    /// The reference becomes the document, the document the reference.
    SwapReference,
    /// Set a roll of the trial that is shown, or leave it to chance.
    Pin(RollPlace, Option<Pinned>),
    /// Leave every roll to chance.
    ReleasePins,
    /// Back to before the last change.
    Undo,
    /// Forward again.
    Redo,
    /// A link was opened, by address bar, back or forward.
    Open(String),
    /// An example, a claim, a file or a preset brings this document, and what
    /// of it was passed over.
    Load(Sheet, Rc<[Notice]>),
    /// Something else was passed over.
    Notice(Rc<[Notice]>),
    /// The bar of notices was closed.
    CloseNotices,
    /// The presets have arrived.
    Shelve(Shelf),
    /// More is known of this scenario.
    Solved(Rc<Scenario>, Known),
    /// Another language.
    Speak(Lang),
}

/// How an action stands in the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Typing, dragging, stepping: the present entry is rewritten.
    Replace,
    /// A preset, an example, a ruleset, a swap: a new entry.
    Push,
    /// The address bar already says it.
    Keep,
}
