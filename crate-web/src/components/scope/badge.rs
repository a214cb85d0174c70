//! How an attack ended, as a badge: colour, shape, icon and word.

use duelscope_core::Outcome;
use duelscope_text::Lang;
use duelscope_text::stages::outcome_name;
use yew::Html;

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};

/// The badge of an outcome.
pub(super) fn badge(lang: Lang, outcome: Outcome) -> Html {
    let (class, which) = match outcome {
        Outcome::Missed => ("missed", Icon::Missed),
        Outcome::Bounced => ("bounced", Icon::Bounced),
        Outcome::Damaged => ("damaged", Icon::Damaged),
        Outcome::Killed => ("killed", Icon::Killed),
        Outcome::Redirected => ("redirected", Icon::Redirected),
        Outcome::NeverEnds => ("endless", Icon::Endless),
    };
    html! {
        <p><span class={classes!("badge", class)}>{ icon(which) }{ outcome_name(lang, outcome) }</span></p>
    }
}
