//! Files, handed to the browser's own way of saving.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, Url};

/// Saves a text as a file.
pub fn save_text(text: &str, kind: &str, name: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let saved = document.map(|document| {
        let file = blob(text, kind)?;
        offer(&document, &file, name)
    });
    if let Some(Err(error)) = saved {
        web_sys::console::error_1(&error);
    }
}

/// A text as a file.
///
/// # Errors
///
/// What the browser has against it.
pub fn blob(text: &str, kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options)
}

/// Offers a file under a name.
///
/// # Errors
///
/// What the browser has against it.
pub fn offer(document: &Document, blob: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers read the file only after the click.
    let done = Closure::once_into_js(move || Url::revoke_object_url(&address));
    let window = document.default_view().ok_or("the page has no window")?;
    window.set_timeout_with_callback_and_timeout_and_arguments_0(done.unchecked_ref(), 10_000)?;
    Ok(())
}
