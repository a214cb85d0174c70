//! D1 to D4, each as one function of the exchange.

use core::ops::ControlFlow::{self, Break, Continue};

use crate::exchange::{Exchange, Outcome};

/// D1: "before armor" and "is hit" effects. No halt, even at 0 (AMB-2).
#[inline]
pub fn before_armor(_: &mut Exchange) -> ControlFlow<Outcome> {
    Continue(())
}

/// D2: damage and current armor reduce each other one for one. Damage 0
/// bounces; the armor it met stays spent.
#[inline]
pub fn armor_soak(x: &mut Exchange) -> ControlFlow<Outcome> {
    let soaked = x.damage.min(x.target.armor).max(0);
    x.damage -= soaked;
    x.target.armor -= soaked;
    if x.damage == 0 { Break(Outcome::Bounced) } else { Continue(()) }
}

/// D3, first sentence: what is left is capped to the current HP, once, before
/// the effects (AMB-12).
#[inline]
pub fn cap(x: &mut Exchange) -> ControlFlow<Outcome> {
    x.damage = x.damage.min(x.target.hp);
    Continue(())
}

/// D3: "after armor" effects; cancelled damage bounces, a dead minion is
/// killed.
#[inline]
pub fn after_armor(_: &mut Exchange) -> ControlFlow<Outcome> {
    Continue(())
}

/// D4: HP is reduced; damaged if alive with positive HP, else killed.
#[inline]
pub fn apply_damage(x: &mut Exchange) -> ControlFlow<Outcome> {
    x.target.hp -= x.damage;
    if x.target.dead || x.target.hp <= 0 {
        x.target.dead = true;
        return Break(Outcome::Killed);
    }
    Break(Outcome::Damaged)
}
