//! The Russian side of every message.
//!
//! Under the feature `later-russian` only [`russian`] reaches it: a page can then cut
//! it into a file of its own. Without the feature it is there from the start.

use duelscope_core::rules::sanctum::readings::Question;

use crate::book::Words;
use crate::readings::{self, QuestionText};

/// Everything that is said in Russian.
pub(crate) struct Russian {
    /// The words of each module, in the order of [`number`].
    pub(crate) books: &'static [Words],
    /// Sanctum's open questions.
    pub(crate) question: fn(Question) -> QuestionText,
}

/// Lists the books by the modules that they are of.
macro_rules! books {
    ($($first:ident $(:: $then:ident)*),* $(,)?) => {
        const NAMES: &[&str] =
            &[$(concat!(env!("CARGO_CRATE_NAME"), "::", stringify!($first) $(, "::", stringify!($then))*)),*];
        static RUSSIAN: Russian = Russian {
            books: &[$(crate::$first $(:: $then)* ::RUSSIAN),*],
            question: readings::russian,
        };
    };
}

books! {
    branches,
    chart,
    chart::title,
    chart::column_value,
    chart::points,
    chart::blows,
    cite,
    claims,
    composer,
    console,
    console::faults,
    does::buff,
    does::enchantment,
    does::glyph,
    embed,
    errors,
    examples,
    explore,
    fields::label,
    fields::choice,
    fields::group_label,
    ladder::names,
    library,
    luck,
    numbers,
    page,
    page::fights,
    page::runs,
    page::runs::trials_form,
    page::runs::of_trials_form,
    page::turns_form,
    pins,
    pins::stage_name,
    pins::rolls,
    pins::are_pinned,
    readings,
    snippet,
    stepper,
    summary,
    survival,
    stages::acts,
    stages::acts::minion,
    stages::armor,
    stages::damage,
    stages::damage::term_name,
    stages::damage::from_source,
    stages::effects,
    stages::effects::condition,
    stages::effects::when_name,
    stages::effects::why_not,
    stages::effects::quantity,
    stages::hp,
    stages::names,
    stages::names::phase_name,
    stages::names::phase_short,
    stages::names::outcome_name,
    stages::names::mode_name,
    stages::pipeline,
    stages::procs,
    stages::procs::who,
    stages::rolls,
    stages::skills,
}

/// The place of a module's book.
///
/// # Panics
///
/// While compiling, for a module that is not listed above.
pub(crate) const fn number(module: &str) -> usize {
    let mut at = 0;
    while at < NAMES.len() {
        if same(NAMES[at].as_bytes(), module.as_bytes()) {
            return at;
        }
        at += 1;
    }
    panic!("the words of this module are not listed in russian.rs")
}

/// Whether two texts are the same, for use while compiling.
pub(crate) const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

#[cfg(feature = "later-russian")]
static HERE: std::sync::OnceLock<&'static Russian> = std::sync::OnceLock::new();

/// The Russian side, if it is here.
#[cfg(feature = "later-russian")]
pub(crate) fn here() -> Option<&'static Russian> {
    HERE.get().copied()
}

/// Brings Russian here. What was asked for in Russian until then was said in English.
#[cfg(feature = "later-russian")]
pub fn russian() {
    // A second time it is the same again.
    let _ = HERE.set(&RUSSIAN);
}

/// The Russian side.
#[cfg(not(feature = "later-russian"))]
pub(crate) fn here() -> Option<&'static Russian> {
    Some(&RUSSIAN)
}

/// Brings Russian here: nothing to do, it is.
#[cfg(not(feature = "later-russian"))]
pub fn russian() {}
