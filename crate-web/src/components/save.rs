//! Files, handed to the browser's own way of saving.

use duelscope_text::Lang;
use duelscope_text::library::file_copied;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, Url};

use crate::hooks::Library;

/// Saves a text as a file; whether the browser takes it, as far as it says so.
pub fn save_text(text: &str, kind: &str, name: &str) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        blob(text, kind).and_then(|file| offer(&document, &file, name)).is_ok() && !is_caged()
    })
}

/// Saves a document of ours; where no file can be saved, its text is copied.
pub fn save_document(library: &Library, lang: Lang, text: String, name: &str) {
    if !save_text(&text, "application/json", name) {
        library.copy.emit((text, file_copied(lang)));
    }
}

/// Whether the page stands in a sandbox: most take no files, and none says so.
pub fn is_caged() -> bool {
    web_sys::window().is_some_and(|window| window.origin() == "null")
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
