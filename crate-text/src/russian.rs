//! The Russian side of every message.

use crate::book::{Book, Words};
use crate::stages::{acts, armor, damage, effects, hp, names, pipeline, procs, rolls, skills};
use crate::{
    chart, cite, claims, composer, console, errors, examples, explore, fields, ladder, library,
    luck, numbers, page, pins, readings, stepper, summary, survival,
};

/// Every book; the compiler tells of one that is missing here.
static BOOKS: &[(&Book, Words)] = &[
    chart::RUSSIAN,
    chart::title::RUSSIAN,
    chart::column_value::RUSSIAN,
    chart::points::RUSSIAN,
    chart::blows::RUSSIAN,
    cite::RUSSIAN,
    claims::RUSSIAN,
    composer::RUSSIAN,
    console::RUSSIAN,
    errors::RUSSIAN,
    examples::RUSSIAN,
    explore::RUSSIAN,
    fields::label::RUSSIAN,
    fields::choice::RUSSIAN,
    fields::group_label::RUSSIAN,
    ladder::names::RUSSIAN,
    library::RUSSIAN,
    luck::RUSSIAN,
    numbers::RUSSIAN,
    page::RUSSIAN,
    page::trials_form::RUSSIAN,
    page::of_trials_form::RUSSIAN,
    page::turns_form::RUSSIAN,
    pins::RUSSIAN,
    pins::stage_name::RUSSIAN,
    pins::rolls::RUSSIAN,
    pins::are_pinned::RUSSIAN,
    readings::RUSSIAN,
    stepper::RUSSIAN,
    summary::RUSSIAN,
    survival::RUSSIAN,
    acts::RUSSIAN,
    acts::minion::RUSSIAN,
    armor::RUSSIAN,
    damage::RUSSIAN,
    damage::term_name::RUSSIAN,
    damage::from_source::RUSSIAN,
    effects::RUSSIAN,
    effects::condition::RUSSIAN,
    effects::when_name::RUSSIAN,
    effects::why_not::RUSSIAN,
    effects::quantity::RUSSIAN,
    hp::RUSSIAN,
    names::RUSSIAN,
    names::phase_name::RUSSIAN,
    names::phase_short::RUSSIAN,
    names::outcome_name::RUSSIAN,
    names::mode_name::RUSSIAN,
    pipeline::RUSSIAN,
    procs::RUSSIAN,
    procs::who::RUSSIAN,
    rolls::RUSSIAN,
    skills::RUSSIAN,
];

/// Brings Russian here. Only under the feature `later-russian` was it away; what
/// was asked for in Russian until then was said in English.
pub fn russian() {
    for (book, words) in BOOKS {
        book.learn(words);
    }
    let (questions, words) = readings::RUSSIAN_QUESTIONS;
    questions.learn(words);
}
