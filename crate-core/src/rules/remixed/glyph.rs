//! Armor glyphs (`items/armor/glyphs`).

use core::ops::ControlFlow::{self, Continue};

use super::buff::Buff;
use super::fighter::Fighter;
use super::guard::{Guard, Ignite, Wound, immunities};
use super::mob::{Essence, Essences};
use super::note::{Note, gain, note};
use super::vocabulary::Glyph;
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome, Side};
use crate::law::{Odds, Span};

/// A glyph at work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlyphProc {
    /// Which one.
    pub glyph: Glyph,
    /// The armor's level, not below 0.
    pub level: u32,
    /// How likely it acts.
    pub odds: Odds,
    /// How the wearer takes plain damage.
    pub plain: Guard,
    /// How the wearer and the attacker take lightning.
    pub lightning: [Guard; 2],
    /// Setting the wearer on fire.
    pub ignite: Ignite,
    /// What does nothing to the attacker.
    pub immune: Essences,
    /// What does nothing to the wearer.
    pub wearer_immune: Essences,
}

impl GlyphProc {
    /// `glyph` of armor of `level`, worn by `target`; `None` where it does
    /// nothing to either in this attack: those that act on an adjacent
    /// attacker only, when it is not; Metabolism while starving; a mob's
    /// Multiplicity; and those that move or poison the air.
    pub fn of(
        glyph: Glyph,
        level: i32,
        attacker: &Fighter,
        target: &Fighter,
        adjacent: bool,
    ) -> Option<GlyphProc> {
        let near = matches!(glyph, Glyph::Affection | Glyph::AntiEntropy | Glyph::Potential);
        let idle = match glyph {
            Glyph::Bounce | Glyph::Displacement | Glyph::Stench => true,
            Glyph::Metabolism => target.starving,
            Glyph::Multiplicity => !target.is_hero(),
            _ => near && !adjacent,
        };
        let level = level.clamp(0, 1 << 20).unsigned_abs();
        let electric = Some(Essence::Electricity);
        (!idle).then(|| GlyphProc {
            glyph,
            level,
            odds: odds(glyph, level),
            plain: Guard::of(target, None),
            lightning: [Guard::of(target, electric), Guard::of(attacker, electric)],
            ignite: Ignite::of(target, Side::Target),
            immune: immunities(attacker),
            wearer_immune: immunities(target),
        })
    }

    /// Whether it neither reads nor changes what an attack leaves on the
    /// attacker.
    pub const fn keeps_to_target(&self) -> bool {
        !matches!(self.glyph, Glyph::Affection | Glyph::AntiEntropy | Glyph::Potential)
    }

    #[inline]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        // Damage that is already 0 is not put off.
        let idle = self.glyph == Glyph::Viscosity && x.damage == 0;
        if idle {
            note(chance, Note::Idle);
        } else {
            let acts = chance.check(self.odds);
            note(chance, Note::Acts(acts));
            if acts {
                self.act(x, chance);
            }
        }
        Continue(())
    }

    /// A buff for one of the two, unless that one is immune to it.
    fn status<C: Chance>(&self, x: &mut Exchange, side: Side, buff: Buff, chance: &mut C) {
        let immune = match side {
            Side::Attacker => self.immune,
            Side::Target => self.wearer_immune,
        };
        if Essence::from_id(buff.id()).is_some_and(|e| immune.contains(e)) {
            note(chance, Note::Immune);
        } else {
            gain(x, side, buff, chance);
        }
    }

    fn act<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        match self.glyph {
            Glyph::Affection => {
                self.status(x, Side::Attacker, Buff::Charm, chance);
                self.status(x, Side::Target, Buff::Charm, chance);
            }
            Glyph::AntiEntropy => {
                self.status(x, Side::Attacker, Buff::Frost, chance);
                self.ignite.apply(x, chance);
            }
            Glyph::Entanglement => {
                self.status(x, Side::Target, Buff::Roots, chance);
                let level = i32::try_from(self.level).unwrap_or(i32::MAX);
                x.target.ward = x.target.ward.max(level.saturating_add(1).saturating_mul(5));
                gain(x, Side::Target, Buff::EarthrootArmor, chance);
            }
            Glyph::Metabolism => {
                let most = (x.target.hp_max / 5).saturating_sub(1);
                let points = chance.uniform(Span::new(1, most));
                Guard::default().heal(x, Side::Target, points, chance);
            }
            Glyph::Multiplicity => {
                let points = chance.uniform(Span::new(1, x.target.hp_max / 6));
                Wound { side: Side::Target, guard: self.plain }.deal(x, points, chance);
            }
            Glyph::Potential => {
                let points = chance.uniform(Span::new(1, x.damage));
                let [wearer, attacker] = self.lightning;
                Wound { side: Side::Attacker, guard: attacker }.deal(x, points, chance);
                let points = chance.uniform(Span::new(1, points));
                Wound { side: Side::Target, guard: wearer }.deal(x, points, chance);
            }
            Glyph::Viscosity => {
                x.damage = 0;
                gain(x, Side::Target, Buff::DeferedDamage, chance);
            }
            Glyph::Bounce | Glyph::Displacement | Glyph::Stench => {}
        }
    }
}

/// How likely a glyph of armor of `level` acts.
pub fn odds(glyph: Glyph, level: u32) -> Odds {
    let l = level.min(1 << 20);
    match glyph {
        Glyph::Affection => Odds::new(l.min(6) / 2 + 1, l.min(6) / 2 + 5),
        Glyph::AntiEntropy => Odds::new(l + 1, l + 6),
        Glyph::Bounce | Glyph::Stench => Odds::new(l + 1, l + 5),
        Glyph::Displacement => Odds::new(1, 1),
        Glyph::Entanglement => Odds::new(1, 4),
        Glyph::Metabolism => Odds::new(l / 2 + 1, l / 2 + 5),
        Glyph::Multiplicity => Odds::new(l / 2 + 1, l / 2 + 6),
        Glyph::Potential | Glyph::Viscosity => Odds::new(l + 1, l + 7),
    }
}
