//! What the page knows, and how each action changes it. Knows no browser.

mod action;
#[cfg(test)]
mod tests;

use std::iter;
use std::rc::Rc;

use duelscope_core::pins::{Pin, Pins};
use duelscope_core::sheet::{FieldError, Hand, Notice, Sheet, Slot, decode};
use duelscope_text::Lang;
use yew::Reducible;

pub use action::{Action, Mark};

use crate::answer::{Answer, PORTIONS};
use crate::catalogue::name_of;
use crate::shelf::Shelf;

/// The whole state of the page.
#[derive(Clone, Debug)]
pub struct State {
    /// The document, as typed.
    pub sheet: Sheet,
    /// The last good results; they stay while a field is wrong.
    pub answer: Rc<Answer>,
    /// An answer that was pinned to compare with.
    pub reference: Option<Rc<Answer>>,
    /// What is wrong now, all at once; empty while [`answer`](Self::answer)
    /// is that of [`sheet`](Self::sheet).
    pub errors: Rc<[FieldError]>,
    /// What the opened link had that was passed over.
    pub notices: Rc<[Notice]>,
    /// Names of presets that are none are told as well, as long as there are any.
    strange: bool,
    /// The page's language: of this device, not of the document.
    pub lang: Lang,
    /// The presets; empty until they have arrived.
    pub shelf: Shelf,
    /// How the last change stands in the history.
    pub mark: Mark,
    /// Shared, since each change begins with a copy of the state.
    past: Vec<Rc<Sheet>>,
    future: Vec<Rc<Sheet>>,
    /// The slot that was typed into last: its keystrokes undo together.
    typing: Option<Slot>,
}

/// Undo goes this far back.
const MEMORY: usize = 200;

impl State {
    /// The page as a link opens it.
    pub fn open(fragment: &str, lang: Lang) -> State {
        let (sheet, notices) = decode(fragment);
        let (answer, errors) = match Answer::within(&sheet, PORTIONS) {
            Ok(answer) => (answer, Vec::new()),
            // Each value is valid by itself but not together: the first visit's
            // fight stands in while the fields say what is wrong.
            Err(errors) => (Answer::first(), errors),
        };
        State {
            sheet,
            answer: Rc::new(answer),
            reference: None,
            errors: errors.into(),
            notices: notices.into(),
            strange: false,
            lang,
            shelf: Shelf::default(),
            mark: Mark::Keep,
            past: Vec::new(),
            future: Vec::new(),
            typing: None,
        }
    }

    /// The page as it was left: the address is to say so.
    pub fn restored(session: &str, lang: Lang) -> State {
        State { mark: Mark::Replace, ..State::open(session, lang) }
    }

