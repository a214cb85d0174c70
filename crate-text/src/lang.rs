//! The languages.

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

    /// The form of a word that is counted.
    pub fn form(self, n: u64) -> Form {
        match (self, n % 10, n % 100) {
            (Lang::En, ..) if n == 1 => Form::One,
            (Lang::En, ..) => Form::Many,
            (Lang::Ru, 1, tens) if tens != 11 => Form::One,
            (Lang::Ru, 2..=4, tens) if !(12..=14).contains(&tens) => Form::Few,
            _ => Form::Many,
        }
    }
}

/// A form of a counted word. English uses one and many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As after 1.
    One,
    /// As after 2.
    Few,
    /// As after 5.
    Many,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_counts_in_three_forms_and_english_in_two() {
        let form = |n| Lang::Ru.form(n);
        assert_eq!([1, 21, 101].map(form), [Form::One; 3]);
        assert_eq!([2, 4, 23].map(form), [Form::Few; 3]);
        assert_eq!([0, 5, 11, 12, 14, 111].map(form), [Form::Many; 6]);
        assert_eq!(
            [1, 0, 2, 21].map(|n| Lang::En.form(n)),
            [Form::One, Form::Many, Form::Many, Form::Many]
        );
    }
}
