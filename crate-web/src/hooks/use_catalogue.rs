//! The presets, fetched once beside the page.

use crate::hooks::kept::{use_callback, use_effect_with, use_state_eq};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, UseReducerHandle, hook};

use crate::catalogue::Catalogue;
use crate::shelf::Shelf;
use crate::state::{Action, State};

/// Where the file stands, seen from the page.
const FILE: &str = "data/catalogue.txt";

/// How the fetch stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fetch {
    /// Under way.
    Waiting,
    /// Arrived.
    Here,
    /// It did not arrive, or was not understood.
    Failed,
}

/// Fetches the presets at the first render; the callback tries again.
#[hook]
pub fn use_catalogue(state: &UseReducerHandle<State>) -> (Fetch, Callback<()>) {
    let fetch = use_state_eq(|| Fetch::Waiting);
    let dispatcher = state.dispatcher();
    let load = {
        let fetch = fetch.clone();
        use_callback((), move |(), ()| {
            let (fetch, dispatcher) = (fetch.clone(), dispatcher.clone());
            fetch.set(Fetch::Waiting);
            spawn_local(async move {
                match read().await {
                    Some(catalogue) => {
                        dispatcher.dispatch(Action::Shelve(Shelf::of(catalogue)));
                        fetch.set(Fetch::Here);
                    }
                    None => fetch.set(Fetch::Failed),
                }
            });
        })
    };
    {
        let load = load.clone();
        use_effect_with((), move |()| load.emit(()));
    }
    (*fetch, load)
}

async fn read() -> Option<Catalogue> {
    let window = web_sys::window()?;
    let response = JsFuture::from(window.fetch_with_str(FILE)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Catalogue::read(&text.as_string()?)
}
