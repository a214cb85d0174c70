//! Damage inside effects.

use super::*;

const DEFLECTION: &str = "after.reflect.combat.attacker.damage";

#[test]
fn a_deflected_blow_strikes_its_attacker() {
    // The capped amount comes back, and ignores the attacker's armor.
    let mut deflected = blow(50, HAND, DEFLECTION, "");
    deflected.target = Body::new(3, 0);
    deflected.attacker = Body::new(7, 9);
    let run = run(&deflected);
    assert_eq!((run.outcome, run.end.attacker.hp, run.end.attacker.armor), (Outcome::Killed, 4, 9));
    let inside = Note::Enters { who: Minion::Attacker, depth: 1, damage: 3 };
    assert!(run.notes().contains(&inside));
    let ends = Note::Ends { who: Minion::Attacker, depth: 1, outcome: Outcome::Damaged };
    assert!(run.notes().contains(&ends));
    assert_eq!(run.turns(), [(Verdict::Applied, 7, 4)]);
}

#[test]
fn an_attacker_can_die_of_its_own_blow() {
    let mut deflected = blow(7, HAND, DEFLECTION, "");
    deflected.target = Body::new(9, 0);
    let run = run(&deflected);
    assert_eq!((run.outcome, run.end.target.hp), (Outcome::Damaged, 2));
    assert!(run.end.attacker.dead);
}

#[test]
fn the_attackers_own_effects_answer() {
    let reduced = blow(5, HAND, DEFLECTION, "before.reduce~2 hit.hand~1");
    let run = run(&reduced);
    assert_eq!((run.end.attacker.hp, run.end.attacker.hand), (4, 1));
    assert_eq!(run.outcome, Outcome::Damaged);
}

#[test]
fn two_deflections_never_end() {
    let endless = run(&blow(5, HAND, DEFLECTION, DEFLECTION));
    assert_eq!(endless.outcome, Outcome::NeverEnds);
    let chain: Vec<_> = endless
        .notes()
        .into_iter()
        .filter_map(|note| match note {
            Note::Enters { who, depth, damage } => Some((who, depth, damage)),
            _ => None,
        })
        .collect();
    let wanted = [(Minion::Attacker, 1, 5), (Minion::Target, 2, 5), (Minion::Attacker, 3, 5)];
    assert_eq!(chain, wanted);
    // Nobody has lost anything: no D4 was reached.
    assert_eq!((endless.end.target.hp, endless.end.attacker.hp), (7, 7));
}

#[test]
fn a_chain_that_never_repeats_is_bounded() {
    let blade = "hit.hand~1 after.reflect";
    let endless = run(&blow(5, HAND, blade, blade));
    assert_eq!(endless.outcome, Outcome::NeverEnds);
    assert!(endless.end.target.hand >= i32::from(MAX_CALLS) / 2);
    let dropped: usize = endless.steps.iter().map(|s| s.notes_dropped).sum();
    assert!(dropped > 0, "too many notes to keep");
    // Many ways at each turn do not multiply.
    let wide = "after.reflect after.reflect after.reflect after.reflect after.lose~1";
    assert_eq!(run(&blow(5, HAND, wide, wide)).outcome, Outcome::NeverEnds);
}

#[test]
fn a_chain_may_end() {
    let fading = "before.reduce~2 after.reflect.damage";
    let run = run(&blow(7, HAND, fading, fading));
    // 7 - 2 = 5 comes back, 3, then 1; 1 - 2 is nothing, and cancelled.
    assert_eq!((run.outcome, run.end.target.hp, run.end.attacker.hp), (Outcome::Damaged, 1, 4));
}
