//! Small laws: one a term of a roll, the rolled value marked.

use duelscope_text::facts::{Reduction, Sum, Term};
use duelscope_text::stages::term_name;
use duelscope_text::stepper::{
    always_value, armor_roll, bars_grouped, damage_caption, dist_label, sum_name,
};
use duelscope_text::{Lang, int, range};
use yew::{Html, classes, html};

use super::bar::bar;
use crate::story::bars::Bars;

/// The terms of a damage roll and their sum.
pub(super) fn terms(lang: Lang, sum: &Sum) -> Html {
    let many = sum.terms.len() > 1;
    html! {
        <div class="terms">
            { for sum.terms.iter().enumerate().map(|(i, term)| html! {
                <>
                    if i > 0 { <span class="plus" aria-hidden="true">{ "+" }</span> }
                    { term_figure(lang, term) }
                </>
            }) }
            if many {
                <span class="plus" aria-hidden="true">{ "=" }</span>
                { figure(lang, "left", "sum", &sum_name(lang), sum.total, sum.law.as_ref().and_then(|law| Bars::of_law(law, sum.total)).as_ref()) }
            }
        </div>
    }
}

fn term_figure(lang: Lang, term: &Term) -> Html {
    let bars = term.roll.as_ref().and_then(|roll| Bars::of_roll(roll, term.times));
    let bars = bars.filter(|bars| bars.lo != bars.hi);
    figure(lang, "left", "", term_name(lang, term.source), term.value, bars.as_ref())
}

/// The roll of armor, and the damage it takes a part of.
pub(super) fn reduction(lang: Lang, of: &Reduction) -> Html {
    let bars = of.roll.as_ref().and_then(|roll| Bars::of_roll(roll, 1));
    let bars = bars.filter(|bars| bars.lo != bars.hi);
    let show = |n: i32| int(lang, n.into());
    let change = format!("{} → {}", show(of.before), show(of.after));
    let label = damage_caption(lang, &change);
    html! {
        <>
            <div class="terms">{ figure(lang, "right", "", &armor_roll(lang), of.points, bars.as_ref()) }</div>
            <div class="soak many left">
                <div class="soak-row">
                    <b class="left">{ damage_caption(lang, &show(of.before)) }</b>
                    { bar("big share left", label, [of.before, of.after, of.before]) }
                    <b>{ format!("→ {}", show(of.after)) }</b>
                </div>
            </div>
        </>
    }
}

fn figure(
    lang: Lang,
    side: &'static str,
    class: &'static str,
    name: &str,
    value: i32,
    bars: Option<&Bars>,
) -> Html {
    let shown = int(lang, value.into());
    html! {
        <figure class={classes!("term", side, class)}>
            <figcaption>{ name }{ " " }<b>{ shown.clone() }</b></figcaption>
            if let Some(bars) = bars {
                { dist(side, bars, dist_label(lang, name, &range(lang, bars.lo, bars.hi), &shown)) }
                <div class="ends"><span>{ int(lang, bars.lo) }</span>
                    <span>{ int(lang, bars.hi) }</span></div>
                if bars.group > 1 { <small class="run-note">{ bars_grouped(lang, &int(lang, bars.group)) }</small> }
            } else if class.is_empty() {
                <div class="ends"><span>{ always_value(lang) }</span></div>
            }
        </figure>
    }
}

/// The bars themselves.
fn dist(side: &'static str, bars: &Bars, label: String) -> Html {
    const TALL: f64 = 38.0;
    let bar = |(i, height): (usize, &f64)| {
        let now = (bars.now == Some(i)).then_some("now");
        // What can happen at all leaves a trace.
        let height = if *height > 0.0 { (height * TALL).max(0.8) } else { 0.0 };
        html! {
            <rect class={classes!(now)} x={i.to_string()} y={format!("{:.2}", 40.0 - height)} width="1" height={format!("{height:.2}")} />
        }
    };
    html! {
        <svg class={classes!("dist", side)} viewBox={format!("0 0 {} 40", bars.heights.len())} preserveAspectRatio="none"
            role="img" aria-label={label}>
            { for bars.heights.iter().enumerate().map(bar) }
        </svg>
    }
}
