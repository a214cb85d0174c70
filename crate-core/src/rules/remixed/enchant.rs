//! Weapon enchantments: they act beside the blow and before it, and cannot
//! change its damage (`items/weapon/enchantments`).

use core::ops::ControlFlow::{self, Continue};

use super::buff::Buff;
use super::dice::Dice;
use super::fighter::Fighter;
use super::guard::{Guard, Ignite, Wound, immunities};
use super::mob::{Essence, Essences};
use super::note::{Note, gain, note};
use super::thing::Thing;
use super::vocabulary::Enchantment;
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome, Side};
use crate::law::{Odds, Span};

/// One stage of an enchanted weapon's hit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Enchant {
    /// Instability becomes one of the others, by their weights.
    Choose,
    /// Luck rolls the damage once more and counts it less its turn.
    Luck {
        /// The attacker's damage roll.
        dice: Dice,
        /// 1 for the first extra roll, and so on: taken off.
        turn: i32,
        /// Only if instability became luck.
        chosen: bool,
    },
    /// The enchantment acts.
    Act(EnchantAct),
}

/// An enchantment at work on one target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EnchantAct {
    /// Which one.
    pub enchantment: Enchantment,
    /// The weapon's level, not below 0.
    pub level: u32,
    /// How the target takes its fire.
    pub fire: Guard,
    /// How the target takes death.
    pub death: Guard,
    /// How the target takes what no one resists.
    pub plain: Guard,
    /// How the attacker takes what leeching gives.
    pub leech: Guard,
    /// Setting the target on fire.
    pub ignite: Ignite,
    /// What does nothing to the target.
    pub immune: Essences,
    /// The target is a hero: horror makes dizzy and does not scare.
    pub hero: bool,
}

/// Every enchantment that instability can become, with its weight of 36. The
/// game lets it become itself again, which only rolls once more.
const WEIGHTS: [(Enchantment, i32); 10] = [
    (Enchantment::Fire, 10),
    (Enchantment::Poison, 10),
    (Enchantment::Swing, 3),
    (Enchantment::Piercing, 3),
    (Enchantment::Paralysis, 2),
    (Enchantment::Slow, 2),
    (Enchantment::Horror, 2),
    (Enchantment::Luck, 2),
    (Enchantment::Death, 1),
    (Enchantment::Leech, 1),
];

/// Sum of the weights.
const WEIGHT: i32 = 36;

impl EnchantAct {
    /// `enchantment` of a weapon of `level` as it acts on `target`.
    pub fn of(
        enchantment: Enchantment,
        level: i32,
        attacker: &Fighter,
        target: &Fighter,
    ) -> EnchantAct {
        EnchantAct {
            enchantment,
            level: level.clamp(0, 1 << 20).unsigned_abs(),
            fire: Guard::of(target, Some(Essence::Fire)),
            death: Guard::of(target, Some(Essence::Death)),
            plain: Guard::of(target, None),
            leech: Guard::of(attacker, Some(Essence::Leech)),
            ignite: Ignite::of(target, Side::Target),
            immune: immunities(target),
            hero: target.is_hero(),
        }
    }

    /// How likely it acts, where that is one roll.
    pub fn odds(&self, enchantment: Enchantment) -> Option<Odds> {
        let l = self.level;
        Some(match enchantment {
            Enchantment::Fire | Enchantment::Poison => Odds::new(l + 1, l + 3),
            Enchantment::Death => Odds::new(l + 8, l + 100),
            Enchantment::Paralysis => Odds::new(l + 1, l + 8),
            Enchantment::Slow => Odds::new(l + 1, l + 4),
            Enchantment::Horror => Odds::new(l + 1, l + 5),
            _ => return None,
        })
    }

