//! Every field, word, id and code changes what happens somewhere; the few that
//! change nothing are known by name. T20: a switch that nobody noticed was off.

use std::collections::BTreeMap;

use duelscope_core::rules::remixed::{Buff, Enchantment, Glyph, Marks};
use duelscope_core::sheet::{Field, GLOBAL, Hand, Kind, ListOf, SIDE, Sheet, Slot};
use duelscope_core::{Body, Exchange, Game, Outcome, Scenario, ends};
use duelscope_text::{Lang, does};
use tests::scenarios::{all, scenario, sheet};
use tests::sheets::texts;

/// What one combatant went through: HP, armor, its maximum, hand damage,
/// points of Earthroot, what its rules count, dead, buffs gained and lost.
type Change = ([i32; 6], bool, [Marks; 2]);

/// What can be seen of both attacks: their ends, how likely each is, and
/// their pace.
type Seen = (Vec<((Hand, Outcome, bool, Vec<Change>), i64)>, [Option<u32>; 2]);

/// Masses are compared in steps of 2^-40.
fn rounded(mass: f64) -> i64 {
    (mass * (1u64 << 40) as f64).round() as i64
}

fn change(from: &Body, to: &Body) -> Change {
    let numbers = [
        from.hp - to.hp,
        from.armor - to.armor,
        from.armor_max - to.armor_max,
        from.hand - to.hand,
        from.ward - to.ward,
        from.count - to.count,
    ];
    (numbers, to.dead, [to.marks.without(from.marks), from.marks.without(to.marks)])
}

/// `None` where the sheet is not valid.
fn seen(sheet: &Sheet) -> Option<Seen> {
    seen_with(sheet, |marks| marks)
}

/// The same where it does not matter who bears which buff in the end.
fn numbers(sheet: &Sheet) -> Option<Seen> {
    seen_with(sheet, |_| Default::default())
}

fn seen_with(sheet: &Sheet, marks: fn([Marks; 2]) -> [Marks; 2]) -> Option<Seen> {
    let scenario = Scenario::read(sheet).ok()?;
    let mut seen = BTreeMap::new();
    for hand in Hand::BOTH {
        let pipeline = scenario.pipeline(hand);
        let from = pipeline.start;
        for (outcome, to, mass) in ends(&pipeline).expect("small") {
            let bodies = |x: Exchange| [x.attacker, x.target, x.other];
            let pairs = bodies(from).into_iter().zip(bodies(to));
            let changes = pairs.map(|(from, to)| {
                let (numbers, dead, changed) = change(&from, &to);
                (numbers, dead, marks(changed))
            });
            let changes: Vec<Change> = changes.collect();
            *seen.entry((hand, outcome, to.crit, changes)).or_insert(0.0) += mass;
        }
    }
    let ends = seen.into_iter().map(|(end, mass)| (end, rounded(mass))).collect();
    let pace = Hand::BOTH.map(|hand| match &scenario.game {
        Game::Sanctum(skirmish) => Some(skirmish.minion(hand).attacks),
        _ => scenario.delay(hand),
    });
    Some((ends, pace))
}

/// What a field holds where it does nothing, if it has such a text: the first
/// word, an item like any other, no id, an empty list.
fn neutral(field: &Field) -> Option<&'static str> {
    match (field.kind, field.key) {
        (Kind::Choice(words), _) => Some(words[0]),
        (Kind::Flag, _) => Some("no"),
        (Kind::Id(_), "from" | "w" | "o" | "t" | "a" | "m") => Some("Anything-1"),
        (Kind::Id(_), _) => Some("none"),
        // Pins set rolls of one trial and change no fight at all.
        (Kind::List { of: ListOf::Pins, .. }, _) => None,
        (Kind::List { .. }, _) => Some(""),
        _ => None,
    }
}

