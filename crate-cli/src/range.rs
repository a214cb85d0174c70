//! Ranges of a field on the command line.

use std::str::FromStr;

use duelscope_core::report::Fault;
use duelscope_core::sheet::Sheet;
use duelscope_core::sweep::Axis;
use duelscope_text::{Lang, console};

use crate::setting::{apply, slot, understood};

/// A field and the values it takes one after the other: `KEY=FROM..TO`,
/// `KEY=FROM..TO:VALUES`, `KEY=A,B,C` or `KEY=*`.
#[derive(Clone, Debug, PartialEq)]
pub struct Range {
    key: String,
    values: Values,
}

#[derive(Clone, Debug, PartialEq)]
enum Values {
    /// From, to, and at most how many.
    Between(f64, f64, usize),
    Each(Vec<String>),
    All,
}

/// Most values of a range, unless it says itself.
const MANY: usize = 50;
/// Most values a range may ask for.
const MOST: usize = 10_000;

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Range, String> {
        let (key, values) = text.split_once('=').ok_or("a range is KEY=FROM..TO")?;
        let number = |text: &str| {
            let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
            number.ok_or_else(|| format!("“{text}” is no number"))
        };
        let values = match values.split_once("..") {
            Some((from, to)) => {
                let (to, most) = match to.split_once(':') {
                    Some((to, most)) => {
                        let most =
                            most.trim().parse().ok().filter(|most| (2..=MOST).contains(most));
                        (to, most.ok_or_else(|| format!("a range has 2 to {MOST} values"))?)
                    }
                    None => (to, MANY),
                };
                Values::Between(number(from)?, number(to)?, most)
            }
            None if values.trim() == "*" => Values::All,
            None => Values::Each(values.split(',').map(|text| text.trim().to_owned()).collect()),
        };
        Ok(Range { key: key.trim().to_owned(), values })
    }
}

impl Range {
    /// The field with its values, each in the one form that links write.
    ///
    /// # Errors
    ///
    /// A field that is none, or that does not take these values.
    pub fn axis(&self, lang: Lang) -> Result<Axis, Fault> {
        let slot = slot(lang, &self.key)?;
        let fault = |message| Fault { key: Some(slot.key()), value: None, message };
        match &self.values {
            Values::Between(from, to, most) => Axis::range(slot, *from, *to, *most)
                .ok_or_else(|| fault(console::no_range(lang, &self.key))),
            Values::All => {
                Axis::words(slot).ok_or_else(|| fault(console::no_words(lang, &self.key)))
            }
            Values::Each(values) => {
                let values = values.iter().map(|value| understood(lang, slot, value));
                Ok(Axis { slot, values: values.collect::<Result<_, _>>()? })
            }
        }
    }
}

/// A sheet with this value of a range, set as `--set` does.
///
/// # Errors
///
/// What the field does not take.
pub fn at(lang: Lang, sheet: &Sheet, axis: &Axis, value: &str) -> Result<Sheet, Fault> {
    let mut sheet = sheet.clone();
    apply(lang, &mut sheet, axis.slot, value)?;
    Ok(sheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(text: &str) -> Vec<String> {
        text.parse::<Range>().expect("a range").axis(Lang::En).expect("an axis").values
    }

    #[test]
    fn ranges_are_read_as_they_are_written() {
        assert_eq!(axis("l-str=8..11"), ["8", "9", "10", "11"]);
        assert_eq!(axis("l-lv=1..100:3"), ["1", "51", "100"]);
        assert_eq!(axis("l-delay=0.5..1.5:3"), ["0.5", "1", "1.5"]);
        assert_eq!(axis("edition=*"), ["source", "page"]);
        assert_eq!(axis("r-from=Rat, Gnoll scout"), ["Rat", "Gnoll"]);
        assert!("l-str".parse::<Range>().is_err());
        assert!("l-str=1..x".parse::<Range>().is_err());
        assert!("l-str=1..9:1".parse::<Range>().is_err());
        for (range, says) in [
            ("l-class=1..2", "takes no range"),
            ("l-str=*", "no words"),
            ("l-strength=1..2", "no field has"),
            ("r-from=Rat,Gnol", "Gnoll"),
        ] {
            let fault = range.parse::<Range>().expect("a range").axis(Lang::En).expect_err("none");
            assert!(fault.message.contains(says), "{}", fault.message);
        }
    }
}
