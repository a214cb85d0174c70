//! Small laws: one a term of a roll, the rolled value marked.

use duelscope_core::pins::Pinned;
use duelscope_core::sheet::fixed;
use duelscope_text::facts::{Reduction, Sum, Term};
use duelscope_text::stages::term_name;
use duelscope_text::stepper::{
    always_value, armor_roll, bars_grouped, damage_caption, dist_label, sum_name,
};
use duelscope_text::{Lang, int, range};
use yew::{Callback, Html, MouseEvent};

use crate::markup::{classes, html};

use super::OnPin;
use super::bar::bar;
use super::picture::Rolls;
use crate::components::icon::{Icon, icon};
use crate::story::RollView;
use crate::story::bars::Bars;

/// The roll behind a figure, where it can be set.
#[derive(Clone, Copy)]
struct Pin<'a> {
    roll: &'a RollView,
    on_pin: &'a OnPin,
    /// What the rolled number is multiplied with.
    times: i32,
}

/// The terms of a damage roll and their sum.
pub(super) fn terms(lang: Lang, sum: &Sum, rolls: Option<Rolls>) -> Html {
    let many = sum.terms.len() > 1;
    // The rolled terms and the rolls are in the same order.
    let place = |i: usize| sum.terms[..i].iter().filter(|t| t.roll.is_some()).count();
    html! {
        <div class="terms">
            { for sum.terms.iter().enumerate().map(|(i, term)| html! {
                <>
                    if i > 0 { <span class="plus" aria-hidden="true">{ "+" }</span> }
                    { term_figure(lang, term, rolls.and_then(|rolls| Some((rolls.of.get(place(i))?, rolls.on_pin)))) }
                </>
            }) }
            if many {
                <span class="plus" aria-hidden="true">{ "=" }</span>
                { figure(lang, "left", "sum", &sum_name(lang), sum.total, sum.law.as_ref().and_then(|law| Bars::of_law(law, sum.total)).as_ref(), None) }
            }
        </div>
    }
}

fn term_figure(lang: Lang, term: &Term, at: Option<(&RollView, &OnPin)>) -> Html {
    let bars = term.roll.as_ref().and_then(|roll| Bars::of_roll(roll, term.times));
    let bars = bars.filter(|bars| bars.lo != bars.hi);
    let pin = at.filter(|_| term.roll.is_some()).map(|(roll, on_pin)| Pin {
        roll,
        on_pin,
        times: term.times,
    });
    figure(lang, "left", "", term_name(lang, term.source), term.value, bars.as_ref(), pin)
}

/// The roll of armor, and the damage it takes a part of.
pub(super) fn reduction(lang: Lang, of: &Reduction, rolls: Option<Rolls>) -> Html {
    let pin = rolls
        .and_then(|rolls| Some(Pin { roll: rolls.of.first()?, on_pin: rolls.on_pin, times: 1 }));
    let bars = of.roll.as_ref().and_then(|roll| Bars::of_roll(roll, 1));
    let bars = bars.filter(|bars| bars.lo != bars.hi);
    let show = |n: i32| int(lang, n.into());
    let change = format!("{} → {}", show(of.before), show(of.after));
    let label = damage_caption(lang, &change);
    html! {
        <>
            <div class="terms">{ figure(lang, "right", "", &armor_roll(lang), of.points, bars.as_ref(), pin) }</div>
            <div class="soak many left">
                <div class="soak-row">
                    <b class="left">{ damage_caption(lang, &show(of.before)) }</b>
                    { bar(Some("big share left"), label, [of.before, of.after, of.before]) }
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
    pin: Option<Pin>,
) -> Html {
    let shown = int(lang, value.into());
    let held = pin.is_some_and(|pin| pin.roll.pinned);
    html! {
        <figure class={classes!("term", side, class)}>
            <figcaption>{ name }{ " " }<b>if held { { icon(Icon::Pin) } }{ shown.clone() }</b></figcaption>
            if let Some(bars) = bars {
                { dist(side, bars, dist_label(lang, name, &range(lang, bars.lo, bars.hi), &shown), pin) }
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
fn dist(side: &'static str, bars: &Bars, label: String, pin: Option<Pin>) -> Html {
    const TALL: f64 = 38.0;
    let bar = |(i, height): (usize, &f64)| {
        let now = (bars.now == Some(i)).then_some("now");
        // What can happen at all leaves a trace.
        let height = if *height > 0.0 { (height * TALL).max(0.8) } else { 0.0 };
        let press = pin.and_then(|pin| {
            let value = Bars::value_at(&pin.roll.roll, bars.group, i, pin.times)?;
            let (place, on_pin) = (pin.roll.place, pin.on_pin.clone());
            Some(Callback::from(move |_: MouseEvent| {
                on_pin.emit((place, Some(Pinned::Value(value))))
            }))
        });
        // All of its column can be pressed, however low the bar.
        let column = press.map(|onclick| {
            html! {
                <rect class="press" x={i.to_string()} y="0" width="1" height="40" {onclick} />
            }
        });
        html! {
            <>
            <rect class={now} x={i.to_string()} y={fixed(40.0 - height, 2)} width="1" height={fixed(height, 2)} />
            { column }
            </>
        }
    };
    html! {
        <svg class={classes!("dist", side)} viewBox={format!("0 0 {} 40", bars.heights.len())} preserveAspectRatio="none"
            role="img" aria-label={label}>
            { for bars.heights.iter().enumerate().map(bar) }
        </svg>
    }
}
