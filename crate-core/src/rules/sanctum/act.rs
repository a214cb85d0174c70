//! An effect's turn: whether it applies, and what it does.

use core::ops::ControlFlow::{Break, Continue};

use super::call::{Call, Flow, Scratch};
use super::effects::{Effect, Op, When};
use super::note::{Minion, Note, Quantity, Turn, Verdict};
use super::readings::{
    Halves, InnerDamage, IsHit, Magical, MagicalMode, Question, RedirectedHit, ZeroHit,
};
use crate::chance::Chance;
use crate::exchange::{DamageKind, Exchange, Mode, Outcome};

impl Call<'_> {
    /// The turns of `bearer`'s effects of the given times, in their order.
    /// Only a redirect or an endless chain stops them.
    #[inline(never)]
    pub fn each<C: Chance>(
        &self,
        bearer: Minion,
        at: impl Fn(When) -> bool,
        x: &mut Exchange,
        scratch: &mut Scratch,
        chance: &mut C,
    ) -> Flow {
        for (index, effect) in self.facts.effects(bearer).iter().enumerate() {
            if at(effect.when) && effect.op.fits(effect.when) {
                self.turn((bearer, index as u8), effect, x, scratch, chance)?;
            }
        }
        Continue(())
    }

    /// One effect's turn, reported whether it applies or not.
    fn turn<C: Chance>(
        &self,
        (bearer, index): (Minion, u8),
        effect: &Effect,
        x: &mut Exchange,
        scratch: &mut Scratch,
        chance: &mut C,
    ) -> Flow {
        let quantity = changes(effect.op);
        let before = read(quantity, x);
        let verdict = self.verdict(effect, x, scratch, chance);
        let note = |verdict, after| {
            let depth = self.depth;
            Note::Effect(Turn { bearer, index, depth, verdict, quantity, before, after })
        };
        if verdict != Verdict::Applied {
            chance.note(note(verdict, before).into());
            return Continue(());
        }
        match effect.op {
            // Said first: what happens inside stands after it.
            Op::Redirect(_) => {
                chance.note(note(verdict, 0).into());
                self.redirect(x, chance)
            }
            Op::Reflect => {
                let amount = x.damage;
                let flow = self.reflect(amount, x, chance);
                chance.note(note(verdict, read(quantity, x)).into());
                flow
            }
            Op::Strike(n) => {
                let kind = self.facts.unnamed(x.kind.combat);
                self.decided(Question::Unnamed, chance);
                let flow = self.strike_back((n.max(0), kind), x, chance);
                chance.note(note(verdict, read(quantity, x)).into());
                flow
            }
            op => {
                self.change(op, x, scratch, chance);
                chance.note(note(verdict, read(quantity, x)).into());
                Continue(())
            }
        }
    }

    /// Whether an effect applies, and why not.
    fn verdict<C: Chance>(
        &self,
        effect: &Effect,
        x: &Exchange,
        scratch: &Scratch,
        chance: &mut C,
    ) -> Verdict {
        let (readings, only) = (&self.facts.readings, &effect.only);
        if effect.when == When::Hit {
            if self.blamed.is_none() {
                self.decided(Question::IsHit, chance);
                if readings.is_hit == IsHit::NeedsAttacker {
                    return Verdict::NeedsAttacker;
                }
            }
            if scratch.entered == 0 {
                self.decided(Question::ZeroHit, chance);
                if readings.zero_hit == ZeroHit::DoesNot {
                    return Verdict::NoHit;
                }
            }
        }
        let needs_attacker = only.attacker || matches!(effect.op, Op::Reflect | Op::Strike(_));
        if needs_attacker && self.blamed.is_none() {
            return Verdict::NeedsAttacker;
        }
        if only.combat && !x.kind.combat {
            return Verdict::NotInCombat;
        }
        if only.round > 0 && only.round != self.facts.round {
            return Verdict::OtherRound;
        }
        if !only.modes.mean(x.kind) {
            return Verdict::OtherMode;
        }
        let by_mode = !only.modes.all() && x.kind.mode != Mode::None;
        if by_mode && x.kind.magical && !effect.op.blocks() {
            self.decided(Question::MagicalMode, chance);
            if readings.magical_mode == MagicalMode::DoesNot {
                return Verdict::OtherMode;
            }
        }
        if only.damage && x.damage == 0 {
            return Verdict::NoDamage;
        }
        if effect.when == When::Damages && (x.damage == 0 || scratch.cancelled) {
            return Verdict::NotDamaged;
        }
        // A bearer's own damage is shaped, not blocked.
        let stops = effect.op.blocks() || effect.op == Op::Cancel;
        if stops && effect.when != When::Deals && x.kind.magical {
            self.decided(Question::Magical, chance);
            let pierced = match readings.magical {
                Magical::ImmunitiesAndReductions => effect.op.blocks(),
                Magical::Immunities => effect.op == Op::Immune,
                Magical::CancelsToo => true,
            };
            if pierced {
                return Verdict::MagicalPierces;
            }
        }
        match effect.op {
            Op::Redirect(_) if x.other.dead => Verdict::AlreadyDead,
            Op::Strike(_) if x.attacker.dead => Verdict::AlreadyDead,
            _ => Verdict::Applied,
        }
    }

    /// What an operation changes in the damage or in the one who takes it.
    pub fn change<C: Chance>(
        &self,
        op: Op,
        x: &mut Exchange,
        scratch: &mut Scratch,
        chance: &mut C,
    ) {
        let body = &mut x.target;
        match op {
            Op::Add(n) => x.damage = x.damage.saturating_add(n).max(0),
            Op::AddArmor(n) => {
                let armor = body.armor_max.max(0).saturating_mul(n.max(0));
                x.damage = x.damage.saturating_add(armor);
            }
            Op::Reduce(n) => x.damage = x.damage.saturating_sub(n.max(0)).max(0),
            Op::Halve => {
                let odd = x.damage % 2;
                if odd == 1 {
                    self.decided(Question::Halves, chance);
                }
                x.damage = match self.facts.readings.halves {
                    Halves::Down => x.damage / 2,
                    Halves::Up => x.damage / 2 + odd,
                };
            }
            Op::CapTo(n) => x.damage = x.damage.min(n.max(0)),
            Op::Immune => x.damage = 0,
            Op::Cancel => {
                scratch.cancelled = true;
                x.damage = 0;
            }
            Op::Hand(n) => body.hand = body.hand.saturating_add(n),
            Op::Armor(n) => body.armor_max = body.armor_max.saturating_add(n),
            Op::Heal(n) => {
                let healed = body.hp.saturating_add(n.max(0)).min(body.hp_max);
                body.hp = body.hp.max(healed);
            }
            Op::Lose(n) => {
                body.hp = body.hp.saturating_sub(n.max(0));
                body.dead |= body.hp <= 0;
            }
            Op::Kill => body.dead = true,
            Op::Gaze(n) => {
                body.gazes = body.gazes.saturating_add(1);
                body.armor_max = body.armor_max.saturating_add(1);
                body.dead |= i32::from(body.gazes) >= n;
            }
            // Damage of their own, or no part of a blow.
            Op::Redirect(_) | Op::Reflect | Op::Strike(_) => {}
            Op::HpMax(_) | Op::Hp(_) | Op::Attacks(_) => {}
        }
    }

    /// The hit goes to the third minion, ignoring its armor; D1 ends.
    fn redirect<C: Chance>(&self, x: &mut Exchange, chance: &mut C) -> Flow {
        let hit = (x.damage, DamageKind { ignores_armor: true, ..x.kind });
        core::mem::swap(&mut x.target, &mut x.other);
        let outcome = self.inside(Minion::Other, self.blamed, hit, x, chance);
        core::mem::swap(&mut x.target, &mut x.other);
        x.damage = 0;
        if outcome == Outcome::NeverEnds {
            return Break(outcome);
        }
        self.decided(Question::RedirectedHit, chance);
        Break(match self.facts.readings.redirected {
            RedirectedHit::Redirected => Outcome::Redirected,
            RedirectedHit::Bounced => Outcome::Bounced,
        })
    }

    /// The attacker takes `amount`, ignoring armor, at once or later (AMB-20).
    fn reflect<C: Chance>(&self, amount: i32, x: &mut Exchange, chance: &mut C) -> Flow {
        self.decided(Question::InnerDamage, chance);
        if self.facts.readings.inner == InnerDamage::AfterResult {
            x.owed = x.owed.saturating_add(amount);
            return Continue(());
        }
        self.strike_back((amount, reflected(x.kind)), x, chance)
    }

    /// The one to blame takes damage from the bearer.
    pub fn strike_back<C: Chance>(
        &self,
        hit: (i32, DamageKind),
        x: &mut Exchange,
        chance: &mut C,
    ) -> Flow {
        let Some(attacker) = self.blamed else { return Continue(()) };
        core::mem::swap(&mut x.target, &mut x.attacker);
        let outcome = self.inside(attacker, Some(self.bearer), hit, x, chance);
        core::mem::swap(&mut x.target, &mut x.attacker);
        if outcome == Outcome::NeverEnds { Break(outcome) } else { Continue(()) }
    }
}

/// What becomes of damage that is reflected: no mode, ignoring armor.
pub(super) fn reflected(kind: DamageKind) -> DamageKind {
    DamageKind { mode: Mode::None, ignores_armor: true, magical: false, combat: kind.combat }
}

/// What an operation is reported to change.
fn changes(op: Op) -> Quantity {
    match op {
        Op::Hand(_) => Quantity::Hand,
        Op::Armor(_) => Quantity::ArmorMax,
        Op::Heal(_) | Op::Lose(_) => Quantity::Hp,
        Op::Kill => Quantity::Dead,
        Op::Gaze(_) => Quantity::Gazes,
        Op::Reflect | Op::Strike(_) => Quantity::AttackerHp,
        _ => Quantity::Damage,
    }
}

fn read(quantity: Quantity, x: &Exchange) -> i32 {
    match quantity {
        Quantity::Damage => x.damage,
        Quantity::Hp => x.target.hp,
        Quantity::ArmorMax => x.target.armor_max,
        Quantity::Hand => x.target.hand,
        Quantity::Gazes => i32::from(x.target.gazes),
        Quantity::Dead => i32::from(x.target.dead),
        Quantity::AttackerHp => x.attacker.hp,
    }
}
