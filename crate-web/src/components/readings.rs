//! How Sanctum's open questions are read, each a choice in words.

use duelscope_core::rules::sanctum::Readings as Chosen;
use duelscope_core::rules::sanctum::readings::{Question, Reading};
use duelscope_core::sheet::FieldError;
use duelscope_text::readings::{
    no_source, open_questions, open_questions_why, question, question_number, readings_reset,
};
use duelscope_text::{Lang, field_error, reset_to};
use web_sys::HtmlSelectElement;
use yew::{AttrValue, Callback, Event, Html, TargetCast};

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};

/// The open questions.
#[derive(Debug)]
pub struct Readings {
    /// Language.
    pub lang: Lang,
    /// The sheet's list of codes.
    pub codes: AttrValue,
    /// What is wrong with it.
    pub error: Option<FieldError>,
    /// Told the new list.
    pub on_set: Callback<String>,
}

/// The switches a list of codes sets; what is no code is left out.
pub fn of(codes: &str) -> Chosen {
    codes.split(',').filter_map(|code| code.trim().parse::<Reading>().ok()).collect()
}

/// Every open question with its answers.
pub fn readings(props: &Readings) -> Html {
    let (lang, chosen) = (props.lang, of(&props.codes));
    let reset = {
        let on_set = props.on_set.clone();
        move |_| on_set.emit(String::new())
    };
    html! {
        <section aria-label={open_questions(lang)}>
            <div class="row">
                <h2>{ open_questions(lang) }</h2>
                if !props.codes.is_empty() {
                    <button class="btn" onclick={reset}>{ icon(Icon::Reset) }{ readings_reset(lang) }</button>
                }
            </div>
            <p class="why">{ open_questions_why(lang) }</p>
            if let Some(error) = &props.error {
                <p class="note bad">{ icon(Icon::Error) }<span>{ field_error(lang, error) }</span></p>
            }
            <div class="fields many">
                { for Question::ALL.iter().map(|&asked| switch(lang, asked, chosen, &props.on_set)) }
            </div>
        </section>
    }
}

fn switch(lang: Lang, asked: Question, chosen: Chosen, on_set: &Callback<String>) -> Html {
    let (text, value) = (question(lang, asked), chosen.get(asked));
    let id = format!("f-reading-{}", asked.number());
    let put = {
        let on_set = on_set.clone();
        move |value: u8| {
            let mut next = chosen;
            next.set(asked, value);
            on_set.emit(next.to_string());
        }
    };
    let reset = {
        let put = put.clone();
        let title = reset_to(lang, text.asks, text.answer(0));
        html! {
            <button class="reset" aria-label={title.clone()} {title} onclick={move |_| put(0)}>{ icon(Icon::Reset) }</button>
        }
    };
    let onchange = move |event: Event| {
        if let Ok(value) = event.target_unchecked_into::<HtmlSelectElement>().value().parse() {
            put(value);
        }
    };
    let hint = format!("{id}-hint");
    html! {
        <div class={classes!("field", "wide", (value > 0).then_some("changed"))}>
            <label for={id.clone()}><span>{ text.asks }</span></label>
            if value > 0 { { reset } }
            <select {id} aria-describedby={hint.clone()} {onchange}>
                { for text.answers.iter().enumerate().map(|(i, answer)| html! {
                    <option value={i.to_string()} selected={i == usize::from(value)}>{ *answer }</option>
                }) }
            </select>
            <p class="hint" id={hint}>
                { question_number(lang, &asked.number().to_string()) }{ ". " }
                { text.source.map_or_else(|| no_source(lang), str::to_owned) }
            </p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn what_is_no_reading_changes_nothing() {
        assert_eq!(of("").to_string(), "");
        assert_eq!(of("4.b, nonsense,9.b,4.a").to_string(), "9.b");
        assert_eq!(of("18.b,1.b").to_string(), "1.b,18.b");
    }
}
