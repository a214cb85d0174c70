//! Leads whoever asked to see something to it, and their keys with them.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

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

/// To the middle of a list that is scrolled sideways; the page stays where it is.
pub fn lead_along(list: &Element, item: &Element) {
    let middle = |element: &Element| {
        let of = element.get_bounding_client_rect();
        of.left() + of.width() / 2.0
    };
    let by = middle(item) - middle(list);
    list.set_scroll_left(list.scroll_left() + by.round() as i32);
}
