//! What weapons, missiles and wands do of their own when they hit.

use arrayvec::ArrayVec;

use super::attack_proc::{Act, AttackProc};
use super::buff::Buff;
use super::dice::Dice;
use super::fighter::Fighter;
use super::guard::{Guard, Ignite, Wound, immunities};
use super::mob::Essence;
use super::thing::Thing;
use super::vocabulary::WeaponSpecial;
use super::weapon::Weapon;
use crate::exchange::Side;
use crate::law::Span;
use crate::rules::damage::TermRoll;

/// Most procs of one weapon.
const MAX: usize = 4;

pub(crate) type Procs = ArrayVec<AttackProc, MAX>;

/// What `weapon` does to `target` when it hits.
pub(crate) fn weapon_procs(weapon: &Weapon, target: &Fighter) -> Procs {
    use WeaponSpecial::*;
    let mut procs = Procs::new();
    let Some(special) = weapon.special else { return procs };
    let from = Thing::Weapon(special);
    let mut inflict = |buff: Buff, num, den| {
        let immune = Essence::from_id(buff.id()).is_some_and(|e| immunities(target).contains(e));
        let act = Act::Inflict { side: Side::Target, buff, immune };
        procs.push(AttackProc::sometimes(from, num, den, act));
    };
    match weapon.special {
        Some(BoneSaw | HookedDagger | Tamahawk | GnollTamahawk) => inflict(Buff::Bleeding, 1, 1),
        Some(Kusarigama) => inflict(Buff::Vertigo, 1, 10),
        Some(CurareDart) => inflict(Buff::Paralysis, 1, 1),
        Some(Javelin) => inflict(Buff::Cripple, 1, 1),
        Some(FrostArrow) => inflict(Buff::Slow, 1, 1),
        Some(ParalysisArrow) => inflict(Buff::Stun, 1, 1),
        Some(PoisonArrow) => inflict(Buff::Poison, 1, 1),
        Some(AmokArrow | AmokDart) => {
            inflict(Buff::Amok, 1, 1);
            inflict(Buff::Speed, 1, 1);
            inflict(Buff::RageBuff, 1, 1);
        }
        Some(FireArrow | IncendiaryDart) => {
            let ignite = Act::Ignite(Ignite::of(target, Side::Target));
            procs.push(AttackProc::always(from, ignite));
        }
        Some(HealthDart) => procs.push(AttackProc::always(from, Act::Heal { percent: 10 })),
        Some(HealthArrow) => procs.push(AttackProc::always(from, Act::Heal { percent: 15 })),
        _ => {}
    }
    procs
}

/// What a wand's zap does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Zap {
    pub(crate) roll: TermRoll,
    pub(crate) essence: Option<Essence>,
    pub(crate) status: Option<Buff>,
}

/// The zap of a wand with `power` levels of a Ring of Power; `None` for what
/// strikes nobody.
pub(crate) fn wand_zap(wand: &Weapon, power: i32) -> Option<Zap> {
    use WeaponSpecial::*;
    let level = wand.level.saturating_add(power).clamp(0, 1 << 14);
    // Int(a, b) excludes b.
    let int = |a, b: i32| TermRoll::Uniform(Span::new(a, b - 1));
    let (roll, essence, status) = match wand.special? {
        WandOfMagicMissile => (int(1, 6 + 2 * level), None, None),
        WandOfFirebolt => {
            (int(1, 8 + level * level), Some(Essence::WandOfFirebolt), Some(Buff::Burning))
        }
        WandOfLightning => (int(5 + level / 2, 10 + level), Some(Essence::Electricity), None),
        WandOfDisintegration => {
            let k = level + 1;
            let span = Span::new(k, 8 + k * k / 3);
            (TermRoll::Normal(span), Some(Essence::WandOfDisintegration), None)
        }
        WandOfAvalanche => (int(2, 6 + (1 + level / 3) * 2), None, None),
        WandOfPoison => (TermRoll::Constant(0), None, Some(Buff::Poison)),
        WandOfIcebolt => (int(3 + level, 4 + 2 * level), None, Some(Buff::Frost)),
        WandOfShadowbolt => (int(4 + 2 * level, 3 + 3 * level), None, None),
        _ => return None,
    };
    Some(Zap { roll, essence, status })
}

impl Zap {
    /// Its status and fire on `target`, beside `roll` of damage.
    pub(crate) fn act(&self, roll: TermRoll, target: &Fighter) -> Act {
        let immune = |buff: &Buff| {
            Essence::from_id(buff.id()).is_some_and(|e| immunities(target).contains(e))
        };
        let burns = self.status == Some(Buff::Burning);
        Act::Zap {
            wound: Wound { side: Side::Target, guard: Guard::of(target, self.essence) },
            dice: Dice::one(roll),
            status: self.status.filter(|buff| !burns && !immune(buff)),
            ignite: burns.then(|| Ignite::of(target, Side::Target)),
        }
    }
}
