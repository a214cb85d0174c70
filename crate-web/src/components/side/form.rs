//! What is filled in of a side.

use std::rc::Rc;

use crate::hooks::kept::use_callback;
use duelscope_core::sheet::{FieldError, Group, Hand, Kind, SIDE, Slot};
use duelscope_text::{choice_label, field_label, group_label, more_numbers};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::chips::Chips;
use crate::components::combo::Combo;
use crate::components::field::Field;
use crate::components::fold::Fold;
use crate::components::icon::{Icon, icon};
use crate::state::{Action, State};

/// What is filled in of a side.
#[derive(Clone, Debug, Properties)]
pub struct FormProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Which side.
    pub hand: Hand,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// It shows nothing of the other side, nor of what comes of both.
impl PartialEq for FormProps {
    fn eq(&self, other: &FormProps) -> bool {
        fn errors(props: &FormProps) -> impl Iterator<Item = &FieldError> {
            props.state.errors.iter().filter(|error| error.slot.hand == Some(props.hand))
        }
        fn entries(props: &FormProps) -> impl Iterator<Item = (Slot, &str)> {
            props.state.sheet.entries().filter(|(slot, _)| slot.hand != Some(props.hand.other()))
        }
        self.hand == other.hand
            && self.act == other.act
            && self.state.lang == other.state.lang
            && self.state.shelf == other.state.shelf
            && entries(self).eq(entries(other))
            && errors(self).eq(errors(other))
    }
}

/// The fields a person changes first, in their order.
const FIRST: &[&str] = &[
    "from",
    "m",
    "lv",
    "hp",
    "str",
    "atk",
    "def",
    "dmg",
    "dr",
    "w",
    "w-lv",
    "o",
    "o-lv",
    "a",
    "a-lv",
    "strike",
    "t",
    "t-lv",
    "aware",
    "m-mode",
    "m-dmg",
    "m-attacks",
    "m-ignores",
    "m-magical",
    "m-hp",
    "m-hpmax",
    "c-mode",
    "m-armor",
    "m-armormax",
];

/// Of those, the ones that fold away for most: base skills are the same for
/// all heroes, few mobs hold anything.
fn folds(hero: bool, key: &str, text: &str) -> bool {
    match key {
        "atk" | "def" => hero,
        "str" => !hero,
        "w" | "o" | "a" => !hero && text == "none",
        "t" => text == "none",
        "strike" => text == "melee",
        _ => false,
    }
}

/// The groups of the folded part, in their order.
const GROUPS: &[Group] = &[
    Group::Person,
    Group::Body,
    Group::Weapon,
    Group::Second,
    Group::Missile,
    Group::Armor,
    Group::States,
    Group::Blow,
    Group::Minion,
];

/// The fields of one combatant.
#[component]
pub fn Form(props: &FormProps) -> Html {
    let FormProps { state, hand, act } = props;
    let (lang, hand) = (state.lang, *hand);
    let applies = |key: &str| state.sheet.applies(Slot::side(hand, key));
    let hero = state.sheet.side(hand, "kind") == "hero";
    let first = |key: &str| FIRST.contains(&key) && !folds(hero, key, state.sheet.side(hand, key));
    let lists: Vec<Slot> = SIDE
        .iter()
        .filter(|f| matches!(f.kind, Kind::List { .. }) && applies(f.key))
        .map(|f| Slot::side(hand, f.key))
        .collect();
    let folded: Vec<(Group, Vec<Slot>)> = GROUPS
        .iter()
        .map(|&group| {
            let slots = SIDE.iter().filter(|f| {
                f.group == group
                    && !first(f.key)
                    && !matches!(f.kind, Kind::List { .. })
                    && f.key != "special"
                    && applies(f.key)
            });
            (group, slots.map(|f| Slot::side(hand, f.key)).collect())
        })
        .filter(|(_, slots): &(Group, Vec<Slot>)| !slots.is_empty())
        .collect();
    // A field with a fault is never hidden in the fold.
    let fault_inside =
        folded.iter().any(|(_, slots)| slots.iter().any(|&slot| state.error(slot).is_some()));
    let on_pick = use_callback(act.clone(), |(slot, id), act| act.emit(Action::Pick(slot, id)));
    html! {
        <>
            <div class="fields">
                { for FIRST.iter().filter(|key| first(key) && applies(key)).map(|key| {
                    control(state, Slot::side(hand, key), act, &on_pick)
                }) }
            </div>
            { for lists.into_iter().map(|slot| chips(state, slot, act)) }
            if !folded.is_empty() {
                <Fold class="detail" id={None::<AttrValue>} fault={fault_inside}
                    summary={html! { <>{ icon(Icon::Chevron) }{ more_numbers(lang) }</> }}>
                    { for folded.into_iter().map(|(group, slots)| html! {
                        <div class="fields" key={group_label(lang, group)}>
                            <h3>{ group_label(lang, group) }</h3>
                            { for slots.into_iter().map(|slot| control(state, slot, act, &on_pick)) }
                        </div>
                    }) }
                </Fold>
            }
        </>
    }
}

/// The control of one slot: a search for what the catalogue names, a field for
/// the rest.
fn control(
    state: &Rc<State>,
    slot: Slot,
    act: &Callback<Action>,
    on_pick: &Callback<(Slot, String)>,
) -> Html {
    let lang = state.lang;
    if state.shelf.names(slot) {
        let value = match state.sheet.get(slot) {
            "none" => choice_label(lang, "", "none"),
            id => state.shelf.name(slot, id),
        };
        return html! {
            <Combo key={slot.key()} {lang} id={format!("f-{}", slot.key())} label={field_label(lang, slot.field)}
                value={AttrValue::from(value)} {slot} shelf={state.shelf.clone()} on_pick={on_pick.clone()} />
        };
    }
    html! {
        <Field key={slot.key()} {lang} {slot} text={AttrValue::from(state.sheet.get(slot).to_owned())}
            preset={state.shelf.preset_value(&state.sheet, slot).map(AttrValue::from)}
            error={state.error(slot).cloned()} act={act.clone()} />
    }
}

fn chips(state: &Rc<State>, slot: Slot, act: &Callback<Action>) -> Html {
    html! {
        <Chips key={slot.key()} lang={state.lang} {slot} codes={AttrValue::from(state.sheet.get(slot).to_owned())}
            shelf={state.shelf.clone()} error={state.error(slot).cloned()} act={act.clone()} />
    }
}
