//! A straight function against the list that it stands for.

use super::*;
use crate::exchange::Body;
use crate::rules::remixed::{Blow, Edition, pipeline};
use crate::{BATCH, Tally, run_batch, trace};

fn normal(lo: i32, hi: i32) -> TermRoll {
    TermRoll::Normal(Span::new(lo, hi))
}

fn uniform(lo: i32, hi: i32) -> TermRoll {
    TermRoll::Uniform(Span::new(lo, hi))
}

fn attack(edition: Edition, rolls: &[TermRoll], dr_max: i32) -> Pipeline {
    let term = |&roll: &TermRoll| Term { source: Source::Body, roll };
    pipeline(&Blow {
        edition,
        attack_skill: 13,
        defense_skill: 7,
        damage: rolls.iter().map(term).collect(),
        dr_max,
        target: Body::new(20, 0),
        ..Blow::default()
    })
}

/// A batch against the sum of its trials, each walked through the list.
#[track_caller]
fn check(attack: &Pipeline, plain: bool) {
    assert_eq!(Plain::of(attack).is_some(), plain);
    let mut sum = Tally::new();
    let mut chance = crate::batch::at_trial(attack, 5, BATCH);
    for trial in BATCH..2 * BATCH {
        let (outcome, x) = trace(attack, &mut chance, |_| {});
        sum.count(trial, outcome, attack.start.target.hp.saturating_sub(x.target.hp));
    }
    assert_eq!(sum, run_batch(attack, 5, 1));
}

#[test]
fn every_shape_is_the_list_it_stands_for() {
    for edition in [Edition::Source, Edition::Page] {
        for rolls in [
            &[uniform(1, 6)][..],
            &[normal(3, 12)],
            &[TermRoll::Constant(2), normal(1, 12)],
            &[uniform(1, 2), normal(1, 12)],
            &[normal(20, 40), normal(0, 1)],
            &[normal(2, 9), TermRoll::Constant(3)],
            &[uniform(0, 3), normal(1, 4), uniform(2, 2)],
            &[uniform(65_535, 131_070), normal(0, 65_535), uniform(65_535, 65_535)],
            &[],
        ] {
            check(&attack(edition, rolls, 4), true);
        }
    }
}

#[test]
fn what_the_compiler_could_not_prove_is_walked() {
    let source = |rolls: &[TermRoll], dr| attack(Edition::Source, rolls, dr);
    check(&source(&[uniform(5, 2)], 0), false);
    check(&source(&[normal(-3, 12)], 0), false);
    check(&source(&[normal(2, 9), TermRoll::Constant(-3)], 0), false);
    check(&source(&[normal(0, 1_000_000)], 0), false);
    check(&source(&[normal(i32::MAX - 9, i32::MAX), uniform(1, 9)], 0), false);
    check(&source(&[uniform(1, 9)], -4), false);
    check(&source(&[uniform(1, 9); 4], 1), false);
    let mut sure = source(&[uniform(1, 9)], 1);
    if let Some(Stage::Hit(test)) = sure.stages.first_mut() {
        test.automatic = true;
    }
    check(&sure, false);
    for (hp, plain) in [(0, true), (65_535, true), (65_536, false), (-1, false)] {
        let mut attack = source(&[uniform(1, 9)], 1);
        attack.start.target.hp = hp;
        check(&attack, plain);
    }
}
