//! What a slot holds, in the words of its control.

use duelscope_core::sheet::{Kind, ListOf, Slot};
use duelscope_text::{Lang, choice_label};
use yew::Html;

use crate::components::chips::told;
use crate::components::field::span_as_read;
use crate::markup::html;
use crate::shelf::Shelf;

/// What a slot holds; names of the catalogue are English.
pub fn value(lang: Lang, shelf: &Shelf, slot: Slot, text: &str) -> Html {
    let text = match slot.field.kind {
        Kind::Id(_) if text == "none" => choice_label(lang, "", text),
        Kind::Id(_) => {
            let name = shelf.name(slot, text);
            return html! { <span lang="en">{ name }</span> };
        }
        Kind::Choice(_) | Kind::Flag => choice_label(lang, slot.field.key, text),
        Kind::Span { .. } => span_as_read(text),
        Kind::List { of: ListOf::Buffs | ListOf::Effects, .. } => {
            return html! { { for told(lang, shelf, slot, text) } };
        }
        _ => text.to_owned(),
    };
    html! { { text } }
}
