//! Opens what was dropped, pasted or chosen.

use duelscope_core::sheet::{Document, decode};
use duelscope_text::Lang;
use duelscope_text::library::{opened, pasted, presets_added, refused, unreadable};
use yew::Callback;

use super::use_files::Brought;
use super::use_presets::{Change, change};
use crate::state::Action;

/// Opens a document, or the link in a pasted text.
pub fn take_in(lang: Lang, brought: Brought, act: &Callback<Action>, say: &Callback<String>) {
    let (name, text) = match brought {
        Brought::File(name, Some(text)) => (name, text),
        Brought::File(name, None) => return say.emit(unreadable(lang, &name)),
        Brought::Text(text) => (pasted(lang), text),
    };
    if let Some((_, fragment)) = text.trim().split_once("#v=") {
        let link = format!("v={}", fragment.split_whitespace().next().unwrap_or_default());
        let (sheet, notices) = decode(&link);
        act.emit(Action::Load(sheet, notices.into()));
        return say.emit(opened(lang, &name));
    }
    match Document::from_json(&text) {
        Ok((document, notices)) => {
            let mut said = opened(lang, &name);
            if !document.presets.is_empty() {
                said =
                    format!("{said} {}", presets_added(lang, &document.presets.len().to_string()));
                change(Change::Put(document.presets));
            }
            act.emit(match document.sheet {
                Some(sheet) => Action::Load(sheet, notices.into()),
                None => Action::Notice(notices.into()),
            });
            say.emit(said);
        }
        Err(why) => say.emit(refused(lang, why, &name)),
    }
}
