//! The answer in large numbers, before anything is clicked.

use std::rc::Rc;

use duelscope_core::{DuelLaw, Exact, Game, Outcome};
use duelscope_text::{
    Lang, armor_a_blow, attacks_whom, by_this_blow, fight_never_ends, fraction, hp, hp_a_blow,
    in_blows, kill_with_one_blow, never, percent, stale, to_bounce, to_hit, too_large,
    win_the_duel,
};
use yew::{AttrValue, Html, Properties, component, html};

use crate::answer::Answer;
use crate::components::icon::{Icon, icon};

/// The answer in large numbers.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AnswerStripProps {
    /// Language.
    pub lang: Lang,
    /// The results.
    pub answer: Rc<Answer>,
    /// What the sides are called, left and right.
    pub names: [AttrValue; 2],
    /// The results are older than the fields.
    pub stale: bool,
}

/// One large number with its words.
struct Fact {
    value: String,
    words: String,
    aside: Option<String>,
}

/// The strip of facts under the header.
#[component]
pub fn AnswerStrip(props: &AnswerStripProps) -> Html {
    let lang = props.lang;
    let facts = match &props.answer.exact {
        Ok(exact) => facts(lang, &props.answer, exact),
        Err(_) => Vec::new(),
    };
    let [left, right] = &props.names;
    html! {
        <section class={yew::classes!("answer", props.stale.then_some("stale"))} aria-live="polite" id="answer">
            <h1 class="versus">
                <b class="left">{ left }</b>{ format!(" {} ", attacks_whom(lang)) }<b class="right">{ right }</b>
            </h1>
            { for facts.into_iter().map(|fact| html! {
                <div class="fact">
                    <b>{ fact.value }</b><span>{ fact.words }</span>
                    if let Some(aside) = fact.aside { <small>{ aside }</small> }
                </div>
            }) }
            if let Err(too) = &props.answer.exact {
                <p class="note">{ icon(Icon::Info) }<span>
                    { too_large(lang, &duelscope_text::int(lang, i64::try_from(too.paths).unwrap_or(i64::MAX))) }
                </span></p>
            }
            <p class="stale-note">{ icon(Icon::Warn) }{ stale(lang) }</p>
        </section>
    }
}

fn facts(lang: Lang, answer: &Answer, exact: &Exact) -> Vec<Fact> {
    let kill = Fact {
        value: percent(lang, exact.outcome(Outcome::Killed)),
        words: kill_with_one_blow(lang),
        aside: None,
    };
    let loss = Fact { value: hp(lang, exact.hp_loss.mean()), words: hp_a_blow(lang), aside: None };
    let armor = || Fact {
        value: hp(lang, armor_spent(answer, exact)),
        words: armor_a_blow(lang),
        aside: None,
    };
    let bounce = || Fact {
        value: percent(lang, exact.outcome(Outcome::Bounced)),
        words: to_bounce(lang),
        aside: None,
    };
    let mut facts = match &answer.scenario.game {
        Game::Remixed(_) => vec![hit(lang, answer), kill, loss],
        Game::Combined(..) => vec![hit(lang, answer), kill, loss, armor()],
        Game::Sanctum(_) => match certain(exact) {
            Some(outcome) => {
                let value = percent(lang, 1.0);
                let words =
                    by_this_blow(lang, &duelscope_text::stages::outcome_name(lang, outcome));
                vec![Fact { value, words, aside: None }, loss, armor()]
            }
            None => vec![kill, bounce(), loss, armor()],
        },
    };
    facts.extend(answer.duel.as_ref().ok().map(|law| duel(lang, law)));
    facts
}

/// Who wins the fight: the left side's odds, or that nobody ever does.
fn duel(lang: Lang, law: &DuelLaw) -> Fact {
    if law.never == 1.0 {
        let (value, words) = (never(lang), fight_never_ends(lang));
        return Fact { value, words, aside: None };
    }
    let [left, right] = law.mean_attacks();
    let blows = hp(lang, left + right);
    let (value, words) = (percent(lang, law.left), win_the_duel(lang));
    Fact { value, words, aside: Some(in_blows(lang, &blows)) }
}

/// The outcome that every roll leads to, if there is one.
fn certain(exact: &Exact) -> Option<Outcome> {
    Outcome::ALL.into_iter().find(|&outcome| exact.outcome(outcome) == 1.0)
}

/// The chance to hit, with the fraction the rule gives.
fn hit(lang: Lang, answer: &Answer) -> Fact {
    let ratio = answer.hit_ratio();
    let value = percent(lang, ratio.map_or(1.0, duelscope_core::Ratio::to_f64));
    Fact { value, words: to_hit(lang), aside: ratio.map(|ratio| fraction(lang, ratio)) }
}

/// Mean armor an attack takes off the target, in points.
fn armor_spent(answer: &Answer, exact: &Exact) -> f64 {
    let before = answer.pipeline.start.target.armor;
    exact.ends.iter().map(|(_, x, p)| f64::from(before.saturating_sub(x.target.armor)) * p).sum()
}
