//! One fight that can be scrubbed: its attacks as a list, HP of both sides.

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_memo, use_state_eq};
use duelscope_core::{Outcome, Verdict};
use duelscope_text::stages::blow_told;
use duelscope_text::{
    Lang, fight_of_trial, hp_of, in_turns, new_fight, nobody_wins, one_fight, round_number,
    wins_duel,
};
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, InputEvent, Properties, TargetCast, component};

use crate::markup::{css_percent, html};

use crate::answer::Answer;
use crate::components::icon::{Icon, icon};
use crate::fight::FightStory;

/// One fight.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct FightLogProps {
    /// Language.
    pub lang: Lang,
    /// The results; their trial is the fight that is told.
    pub answer: Rc<Answer>,
    /// What the sides are called.
    pub names: [AttrValue; 2],
    /// Asked for another fight.
    pub on_trial: Callback<u64>,
}

/// Entries around the chosen one; a long fight does not fill the page.
const AROUND: usize = 12;

/// One fight, scrubbed.
#[component]
pub fn FightLog(props: &FightLogProps) -> Html {
    let FightLogProps { lang, answer, names, on_trial } = props;
    let lang = *lang;
    let story = use_memo(Rc::clone(answer), |answer| {
        FightStory::replay(&answer.fight, answer.scenario.seed, answer.scenario.trial)
    });
    let chosen = use_state_eq(|| usize::MAX);
    let last = story.blows.len().saturating_sub(1);
    let at = (*chosen).min(last);
    let oninput = {
        let chosen = chosen.clone();
        move |event: InputEvent| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            chosen.set(input.value().parse().unwrap_or(0));
        }
    };
    {
        // Another fight is looked at from its end.
        let chosen = chosen.setter();
        use_effect_with(Rc::clone(answer), move |_| chosen.set(usize::MAX));
    }
    let another = {
        let (on_trial, next) = (on_trial.clone(), answer.scenario.trial + 1);
        move |_| on_trial.emit(next)
    };
    let by_rounds = answer.scenario.delay(duelscope_core::sheet::Hand::Left).is_none();
    let when = |time: u64| {
        let small = i32::try_from(time).unwrap_or(i32::MAX);
        if by_rounds { round_number(lang, &small.to_string()) } else { in_turns(lang, small) }
    };
    let full = answer.fight.bodies.map(|body| body.hp_max);
    let now = story.blows.get(at).map_or(story.start, |blow| blow.hp);
    let window = at.saturating_sub(AROUND)..(at + AROUND + 1).min(story.blows.len());
    let verdict = match story.verdict {
        Verdict::Left => wins_duel(lang, &names[0]),
        Verdict::Right => wins_duel(lang, &names[1]),
        Verdict::Undecided => nobody_wins(lang),
    };
    html! {
        <section id="fight" tabindex="-1" aria-label={one_fight(lang)}>
            <h3>{ one_fight(lang) }</h3>
            <p class="run-note">{ fight_of_trial(lang, &(answer.scenario.trial + 1).to_string(), &verdict) }</p>
            <div class="row">
                <button class="btn" onclick={another}>{ icon(Icon::Dice) }{ new_fight(lang) }</button>
                <input class="scrub" type="range" min="0" max={last.to_string()} value={at.to_string()}
                    aria-label={one_fight(lang)} {oninput} />
            </div>
            <div class="state">
                { for [0, 1].map(|i| bar(lang, ["left", "right"][i], &names[i], now[i], full[i])) }
            </div>
            <ol class="log" start={(window.start + 1).to_string()}>
                { for window.map(|i| {
                    let blow = &story.blows[i];
                    let (side, victim) = match blow.hand {
                        duelscope_core::sheet::Hand::Left => ("left", 1),
                        duelscope_core::sheet::Hand::Right => ("right", 0),
                    };
                    let before = story.before(i)[victim];
                    let choose = chosen.clone();
                    html! {
                        <li key={i} class={side} aria-current={(i == at).then_some("true")} onclick={move |_| choose.set(i)}>
                            <time>{ when(blow.time) }</time>
                            <span>{ blow_told(lang, &names[1 - victim], &names[victim], blow.outcome) }</span>
                            <b>{ if blow.outcome == Outcome::Missed {
                                duelscope_text::int(lang, before.into())
                            } else {
                                format!("{} → {}", duelscope_text::int(lang, before.into()), duelscope_text::int(lang, blow.hp[victim].into()))
                            } }</b>
                        </li>
                    }
                }) }
            </ol>
        </section>
    }
}

fn bar(lang: Lang, side: &'static str, name: &str, hp: i32, full: i32) -> Html {
    let share = (f64::from(hp.max(0)) / f64::from(full.max(1))).min(1.0) * 100.0;
    html! {
        <div class="state-row">
            <span class={side}>{ name.to_owned() }</span>
            <svg class="hp-bar" role="img" aria-label={hp_of(lang, hp, full)}>
                <rect width={css_percent(share)} height="100%" />
            </svg>
            <b>{ hp_of(lang, hp, full) }</b>
        </div>
    }
}
