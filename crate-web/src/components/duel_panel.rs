//! The duel: who wins, how soon, and with how much left.

use std::rc::Rc;

use duelscope_core::DuelLaw;
use duelscope_core::sheet::Hand;
use duelscope_text::chart::Topic;
use duelscope_text::{
    Lang, duel_too_large, hp, hp_left, hp_left_of, in_turns, nobody_wins, percent, rounds,
    time_of_duel, wins_duel,
};
use yew::{AttrValue, Callback, Html, Properties, component, html, use_memo, use_state_eq};

use crate::chart::{Data, Spread, View};
use crate::components::fight_log::FightLog;
use crate::components::histogram::Histogram;
use crate::components::icon::{Icon, icon};
use crate::state::{Action, State};

/// The duel.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DuelPanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The odds both ways, and HP left of either winner.
#[component]
pub fn DuelPanel(props: &DuelPanelProps) -> Html {
    let state = &props.state;
    let lang = state.lang;
    let hand = use_state_eq(|| Hand::Left);
    let view = use_state_eq(View::default);
    let spread = use_memo((Rc::clone(&state.answer), *hand), |(answer, hand)| {
        let law = answer.duel.as_ref().ok()?;
        let left = &law.hp_left[*hand as usize];
        (left.total() > 0.0).then(|| Rc::new(Spread::of_law(left)))
    });
    let law = match &state.answer.duel {
        Ok(law) => law,
        Err(_) => {
            return html! { <p class="note">{ icon(Icon::Info) }<span>{ duel_too_large(lang) }</span></p> };
        }
    };
    let names = Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)));
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
    };
    let on_trial = {
        let act = props.act.clone();
        Callback::from(move |trial| act.emit(Action::Trial(trial)))
    };
    let by_rounds = state.answer.scenario.delay(Hand::Left).is_none();
    html! {
        <div class="stack">
        <div class="state">
            { share(lang, "left", &wins_duel(lang, &names[0]), law.left) }
            { share(lang, "right", &wins_duel(lang, &names[1]), law.right) }
            if law.never + law.both > 0.0 {
                { share(lang, "neither", &nobody_wins(lang), law.never + law.both) }
            }
        </div>
        <p class="run-note">{ length(lang, law, by_rounds) }</p>
        <FightLog {lang} answer={Rc::clone(&state.answer)} names={names.clone()} {on_trial} />
        <div class="chart-tools"><div class="seg" role="group" aria-label={hp_left(lang)}>
            { for Hand::BOTH.map(|one| {
                let chosen = hand.clone();
                html! {
                    <button aria-pressed={(*hand == one).to_string()} onclick={move |_| chosen.set(one)}>
                        { hp_left_of(lang, &names[one as usize]) }
                    </button>
                }
            }) }
        </div></div>
        if let Some(spread) = &*spread {
            <Histogram {lang} data={Data { exact: Some(Rc::clone(spread)), ..Data::default() }}
                view={*view} {on_view} topic={Topic::HpLeft} stale={state.stale()} />
        }
        </div>
    }
}

fn share(lang: Lang, side: &'static str, label: &str, p: f64) -> Html {
    html! {
        <div class="state-row">
            <span class={side}>{ label.to_owned() }</span>
            <svg class={yew::classes!("hp-bar", "share", side)} aria-hidden="true">
                <rect width={format!("{:.3}%", p.clamp(0.0, 1.0) * 100.0)} height="100%" />
            </svg>
            <b>{ percent(lang, p) }</b>
        </div>
    }
}

fn length(lang: Lang, law: &DuelLaw, by_rounds: bool) -> String {
    let [left, right] = law.mean_attacks();
    let time = match law.mean_time() {
        None => return String::new(),
        Some(round) if by_rounds => rounds(lang, &hp(lang, round)),
        Some(time) => in_turns(lang, time as i32),
    };
    time_of_duel(lang, &time, &hp(lang, left), &hp(lang, right))
}
