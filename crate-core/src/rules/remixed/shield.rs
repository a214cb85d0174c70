//! Shields in the left hand (`scripts/lib/shields.lua`,
//! `scripts/buffs/ShieldLeft.lua`, `ChaosShieldLeft.lua`).

use libm::{ceil, pow};

use super::buff::Buff;
use super::guard::{Guard, Wound};
use super::note::{Note, lose, note};
use super::vocabulary::{WeaponKind, WeaponSpecial};
use super::weapon::Weapon;
use crate::chance::Chance;
use crate::exchange::{Exchange, Side};
use crate::law::{Odds, Span};

/// By shield level: chance in tenths, points, strength.
const BY_LEVEL: [(u32, f64, i32); 4] = [(3, 4.0, 12), (4, 6.0, 14), (4, 8.0, 16), (5, 10.0, 18)];

fn row(shield: &Weapon) -> (u32, f64, i32) {
    BY_LEVEL[(shield.tier.clamp(1, 4) - 1) as usize]
}

/// A shield's block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// How likely a ready shield blocks; a roll that fails keeps it ready.
    pub odds: Odds,
    /// What it takes off the damage, which is kept at or above 0, in points.
    pub points: i32,
    /// A Chaos Shield does one thing more: heals, wounds the attacker, or what
    /// changes no number here.
    pub chaos: Option<Chaos>,
}

/// What a Chaos Shield's block does beside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chaos {
    /// Points it heals or wounds by, in one of ten twice.
    pub points: i32,
    /// How the attacker takes it.
    pub wound: Wound,
}

/// The block of a shield (`tier` is its level 1 to 4) for a bearer of this
/// effective strength: chance c × (1 − strength lacking / 10), points
/// b × 1.3^item level. What is left of the damage is truncated, so the points
/// taken off are rounded up.
pub fn block(shield: &Weapon, strength: i32, attacker: Guard) -> Block {
    let (tenths, base, required) = row(shield);
    let lack = required.saturating_sub(strength).clamp(0, 10).unsigned_abs();
    let points = base * pow(1.3, f64::from(shield.level));
    let chaos = shield.special == Some(WeaponSpecial::ChaosShield);
    Block {
        odds: Odds::new(tenths * (10 - lack), 100),
        points: ceil(points) as i32,
        chaos: chaos.then_some(Chaos {
            points: points as i32,
            wound: Wound { side: Side::Attacker, guard: attacker },
        }),
    }
}

/// Turns until a shield that has blocked is ready again: 5 and the strength
/// lacking, and the strength to spare on top.
pub fn recharge_turns(shield: &Weapon, strength: i32) -> i32 {
    let required = row(shield).2;
    let apart = required.saturating_sub(strength);
    apart.saturating_abs().saturating_add(5)
}

/// The damage of a shield in the weapon slot, as its smallest and largest
/// roll, for this effective strength: uniform.
pub fn shield_damage(shield_level: i32, strength: i32) -> (i32, i32) {
    let spare = strength.saturating_sub(10).max(0);
    let power = 1.0 + 0.1 * f64::from(shield_level);
    let most = pow(f64::from(spare), power) + f64::from(shield_level);
    (spare, most as i32)
}

/// Whether the item is a shield.
pub(crate) fn is_shield(item: &Weapon) -> bool {
    item.kind == WeaponKind::Shield
}

impl Block {
    #[inline]
    pub(crate) fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        if !x.target.marks.has(Buff::ShieldLeft) {
            return note(chance, Note::Idle);
        }
        let blocks = chance.check(self.odds);
        note(chance, Note::Acts(blocks));
        if !blocks {
            return;
        }
        lose(x, Side::Target, Buff::ShieldLeft, chance);
        if let Some(chaos) = &self.chaos {
            chaos.apply(x, chance);
        }
        x.damage = x.damage.saturating_sub(self.points).max(0);
    }
}

impl Chaos {
    /// One of six: heals the bearer, wounds the attacker, clones it, gives the
    /// bearer a buff, curses the attacker, turns it into a sheep.
    fn apply<C: Chance>(&self, x: &mut Exchange, chance: &mut C) {
        let effect = chance.uniform(Span::new(0, 5));
        if effect > 1 {
            return;
        }
        let twice = chance.check(Odds::new(1, 10));
        for _ in 0..1 + i32::from(twice) {
            if effect == 0 {
                Guard::default().heal(x, Side::Target, self.points, chance);
            } else {
                self.wound.deal(x, self.points, chance);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heavy_shield_blocks_less_often() {
        let wooden = Weapon { kind: WeaponKind::Shield, tier: 1, ..Weapon::EMPTY };
        let open = Guard::default();
        let b = block(&wooden, 12, open);
        assert_eq!((b.odds, b.points), (Odds::new(30, 100), 4));
        let b = block(&Weapon { level: 1, ..wooden }, 10, open);
        assert_eq!((b.odds, b.points), (Odds::new(24, 100), 6));
        assert_eq!(block(&wooden, 0, open).odds.num, 0);
        assert_eq!(recharge_turns(&wooden, 10), 7);
        assert_eq!(shield_damage(1, 12), (2, 3));
    }
}
