//! What unfolds at a press: lists, questions, the numbers of a chart.

use duelscope_core::sheet::Slot;
use duelscope_text::Lang;
use yew::{AttrValue, Callback, Html};

use super::piece;
use crate::components::chips::{Chosen, chips};
use crate::components::combo::{Options, options};
use crate::components::composer::Composer;
use crate::components::histogram::{Figures, figures, files};
use crate::components::notices::{Notices, notices};
use crate::components::readings::{Readings, readings};
use crate::components::value::value;
use crate::markup::html;
use crate::shelf::{Choice, Shelf};

/// What unfolds at a press.
#[derive(Debug)]
pub struct Details {
    /// What a slot can be filled with, the best matches of a text first.
    pub choices: fn(Lang, &Shelf, Slot, &str) -> Vec<Choice>,
    /// Choices as a list.
    pub options: fn(&Options) -> Html,
    /// The chips of a list that holds something.
    pub chips: fn(&Chosen) -> Html,
    /// What a slot holds, in words.
    pub value: fn(Lang, &Shelf, Slot, &str) -> Html,
    /// An effect of one's own.
    pub composer: fn(Lang, AttrValue, Callback<String>) -> Html,
    /// The numbers of a chart, and its files.
    pub figures: fn(&Figures) -> Html,
    /// A chart's files.
    pub files: fn(&Figures) -> Html,
    /// What of a link was passed over.
    pub notices: fn(&Notices) -> Html,
    /// Sanctum's open questions.
    pub readings: fn(&Readings) -> Html,
}

piece! {
    /// What unfolds at a press.
    DETAILS: Details = details Details {
        choices: |lang, shelf, slot, text| shelf.choices(lang, slot, text).unwrap_or_default(),
        options,
        chips,
        value,
        composer: |lang, id, on_add| html! { <Composer {lang} {id} {on_add} /> },
        figures,
        files,
        notices,
        readings,
    }
}
