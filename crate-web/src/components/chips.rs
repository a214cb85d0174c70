//! A list of buffs or effects as chips, each with its level.

use duelscope_core::rules::sanctum::effects::Effect;
use duelscope_core::sheet::{FieldError, Slot};
use duelscope_text::stages::effect_name;
use duelscope_text::{
    Lang, add_to, field_error, field_label, less_by_one, more_by_one, remove_from,
};
use yew::{AttrValue, Callback, Html, Properties, component, html, use_state_eq};

use crate::components::combo::Combo;
use crate::components::icon::{Icon, icon};
use crate::shelf::Shelf;

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
    /// Told the new list.
    pub on_set: Callback<String>,
}

/// The chips and the search that adds one.
#[component]
pub fn Chips(props: &ChipsProps) -> Html {
    let lang = props.lang;
    let adding = use_state_eq(|| false);
    let codes: Vec<String> = split(&props.codes);
    let label = field_label(lang, props.slot.field);
    let replace = {
        let (codes, on_set) = (codes.clone(), props.on_set.clone());
        move |at: usize, with: Option<String>| {
            let mut codes = codes.clone();
            match with {
                Some(code) => codes[at] = code,
                None => {
                    codes.remove(at);
                }
            }
            on_set.emit(codes.join(","));
        }
    };
    let on_pick = {
        let (codes, on_set, adding) = (codes.clone(), props.on_set.clone(), adding.clone());
        let (shelf, slot) = (props.shelf.clone(), props.slot);
        Callback::from(move |id: String| {
            let mut codes = codes.clone();
            codes.extend(shelf.codes(slot, &id));
            on_set.emit(codes.join(","));
            adding.set(false);
        })
    };
    let toggle = {
        let adding = adding.clone();
        move |_| adding.set(!*adding)
    };
    html! {
        <>
        <div class="chips" role="group" aria-label={label.clone()}>
            { for codes.iter().enumerate().map(|(at, code)| {
                let (name, ours) = name_of(lang, &props.shelf, props.slot, code);
                let (replace, less, more) = (replace.clone(), replace.clone(), replace.clone());
                let leveled = |by: i32| level_of(code).map(|(id, n)| format!("{id}.{}", n.saturating_add(by)));
                let (down, up) = (leveled(-1), leveled(1));
                html! {
                    <span class="chip" lang={(!ours).then_some("en")}>
                        { name.clone() }
                        if let Some((_, n)) = level_of(code) {
                            <button aria-label={less_by_one(lang, &name)} onclick={move |_| less(at, down.clone())}>{ icon(Icon::Minus) }</button>
                            <b>{ duelscope_text::int(lang, n.into()) }</b>
                            <button aria-label={more_by_one(lang, &name)} onclick={move |_| more(at, up.clone())}>{ icon(Icon::Plus) }</button>
                        }
                        <button aria-label={remove_from(lang, &name)} onclick={move |_| replace(at, None)}>{ icon(Icon::Close) }</button>
                    </span>
                }
            }) }
            <button class="chip add" aria-expanded={adding.to_string()} onclick={toggle}>
                { icon(Icon::Plus) }{ add_to(lang, &label) }
            </button>
        </div>
        if *adding {
            <div class="fields">
                <Combo {lang} id={format!("f-{}", props.slot.key())} label={label} value=""
                    slot={props.slot} shelf={props.shelf.clone()} {on_pick} />
            </div>
        }
        if let Some(error) = &props.error {
            <p class="err">{ icon(Icon::Error) }{ field_error(lang, error) }</p>
        }
        </>
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
