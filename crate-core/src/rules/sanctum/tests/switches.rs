//! Every value of every switch decides a case.

use std::collections::BTreeSet;
use std::string::ToString;

use super::*;
use crate::rules::sanctum::readings::{Question, Reading};

/// The readings to change, the case, and its summary by default and changed.
fn cases() -> Vec<(&'static str, Blow, &'static str, &'static str)> {
    let target = |blow: Blow, target: Body| Blow { target, ..blow };
    let nobody = |mut blow: Blow| {
        blow.facts.attacker = false;
        blow
    };
    let outside = DamageKind { combat: false, ..HAND };
    let mend = target(blow(2, HAND, "before.lose~8 after.heal~5", ""), Body::new(7, 0));
    std::vec![
        (
            "1.b",
            blow(0, PIERCING, "", ""),
            "Damaged hp 7 armor 0 hand 0 attacker 7 other 0",
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "2.b",
            blow(3, PIERCING, "before.reduce~5", ""),
            "Damaged hp 7 armor 0 hand 0 attacker 7 other 0",
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "3.b",
            blow(4, MAGICAL, "before.reduce~2", ""),
            "Damaged hp 3 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "3.c",
            blow(4, MAGICAL, "after.cancel", ""),
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 3 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "4.b",
            blow(4, HAND, "hit.add~1 before.halve", ""),
            "Damaged hp 4 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "5.b",
            nobody(blow(1, HAND, "hit.hand~1", "")),
            "Damaged hp 6 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 6 armor 0 hand 1 attacker 7 other 0",
        ),
        (
            "6.b",
            blow(0, HAND, "hit.hand~1", ""),
            "Bounced hp 7 armor 0 hand 1 attacker 7 other 0",
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "7.b",
            target(blow(2, HAND, "", "gives.hand~-1"), Body::new(7, 3)),
            "Bounced hp 7 armor 1 hand -1 attacker 7 other 0",
            "Bounced hp 7 armor 1 hand 0 attacker 7 other 0",
        ),
        (
            "9.b",
            target(blow(2, HAND, "start.armor~-2", ""), Body::new(7, 1)),
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 4 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "10.b",
            blow(3, HAND, "after.reduce~9", ""),
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 7 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "11.b",
            blow(3, HAND, "after.kill after.cancel", ""),
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 0",
            "Killed hp 7 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "12.b",
            blow(3, HAND, "after.add~5", ""),
            "Killed hp -1 armor 0 hand 0 attacker 7 other 0",
            "Killed hp 0 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "13.b",
            Blow { kind: None, ..target(blow(3, HAND, "", ""), Body::new(7, 1)) },
            "Damaged hp 4 armor 1 hand 0 attacker 7 other 0",
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "15.b",
            target(blow(2, outside, "", ""), Body { armor: 0, ..Body::new(7, 3) }),
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
            "Bounced hp 7 armor 1 hand 0 attacker 7 other 0",
        ),
        (
            "16.b",
            blow(2, HAND, "before.redirect~10", ""),
            "Redirected hp 7 armor 0 hand 0 attacker 7 other 8",
            "Bounced hp 7 armor 0 hand 0 attacker 7 other 8",
        ),
        (
            "17.b",
            mend,
            "Killed hp 4 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 4 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "18.b",
            blow(3, HAND, "before.halve", ""),
            "Damaged hp 6 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 5 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "19.b",
            blow(2, MISSILE, "", "damages.kill.missile"),
            "Killed hp 7 armor 0 hand 0 attacker 7 other 0",
            "Killed hp 5 armor 0 hand 0 attacker 7 other 0",
        ),
        (
            "20.b",
            blow(4, HAND, "after.reflect", "after.reflect"),
            "NeverEnds hp 7 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 0 armor 0 hand 0 attacker 0 other 0",
        ),
        (
            "22.b",
            blow(3, MAGICAL, "before.add~1.hand", ""),
            "Damaged hp 3 armor 0 hand 0 attacker 7 other 0",
            "Damaged hp 4 armor 0 hand 0 attacker 7 other 0",
        ),
    ]
}

#[test]
fn a_switch_decides_and_says_so() {
    for (code, case, by_default, changed) in cases() {
        let reading: Reading = code.parse().expect("a code");
        assert_eq!(summary(&case), by_default, "{code} by default");
        assert!(run(&case).decided(reading.question), "{code} is silent by default");
        let mut other = case.clone();
        other.facts.readings.set(reading.question, reading.value);
        assert_eq!(summary(&other), changed, "{code} changed");
        assert!(run(&other).decided(reading.question), "{code} is silent");
    }
}

#[test]
fn no_value_is_without_a_case() {
    let decided: BTreeSet<_> = cases().iter().map(|case| case.0.to_string()).collect();
    let all = Question::ALL.iter().flat_map(|&question| {
        (1..question.values()).map(move |value| Reading { question, value }.to_string())
    });
    assert_eq!(decided, all.collect());
}
