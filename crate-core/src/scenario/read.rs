//! Reading fields one after the other while collecting what is wrong.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use crate::law::Span;
use crate::sheet::field::Kind;
use crate::sheet::value::{self, Allowed, Problem, Read};
use crate::sheet::{Field, FieldError, Hand, Scope, Sheet, Slot};

/// The page's field of a key, found while compiling.
macro_rules! global {
    ($key:expr) => {
        const { crate::sheet::known(crate::sheet::GLOBAL, $key) }
    };
}
/// Each side's field of a key, found while compiling.
macro_rules! side {
    ($key:expr) => {
        const { crate::sheet::known(crate::sheet::SIDE, $key) }
    };
}
pub(super) use {global, side};

/// A sheet with the faults found so far.
pub(super) struct Reader<'a> {
    sheet: &'a Sheet,
    scope: Scope,
    errors: Vec<FieldError>,
}

/// One field about to be read.
pub(super) struct Reading<'r, 'a> {
    reader: &'r mut Reader<'a>,
    slot: Slot,
}

impl<'a> Reader<'a> {
    pub(super) fn new(sheet: &'a Sheet) -> Self {
        Reader { sheet, scope: Scope::of(sheet), errors: Vec::new() }
    }

    /// A field of the whole page, named by [`global!`].
    pub(super) fn global<'r>(&'r mut self, field: &'static Field) -> Reading<'r, 'a> {
        Reading { reader: self, slot: Slot { hand: None, field } }
    }

    /// A side's field, named by [`side!`].
    pub(super) fn side<'r>(&'r mut self, hand: Hand, field: &'static Field) -> Reading<'r, 'a> {
        Reading { reader: self, slot: Slot { hand: Some(hand), field } }
    }

    /// The scenario, unless something was wrong.
    pub(super) fn finish<T>(self, value: T) -> Result<T, Vec<FieldError>> {
        if self.errors.is_empty() {
            return Ok(value);
        }
        Err(self.errors)
    }

    /// Keeps the first fault of each slot, in the order of the table.
    fn report(&mut self, error: FieldError) {
        let at = self.errors.partition_point(|known| known.slot < error.slot);
        if self.errors.get(at).is_none_or(|known| known.slot != error.slot) {
            self.errors.insert(at, error);
        }
    }
}

impl<'a> Reading<'_, 'a> {
    /// Reads the text, or the default where the field does not apply or holds
    /// no valid text (which is then reported).
    fn read<T>(self, parse: impl Fn(&'a str) -> Read<T>) -> T {
        let Reading { reader, slot } = self;
        let by_default = || match parse(slot.default()) {
            Ok(value) => value,
            Err(_) => unreachable!("the default of {} is not valid", slot.field.key),
        };
        if !reader.scope.holds(reader.sheet, slot) {
            return by_default();
        }
        let text = reader.sheet.get(slot);
        parse(text).unwrap_or_else(|(problem, allowed)| {
            reader.report(FieldError { slot, text: text.to_owned(), problem, allowed });
            by_default()
        })
    }

    pub(super) fn int(self) -> i32 {
        let Kind::Int { min, max } = self.slot.field.kind else { return 0 };
        // The ends are i32: so is everything between them.
        self.read(|text| value::int(text, min.into(), max.into())) as i32
    }

    pub(super) fn count(self) -> u64 {
        let (min, max) = match self.slot.field.kind {
            Kind::Int { min, max } => (min.into(), max.into()),
            _ => (1, value::MOST_TRIALS),
        };
        self.read(|text| value::int(text, min, max)).unsigned_abs()
    }

    pub(super) fn decimal(self) -> f32 {
        let Kind::Decimal { min, max } = self.slot.field.kind else { return 0.0 };
        self.read(|text| value::decimal(text, min, max))
    }

    pub(super) fn span(self) -> Span {
        let Kind::Span { min, max } = self.slot.field.kind else { return Span::default() };
        self.read(|text| value::span(text, min.into(), max.into()))
    }

    pub(super) fn flag(self) -> bool {
        self.read(value::flag)
    }

    pub(super) fn word(self) -> &'static str {
        let Kind::Choice(words) = self.slot.field.kind else { return "" };
        self.read(|text| value::word(text, words))
    }

    pub(super) fn seed(self) -> u64 {
        self.read(value::seed)
    }

    /// The id's meaning, `None` for `none`.
    pub(super) fn named<T>(self, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        self.read(|text| match value::id(text)? {
            "none" => Ok(None),
            id => find(id).map(Some).ok_or((Problem::NotUnderstood, Allowed::Id)),
        })
    }

    /// The id itself, whatever it names.
    pub(super) fn id(self) -> &'a str {
        self.read(value::id)
    }

    /// What each code of a list means.
    pub(super) fn list<T>(self, find: impl Fn(&str) -> Option<T>) -> Vec<T> {
        let Kind::List { max, .. } = self.slot.field.kind else { return Vec::new() };
        self.read(|text| {
            let codes = value::codes(text, max)?;
            let found: Option<Vec<T>> = codes.into_iter().map(&find).collect();
            found.ok_or((Problem::NotUnderstood, Allowed::List(max)))
        })
    }
}
