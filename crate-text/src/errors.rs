//! What is wrong with a field or a link, and what is allowed there.

use duelscope_core::sheet::{Allowed, FieldError, MEASURED, Notice, Problem, Slot};

use crate::{Lang, decimal, field_label, int, messages};

messages! {
    /// A number's range.
    number_range(name: &str, lo: &str, hi: &str) {
        en "{name} is {lo} to {hi}.";
        ru "{name}: от {lo} до {hi}.";
    }
    /// A whole number's range.
    whole_range(name: &str, lo: &str, hi: &str) {
        en "{name} is a whole number from {lo} to {hi}.";
        ru "{name}: целое число от {lo} до {hi}.";
    }
    /// A span's range.
    span_range(name: &str, lo: &str, hi: &str) {
        en "{name} is a number or a range such as 1–5, within {lo} to {hi}.";
        ru "{name}: число или диапазон, например 1–5, в пределах от {lo} до {hi}.";
    }
    /// Words.
    one_of(name: &str, words: &str) {
        en "{name} is one of: {words}.";
        ru "{name}: одно из: {words}.";
    }
    /// An id.
    an_id(name: &str) {
        en "{name} is a name from the catalogue.";
        ru "{name}: название из каталога.";
    }
    /// What is explored.
    a_sweep(name: &str, words: &str) {
        en "{name} is what is measured ({words}), then one or two inputs, as in win_l-str_r-def.";
        ru "{name}: что измеряется ({words}), затем одна или две величины, например win_l-str_r-def.";
    }
    /// A free text.
    at_most(name: &str, n: &str) {
        en "{name} has at most {n} characters.";
        ru "{name}: не больше {n} знаков.";
    }
    /// A free text that holds what must not be shown, or is none.
    plain_text(name: &str, n: &str) {
        en "{name} is plain text of at most {n} characters.";
        ru "{name}: обычный текст, не больше {n} знаков.";
    }
    /// A list.
    list_of(name: &str, n: &str) {
        en "{name} holds up to {n} entries, each one of its list.";
        ru "{name}: до {n} записей, каждая из своего списка.";
    }
    /// A seed.
    a_seed(name: &str) {
        en "{name} is 1 to 16 of the digits 0–9 and a–f.";
        ru "{name}: от 1 до 16 знаков 0–9 и a–f.";
    }
    /// Two fields that contradict each other.
    conflict(name: &str) {
        en "{name} does not go together with the other settings.";
        ru "{name}: не сочетается с другими настройками.";
    }
    /// A key of a link that means nothing.
    unknown_key(key: &str) {
        en "“{key}” is not known here";
        ru "«{key}» здесь неизвестно";
    }
    /// A value of a link that cannot be held.
    bad_value(key: &str, text: &str, rule: &str) {
        en "“{key}={text}”: {rule}";
        ru "«{key}={text}»: {rule}";
    }
    /// A preset that is not in the catalogue.
    no_preset(key: &str, id: &str) {
        en "“{key}={id}”: the catalogue has no such entry, only the numbers count";
        ru "«{key}={id}»: в каталоге такого нет, учтены только числа";
    }
    /// A key that stands twice.
    key_twice(key: &str) {
        en "“{key}” stands there twice, the first one counts";
        ru "«{key}» повторяется, учтено первое";
    }
    /// A version that is not known.
    link_version(version: &str) {
        en "the link is of version “{version}”, newer than this page";
        ru "ссылка версии «{version}» новее этой страницы";
    }
    /// A link that is too long.
    link_too_long(n: &str) {
        en "the link has {n} characters and was not read";
        ru "в ссылке {n} знаков, она не прочитана";
    }
}

/// What a field allows, said where it went wrong.
pub fn field_error(lang: Lang, error: &FieldError) -> String {
    fault(lang, &field_label(lang, error.slot.field), error.problem, &error.allowed)
}

/// The same with the key and the value, where the field is not in sight.
pub fn field_fault(lang: Lang, error: &FieldError) -> String {
    away_from_it(lang, error.slot, &error.text, error.problem, &error.allowed)
}

fn away_from_it(lang: Lang, slot: Slot, text: &str, problem: Problem, allowed: &Allowed) -> String {
    let name = field_label(lang, slot.field);
    let rule = match allowed {
        // No field in sight can hold such texts.
        Allowed::Sweep => a_sweep(lang, &name, &MEASURED.join(", ")),
        Allowed::Text(n) if problem == Problem::NotUnderstood => {
            plain_text(lang, &name, &n.to_string())
        }
        _ => fault(lang, &name, problem, allowed),
    };
    bad_value(lang, &slot.key(), &shortened(text), rule.trim_end_matches('.'))
}

fn fault(lang: Lang, name: &str, problem: Problem, allowed: &Allowed) -> String {
    if problem == Problem::Conflict {
        return conflict(lang, name);
    }
    match *allowed {
        Allowed::Int(lo, hi) if problem == Problem::NotUnderstood => {
            whole_range(lang, name, &int(lang, lo), &int(lang, hi))
        }
        Allowed::Int(lo, hi) => number_range(lang, name, &int(lang, lo), &int(lang, hi)),
        Allowed::Decimal(lo, hi) => {
            let show = |x: f32| decimal(lang, f64::from(x), 2);
            number_range(lang, name, &show(lo), &show(hi))
        }
        Allowed::Span(lo, hi) => span_range(lang, name, &int(lang, lo), &int(lang, hi)),
        Allowed::Words(words) => one_of(lang, name, &words.join(", ")),
        Allowed::Id | Allowed::Sweep => an_id(lang, name),
        Allowed::Text(n) => at_most(lang, name, &n.to_string()),
        Allowed::List(n) => list_of(lang, name, &n.to_string()),
        Allowed::Seed => a_seed(lang, name),
    }
}

/// What a link had that was passed over.
pub fn notice(lang: Lang, notice: &Notice) -> String {
    match notice {
        Notice::UnknownKey(key) => unknown_key(lang, &shortened(key)),
        Notice::BadValue { slot, text, fault: (problem, allowed) } => {
            away_from_it(lang, *slot, text, *problem, allowed)
        }
        Notice::NoPreset { slot, id } => no_preset(lang, &slot.key(), &shortened(id)),
        Notice::Twice(key) => key_twice(lang, &shortened(key)),
        Notice::Version(version) => link_version(lang, &shortened(version)),
        Notice::TooLong(n) => link_too_long(lang, &n.to_string()),
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(24) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
