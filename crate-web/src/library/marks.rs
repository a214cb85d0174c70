//! Which fights are examples. This much of them is part of the first visit; what
//! they ask and answer comes later.

use duelscope_core::sheet::{Group, Sheet, fingerprint};

/// The fingerprints of the examples' fights, in the order of the menu.
const EXAMPLES: [&str; 10] = [
    "gtjmrx", "wttgkv", "qnqwxy", "wydddd", "hfhrjx", "wsrbcm", "bhpbhc", "gchctk", "bzsntd",
    "yyznbs",
];

/// A sheet as if nobody looked at it.
fn fight(sheet: &Sheet) -> Sheet {
    let mut fight = sheet.clone();
    for (slot, _) in sheet.entries() {
        if slot.field.group == Group::Stepper {
            fight.set(slot, slot.default());
        }
    }
    fight
}

/// The number of the example that asks about this fight, whatever step or trial of
/// it is looked at.
pub fn example_of(sheet: &Sheet) -> Option<usize> {
    let mark = fingerprint(&fight(sheet));
    EXAMPLES.iter().position(|&known| known == mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_known_by_its_fight() {
        let marks =
            crate::library::EXAMPLES.each_ref().map(|one| fingerprint(&fight(&one.sheet())));
        assert_eq!(marks, EXAMPLES);
        assert_eq!(example_of(&Sheet::new()), None);
    }
}
