//! Which inputs can be swept, and how their numbers are read.

use duelscope_core::sheet::{GLOBAL, Hand, Kind, SIDE, Sheet, Slot};

/// The inputs that hold a number and that the rules read now, left side first.
pub fn inputs(sheet: &Sheet) -> Vec<Slot> {
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }));
    let globals = GLOBAL.iter().map(|field| Slot { hand: None, field });
    sides.chain(globals).filter(|&slot| swept(sheet, slot)).collect()
}

/// Whether an input can be swept.
pub fn swept(sheet: &Sheet, slot: Slot) -> bool {
    slot.field.is_swept() && sheet.applies(slot) && is_read(sheet, slot)
}

/// Some numbers belong to one kind of weapon only.
fn is_read(sheet: &Sheet, slot: Slot) -> bool {
    let Some(hand) = slot.hand else { return true };
    match slot.field.key {
        "w-shot-acc" | "w-shot-dmg" => sheet.side(hand, "w-kind") == "bow",
        "charges" | "charges-max" => sheet.side(hand, "w-kind") == "wand",
        _ => true,
    }
}

/// The inputs that a first look takes: what the left side strikes with, and
/// what the right side stands against it with.
pub fn first(sheet: &Sheet) -> [Slot; 2] {
    let sanctum = sheet.global("rules") == "sanctum";
    let left = match sheet.side(Hand::Left, "kind") {
        _ if sanctum => "m-dmg",
        "hero" => "str",
        _ => "atk",
    };
    [Slot::side(Hand::Left, left), Slot::side(Hand::Right, if sanctum { "m-armor" } else { "def" })]
}

/// The number that a text of a slot is: the low end of a span. `None` where it
/// is none.
pub fn number(slot: Slot, text: &str) -> Option<f64> {
    let text = slot.canonical(text).ok()?;
    let low = text.split_once('~').map_or(text.as_str(), |(low, _)| low);
    duelscope_core::sheet::decimal(low).map(f64::from)
}

/// How far the high end of a span is above its low end; 0 for a number.
pub fn width(slot: Slot, text: &str) -> u32 {
    let ends = slot.canonical(text).ok().and_then(|text| {
        let (low, high) = text.split_once('~')?;
        Some((low.parse::<i32>().ok()?, high.parse::<i32>().ok()?))
    });
    ends.map_or(0, |(low, high)| high.abs_diff(low))
}

/// The text with its number a point away, a span with both ends; `None` where
/// it counts no points or the field does not go there.
pub fn a_point_away(slot: Slot, text: &str, by: i32) -> Option<String> {
    let moved = |text: &str| Some(text.parse::<i32>().ok()?.checked_add(by)?.to_string());
    let text = slot.canonical(text).ok()?;
    let next = match slot.field.kind {
        Kind::Int { .. } => moved(&text)?,
        Kind::Span { .. } => {
            let (low, high) = text.split_once('~').unwrap_or((&text, &text));
            format!("{}~{}", moved(low)?, moved(high)?)
        }
        _ => return None,
    };
    slot.canonical(&next).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(key: &str) -> Slot {
        Slot::parse(key).expect("a slot")
    }

    #[test]
    fn only_numbers_that_are_read_can_be_swept() {
        let mut sheet = Sheet::new();
        for rules in ["remixed", "sanctum", "combined"] {
            sheet.set_global("rules", rules);
            let all = inputs(&sheet);
            assert!(all.iter().all(|&slot| sheet.applies(slot)));
            for key in ["seed", "trials", "step", "l-class", "l-w-shot-acc", "l-charges"] {
                assert!(!all.contains(&slot(key)), "{rules}: {key}");
            }
            assert!(first(&sheet).iter().all(|slot| all.contains(slot)), "{rules}");
        }
        sheet.set_global("rules", "remixed");
        sheet.set_side(Hand::Left, "w-kind", "bow");
        assert!(inputs(&sheet).contains(&slot("l-w-shot-acc")));
        assert!(inputs(&sheet).contains(&slot("depth")));
    }

    #[test]
    fn a_span_counts_by_its_low_end() {
        let dmg = slot("r-dmg");
        assert_eq!((number(dmg, "2-6"), width(dmg, "2-6")), (Some(2.0), 4));
        assert_eq!((number(dmg, "3"), width(dmg, "3")), (Some(3.0), 0));
        assert_eq!(number(slot("l-delay"), "0,5"), Some(0.5));
        assert_eq!(number(slot("l-str"), "strong"), None);
    }

    #[test]
    fn points_stop_at_the_ends() {
        let away = |key, text, by| a_point_away(slot(key), text, by);
        assert_eq!(away("l-str", "11", 1).as_deref(), Some("12"));
        assert_eq!(away("l-str", "0", -1), None);
        assert_eq!(away("r-dmg", "1~5", 1).as_deref(), Some("2~6"));
        assert_eq!(away("l-m-dmg", "0~4", -1), None);
        assert_eq!(away("l-delay", "1", 1), None);
    }
}
