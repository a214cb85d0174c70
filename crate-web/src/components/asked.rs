//! The question of the example that is open, with its answer, for as long as
//! the fight is that of the example.

use crate::hooks::kept::use_memo;
use duelscope_core::sheet::Sheet;
use duelscope_text::Lang;
use duelscope_text::library::example;
use yew::{Html, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::library::Example;

/// The open example.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AskedProps {
    /// Language.
    pub lang: Lang,
    /// The sheet.
    pub sheet: Sheet,
    /// Stands there where no example is open.
    pub children: Html,
}

/// The open example, or the children.
#[component]
pub fn Asked(props: &AskedProps) -> Html {
    let told = use_memo((props.lang, props.sheet.clone()), |(lang, sheet)| {
        let example = Example::of(sheet)?;
        Some((example.question(*lang), example.answer(*lang)))
    });
    match &*told {
        Some((question, answer)) => html! {
            <aside class="hints asked" aria-label={example(props.lang)}>
                { icon(Icon::Book) }<p><b>{ question.clone() }</b>{ " " }<span>{ answer.clone() }</span></p>
            </aside>
        },
        None => props.children.clone(),
    }
}
