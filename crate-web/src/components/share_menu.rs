//! Ways to pass the page on: its link, a sentence, a file; and the way back.

use std::rc::Rc;

use crate::hooks::kept::{use_node_ref, use_state_eq};
use duelscope_core::sheet::{Document, fingerprint};
use duelscope_text::library::{
    copy_sentence, fingerprint_is, open_file, open_file_note, save_file, save_file_note,
    sentence_copied, share,
};
use duelscope_text::snippet::{put_into_page, put_into_page_note};
use duelscope_text::{copy_link, link_copied, part_lost, part_on_its_way};
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Event, Html, Properties, TargetCast, component};

use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::components::menu::{Item, Menu};
use crate::components::save::save_document;
use crate::hooks::{Library, library, read_first};
use crate::library::sentence;
use crate::link;
use crate::markup::html;
use crate::pieces::{LIBRARY, Part};
use crate::state::State;

/// The ways to pass the page on.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ShareMenuProps {
    /// The page's state.
    pub state: Rc<State>,
}

/// The ways to pass the page on.
#[component]
pub fn ShareMenu(props: &ShareMenuProps) -> Html {
    let state = &props.state;
    let lang = state.lang;
    let (picker, open, came) =
        (use_node_ref(), use_state_eq(|| false), use_state_eq(|| None::<bool>));
    let pasting = use_state_eq(|| false);
    let Some(library) = library() else { return html! {} };
    let (title, items) = match LIBRARY.get().filter(|_| *open) {
        Some(ways) => (ways.share)(state),
        None if *came == Some(false) => (part_lost(lang).into(), Vec::new()),
        None => (part_on_its_way(lang).into(), Vec::new()),
    };
    let on_choose = {
        let (state, library, picker) = (Rc::clone(state), library.clone(), picker.clone());
        let pasting = pasting.clone();
        move |i: usize| match (i, LIBRARY.get()) {
            (3, _) => {
                if let Some(picker) = picker.cast::<HtmlInputElement>() {
                    picker.click();
                }
            }
            (4, _) => pasting.set(true),
            (_, Some(ways)) => (ways.pass_on)(i, &state, &library),
            _ => {}
        }
    };
    let onchange = {
        let open = library.open.clone();
        move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            read_first(&input.files(), &open);
            // The same file may be chosen again.
            input.set_value("");
        }
    };
    let is_open = *open;
    let on_open = move |to: bool| {
        open.set(to);
        if to && !LIBRARY.is_here() {
            let came = came.setter();
            LIBRARY.ask(Callback::from(move |here| came.set(Some(here))));
        }
    };
    let label = html! { <>{ icon(Icon::Share) }<span class="label">{ share(lang) }</span></> };
    html! {
        <>
            <Menu id="share" {label} {title} open={is_open} {on_open} {items} {on_choose} />
            <input type="file" id="open-file" ref={picker} hidden=true accept=".json,application/json,text/plain" tabindex="-1"
                aria-label={open_file(lang)} {onchange} />
            if *pasting {
                { later(lang, &LIBRARY, {
                    let (state, pasting) = (Rc::clone(state), pasting.clone());
                    move |ways| {
                        let pasting = pasting.clone();
                        (ways.snippets)(Rc::clone(&state), Callback::from(move |()| pasting.set(false)))
                    }
                }) }
            }
        </>
    }
}

/// The ways, and what stands above them.
pub fn ways(state: &State) -> (AttrValue, Vec<Item>) {
    let lang = state.lang;
    let item = |sign, text: String, note: String| Item {
        name: text.into(),
        note: note.into(),
        icon: Some(sign),
        ..Item::default()
    };
    let items = vec![
        item(Icon::Link, copy_link(lang), String::new()),
        item(Icon::Copy, copy_sentence(lang), sentence(state)),
        Item { ruled: true, ..item(Icon::Download, save_file(lang), save_file_note(lang)) },
        item(Icon::Upload, open_file(lang), open_file_note(lang)),
        Item { ruled: true, ..item(Icon::Code, put_into_page(lang), put_into_page_note(lang)) },
    ];
    (fingerprint_is(lang, &fingerprint(&state.sheet)).into(), items)
}

/// Goes one of the ways that lead out.
pub fn pass_on(way: usize, state: &State, library: &Library) {
    let (lang, sheet) = (state.lang, &state.sheet);
    match way {
        0 => library.copy.emit((link::address(sheet), link_copied(lang))),
        1 => library.copy.emit((sentence(state), sentence_copied(lang))),
        _ => {
            let document = Document { sheet: Some(sheet.clone()), presets: Vec::new() };
            let name = format!("duelscope-{}.json", fingerprint(sheet));
            save_document(library, lang, document.to_json(), &name);
        }
    }
}
