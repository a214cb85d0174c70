//! The loss of HP and the end of the attack.

use duelscope_core::Outcome;

use super::Told;
use crate::facts::{Loss, Phase};
use crate::{Lang, Phrase, int, messages, percent};

messages! {
    damaged(before: &str, damage: &str, after: &str) {
        en "{before} − {damage} = {after}: <b>damaged</b>.";
        ru "{before} − {damage} = {after}: <b>ранен</b>.";
    }
    killed(before: &str, damage: &str, after: &str) {
        en "{before} − {damage} = {after}: <b>killed</b>.";
        ru "{before} − {damage} = {after}: <b>убит</b>.";
    }
    bounced(before: &str) {
        en "Nothing is left of the damage: <b>bounced</b>, {before} HP stay.";
        ru "От урона ничего не осталось: <b>отскок</b>, ОЗ всё ещё {before}.";
    }
    unharmed(before: &str) {
        en "{before} − 0 = {before}: <b>damaged</b> by 0, the rule's word for a hit that got through.";
        ru "{before} − 0 = {before}: <b>ранен</b> на 0, так правило зовёт прошедший удар.";
    }
    less_arrives(came: &str, lost: &str) {
        en "Of {came} damage {lost} arrive.";
        ru "Из урона {came} доходит {lost}.";
    }
    already_dead() {
        en "Dead already of what came beside the blow: <b>killed</b>.";
        ru "Цель уже мертва от того, что пришло помимо удара: <b>убит</b>.";
    }
    hurt_beside() {
        en "Nothing is left of the blow, but something beside it hurt: <b>damaged</b>.";
        ru "От удара ничего не осталось, но помимо него цель пострадала: <b>ранен</b>.";
    }
    so_many_kill(percent: &str) {
        en "<b>{percent}</b> of such attacks kill.";
        ru "<b>{percent}</b> таких атак убивают.";
    }
    always_kills() {
        en "Such attacks <b>always kill</b>.";
        ru "Такие атаки <b>всегда убивают</b>.";
    }
    never_kills() {
        en "One such attack <b>never kills</b>.";
        ru "Одна такая атака <b>не убивает</b> никогда.";
    }
    /// The rule of the loss of HP in Remixed Dungeon.
    rule() {
        en "What is left of the damage is taken off the HP. At 0 or less the target is dead.";
        ru "Остаток урона вычитают из ОЗ. При 0 и ниже цель мертва.";
    }
    /// The rule of Sanctum's D4.
    apply_rule() {
        en "The HP are reduced by the damage. Still alive with HP above 0 is damaged, else killed.";
        ru "ОЗ уменьшаются на урон. Жив и ОЗ больше 0 — ранен, иначе убит.";
    }
}

pub(super) fn fill(lang: Lang, l: &Loss, told: &mut Told) {
    let show = |n: i32| int(lang, n.into());
    let (before, damage, after) = (show(l.before), show(l.lost), show(l.after));
    let sanctum = told.phase == Phase::Apply;
    told.say = Phrase::new(match l.outcome {
        Outcome::Killed if l.before <= 0 && l.lost == 0 => already_dead(lang),
        Outcome::Killed => killed(lang, &before, &damage, &after),
        Outcome::Damaged if l.lost == 0 && sanctum => unharmed(lang, &before),
        Outcome::Damaged if l.lost == 0 => hurt_beside(lang),
        Outcome::Bounced | Outcome::Missed => bounced(lang, &before),
        _ => damaged(lang, &before, &damage, &after),
    });
    if l.lost != l.damage && l.before > 0 {
        told.notes.push(Phrase::new(less_arrives(lang, &show(l.damage), &show(l.lost))));
    }
    told.odds = l.kill.map(|p| {
        Phrase::new(match p {
            _ if p <= 0.0 => never_kills(lang),
            _ if p >= 1.0 - 1e-12 => always_kills(lang),
            _ => so_many_kill(lang, &percent(lang, p)),
        })
    });
}
