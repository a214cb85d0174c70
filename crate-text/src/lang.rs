//! The languages, and the macro that makes a message without one of them a
//! compile error.

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// Both, in menu order.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ru];

    /// BCP 47 code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }

    /// The language of a BCP 47 tag (`ru-RU`), English for any other.
    pub fn from_tag(tag: &str) -> Lang {
        let primary = tag.split(['-', '_']).next().unwrap_or("");
        if primary.eq_ignore_ascii_case("ru") { Lang::Ru } else { Lang::En }
    }

    /// The form of a counted word: one, few, many. English uses `one` for 1
    /// and `many` for the rest.
    pub fn plural<'a>(self, n: u64, one: &'a str, few: &'a str, many: &'a str) -> &'a str {
        match self {
            Lang::En if n == 1 => one,
            Lang::En => many,
            Lang::Ru => match (n % 10, n % 100) {
                (1, tens) if tens != 11 => one,
                (2..=4, tens) if !(12..=14).contains(&tens) => few,
                _ => many,
            },
        }
    }
}

/// Defines messages as functions of the language and their values. Values are
/// named in the texts; a text that misses a language does not compile.
///
/// ```
/// duelscope_text::messages! {
///     /// Shown while a run goes on.
///     done_of(done: &str, wanted: &str) {
///         en "{done} of {wanted} done";
///         ru "{done} из {wanted} готово";
///     }
/// }
/// assert_eq!(done_of(duelscope_text::Lang::En, "3", "8"), "3 of 8 done");
/// ```
#[macro_export]
macro_rules! messages {
    ($( $(#[$doc:meta])* $name:ident ( $($arg:ident : $type:ty),* ) {
        en $en:literal;
        ru $ru:literal;
    } )*) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub fn $name(lang: $crate::Lang $(, $arg: $type)*) -> String {
                match lang {
                    $crate::Lang::En => format!($en),
                    $crate::Lang::Ru => format!($ru),
                }
            }
        )*
    };
}
