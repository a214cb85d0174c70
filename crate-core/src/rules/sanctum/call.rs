//! One call of Takes Damage: D1 to D4, for whoever stands as the target.
//!
//! Damage inside an effect is a call inside a call: the two who change places
//! are swapped, so that each step is written once.

use core::cell::Cell;
use core::ops::ControlFlow::{self, Break, Continue};

use super::effects::When;
use super::facts::Facts;
use super::note::{Minion, Note};
use super::readings::{
    CancelledAndDead, CapAfter, Emptied, NegativeArmor, Order, OutsideCombat, Question,
    ReducedToZero, StillAlive, WhenDamages, ZeroPoints,
};
use crate::chance::Chance;
use crate::exchange::{DamageKind, Exchange, Outcome};

/// A step's end: the call goes on, or has its result.
pub(super) type Flow = ControlFlow<Outcome>;

/// Most calls inside one stage before it counts as never ending.
pub const MAX_CALLS: u8 = 128;

/// A call of Takes Damage.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    pub facts: &'a Facts,
    /// Who takes the damage; the body in the target's place.
    pub bearer: Minion,
    /// Who is to blame; the body in the attacker's place.
    pub blamed: Option<Minion>,
    /// The damage is the attacker's own blow, not that of an effect.
    pub blow: bool,
    /// 0 for the blow itself.
    pub depth: u8,
    outer: Option<&'a Entry<'a>>,
    calls: &'a Cell<u8>,
}

/// The state in which a call inside an effect began.
struct Entry<'a> {
    who: Minion,
    state: Exchange,
    outer: Option<&'a Entry<'a>>,
}

/// What the steps of one stage share.
#[derive(Default)]
pub(super) struct Scratch {
    /// Damage when the step began.
    pub entered: i32,
    /// A cancel ran.
    pub cancelled: bool,
}

