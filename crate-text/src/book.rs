//! The macros that make a message without one of the languages a compile
//! error, and where the second language is.
//!
//! English stands at each message. Russian stands in tables beside it, which
//! only [`russian`](crate::russian) reaches under the feature `later-russian`:
//! a page can then cut them into a file of their own. Without the feature they
//! are there from the start.

use crate::Lang;

/// A table of words.
pub(crate) type Words = &'static [&'static str];

/// Where the Russian side of a set of messages is.
#[derive(Debug)]
pub(crate) struct Book<T: 'static = Words> {
    #[cfg(feature = "later-russian")]
    russian: std::sync::OnceLock<T>,
    #[cfg(not(feature = "later-russian"))]
    russian: T,
}

impl<T: Copy> Book<T> {
    /// A book whose Russian side is this, once it is here.
    #[cfg(feature = "later-russian")]
    pub(crate) const fn new(_: T) -> Self {
        Book { russian: std::sync::OnceLock::new() }
    }

    /// The Russian side, if it is here.
    #[cfg(feature = "later-russian")]
    pub(crate) fn russian(&self) -> Option<T> {
        self.russian.get().copied()
    }

    /// The Russian side is here.
    #[cfg(feature = "later-russian")]
    pub(crate) fn learn(&self, russian: T) {
        // A second time it is the same again.
        let _ = self.russian.set(russian);
    }

    /// A book whose Russian side is this.
    #[cfg(not(feature = "later-russian"))]
    pub(crate) const fn new(russian: T) -> Self {
        Book { russian }
    }

    /// The Russian side.
    #[cfg(not(feature = "later-russian"))]
    pub(crate) fn russian(&self) -> Option<T> {
        Some(self.russian)
    }

    /// Nothing to do: the Russian side is always here.
    #[cfg(not(feature = "later-russian"))]
    pub(crate) fn learn(&self, _: T) {}
}

impl Book {
    /// A word: `en`, or what stands at `at` of the Russian side. What is asked
    /// for in Russian before it is here is said in English.
    #[inline(never)]
    pub(crate) fn word(&self, lang: Lang, en: &'static str, at: usize) -> &'static str {
        match lang {
            Lang::En => en,
            Lang::Ru => match self.russian().and_then(|all| all.get(at).copied()) {
                None | Some("") => en,
                Some(ru) => ru,
            },
        }
    }

    /// The word at `at`, in either language.
    pub(crate) fn entry(&self, lang: Lang, en: Words, at: usize) -> &'static str {
        self.word(lang, en.get(at).copied().unwrap_or(""), at)
    }

    /// The word of a key.
    pub(crate) fn look_up(
        &self,
        lang: Lang,
        keys: Words,
        en: Words,
        key: &str,
    ) -> Option<&'static str> {
        let at = keys.iter().position(|&known| known == key)?;
        Some(self.entry(lang, en, at))
    }

    /// A sentence with its values.
    #[inline(never)]
    pub(crate) fn say(&self, lang: Lang, en: &'static str, at: usize, values: &[&str]) -> String {
        let mut said = String::new();
        for part in self.word(lang, en, at).split_inclusive(is_place) {
            let mut words = part.chars();
            let place = words.next_back().filter(|&last| is_place(last));
            said.push_str(if place.is_some() { words.as_str() } else { part });
            let value = place.and_then(|place| values.get(place as usize - 1));
            said.push_str(value.copied().unwrap_or(""));
        }
        said
    }
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
    let (r, e, mut at) = (ru.as_bytes(), en.as_bytes(), 0);
    while at < r.len() && at < e.len() && r[at] == e[at] {
        at += 1;
    }
    if at == r.len() && at == e.len() { "" } else { ru }
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
/// texts name: once in a module, for its `RUSSIAN` side is a constant there.
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

        const WORDS: $crate::book::Words = &[$(
            $crate::book::if_other(
                $crate::book::template!($ru $($arg)*),
                $crate::book::template!($en $($arg)*),
            )
        ),*];

        static BOOK: $crate::book::Book = $crate::book::Book::new(WORDS);

        /// The Russian side of these messages.
        pub(crate) const RUSSIAN: (&$crate::book::Book, $crate::book::Words) = (&BOOK, WORDS);

        $(
            $(#[$doc])*
            #[must_use]
            pub fn $name(lang: $crate::Lang $(, $arg: $type)*) -> String {
                const EN: &str = $crate::book::template!($en $($arg)*);
                BOOK.say(lang, EN, At::$name as usize, &[$($arg),*])
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
                $name::BOOK.entry(lang, $name::ENGLISH, at as usize)
            }

            pub(crate) mod $name {
                use $crate::book::{Book, Words, if_other};

                pub(super) const ENGLISH: Words = &[$($en,)* $($en_else)?];
                const WORDS: Words = &[$(if_other($ru, $en),)* $(if_other($ru_else, $en_else))?];
                pub(super) static BOOK: Book = Book::new(WORDS);
                pub(crate) const RUSSIAN: (&Book, Words) = (&BOOK, WORDS);
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
                $name::BOOK.look_up(lang, $name::KEYS, $name::ENGLISH, key)
            }

            pub(crate) mod $name {
                use $crate::book::{Book, Words, if_other};

                pub(super) const KEYS: Words = &[$($key),*];
                pub(super) const ENGLISH: Words = &[$($en),*];
                const WORDS: Words = &[$(if_other($ru, $en)),*];
                pub(super) static BOOK: Book = Book::new(WORDS);
                pub(crate) const RUSSIAN: (&Book, Words) = (&BOOK, WORDS);
            }
        )*
    };
}
pub(crate) use labels;

#[cfg(test)]
mod tests {
    use crate::Lang;

    messages! {
        done_of(done: &str, wanted: &str) {
            en "{done} of {wanted} done";
            ru "Готово {wanted}/{done}";
        }
        same(n: &str) {
            en "\u{a0}{n}{n}";
            ru "\u{a0}{n}{n}";
        }
    }

    #[test]
    fn values_stand_where_the_texts_name_them() {
        assert_eq!(done_of(Lang::En, "3", "8"), "3 of 8 done");
        assert_eq!(done_of(Lang::Ru, "3", "{8}"), "Готово {8}/3");
        assert_eq!(Lang::ALL.map(|lang| same(lang, "−1")), ["\u{a0}−1−1"; 2]);
        // What is the same in both is kept once.
        assert_eq!(RUSSIAN.1, ["Готово \u{2}/\u{1}", ""]);
    }
}
