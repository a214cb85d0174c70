//! A dialog over the page: the browser keeps the focus inside, closes it at
//! Escape and returns the focus.

use crate::hooks::kept::{use_effect_with, use_node_ref};
use duelscope_text::{Lang, close};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::{AttrValue, Callback, Html, MouseEvent, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};

/// A dialog, open as long as it is on the page.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DialogProps {
    /// Language.
    pub lang: Lang,
    /// Its id; unique on the page.
    pub id: AttrValue,
    /// Its heading.
    pub title: AttrValue,
    /// Told when it is closed.
    pub on_close: Callback<()>,
    /// What it holds.
    pub children: Html,
}

/// A dialog, open as long as it is on the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { lang, id, title, on_close, children } = props;
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                // Fails only where it is open already.
                let _ = dialog.show_modal();
            }
        });
    }
    let shut = {
        let node = node.clone();
        move || {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        }
    };
    let onclose = {
        let on_close = on_close.clone();
        move |_| on_close.emit(())
    };
    // The backdrop is the dialog itself, its content is not.
    let onclick = {
        let (node, shut) = (node.clone(), shut.clone());
        move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
            // A key pressed in a field of a form counts as a click, too.
            if target.is_some() && target == node.cast::<HtmlElement>() && event.detail() > 0 {
                shut();
            }
        }
    };
    let title_id = format!("{id}-title");
    html! {
        <dialog id={id.clone()} ref={node} aria-labelledby={title_id.clone()} {onclose} {onclick}>
            <header>
                <h2 id={title_id}>{ title.clone() }</h2>
                <button class="btn icon quiet" aria-label={close(*lang)} title={close(*lang)} onclick={move |_| shut()}>
                    { icon(Icon::Close) }
                </button>
            </header>
            { children.clone() }
        </dialog>
    }
}
