//! The page as it stands in another one.

use yew::Html;

use super::piece;
use crate::components::embedded::Embedded;
use crate::markup::html;

/// The page as it stands in another one.
#[derive(Debug)]
pub struct Embed {
    /// The whole page.
    pub page: fn() -> Html,
}

piece! {
    /// The page as it stands in another one.
    EMBED: Embed = embed Embed { page: || html! { <Embedded /> } }
}
