//! Sanctum's effects in words.

use duelscope_core::rules::sanctum::effects::{Conditions, Effect, Op, When};
use duelscope_core::rules::sanctum::{Quantity, Verdict};

use crate::book::{labels, messages, names};
use crate::{Lang, int, signed};

messages! {
    add(n: &str) { en "damage {n}"; ru "урон {n}"; }
    add_armor(n: &str) { en "damage + {n} × armor"; ru "урон + {n} × броня"; }
    reduce(n: &str) { en "damage −{n}"; ru "урон −{n}"; }
    halve() { en "half the damage"; ru "половина урона"; }
    cap_to(n: &str) { en "at most {n} damage"; ru "урон не больше {n}"; }
    immune() { en "no damage"; ru "нет урона"; }
    hand(n: &str) { en "hand damage {n}"; ru "рукопашный урон {n}"; }
    armor(n: &str) { en "armor {n}"; ru "броня {n}"; }
    heal(n: &str) { en "gains {n} HP"; ru "получает {n} ОЗ"; }
    lose(n: &str) { en "loses {n} HP"; ru "теряет {n} ОЗ"; }
    kill() { en "dies"; ru "умирает"; }
    cancel() { en "the damage is cancelled"; ru "урон отменён"; }
    reflect() { en "the attacker takes what is left"; ru "остаток получает нападающий"; }
    redirect(n: &str) { en "moved to a minion of {n} HP"; ru "перенос на существо с {n} ОЗ"; }
    gaze(n: &str) { en "a Gaze, {n} kill"; ru "Взгляд, {n} убивают"; }
    strike(n: &str) { en "the attacker takes {n}"; ru "нападающий получает {n}"; }
    hp_max(n: &str) { en "full HP {n}"; ru "всего ОЗ {n}"; }
    hp(n: &str) { en "HP {n}"; ru "ОЗ {n}"; }
    attacks(n: &str) { en "attacks a round {n}"; ru "атак за раунд {n}"; }
    alive() { en "alive"; ru "жив"; }
    dead() { en "dead"; ru "мёртв"; }
    in_round(n: &str) { en "round {n}"; ru "раунд {n}"; }
}

/// An effect with its time and conditions: "before armor: damage +2, hand".
pub fn effect_name(lang: Lang, effect: &Effect) -> String {
    let mut name = format!("{}: {}", when_name(lang, effect.when), op(lang, effect.op));
    for condition in conditions(lang, effect) {
        name.push_str(", ");
        name.push_str(&condition);
    }
    name
}

names! {
    /// When an effect applies.
    pub when_name(When) {
        Start: "from the start", "с начала";
        Deals: "attacking", "в атаке";
        Before: "before armor", "до брони";
        Hit: "is hit", "при попадании";
        After: "after armor", "после брони";
        Damages: "when it damages", "если ранит";
        Gives: "hits give", "удары дают";
        Killed: "when killed", "если убит";
    }
}

fn op(lang: Lang, op: Op) -> String {
    let n = op.amount().unwrap_or(0);
    op_of(lang, op, &signed(lang, n.into(), 0), &int(lang, n.into()))
}

/// What an effect does, any amount written as `n`.
pub fn op_name(lang: Lang, op: Op) -> String {
    op_of(lang, op, "+n", "n")
}

/// What an effect does, its amount with a sign or without.
fn op_of(lang: Lang, op: Op, plus: &str, plain: &str) -> String {
    match op {
        Op::Add(_) => add(lang, plus),
        Op::AddArmor(_) => add_armor(lang, plain),
        Op::Reduce(_) => reduce(lang, plain),
        Op::Halve => halve(lang),
        Op::CapTo(_) => cap_to(lang, plain),
        Op::Immune => immune(lang),
        Op::Hand(_) => hand(lang, plus),
        Op::Armor(_) => armor(lang, plus),
        Op::Heal(_) => heal(lang, plain),
        Op::Lose(_) => lose(lang, plain),
        Op::Kill => kill(lang),
        Op::Cancel => cancel(lang),
        Op::Reflect => reflect(lang),
        Op::Redirect(_) => redirect(lang, plain),
        Op::Gaze(_) => gaze(lang, plain),
        Op::Strike(_) => strike(lang, plain),
        Op::HpMax(_) => hp_max(lang, plus),
        Op::Hp(_) => hp(lang, plus),
        Op::Attacks(_) => attacks(lang, plus),
    }
}

labels! {
    condition {
        "hand": "hand", "рукопашный";
        "missile": "missile", "метательный";
        "combat": "in combat", "в бою";
        "attacker": "with an attacker", "с нападающим";
        "damage": "while damage is left", "пока есть урон";
        "round": "in one round", "в одном раунде";
    }
}

/// A condition by its word in a code, the one on the round aside.
pub fn condition_name(lang: Lang, word: &str) -> &'static str {
    condition(lang, word).unwrap_or_else(|| condition_name(lang, "round"))
}

fn conditions(lang: Lang, effect: &Effect) -> Vec<String> {
    let only = effect.only;
    let set = [only.modes.hand, only.modes.missile, only.combat, only.attacker, only.damage];
    let mut all: Vec<String> = Conditions::words()
        .zip(set)
        .filter(|(_, set)| *set)
        .map(|(word, _)| condition_name(lang, word).to_owned())
        .collect();
    if only.round > 0 {
        all.push(in_round(lang, &int(lang, only.round.into())));
    }
    all
}

names! {
    /// Why an effect did not apply; nothing where it did.
    pub(super) why_not(Verdict) {
        Applied: "", "";
        NeedsAttacker: "needs an attacker to blame", "нужен виновный";
        OtherMode: "not for this type of damage", "не для этого вида урона";
        NotInCombat: "only in combat", "только в бою";
        NoDamage: "no damage is left", "урона не осталось";
        MagicalPierces: "magical damage passes it by", "магический урон проходит мимо";
        OtherRound: "not in this round", "не в этом раунде";
        NoHit: "0 points are no hit", "0 очков — не попадание";
        NotDamaged: "the blow did not damage", "удар не ранил";
        AlreadyDead: "already dead", "уже мертво";
    }
}

names! {
    /// What an effect changes, in front of the numbers; nothing for damage.
    pub(super) quantity(Quantity) {
        Damage: "", "";
        Dead: "", "";
        Hp: "HP", "ОЗ";
        ArmorMax: "armor", "броня";
        Hand: "hand", "рукопашный";
        Gazes: "Gazes", "Взгляды";
        AttackerHp: "attacker's HP", "ОЗ нападающего";
    }
}

/// Alive or dead, before and after.
pub(super) fn death(lang: Lang, before: i32, after: i32) -> String {
    let state = |n: i32| if n == 0 { alive(lang) } else { dead(lang) };
    format!("{} → {}", state(before), state(after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_read_like_their_cards() {
        let effect: Effect = "before.add~2.hand".parse().expect("an effect");
        assert_eq!(effect_name(Lang::En, &effect), "before armor: damage +2, hand");
        assert_eq!(effect_name(Lang::Ru, &effect), "до брони: урон +2, рукопашный");
        for when in When::all() {
            for (word, amount) in Op::words() {
                let tail = if amount { "~3" } else { "" };
                let Ok(effect) = format!("{}.{word}{tail}", when.word()).parse::<Effect>() else {
                    continue;
                };
                for lang in Lang::ALL {
                    let name = effect_name(lang, &effect);
                    assert!(!name.contains('{') && name.len() > 5, "{name}");
                }
            }
        }
    }
}
