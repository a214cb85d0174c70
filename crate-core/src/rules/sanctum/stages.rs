//! The steps as stages of a pipeline.

use core::cell::Cell;
use core::ops::ControlFlow;

use super::call::{Call, Scratch};
use super::effects::When;
use super::facts::Facts;
use super::note::{Minion, Note};
use crate::chance::Chance;
use crate::exchange::{Exchange, Mode, Outcome};

type Flow = ControlFlow<Outcome>;

/// What becomes of the attacker's damage before Takes Damage: changes of its
/// hand damage, its Gazes, then its own effects.
pub(crate) fn deals<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
    let by_hand = facts.hand_bonus && x.kind.mode == Mode::Hand;
    let hand = if by_hand { x.attacker.hand } else { 0 };
    let gazes = i32::from(x.attacker.gazes);
    if hand != 0 || gazes != 0 {
        x.damage = x.damage.saturating_add(hand).saturating_sub(gazes).max(0);
        chance.note(Note::Dealt { hand, gazes }.into());
    }
    let calls = Cell::new(0);
    let call = Call::outermost(facts, &calls);
    let mut scratch = Scratch { entered: x.damage, cancelled: false };
    call.each(Minion::Attacker, |when| when == When::Deals, x, &mut scratch, chance)
}

/// D1.
#[inline]
pub(crate) fn before_armor<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
    Call::outermost(facts, &Cell::new(0)).before_armor(x, chance)
}

/// D2.
#[inline]
pub(crate) fn armor_soak<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
    Call::outermost(facts, &Cell::new(0)).armor_soak(x, chance)
}

/// D3, its cap.
#[inline]
pub(crate) fn cap(facts: &Facts, x: &mut Exchange) -> Flow {
    Call::outermost(facts, &Cell::new(0)).cap(x);
    ControlFlow::Continue(())
}

/// D3, its effects.
#[inline]
pub(crate) fn after_armor<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
    Call::outermost(facts, &Cell::new(0)).after_armor(x, chance)
}

/// D4.
#[inline]
pub(crate) fn apply_damage<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
    Call::outermost(facts, &Cell::new(0)).apply_damage(x, chance)
}
