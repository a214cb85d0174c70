//! What happens between the critical test and the damage reduction: buffs,
//! class and subclass, the weapon's own effect, a mob's own attack
//! (`Char.attackProc`, `Mob.zapProc`).

use core::ops::ControlFlow::{self, Continue};

use super::buff::Buff;
use super::dice::Dice;
use super::guard::{Guard, Ignite, Wound};
use super::note::{Note, gain, note};
use super::thing::Thing;
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome, Side};
use crate::law::{Law, Odds, Span, Ties};

/// One thing an attack does beside its damage, with its odds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttackProc {
    /// What it comes from.
    pub from: Thing,
    /// How likely it is; certain things are not rolled for.
    pub odds: Odds,
    /// What it does.
    pub act: Act,
}

/// What a proc of an attack does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// Damage × 2 while the attacker bears the buff (Fury, Rage).
    DoubleWith(Buff),
    /// Damage × 2.
    Double,
    /// Damage × 2 in a quarter of the attacks, else Stun in a tenth of the
    /// rest (Dread Knight).
    DoubleOrStun,
    /// The damage becomes 0: a zap that harms in another way.
    Nothing,
    /// Gladiator: counts the hit; from the third on adds
    /// `trunc(damage × (count − 2) / 5)`.
    Combo,
    /// Battlemage: a hit charges the wand in hand up to its most; its charges
    /// are added.
    Charges {
        /// Most charges.
        most: i32,
    },
    /// Assassin: adds `Int(1, damage)`, that is 1 to damage − 1, or 1.
    Ambush,
    /// Someone bears a buff from now on.
    Inflict {
        /// Who.
        side: Side,
        /// Which buff.
        buff: Buff,
        /// That one is immune to it: nothing happens.
        immune: bool,
    },
    /// Someone is set on fire.
    Ignite(Ignite),
    /// One of these buffs, every one as likely, for the target.
    OneOf(&'static [Buff]),
    /// The attacker is healed by the damage.
    Drain,
    /// The target is healed by this percentage of its full HP.
    Heal {
        /// Percent.
        percent: i32,
    },
    /// Damage beside the blow: a roll.
    Wound {
        /// Who takes it.
        wound: Wound,
        /// The roll.
        dice: Dice,
        /// The roll is multiplied by this.
        times: i32,
    },
    /// A wand's zap: damage beside the blow, and a status.
    Zap {
        /// Who takes it.
        wound: Wound,
        /// The roll.
        dice: Dice,
        /// What it leaves; Frost of the icebolt comes with Slow.
        status: Option<Buff>,
        /// The firebolt sets on fire.
        ignite: Option<Ignite>,
    },
    /// Damage beside the blow: as much as the blow's, times this; the blow's
    /// own becomes 0 (Yog's Brain).
    Turn {
        /// Who takes it.
        wound: Wound,
        /// Factor.
        times: i32,
    },
    /// A beam with a magic roll of its own (Eye).
    Beam {
        /// Attack skill, not yet doubled.
        attack: i32,
        /// Defense skill.
        defense: i32,
        /// Who takes it.
        wound: Wound,
        /// Its damage, by the game's triangle.
        span: Span,
    },
    /// The attacker dies of its own attack.
    Burst,
}

impl AttackProc {
    /// A thing that happens at every hit.
    pub const fn always(from: Thing, act: Act) -> AttackProc {
        AttackProc { from, odds: Odds::new(1, 1), act }
    }

    /// A thing that happens `num` in `den` times.
    pub const fn sometimes(from: Thing, num: u32, den: u32, act: Act) -> AttackProc {
        AttackProc { from, odds: Odds::new(num, den), act }
    }

    /// Whether it neither reads nor changes what an attack leaves on the
    /// attacker.
    pub fn keeps_to_target(&self) -> bool {
        match &self.act {
            Act::DoubleWith(_) | Act::Combo | Act::Charges { .. } | Act::Drain | Act::Burst => {
                false
            }
            Act::Inflict { side, .. } => *side == Side::Target,
            Act::Ignite(Ignite { wound })
            | Act::Wound { wound, .. }
            | Act::Zap { wound, .. }
            | Act::Turn { wound, .. }
            | Act::Beam { wound, .. } => wound.side == Side::Target,
            Act::Double
            | Act::DoubleOrStun
            | Act::Nothing
            | Act::Ambush
            | Act::OneOf(_)
            | Act::Heal { .. } => true,
        }
    }

