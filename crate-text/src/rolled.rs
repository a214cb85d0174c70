//! Real rolls as people read them: as few decimals as still tell the truth.

use crate::facts::Contest;
use crate::{Lang, decimal};

/// Decimals beyond which no roll differs from another for a reader.
const MOST: usize = 6;

/// A roll with exactly `places` decimals: `8.0`.
pub(crate) fn roll(lang: Lang, x: f64, places: usize) -> String {
    let rounded = decimal(lang, x, places);
    let point = if lang == Lang::Ru { ',' } else { '.' };
    let shown = rounded.split_once(point).map_or(0, |(_, part)| part.len());
    match places - shown.min(places) {
        0 => rounded,
        missing if shown == 0 => format!("{rounded}{point}{}", "0".repeat(missing)),
        missing => format!("{rounded}{}", "0".repeat(missing)),
    }
}

/// Both rolls of a contest as its sentence shows them: the attack roll before
/// any doubling, and the defense roll.
pub fn shown_rolls(lang: Lang, of: &Contest) -> Option<(String, String)> {
    let (a, d) = of.rolls()?;
    let (doubled, defense) = compared(lang, a * of.attack_times(), d, of.defense_times(), of.won);
    let places = doubled.rsplit_once(['.', ',']).map_or(1, |(_, part)| part.len());
    let attack = if of.magic { roll(lang, a, places) } else { doubled };
    Some((attack, defense))
}

/// Two rolls that were compared, with decimals enough that the numbers shown
/// agree with what came of it: `a` above `times` × `d` or not.
pub(crate) fn compared(lang: Lang, a: f64, d: f64, times: f64, above: bool) -> (String, String) {
    let agrees = |places: usize| {
        let unit = 10f64.powi(places as i32);
        let (a, d) = ((a * unit).round(), times * (d * unit).round());
        // Shown as equal, neither answer would be believed.
        if above { a > d } else { a < d }
    };
    let places = (1..=MOST).find(|&places| agrees(places)).unwrap_or(1);
    let shown = |x: f64| if x == 0.0 { decimal(lang, 0.0, 0) } else { roll(lang, x, places) };
    (shown(a), shown(d))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_that_look_alike_get_more_decimals() {
        let en = |a, d, above| compared(Lang::En, a, d, 1.0, above);
        assert_eq!(en(7.3, 2.9, true), ("7.3".into(), "2.9".into()));
        assert_eq!(en(8.0, 2.04, true), ("8.0".into(), "2.0".into()));
        assert_eq!(en(7.34, 7.31, true), ("7.34".into(), "7.31".into()));
        assert_eq!(en(7.3402, 7.3404, false), ("7.3402".into(), "7.3404".into()));
        assert_eq!(en(3.0, 0.0, true), ("3.0".into(), "0".into()));
        assert_eq!(en(0.0, 0.0, true), ("0".into(), "0".into()));
        // 8.0 against twice 4.0 must not read as "more".
        let (a, d) = compared(Lang::En, 8.04, 4.01, 2.0, true);
        assert_eq!((a.as_str(), d.as_str()), ("8.04", "4.01"));
        assert_eq!(compared(Lang::Ru, 7.0, 2.9, 1.0, true), ("7,0".into(), "2,9".into()));
    }
}
