//! Ways to pass the page on: its link, a sentence, a file; and the way back.

use std::rc::Rc;

use duelscope_core::sheet::{Document, fingerprint};
use duelscope_text::library::{
    copy_sentence, fingerprint_is, open_file, open_file_note, save_file, save_file_note,
    sentence_copied, share,
};
use duelscope_text::{copy_link, link_copied};
use web_sys::HtmlInputElement;
use yew::{
    Event, Html, Properties, TargetCast, component, use_context, use_node_ref, use_state_eq,
};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::components::menu::{Item, Menu};
use crate::components::save::save_text;
use crate::hooks::{Library, read_first};
use crate::library::sentence;
use crate::link;
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
    let (picker, open) = (use_node_ref(), use_state_eq(|| false));
    let Some(library) = use_context::<Library>() else { return html! {} };
    let link = link::address(&state.sheet);
    let said = sentence(state);
    let letters = fingerprint(&state.sheet);
    let item = |sign, text: String, note: String| Item {
        name: text.into(),
        note: note.into(),
        icon: Some(sign),
        ..Item::default()
    };
    let items = vec![
        item(Icon::Link, copy_link(lang), String::new()),
        item(Icon::Copy, copy_sentence(lang), said.clone()),
        Item { ruled: true, ..item(Icon::Download, save_file(lang), save_file_note(lang)) },
        item(Icon::Upload, open_file(lang), open_file_note(lang)),
    ];
    let on_choose = {
        let (library, sheet, picker) = (library.clone(), state.sheet.clone(), picker.clone());
        let letters = letters.clone();
        move |i: usize| match i {
            0 => library.copy.emit((link.clone(), link_copied(lang))),
            1 => library.copy.emit((said.clone(), sentence_copied(lang))),
            2 => {
                let document = Document { sheet: Some(sheet.clone()), presets: Vec::new() };
                save_text(
                    &document.to_json(),
                    "application/json",
                    &format!("duelscope-{letters}.json"),
                );
            }
            _ => {
                if let Some(picker) = picker.cast::<HtmlInputElement>() {
                    picker.click();
                }
            }
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
    let on_open = move |to: bool| open.set(to);
    let label = html! { <>{ icon(Icon::Share) }<span class="label">{ share(lang) }</span></> };
    html! {
            <>
    <Menu id="share" {label} title={fingerprint_is(lang, &letters)} open={is_open} {on_open} {items} {on_choose} />
            <input type="file" id="open-file" ref={picker} hidden=true accept=".json,application/json,text/plain" tabindex="-1"
                aria-label={open_file(lang)} {onchange} />
            </>
        }
}
