//! A list of buffs or effects as chips, each with its level.

use duelscope_core::rules::sanctum::effects::Effect;
use std::ops::Range;

use crate::hooks::kept::use_state_eq;
use duelscope_core::sheet::{FieldError, Kind, ListOf, Slot};
use duelscope_text::stages::effect_name;
use duelscope_text::{
    Lang, add_to, field_error, field_label, less_by_one, more_by_one, remove_from,
};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::combo::Combo;
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::effects::{Group, stepped};
use crate::pieces::DETAILS;
use crate::shelf::Shelf;
use crate::state::Action;

/// A list of codes.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ChipsProps {
    /// Language.
    pub lang: Lang,
    /// The list's slot.
    pub slot: Slot,
    /// Its codes, commas between.
    pub codes: AttrValue,
    /// What can be added.
    pub shelf: Shelf,
    /// What is wrong with the list.
    pub error: Option<FieldError>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The chips, the search that adds one, and for effects the composer.
#[component]
pub fn Chips(props: &ChipsProps) -> Html {
    let ChipsProps { lang, slot, shelf, act, .. } = props;
    let (lang, slot) = (*lang, *slot);
    let adding = use_state_eq(|| false);
    let codes: Vec<String> = split(&props.codes);
    let label = field_label(lang, slot.field);
    let composed = matches!(slot.field.kind, Kind::List { of: ListOf::Effects, .. });
    // Several codes of a card go together.
    let replace = {
        let (codes, act) = (codes.clone(), act.clone());
        Callback::from(move |(at, with): (Range<usize>, Option<String>)| {
            let mut codes = codes.clone();
            codes.splice(at, with);
            act.emit(Action::Set(slot, codes.join(",")));
        })
    };
    let on_pick = {
        let (act, adding) = (act.clone(), adding.clone());
        Callback::from(move |(slot, id): (Slot, String)| {
            act.emit(Action::Add(slot, id));
            adding.set(false);
        })
    };
    let on_compose = {
        let (codes, act) = (codes.clone(), act.clone());
        Callback::from(move |code: String| {
            let codes: Vec<_> = codes.iter().cloned().chain([code]).collect();
            act.emit(Action::Set(slot, codes.join(",")));
        })
    };
    let toggle = {
        let adding = adding.clone();
        move |_| adding.set(!*adding)
    };
    let chosen = Chosen { lang, slot, shelf: shelf.clone(), codes, replace };
    html! {
        <>
        <div class="chips" role="group" aria-label={label.clone()}>
            if !chosen.codes.is_empty() {
                { later(lang, &DETAILS, move |details| (details.chips)(&chosen)) }
            }
            <button type="button" class="chip add" aria-expanded={adding.to_string()} onclick={toggle}>
                { icon(Icon::Plus) }{ add_to(lang, &label) }
            </button>
        </div>
        if *adding {
            <div class="fields">
                <Combo {lang} id={format!("f-{}", slot.key())} label={label} value=""
                    {slot} shelf={shelf.clone()} {on_pick} />
            </div>
            if composed {
                { later(lang, &DETAILS, {
                    let id = AttrValue::from(format!("c-{}", slot.key()));
                    move |details| (details.composer)(lang, id.clone(), on_compose.clone())
                }) }
            }
        }
        if let Some(error) = &props.error {
            <p class="err">{ icon(Icon::Error) }{ field_error(lang, error) }</p>
        }
        </>
    }
}

/// Told which codes to take out, and what to put there.
type Replace = Callback<(Range<usize>, Option<String>)>;

/// The codes of a list that holds some.
#[derive(Debug)]
pub struct Chosen {
    lang: Lang,
    slot: Slot,
    shelf: Shelf,
    codes: Vec<String>,
    replace: Replace,
}

/// The chips of a list.
pub fn chips(of: &Chosen) -> Html {
    let cards = matches!(of.slot.field.kind, Kind::List { of: ListOf::Effects, .. });
    let groups = if cards { of.shelf.cards(of.slot, &of.codes) } else { each(&of.codes) };
    html! { { for groups.into_iter().map(|group| chip(of, group)) } }
}

