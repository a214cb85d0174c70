//! The one seam for randomness.

mod enumerate;
mod recorder;
mod sampler;
mod script;

pub use enumerate::Enumerate;
pub use recorder::{MAX_NOTES, MAX_ROLLS, Recorder};
pub use sampler::Sampler;
pub use script::{Force, Script};

use crate::law::{Draw, Law, Odds, Span, Ties};
use crate::trace::Note;

/// Where a stage's rolls come from.
///
/// Stages never know which implementation they draw from: [`Sampler`] rolls,
/// [`Enumerate`] walks through every result, [`Script`] forces results and
/// [`Recorder`] listens.
pub trait Chance {
    /// One result of `law`.
    fn draw(&mut self, law: Law) -> Draw;

    /// Hears what a stage has to say beside its rolls. Only a [`Recorder`]
    /// listens; for everyone else it costs nothing.
    #[inline]
    fn note(&mut self, _: Note) {}

    /// True with the given odds.
    #[inline(always)]
    fn check(&mut self, odds: Odds) -> bool {
        self.draw(Law::Check(odds)).pick == 1
    }

    /// True if the attack roll reaches the defense roll.
    #[inline(always)]
    fn contest(&mut self, attack: i64, defense: i64, ties: Ties) -> bool {
        self.draw(Law::Contest { attack, defense, ties }).pick == 1
    }

    /// A value of the span, all equally likely.
    #[inline(always)]
    fn uniform(&mut self, span: Span) -> i32 {
        span.value(self.draw(Law::Uniform(span)).pick)
    }

    /// A value of the span by the game's triangle.
    #[inline(always)]
    fn triangular(&mut self, span: Span) -> i32 {
        span.value(self.draw(Law::Triangular(span)).pick)
    }

    /// The whole part of a real number drawn evenly from `from / den` to
    /// `to / den`.
    #[inline]
    fn truncated(&mut self, from: u32, to: u32, den: u32) -> i32 {
        let base = from / den.max(1);
        let value = base.saturating_add(self.draw(Law::Truncated { from, to, den }).pick);
        i32::try_from(value).unwrap_or(i32::MAX)
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn draw(&mut self, law: Law) -> Draw {
        (**self).draw(law)
    }

    #[inline]
    fn note(&mut self, note: Note) {
        (**self).note(note);
    }
}
