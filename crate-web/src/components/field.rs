//! One field: its label, its control, what is wrong with it.

use duelscope_core::sheet::{FieldError, Kind, Slot};
use duelscope_core::sheet::{decimal, shortest};
use duelscope_text::{
    Lang, choice_label, field_error, field_label, less_by_one, more_by_one, reset_to,
};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{
    AttrValue, Callback, Event, Html, InputEvent, KeyboardEvent, Properties, TargetCast, component,
};

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};
use crate::state::Action;

/// A field of the sheet.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct FieldProps {
    /// Language.
    pub lang: Lang,
    /// Which field.
    pub slot: Slot,
    /// Its text.
    pub text: AttrValue,
    /// The preset's value, where the text differs from it.
    #[prop_or_default]
    pub preset: Option<AttrValue>,
    /// What is wrong with the text.
    #[prop_or_default]
    pub error: Option<FieldError>,
    /// Takes every text that is typed or chosen. The same each time, so that only a field
    /// that has changed is rendered again.
    pub act: Callback<Action>,
}

/// A field with its label, and under it what is wrong with it.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    let FieldProps { lang, slot, text, preset, error, act } = props.clone();
    let id = format!("f-{}", slot.key());
    let label = field_label(lang, slot.field);
    let set = {
        let act = act.clone();
        Callback::from(move |text: String| act.emit(Action::Set(slot, text)))
    };
    let reset = preset.as_ref().map(|value| {
        let shown = match slot.field.kind {
            Kind::Choice(_) | Kind::Flag => choice_label(lang, slot.field.key, value),
            Kind::Span { .. } => span_as_read(value),
            _ => value.to_string(),
        };
        let title = reset_to(lang, &label, &shown);
        let (set, value) = (set.clone(), value.to_string());
        html! {
            <button class="reset" aria-label={title.clone()} {title} onclick={move |_| set.emit(value.clone())}>
                { icon(Icon::Reset) }
            </button>
        }
    });
    let wrong = error.is_some();
    let described = wrong.then(|| format!("{id}-err"));
    let control = match slot.field.kind {
        Kind::Choice(words) => choice(lang, &id, slot.field.key, words, &text, set.clone()),
        Kind::Flag => flag(&id, lang, &text, set.clone()),
        Kind::Int { .. } | Kind::Decimal { .. } | Kind::Count => {
            number(lang, &id, &label, slot.field.kind, &text, described.clone(), set.clone())
        }
        _ => plain(&id, &text, slot.field.kind, described.clone(), set.clone()),
    };
    let wide = matches!(slot.field.kind, Kind::Choice(_) | Kind::Text { .. });
    html! {
        <div class={classes!("field", preset.is_some().then_some("changed"), wide.then_some("wide"))}>
            <label for={id.clone()}>{ label }</label>
            { reset }
            { control }
            if let Some(error) = error {
                <p class="err" id={described}>{ icon(Icon::Error) }{ field_error(lang, &error) }</p>
            }
        </div>
    }
}

fn choice(
    lang: Lang,
    id: &str,
    key: &'static str,
    words: &'static [&'static str],
    text: &str,
    set: Callback<String>,
) -> Html {
    let onchange = move |event: Event| {
        set.emit(event.target_unchecked_into::<HtmlSelectElement>().value());
    };
    html! {
        <select id={id.to_owned()} {onchange}>
            { for words.iter().map(|word| html! {
                <option value={*word} selected={*word == text}>{ choice_label(lang, key, word) }</option>
            }) }
        </select>
    }
}

fn flag(id: &str, lang: Lang, text: &str, set: Callback<String>) -> Html {
    let on = text == "yes";
    let onchange = move |_: Event| set.emit(if on { "no" } else { "yes" }.to_owned());
    html! {
        <label class="toggle">
            <input id={id.to_owned()} type="checkbox" role="switch" checked={on} {onchange} />
            <span>{ choice_label(lang, "", if on { "yes" } else { "no" }) }</span>
        </label>
    }
}

fn plain(
    id: &str,
    text: &AttrValue,
    kind: Kind,
    described: Option<String>,
    set: Callback<String>,
) -> Html {
    let oninput = typed(set);
    // A span is shown with the dash people read, whatever the link writes.
    let shown = match kind {
        Kind::Span { .. } => AttrValue::from(span_as_read(text)),
        _ => text.clone(),
    };
    let mode = matches!(kind, Kind::Span { .. }).then_some("numeric");
    html! {
        <span class="num">
            <input id={id.to_owned()} type="text" value={shown} inputmode={mode} autocomplete="off"
                spellcheck="false" aria-invalid={described.is_some().then_some("true")}
                aria-describedby={described} {oninput} />
        </span>
    }
}