impl<'a> Call<'a> {
    /// The blow itself.
    #[inline]
    pub fn outermost(facts: &'a Facts, calls: &'a Cell<u8>) -> Call<'a> {
        let blamed = facts.attacker.then_some(Minion::Attacker);
        let bearer = Minion::Target;
        Call { facts, bearer, blamed, blow: true, depth: 0, outer: None, calls }
    }

    pub fn decided<C: Chance>(&self, question: Question, chance: &mut C) {
        let value = self.facts.readings.get(question);
        chance.note(Note::Decided { question, value }.into());
    }

    /// D1: "before armor" effects, then "is hit" effects. It does not halt,
    /// even at 0 points.
    #[inline]
    pub fn before_armor<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        let readings = &self.facts.readings;
        x.corpse = x.target.dead;
        x.damage = x.damage.max(0);
        if self.facts.names_no_type && self.blow {
            self.decided(Question::Unnamed, chance);
        }
        if x.target.armor < 0 {
            self.decided(Question::NegativeArmor, chance);
            if readings.negative_armor == NegativeArmor::Zero {
                x.target.armor = 0;
            }
        }
        let entered = x.damage;
        if entered == 0 {
            self.decided(Question::ZeroPoints, chance);
            if readings.zero_points == ZeroPoints::Bounced {
                return self.finish(Outcome::Bounced, x, chance);
            }
        }
        if !self.facts.effects(self.bearer).is_empty() {
            self.before_effects(x, chance)?;
            if entered > 0 && x.damage == 0 {
                self.decided(Question::Emptied, chance);
                if readings.emptied == Emptied::Bounced {
                    return self.finish(Outcome::Bounced, x, chance);
                }
            }
        }
        Continue(())
    }

    fn before_effects<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        let mut scratch = Scratch { entered: x.damage, cancelled: false };
        let effects = self.facts.effects(self.bearer);
        let first_hit = effects.iter().position(|e| e.when == When::Hit);
        let last_before = effects.iter().rposition(|e| e.when == When::Before);
        if first_hit.is_some() && first_hit < last_before {
            self.decided(Question::Order, chance);
            if self.facts.readings.order == Order::AsCast {
                let d1 = |when| matches!(when, When::Before | When::Hit);
                return self.each(self.bearer, d1, x, &mut scratch, chance);
            }
        }
        self.each(self.bearer, |when| when == When::Before, x, &mut scratch, chance)?;
        self.each(self.bearer, |when| when == When::Hit, x, &mut scratch, chance)
    }

    /// D2: damage and current armor reduce each other one for one. Nothing
    /// left bounces; the armor it met stays spent.
    #[inline]
    pub fn armor_soak<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        let readings = &self.facts.readings;
        if !x.kind.combat && x.target.armor != x.target.armor_max {
            self.decided(Question::OutsideCombat, chance);
            if readings.outside_combat == OutsideCombat::Maximum {
                x.target.armor = match readings.negative_armor {
                    NegativeArmor::Zero => x.target.armor_max.max(0),
                    NegativeArmor::AddsToDamage => x.target.armor_max,
                };
            }
        }
        // Below 0 (AMB-9) the armor is raised to 0 and the damage with it.
        let soaked = x.damage.min(x.target.armor);
        x.damage = x.damage.saturating_sub(soaked);
        x.target.armor -= soaked;
        if x.damage == 0 { self.finish(Outcome::Bounced, x, chance) } else { Continue(()) }
    }

    /// D3, first sentence: what is left is capped to the current HP, once.
    #[inline]
    pub fn cap(&self, x: &mut Exchange) {
        x.damage = x.damage.min(x.target.hp.max(0));
    }

    /// D3: "after armor" effects. All of them run; then cancelled damage
    /// bounces, and a dead minion is killed.
    #[inline]
    pub fn after_armor<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        let readings = &self.facts.readings;
        let (entered, was_dead) = (x.damage, x.target.dead);
        let mut scratch = Scratch { entered, cancelled: false };
        if !self.facts.quiet() {
            self.after_effects(x, &mut scratch, chance)?;
        }
        let mut cancelled = scratch.cancelled;
        if entered > 0 && x.damage == 0 && !cancelled {
            self.decided(Question::ReducedToZero, chance);
            cancelled = readings.reduced_to_zero == ReducedToZero::Bounced;
        }
        let mut died = x.target.dead;
        if was_dead && x.target.hp > 0 {
            self.decided(Question::StillAlive, chance);
            died = readings.alive == StillAlive::MarkAndHp;
        }
        let outcome = match (cancelled, died) {
            (true, true) => {
                self.decided(Question::CancelledAndDead, chance);
                match readings.cancelled_and_dead {
                    CancelledAndDead::Bounced => Outcome::Bounced,
                    CancelledAndDead::Killed => Outcome::Killed,
                }
            }
            (true, false) => Outcome::Bounced,
            (false, true) => Outcome::Killed,
            (false, false) => {
                if x.damage > x.target.hp.max(0) {
                    self.decided(Question::CapAfter, chance);
                    if readings.cap == CapAfter::Renewed {
                        self.cap(x);
                    }
                }
                return Continue(());
            }
        };
        self.finish(outcome, x, chance)
    }

    fn after_effects<C: Chance>(
        &self,
        x: &mut Exchange,
        scratch: &mut Scratch,
        chance: &mut C,
    ) -> Flow {
        self.each(self.bearer, |when| when == When::After, x, scratch, chance)?;
        match self.blamed {
            Some(by) if self.blow && self.facts.readings.when_damages == WhenDamages::InD3 => {
                self.each(by, |when| when == When::Damages, x, scratch, chance)
            }
            _ => Continue(()),
        }
    }

    /// D4: HP are reduced; damaged if alive with HP above 0, else killed.
    #[inline]
    pub fn apply_damage<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        x.target.hp = x.target.hp.saturating_sub(x.damage);
        let marked = x.target.dead && self.facts.readings.alive == StillAlive::MarkAndHp;
        if marked || x.target.hp <= 0 {
            x.target.dead = true;
            return self.finish(Outcome::Killed, x, chance);
        }
        self.finish(Outcome::Damaged, x, chance)
    }

    /// All steps.
    fn run<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Outcome {
        let mut steps = || {
            self.before_armor(x, chance)?;
            if !x.kind.ignores_armor && !x.kind.magical {
                self.armor_soak(x, chance)?;
            }
            self.cap(x);
            self.after_armor(x, chance)?;
            self.apply_damage(x, chance)
        };
        match steps() {
            Break(outcome) => outcome,
            Continue(()) => Outcome::Bounced,
        }
    }

    /// Damage inside an effect, to `who`, whose body the caller has put in
    /// the target's place. The damage, its kind and what belongs to this call
    /// are as before afterwards.
    pub fn inside<C: Chance>(
        &self,
        who: Minion,
        blamed: Option<Minion>,
        (damage, kind): (i32, DamageKind),
        x: &mut Exchange,
        chance: &mut C,
    ) -> Outcome {
        let kept = *x;
        (x.damage, x.kind, x.owed) = (damage, kind, 0);
        let depth = self.depth.saturating_add(1);
        chance.note(Note::Enters { who, depth, damage }.into());
        let entry = Entry { who, state: *x, outer: self.outer };
        let calls = self.calls.get() + 1;
        let outcome = if calls > MAX_CALLS || entry.repeats() {
            Outcome::NeverEnds
        } else {
            self.calls.set(calls);
            let blow = self.blow && who == Minion::Other;
            let inner = Call { bearer: who, blamed, blow, depth, outer: Some(&entry), ..*self };
            inner.run(x, chance)
        };
        chance.note(Note::Ends { who, depth, outcome }.into());
        (x.damage, x.kind, x.owed, x.corpse) = (kept.damage, kept.kind, kept.owed, kept.corpse);
        outcome
    }
}

impl Entry<'_> {
    /// A call around this one began in the same state: it would go on forever.
    fn repeats(&self) -> bool {
        let mut outer = self.outer;
        while let Some(entry) = outer {
            if entry.who == self.who && entry.state == self.state {
                return true;
            }
            outer = entry.outer;
        }
        false
    }
}
