//! Files and texts that are dropped or pasted anywhere on the page.

use crate::hooks::kept::{UseStateHandle, use_effect_with, use_state_eq};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File, FileList};
use yew::{Callback, hook};

use super::listener::Listener;
use duelscope_core::sheet::LONGEST_DOCUMENT;

/// Something to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Brought {
    /// A file, its name and text; no text where it could not be read.
    File(String, Option<String>),
    /// A pasted text.
    Text(String),
}

/// Tells what is dropped or pasted; true while a file hovers over the page.
#[hook]
pub fn use_files(on_brought: Callback<Brought>) -> bool {
    let hovers = use_state_eq(|| false);
    {
        let hovers = hovers.clone();
        use_effect_with(on_brought, move |on_brought| {
            let listeners = listeners(on_brought, &hovers);
            move || drop(listeners)
        });
    }
    *hovers
}

fn listeners(on_brought: &Callback<Brought>, hovers: &UseStateHandle<bool>) -> Vec<Listener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let over = {
        let hovers = hovers.clone();
        move |event: Event| {
            if files_of(&event).is_some() {
                // Without this the browser leaves the page for the file.
                event.prevent_default();
                hovers.set(true);
            }
        }
    };
    let leave = {
        let hovers = hovers.clone();
        move |event: Event| {
            // From one element to another is no way out.
            let to = event.dyn_ref::<DragEvent>().and_then(|event| event.related_target());
            if to.is_none() {
                hovers.set(false);
            }
        }
    };
    let drop = {
        let (hovers, on_brought) = (hovers.clone(), on_brought.clone());
        move |event: Event| {
            hovers.set(false);
            if let Some(files) = files_of(&event) {
                event.prevent_default();
                read_first(&files.files(), &on_brought);
            }
        }
    };
    let paste = {
        let on_brought = on_brought.clone();
        move |event: Event| pasted(&event, &on_brought)
    };
    vec![
        Listener::new(&window, "dragover", over),
        Listener::new(&window, "dragleave", leave),
        Listener::new(&window, "drop", drop),
        Listener::new(&window, "paste", paste),
    ]
}

/// What is dragged, if it is files.
fn files_of(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    data.types().includes(&"Files".into(), 0).then_some(data)
}

fn pasted(event: &Event, on_brought: &Callback<Brought>) {
    let typing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing = typing.is_some_and(|element| {
        matches!(element.closest("input, textarea, select, [contenteditable]"), Ok(Some(_)))
    });
    let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(|event| event.clipboard_data())
    else {
        return;
    };
    if typing || read_first(&data.files(), on_brought) {
        return;
    }
    if let Ok(text) = data.get_data("text/plain")
        && !text.trim().is_empty()
    {
        on_brought.emit(Brought::Text(text));
    }
}

/// Reads the first of some files; whether there is one.
pub fn read_first(files: &Option<FileList>, on_brought: &Callback<Brought>) -> bool {
    let Some(file) = files.as_ref().and_then(|files| files.get(0)) else { return false };
    let on_brought = on_brought.clone();
    spawn_local(async move {
        let text = read(&file).await;
        on_brought.emit(Brought::File(file.name(), text));
    });
    true
}

/// The text of a file. Of one that is too long only enough is read to see that
/// it is.
async fn read(file: &File) -> Option<String> {
    let end = (LONGEST_DOCUMENT + 1) as f64;
    let start = file.slice_with_f64_and_f64(0.0, end).ok()?;
    JsFuture::from(start.text()).await.ok()?.as_string()
}
