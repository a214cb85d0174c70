//! The steps as stages of a pipeline.

use core::cell::Cell;
use core::ops::ControlFlow;

use super::call::{Call, Scratch};
use super::effects::When;
use super::facts::Facts;
use super::note::Minion;
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};

type Flow = ControlFlow<Outcome>;

/// What the attacker's own effects make of its damage, before Takes Damage.
pub(crate) fn deals<C: Chance>(facts: &Facts, x: &mut Exchange, chance: &mut C) -> Flow {
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
