//! What the target does about a hit: before and after the damage reduction
//! (`Char.defenseProc`).

use core::ops::ControlFlow::{self, Continue};

use super::buff::Buff;
use super::guard::{Guard, Wound};
use super::mob::Mob;
use super::note::{Note, gain, lose, note};
use super::shield::Block;
use super::thing::Thing;
use super::vocabulary::Subclass;
use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome, Side};
use crate::law::{Law, Odds, Span};

/// One thing the target does about a hit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DefenseProc {
    /// The attacker takes `IntRange(0, damage)` (Ring of Thorns, Acidic).
    Reflect {
        /// What reflects.
        from: Thing,
        /// How the attacker takes it.
        wound: Wound,
    },
    /// The damage becomes 0 and the shield is used up.
    ManaShield,
    /// Earthroot armor: absorbs up to its points; while it holds, negative
    /// damage adds to them.
    Earthroot,
    /// A shield in the left hand, if it is ready.
    Block(Block),
    /// Ring of Frost, for an adjacent attacker: slow, and frozen in 11 of 100.
    FrostRing {
        /// The attacker cannot be frozen.
        immune: bool,
    },
    /// Guardian with a shield: the attacker takes
    /// `trunc(Float(1, s + 1) / (s + 3) × damage)`.
    Guardian {
        /// Skill level s, at least 1.
        skill: u32,
        /// How the attacker takes it.
        wound: Wound,
    },
    /// The step of the subclass keeps the damage at or above 0, for everyone.
    Floor,
    /// Ooze on an adjacent attacker, one time in five (Deep Snail).
    Ooze,
    /// Swarm: splits if its HP reach damage + 2, which costs it half of the
    /// HP that would be left.
    Split,
    /// Shaman: the first flight above two thirds of its HP and the second
    /// above one third halve the damage.
    Flee,
    /// Warlock: halves the damage that would carry it below two thirds or one
    /// third of its HP.
    Blink,
    /// The damage becomes 0 (Lich with the purple skull; a zap that harms in
    /// another way).
    Nothing,
}

impl DefenseProc {
    /// Whether it neither reads nor changes what an attack leaves on the
    /// attacker.
    pub const fn keeps_to_target(&self) -> bool {
        match self {
            DefenseProc::Reflect { .. }
            | DefenseProc::FrostRing { .. }
            | DefenseProc::Guardian { .. }
            | DefenseProc::Ooze => false,
            DefenseProc::Block(block) => block.chaos.is_none(),
            DefenseProc::ManaShield
            | DefenseProc::Earthroot
            | DefenseProc::Floor
            | DefenseProc::Split
            | DefenseProc::Flee
            | DefenseProc::Blink
            | DefenseProc::Nothing => true,
        }
    }

    /// What it comes from; `None` for steps that everyone has.
    pub const fn thing(&self) -> Option<Thing> {
        Some(match self {
            DefenseProc::Reflect { from, .. } => *from,
            DefenseProc::ManaShield => Thing::Buff(Buff::ManaShield),
            DefenseProc::Earthroot => Thing::Buff(Buff::EarthrootArmor),
            DefenseProc::Block(Block { chaos: Some(_), .. }) => Thing::Buff(Buff::ChaosShieldLeft),
            DefenseProc::Block(_) => Thing::Buff(Buff::ShieldLeft),
            DefenseProc::FrostRing { .. } => Thing::Buff(Buff::RingOfFrost),
            DefenseProc::Guardian { .. } => Thing::Subclass(Subclass::Guardian),
            DefenseProc::Ooze => Thing::Mob(Mob::DeepSnail),
            DefenseProc::Split => Thing::Mob(Mob::Swarm),
            DefenseProc::Flee => Thing::Mob(Mob::Shaman),
            DefenseProc::Blink => Thing::Mob(Mob::Warlock),
            DefenseProc::Floor | DefenseProc::Nothing => return None,
        })
    }

