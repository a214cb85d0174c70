//! What stands between an amount of damage and the HP (`Char.damage`).

use core::ops::ControlFlow::{self, Break};

use super::attack_proc::{Act, act};
use super::buff::Buff;
use super::fighter::Fighter;
use super::mob::{Essence, Essences, Mob};
use super::note::{Note, body, gain, note};
use super::vocabulary::{HeroClass, Subclass};
use crate::chance::Chance;
use crate::exchange::{Body, Exchange, Outcome, Side};
use crate::law::{Odds, Span};

/// How a fighter takes damage of one essence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// Nothing of it arrives.
    pub immune: bool,
    /// Between nothing and all of it arrives, every amount equally likely.
    pub resistant: bool,
    /// Halved so often, rounded down (Yog's Eye: other living bosses).
    pub halvings: u8,
    /// Skill level of Die Hard; 0 without it.
    pub die_hard: u16,
    /// Gains Fury when hit at 0 < HP <= 0.4 of its full HP.
    pub berserk: bool,
    /// Bears Paralysis or Frost from the start, which damage may end. What is
    /// inflicted in the course of the attack may end by its damage too.
    pub rouses: bool,
}

impl Guard {
    /// How `fighter` takes damage of `essence`; `None` for plain blows.
    pub fn of(fighter: &Fighter, essence: Option<Essence>) -> Guard {
        let mob = fighter.special;
        let immune = immunities(fighter);
        let resists = mob.map_or(Essences::NONE, Mob::resistances);
        let eyes = if mob == Some(Mob::YogsEye) { fighter.special_count } else { 0 };
        let rage = matches!(mob, Some(Mob::Brute | Mob::Shielded));
        Guard {
            immune: essence.is_some_and(|e| immune.contains(e)) || mob == Some(Mob::BlackCat),
            resistant: essence.is_some_and(|e| resists.contains(e)),
            halvings: eyes.clamp(0, 31) as u8,
            die_hard: if fighter.has(Buff::DieHard) {
                fighter.skill_level.clamp(1, 1 << 15) as u16
            } else {
                0
            },
            berserk: rage || fighter.subclass == Some(Subclass::Berserker),
            rouses: fighter.has(Buff::Paralysis) || fighter.has(Buff::Frost),
        }
    }

    /// Whether damage passes it unchanged and changes nothing else.
    pub fn is_open(&self) -> bool {
        *self == Guard::default()
    }

    /// Damage arrives at `body`; gives the HP lost. The dead take none.
    #[inline]
    pub fn take<C: Chance>(&self, body: &mut Body, amount: i32, chance: &mut C) -> i32 {
        if body.dead {
            note(chance, Note::AlreadyDead);
            return 0;
        }
        let mut amount = amount >> self.halvings;
        rouse(body, amount, chance);
        if self.die_hard > 0 && body.marks.has(Buff::DieHard) {
            amount = 0;
            note(chance, Note::DiedHard);
            if chance.check(Odds::new(1, u32::from(self.die_hard))) {
                body.marks.remove(Buff::DieHard);
            }
        }
        let weak = i64::from(body.hp) * 5 <= i64::from(body.hp_max) * 2;
        if self.berserk && body.hp > 0 && weak {
            body.marks.insert(Buff::Fury);
        }
        if self.immune {
            amount = 0;
            note(chance, Note::Immune);
        } else if self.resistant && amount > 0 {
            let from = amount;
            amount = chance.uniform(Span::new(0, amount));
            note(chance, Note::Resisted { from, to: amount });
        }
        if amount <= 0 {
            return 0;
        }
        body.hp = body.hp.saturating_sub(amount);
        body.dead = body.hp <= 0;
        amount
    }

    /// Heals a side by `amount`, up to its full HP (`Char.heal`).
    #[inline]
    pub fn heal<C: Chance>(&self, x: &mut Exchange, side: Side, amount: i32, chance: &mut C) {
        let healed = body(x, side);
        let missing = healed.hp_max.saturating_sub(healed.hp);
        let mut points = amount.min(missing).max(0);
        if healed.dead || self.immune {
            points = 0;
        } else if self.resistant && points > 0 {
            points = chance.uniform(Span::new(0, points));
        }
        let healed = body(x, side);
        healed.hp = healed.hp.saturating_add(points);
        note(chance, Note::Healed { side, points });
    }
}

/// Paralysis ends if a roll below the damage reaches a roll below the HP, Frost
/// by any damage.
#[inline]
fn rouse<C: Chance>(body: &mut Body, amount: i32, chance: &mut C) {
    if body.marks.has(Buff::Paralysis) && chance.check(shake_off(amount, body.hp)) {
        body.marks.remove(Buff::Paralysis);
        note(chance, Note::Roused(Buff::Paralysis));
    }
    if body.marks.has(Buff::Frost) {
        body.marks.remove(Buff::Frost);
        note(chance, Note::Roused(Buff::Frost));
    }
}

