//! The theme is of this device: it is in no link, and a browser that refuses storage
//! only forgets it.

use crate::hooks::kept::use_effect_with;
use web_sys::Document;
use yew::hook;

use super::storage::{store, stored};

/// Dark or light, where a person chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    const fn word(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// The other one; from the system's where none was chosen.
    pub fn other(chosen: Option<Theme>) -> Theme {
        let dark = chosen.map_or_else(system_is_dark, |theme| theme == Theme::Dark);
        if dark { Theme::Light } else { Theme::Dark }
    }
}

fn system_is_dark() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok().flatten())
        .is_some_and(|query| query.matches())
}

/// The theme that was chosen here.
pub fn stored_theme() -> Option<Theme> {
    match stored("duelscope-theme")?.as_str() {
        "dark" => Some(Theme::Dark),
        "light" => Some(Theme::Light),
        _ => None,
    }
}

/// Shows theme and title on the document, and remembers the first.
#[hook]
pub fn use_device(theme: Option<Theme>, title: String) {
    use_effect_with(theme, |theme| {
        if let Some(theme) = theme {
            show("data-theme", Some(theme.word()));
            store("duelscope-theme", theme.word());
        }
    });
    use_effect_with(title, |title| {
        if let Some(document) = document() {
            document.set_title(title);
        }
    });
}

/// Puts an attribute on the root of the document, or takes it off.
pub fn show(attribute: &str, value: Option<&str>) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // The root takes any attribute in any state.
        let _ = match value {
            Some(value) => root.set_attribute(attribute, value),
            None => root.remove_attribute(attribute),
        };
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
