//! The damage roll, and Sanctum's blow.

use duelscope_core::rules::damage::Source;
use duelscope_core::{Law, Ratio};

use super::Told;
use super::odds;
use crate::book::{messages, names};
use crate::facts::{Sum, Term};
use crate::{Lang, Phrase, hp, int, percent, range};

messages! {
    from(points: &str, source: &str) {
        en "{points} from {source}";
        ru "{points} {source}";
    }
    sum(terms: &str, total: &str) {
        en "{terms} = <b>{total}</b>.";
        ru "{terms} = <b>{total}</b>.";
    }
    one_term(total: &str, source: &str, span: &str) {
        en "<b>{total}</b> from {source}, of {span}.";
        ru "<b>{total}</b> {source}, из {span}.";
    }
    one_fixed(total: &str, source: &str) {
        en "<b>{total}</b> from {source}, always.";
        ru "<b>{total}</b> {source}, всегда.";
    }
    nothing() {
        en "Nothing adds damage: <b>0</b>.";
        ru "Урону взяться неоткуда: <b>0</b>.";
    }
    blow_fixed(total: &str, kind: &str) {
        en "The blow carries <a>{total}</a>{kind}.";
        ru "Удар несёт <a>{total}</a>{kind}.";
    }
    blow_rolled(total: &str, span: &str, kind: &str) {
        en "The blow carries <a>{total}</a> of {span}{kind}.";
        ru "Удар несёт <a>{total}</a> из {span}{kind}.";
    }
    of_kind(kind: &str) {
        en " ({kind} damage)";
        ru " ({kind} урон)";
    }
    ignoring(kind: &str) {
        en " ({kind})";
        ru " ({kind})";
    }
    so_or_more(total: &str, percent: &str, mean: &str) {
        en "<b>{percent}</b> of hits roll {total} or more; {mean} on average.";
        ru "<b>{percent}</b> попаданий дают {total} или больше; в среднем {mean}.";
    }
    always_as_much() {
        en "It is always as much.";
        ru "Столько бывает всегда.";
    }
    at_least_always(total: &str, mean: &str) {
        en "{total} is the least it can be; {mean} on average.";
        ru "{total} — наименьшее возможное; в среднем {mean}.";
    }
    so_many_give(total: &str, fraction: &str, percent: &str) {
        en "<b>{fraction}</b> such blows carry {total}, {percent}.";
        ru "Ровно {total}: <b>{fraction}</b> таких ударов, {percent}.";
    }
    share_gives(total: &str, percent: &str) {
        en "<b>{percent}</b> of such blows carry {total}.";
        ru "Ровно {total}: <b>{percent}</b> таких ударов.";
    }
    /// The rule of the damage roll.
    rule() {
        en "Each term is rolled on its own, then all are added. A weapon rolls in a triangle: its middle is likeliest.";
        ru "Каждое слагаемое бросают отдельно, затем складывают. Оружие бросает треугольником: середина вероятнее.";
    }
    /// The rule of Sanctum's blow.
    blow_rule() {
        en "The damage has a type and an amount; it then runs through D1 to D4.";
        ru "У урона есть вид и величина; затем он проходит D1–D4.";
    }
}

names! {
    /// What a term of the damage roll is called.
    pub term_name(Source) {
        Amount: "the blow", "удар";
        Strength: "strength", "сила";
        Weapon: "the weapon", "оружие";
        SecondWeapon: "the second weapon", "второе оружие";
        Body: "its own attack", "собственная атака";
        Level: "the level", "уровень";
        Excess: "spare strength", "избыток силы";
    }
}

names! {
    /// The term inside a sentence: "from strength".
    from_source(Source) {
        Amount: "the blow", "от удара";
        Strength: "strength", "от силы";
        Weapon: "the weapon", "от оружия";
        SecondWeapon: "the second weapon", "от второго оружия";
        Body: "its own attack", "от собственной атаки";
        Level: "the level", "от уровня";
        Excess: "spare strength", "от избытка силы";
    }
}

pub(super) fn short(lang: Lang, s: &Sum) -> String {
    let total = int(lang, s.total.into());
    match s.kind.map(|kind| super::kind_name(lang, kind)).filter(|name| !name.is_empty()) {
        Some(kind) => format!("{total} {kind}"),
        None => total,
    }
}

pub(super) fn fill(lang: Lang, s: &Sum, told: &mut Told) {
    told.say = Phrase::new(match s.kind {
        Some(_) => blow(lang, s),
        None => said(lang, s),
    });
    told.odds = likely(lang, s).map(Phrase::new);
}

fn said(lang: Lang, s: &Sum) -> String {
    let total = int(lang, s.total.into());
    match s.terms.as_slice() {
        [] => nothing(lang),
        [term] => {
            let source = from_source(lang, term.source);
            match term.span() {
                (lo, hi) if lo == hi => one_fixed(lang, &total, source),
                (lo, hi) => one_term(lang, &total, source, &range(lang, lo.into(), hi.into())),
            }
        }
        terms => {
            let parts: Vec<_> = terms.iter().map(|t| part(lang, t)).collect();
            sum(lang, &parts.join(" + "), &total)
        }
    }
}

fn part(lang: Lang, term: &Term) -> String {
    let points = format!("<a>{}</a>", int(lang, term.value.into()));
    from(lang, &points, from_source(lang, term.source))
}

fn blow(lang: Lang, s: &Sum) -> String {
    let total = int(lang, s.total.into());
    let kind = s.kind.unwrap_or_default();
    let name = super::kind_name(lang, kind);
    let name = match name.as_str() {
        "" => name,
        _ if kind.ignores_armor && !kind.magical => ignoring(lang, &name),
        _ => of_kind(lang, &name),
    };
    match s.terms.first().map_or((s.total, s.total), Term::span) {
        (lo, hi) if lo == hi => blow_fixed(lang, &total, &name),
        (lo, hi) => blow_rolled(lang, &total, &range(lang, lo.into(), hi.into()), &name),
    }
}

fn likely(lang: Lang, s: &Sum) -> Option<String> {
    let total = int(lang, s.total.into());
    if s.terms.iter().all(|t| t.span().0 == t.span().1) {
        return Some(always_as_much(lang));
    }
    if let (Some(_), [Term { roll: Some(roll), .. }]) = (s.kind, s.terms.as_slice())
        && let Law::Uniform(span) = roll.law
    {
        let one = Ratio::new(1, span.len().into());
        return Some(odds::said(
            lang,
            one,
            |lang, f, p| so_many_give(lang, &total, f, p),
            |lang, p| share_gives(lang, &total, p),
        ));
    }
    let law = s.law.as_ref()?;
    let mean = hp(lang, law.mean());
    let least = law.entries().first().map(|e| e.0) == Some(s.total);
    Some(if least {
        at_least_always(lang, &total, &mean)
    } else {
        so_or_more(lang, &total, &percent(lang, law.at_least(s.total).min(1.0)), &mean)
    })
}
