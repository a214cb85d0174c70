//! The answer in large numbers, before anything is clicked.

use std::rc::Rc;

use duelscope_text::stages::outcome_name;
use duelscope_text::{
    Lang, armor_a_blow, attacks_whom, by_this_blow, fight_never_ends, fraction, hp, hp_a_blow,
    in_blows, kill_with_one_blow, never, percent, percentage_points, signed, stale, to_bounce,
    to_hit, too_large, win_the_duel,
};
use yew::{AttrValue, Html};

use crate::markup::{classes, html};

use crate::answer::{Answer, Missing};
use crate::components::icon::{Icon, icon};
use crate::facts::{Fact, Topic, difference, facts};

/// The answer in large numbers.
#[derive(Debug)]
pub struct AnswerStrip {
    /// Language.
    pub lang: Lang,
    /// The results.
    pub answer: Rc<Answer>,
    /// What the sides are called, left and right.
    pub names: [AttrValue; 2],
    /// The languages of these names, where they are known.
    pub name_langs: [Option<&'static str>; 2],
    /// The answer to compare with.
    pub reference: Option<Rc<Answer>>,
    /// The results are older than the fields.
    pub stale: bool,
}

/// The strip of facts under the header.
pub fn answer_strip(props: &AnswerStrip) -> Html {
    let lang = props.lang;
    let numbers = facts(&props.answer);
    let before = props.reference.as_ref().map(|answer| facts(answer));
    html! {
        <section class={classes!("answer", props.stale.then_some("stale"))} aria-live="polite" id="answer">
            { versus(lang, &props.names, props.name_langs) }
            { for numbers.iter().map(|fact| {
                let Told { value, words, aside } = told(lang, fact);
                html! {
                    <div class="fact">
                        <b>{ value }</b>{ " " }<span>{ words }</span>
                        if let Some(aside) = aside { { " " }<small>{ aside }</small> }
                        { " " }
                        { before.as_ref().and_then(|before| difference(fact, before)).map(|d| delta(lang, fact, d)) }
                    </div>
                }
            }) }
            // Their places are kept while they are worked out.
            if let Err(Missing::Later(_)) = props.answer.exact {
                { waiting(hp_a_blow(lang)) }
            }
            if let Err(Missing::Later(_)) = props.answer.duel {
                { waiting(win_the_duel(lang)) }
            }
            if let Err(Missing::Unsolved(too)) = &props.answer.exact {
                <p class="note">{ icon(Icon::Info) }<span>
                    { too_large(lang, &duelscope_text::int(lang, i64::try_from(too.work()).unwrap_or(i64::MAX))) }
                </span></p>
            }
            <p class="stale-note">{ icon(Icon::Warn) }{ stale(lang) }</p>
        </section>
    }
}

fn waiting(words: String) -> Html {
    html! { <div class="fact"><b>{ "…" }</b>{ " " }<span>{ words }</span></div> }
}

/// Who attacks whom.
pub fn versus(lang: Lang, names: &[AttrValue; 2], name_langs: [Option<&'static str>; 2]) -> Html {
    let [left, right] = names;
    let [left_lang, right_lang] = name_langs;
    html! {
        <h1 class="versus">
            <b class="left" lang={left_lang}>{ left }</b>{ format!(" {} ", attacks_whom(lang)) }<b class="right" lang={right_lang}>{ right }</b>
        </h1>
    }
}

/// A fact in words.
#[derive(Clone, Debug)]
pub struct Told {
    /// The number.
    pub value: String,
    /// What it is.
    pub words: String,
    /// More about it.
    pub aside: Option<String>,
}

/// A fact in words.
pub fn told(lang: Lang, fact: &Fact) -> Told {
    let number = fact.number;
    let (value, words) = match fact.topic {
        Topic::Hit => (percent(lang, number), to_hit(lang)),
        Topic::Kill => (percent(lang, number), kill_with_one_blow(lang)),
        Topic::Bounce => (percent(lang, number), to_bounce(lang)),
        Topic::Certain(outcome) => {
            (percent(lang, 1.0), by_this_blow(lang, outcome_name(lang, outcome)))
        }
        Topic::Loss => (hp(lang, number), hp_a_blow(lang)),
        Topic::Armor => (hp(lang, number), armor_a_blow(lang)),
        Topic::Win => (percent(lang, number), win_the_duel(lang)),
        Topic::NeverEnds => (never(lang), fight_never_ends(lang)),
    };
    let blows = fact.blows.map(|blows| in_blows(lang, &hp(lang, blows)));
    Told { value, words, aside: fact.ratio.map(|ratio| fraction(lang, ratio)).or(blows) }
}

/// The difference to the reference, in points or percentage points.
pub fn delta(lang: Lang, fact: &Fact, difference: f64) -> Html {
    let (text, shown) = if fact.topic.is_probability() {
        (percentage_points(lang, &signed(lang, difference * 100.0, 1)), difference * 1000.0)
    } else {
        (signed(lang, difference, 2), difference * 100.0)
    };
    // What rounds to nothing goes nowhere.
    let way = match shown.round() {
        d if d > 0.0 => Some("up"),
        d if d < 0.0 => Some("down"),
        _ => None,
    };
    html! { <span class={classes!("delta", way)}>{ text }</span> }
}
