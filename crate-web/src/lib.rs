//! The Duelscope page: a Yew app over the engine.
//!
//! Modules that know no browser say so in their first lines; they are tested
//! natively. Only `link` touches the location, only `montecarlo::pool` workers,
//! only `chart::paint` a canvas.

pub mod answer;
mod app;
pub mod branches;
pub mod chart;
pub mod components;
pub mod crash;
pub mod dots;
pub mod effects;
pub mod embed;
pub mod explore;
pub mod facts;
pub mod fight;
pub mod hooks;
pub mod library;
pub mod link;
pub mod luck;
pub mod markup;
pub mod montecarlo;
pub mod pieces;
pub mod shelf;
pub mod state;
pub mod story;
pub mod survival;
pub mod watch;

pub use app::App;
pub use duelscope_catalogue as catalogue;

/// Runs this program as a worker of the page.
pub fn work(scope: web_sys::DedicatedWorkerGlobalScope) {
    wasm_bindgen_futures::spawn_local(async move {
        match pieces::SAMPLING.load().await {
            Ok(sampling) => (sampling.serve)(&scope),
            Err(pieces::Lost) => montecarlo::unable(&scope),
        }
    });
}

/// Puts the page into `root`, in place of whatever stood there, once the words of
/// its language are here. Without them it comes up in English.
pub fn mount(root: web_sys::Element) {
    hooks::bring(hooks::wanted_lang(), |_| {
        root.set_text_content(None);
        if link::embedded() {
            let page = components::later::props(hooks::first_lang(), &pieces::EMBED, |embed| {
                (embed.page)()
            });
            yew::Renderer::<components::later::Later>::with_root_and_props(root, page).render();
        } else {
            yew::Renderer::<App>::with_root(root).render();
        }
    });
}
