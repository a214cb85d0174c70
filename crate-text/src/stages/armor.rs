//! Remixed Dungeon's armor.

use duelscope_core::{Law, Ratio};

use super::Told;
use super::odds;
use crate::facts::Reduction;
use crate::{Lang, Phrase, int, messages, range};

messages! {
    takes(points: &str, span: &str, before: &str, after: &str) {
        en "Armor takes <d>{points}</d> of {span}: {before} → <b>{after}</b>.";
        ru "Броня берёт <d>{points}</d> из {span}: {before} → <b>{after}</b>.";
    }
    takes_all(points: &str, span: &str, before: &str) {
        en "Armor rolls <d>{points}</d> of {span} against {before} damage: <b>nothing</b> goes on.";
        ru "Бросок брони <d>{points}</d> из {span} против урона {before}: дальше <b>ничего</b>.";
    }
    adds(points: &str, before: &str, after: &str) {
        en "Armor below 0 lets <d>{points}</d> more through: {before} → <b>{after}</b>.";
        ru "Броня ниже 0 пропускает ещё <d>{points}</d>: {before} → <b>{after}</b>.";
    }
    no_armor(before: &str) {
        en "No armor: <b>{before}</b> goes on.";
        ru "Брони нет: <b>{before}</b> идёт дальше.";
    }
    so_many_roll(points: &str, fraction: &str, percent: &str) {
        en "<b>{fraction}</b> rolls give {points}, {percent}.";
        ru "Ровно {points}: <b>{fraction}</b> бросков, {percent}.";
    }
    share_rolls(points: &str, percent: &str) {
        en "<b>{percent}</b> of rolls give {points}.";
        ru "Ровно {points}: <b>{percent}</b> бросков.";
    }
    /// The rule of damage reduction.
    rule() {
        en "Every number from 0 to the damage reduction is equally likely; it is taken off the damage. No percentage, and the attack skill has no say.";
        ru "Любое число от 0 до снижения урона равновероятно; его вычитают из урона. Никаких процентов, и навык атаки ни при чём.";
    }
    rail_none() { en "none"; ru "нет"; }
}

pub(super) fn short(lang: Lang, r: &Reduction) -> String {
    match r.span {
        span if span.min() == 0 && span.max() == 0 => rail_none(lang),
        _ => int(lang, i64::from(r.after) - i64::from(r.before)),
    }
}

pub(super) fn fill(lang: Lang, r: &Reduction, told: &mut Told) {
    let (before, after) = (int(lang, r.before.into()), int(lang, r.after.into()));
    let points = int(lang, i64::from(r.points).abs());
    let span = range(lang, r.span.min().into(), r.span.max().into());
    told.say = Phrase::new(match r.points {
        0 if r.span.max() == 0 && r.span.min() == 0 => no_armor(lang, &before),
        p if p < 0 => adds(lang, &points, &before, &after),
        p if p > 0 && r.after == 0 => takes_all(lang, &points, &span, &before),
        _ => takes(lang, &points, &span, &before, &after),
    });
    if let Some(Law::Uniform(span)) = r.roll.map(|roll| roll.law).filter(|l| l.len() > 1) {
        let one = Ratio::new(1, span.len().into());
        let points = int(lang, r.points.into());
        told.odds = Some(Phrase::new(odds::said(
            lang,
            one,
            |lang, f, p| so_many_roll(lang, &points, f, p),
            |lang, p| share_rolls(lang, &points, p),
        )));
    }
}
