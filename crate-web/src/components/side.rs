//! One combatant: its preset, its numbers, what follows from them.

mod form;

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use duelscope_core::Game;
use duelscope_core::sheet::Hand;
use duelscope_text::{Lang, attacker, defender, edit_side, hp_of, not_simulated, swap_sides};
use yew::{Callback, Html, Properties, component};

use crate::markup::{classes, css_percent, html};

use crate::components::derived::derived;
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
                <form::Form state={Rc::clone(state)} {hand} act={act.clone()} />
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
