//! Settings of this device: language and theme. They are in no link, and a
//! browser that refuses storage only forgets them.

use duelscope_text::Lang;
use web_sys::Element;
use yew::{hook, use_effect_with};

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

/// The language that was chosen here, else the browser's.
pub fn browser_lang() -> Lang {
    let tag = stored("duelscope-lang")
        .or_else(|| web_sys::window()?.navigator().language())
        .unwrap_or_default();
    Lang::from_tag(&tag)
}

/// The theme that was chosen here.
pub fn stored_theme() -> Option<Theme> {
    match stored("duelscope-theme")?.as_str() {
        "dark" => Some(Theme::Dark),
        "light" => Some(Theme::Light),
        _ => None,
    }
}

/// Shows language, theme and title on the document, and remembers the first
/// two.
#[hook]
pub fn use_device(lang: Lang, theme: Option<Theme>, title: String) {
    use_effect_with((lang, theme), move |&(lang, theme)| {
        let Some(root) = root() else { return };
        // The document takes these attributes in any state.
        let _ = root.set_attribute("lang", lang.code());
        if lang != Lang::from_tag(&stored("duelscope-lang").unwrap_or_default())
            || stored("duelscope-lang").is_some()
        {
            store("duelscope-lang", lang.code());
        }
        if let Some(theme) = theme {
            let _ = root.set_attribute("data-theme", theme.word());
            store("duelscope-theme", theme.word());
        }
    });
    use_effect_with(title, |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
}

fn root() -> Option<Element> {
    web_sys::window()?.document()?.document_element()
}
