//! What follows a result: "when it damages", "hits give", "when killed".

use core::ops::ControlFlow::{Break, Continue};

use super::act::reflected;
use super::call::{Call, Flow, Scratch};
use super::effects::When;
use super::note::{Note, Quantity, Turn, Verdict};
use super::readings::{HitsGive, Question, WhenDamages};
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};

impl Call<'_> {
    /// The call has its result.
    #[inline]
    pub fn finish<C: Chance>(&self, outcome: Outcome, x: &mut Exchange, chance: &mut C) -> Flow {
        if self.facts.quiet() {
            return Break(outcome);
        }
        self.aftermath(outcome, x, chance)
    }

    #[inline(never)]
    fn aftermath<C: Chance>(&self, outcome: Outcome, x: &mut Exchange, chance: &mut C) -> Flow {
        let outcome = if self.blow { self.blow_effects(outcome, x, chance)? } else { outcome };
        if outcome == Outcome::Killed && !x.corpse {
            let mut scratch = Scratch::default();
            self.each(self.bearer, |when| when == When::Killed, x, &mut scratch, chance)?;
        }
        if x.owed > 0 {
            let owed = (x.owed, reflected(x.kind));
            x.owed = 0;
            self.strike_back(owed, x, chance)?;
        }
        Break(outcome)
    }

    /// The attacker's effects on the one it hit. A victim they kill is killed.
    fn blow_effects<C: Chance>(
        &self,
        outcome: Outcome,
        x: &mut Exchange,
        chance: &mut C,
    ) -> core::ops::ControlFlow<Outcome, Outcome> {
        let Some(by) = self.blamed else { return Continue(outcome) };
        let effects = self.facts.effects(by);
        let was_dead = x.target.dead;
        let mut scratch = Scratch { entered: x.damage, cancelled: false };
        if effects.iter().any(|e| e.when == When::Damages) {
            self.decided(Question::WhenDamages, chance);
            if self.facts.readings.when_damages == WhenDamages::OnResult {
                if outcome == Outcome::Damaged {
                    self.each(by, |when| when == When::Damages, x, &mut scratch, chance)?;
                } else {
                    self.none(When::Damages, x, chance);
                }
            }
        }
        if effects.iter().any(|e| e.when == When::Gives) {
            let mut give = true;
            if !matches!(outcome, Outcome::Damaged | Outcome::Killed) {
                self.decided(Question::HitsGive, chance);
                give = self.facts.readings.hits_give == HitsGive::EveryHit;
            }
            if give {
                self.each(by, |when| when == When::Gives, x, &mut scratch, chance)?;
            } else {
                self.none(When::Gives, x, chance);
            }
        }
        Continue(if x.target.dead && !was_dead { Outcome::Killed } else { outcome })
    }

    /// Reports that the attacker's effects of this time do not apply.
    fn none<C: Chance>(&self, at: When, x: &Exchange, chance: &mut C) {
        let Some(bearer) = self.blamed else { return };
        let effects = self.facts.effects(bearer).iter().enumerate();
        for (index, _) in effects.filter(|(_, e)| e.when == at && e.op.fits(at)) {
            let hp = x.target.hp;
            let turn = Turn {
                bearer,
                index: index as u8,
                depth: self.depth,
                verdict: Verdict::NotDamaged,
                quantity: Quantity::Hp,
                before: hp,
                after: hp,
            };
            chance.note(Note::Effect(turn).into());
        }
    }
}
