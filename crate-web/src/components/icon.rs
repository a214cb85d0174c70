//! Line icons, 24 by 24, drawn in the colour of the text around them. The
//! drawings are those of `www/icons`; a test keeps the two together.

use yew::Html;

use crate::markup::html;

macro_rules! icons {
    ($($name:ident $file:literal $path:literal;)*) => {
        /// An icon. Each drawing is a constant of its own, so that a piece of the
        /// program brings those that only it shows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Icon(&'static &'static str);

        #[allow(missing_docs, non_upper_case_globals, reason = "the names are those of the drawings")]
        impl Icon {
            $(pub const $name: Icon = Icon(&$path);)*

            #[cfg(test)]
            const ALL: &[(&str, &str)] = &[$(($file, $path)),*];
        }
    };
}

/// The icon as inline SVG. It says nothing to a screen reader: the words
/// beside it, or its button's label, do.
pub fn icon(icon: Icon) -> Html {
    html! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d={*icon.0} /></svg>
    }
}

#[rustfmt::skip]
icons! {
    Auto "auto" "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM10 8.5 15.5 12 10 15.5z";
    Back "back" "M17 5.5 7 12l10 6.5z";
    Book "book" "M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14";
    Bounced "bounced" "M12 3v18M3.5 6 9 12l-5.5 6M3.5 18v-5M3.5 18h5M16 6.5h4M16 12h4M16 17.5h4";
    Check "check" "M4.5 12.5 10 18 19.5 6.5";
    Chevron "chevron" "M6 9.5l6 6 6-6";
    Close "close" "M6 6l12 12M18 6 6 18";
    Code "code" "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5";
    Copy "copy" "M9 8.5h11V20.5H9zM5.5 15.5H4v-12h11V5";
    Damaged "damaged" "M12 3c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11zM9.5 14.5a2.5 2.5 0 0 0 2.5 2.5";
    Dice "dice" "M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8.3 8.3v.01M15.7 8.3v.01M12 12v.01M8.3 15.7v.01M15.7 15.7v.01";
    Download "download" "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 20h16";
    Edit "edit" "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5";
    Endless "endless" "M12 12c-2-3-3.5-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2.5 0 4-1.5 6-4.5s3.5-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2.5 0-4-1.5-6-4.5z";
    Error "error" "M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.5v5.5M12 16.3v.01";
    External "external" "M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10";
    First "first" "M6 5v14M19 5.5 9.5 12l9.5 6.5z";
    Heart "heart" "M12 20.5C6 16.5 3.5 13 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 3.7-2.5 7.2-8.5 11.2z";
    Info "info" "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.7v.01";
    Killed "killed" "M7 17.5C4.8 16.3 3.5 14 3.5 11.5a8.5 8.5 0 0 1 17 0c0 2.5-1.3 4.8-3.5 6V20.5H7zM9 11v.01M15 11v.01M10.5 20.5v-2.5M13.5 20.5v-2.5";
    Language "language" "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18";
    Last "last" "M18 5v14M5 5.5l9.5 6.5L5 18.5z";
    Link "link" "M10 14 14 10M11 7.5l2.5-2.5a4 4 0 0 1 5.6 5.6L16.5 13M13 16.5 10.5 19a4 4 0 0 1-5.6-5.6L7.5 11";
    Minus "minus" "M5 12h14";
    Missed "missed" "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM6 18 18 6";
    Moon "moon" "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";
    More "more" "M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0";
    Next "next" "M7 5.5 17 12 7 18.5z";
    Pause "pause" "M8.5 5v14M15.5 5v14";
    Pin "pin" "M8.5 3.5h7M10 3.5l-.7 6.3L6 13.5h12l-3.3-3.7-.7-6.3M12 13.5v7";
    Play "play" "M8 4.5 19 12 8 19.5z";
    Plus "plus" "M12 5v14M5 12h14";
    Redirected "redirected" "M4 20v-5.5a6 6 0 0 1 6-6h10M15.5 4 20 8.5 15.5 13";
    Redo "redo" "m15.5 5 4.5 4.5-4.5 4.5M20 9.5H9.5a5 5 0 0 0 0 10H13";
    Reset "reset" "M4 4.5v5h5M4.6 9.5A8 8 0 1 1 4 13.5";
    Search "search" "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5";
    Share "share" "M12 14V3.5M7.5 7.5 12 3l4.5 4.5M6 11H4.5v9.5h15V11H18";
    Shield "shield" "M12 3l7.5 2.5V11c0 4.7-3 8-7.5 10-4.5-2-7.5-5.3-7.5-10V5.5z";
    Stop "stop" "M6 6h12v12H6z";
    Sun "sun" "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19";
    Swap "swap" "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4";
    Sword "sword" "M20 4l-1 4.5-9 9-3.5-3.5 9-9zM5 12.5l6.5 6.5M8 16l-4.5 4.5";
    Table "table" "M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M10 9.5v10";
    Trash "trash" "M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6";
    Tree "tree" "M4 12h5M9 5.5v13M9 5.5h5M9 12h5M9 18.5h5M18 5.5h2M18 12h2M18 18.5h2";
    Undo "undo" "M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H11";
    Upload "upload" "M12 15V3.5M7.5 8 12 3.5 16.5 8M4 20h16";
    Warn "warn" "M12 3.5 2.5 20h19zM12 10v4.5M12 17.3v.01";
}

#[cfg(test)]
mod tests {
    use super::Icon;

    #[test]
    fn the_drawings_are_those_of_the_files() {
        for (file, path) in Icon::ALL {
            let name = format!("{}/../www/icons/{file}.svg", env!("CARGO_MANIFEST_DIR"));
            let svg = std::fs::read_to_string(&name).unwrap_or_default();
            assert!(svg.contains(&format!("d=\"{path}\"")), "{name}");
        }
    }
}
