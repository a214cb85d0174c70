//! The bar that says what of a link was passed over.

use std::rc::Rc;

use duelscope_text::{close, link_ignored, notice};
use yew::{Callback, Html};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::state::State;

/// What of a link was passed over.
#[derive(Debug)]
pub struct Notices {
    /// The page's state.
    pub state: Rc<State>,
    /// Told when the bar is closed.
    pub on_close: Callback<()>,
}

/// More are counted, not listed.
const MOST: usize = 8;

/// The bar of notices.
pub fn notices(props: &Notices) -> Html {
    let on_close = props.on_close.clone();
    let (lang, notices) = (props.state.lang, props.state.passed_over());
    let more = notices.len().saturating_sub(MOST);
    html! {
        <div class="notices" role="status">
            { icon(Icon::Warn) }
            <div>
                <b>{ link_ignored(lang) }</b>
                <ul>
                    { for notices.iter().take(MOST).map(|n| html! { <li>{ notice(lang, n) }</li> }) }
                    if more > 0 { <li>{ format!("+{more}") }</li> }
                </ul>
            </div>
            <button class="btn" onclick={move |_| on_close.emit(())}>{ close(lang) }</button>
        </div>
    }
}
