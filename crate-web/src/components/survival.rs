//! Survival curves: who still stands when, with the same numbers as a table.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_node_ref};
use duelscope_core::sheet::Hand;
use duelscope_text::chart::as_table;
use duelscope_text::survival::{
    at_once, by_round, by_turn, curves_label, half_over_by, over_by, rounds_axis, stands,
    turns_axis, who_stands,
};
use duelscope_text::{Lang, decimal, percent_plain};
use yew::{AttrValue, Html, Properties, component};

use crate::chart::lines::{Lines, lines};
use crate::chart::{Picture, Surface};
use crate::hooks::{use_painting, use_surface};
use crate::markup::{classes, html};
use crate::survival::Survival;

/// Survival curves.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CurvesProps {
    /// Language.
    pub lang: Lang,
    /// The curves.
    pub survival: Rc<Survival>,
    /// Its times are rounds.
    pub by_rounds: bool,
    /// What the sides are called.
    pub names: [AttrValue; 2],
    /// These are the last good numbers, not those of the form.
    pub stale: bool,
}

/// Picture, sentence, key and table.
#[component]
pub fn Curves(props: &CurvesProps) -> Html {
    let CurvesProps { lang, survival, by_rounds, names, stale } = props.clone();
    let (plot, canvas) = (use_node_ref(), use_node_ref());
    let offered = use_surface(&plot);
    let drawn = use_memo((survival.clone(), offered.surface, lang), |(survival, surface, lang)| {
        Rc::new(picture(survival, by_rounds, *surface, *lang))
    });
    use_painting(&canvas, Some(Rc::clone(&drawn)), offered, stale);
    let told = |time: u64| {
        let time = time_text(lang, time, by_rounds);
        match (by_rounds, time.as_str()) {
            (true, _) => by_round(lang, &time),
            (false, "0") => at_once(lang),
            (false, _) => by_turn(lang, &time),
        }
    };
    let over = match survival.over.map(|time| time.map(told)) {
        [Some(half), Some(most)] => over_by(lang, &half, &most),
        [Some(half), None] => half_over_by(lang, &half),
        _ => String::new(),
    };
    let [left, right] = [0, 1].map(|i| stands(lang, &names[i]));
    html! {
        <section class={classes!("chart", stale.then_some("stale"))} aria-label={who_stands(lang)}>
            <h3>{ who_stands(lang) }</h3>
            <p class="run-note">{ over.clone() }</p>
            <div ref={plot} class="plot"><canvas ref={canvas} role="img" aria-label={curves_label(lang, &over)} /></div>
            <p class="legend"><span class="key left">{ left.clone() }</span><span class="key dashed right">{ right.clone() }</span></p>
            <details class="as-table">
                <summary>{ as_table(lang) }</summary>
                <div tabindex="0" role="region" aria-label={as_table(lang)}>
                    <table class="numbers">
                        <thead><tr>
                            <th scope="col">{ axis(lang, by_rounds) }</th><th scope="col">{ left }</th><th scope="col">{ right }</th>
                        </tr></thead>
                        <tbody>{ for survival.times.iter().enumerate().map(|(i, &time)| html! {
                            <tr>
                                <th scope="row">{ time_text(lang, time, by_rounds) }</th>
                                { for Hand::BOTH.map(|hand| html! { <td>{ percent_plain(lang, survival.standing[hand as usize][i]) }</td> }) }
                            </tr>
                        }) }</tbody>
                    </table>
                </div>
            </details>
        </section>
    }
}

fn axis(lang: Lang, by_rounds: bool) -> String {
    if by_rounds { rounds_axis(lang) } else { turns_axis(lang) }
}

fn time_text(lang: Lang, time: u64, by_rounds: bool) -> String {
    decimal(lang, time as f64 / if by_rounds { 1.0 } else { 1000.0 }, 3)
}

fn picture(survival: &Survival, by_rounds: bool, surface: Surface, lang: Lang) -> Picture {
    let mut shapes = Vec::new();
    let standing =
        survival.standing.each_ref().map(|side| side.iter().copied().map(Some).collect());
    let [left, right]: [Vec<Option<f64>>; 2] = standing;
    let of = Lines { numbers: [&left, &right], probability: true, steps: true, level: None };
    let times: Vec<String> =
        survival.times.iter().map(|&time| time_text(lang, time, by_rounds)).collect();
    if let Some(laid) = lines(&mut shapes, &of, &times, surface, lang) {
        laid.plane.names(&mut shapes, axis(lang, by_rounds), String::new());
    }
    Picture::of(surface, shapes)
}
