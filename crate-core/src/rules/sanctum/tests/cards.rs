//! Cards, as lists of effects.

use super::*;
use crate::distribution::exact;
use crate::law::Span;

#[test]
fn three_gazes_kill() {
    let gaze = "gives.gaze~3";
    let mut cockatrice = blow(1, HAND, "", gaze);
    let mut outcomes = Vec::new();
    for _ in 0..3 {
        let run = run(&cockatrice);
        outcomes.push(run.outcome);
        cockatrice.target = run.end.target;
    }
    assert_eq!(outcomes, [Outcome::Damaged, Outcome::Damaged, Outcome::Killed]);
    let victim = cockatrice.target;
    assert_eq!((victim.hp, victim.gazes), (4, 3));
    // The armor is for the next round.
    assert_eq!((victim.armor, victim.armor_max), (0, 3));
}

#[test]
fn dragon_slayer_needs_damage() {
    let slayer = "damages.kill.missile";
    let armored = |kind| Blow { target: Body::new(16, 1), ..blow(2, kind, "", slayer) };
    assert_eq!(ends(&armored(MISSILE)).0, Outcome::Killed);
    assert_eq!(ends(&armored(HAND)), (Outcome::Damaged, 15, 7));
    let bounced = Blow { amount: TermRoll::Constant(1), ..armored(MISSILE) };
    assert_eq!(ends(&bounced), (Outcome::Bounced, 16, 7));
    // "Damages" is not said of damage that is cancelled.
    let mut cancelled = armored(MISSILE);
    cancelled.facts.on_target = effects("after.cancel");
    assert_eq!(ends(&cancelled), (Outcome::Bounced, 16, 7));
    assert_eq!(run(&cancelled).turns()[1].0, Verdict::NotDamaged);
}

#[test]
fn a_combustioneer_explodes_on_its_killer() {
    assert_eq!(ends(&blow(9, HAND, "killed.strike~2", "")), (Outcome::Killed, 0, 5));
    assert_eq!(ends(&blow(6, HAND, "killed.strike~2", "")), (Outcome::Damaged, 1, 7));
    // Without an attacker it dies, and nobody is struck.
    let mut spell = blow(9, MAGICAL, "killed.strike~2", "");
    spell.facts.attacker = false;
    assert_eq!(ends(&spell), (Outcome::Killed, 0, 7));
    assert_eq!(run(&spell).turns(), [(Verdict::NeedsAttacker, 7, 7)]);
    // Two of them: the first is dead already when the second explodes.
    let mut both = blow(9, HAND, "killed.strike~2", "killed.strike~2");
    both.attacker = Body::new(2, 0);
    assert_eq!(ends(&both), (Outcome::Killed, 0, 0));
    let verdicts: Vec<_> = run(&both).turns().into_iter().map(|t| t.0).collect();
    assert_eq!(verdicts, [Verdict::AlreadyDead, Verdict::Applied]);
    // A corpse is not killed again.
    let mut corpse = both.clone();
    corpse.target.dead = true;
    assert_eq!(ends(&corpse), (Outcome::Killed, 7, 2));
}

#[test]
fn an_attacker_shapes_its_own_damage() {
    let imp = "deals.add~1.hand.round~2";
    let mut round = blow(2, HAND, "", imp);
    assert_eq!(ends(&round).1, 5);
    round.facts.round = 2;
    assert_eq!(ends(&round).1, 4);
    let bard = "deals.cap~0.hand deals.cap~0.missile";
    assert_eq!(ends(&blow(5, HAND, "", bard)), (Outcome::Bounced, 7, 7));
    // Not a protection: a bard's magical hand damage is none either.
    assert_eq!(ends(&blow(5, MAGICAL, "", bard)), (Outcome::Damaged, 7, 7));
}

#[test]
fn weakened_attackers_deal_less() {
    let mut venom = blow(3, HAND, "hit.hand~0", "");
    venom.attacker.hand = -2;
    assert_eq!(ends(&venom).1, 4, "the whole stat: the amount has it");
    venom.facts.hand_bonus = true;
    assert_eq!(ends(&venom).1, 6);
    assert!(run(&venom).notes().contains(&Note::Dealt { hand: -2, gazes: 0 }));
    venom.kind = Some(MISSILE);
    assert_eq!(ends(&venom).1, 4);
    // A Gaze weakens every attack, and nothing deals less than 0.
    venom.attacker.gazes = 2;
    assert_eq!(ends(&venom).1, 6);
    venom.amount = TermRoll::Constant(1);
    assert_eq!(ends(&venom), (Outcome::Bounced, 7, 7));
    let king = blow(2, HAND, "", "start.hand~1");
    let with =
        |hand_bonus| Blow { facts: Facts { hand_bonus, ..king.facts.clone() }, ..king.clone() };
    assert_eq!((ends(&with(false)).1, ends(&with(true)).1), (5, 4));
}

#[test]
fn a_redirected_hit_still_gives() {
    let moved = run(&blow(2, HAND, "before.redirect~3 hit.hand~1", "gives.hand~-1"));
    assert_eq!(moved.outcome, Outcome::Redirected);
    assert_eq!((moved.end.other.hp, moved.end.other.hand), (1, -1));
    assert_eq!((moved.end.target.hp, moved.end.target.hand), (7, 0));
    let killed = run(&blow(3, HAND, "before.redirect~3", ""));
    assert!(killed.end.other.dead && !killed.end.target.dead);
}

#[test]
fn stats_change_before_the_first_blow() {
    let mut body = Body::new(7, 1);
    let mut attacks = 1;
    let codes = "start.hand~1 start.armor~1 start.hp~2 start.hpmax~-4 start.attacks~1";
    prepare(&mut body, &mut attacks, &effects(codes));
    let wanted = Body { hand: 1, ..Body::new(5, 2) };
    assert_eq!((body, attacks), (wanted, 2));
    prepare(&mut body, &mut attacks, &effects("start.attacks~-9"));
    assert_eq!(attacks, 0);
    // Plague on a minion of 4 HP: 2 of 2 are left, and the 2 points kill it.
    let plague = Blow { target: Body::new(4, 0), ..blow(2, MAGICAL, "start.hpmax~-2", "") };
    assert_eq!(ends(&plague).0, Outcome::Killed);
}

#[test]
fn a_death_has_its_kind() {
    let mut facts = Facts { attacker: true, ..Facts::default() };
    assert_eq!(facts.death(Outcome::Killed), Some(Death::Killed));
    assert_eq!(facts.death(Outcome::Damaged), None);
    facts.attacker = false;
    assert_eq!(facts.death(Outcome::Killed), Some(Death::Dies));
}

#[test]
fn an_uncertain_amount_has_an_exact_law() {
    let earthquake = Blow {
        amount: TermRoll::Uniform(Span::new(0, 4)),
        kind: None,
        target: Body::new(3, 2),
        ..blow(0, HAND, "", "")
    };
    let exact = exact(&pipeline(&earthquake)).expect("five paths");
    assert!((exact.hp_loss.total() - 1.0).abs() < 1e-12);
    assert!((exact.outcome(Outcome::Killed) - 0.4).abs() < 1e-12);
    assert!((exact.outcome(Outcome::Damaged) - 0.6).abs() < 1e-12);
}
