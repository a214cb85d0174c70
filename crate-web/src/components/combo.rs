//! A catalogue search: type, walk with the arrows, choose.

use crate::hooks::kept::{use_state, use_state_eq};
use duelscope_text::{Lang, choice_label, nothing_found, search_catalogue};
use web_sys::HtmlInputElement;
use yew::{
    AttrValue, Callback, Html, InputEvent, KeyboardEvent, Properties, TargetCast, component,
};

use crate::markup::html;

use duelscope_core::sheet::Slot;

use crate::components::icon::{Icon, icon};
use crate::components::later::{Wanted, use_piece};
use crate::pieces::DETAILS;
use crate::shelf::{Choice, Shelf};

/// A catalogue search.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ComboProps {
    /// Language.
    pub lang: Lang,
    /// Id of the input; unique on the page.
    pub id: AttrValue,
    /// Its label.
    pub label: AttrValue,
    /// What is chosen now, as shown.
    pub value: AttrValue,
    /// The slot to fill.
    pub slot: Slot,
    /// Where its choices come from.
    pub shelf: Shelf,
    /// Told the slot and the id of the choice.
    pub on_pick: Callback<(Slot, String)>,
}

/// A field that searches the catalogue as one types.
#[component]
pub fn Combo(props: &ComboProps) -> Html {
    // What is being typed; nothing while the list is closed.
    let query = use_state(|| None::<String>);
    let at = use_state(|| 0_usize);
    // What searches is loaded when the field is first looked at.
    let looked_at = use_state_eq(|| false);
    let way = use_piece(Wanted(&DETAILS), *looked_at || query.is_some());
    let found: Vec<Choice> = match (&*query, DETAILS.get()) {
        (Some(text), Some(details)) => {
            (details.choices)(props.lang, &props.shelf, props.slot, text)
        }
        _ => Vec::new(),
    };
    let open = query.is_some();
    let list_id = format!("{}-list", props.id);

    let close = {
        let query = query.clone();
        move || query.set(None)
    };
    let pick = {
        let (on_pick, slot, close) = (props.on_pick.clone(), props.slot, close.clone());
        move |id: String| {
            on_pick.emit((slot, id));
            close();
        }
    };
    let oninput = {
        let (query, at) = (query.clone(), at.clone());
        move |event: InputEvent| {
            query.set(Some(event.target_unchecked_into::<HtmlInputElement>().value()));
            at.set(0);
        }
    };
    let onclick = {
        let (query, at) = (query.clone(), at.clone());
        move |_| {
            if query.is_none() {
                query.set(Some(String::new()));
                at.set(0);
            }
        }
    };
    let onkeydown = {
        let (query, at, found, pick, close) =
            (query.clone(), at.clone(), found.clone(), pick.clone(), close.clone());
        move |event: KeyboardEvent| {
            let last = found.len().saturating_sub(1);
            match event.key().as_str() {
                "ArrowDown" if query.is_none() => query.set(Some(String::new())),
                "ArrowDown" => at.set((*at + 1).min(last)),
                "ArrowUp" => at.set(at.saturating_sub(1)),
                "Home" if query.is_some() => at.set(0),
                "End" if query.is_some() => at.set(last),
                "Enter" => match found.get(*at) {
                    Some(choice) => pick(choice.id.clone()),
                    None => return,
                },
                "Escape" if query.is_some() => close(),
                "Tab" => {
                    close();
                    return;
                }
                _ => return,
            }
            event.prevent_default();
        }
    };
    let onblur = {
        let close = close.clone();
        move |_| close()
    };
    let onfocus = move |_| looked_at.set(true);
    let none = choice_label(props.lang, "", "none");
    // The catalogue's names are English; what is typed may be anything.
    let named = query.is_none() && *props.value != *none;
    html! {
        <div class="field wide">
            <label for={props.id.clone()}>{ props.label.clone() }</label>
            <div class="combo">
                { icon(Icon::Search) }
                <input id={props.id.clone()} type="text" role="combobox" lang={named.then_some("en")} autocomplete="off" spellcheck="false"
                    aria-expanded={open.to_string()} aria-controls={list_id.clone()} aria-autocomplete="list"
                    aria-activedescendant={(open && !found.is_empty()).then(|| option_id(&props.id, *at))}
                    placeholder={search_catalogue(props.lang)}
                    value={(*query).clone().map_or_else(|| props.value.clone(), AttrValue::from)}
                    {oninput} {onclick} {onkeydown} {onfocus} {onblur} />
                if open {
                    <ul class="list" role="listbox" id={list_id} aria-label={props.label.clone()}>
                        { match DETAILS.get() {
                            Some(details) => (details.options)(&Options {
                                lang: props.lang,
                                id: props.id.clone(),
                                found,
                                at: *at,
                                pick: Callback::from(pick),
                            }),
                            None => html! { <li class="none">{ way.said(props.lang) }</li> },
                        } }
                    </ul>
                }
            </div>
        </div>
    }
}

/// What can be chosen now.
#[derive(Debug)]
pub struct Options {
    lang: Lang,
    /// Start of the ids.
    id: AttrValue,
    found: Vec<Choice>,
    /// The one that is marked.
    at: usize,
    pick: Callback<String>,
}

/// What can be chosen, or that nothing fits.
pub fn options(of: &Options) -> Html {
    let none = choice_label(of.lang, "", "none");
    let option = |(i, choice): (usize, &Choice)| {
        let (pick, id) = (of.pick.clone(), choice.id.clone());
        // The press must not take the focus from the input: its blur would close
        // the list before the click.
        let onmousedown = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            pick.emit(id.clone());
        };
        let nothing = choice.id == "none";
        let name = if nothing { none.clone() } else { choice.name.clone() };
        html! {
            <li key={choice.id.clone()} id={option_id(&of.id, i)} role="option" lang={(!nothing).then_some("en")}
                aria-selected={(i == of.at).to_string()} {onmousedown}>
                <span>{ name }</span>
                <small lang={(!choice.english).then(|| of.lang.code())}>{ choice.hint.clone() }</small>
            </li>
        }
    };
    if of.found.is_empty() {
        return html! { <li class="none">{ nothing_found(of.lang) }</li> };
    }
    html! { { for of.found.iter().enumerate().map(option) } }
}

fn option_id(id: &str, i: usize) -> String {
    format!("{id}-{i}")
}
