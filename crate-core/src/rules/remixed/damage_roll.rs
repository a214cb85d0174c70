//! The terms of a damage roll.

use arrayvec::ArrayVec;

use super::blow::MAX_TERMS;
use super::fighter::Fighter;
use super::mob::Mob;
use super::shield::shield_damage;
use super::strike::{Attack, Mode, Rules, in_flight};
use super::vocabulary::{HeroClass, WeaponKind};
use super::weapon::Weapon;
use crate::law::Span;
use crate::rules::damage::{Source, Term, TermRoll};

/// The terms of the roll of `fighter` with `attack`, added up
/// (`Char.damageRoll`, `Mob.damageRoll`, `Weapon.damageRoll`).
///
/// A hero rolls 1 to strength − 9 (always 1 at strength 10 and below) and the
/// weapons of both hands, or the missile alone. A mob rolls its own damage, 0
/// to its level, and what it holds. A Huntress adds the strength to spare of a
/// missile, a Gnoll that of any weapon.
pub fn damage_terms(
    fighter: &Fighter,
    attack: &Attack,
    rules: &Rules,
) -> ArrayVec<Term, MAX_TERMS> {
    damage_terms_in_flight(fighter, &in_flight(fighter, attack, rules), rules)
}

/// As [`damage_terms`], with what flies as it flies.
pub(crate) fn damage_terms_in_flight(
    fighter: &Fighter,
    attack: &Attack,
    rules: &Rules,
) -> ArrayVec<Term, MAX_TERMS> {
    let mut terms = ArrayVec::new();
    let strength = fighter.effective_strength(rules.difficulty).value;
    if fighter.is_hero() {
        let roll = if strength > 10 {
            TermRoll::Uniform(Span::new(1, strength.saturating_sub(9)))
        } else {
            TermRoll::Constant(1)
        };
        terms.push(Term { source: Source::Strength, roll });
    } else {
        let pumped = fighter.special == Some(Mob::Goo) && fighter.special_active;
        let own = if pumped { Span::new(7, 21) } else { fighter.damage };
        terms.push(Term { source: Source::Body, roll: TermRoll::Normal(own) });
        let level = TermRoll::Normal(Span::new(0, fighter.level));
        terms.push(Term { source: Source::Level, roll: level });
    }
    let missile = attack.mode == Mode::Missile && attack.missile.is_some();
    let main = fighter.active_weapon(attack);
    let class = fighter.class();
    weapon_terms(&mut terms, Source::Weapon, main, strength, class, missile);
    if !missile {
        let second = fighter.second_weapon();
        weapon_terms(&mut terms, Source::SecondWeapon, second, strength, class, false);
    }
    terms
}

/// The roll of one weapon and of the strength to spare for it.
fn weapon_terms(
    terms: &mut ArrayVec<Term, MAX_TERMS>,
    source: Source,
    weapon: &Weapon,
    strength: i32,
    class: Option<HeroClass>,
    missile: bool,
) {
    let span = Span::new(weapon.min, weapon.max);
    let roll = match weapon.kind {
        WeaponKind::None => return,
        _ if weapon.times != 1 => TermRoll::Times(span, weapon.times),
        WeaponKind::Shield => {
            let (least, most) = shield_damage(weapon.tier, strength);
            TermRoll::Uniform(Span::new(least, most))
        }
        WeaponKind::Other => TermRoll::Uniform(span),
        _ => TermRoll::Normal(span),
    };
    terms.push(Term { source, roll });
    let spare = strength.saturating_sub(weapon.str_required);
    let spends = match class {
        Some(HeroClass::Huntress) => missile,
        Some(HeroClass::Gnoll) => weapon.has_encumbrance(),
        _ => false,
    };
    if spends && spare > 0 {
        let roll = TermRoll::Uniform(Span::new(0, spare));
        terms.push(Term { source: Source::Excess, roll });
    }
}
