//! What stands under everything: versions and licence.

use duelscope_text::{Lang, data_version, licence};
use yew::Html;

use crate::markup::html;

use crate::shelf::Shelf;

/// What stands under everything.
#[derive(Debug)]
pub struct Footer {
    /// Language.
    pub lang: Lang,
    /// The presets, whose version is shown.
    pub shelf: Shelf,
}

/// The foot of the page.
pub fn footer(props: &Footer) -> Html {
    html! {
        <footer class="foot">
            <span>{ concat!("Duelscope ", env!("CARGO_PKG_VERSION")) }</span>
            if let Some(catalogue) = props.shelf.catalogue() {
                <span>{ data_version(props.lang, &catalogue.meta.game, &catalogue.meta.version) }</span>
            }
            <span>{ licence(props.lang) }</span>
        </footer>
    }
}
