//! Examples and claims are of things as the game has them: where a fight
//! differs from the presets it names, the example is about that.

use duelscope_core::sheet::{Hand, Sheet, Slot};
use duelscope_web::catalogue::changed_fields;
use duelscope_web::library::{CLAIMS, EXAMPLES};

use super::catalogue;

/// What an example or claim changes on purpose.
const CHANGED: &[(&str, &[&str])] = &[
    ("asleep", &["r-aware"]),
    ("paralysis", &["r-buffs"]),
    ("fury", &["l-subclass", "l-lv", "l-hp", "l-ht", "l-buffs"]),
    ("fifty", &["l-m-dmg", "r-m-hp", "r-m-effects"]),
    ("deflections", &["l-m-effects", "r-m-effects"]),
    ("treacherous", &["l-m-dmg", "r-m-armor", "r-m-armormax", "r-m-effects"]),
    ("magic-missile", &["l-m-mode", "l-m-magical", "r-m-effects"]),
    ("armored-rat", &["r-m-armor", "r-m-armormax"]),
    ("twice", &["l-atk", "r-def"]),
    ("ceiling", &["r-aware"]),
    ("floor", &["l-atk", "r-def"]),
    ("ties", &["l-atk", "r-def"]),
    ("invisible", &["l-invisible"]),
    ("great-bless", &["l-buffs"]),
    ("war-hammer", &["l-str"]),
    ("glaive", &["l-str"]),
    ("battle-axe", &["l-str"]),
    ("battle-axe-accuracy", &["l-str"]),
    ("kusarigama", &["l-str"]),
    ("halberd", &["l-str"]),
    ("halberd-delay", &["l-str"]),
];

#[test]
fn fights_of_the_library_keep_to_their_presets() {
    let catalogue = catalogue();
    let examples = EXAMPLES.iter().map(|e| (e.id, e.sheet()));
    let all: Vec<(&str, Sheet)> =
        examples.chain(CLAIMS.iter().map(|c| (c.id, c.sheet()))).collect();
    let mut odd = Vec::new();
    for (id, sheet) in all {
        let allowed = CHANGED.iter().find(|one| one.0 == id).map_or(&[][..], |one| one.1);
        for hand in Hand::BOTH {
            // Another weapon or armor than the one a hero starts with is a choice.
            let chosen = |slot: &Slot| ["w", "o", "t", "a"].contains(&slot.field.key);
            let changed = changed_fields(&sheet, hand, &catalogue);
            let changed = changed.into_iter().filter(|slot| !chosen(slot)).map(Slot::key);
            odd.extend(changed.filter(|key| !allowed.contains(&key.as_str())).map(|key| (id, key)));
        }
    }
    assert_eq!(odd, []);
}
