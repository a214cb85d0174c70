//! The macros that make a message without one of the languages a compile error.
//!
//! English stands at each message. The Russian side of a module's messages is a
//! table, a book, that only `russian.rs` reaches.

use crate::Lang;
use crate::russian::{here, same};

/// A table of words.
pub(crate) type Words = &'static [&'static str];

/// A word: `en`, or what stands at `at` of a Russian book. What is asked for in
/// Russian before it is here is said in English.
#[inline(never)]
pub(crate) fn word(lang: Lang, en: &'static str, book: usize, at: usize) -> &'static str {
    let russian = here().filter(|_| lang == Lang::Ru).and_then(|all| all.books.get(book)?.get(at));
    russian.filter(|text| !text.is_empty()).copied().unwrap_or(en)
}

/// The word at `at`, in either language.
pub(crate) fn entry(lang: Lang, en: Words, book: usize, at: usize) -> &'static str {
    word(lang, en.get(at).copied().unwrap_or(""), book, at)
}

/// The word of a key.
pub(crate) fn look_up(
    lang: Lang,
    keys: Words,
    en: Words,
    book: usize,
    key: &str,
) -> Option<&'static str> {
    let at = keys.iter().position(|&known| known == key)?;
    Some(entry(lang, en, book, at))
}

/// A sentence with its values.
#[inline(never)]
pub(crate) fn say(lang: Lang, en: &'static str, book: usize, at: usize, values: &[&str]) -> String {
    let mut said = String::new();
    for part in word(lang, en, book, at).split_inclusive(is_place) {
        let mut words = part.chars();
        let place = words.next_back().filter(|&last| is_place(last));
        said.push_str(if place.is_some() { words.as_str() } else { part });
        let value = place.and_then(|place| values.get(place as usize - 1));
        said.push_str(value.copied().unwrap_or(""));
    }
    said
}

/// Most values of a message.
const PLACES: usize = 8;

/// A character that stands for a value: the first one is `\u{1}`.
fn is_place(c: char) -> bool {
    (1..=PLACES).contains(&(c as usize))
}

/// How long a text is where each `{name}` takes one byte.
pub(crate) const fn length(text: &str) -> usize {
    let (text, mut at, mut length) = (text.as_bytes(), 0, 0);
    while at < text.len() {
        if text[at] == b'{' {
            while text[at] != b'}' {
                at += 1;
            }
        }
        at += 1;
        length += 1;
    }
    length
}

/// A text with a byte in the place of each `{name}`.
///
/// # Panics
///
/// While compiling, for a name that is none of the message's values.
pub(crate) const fn compiled<const N: usize>(text: &str, names: &[&str]) -> [u8; N] {
    assert!(names.len() <= PLACES, "too many values for one message");
    let (text, mut at, mut length, mut out) = (text.as_bytes(), 0, 0, [0; N]);
    while at < text.len() {
        out[length] = text[at];
        if text[at] == b'{' {
            let start = at + 1;
            while text[at] != b'}' {
                at += 1;
            }
            out[length] = place(text, start, at, names);
        }
        at += 1;
        length += 1;
    }
    out
}

const fn place(text: &[u8], start: usize, end: usize, names: &[&str]) -> u8 {
    let mut nth = 0;
    while nth < names.len() {
        let name = names[nth].as_bytes();
        let mut same = 0;
        while same < name.len() && start + same < end && name[same] == text[start + same] {
            same += 1;
        }
        nth += 1;
        if same == name.len() && start + same == end {
            return nth as u8;
        }
    }
    panic!("a text names a value that its message does not have")
}

/// The text of a template.
pub(crate) const fn text(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("whole characters were copied"),
    }
}

