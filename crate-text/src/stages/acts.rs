//! What effects and procs did, one line each.

use duelscope_core::rules::sanctum::{Minion, Quantity};

use super::{Told, effects, outcome_name, procs};
use crate::book::{messages, names};
use crate::facts::{Event, What};
use crate::{Lang, Phrase, int, readings, signed};

/// One effect's or proc's turn in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventText {
    /// What it is.
    pub title: String,
    /// Whose it is, why it did nothing, what else it did.
    pub reason: String,
    /// What it changed: `3 → 7`; empty if it says nothing of the kind.
    pub change: String,
}

messages! {
    no_change(damage: &str) {
        en "Nothing here changes the damage: <b>{damage}</b> goes on.";
        ru "Здесь урон ничто не меняет: <b>{damage}</b> идёт дальше.";
    }
    changed(before: &str, after: &str) {
        en "The damage changes: {before} → <b>{after}</b>.";
        ru "Урон меняется: {before} → <b>{after}</b>.";
    }
    /// The rule of an attack's procs.
    procs_rule() {
        en "Buffs, subclass, weapons and the attacker's own tricks act in this order, before armor is rolled. An enchantment acts beside the blow and never changes its damage.";
        ru "Баффы, подкласс, оружие и собственные приёмы действуют в этом порядке, до броска брони. Зачарование действует помимо удара и урон не меняет.";
    }
    /// The rule of the target's procs.
    answers_rule() {
        en "The target's buffs, shield, subclass and glyph act after armor, in this order.";
        ru "Баффы цели, щит, подкласс и глиф действуют после брони, в этом порядке.";
    }
    /// The rule of the attacker's effects.
    deals_rule() {
        en "What the attacker bears changes its damage before the target takes it.";
        ru "Эффекты нападающего меняют урон до того, как его примет цель.";
    }
    dealt() {
        en "The attacker's own damage has changed";
        ru "Собственный урон нападающего изменился";
    }
    by_hand(n: &str) {
        en "hand damage {n}";
        ru "рукопашный урон {n}";
    }
    by_gazes(n: &str) {
        en "Gazes −{n}";
        ru "Взгляды −{n}";
    }
    takes_damage(who: &str, damage: &str) {
        en "{who} takes {damage} damage";
        ru "{who}: получает урон {damage}";
    }
    of_reading(asks: &str, answer: &str) {
        en "{asks}: {answer}";
        ru "{asks}: {answer}";
    }
    by_default(number: &str) {
        en "AMB-{number}, an open question: the literal reading decided";
        ru "AMB-{number}, открытый вопрос: решило буквальное прочтение";
    }
    by_switch(number: &str) {
        en "AMB-{number}, an open question: the reading you chose decided";
        ru "AMB-{number}, открытый вопрос: решило выбранное прочтение";
    }
    guard() {
        en "Taking the damage";
        ru "Приём урона";
    }
}

pub(super) fn short(lang: Lang, before: i32, after: i32) -> String {
    let (b, a) = (int(lang, before.into()), int(lang, after.into()));
    if before == after { a } else { format!("{b} → {a}") }
}

pub(super) fn fill(lang: Lang, before: i32, after: i32, told: &mut Told) {
    let (b, a) = (int(lang, before.into()), int(lang, after.into()));
    told.say =
        Phrase::new(if before == after { no_change(lang, &a) } else { changed(lang, &b, &a) });
}

/// The event in words.
pub fn event(lang: Lang, of: &Event) -> EventText {
    let change = of.change.map(|(before, after)| change(lang, &of.what, before, after));
    let change = change.unwrap_or_default();
    let (title, reason) = match &of.what {
        What::Effect { bearer, effect, verdict, .. } => {
            let whose = minion(lang, *bearer);
            let why = effects::why_not(lang, *verdict);
            let reason = if why.is_empty() { whose.into() } else { format!("{whose}: {why}") };
            (effects::effect_name(lang, effect), reason)
        }
        What::Dealt(hand, gazes) => (dealt(lang), changed_by(lang, *hand, *gazes)),
        What::Enters(who, damage) => {
            (takes_damage(lang, minion(lang, *who), &int(lang, (*damage).into())), String::new())
        }
        What::Ends(who, outcome) => {
            (minion(lang, *who).into(), outcome_name(lang, *outcome).into())
        }
        What::Decided(question, value) => {
            let number = question.number().to_string();
            let how = if *value == 0 { by_default } else { by_switch };
            let text = readings::question(lang, *question);
            (of_reading(lang, text.asks, text.answer(*value)), how(lang, &number))
        }
        What::Proc(proc, notes) => (procs::name(lang, proc), procs::notes(lang, notes)),
        What::Guard(notes) => (guard(lang), procs::notes(lang, notes)),
    };
    EventText { title, reason, change }
}

fn changed_by(lang: Lang, hand: i32, gazes: i32) -> String {
    let hand = (hand != 0).then(|| by_hand(lang, &signed(lang, hand.into(), 0)));
    let gazes = (gazes != 0).then(|| by_gazes(lang, &int(lang, gazes.into())));
    hand.into_iter().chain(gazes).collect::<Vec<_>>().join("; ")
}

fn change(lang: Lang, what: &What, before: i32, after: i32) -> String {
    let quantity = match what {
        What::Effect { quantity, .. } => *quantity,
        _ => Quantity::Damage,
    };
    if quantity == Quantity::Dead {
        return effects::death(lang, before, after);
    }
    let pair = format!("{} → {}", int(lang, before.into()), int(lang, after.into()));
    match effects::quantity(lang, quantity) {
        "" => pair,
        name => format!("{name} {pair}"),
    }
}

names! {
    /// Who of the minions.
    pub(super) minion(Minion) {
        Attacker: "the attacker", "нападающий";
        Target: "the target", "цель";
        Other: "another minion", "другое существо";
    }
}
