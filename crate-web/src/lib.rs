//! The Duelscope page.

pub mod catalogue;
pub mod chart;
pub mod components;
pub mod hooks;

use yew::{Html, component, html};

/// The whole page.
#[component]
pub fn App() -> Html {
    html! {
        <main>
            <h1>{ "Duelscope" }</h1>
        </main>
    }
}

/// Puts the page into `root`, in place of whatever stood there.
pub fn mount(root: web_sys::Element) {
    root.set_text_content(None);
    yew::Renderer::<App>::with_root(root).render();
}
