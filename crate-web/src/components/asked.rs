//! The question of the example that is open, with its answer, for as long as
//! the fight is that of the example.

use duelscope_core::sheet::Sheet;
use duelscope_text::Lang;
use duelscope_text::library::example;
use yew::{Html, Properties, component};

use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::hooks::kept::use_memo;
use crate::library::{EXAMPLES, example_of};
use crate::markup::html;
use crate::pieces::LIBRARY;

/// The open example, or what stands there where none is open.
pub fn asked(lang: Lang, sheet: &Sheet, otherwise: Html) -> Html {
    match example_of(sheet) {
        Some(at) => later(lang, &LIBRARY, move |library| (library.asked)(lang, at)),
        None => otherwise,
    }
}

/// An example by its number.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AnsweredProps {
    /// Language.
    pub lang: Lang,
    /// Its number.
    pub at: usize,
}

/// The question of an example, answered.
#[component]
pub fn Answered(props: &AnsweredProps) -> Html {
    let AnsweredProps { lang, at } = *props;
    let said = use_memo((lang, at), |&(lang, at)| {
        EXAMPLES.get(at).map(|example| (example.question(lang), example.answer(lang)))
    });
    let Some((question, answer)) = &*said else { return html! {} };
    html! {
        <aside class="hints asked" aria-label={example(lang)}>
            { icon(Icon::Book) }<p><b>{ question.clone() }</b>{ " " }<span>{ answer.clone() }</span></p>
        </aside>
    }
}