/// Fights that show what the common ones do not.
#[rustfmt::skip]
const MORE: &[&str] = &[
    "r-special=Wraith",
    "l-class=ROGUE&l-subclass=FREERUNNER&l-acting=yes&l-a=none",
    "l-class=ROGUE&l-subclass=FREERUNNER&l-acting=yes&l-a=none&l-starving=yes",
    "l-o=Dagger&l-o-kind=melee&l-o-exact=yes&l-o-fast=yes&r-def=9",
    "l-o=Dagger&l-o-kind=melee&l-w-exact=yes&l-w-fast=yes&r-def=9",
    "l-o=Dagger&l-o-kind=melee&l-o-max=4&l-o-lv=1&l-hp=9&r-hp=6&r-ht=30",
    "l-strike=missile&l-o=Dagger&l-o-kind=melee&l-o-exact=yes&l-t=Dart&l-t-kind=missile&l-t-max=4&l-t-str=12&l-hp=9&r-def=9",
    "l-strike=missile&l-t=Boomerang&l-t-kind=missile&l-t-min=1&l-t-max=5&l-t-str=10",
    "l-strike=missile&l-t=Sword&l-t-kind=melee&l-t-min=1&l-t-max=5&l-t-str=10&l-t-lv=1",
    "l-w=HookedDagger",
    "l-w=Kusarigama&l-w-max=4",
    "rules=sanctum&l-m-ignores=yes&r-m-effects=before.reduce~9",
    "rules=sanctum&l-m-magical=yes&r-m-effects=after.cancel",
    "rules=sanctum&l-m-dmg=4&r-m-effects=hit.add~1,before.halve",
    "rules=sanctum&l-m-dmg=0&r-m-effects=hit.hand~1",
    "rules=sanctum&r-m-effects=after.kill,after.cancel",
    "rules=sanctum&blame=attacker&r-m-armor=0&r-m-armormax=3",
    "rules=sanctum&r-m-armor=0&r-m-effects=before.lose~8,after.heal~5",
    "rules=sanctum&l-m-magical=yes&r-m-effects=before.add~1.hand",
    "rules=sanctum&l-m-effects=gives.heal~9",
    "rules=combined&r-m-effects=before.reduce~2.missile",
];

/// What changes nothing, field by field; a field of numbers has no texts.
#[rustfmt::skip]
const IDLE: &[(&str, &[&str])] = &[
    // The stepper and the run: no rule reads them.
    ("seed", &[]),
    ("trials", &[]),
    ("within", &[]),
    ("trial", &[]),
    ("step", &[]),
    ("pins", &[]),
    ("explore", &["win_l-str", "hit_l-atk_5_30_26_r-def"]),
    ("detail", &["simple", "full"]),
    // Who one is called and which preset one was.
    ("from", &["none"]),
    ("called", &[]),
    // No rule of a blow names them.
    ("class", &["MAGE", "NECROMANCER", "PRIEST"]),
    ("subclass", &["WARLOCK", "WARDEN", "WITCHDOCTOR"]),
    // Their numbers are all there is to them in a blow.
    ("special", &[
        "Rat", "Gnoll", "Crab", "Shadow", "SpiderEgg", "SpiderNest", "Larva", "Mimic",
        "SuspiciousRat", "SpiritOfPain", "RatKing", "BeeHive", "BlackRat", "MazeShadow",
        "NeutralKing", "RemixedFetidRat", "Snail",
    ]),
    // They steal gold, ask for blood, or are left out by name.
    ("w", &["GoldenSword", "SacrificialSword", "ChaosShield"]),
    // They strike others than the target.
    ("w-enchant", &["Swing", "Piercing"]),
    // Nobody strikes with a wand in the other hand or throws one.
    ("o", &[
        "GoldenSword", "SacrificialSword",
        "WandOfMagicMissile", "WandOfFirebolt", "WandOfLightning",
        "WandOfDisintegration", "WandOfAvalanche", "WandOfPoison",
        "WandOfIcebolt", "WandOfShadowbolt",
    ]),
    // What is not good for melee counts in the other hand as an empty one.
    ("o-kind", &["bow", "missile", "arrow", "wand"]),
    ("o-enchant", &["Swing", "Piercing"]),
    ("t", &[
        "GoldenSword", "SacrificialSword", "ChaosShield",
        "WandOfMagicMissile", "WandOfFirebolt", "WandOfLightning",
        "WandOfDisintegration", "WandOfAvalanche", "WandOfPoison",
        "WandOfIcebolt", "WandOfShadowbolt",
    ]),
    ("t-enchant", &["Swing", "Piercing"]),
    // The shield itself says whether it is ready. The others act on whether,
    // where and whom one attacks, on later turns, on time to heal, or on others.
    ("buffs", &[
        "ShieldLeft.2", "ChaosShieldLeft.2", "Sleep.2", "Cloak.2", "Amok.2", "Cripple.2",
        "Necrotism.2", "Anesthesia.2", "Encumbrance.2", "RingOfElements.2", "RingOfMending.2",
        "RingOfShadows.2", "RingOfStoneWalking.2", "HeartOfDarkness.2", "RatSkull.2",
        "RatKingCrown.2",
    ]),
    ("m", &["none"]),
    // It changes how often, not how one strikes.
    ("m-effects", &["start.attacks~2"]),
];