    /// Whether the results shown are older than the sheet.
    pub fn stale(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The reference, if its fight is not the present one.
    pub fn apart(&self) -> Option<&Rc<Answer>> {
        let same = |answer: &Rc<Answer>| answer.same_fight(&self.answer.scenario);
        self.reference.as_ref().filter(|answer| !same(answer))
    }

    /// The error at a slot.
    pub fn error(&self, slot: Slot) -> Option<&FieldError> {
        self.errors.iter().find(|error| error.slot == slot)
    }

    /// The state after `action`.
    #[must_use]
    pub fn after(&self, action: Action) -> State {
        let mut next = self.clone();
        match action {
            Action::Set(slot, text) => {
                if text == self.sheet.get(slot) {
                    return next;
                }
                let goes_on = self.typing == Some(slot);
                next.edit(if slot.field.key == "rules" { Mark::Push } else { Mark::Replace });
                if goes_on {
                    next.past.pop();
                }
                next.typing = Some(slot);
                self.shelf.set(&mut next.sheet, slot, &text);
                next.rewind(slot);
            }
            Action::Place(values, goes_on) => {
                let mut sheet = self.sheet.clone();
                for (slot, text) in &values {
                    self.shelf.set(&mut sheet, *slot, text);
                }
                if sheet == self.sheet {
                    return next;
                }
                let first = values.first().map(|value| value.0);
                next.edit(Mark::Replace);
                if goes_on && self.typing == first {
                    next.past.pop();
                }
                next.typing = first;
                next.sheet = sheet;
            }
            Action::Pick(slot, id) => {
                next.edit(Mark::Push);
                self.shelf.put(&mut next.sheet, slot, &id);
                next.rewind(slot);
            }
            Action::Add(slot, id) => {
                next.edit(Mark::Push);
                self.shelf.add(&mut next.sheet, slot, &id);
            }
            Action::Swap => {
                next.edit(Mark::Push);
                next.sheet.swap();
            }
            Action::Step(step) => {
                next.mark = Mark::Replace;
                next.sheet.set_global("step", &(step + 1).to_string());
            }
            Action::Detail(simple) => {
                next.mark = Mark::Replace;
                next.sheet.set_global("detail", if simple { "simple" } else { "full" });
            }
            Action::NewRoll(seed) => {
                next.edit(Mark::Replace);
                next.sheet.set_global("seed", &format!("{seed:x}"));
                next.sheet.set_global("trial", "1");
            }
            Action::Trial(trial) => {
                next.edit(Mark::Push);
                next.sheet.set_global("trial", &(trial + 1).to_string());
                // It was chosen for how it ends: pins would change that.
                next.sheet.set_global("pins", "");
            }
            Action::PinReference => next.reference = Some(Rc::clone(&self.answer)),
            Action::DropReference => next.reference = None,
            Action::SwapReference => {
                if let Some(reference) = next.reference.replace(Rc::clone(&self.answer)) {
                    next.edit(Mark::Push);
                    next.sheet = reference.sheet.clone();
                    // What is known of it stays.
                    next.answer = reference;
                }
            }
            Action::Pin(place, value) => {
                let mut pins = pins_of(&self.sheet);
                pins.set(place, value);
                return self.after(Action::Set(Slot::global("pins"), pins.to_string()));
            }
            Action::ReleasePins => {
                next.edit(Mark::Push);
                next.sheet.set_global("pins", "");
            }
            Action::Undo => {
                if let Some(sheet) = next.past.pop() {
                    let left = next.leave(sheet);
                    next.future.push(left);
                    next.mark = Mark::Replace;
                    next.typing = None;
                }
            }
            Action::Redo => {
                if let Some(sheet) = next.future.pop() {
                    let left = next.leave(sheet);
                    next.past.push(left);
                    next.mark = Mark::Replace;
                    next.typing = None;
                }
            }
            Action::Open(fragment) => {
                let (sheet, notices) = decode(&fragment);
                if sheet == self.sheet && notices.is_empty() {
                    return next;
                }
                next.edit(Mark::Keep);
                next.sheet = sheet;
                next.notices = notices.into();
                next.look_for_strangers();
            }
            Action::Load(sheet, notices) => {
                if sheet != self.sheet {
                    next.edit(Mark::Push);
                    next.sheet = sheet;
                }
                next.notices = notices;
                next.look_for_strangers();
            }
            Action::Notice(notices) => next.notices = notices,
            Action::CloseNotices => {
                next.notices = Rc::default();
                next.strange = false;
            }
            Action::Shelve(shelf) => {
                next.shelf = shelf;
                next.look_for_strangers();
            }
            Action::Solved(scenario, known) => {
                for answer in iter::once(&mut next.answer).chain(&mut next.reference) {
                    if answer.same_fight(&scenario) {
                        *answer = Rc::new(answer.told(known.clone()));
                    }
                }
            }
            Action::Speak(lang) => next.lang = lang,
        }
        if next.sheet != self.sheet {
            next.resolve();
        }
        next
    }

    fn look_for_strangers(&mut self) {
        self.strange = self.shelf.strangers(&self.sheet).next().is_some();
    }

    /// Whether there is something that was passed over.
    pub fn has_notices(&self) -> bool {
        self.strange || !self.notices.is_empty()
    }

    /// All that was passed over: what cannot be read, and names of presets that are none.
    pub fn passed_over(&self) -> Vec<Notice> {
        let mut all = self.notices.to_vec();
        if self.strange {
            let strangers = self.shelf.strangers(&self.sheet);
            all.extend(strangers.map(|slot| Notice::no_preset(&self.sheet, slot)));
        }
        all
    }

    /// Remembers the present sheet before it is changed.
    fn edit(&mut self, mark: Mark) {
        self.past.push(Rc::new(self.sheet.clone()));
        if self.past.len() > MEMORY {
            self.past.remove(0);
        }
        self.future.clear();
        self.typing = None;
        self.mark = mark;
    }

    /// Goes to a sheet that was kept; the one that was left.
    fn leave(&mut self, sheet: Rc<Sheet>) -> Rc<Sheet> {
        Rc::new(std::mem::replace(&mut self.sheet, Rc::unwrap_or_clone(sheet)))
    }

    /// Another scenario is another story: back to its first step.
    fn rewind(&mut self, changed: Slot) {
        if changed.field.key == "rules" {
            self.sheet.set(Slot::global("step"), Slot::global("step").default());
        }
    }

    fn resolve(&mut self) {
        if self.strange {
            self.look_for_strangers();
        }
        match self.answer.next(&self.sheet) {
            Ok(answer) => {
                self.answer = Rc::new(answer);
                self.errors = Rc::default();
            }
            Err(errors) => self.errors = errors.into(),
        }
    }

    /// The language of a side's name: the catalogue's are English, one's own
    /// may be anything.
    pub fn name_lang(&self, hand: Hand) -> Option<&'static str> {
        self.sheet.side(hand, "called").trim().is_empty().then_some("en")
    }

    /// What a side is called: its own name, or its preset's.
    pub fn name(&self, hand: Hand) -> String {
        name_of(self.shelf.catalogue(), &self.sheet, hand)
    }
}

/// The pins of a sheet; what is no pin is left out.
fn pins_of(sheet: &Sheet) -> Pins {
    sheet.global("pins").split(',').filter_map(|code| code.trim().parse::<Pin>().ok()).collect()
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.sheet == other.sheet
            && self.lang == other.lang
            && self.errors == other.errors
            && self.notices == other.notices
            && self.strange == other.strange
            && Rc::ptr_eq(&self.answer, &other.answer)
            && self.reference == other.reference
            && self.shelf == other.shelf
    }
}
