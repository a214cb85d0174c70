//! Three hints for a first visit, put away for good by one press.

use crate::hooks::kept::use_state_eq;
use duelscope_text::Lang;
use duelscope_text::library::{hint_examples, hint_fields, hint_steps, hints, hints_done};
use yew::{Html, Properties, component};

use crate::markup::html;

use crate::hooks::storage::{store, stored};

const KEY: &str = "duelscope-hints";

/// The hints.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct HintsProps {
    /// Language.
    pub lang: Lang,
}

/// The hints, unless this device has put them away.
#[component]
pub fn Hints(props: &HintsProps) -> Html {
    let lang = props.lang;
    let away = use_state_eq(|| stored(KEY).is_some());
    if *away {
        return html! {};
    }
    let onclick = move |_| {
        // Where nothing is kept they come back with the next visit.
        store(KEY, "seen");
        away.set(true);
    };
    html! {
        <aside class="hints" aria-label={hints(lang)}>
            <ol>{ for [hint_fields(lang), hint_steps(lang), hint_examples(lang)].map(|hint| html! { <li>{ hint }</li> }) }</ol>
            <button class="btn" {onclick}>{ hints_done(lang) }</button>
        </aside>
    }
}
