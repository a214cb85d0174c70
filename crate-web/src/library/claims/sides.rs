//! The page's formulas, and the game's numbers.

use duelscope_core::Ratio;
use duelscope_core::sheet::Sheet;

use super::Value;
use crate::library::Figures;

/// The chance to hit as the wiki's combat page divides it today: attack skill
/// by the sum of both, within 5 to 95 %.
pub fn share(attack: i32, defense: i32) -> f64 {
    let (attack, defense) = (f64::from(attack.max(0)), f64::from(defense.max(0)));
    let share = if attack + defense > 0.0 { attack / (attack + defense) } else { 0.5 };
    share.clamp(0.05, 0.95)
}

fn odds(p: Ratio) -> Value {
    Value::Odds(p.to_f64())
}

/// The same fight with another text in a field.
fn with(figures: &Figures, changes: &[(&str, &str)]) -> Option<Figures> {
    let mut sheet: Sheet = figures.sheet.clone();
    for (key, text) in changes {
        sheet.set(duelscope_core::sheet::Slot::parse(key)?, text);
    }
    Figures::of(&sheet)
}

fn by_page(figures: &Figures) -> Option<Figures> {
    with(figures, &[("edition", "page")])
}

pub(super) fn by_share(figures: &Figures) -> Value {
    let [attack, defense] = figures.skills.unwrap_or_default();
    Value::Odds(share(attack, defense))
}

pub(super) fn hit(figures: &Figures) -> Value {
    odds(figures.hit)
}

pub(super) fn hit_by_page(figures: &Figures) -> Value {
    odds(by_page(figures).map_or(Ratio::ZERO, |page| page.hit))
}

pub(super) fn hit_if_ties_miss(figures: &Figures) -> Value {
    let page = with(figures, &[("edition", "page"), ("ties", "miss")]);
    odds(page.map_or(Ratio::ZERO, |page| page.hit))
}

pub(super) fn crit(figures: &Figures) -> Value {
    odds(figures.crit)
}

/// The most a hit takes with critical hits to the most without.
pub(super) fn crit_factor(figures: &Figures) -> Value {
    let plain = by_page(figures).map_or(0, |page| page.most());
    Value::Points(f64::from(figures.most()) / f64::from(plain))
}

pub(super) fn mean(figures: &Figures) -> Value {
    Value::Points(figures.mean())
}

pub(super) fn mean_by_page(figures: &Figures) -> Value {
    Value::Points(by_page(figures).map_or(0.0, |page| page.mean()))
}

pub(super) fn attack(figures: &Figures) -> Value {
    Value::Whole(figures.skills.map_or(0, |skills| skills[0]))
}

/// As if only the weapon's own factor counted.
pub(super) fn attack_times_accuracy(figures: &Figures) -> Value {
    let accuracy = figures.weapon.map_or(1.0, |weapon| weapon.accuracy);
    let attack = with(figures, &[("l-w-acc", "1")]).and_then(|plain| plain.skills);
    Value::Whole(attack.map_or(0, |[attack, _]| (attack as f32 * accuracy) as i32))
}

pub(super) fn attack_with_bonus_3(figures: &Figures) -> Value {
    let blessed = with(figures, &[("l-buffs", "Blessed.3")]);
    blessed.as_ref().map_or(Value::Whole(0), attack)
}

pub(super) fn strength(figures: &Figures) -> Value {
    Value::Whole(figures.strength)
}

pub(super) fn weapon(figures: &Figures) -> Value {
    let (min, max) = figures.weapon.map_or((0, 0), |weapon| (weapon.min, weapon.max));
    Value::Range(min, max)
}

pub(super) fn accuracy(figures: &Figures) -> Value {
    Value::Points(figures.weapon.map_or(0.0, |weapon| f64::from(weapon.accuracy)))
}

pub(super) fn delay(figures: &Figures) -> Value {
    Value::Points(f64::from(figures.delay.unwrap_or(0)) / 1000.0)
}
