//! What the rungs of a ladder are called.

use duelscope_core::letters;
use duelscope_core::rules::remixed::{Factor, Op, Rung};

use crate::{Lang, int, messages, signed};

messages! {
    to_the_bonus(what: &str) {
        en "bonus: {what}";
        ru "бонус: {what}";
    }
    base() { en "base"; ru "основа"; }
    level() { en "level"; ru "уровень"; }
    given() { en "set by hand"; ru "задано вручную"; }
    bonus_power(bonus: &str) { en "bonus of {bonus}"; ru "бонус {bonus}"; }
    no_bonus() { en "no bonus"; ru "бонуса нет"; }
    ranged_adjacent() { en "missile at a neighbour"; ru "метательное в упор"; }
    main_hand() { en "factor of the weapon"; ru "множитель оружия"; }
    main_hand_lost() { en "factor of the weapon: lost to the other hand"; ru "множитель оружия: потерян из-за другой руки"; }
    second_hand() { en "the other hand; an empty one counts 1"; ru "другая рука; пустая считается за 1"; }
    second_hand_lost() { en "the other hand: not the one that counts"; ru "другая рука: не она решает"; }
    cap() { en "no factor above 20 counts"; ru "множитель не больше 20"; }
    floor() { en "no factor below 0.05 counts"; ru "множитель не меньше 0,05"; }
    lacking(by: &str) { en "{by} strength lacking"; ru "не хватает силы: {by}"; }
    strength_enough() { en "strength is enough"; ru "силы хватает"; }
    imbue() { en "imbued weapon"; ru "закалённое оружие"; }
    paralysed() { en "paralysed"; ru "паралич"; }
    spare(points: &str) { en "a Rogue's {points} strength to spare"; ru "избыток силы разбойника: {points}"; }
    freerunner() { en "Freerunner on the move"; ru "Фрираннер в движении"; }
    easy() { en "easy difficulty"; ru "лёгкая сложность"; }
    unaware() { en "has not noticed the enemy"; ru "не заметил врага"; }
    own(name: &str) { en "{name}'s own number"; ru "собственное число: {name}"; }
    weakness(level: &str) { en "Weakness {level}"; ru "Слабость {level}"; }
    armor_tier() { en "armor tier, twice"; ru "ступень доспеха, дважды"; }
    armor_level() { en "armor level times tier"; ru "уровень доспеха на ступень"; }
    glyph() { en "tier once more, for the glyph"; ru "ещё раз ступень, за глиф"; }
    armor_extra() { en "the armor's own extra"; ru "добавка самого доспеха"; }
    not_negative() { en "not below 0"; ru "не ниже 0"; }
    dr_field() { en "its own armor"; ru "своя броня"; }
    half_level() { en "half its level"; ru "половина уровня"; }
    ignored() { en "the attack ignores it"; ru "атака её не замечает"; }
    haste(steps: &str) { en "haste {steps}"; ru "ускорение {steps}"; }
    mark() { en "marked target"; ru "помеченная цель"; }
    whole() { en "cut to a whole number"; ru "целая часть"; }
}

/// What a rung is.
pub fn reason(lang: Lang, rung: &Rung) -> String {
    let what = factor(lang, rung);
    if rung.op == Op::Exponent { to_the_bonus(lang, &what) } else { what }
}

fn factor(lang: Lang, rung: &Rung) -> String {
    match rung.factor {
        Factor::Base => base(lang),
        Factor::Level => level(lang),
        Factor::Buff(buff) => spaced(buff.id()),
        Factor::Class(class) => spaced(class.id()),
        Factor::Subclass(subclass) => spaced(subclass.id()),
        Factor::Given => given(lang),
        Factor::BonusPower { bonus: 0, .. } => no_bonus(lang),
        Factor::BonusPower { bonus, .. } => bonus_power(lang, &signed(lang, bonus.into(), 0)),
        Factor::RangedAdjacent => ranged_adjacent(lang),
        Factor::MainHand if rung.applied => main_hand(lang),
        Factor::MainHand => main_hand_lost(lang),
        Factor::SecondHand if rung.applied => second_hand(lang),
        Factor::SecondHand => second_hand_lost(lang),
        Factor::Cap20 => cap(lang),
        Factor::Floor005 => floor(lang),
        Factor::Encumbrance { by } if by > 0 => lacking(lang, &int(lang, by.into())),
        Factor::Encumbrance { .. } => strength_enough(lang),
        Factor::Imbue => imbue(lang),
        Factor::Paralysed => paralysed(lang),
        Factor::SpareStrength { points } => spare(lang, &int(lang, points.into())),
        Factor::Freerunner => freerunner(lang),
        Factor::Easy => easy(lang),
        Factor::Unaware => unaware(lang),
        Factor::Own(mob) => own(lang, &spaced(mob.id())),
        Factor::Weakness { level } => weakness(lang, &int(lang, level.into())),
        Factor::ArmorTier => armor_tier(lang),
        Factor::ArmorLevel => armor_level(lang),
        Factor::Glyph => glyph(lang),
        Factor::ArmorExtra => armor_extra(lang),
        Factor::NotNegative => not_negative(lang),
        Factor::DrField => dr_field(lang),
        Factor::HalfLevel => half_level(lang),
        Factor::Ignored => ignored(lang),
        Factor::Haste { steps } => haste(lang, &signed(lang, steps.into(), 0)),
        Factor::Mark => mark(lang),
        Factor::Whole => whole(lang),
    }
}

/// A catalogue id as words: `RingOfAccuracy` as "Ring of Accuracy", `ROGUE` as
/// "Rogue".
pub(crate) fn spaced(id: &str) -> String {
    let shouted = id.chars().all(|c| !letters::is_small(c));
    let mut out = String::new();
    for (i, c) in id.chars().enumerate() {
        match c {
            '_' => out.push(' '),
            _ if shouted && i > 0 => out.push(letters::small(c)),
            _ if letters::is_capital(c) && i > 0 => {
                out.push(' ');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    match letters::find(&out, " Of ") {
        Some(at) => {
            [out.get(..at).unwrap_or_default(), " of ", out.get(at + 4..).unwrap_or_default()]
                .concat()
        }
        None => out,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_become_words() {
        assert_eq!(spaced("RingOfAccuracy"), "Ring of Accuracy");
        assert_eq!(spaced("ROGUE"), "Rogue");
        assert_eq!(spaced("Blessed"), "Blessed");
    }
}