/// `1~5` as `1–5`, `3~3` as `3`; what is no whole span stays as typed.
pub fn span_as_read(text: &str) -> String {
    match text.split_once('~') {
        Some((lo, hi)) if lo == hi => lo.to_owned(),
        Some((lo, hi)) => format!("{lo}\u{2013}{hi}"),
        None => text.to_owned(),
    }
}

fn number(
    lang: Lang,
    id: &str,
    label: &str,
    kind: Kind,
    text: &AttrValue,
    described: Option<String>,
    set: Callback<String>,
) -> Html {
    let step = {
        let (text, set) = (text.clone(), set.clone());
        move |by: i32| {
            if let Some(next) = stepped(kind, &text, by) {
                set.emit(next);
            }
        }
    };
    let onkeydown = {
        let step = step.clone();
        move |event: KeyboardEvent| {
            let size = if event.shift_key() { 10 } else { 1 };
            let by = match event.key().as_str() {
                "ArrowUp" => size,
                "ArrowDown" => -size,
                "PageUp" => 10,
                "PageDown" => -10,
                _ => return,
            };
            event.prevent_default();
            step(by);
        }
    };
    let (less, more) = (step.clone(), step);
    let whole = !matches!(kind, Kind::Decimal { .. });
    html! {
        <span class="num">
            <button type="button" tabindex="-1" aria-label={less_by_one(lang, label)}
                disabled={stepped(kind, text, -1).is_none()} onclick={move |_| less(-1)}>{ icon(Icon::Minus) }</button>
            <input id={id.to_owned()} type="text" value={text.clone()} autocomplete="off"
                inputmode={if whole { "numeric" } else { "decimal" }}
                aria-invalid={described.is_some().then_some("true")} aria-describedby={described}
                oninput={typed(set)} {onkeydown} />
            <button type="button" tabindex="-1" aria-label={more_by_one(lang, label)}
                disabled={stepped(kind, text, 1).is_none()} onclick={move |_| more(1)}>{ icon(Icon::Plus) }</button>
        </span>
    }
}

fn typed(set: Callback<String>) -> impl Fn(InputEvent) {
    move |event| set.emit(event.target_unchecked_into::<HtmlInputElement>().value())
}

/// The text a step away, kept within the field's ends; `None` where there is
/// no way further or the text is no number.
fn stepped(kind: Kind, text: &str, by: i32) -> Option<String> {
    match kind {
        Kind::Int { min, max } => {
            let now: i32 = text.trim().parse().ok()?;
            let next = now.saturating_add(by).clamp(min, max);
            (next != now).then(|| next.to_string())
        }
        Kind::Count => {
            let now: u64 = text.trim().parse().ok()?;
            let next = now.saturating_add_signed(by.into()).clamp(1, 1_000_000_000_000);
            (next != now).then(|| next.to_string())
        }
        Kind::Decimal { min, max } => {
            let now: f32 = decimal(&text.trim().replace(',', "."))?;
            // Tenths are counted, not added up: 0.1 + 0.2 stays 0.3.
            let next = (((now * 10.0).round() + by as f32) / 10.0).max(min).min(max);
            (next != now).then(|| shortest(next))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_ends() {
        let int = Kind::Int { min: 0, max: 3 };
        assert_eq!(stepped(int, "2", 1).as_deref(), Some("3"));
        assert_eq!(stepped(int, "2", 10).as_deref(), Some("3"));
        assert_eq!(stepped(int, "3", 1), None);
        assert_eq!(stepped(int, "", 1), None);
        let decimal = Kind::Decimal { min: 0.0, max: 9.0 };
        assert_eq!(stepped(decimal, "0.2", 1).as_deref(), Some("0.3"));
        assert_eq!(stepped(decimal, "1,2", -1).as_deref(), Some("1.1"));
        assert_eq!(span_as_read("1~5"), "1\u{2013}5");
        assert_eq!(span_as_read("3~3"), "3");
        assert_eq!(span_as_read("1-"), "1-");
    }
}