fn chip(of: &Chosen, group: Group) -> Html {
    let Chosen { lang, replace, .. } = of;
    let lang = *lang;
    let own = &of.codes[group.codes.clone()];
    let words = own.iter().map(|code| name_of(lang, &of.shelf, of.slot, code));
    let (words, ours): (Vec<String>, Vec<bool>) = words.unzip();
    let words = words.join("; ");
    let name = group.card.clone().unwrap_or_else(|| words.clone());
    let step = |by: i32| match own {
        [code] => next(code, by),
        _ => None,
    };
    let button = |with: Option<String>, label: String, sign: Icon| {
        let (replace, at) = (replace.clone(), group.codes.clone());
        let onclick = move |_| replace.emit((at.clone(), with.clone()));
        html! { <button type="button" aria-label={label} {onclick}>{ icon(sign) }</button> }
    };
    let level = own.first().and_then(|code| level_of(code));
    html! {
        <span class="chip">
            if let Some(card) = &group.card {
                <span><b lang="en">{ card.clone() }</b>{ " " }<small>{ words }</small></span>
            } else {
                <span lang={(!ours.iter().all(|ours| *ours)).then_some("en")}>{ words }</span>
            }
            if let Some(less) = step(-1) { { button(Some(less), less_by_one(lang, &name), Icon::Minus) } }
            if let Some((_, n)) = level { <b>{ duelscope_text::int(lang, n.into()) }</b> }
            if let Some(more) = step(1) { { button(Some(more), more_by_one(lang, &name), Icon::Plus) } }
            { button(None, remove_from(lang, &name), Icon::Close) }
        </span>
    }
}

/// A chip for each code.
fn each(codes: &[String]) -> Vec<Group> {
    (0..codes.len()).map(|at| Group { codes: at..at + 1, card: None }).collect()
}

/// The code with its level or amount a step away.
fn next(code: &str, by: i32) -> Option<String> {
    match level_of(code) {
        Some((id, n)) => Some(format!("{id}.{}", n.saturating_add(by))),
        None => stepped(code, by),
    }
}

fn split(codes: &str) -> Vec<String> {
    codes.split(',').map(str::trim).filter(|c| !c.is_empty()).map(str::to_owned).collect()
}

/// `Blessed.2` is Blessed at level 2; an effect's code has no such level.
fn level_of(code: &str) -> Option<(String, i32)> {
    let (id, level) = code.split_once('.').unwrap_or((code, "1"));
    // An effect's code starts with a small letter, a buff's id with a capital.
    let buff = id.starts_with(|c: char| c.is_ascii_uppercase());
    if buff { Some((id.to_owned(), level.parse().ok()?)) } else { None }
}

/// The entries of a list in words, one a line, each with its level.
pub fn told(lang: Lang, shelf: &Shelf, slot: Slot, codes: &str) -> Vec<Html> {
    let line = |code: String| {
        let (words, ours) = name_of(lang, shelf, slot, &code);
        let level =
            level_of(&code).map(|(_, n)| format!(" {}", duelscope_text::int(lang, n.into())));
        html! { <div lang={(!ours).then_some("en")}>{ words }{ level }</div> }
    };
    split(codes).into_iter().map(line).collect()
}

/// What a code is called, and whether the words are ours: the catalogue's
/// names are English.
fn name_of(lang: Lang, shelf: &Shelf, slot: Slot, code: &str) -> (String, bool) {
    if let Some((id, _)) = level_of(code) {
        return (shelf.name(slot, &id), false);
    }
    match code.parse::<Effect>() {
        Ok(effect) => (effect_name(lang, &effect), true),
        Err(_) => (code.to_owned(), false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buff_has_a_level_and_an_effect_has_not() {
        assert_eq!(level_of("Blessed.2"), Some(("Blessed".into(), 2)));
        assert_eq!(level_of("Fury"), Some(("Fury".into(), 1)));
        assert_eq!(level_of("RingOfEvasion.-1"), Some(("RingOfEvasion".into(), -1)));
        assert_eq!(level_of("before.add~2"), None);
        assert_eq!(split(" a, b,,c "), ["a", "b", "c"]);
    }

    #[test]
    fn an_effect_is_named_in_words() {
        let slot = Slot::parse("r-m-effects").expect("a slot");
        let name = |code: &str| name_of(Lang::En, &Shelf::default(), slot, code);
        assert_eq!(name("before.add-armor~2"), ("before armor: damage + 2 × armor".into(), true));
        assert_eq!(name("no such code"), ("no such code".into(), false));
    }
}
