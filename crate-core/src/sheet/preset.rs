//! A combatant of a person's own, kept under a name.

use alloc::string::String;

use super::link::fit_to_show;
use super::{Field, Hand, SIDE, Sheet, Slot};

/// Longest name of a preset, in characters.
pub const LONGEST_NAME: usize = 40;

/// One side of a sheet under a name. What it does not hold is as on the right
/// side of an empty sheet, so a preset fits either side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    name: String,
    /// Its right side.
    pub(super) sheet: Sheet,
}

impl Preset {
    /// A side of a sheet under a name; `None` if the name is none: empty, too
    /// long, or with signs that would disturb the text around it. Values that
    /// are not valid are left out.
    pub fn of(name: &str, sheet: &Sheet, hand: Hand) -> Option<Preset> {
        let mut preset = Preset::empty(name)?;
        for field in SIDE {
            if let Ok(text) = field.slot(hand).canonical(sheet.get(field.slot(hand))) {
                preset.sheet.set(field.slot(Hand::Right), &text);
            }
        }
        Some(preset)
    }

    pub(super) fn empty(name: &str) -> Option<Preset> {
        let name = name.trim();
        let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME && fit_to_show(name);
        fits.then(|| Preset { name: name.into(), sheet: Sheet::new() })
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Puts it on a side of a sheet, in place of all that stood there.
    pub fn apply(&self, sheet: &mut Sheet, hand: Hand) {
        for field in SIDE {
            sheet.set(field.slot(hand), self.sheet.get(field.slot(Hand::Right)));
        }
    }
}

impl Field {
    fn slot(&'static self, hand: Hand) -> Slot {
        Slot { hand: Some(hand), field: self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::decode;

    #[test]
    fn a_preset_fits_either_side() {
        let (sheet, _) = decode("l-lv=18&l-called=0JPQtdGA0L7QuQ&r-hp=9&r-buffs=Blessed.2");
        for from in Hand::BOTH {
            let preset = Preset::of(" mine ", &sheet, from).expect("a good name");
            assert_eq!(preset.name(), "mine");
            for to in Hand::BOTH {
                let mut other = Sheet::new();
                preset.apply(&mut other, to);
                for field in SIDE {
                    assert_eq!(other.get(field.slot(to)), sheet.get(field.slot(from)));
                }
                assert_eq!(Preset::of("mine", &other, to), Some(preset.clone()));
            }
        }
    }

    #[test]
    fn a_name_is_something_one_can_read() {
        let of = |name: &str| Preset::of(name, &Sheet::new(), Hand::Left);
        assert!(of("  ").is_none());
        assert!(of("a\nb").is_none());
        assert!(of("\u{202e}x").is_none());
        assert!(of(&"x".repeat(LONGEST_NAME)).is_some());
        assert!(of(&"x".repeat(LONGEST_NAME + 1)).is_none());
    }
}