/// A Russian text; nothing where it is the English one, so that no file holds both.
///
/// # Panics
///
/// While compiling, for a message without a Russian text.
pub(crate) const fn if_other(ru: &'static str, en: &str) -> &'static str {
    assert!(!ru.is_empty() || en.is_empty(), "a Russian text is empty");
    if same(ru.as_bytes(), en.as_bytes()) { "" } else { ru }
}

/// A text whose `{name}`s are places, made while compiling.
macro_rules! template {
    ($text:literal $($arg:ident)*) => {
        $crate::book::text(const {
            &$crate::book::compiled::<{ $crate::book::length($text) }>(
                $text,
                &[$(stringify!($arg)),*],
            )
        })
    };
}
pub(crate) use template;

/// Defines messages as functions of the language and their values, which the
/// texts name: once in a module, which `russian.rs` has to list.
///
/// ```text
/// messages! {
///     /// Shown while a run goes on.
///     done_of(done: &str, wanted: &str) {
///         en "{done} of {wanted} done";
///         ru "{done} из {wanted} готово";
///     }
/// }
/// done_of(Lang::En, "3", "8") == "3 of 8 done"
/// ```
macro_rules! messages {
    ($( $(#[$doc:meta])* $name:ident ( $($arg:ident : $type:ty),* ) {
        en $en:literal;
        ru $ru:literal;
    } )*) => {
        #[allow(non_camel_case_types, reason = "one number for each function")]
        enum At { $($name),* }

        const BOOK: usize = $crate::russian::number(module_path!());

        /// The Russian side of these messages.
        pub(crate) const RUSSIAN: $crate::book::Words = &[$(
            $crate::book::if_other(
                $crate::book::template!($ru $($arg)*),
                $crate::book::template!($en $($arg)*),
            )
        ),*];

        $(
            $(#[$doc])*
            #[must_use]
            pub fn $name(lang: $crate::Lang $(, $arg: $type)*) -> String {
                const EN: &str = $crate::book::template!($en $($arg)*);
                $crate::book::say(lang, EN, BOOK, At::$name as usize, &[$($arg),*])
            }
        )*
    };
}
pub(crate) use messages;

/// Defines what the variants of an enumeration are called: English, Russian.
/// The module beside each function holds its Russian side.
macro_rules! names {
    ($( $(#[$doc:meta])* $vis:vis $name:ident ( $of:ident ) {
        $( $variant:ident: $en:literal, $ru:literal; )*
        $( _: $en_else:literal, $ru_else:literal; )?
    } )*) => {
        $(
            $(#[$doc])*
            #[must_use]
            $vis fn $name(lang: $crate::Lang, of: $of) -> &'static str {
                #[allow(dead_code, reason = "most have a name for each")]
                enum At { $($variant,)* Else }
                #[allow(unreachable_patterns, reason = "most have a name for each")]
                let at = match of {
                    $($of::$variant => At::$variant,)*
                    $(_ => { const _: &str = $en_else; At::Else })?
                };
                $crate::book::entry(lang, $name::ENGLISH, $name::BOOK, at as usize)
            }

            pub(crate) mod $name {
                use $crate::book::{Words, if_other};

                pub(super) const ENGLISH: Words = &[$($en,)* $($en_else)?];
                pub(super) const BOOK: usize = $crate::russian::number(module_path!());
                pub(crate) const RUSSIAN: Words = &[$(if_other($ru, $en),)* $(if_other($ru_else, $en_else))?];
            }
        )*
    };
}
pub(crate) use names;

/// The same for words that are known by a key.
macro_rules! labels {
    ($( $(#[$doc:meta])* $name:ident { $( $key:literal: $en:literal, $ru:literal; )* } )*) => {
        $(
            $(#[$doc])*
            fn $name(lang: $crate::Lang, key: &str) -> Option<&'static str> {
                $crate::book::look_up(lang, $name::KEYS, $name::ENGLISH, $name::BOOK, key)
            }

            pub(crate) mod $name {
                use $crate::book::{Words, if_other};

                pub(super) const KEYS: Words = &[$($key),*];
                pub(super) const ENGLISH: Words = &[$($en),*];
                pub(super) const BOOK: usize = $crate::russian::number(module_path!());
                pub(crate) const RUSSIAN: Words = &[$(if_other($ru, $en)),*];
            }
        )*
    };
}
pub(crate) use labels;

#[cfg(test)]
mod tests {
    use super::{if_other, say};
    use crate::Lang;

    #[test]
    fn values_stand_where_the_text_names_them() {
        const TEXT: &str = template!("Готово {wanted}/{done}{done}" done wanted);
        assert_eq!(TEXT, "Готово \u{2}/\u{1}\u{1}");
        assert_eq!(say(Lang::En, TEXT, 0, 0, &["3", "{8}"]), "Готово {8}/33");
    }

    #[test]
    fn what_is_the_same_in_both_languages_is_kept_once() {
        assert_eq!(if_other("−1", "−1"), "");
        assert_eq!(if_other("−1", "−10"), "−1");
    }
}
