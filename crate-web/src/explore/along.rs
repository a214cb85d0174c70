//! An input and the range it is swept over, as typed.

use duelscope_core::sheet::{Allowed, Fault, Kind, Problem, Sheet, Slot};
use duelscope_core::sweep::Axis;

use super::inputs::{number, width};

/// An input and its range.
#[derive(Clone, Debug, PartialEq)]
pub struct Along {
    /// The input.
    pub slot: Slot,
    /// From, to, and at most so many values, as typed.
    pub texts: [String; 3],
    /// Somebody typed in it: it stays where it is.
    pub own: bool,
}

/// What is wrong with one of the three texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// The field cannot hold it.
    Fault(Fault),
    /// The range has one end.
    OneEnd,
    /// That many values cannot be asked for.
    Values,
}

/// Fewest and most values of an axis.
pub const VALUES: [usize; 2] = [2, 100];

/// As many as a range has by itself.
const USUAL: i64 = 50;

impl Along {
    /// The input around its present value.
    pub fn around(sheet: &Sheet, slot: Slot) -> Along {
        let now = number(slot, sheet.get(slot)).unwrap_or(0.0);
        let texts = match slot.field.kind {
            Kind::Decimal { min, .. } => decimals(f64::from(min), now),
            _ => points(slot, now as i64),
        };
        Along { slot, texts, own: false }
    }

    /// The same, or around the present value again where that has left a range
    /// that nobody typed.
    pub fn following(&self, sheet: &Sheet) -> Along {
        let inside = self.axis(sheet).is_ok_and(|axis| place(&axis, sheet).is_some());
        if self.own || inside { self.clone() } else { Along::around(sheet, self.slot) }
    }

    /// The values, a span as wide as it is now.
    ///
    /// # Errors
    ///
    /// What is wrong with each of the three texts.
    pub fn axis(&self, sheet: &Sheet) -> Result<Axis, [Option<Wrong>; 3]> {
        let [from, to, most] = &self.texts;
        let read = |text: &String| self.read(text).map_err(Wrong::Fault);
        let (from, to) = (read(from), read(to));
        let count = most.trim().parse::<usize>().ok();
        let count = count.filter(|n| (VALUES[0]..=VALUES[1]).contains(n)).ok_or(Wrong::Values);
        let (from, to, count) = match (from, to, count) {
            (Ok(from), Ok(to), Ok(count)) => (from, to, count),
            (from, to, count) => return Err([from.err(), to.err(), count.err()]),
        };
        let axis = Axis::range(self.slot, from, to, count).filter(|axis| axis.values.len() > 1);
        let width = width(self.slot, sheet.get(self.slot));
        axis.map(|axis| axis.wide(width)).ok_or([None, Some(Wrong::OneEnd), None])
    }

    fn read(&self, text: &str) -> Result<f64, Fault> {
        let canonical = self.slot.canonical(text)?;
        // The ends of a range are numbers, also where the field takes spans.
        let one = match (self.slot.field.kind, canonical.split_once('~')) {
            (Kind::Span { min, max }, Some((low, high))) if low != high => {
                return Err((Problem::NotUnderstood, Allowed::Int(min.into(), max.into())));
            }
            _ => number(self.slot, &canonical),
        };
        one.ok_or((Problem::NotUnderstood, Allowed::Id))
    }
}

/// Whole numbers around `now`: each of them, or every so many.
fn points(slot: Slot, now: i64) -> [String; 3] {
    let (min, max) = match slot.field.kind {
        Kind::Int { min, max } | Kind::Span { min, max } => (i64::from(min), i64::from(max)),
        _ => (0, 0),
    };
    // Where a field also takes what hardly anybody has, the range does not.
    let key = slot.field.key;
    let (low, high) = match key {
        "lv" | "skill" => (1, max),
        _ if key.ends_with("-lv") => (-3, max),
        _ if key.starts_with("b-") => (-10, max),
        _ if key.ends_with("-tier") => (1, 6),
        _ => (0, max),
    };
    let (low, high) = (low.min(now).max(min), high.max(now).min(max));
    let reach = (now.abs() / 2).max(10);
    let step = (2 * reach + USUAL - 2) / (USUAL - 1);
    let (from, to) = if step > 1 {
        let from = (now - step * (USUAL / 2)).max(low);
        (from, from + step * (USUAL - 1))
    } else {
        ((now - reach).max(low), now + reach)
    };
    [from.to_string(), to.min(high).to_string(), USUAL.to_string()]
}

/// Tenths from the lowest to twice `now`.
fn decimals(min: f64, now: f64) -> [String; 3] {
    let from = min.max(0.1).min(now);
    let to = (2.0 * now).max(2.0);
    let values = ((to - from) * 10.0).round() + 1.0;
    let values = values.clamp(2.0, USUAL as f64);
    [from.to_string(), to.to_string(), values.to_string()]
}

