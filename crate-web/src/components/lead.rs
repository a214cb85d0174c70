//! Leads whoever asked to see something to it, and their keys with them.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// To the element with this id, where there is one.
pub fn lead_to(id: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let there = document.and_then(|document| document.get_element_by_id(id));
    if let Some(there) = there.and_then(|there| there.dyn_into::<HtmlElement>().ok()) {
        // What cannot take the focus can still be looked at.
        let _ = there.focus();
        there.scroll_into_view();
    }
}
