//! The HP bar losing its part.

use duelscope_text::Lang;
use duelscope_text::facts::Loss;
use duelscope_text::stepper::before_after;
use yew::Html;

use crate::markup::html;

use super::bar::bar;

/// The HP before and after.
pub(super) fn hp(lang: Lang, of: &Loss) -> Html {
    let label = before_after(lang, of.before, of.after, of.full);
    html! {
        <div>
            { bar(Some("big"), label.clone(), [of.before, of.after, of.full]) }
            <div class="ends"><span>{ "0" }</span><b>{ label }</b></div>
        </div>
    }
}