/// Where the present value lies on an axis, counted in values from its first
/// one; `None` outside.
pub fn place(axis: &Axis, sheet: &Sheet) -> Option<f64> {
    let now = number(axis.slot, sheet.get(axis.slot))?;
    let values = numbers(axis);
    let between = |(i, pair): (usize, &[f64])| {
        let (a, b) = (pair[0], pair[1]);
        let share = (now - a) / (b - a);
        (0.0..=1.0).contains(&share).then_some(i as f64 + share)
    };
    values.windows(2).enumerate().find_map(between)
}

/// The numbers of an axis.
pub fn numbers(axis: &Axis) -> Vec<f64> {
    axis.values.iter().filter_map(|text| number(axis.slot, text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::sheet::{GLOBAL, Hand, SIDE};

    fn along(key: &str, sheet: &Sheet) -> Along {
        Along::around(sheet, Slot::parse(key).expect("a slot"))
    }

    #[test]
    fn ranges_lie_around_the_present_value() {
        let mut sheet = Sheet::new();
        let texts = |key: &str, sheet: &Sheet| along(key, sheet).texts.join(" ");
        assert_eq!(texts("l-str", &sheet), "1 21 50");
        assert_eq!(texts("r-hp", &sheet), "1 18 50");
        assert_eq!(texts("l-w-lv", &sheet), "-3 10 50");
        assert_eq!(texts("l-w-tier", &sheet), "1 6 50");
        assert_eq!(texts("l-b-atk", &sheet), "-10 10 50");
        assert_eq!(texts("l-delay", &sheet), "0.1 2 20");
        sheet.set_side(Hand::Right, "hp", "105");
        assert_eq!(texts("r-hp", &sheet), "30 177 50", "every third");
        sheet.set_side(Hand::Left, "atk", "-7");
        assert_eq!(texts("l-atk", &sheet), "-7 3 50");
    }

    #[test]
    fn every_field_has_a_range_of_its_own() {
        let sheet = Sheet::new();
        let globals = GLOBAL.iter().map(|field| Slot { hand: None, field });
        let sides = SIDE.iter().map(|field| Slot { hand: Some(Hand::Left), field });
        for slot in globals.chain(sides) {
            if !matches!(
                slot.field.kind,
                Kind::Int { .. } | Kind::Decimal { .. } | Kind::Span { .. }
            ) {
                continue;
            }
            let axis = Along::around(&sheet, slot).axis(&sheet).expect("a range");
            assert!((2..=50).contains(&axis.values.len()), "{}: {axis:?}", slot.key());
            assert!(axis.values.iter().all(|text| slot.canonical(text).is_ok()), "{}", slot.key());
            if number(slot, slot.default()).is_some_and(|now| now > 0.0) {
                assert!(place(&axis, &sheet).is_some(), "{}: {axis:?}", slot.key());
            }
        }
    }

    #[test]
    fn each_text_says_what_is_wrong_with_it() {
        let sheet = Sheet::new();
        let wrong = |texts: [&str; 3]| {
            let typed = Along { texts: texts.map(str::to_owned), ..along("l-str", &sheet) };
            typed.axis(&sheet).expect_err("something is wrong").map(|wrong| wrong.is_some())
        };
        assert_eq!(wrong(["", "x", "1"]), [true, true, true]);
        assert_eq!(wrong(["1", "20", "101"]), [false, false, true]);
        assert_eq!(wrong(["1", "1", "20"]), [false, true, false]);
        let dmg = Along { texts: ["1-3", "9", "5"].map(str::to_owned), ..along("r-dmg", &sheet) };
        assert!(matches!(dmg.axis(&sheet), Err([Some(Wrong::Fault(_)), None, None])));
        let backwards =
            Along { texts: ["20", "1", "20"].map(str::to_owned), ..along("l-str", &sheet) };
        let axis = backwards.axis(&sheet).expect("from high to low");
        assert_eq!(place(&axis, &sheet), Some(9.0));
    }

    #[test]
    fn a_range_follows_unless_it_was_typed() {
        let mut sheet = Sheet::new();
        let before = along("l-str", &sheet);
        sheet.set_side(Hand::Left, "str", "21");
        assert_eq!(before.following(&sheet), before);
        sheet.set_side(Hand::Left, "str", "40");
        assert_eq!(before.following(&sheet).texts[0], "20");
        let own = Along { own: true, ..before };
        assert_eq!(own.following(&sheet), own);
        assert_eq!(place(&own.axis(&sheet).expect("a range"), &sheet), None);
    }

    #[test]
    fn a_value_between_two_lies_between_them() {
        let mut sheet = Sheet::new();
        let axis = Axis::range(Slot::side(Hand::Left, "str"), 10.0, 20.0, 3).expect("a number");
        sheet.set_side(Hand::Left, "str", "16");
        assert_eq!(place(&axis, &sheet), Some(1.2));
    }
}