/// Which texts of which field change nothing in any fight, on either side; a
/// field of numbers is listed by its key alone.
fn idle() -> Vec<String> {
    let fights: Vec<Sheet> =
        all().map(|fight| fight.1).chain(MORE.iter().copied()).map(sheet).collect();
    let mut idle = Vec::new();
    for field in GLOBAL.iter().chain(SIDE) {
        let hands = if GLOBAL.contains(field) { vec![None] } else { Hand::BOTH.map(Some).to_vec() };
        let neutral = neutral(field);
        let changes = |text: &str| {
            let pairs =
                fights.iter().flat_map(|fight| hands.iter().map(move |&hand| (fight, hand)));
            pairs.into_iter().any(|(fight, hand)| {
                let slot = Slot { hand, field };
                let mut without = fight.clone();
                if let Some(neutral) = neutral {
                    without.set(slot, neutral);
                }
                let mut with = fight.clone();
                with.set(slot, text);
                // A text may need others to be valid.
                let pair = || seen(&with).zip(seen(&without));
                fight.applies(slot) && pair().is_some_and(|(with, without)| with != without)
            })
        };
        let small = |text: &String| text.len() < 7 || neutral.is_some();
        let texts: Vec<String> = texts(field).into_iter().filter(small).collect();
        match neutral {
            Some(neutral) => {
                // A reading's first value is the default.
                let same = |text: &str| {
                    text == neutral || (field.key == "readings" && text.ends_with(".a"))
                };
                let here = texts.iter().filter(|text| !same(text) && !changes(text));
                idle.extend(here.map(|text| format!("{}={text}", field.key)));
            }
            None if texts.iter().any(|text| changes(text)) => {}
            None => idle.push(field.key.to_owned()),
        }
    }
    idle
}

#[test]
fn each_text_changes_a_fight_or_is_known_to_change_none() {
    let known: Vec<String> = IDLE
        .iter()
        .flat_map(|(key, texts)| match texts {
            [] => vec![(*key).to_owned()],
            texts => texts.iter().map(|text| format!("{key}={text}")).collect(),
        })
        .collect();
    let found = idle();
    let only = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|text| !those.contains(text)).cloned().collect()
    };
    let (silent, lively) = (only(&found, &known), only(&known, &found));
    assert!(silent.is_empty(), "changes nothing, or no fight here shows it: {silent:?}");
    assert!(lively.is_empty(), "changes something, contrary to the list: {lively:?}");
}

/// The list of choices says of each buff and enchantment what it does.
#[test]
fn what_is_said_to_do_nothing_does_nothing() {
    let fights: Vec<Sheet> =
        all().map(|fight| fight.1).chain(MORE.iter().copied()).map(sheet).collect();
    let changes = |key: &str, text: &str, seen: fn(&Sheet) -> Option<Seen>| {
        let set = |fight: &Sheet, slot: Slot, text: &str| {
            let mut fight = fight.clone();
            fight.set(slot, text);
            seen(&fight)
        };
        let slots = Hand::BOTH.map(|hand| Slot::side(hand, key));
        let pairs = fights.iter().flat_map(|fight| slots.map(|slot| (fight, slot)));
        let mut applying = pairs.into_iter().filter(|(fight, slot)| fight.applies(*slot));
        let none = if key == "buffs" { "" } else { "none" };
        applying.any(|(fight, slot)| set(fight, slot, text) != set(fight, slot, none))
    };
    for &buff in Buff::ALL {
        let (said, text) = (does::buff(Lang::En, buff), format!("{}.2", buff.id()));
        let idle = said.starts_with("nothing");
        // A status does not begin twice, which is no number.
        assert_eq!(
            !idle,
            changes("buffs", &text, if idle { numbers } else { seen }),
            "{text}: {said}"
        );
    }
    for &enchantment in Enchantment::ALL {
        let (said, id) = (does::enchantment(Lang::En, enchantment), enchantment.id());
        let idle = said.starts_with("nothing");
        assert_eq!(!idle, changes("w-enchant", id, seen), "{id}: {said}");
    }
}

/// Glyphs add their armor's tier to its reduction; on armor of tier 0 only
/// what they do is left.
#[test]
fn a_glyph_that_moves_or_poisons_the_air_changes_nothing_else() {
    for glyph in Glyph::ALL {
        let link = |id: &str| {
            format!("adjacent=yes&l-a-tier=0&l-ht=40&l-hp=30&l-buffs=RingOfThorns.1&l-a-glyph={id}")
        };
        let changes = seen(&sheet(&link(glyph.id()))) != seen(&sheet(&link("none")));
        let elsewhere = matches!(glyph, Glyph::Bounce | Glyph::Displacement | Glyph::Stench);
        assert_eq!(changes, !elsewhere, "{glyph:?}");
    }
}

/// The two sides are alike: whoever stands left, the same happens.
#[test]
fn swapped_sides_fight_the_same_fight() {
    for (name, link) in all() {
        let mut swapped = sheet(link);
        swapped.swap();
        let (one, other) = (scenario(link), Scenario::read(&swapped).expect("valid"));
        for hand in Hand::BOTH {
            assert_eq!(one.pipeline(hand), other.pipeline(hand.other()), "{name}");
            assert_eq!(one.delay(hand), other.delay(hand.other()), "{name}");
        }
    }
}
