//! One combatant: its preset, its numbers, what follows from them.

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use duelscope_core::Game;
use duelscope_core::sheet::{Group, Hand, Kind, SIDE, Slot};
use duelscope_text::{
    Lang, attacker, choice_label, defender, edit_side, field_label, group_label, hp_of,
    more_numbers, not_simulated, swap_sides,
};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::{classes, css_percent, html};

use crate::components::chips::Chips;
use crate::components::combo::Combo;
use crate::components::derived::derived;
use crate::components::field::Field;
use crate::components::fold::Fold;
use crate::components::icon::{Icon, icon};
use crate::components::presets_button::PresetsButton;
use crate::state::{Action, State};

/// One combatant.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SideProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Which side.
    pub hand: Hand,
    /// Takes what is done here.
    pub act: Callback<Action>,
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

/// The card of one combatant.
#[component]
pub fn Side(props: &SideProps) -> Html {
    let SideProps { state, hand, act } = props;
    let (lang, hand) = (state.lang, *hand);
    let open = use_state_eq(|| false);
    let (role, side) = match hand {
        Hand::Left => (attacker(lang), "left"),
        Hand::Right => (defender(lang), "right"),
    };
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
    let fault_here = state.errors.iter().any(|error| error.slot.hand == Some(hand));
    {
        // Opened once, it stays so: mending must not close it under one's hands.
        let open = open.setter();
        use_effect_with(fault_here, move |&fault| {
            if fault {
                open.set(true);
            }
        });
    }
    let body_id = format!("{side}-body");
    let fold = {
        let open = open.clone();
        move |_| open.set(!*open)
    };
    let swap = {
        let act = act.clone();
        move |_| act.emit(Action::Swap)
    };
    let (hp, hp_full) = health(state, hand);
    html! {
        <section class={classes!("card", "side", side)} aria-label={role.clone()}>
            <div class="who">
                <p class="role">{ role }</p>
                <h2 lang={state.name_lang(hand)}>{ state.name(hand) }</h2>
                <div class="row">
                    if hand == Hand::Left {
                        <button class="btn icon quiet" aria-label={swap_sides(lang)} title={swap_sides(lang)} onclick={swap}>
                            { icon(Icon::Swap) }
                        </button>
                    }
                    <PresetsButton state={Rc::clone(state)} {hand} act={act.clone()} />
                    <button class="fold" aria-expanded={open.to_string()} aria-controls={body_id.clone()} onclick={fold}>
                        { edit_side(lang) }{ icon(Icon::Chevron) }
                    </button>
                </div>
            </div>
            { hp_bar(lang, hp, hp_full) }
            <div class="body" id={body_id}>
                <div class="fields">
                    { for FIRST.iter().filter(|key| first(key) && applies(key)).map(|key| {
                        control(state, Slot::side(hand, key), act)
                    }) }
                </div>
                { for lists.into_iter().map(|slot| chips(state, slot, act)) }
                if !folded.is_empty() {
                    <Fold class="detail" id={None::<AttrValue>} fault={fault_inside}
                        summary={html! { <>{ icon(Icon::Chevron) }{ more_numbers(lang) }</> }}>
                        { for folded.into_iter().map(|(group, slots)| html! {
                            <div class="fields" key={group_label(lang, group)}>
                                <h3>{ group_label(lang, group) }</h3>
                                { for slots.into_iter().map(|slot| control(state, slot, act)) }
                            </div>
                        }) }
                    </Fold>
                }
            </div>
            <div class={state.stale().then_some("stale")}>
                { match &state.answer.scenario.game {
                    Game::Remixed(fight) => derived(lang, fight, hand, true),
                    Game::Combined(fight, _) => derived(lang, fight, hand, false),
                    Game::Sanctum(_) => html! {},
                } }
            </div>
            { left_out(lang, &state.shelf.not_simulated(&state.sheet, hand)) }
        </section>
    }
}

/// The control of one slot: a search for what the catalogue names, a field for
/// the rest.
fn control(state: &Rc<State>, slot: Slot, act: &Callback<Action>) -> Html {
    let lang = state.lang;
    if state.shelf.names(slot) {
        let value = match state.sheet.get(slot) {
            "none" => choice_label(lang, "", "none"),
            id => state.shelf.name(slot, id),
        };
        let on_pick = {
            let act = act.clone();
            Callback::from(move |id: String| act.emit(Action::Pick(slot, id)))
        };
        return html! {
            <Combo key={slot.key()} {lang} id={format!("f-{}", slot.key())} label={field_label(lang, slot.field)}
                value={AttrValue::from(value)} {slot} shelf={state.shelf.clone()} {on_pick} />
        };
    }
    let on_set = {
        let act = act.clone();
        Callback::from(move |(slot, text): (Slot, String)| act.emit(Action::Set(slot, text)))
    };
    html! {
        <Field key={slot.key()} {lang} {slot} text={AttrValue::from(state.sheet.get(slot).to_owned())}
            preset={state.shelf.preset_value(&state.sheet, slot).map(AttrValue::from)}
            error={state.error(slot).cloned()} {on_set} />
    }
}

fn chips(state: &Rc<State>, slot: Slot, act: &Callback<Action>) -> Html {
    let on_set = {
        let act = act.clone();
        Callback::from(move |text: String| act.emit(Action::Set(slot, text)))
    };
    let on_add = {
        let act = act.clone();
        Callback::from(move |id: String| act.emit(Action::Add(slot, id)))
    };
    html! {
        <Chips key={slot.key()} lang={state.lang} {slot} codes={AttrValue::from(state.sheet.get(slot).to_owned())}
            shelf={state.shelf.clone()} error={state.error(slot).cloned()} {on_set} {on_add} />
    }
}

/// What the presets have and the page has not, folded away but counted.
fn left_out(lang: Lang, what: &[String]) -> Html {
    if what.is_empty() {
        return html! {};
    }
    html! {
        <details class="detail left-out">
            <summary>{ icon(Icon::Info) }{ not_simulated(lang, &what.len().to_string()) }</summary>
            <ul lang="en">{ for what.iter().map(|one| html! { <li>{ one }</li> }) }</ul>
        </details>
    }
}

fn health(state: &State, hand: Hand) -> (i32, i32) {
    let start = &state.answer.pipeline.start;
    let body = match hand {
        Hand::Left => start.attacker,
        Hand::Right => start.target,
    };
    (body.hp, body.hp_max)
}

fn hp_bar(lang: Lang, hp: i32, full: i32) -> Html {
    let share = (f64::from(hp.max(0)) / f64::from(full.max(1))).min(1.0) * 100.0;
    html! {
        <svg class="hp-bar" role="img" aria-label={hp_of(lang, hp, full)}>
            <rect width={css_percent(share)} height="100%" />
        </svg>
    }
}
