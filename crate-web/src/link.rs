//! The address bar, which always holds the document. Nothing else touches the
//! location.

use duelscope_core::letters::find;
use duelscope_core::sheet::{Sheet, encode};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Clipboard, Window};

use crate::state::Mark;

/// The fragment the page was opened with, without its `#`.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Whether the page stands in another one, as its host's address says.
pub fn embedded() -> bool {
    let search = web_sys::window().and_then(|window| window.location().search().ok());
    search.is_some_and(|search| find(&search, "embed").is_some())
}

/// The whole address of a document.
pub fn address(sheet: &Sheet) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#{}", encode(sheet))
}

/// Writes the document into the address bar. A browser that refuses (Safari
/// does after 100 writes in 30 seconds) only leaves it as it was.
pub fn write(sheet: &Sheet, mark: Mark) {
    let Some(history) = web_sys::window().and_then(|window: Window| window.history().ok()) else {
        return;
    };
    let link = format!("#{}", encode(sheet));
    let written = match mark {
        Mark::Keep => return,
        Mark::Push => history.push_state_with_url(&JsValue::NULL, "", Some(&link)),
        Mark::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(&link)),
    };
    // Refused: the next write will carry this change as well.
    drop(written);
}

/// The clipboard; pages without a secure origin have none.
pub fn clipboard() -> Option<Clipboard> {
    let navigator = web_sys::window()?.navigator();
    js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard")).ok()?.dyn_into().ok()
}