    /// How many sequences of results there are.
    pub fn breadth(&self) -> u64 {
        match &self.act {
            Act::Wound { dice, .. } | Act::Zap { dice, .. } => dice.breadth().saturating_mul(2),
            Act::Beam { span, .. } => u64::from(span.len()).saturating_mul(2),
            _ => 16,
        }
    }

    #[inline]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        // `Char.attack` floors the damage before the first proc.
        x.damage = x.damage.max(0);
        if self.odds.num == self.odds.den {
            act(&self.act, x, chance);
        } else {
            let acts = chance.check(self.odds);
            note(chance, Note::Acts(acts));
            if acts {
                act(&self.act, x, chance);
            }
        }
        Continue(())
    }
}

/// Does it.
pub(crate) fn act<C: Chance>(what: &Act, x: &mut Exchange, chance: &mut C) {
    match *what {
        Act::DoubleWith(buff) => {
            if x.attacker.marks.has(buff) {
                x.damage = x.damage.saturating_mul(2);
            } else {
                note(chance, Note::Idle);
            }
        }
        Act::Double => x.damage = x.damage.saturating_mul(2),
        Act::DoubleOrStun => {
            if chance.check(Odds::new(1, 4)) {
                x.damage = x.damage.saturating_mul(2);
            } else if chance.check(Odds::new(1, 10)) {
                gain(x, Side::Target, Buff::Stun, chance);
            }
        }
        Act::Nothing => x.damage = 0,
        Act::Combo => combo(x),
        Act::Charges { most } => {
            if x.damage > 0 && x.attacker.count < most {
                x.attacker.count += 1;
            }
            x.damage = x.damage.saturating_add(x.attacker.count);
        }
        Act::Ambush => {
            let points = chance.uniform(Span::new(1, x.damage.saturating_sub(1)));
            x.damage = x.damage.saturating_add(points);
        }
        Act::Inflict { immune: true, .. } => note(chance, Note::Immune),
        Act::Inflict { side, buff, .. } => gain(x, side, buff, chance),
        Act::Ignite(ignite) => ignite.apply(x, chance),
        Act::OneOf(buffs) => {
            let last = buffs.len().saturating_sub(1) as i32;
            let i = chance.uniform(Span::new(0, last));
            if let Some(&buff) = buffs.get(i as usize) {
                gain(x, Side::Target, buff, chance);
            }
        }
        Act::Drain => Guard::default().heal(x, Side::Attacker, x.damage, chance),
        Act::Heal { percent } => {
            let points = i64::from(x.target.hp_max) * i64::from(percent) / 100;
            Guard::default().heal(x, Side::Target, points as i32, chance);
        }
        Act::Wound { wound, dice, times } => {
            let points = dice.roll(chance).saturating_mul(times);
            wound.deal(x, points, chance);
        }
        Act::Zap { wound, dice, status, ignite } => {
            let points = dice.roll(chance);
            if points > 0 {
                wound.deal(x, points, chance);
            }
            if let Some(ignite) = ignite {
                ignite.apply(x, chance);
            }
            if let Some(buff) = status {
                gain(x, Side::Target, buff, chance);
                if buff == Buff::Frost {
                    gain(x, Side::Target, Buff::Slow, chance);
                }
            }
        }
        Act::Turn { wound, times } => {
            let points = x.damage.saturating_mul(times);
            x.damage = 0;
            wound.deal(x, points, chance);
        }
        Act::Beam { attack, defense, wound, span } => {
            let law = Law::Contest {
                attack: 2 * i64::from(attack),
                defense: i64::from(defense),
                ties: Ties::Hit,
            };
            if chance.draw(law).pick == 1 {
                let points = chance.triangular(span);
                wound.deal(x, points, chance);
            }
        }
        Act::Burst => {
            x.attacker.hp = x.attacker.hp.min(0);
            x.attacker.dead = true;
        }
    }
}

/// A combo's count stops where nobody's patience reaches.
const MOST_HITS: i32 = 1 << 16;

fn combo(x: &mut Exchange) {
    x.attacker.count = (x.attacker.count + 1).min(MOST_HITS);
    let hits = i64::from(x.attacker.count);
    if hits >= 3 {
        let points = i64::from(x.damage) * (hits - 2) / 5;
        x.damage = x.damage.saturating_add(i32::try_from(points).unwrap_or(i32::MAX));
    }
}
