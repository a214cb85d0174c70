//! The page as a whole: state, browser and components tied together.

use std::rc::Rc;

use crate::hooks::kept::{use_callback, use_effect_with, use_state_eq};
use duelscope_core::sheet::Hand;
use duelscope_text::library::drop_here;
use duelscope_text::{
    Lang, close, no_catalogue, part_lost, skip_to_answer, try_again, window_title,
};
use gloo_timers::callback::Timeout;
use yew::{AttrValue, Callback, Html, MouseEvent, component, use_reducer};

use crate::markup::html;

use crate::components::answer_strip::{AnswerStrip, answer_strip};
use crate::components::asked::asked;
use crate::components::footer::{Footer, footer};
use crate::components::header::{Header, header};
use crate::components::hints::Hints;
use crate::components::later::later;
use crate::components::lead::lead_to;
use crate::components::notices::Notices;
use crate::components::ring::Ring;
use crate::components::rules::{Rules, rules};
use crate::hooks::{
    Fetch, Language, Theme, first_lang, opened, stored_theme, use_address, use_catalogue,
    use_device, use_language, use_library, use_odds, use_session,
};
use crate::pieces::{DETAILS, LIBRARY};
use crate::state::{Action, State};

/// How long a toast stays, in milliseconds.
const TOAST: u32 = 3_000;

/// The whole page.
#[component]
pub fn App() -> Html {
    let state = use_reducer(|| opened(first_lang()));
    let theme = use_state_eq(stored_theme);
    let toast = use_state_eq(|| None::<String>);
    use_address(&state);
    use_session(&state.sheet);
    let (fetch, fetch_again) = use_catalogue(&state);
    let lang = state.lang;
    let names = Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)));
    use_device(*theme, window_title(lang, &names[0], &names[1]));
    {
        let toast = toast.clone();
        use_effect_with((*toast).clone(), move |shown| {
            let timeout = shown.is_some().then(|| Timeout::new(TOAST, move || toast.set(None)));
            move || drop(timeout)
        });
    }
    let act = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    use_odds(Some(&state.answer), &act);
    use_odds(state.apart(), &act);
    let say = {
        let toast = toast.setter();
        use_callback((), move |text: String, ()| toast.set(Some(text)))
    };
    let change = {
        let dispatcher = state.dispatcher();
        use_callback((), move |lang: Lang, ()| dispatcher.dispatch(Action::Speak(lang)))
    };
    let Language { speak, lost, forget } = use_language(lang, change);
    let library = use_library(lang, act.clone(), say);
    let on_theme = {
        let theme = theme.clone();
        Callback::from(move |()| theme.set(Some(Theme::other(*theme))))
    };
    let on_new_roll = {
        let act = act.clone();
        Callback::from(move |()| {
            if let Ok(seed) = getrandom::u32() {
                act.emit(Action::NewRoll(seed.into()));
            }
        })
    };
    let view: Rc<State> = Rc::new((*state).clone());
    let close_notices = act.clone();
    let again = fetch_again.clone();
    html! {
        <>
        <a class="skip-link" href="#scope" onclick={skip}>{ skip_to_answer(lang) }</a>
        { header(&Header { state: Rc::clone(&view), act: act.clone(), on_theme, on_speak: speak.clone() }) }
        if view.has_notices() {
            { later(lang, &DETAILS, {
                let on_close = Callback::from(move |()| close_notices.emit(Action::CloseNotices));
                let notices = Notices { state: Rc::clone(&view), on_close };
                move |details| (details.notices)(&notices)
            }) }
        }
        { answer_strip(&AnswerStrip {
            lang,
            answer: Rc::clone(&view.answer),
            names: names.clone(),
            name_langs: Hand::BOTH.map(|hand| view.name_lang(hand)),
            stale: view.stale(),
            reference: view.reference.clone(),
        }) }
        { rules(&Rules { state: Rc::clone(&view), act: act.clone() }) }
        { asked(lang, &view.sheet, html! { <Hints {lang} /> }) }
        if fetch == Fetch::Failed {
            { missing(lang, no_catalogue(lang), move || again.emit(()), None) }
        }
        if let Some(wanted) = lost {
            { missing(lang, part_lost(lang), move || speak.emit(wanted), Some(forget)) }
        }
        <Ring state={Rc::clone(&view)} {act} {on_new_roll} />
        { footer(&Footer { lang, shelf: view.shelf.clone() }) }
        if let Some(text) = &*toast {
            <div class="toast" role="status">{ text.clone() }</div>
        }
        if library.hovers {
            <div class="toast">{ drop_here(lang) }</div>
        }
        if let Some(text) = library.by_hand {
            { later(lang, &LIBRARY, move |shown| (shown.copy)(lang, text.clone(), library.put_away.clone())) }
        }
        </>
    }
}

/// Something did not load, and can be asked for again; or one does without it.
pub fn missing(
    lang: Lang,
    what: String,
    again: impl Fn() + 'static,
    on_close: Option<Callback<()>>,
) -> Html {
    let on_close = on_close.map(|on_close| {
        html! { <button class="btn" onclick={move |_| on_close.emit(())}>{ close(lang) }</button> }
    });
    html! {
        <div class="notices" role="status">
            <div>{ what }</div>
            <button class="btn" onclick={move |_| again()}>{ try_again(lang) }</button>
            { on_close }
        </div>
    }
}

/// To the stepper; the address stays, it holds the document.
fn skip(event: MouseEvent) {
    event.prevent_default();
    lead_to("scope");
}
