//! The ids a field may hold.

use super::Slot;
use super::field::IdOf;
use super::number::decimal;
use super::value::Allowed;
use crate::rules::remixed::{Enchantment, Glyph, Mob};

/// What a sweep can measure, as a link names it.
pub const MEASURED: &[&str] = &["win", "hit", "wound", "loss", "kill", "attacks"];

impl IdOf {
    /// Whether the id means something; `none` always does.
    pub(super) fn knows(self, id: &str) -> bool {
        id == "none"
            || match self {
                IdOf::Preset => true,
                IdOf::Mob => Mob::from_id(id).is_some(),
                IdOf::Enchantment => Enchantment::from_id(id).is_some(),
                IdOf::Glyph => Glyph::from_id(id).is_some(),
                IdOf::Sweep => is_sweep(id),
            }
    }

    pub(super) const fn allowed(self) -> Allowed {
        match self {
            IdOf::Sweep => Allowed::Sweep,
            _ => Allowed::Id,
        }
    }
}

/// Whether a word says what is swept: what is measured, then one or two inputs, each
/// alone or with its ends and the number of its values.
fn is_sweep(id: &str) -> bool {
    let mut words = id.split('_');
    if !words.next().is_some_and(|word| MEASURED.contains(&word)) {
        return false;
    }
    let (mut first, mut inputs, mut numbers) = (None, 0, 0);
    for word in words {
        if inputs > 0 && is_plain(word) {
            numbers += 1;
            continue;
        }
        let input = Slot::parse(word).filter(|slot| slot.field.is_swept());
        if input.is_none() || input == first || inputs == 2 || !is_range(numbers) {
            return false;
        }
        first = first.or(input);
        inputs += 1;
        numbers = 0;
    }
    inputs > 0 && is_range(numbers)
}

/// An input has its ends and the number of its values, or none of them.
const fn is_range(numbers: u32) -> bool {
    matches!(numbers, 0 | 3)
}

/// Whether a text is a number as a sweep's word may hold it.
pub fn is_plain(text: &str) -> bool {
    !text.starts_with('+') && decimal(text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sweep_is_what_is_measured_and_over_which_numbers() {
        for id in [
            "none",
            "win_l-str",
            "attacks_r-hp_depth",
            "hit_l-atk_5_30_26_r-def",
            "loss_l-str_1_20_20_r-def_-3_9.5_13",
        ] {
            assert!(IdOf::Sweep.knows(id), "{id}");
        }
        for id in [
            "nonsense",
            "win",
            "win_",
            "luck_l-str",
            "win_l-nothing",
            "win_str",
            "win_seed",
            "win_step",
            "win_l-class",
            "win_l-str_l-str",
            "win_l-str_r-def_r-hp",
            "win_5_l-str",
            "win_l-str_1_20",
            "win_l-str_1_20_20_5",
            "win_l-str_1-3_20_20",
            "win_l-str_+1_20_20",
        ] {
            assert!(!IdOf::Sweep.knows(id), "{id}");
        }
    }
}
