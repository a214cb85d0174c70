//! Sanctum's D1, D2 and D3.

use super::Told;
use super::names::absent_long;
use crate::facts::{AfterArmor, BeforeArmor, Soak};
use crate::{Lang, Phrase, int, messages};

messages! {
    no_effect(damage: &str) {
        en "No effect acts: <b>{damage}</b> goes on to the armor.";
        ru "Ни один эффект не действует: <b>{damage}</b> идёт к броне.";
    }
    effects_acted(before: &str, after: &str) {
        en "Effects change the damage: {before} → <b>{after}</b>.";
        ru "Эффекты меняют урон: {before} → <b>{after}</b>.";
    }
    /// The rule of D1.
    before_rule() {
        en "First, every effect that acts before armor; with an attacker, also those of being hit. Magical damage and damage that ignores armor then skip to D3.";
        ru "Сначала все эффекты «до брони», а если есть нападающий, то и «при попадании». Магический урон и урон сквозь броню затем идут сразу к D3.";
    }
    one_meets(damage: &str, armor: &str, rest: &str) {
        en "<a>{damage}</a> damage meets <d>{armor}</d> armor: {rest}.";
        ru "Урон <a>{damage}</a> против брони <d>{armor}</d>: {rest}.";
    }
    many_meet(damage: &str, armor: &str, rest: &str) {
        en "<a>{damage}</a> damage meet <d>{armor}</d> armor: {rest}.";
        ru "Урон <a>{damage}</a> против брони <d>{armor}</d>: {rest}.";
    }
    one_goes(n: &str) {
        en "<b>{n} goes on</b>, armor is spent";
        ru "<b>дальше идёт {n}</b>, броня кончилась";
    }
    many_go(n: &str) {
        en "<b>{n} go on</b>, armor is spent";
        ru "<b>дальше идёт {n}</b>, броня кончилась";
    }
    bounced_spent() {
        en "<b>bounced</b>, armor is spent";
        ru "<b>отскок</b>, броня кончилась";
    }
    bounced_left(n: &str) {
        en "<b>bounced</b>, {n} armor is left";
        ru "<b>отскок</b>, брони осталось {n}";
    }
    bare(damage: &str) {
        en "No armor is left: <b>{damage}</b> goes on.";
        ru "Брони нет: <b>{damage}</b> идёт дальше.";
    }
    below_zero(armor: &str, damage: &str, goes_on: &str) {
        en "Armor <d>{armor}</d> is below 0 and adds to the damage: {damage} → <b>{goes_on}</b>.";
        ru "Броня <d>{armor}</d> ниже 0 и прибавляется к урону: {damage} → <b>{goes_on}</b>.";
    }
    nothing_came() {
        en "No damage comes: <b>bounced</b>, the armor is not touched.";
        ru "Урона нет: <b>отскок</b>, броня не тронута.";
    }
    /// The rule of D2.
    soak_rule() {
        en "Damage and current armor reduce each other one for one until either is 0. Damage 0 has bounced.";
        ru "Урон и текущая броня гасят друг друга один к одному, пока что-то не станет 0. Урон 0 — отскок.";
    }
    capped(damage: &str, hp: &str) {
        en "<a>{damage}</a> is capped to the <b>{hp}</b> HP left.";
        ru "<a>{damage}</a> срезано до оставшихся ОЗ: <b>{hp}</b>.";
    }
    within(damage: &str, hp: &str) {
        en "<b>{damage}</b> is no more than the {hp} HP left: nothing is cut.";
        ru "<b>{damage}</b> не больше оставшихся ОЗ ({hp}): ничего не срезано.";
    }
    then_effects(before: &str, after: &str) {
        en "Effects after armor: {before} → <b>{after}</b>.";
        ru "Эффекты после брони: {before} → <b>{after}</b>.";
    }
    /// The rule of D3.
    after_rule() {
        en "The damage is cut to the current HP, once; then every effect that acts after armor. Cancelled damage has bounced; a minion dead of an effect is killed.";
        ru "Урон срезают до текущих ОЗ, один раз; затем все эффекты «после брони». Отменённый урон — отскок; умерший от эффекта — убит.";
    }
    rail_capped(n: &str) { en "capped at {n}"; ru "срезано до {n}"; }
    rail_bounced() { en "bounced"; ru "отскок"; }
}

pub(super) fn short_before(lang: Lang, b: &BeforeArmor) -> String {
    arrow(lang, b.before, b.after)
}

pub(super) fn short_soak(lang: Lang, s: &Soak) -> String {
    if s.goes_on == 0 { rail_bounced(lang) } else { arrow(lang, s.damage, s.goes_on) }
}

pub(super) fn short_after(lang: Lang, a: &AfterArmor) -> String {
    if a.capped < a.damage && a.after == a.capped {
        rail_capped(lang, &int(lang, a.capped.into()))
    } else {
        arrow(lang, a.damage, a.after)
    }
}

fn arrow(lang: Lang, before: i32, after: i32) -> String {
    let (b, a) = (int(lang, before.into()), int(lang, after.into()));
    if before == after { a } else { format!("{b} → {a}") }
}

pub(super) fn fill_before(lang: Lang, b: &BeforeArmor, told: &mut Told) {
    let (before, after) = (int(lang, b.before.into()), int(lang, b.after.into()));
    let acted = b.before != b.after;
    let mut say = match (acted, b.past_armor) {
        (true, _) => Phrase::new(effects_acted(lang, &before, &after)),
        (false, None) => Phrase::new(no_effect(lang, &after)),
        (false, Some(why)) => Phrase::new(absent_long(lang, why)),
    };
    if let (true, Some(why)) = (acted, b.past_armor) {
        say = say.join(Phrase::new(absent_long(lang, why)));
    }
    told.say = say;
}

pub(super) fn fill_soak(lang: Lang, s: &Soak, told: &mut Told) {
    let show = |n: i32| int(lang, n.into());
    let (damage, armor) = (show(s.damage), show(s.armor));
    if s.damage == 0 {
        told.say = Phrase::new(nothing_came(lang));
        return;
    }
    if s.armor < 0 {
        told.say = Phrase::new(below_zero(lang, &armor, &damage, &show(s.goes_on)));
        return;
    }
    if s.armor == 0 {
        told.say = Phrase::new(bare(lang, &damage));
        return;
    }
    let rest = match (s.goes_on, s.armor_left) {
        (0, 0) => bounced_spent(lang),
        (0, left) => bounced_left(lang, &show(left)),
        (1, _) => one_goes(lang, &show(1)),
        (n, _) => many_go(lang, &show(n)),
    };
    let meets = if s.damage == 1 { one_meets } else { many_meet };
    told.say = Phrase::new(meets(lang, &damage, &armor, &rest));
}

pub(super) fn fill_after(lang: Lang, a: &AfterArmor, told: &mut Told) {
    let show = |n: i32| int(lang, n.into());
    let cap = if a.capped < a.damage {
        capped(lang, &show(a.damage), &show(a.capped))
    } else {
        within(lang, &show(a.damage), &show(a.hp))
    };
    told.say = Phrase::new(cap);
    if a.after != a.capped {
        let effects = then_effects(lang, &show(a.capped), &show(a.after));
        told.say = std::mem::take(&mut told.say).join(Phrase::new(effects));
    }
}