    #[inline]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        match self {
            DefenseProc::Reflect { wound, .. } => {
                if x.damage > 0 {
                    let points = chance.uniform(Span::new(0, x.damage));
                    wound.deal(x, points, chance);
                } else {
                    note(chance, Note::Idle);
                }
            }
            DefenseProc::ManaShield => {
                if x.target.marks.has(Buff::ManaShield) {
                    x.damage = 0;
                    lose(x, Side::Target, Buff::ManaShield, chance);
                } else {
                    note(chance, Note::Idle);
                }
            }
            DefenseProc::Earthroot => earthroot(x, chance),
            DefenseProc::Block(block) => block.apply(x, chance),
            DefenseProc::FrostRing { immune } => {
                gain(x, Side::Attacker, Buff::Slow, chance);
                if !immune && chance.check(Odds::new(11, 100)) {
                    gain(x, Side::Attacker, Buff::Frost, chance);
                }
            }
            DefenseProc::Guardian { skill, wound } => guardian(*skill, wound, x, chance),
            DefenseProc::Floor => x.damage = x.damage.max(0),
            DefenseProc::Ooze => {
                if chance.check(Odds::new(1, 5)) {
                    gain(x, Side::Attacker, Buff::Ooze, chance);
                }
            }
            DefenseProc::Split => split(x),
            DefenseProc::Flee => flee(x),
            DefenseProc::Blink => blink(x),
            DefenseProc::Nothing => x.damage = 0,
        }
        Continue(())
    }
}

fn earthroot<C: Chance>(x: &mut Exchange, chance: &mut C) {
    let points = x.target.ward;
    if points <= 0 {
        return note(chance, Note::Idle);
    }
    if x.damage < points {
        x.target.ward = points.saturating_sub(x.damage);
        x.damage = 0;
    } else {
        x.damage -= points;
        x.target.ward = 0;
        lose(x, Side::Target, Buff::EarthrootArmor, chance);
    }
}

/// Most damage the guardian's law reflects: the law counts in u32.
const MOST: u32 = 1 << 20;

fn guardian<C: Chance>(skill: u32, wound: &Wound, x: &mut Exchange, chance: &mut C) {
    if x.damage <= 0 {
        return note(chance, Note::Idle);
    }
    let skill = skill.clamp(1, 1 << 10);
    let damage = x.damage.unsigned_abs().min(MOST);
    let law = Law::Truncated { from: damage, to: damage * (skill + 1), den: skill + 3 };
    let base = damage / (skill + 3);
    let points = base.saturating_add(chance.draw(law).pick);
    wound.deal(x, i32::try_from(points).unwrap_or(i32::MAX), chance);
}

fn split(x: &mut Exchange) {
    let (hp, damage) = (x.target.hp, x.damage);
    if hp >= damage.saturating_add(2) {
        let clone = (hp.saturating_sub(damage) / 2).max(1);
        x.target.hp = hp.saturating_sub(clone);
    }
}

/// Two thirds and one third of the full HP, in whole points.
fn thirds(x: &Exchange) -> (i32, i32) {
    let full = i64::from(x.target.hp_max);
    ((2 * full / 3) as i32, (full / 3) as i32)
}

fn flee(x: &mut Exchange) {
    let (high, low) = thirds(x);
    let (hp, flights) = (x.target.hp, x.target.count);
    if (hp > high && flights < 1) || (hp > low && flights < 2) {
        x.target.count += 1;
        x.damage /= 2;
    }
}

fn blink(x: &mut Exchange) {
    let hp = x.target.hp;
    let left = hp.saturating_sub(x.damage / 2);
    let (high, low) = thirds(x);
    if (hp > high && left < high) || (hp > low && left < low) {
        x.damage /= 2;
    }
}

/// How a plain fighter takes reflected damage.
pub(crate) const fn reflected(guard: Guard) -> Wound {
    Wound { side: Side::Attacker, guard }
}