/// Odds that `Int(damage) >= Int(hp)`.
fn shake_off(damage: i32, hp: i32) -> Odds {
    // Int(n) is 0 for n <= 0, as it is for n = 1.
    let (d, h) = (damage.max(1).unsigned_abs(), hp.max(1).unsigned_abs());
    let (d, h) = (d.min(1 << 30), h.min(1 << 30));
    if d <= h { Odds::new(d + 1, 2 * h) } else { Odds::new(2 * d - h + 1, 2 * d) }
}

/// What does nothing to a fighter: the mob's own list, an undead hero's, and
/// what buffs give.
pub(crate) fn immunities(fighter: &Fighter) -> Essences {
    use Essence::{
        Amok, Bleeding, Blindness, Death, Paralysis, Poison, Roots, Sleep, Terror, ToxicGas,
        Vertigo,
    };
    const LICH: Essences = Essences::of(&[
        Paralysis, ToxicGas, Terror, Death, Amok, Blindness, Sleep, Poison, Vertigo, Bleeding,
    ]);
    const GASES: Essences = Essences::of(&[ToxicGas, Paralysis, Vertigo]);
    let mut all = fighter.special.map_or(Essences::NONE, Mob::immunities);
    if fighter.subclass == Some(Subclass::Lich) {
        all = all.union(LICH);
    }
    if fighter.class() == Some(HeroClass::Elf) {
        all = all.union(const { Essences::of(&[Roots]) });
    }
    if fighter.has(Buff::GasesImmunity) {
        all = all.union(GASES);
    }
    all
}

/// Damage beside the blow itself: no damage reduction, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wound {
    /// Who takes it.
    pub side: Side,
    /// How that one takes it.
    pub guard: Guard,
}

impl Wound {
    /// Deals `amount`; gives the HP lost.
    #[inline]
    pub fn deal<C: Chance>(&self, x: &mut Exchange, amount: i32, chance: &mut C) -> i32 {
        let lost = self.guard.take(body(x, self.side), amount, chance);
        x.hurt |= lost > 0 && self.side == Side::Target;
        note(chance, Note::Wound { side: self.side, dealt: amount, lost });
        lost
    }
}

/// Setting someone on fire: `NormalIntRange(1, HT / 8)` at once if it does not
/// burn yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ignite {
    /// The damage on attaching; immune means it cannot burn at all.
    pub wound: Wound,
}

impl Ignite {
    /// Setting `fighter` on fire.
    pub fn of(fighter: &Fighter, side: Side) -> Ignite {
        Ignite { wound: Wound { side, guard: Guard::of(fighter, Some(Essence::Burning)) } }
    }

    #[inline]
    pub(crate) fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        let side = self.wound.side;
        if self.wound.guard.immune {
            return note(chance, Note::Immune);
        }
        let victim = *body(x, side);
        if victim.dead || victim.marks.has(Buff::Burning) {
            return note(chance, Note::Idle);
        }
        gain(x, side, Buff::Burning, chance);
        let points = chance.triangular(Span::new(1, victim.hp_max / 8));
        self.wound.deal(x, points, chance);
    }
}

/// The end of an attack in which more than plain HP are at stake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakeDamage {
    /// How the target takes the blow; `None` where the attack has no blow of
    /// its own, so that nothing arrives, not even 0.
    pub guard: Option<Guard>,
    /// What the attack does behind its damage (a wand's status).
    pub then: Option<Act>,
}

impl TakeDamage {
    #[inline]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        if let Some(guard) = &self.guard {
            let lost = guard.take(&mut x.target, x.damage, chance);
            x.hurt |= lost > 0;
        }
        if let Some(then) = &self.then
            && !x.target.dead
        {
            act(then, x, chance);
        }
        Break(if x.target.dead {
            Outcome::Killed
        } else if x.hurt {
            Outcome::Damaged
        } else {
            Outcome::Bounced
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shaking_off_paralysis_counts_the_pairs() {
        for damage in 0..9 {
            for hp in 1..9 {
                let mut hits = 0;
                let (d, h) = (damage.max(1), hp);
                for a in 0..d {
                    hits += (0..h).filter(|&b| a >= b).count() as u32;
                }
                let odds = shake_off(damage, hp);
                let exact = f64::from(odds.num) / f64::from(odds.den);
                let counted = f64::from(hits) / f64::from((d * h) as u32);
                assert!((exact - counted).abs() < 1e-12, "{damage} against {hp}");
            }
        }
    }
}
