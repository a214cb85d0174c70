//! How the chart is looked at.

use duelscope_text::{Lang, chart as words};
use yew::{AttrValue, Callback, Html};

use crate::markup::html;

use crate::chart::{Heights, View};

#[derive(Debug)]
pub struct Toolbar {
    /// How it is shown.
    pub view: View,
    /// How it was asked for, which may be more than can be shown.
    pub asked: View,
    /// There are misses to hide.
    pub misses: bool,
    /// There are losses to cap.
    pub overkill: bool,
    pub lang: Lang,
    pub on_view: Callback<View>,
}

pub fn toolbar(props: &Toolbar) -> Html {
    let Toolbar { view, asked, lang, .. } = *props;
    let choice = |pressed: bool, wanted: View, text: String, full: Option<String>| {
        let onclick = props.on_view.reform(move |_| wanted);
        html! {
            <button type="button" aria-pressed={pressed.to_string()} {onclick}
                aria-label={full.clone().map(AttrValue::from)} title={full.map(AttrValue::from)}>
                { text }
            </button>
        }
    };
    let heights = Heights::ALL.map(|heights| {
        let text = match heights {
            Heights::Exactly => words::exactly(lang),
            Heights::AtLeast => words::at_least(lang),
            Heights::AtMost => words::at_most(lang),
        };
        choice(view.heights == heights, View { heights, ..asked }, text, None)
    });
    let hide = View { hits_only: !view.hits_only, ..asked };
    let cap = View { capped: !view.capped, ..asked };
    let log = View { log: !view.log, ..asked };
    html! {
        <div class="chart-tools">
            <div class="seg" role="group" aria-label={words::heights(lang)}>{ for heights }</div>
            <div class="seg" role="group" aria-label={words::options(lang)}>
                if props.misses {
                    { choice(view.hits_only, hide, words::hide_misses(lang), None) }
                }
                { choice(view.log, log, words::log_scale(lang), Some(words::log_scale_full(lang))) }
                if props.overkill {
                    { choice(view.capped, cap, words::cap_at_hp(lang), None) }
                }
            </div>
        </div>
    }
}