    #[inline]
    fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        let enchantment = match self.enchantment {
            Enchantment::Instability => {
                Enchantment::ALL.get(usize::from(x.chosen)).copied().unwrap_or(Enchantment::Swing)
            }
            enchantment => enchantment,
        };
        x.chosen = 0;
        if let Some(odds) = self.odds(enchantment) {
            let acts = chance.check(odds);
            note(chance, Note::Acts(acts));
            if !acts {
                return;
            }
        }
        let mut inflict = |buff, essence: Option<Essence>| {
            if essence.is_some_and(|e| self.immune.contains(e)) {
                note(chance, Note::Immune);
            } else {
                gain(x, Side::Target, buff, chance);
            }
        };
        match enchantment {
            Enchantment::Poison => inflict(Buff::Poison, Some(Essence::Poison)),
            Enchantment::Paralysis => inflict(Buff::Stun, Some(Essence::Stun)),
            Enchantment::Slow => inflict(Buff::Slow, None),
            Enchantment::Horror if self.hero => inflict(Buff::Vertigo, Some(Essence::Vertigo)),
            Enchantment::Horror => inflict(Buff::Terror, Some(Essence::Terror)),
            Enchantment::Fire => self.burn(x, chance),
            Enchantment::Death => {
                let all = x.target.hp;
                wound(self.death).deal(x, all, chance);
            }
            Enchantment::Leech => self.drain(x, chance),
            Enchantment::Luck => {
                let more = core::mem::take(&mut x.luck);
                note(chance, Note::Acts(more > 0));
                if more > 0 {
                    wound(self.plain).deal(x, more, chance);
                }
            }
            // They strike others; instability has become something by now.
            Enchantment::Swing | Enchantment::Piercing | Enchantment::Instability => {}
        }
    }

    fn burn<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        if chance.check(Odds::new(1, 2)) {
            self.ignite.apply(x, chance);
        }
        let most = i32::try_from(self.level).unwrap_or(i32::MAX).saturating_add(1);
        let points = chance.uniform(Span::new(1, most));
        wound(self.fire).deal(x, points, chance);
    }

    fn drain<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        let level = i64::from(self.level);
        let most = i64::from(x.damage) * (level + 2) / (level + 6);
        let points = chance.uniform(Span::new(0, most as i32));
        self.leech.heal(x, Side::Attacker, points, chance);
    }
}

const fn wound(guard: Guard) -> Wound {
    Wound { side: Side::Target, guard }
}

impl Enchant {
    #[inline]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        x.damage = x.damage.max(0);
        match self {
            Enchant::Choose => {
                let mut rest = chance.uniform(Span::new(0, WEIGHT - 1));
                for (enchantment, weight) in WEIGHTS {
                    if rest < weight {
                        x.chosen = enchantment as u8;
                        note(chance, Note::Became(enchantment));
                        break;
                    }
                    rest -= weight;
                }
            }
            Enchant::Luck { dice, turn, chosen } => {
                if !*chosen || x.chosen == Enchantment::Luck as u8 {
                    let roll = dice.roll(chance).saturating_sub(*turn);
                    x.luck = x.luck.max(roll.saturating_sub(x.damage));
                    note(chance, Note::Luck { roll, ahead: x.luck });
                }
            }
            Enchant::Act(act) => act.apply(x, chance),
        }
        Continue(())
    }

    /// Whether it neither reads nor changes what an attack leaves on the
    /// attacker: leeching heals it.
    pub const fn keeps_to_target(&self) -> bool {
        match self {
            Enchant::Choose | Enchant::Luck { .. } => true,
            Enchant::Act(act) => {
                !matches!(act.enchantment, Enchantment::Leech | Enchantment::Instability)
            }
        }
    }

    /// The enchantment it belongs to.
    pub const fn thing(&self) -> Thing {
        Thing::Enchantment(match self {
            Enchant::Choose | Enchant::Luck { chosen: true, .. } => Enchantment::Instability,
            Enchant::Luck { .. } => Enchantment::Luck,
            Enchant::Act(act) => act.enchantment,
        })
    }

    /// How many sequences of results there are, where that is large.
    pub fn breadth(&self) -> u64 {
        match self {
            Enchant::Choose => 36,
            Enchant::Luck { dice, .. } => dice.breadth(),
            Enchant::Act(_) => 16,
        }
    }
}
