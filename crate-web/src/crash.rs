//! When the page itself breaks: what happened, and the link and seed that
//! reproduce it, to copy. The page below is not touched again.

use std::panic::PanicHookInfo;

use duelscope_text::{page_broke, try_again};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement};

use crate::hooks::first_lang;
use crate::link;

/// Reports panics to the console and over the page.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        // A page without a body has nobody to tell.
        let _ = show(info);
    }));
}

fn show(info: &PanicHookInfo<'_>) -> Result<(), JsValue> {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return Ok(());
    };
    // The first panic is the cause; later ones are its echo.
    if document.query_selector(".crash")?.is_some() {
        return Ok(());
    }
    let lang = first_lang();
    let href =
        web_sys::window().map_or_else(String::new, |w| w.location().href().unwrap_or_default());
    let overlay = element(&document, "div", "crash", "")?;
    overlay.set_attribute("role", "alertdialog")?;
    overlay.set_attribute("aria-modal", "true")?;
    let card = element(&document, "div", "boot", "")?;
    let heading = element(&document, "h1", "", "Duelscope")?;
    let words = element(&document, "p", "", &page_broke(lang))?;
    let version = env!("CARGO_PKG_VERSION");
    let report = format!("Duelscope {version}\n{info}\n{href}");
    let code = element(&document, "code", "code", &report)?;
    code.set_attribute("tabindex", "0")?;
    let button = element(&document, "button", "btn primary", &try_again(lang))?;
    let reload = wasm_bindgen::closure::Closure::once_into_js(move || {
        if let Some(window) = web_sys::window() {
            // A reload that is refused leaves the report where it is.
            let _ = window.location().reload();
        }
    });
    button.add_event_listener_with_callback("click", reload.unchecked_ref())?;
    for child in [heading, words, code, button.clone()] {
        card.append_child(&child)?;
    }
    overlay.append_child(&card)?;
    if let Some(body) = document.body() {
        body.append_child(&overlay)?;
    }
    // The focus is the host's.
    if link::embedded() { Ok(()) } else { button.dyn_into::<HtmlElement>()?.focus() }
}

fn element(document: &Document, tag: &str, class: &str, text: &str) -> Result<Element, JsValue> {
    let element = document.create_element(tag)?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    Ok(element)
}
