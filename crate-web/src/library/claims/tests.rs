use std::collections::BTreeSet;

use duelscope_core::rules::remixed::Weapon;
use duelscope_core::sheet::encode;

use super::*;

fn plain(value: Value) -> String {
    value.said(Lang::En).replace('\u{a0}', " ")
}

#[test]
fn each_opens_without_a_notice_and_is_wrong() {
    let mut ids = BTreeSet::new();
    for claim in &CLAIMS {
        assert!(ids.insert(claim.id));
        let (sheet, notices) = decode(claim.link);
        assert!(notices.is_empty(), "{}: {notices:?}", claim.id);
        let canonical = encode(&sheet);
        let canonical = canonical.trim_start_matches("v=1").trim_start_matches('&');
        assert_eq!(canonical, claim.link, "{}", claim.id);
        let [page, game] = claim.values().unwrap_or_else(|| panic!("{}", claim.id));
        assert_ne!(plain(page), plain(game), "{}", claim.id);
        for lang in Lang::ALL {
            assert!(!claim.what(lang).is_empty() && !claim.page.label(lang).is_empty());
        }
    }
}

#[test]
#[rustfmt::skip]
fn page_and_game_say_this() {
    let said: Vec<(&str, String, String)> = CLAIMS
        .iter()
        .map(|claim| {
            let [page, game] = claim.values().unwrap_or_else(|| panic!("{}", claim.id));
            (claim.id, plain(page), plain(game))
        })
        .collect();
    let said: Vec<_> = said.iter().map(|(id, page, game)| (*id, page.as_str(), game.as_str())).collect();
    assert_eq!(said, [
        ("twice", "66.7 %", "75 %"),
        ("ceiling", "95 %", "100 %"),
        ("floor", "5 %", "1.2 %"),
        ("crit-chance", "5 %", "63.6 %"),
        ("crit-factor", "2", "1.5"),
        ("no-crits", "6.14", "8.09"),
        ("ties", "0 %", "100 %"),
        ("invisible", "81.8 %", "100 %"),
        ("asleep", "81.8 %", "100 %"),
        ("dagger-accuracy", "13", "11"),
        ("great-bless", "30", "21"),
        ("strength", "12", "11"),
        ("dagger", "1\u{2013}4", "1\u{2013}8"),
        ("war-hammer", "5", "5\u{2013}24"),
        ("glaive", "5\u{2013}28", "5\u{2013}34"),
        ("battle-axe", "4\u{2013}15", "4\u{2013}18"),
        ("battle-axe-accuracy", "1", "1.2"),
        ("kusarigama", "2\u{2013}8", "3\u{2013}8"),
        ("halberd", "7\u{2013}12", "6\u{2013}50"),
        ("halberd-delay", "1.1", "1.4"),
    ]);
}

/// The links hold the ranges that the game's formula gives.
#[test]
fn weapons_are_those_of_the_formula() {
    for (id, tier, accuracy, delay) in [
        ("dagger", 1, 1.2, 1.0),
        ("war-hammer", 5, 1.2, 1.0),
        ("glaive", 5, 1.2, 1.4),
        ("battle-axe", 4, 1.2, 1.0),
        ("halberd", 6, 1.1, 1.4),
        ("kusarigama", 3, 2.0, 1.0),
    ] {
        let claim = CLAIMS.iter().find(|claim| claim.id == id).expect(id);
        let formula = Weapon::melee(tier, accuracy, delay);
        let weapon = Figures::of(&claim.sheet()).and_then(|f| f.weapon).expect(id);
        assert_eq!((weapon.min, weapon.max), (formula.min, formula.max), "{id}");
    }
}

#[test]
fn the_wikis_share_stays_within_its_bounds() {
    assert_eq!(share(20, 10), 2.0 / 3.0);
    assert_eq!(share(0, 0), 0.5);
    assert_eq!(share(100, 0), 0.95);
    assert_eq!(share(-5, 3), 0.05);
}
