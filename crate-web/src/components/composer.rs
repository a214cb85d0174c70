//! An effect of one's own, put together from Sanctum's closed vocabulary.

use crate::hooks::kept::use_state_eq;
use duelscope_core::rules::sanctum::effects::{MAX_NUMBER, When};
use duelscope_text::composer::{
    amount_range, effect_add, effect_amount, effect_does, effect_only, effect_round, effect_when,
    own_effect, round_range,
};
use duelscope_text::stages::{condition_name, effect_name, op_name, when_name};
use duelscope_text::{Lang, int};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{AttrValue, Callback, Event, Html, InputEvent, Properties, TargetCast, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::effects::{Draft, fitting, flags};

/// The composer.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ComposerProps {
    /// Language.
    pub lang: Lang,
    /// Start of its ids; unique on the page.
    pub id: AttrValue,
    /// Told the code of the effect.
    pub on_add: Callback<String>,
}

/// Fields for time, deed, amount and conditions; what they come to; a button.
#[component]
pub fn Composer(props: &ComposerProps) -> Html {
    let ComposerProps { lang, id, on_add } = props;
    let lang = *lang;
    let draft = use_state_eq(Draft::default);
    let now = (*draft).clone();
    let change = {
        let draft = draft.clone();
        Callback::from(move |next: Draft| draft.set(next))
    };
    let effect = now.effect();
    let wrong = effect.err().unwrap_or_default();
    let add = {
        let on_add = on_add.clone();
        move |_| {
            if let Ok(effect) = effect {
                on_add.emit(effect.to_string());
            }
        }
    };
    let whens =
        When::all().map(|when| (when.word(), when_name(lang, when).to_owned(), now.when == when));
    let on_when = with(&now, &change, |draft, word| {
        When::all().find(|when| when.word() == word).map(|when| draft.at(when))
    });
    let ops = fitting(now.when).map(|(word, op)| (word, op_name(lang, op), now.op == word));
    let on_op = with(&now, &change, |draft, word| {
        let op = fitting(draft.when).find(|(op, _)| *op == word)?.0;
        Some(Draft { op, ..draft })
    });
    let on_amount =
        with(&now, &change, |draft, text| Some(Draft { amount: text.to_owned(), ..draft }));
    let on_round =
        with(&now, &change, |draft, text| Some(Draft { round: text.to_owned(), ..draft }));
    html! {
        <fieldset class="fields composer">
            <legend>{ own_effect(lang) }</legend>
            { select(format!("{id}-when"), effect_when(lang), whens, on_when) }
            { select(format!("{id}-op"), effect_does(lang), ops, on_op) }
            if now.has_amount() {
                { text(format!("{id}-n"), effect_amount(lang), &now.amount, on_amount,
                    wrong.amount.then(|| amount_range(lang, &int(lang, MAX_NUMBER.into())))) }
            }
            { text(format!("{id}-round"), effect_round(lang), &now.round, on_round, wrong.round.then(|| round_range(lang))) }
            <div class="chips" role="group" aria-label={effect_only(lang)}>
                <span class="run-note">{ effect_only(lang) }</span>
                { for flags().enumerate().map(|(i, word)| {
                    let (change, now) = (change.clone(), now.clone());
                    let pressed = now.flags[i].to_string();
                    let onclick = move |_| {
                        let mut next = now.clone();
                        next.flags[i] = !next.flags[i];
                        change.emit(next);
                    };
                    html! { <button type="button" class="chip" aria-pressed={pressed} {onclick}>{ condition_name(lang, word) }</button> }
                }) }
            </div>
            <div class="row">
                if let Ok(effect) = &effect { <span>{ effect_name(lang, effect) }</span> }
                <button type="button" class="btn spread" disabled={effect.is_err()} onclick={add}>{ icon(Icon::Plus) }{ effect_add(lang) }</button>
            </div>
        </fieldset>
    }
}

/// A callback that makes the next draft of a text.
fn with(
    now: &Draft,
    change: &Callback<Draft>,
    next: impl Fn(Draft, &str) -> Option<Draft> + 'static,
) -> Callback<String> {
    let (now, change) = (now.clone(), change.clone());
    Callback::from(move |text: String| {
        if let Some(draft) = next(now.clone(), &text) {
            change.emit(draft);
        }
    })
}

fn select(
    id: String,
    label: String,
    options: impl Iterator<Item = (&'static str, String, bool)>,
    on_pick: Callback<String>,
) -> Html {
    let onchange = move |event: Event| {
        on_pick.emit(event.target_unchecked_into::<HtmlSelectElement>().value());
    };
    html! {
        <div class="field wide">
            <label for={id.clone()}>{ label }</label>
            <select {id} {onchange}>
                { for options.map(|(value, name, selected)| html! { <option {value} {selected}>{ name }</option> }) }
            </select>
        </div>
    }
}

fn text(
    id: String,
    label: String,
    value: &str,
    on_text: Callback<String>,
    error: Option<String>,
) -> Html {
    let oninput = move |event: InputEvent| {
        on_text.emit(event.target_unchecked_into::<HtmlInputElement>().value());
    };
    let described = error.is_some().then(|| format!("{id}-err"));
    html! {
        <div class="field">
            <label for={id.clone()}>{ label }</label>
            <span class="num">
                <input {id} type="text" inputmode="numeric" autocomplete="off" value={value.to_owned()}
                    aria-invalid={error.is_some().then_some("true")} aria-describedby={described.clone()} {oninput} />
            </span>
            if let Some(error) = error {
                <p class="err" id={described}>{ icon(Icon::Error) }{ error }</p>
            }
        </div>
    }
}
