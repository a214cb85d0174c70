//! The bar at the top: ruleset, edition, undo, language, theme.

use std::rc::Rc;

use duelscope_core::sheet::{Kind, Slot};
use duelscope_text::{Lang, choice_label, field_label, language_name, other_theme, redo, undo};
use yew::{Callback, Html};

use crate::markup::{classes, html};

use crate::components::examples_menu::ExamplesMenu;
use crate::components::icon::{Icon, icon};
use crate::components::share_menu::ShareMenu;
use crate::state::{Action, State};

/// The bar at the top.
#[derive(Debug)]
pub struct Header {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// Changes the language.
    pub on_speak: Callback<Lang>,
    /// Changes between dark and light.
    pub on_theme: Callback<()>,
}

/// The bar at the top.
pub fn header(props: &Header) -> Html {
    let Header { state, act, on_speak, on_theme } = props;
    let lang = state.lang;
    let other = match lang {
        Lang::En => Lang::Ru,
        Lang::Ru => Lang::En,
    };
    let button = |action: Action,
                  title: String,
                  sign: Icon,
                  class: &'static str,
                  disabled: bool| {
        let act = act.clone();
        html! {
            <button class={classes!("btn", "icon", class)} aria-label={title.clone()} {title} {disabled}
                onclick={move |_| act.emit(action.clone())}>{ icon(sign) }</button>
        }
    };
    // Its name holds what is seen of it, for those who say it.
    let code = other.code().to_ascii_uppercase();
    let theme = on_theme.clone();
    let speak = on_speak.clone();
    html! {
        <header class="bar">
            <a class="word" href="#">
                <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.5" /><path class="right" d="M7 7l10 10" /><path class="left" d="M7 17 17 7" /></svg>
                <span>{ "Duelscope" }</span>
            </a>
            { seg(state, "rules", act) }
            { seg(state, "edition", act) }
            <div class="tools">
                { button(Action::Undo, undo(lang), Icon::Undo, "", !state.can_undo()) }
                { button(Action::Redo, redo(lang), Icon::Redo, "", !state.can_redo()) }
                <ExamplesMenu state={Rc::clone(state)} act={act.clone()} />
                <ShareMenu state={Rc::clone(state)} />
                <button class="btn icon" aria-label={other_theme(lang)} title={other_theme(lang)} onclick={move |_| theme.emit(())}>{ icon(Icon::Moon) }</button>
                <button class="btn" lang={other.code()} aria-label={format!("{code}: {}", language_name(other))} title={language_name(other)}
                    onclick={move |_| speak.emit(other)}>{ code.clone() }</button>
            </div>
        </header>
    }
}

/// The words of a choice side by side.
fn seg(state: &Rc<State>, key: &'static str, act: &Callback<Action>) -> Html {
    let slot = Slot::global(key);
    let Kind::Choice(words) = slot.field.kind else { return html! {} };
    if !state.sheet.applies(slot) {
        return html! {};
    }
    let (lang, now) = (state.lang, state.sheet.get(slot));
    html! {
        <div class="seg" role="group" aria-label={field_label(lang, slot.field)}>
            { for words.iter().map(|word| {
                let act = act.clone();
                html! {
                    <button aria-pressed={(now == *word).to_string()}
                        onclick={move |_| act.emit(Action::Set(slot, (*word).to_owned()))}>
                        { choice_label(lang, key, word) }
                    </button>
                }
            }) }
        </div>
    }
}
