//! The duel: who wins, how soon, and with how much left.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_core::sheet::Hand;
use duelscope_core::{DuelLaw, Verdict, wilson};
use duelscope_text::chart::Topic;
use duelscope_text::{
    Lang, attack_under_way, duel_too_large, duel_under_way, hp, hp_left, hp_left_of, in_turns,
    nobody_wins, part_lost, percent, percent_plain, rounds, sampled_share, time_of_duel, wins_duel,
};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::{classes, css_percent, html};

use crate::answer::Missing;
use crate::chart::{Counts, Data, Spread, View};
use crate::components::fight_log::FightLog;
use crate::components::histogram::Histogram;
use crate::components::icon::{Icon, icon};
use crate::components::lead::lead_to;
use crate::components::run_bar::{RunBar, run_bar};
use crate::components::survival::Curves;
use crate::hooks::{Run, use_watch};
use crate::state::{Action, State};
use crate::survival::Survival;
use crate::watch::Bars;

/// The duel.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DuelPanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Its runs.
    pub run: Run,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The odds both ways, and HP left of either winner.
#[component]
pub fn DuelPanel(props: &DuelPanelProps) -> Html {
    let DuelPanelProps { state, run, act } = props;
    let lang = state.lang;
    let hand = use_state_eq(|| Hand::Left);
    let view = use_state_eq(View::default);
    let spread = use_memo((Rc::clone(&state.answer), *hand), |(answer, hand)| {
        let law = answer.duel.as_ref().ok()?;
        let left = &law.hp_left[*hand as usize];
        (left.total() > 0.0).then(|| Rc::new(Spread::of_law(left)))
    });
    let by_rounds = state.answer.scenario.delay(Hand::Left).is_none();
    let survival = use_memo(Rc::clone(&state.answer), |answer| {
        Some(Rc::new(Survival::of(answer.duel.as_ref().ok()?)?))
    });
    let tally = run.current().map(|update| Rc::clone(&update.tally));
    let counts = use_memo((tally.clone(), *hand), |(tally, hand)| {
        let fights = tally.as_ref()?.duel().filter(|fights| fights.trials() > 0)?;
        Some(Rc::new(Counts::new(fights.hp_left(*hand))))
    });
    let sampled = |verdict: Verdict| {
        let fights = tally.as_ref()?.duel().filter(|fights| fights.trials() > 0)?;
        let (hits, n) = (fights.verdict(verdict), fights.trials());
        Some(sampled_odds(lang, hits, n))
    };
    let on_trial = {
        let act = act.clone();
        Callback::from(move |trial| act.emit(Action::Trial(trial)))
    };
    let on_watch = {
        let on_trial = on_trial.clone();
        Callback::from(move |trial| {
            on_trial.emit(trial);
            lead_to("fight");
        })
    };
    let (on_bar, why_not) = use_watch(lang, &state.answer, Bars::Fight(*hand), on_watch);
    let names = Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)));
    let law = match &state.answer.duel {
        Ok(law) => law,
        Err(missing) => {
            // Trials tell who wins all the same.
            let rows = [("left", Verdict::Left), ("right", Verdict::Right)].into_iter().zip(&names);
            return html! {
                <div class="stack">
                { without(lang, *missing) }
                <div class="state">
                    { for rows.filter_map(|((side, verdict), name)| {
                        Some(share(lang, side, &wins_duel(lang, name), None, Some(sampled(verdict)?)))
                    }) }
                </div>
                { run_bar(&RunBar { state: Rc::clone(state), run: run.clone(), act: act.clone() }) }
                </div>
            };
        }
    };
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
    };
    html! {
        <div class="stack">
        <div class="state">
            { share(lang, "left", &wins_duel(lang, &names[0]), Some(law.left), sampled(Verdict::Left)) }
            { share(lang, "right", &wins_duel(lang, &names[1]), Some(law.right), sampled(Verdict::Right)) }
            if law.never + law.both > 0.0 {
                { share(lang, "neither", &nobody_wins(lang), Some(law.never + law.both), sampled(Verdict::Undecided)) }
            }
        </div>
        <p class="run-note">{ length(lang, law, by_rounds) }</p>
        if let Some(survival) = &*survival {
            <Curves {lang} survival={Rc::clone(survival)} {by_rounds} names={names.clone()} stale={state.stale()} />
        }
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
            <Histogram {lang} data={Data { exact: Some(Rc::clone(spread)), counts: counts.as_ref().clone(), ..Data::default() }}
                view={*view} {on_view} on_bar={Some(on_bar)} topic={Topic::HpLeft} stale={state.stale()} />
        }
        if let Some(why_not) = why_not { <p class="note" role="status">{ why_not }</p> }
        { run_bar(&RunBar { state: Rc::clone(state), run: run.clone(), act: act.clone() }) }
        </div>
    }
}

/// What the trials say of an outcome: its share, and Wilson's 95 % interval.
fn sampled_odds(lang: Lang, hits: u64, n: u64) -> String {
    let within = wilson(hits, n);
    let plain = |p: f64| percent_plain(lang, p);
    let share = hits as f64 / n.max(1) as f64;
    sampled_share(lang, &plain(share), &plain(within.low), &plain(within.high))
}

/// Why a fight has no exact odds, or how far they are.
pub fn without(lang: Lang, missing: Missing) -> Html {
    match missing {
        Missing::Unsolved(_) => under_way(duel_too_large(lang), None),
        Missing::Lost => under_way(part_lost(lang), None),
        Missing::Later(decided) => {
            under_way(duel_under_way(lang, &percent_plain(lang, decided)), Some(decided))
        }
    }
}

/// What is said of an attack while its law is worked out, or if it never is.
pub fn without_law(lang: Lang, missing: Missing) -> Html {
    match missing {
        // The answer in large numbers says so.
        Missing::Unsolved(_) => Html::default(),
        Missing::Lost => under_way(part_lost(lang), None),
        Missing::Later(done) => {
            under_way(attack_under_way(lang, &percent_plain(lang, done)), Some(done))
        }
    }
}

/// A sentence, and how far something is.
pub fn under_way(text: String, done: Option<f64>) -> Html {
    html! {
        <div class="stack" role="status">
            <p class="note">{ icon(Icon::Info) }<span>{ text.clone() }</span></p>
            if let Some(done) = done {
                <progress max="1" value={done.to_string()} aria-label={text} />
            }
        </div>
    }
}

fn share(
    lang: Lang,
    side: &'static str,
    label: &str,
    p: Option<f64>,
    sampled: Option<String>,
) -> Html {
    html! {
        <div class="state-row">
            <span class={side}>{ label.to_owned() }</span>
            if let Some(p) = p {
                <svg class={classes!("hp-bar", "share", side)} aria-hidden="true">
                    <rect width={css_percent(p.clamp(0.0, 1.0) * 100.0)} height="100%" />
                </svg>
                <b>{ percent(lang, p) }</b>
            }
            if let Some(sampled) = sampled { <small class="sampled">{ sampled }</small> }
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
