//! The catalogue and the rules speak of the same things.

use duelscope_core::Scenario;
use duelscope_core::rules::remixed::{
    Buff, Enchantment, Glyph, Mob, Reason, Subclass, Thing, WeaponSpecial, not_simulated,
};
use duelscope_core::sheet::{Hand, Sheet, Slot};
use duelscope_web::catalogue::Kind;

use super::catalogue;

#[test]
fn codes_enchantments_and_glyphs_are_what_the_rules_know() {
    let catalogue = catalogue();
    let valid = |key: &str, text: &str| {
        let slot = Slot::side(Hand::Left, key);
        assert!(slot.canonical(text).is_ok(), "{key} cannot hold {text}");
    };
    for kind in [Kind::Artifact, Kind::Buff] {
        for entry in catalogue.of(kind) {
            valid("buffs", &entry.code(None));
            for level in entry.levels.unwrap_or([1; 3]) {
                valid("buffs", &entry.code(Some(level)));
            }
        }
    }
    for effect in catalogue.of(Kind::Effect) {
        valid("m-effects", &effect.codes.join(","));
        let ways = [!effect.codes.is_empty(), effect.blow.is_some()];
        let simulated = ways.into_iter().filter(|way| *way).count();
        assert_eq!(simulated + effect.not_simulated.len(), 1, "{}", effect.id);
    }
    for (kind, key) in [(Kind::Enchantment, "w-enchant"), (Kind::Glyph, "a-glyph")] {
        for entry in catalogue.of(kind) {
            let mut sheet = Sheet::new();
            sheet.set_side(Hand::Left, key, &entry.id);
            assert!(Scenario::read(&sheet).is_ok(), "{key} cannot hold {}", entry.id);
        }
    }
    for entry in catalogue.of(Kind::Subclass) {
        valid("subclass", &entry.id);
        valid("class", &entry.set["class"]);
    }
}

/// What the rules name as left out of a thing shows on its entry. Of what acts
/// in later turns the rules tell more than a preset could.
#[test]
fn what_the_rules_leave_out_is_said() {
    let catalogue = catalogue();
    let things = Buff::ALL
        .iter()
        .map(|&of| Thing::Buff(of))
        .chain(Enchantment::ALL.iter().map(|&of| Thing::Enchantment(of)))
        .chain(Glyph::ALL.iter().map(|&of| Thing::Glyph(of)))
        .chain(Mob::ALL.iter().map(|&of| Thing::Mob(of)))
        .chain(WeaponSpecial::ALL.iter().map(|&of| Thing::Weapon(of)))
        .chain(Subclass::ALL.iter().map(|&of| Thing::Subclass(of)));
    let mut unsaid = Vec::new();
    for thing in things {
        let kinds: &[Kind] = match thing {
            Thing::Buff(_) => &[Kind::Buff, Kind::Artifact],
            Thing::Enchantment(_) => &[Kind::Enchantment],
            Thing::Glyph(_) => &[Kind::Glyph],
            Thing::Mob(_) => &[Kind::Mob],
            Thing::Weapon(_) => &[Kind::Weapon, Kind::Shield, Kind::Missile, Kind::Wand],
            Thing::Subclass(_) => &[Kind::Subclass],
        };
        let entry = kinds.iter().find_map(|&kind| catalogue.find(kind, thing.id()));
        let (Some(entry), Some(reason)) = (entry, not_simulated(thing)) else { continue };
        let harmless = matches!(reason, Reason::Later | Reason::NoNumbers);
        if !harmless && entry.not_simulated.is_empty() {
            unsaid.push((&entry.id, reason));
        }
    }
    assert_eq!(unsaid, []);
}
