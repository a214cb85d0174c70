//! The numbers of the chart as a table, and as files.

use std::rc::Rc;

use crate::hooks::kept::use_state_eq;
use duelscope_text::chart::{self as words, Topic};
use duelscope_text::{Lang, int};
use web_sys::{Element, Event};
use yew::{Callback, Html, Properties, TargetCast, component};

use crate::markup::html;

use super::save::{Figures, Files};
use super::wording::{bar_name, fine, fine_exact};
use crate::chart::{Bar, Picture, Series};
use crate::components::later::later;
use crate::pieces::DETAILS;

#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    pub series: Rc<Series>,
    pub picture: Rc<Picture>,
    pub topic: Topic,
    pub lang: Lang,
}

#[component]
pub fn Table(props: &Props) -> Html {
    let Props { series, picture, topic, lang } = props.clone();
    // Rows are made only while they are seen: a run changes them at every frame.
    let open = use_state_eq(|| false);
    let ontoggle = {
        let open = open.setter();
        Callback::from(move |e: Event| {
            let details = e.target_dyn_into::<Element>();
            open.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    if series.is_empty() {
        return Html::default();
    }
    html! {
        <details class="as-table" {ontoggle}>
            <summary>{ words::as_table(lang) }</summary>
            if *open {
                { later(lang, &DETAILS, {
                    let name = Figures::file_name(topic).into();
                    let figures = Figures { series, picture, topic, lang, name };
                    move |details| (details.figures)(&figures)
                }) }
            }
        </details>
    }
}

/// The files alone.
pub fn files(of: &Figures) -> Html {
    let Figures { series, picture, topic, lang, name } = of.clone();
    html! { <Files {series} {picture} {topic} {lang} {name} /> }
}

/// The files and the numbers.
pub fn figures(of: &Figures) -> Html {
    html! {
        <>
            { files(of) }
            <div tabindex="0" role="region" aria-label={words::title(of.lang, of.topic)}>
                { rows(&of.series, of.topic, of.lang) }
            </div>
        </>
    }
}

fn rows(series: &Series, topic: Topic, lang: Lang) -> Html {
    let sampled = series.trials.is_some();
    let compared = series.bars.iter().any(|bar| bar.reference.is_some());
    let row = |bar: &Bar| {
        let sample = bar.sample.map(|s| {
            let (low, high) = (fine(s.interval.low, lang), fine(s.interval.high, lang));
            html! {
                <>
                    <td>{ fine(s.share, lang) }</td>
                    <td>{ int(lang, i64::try_from(s.count).unwrap_or(i64::MAX)) }</td>
                    <td>{ format!("{low} – {high}") }</td>
                </>
            }
        });
        html! {
            <tr>
                <th scope="row">{ bar_name(bar, series.view.heights, topic, lang) }</th>
                { bar.exact.map(|p| html! { <td>{ fine_exact(p, lang) }</td> }) }
                { sample }
                { bar.reference.map(|p| html! { <td>{ fine_exact(p, lang) }</td> }) }
            </tr>
        }
    };
    html! {
        <table class="numbers">
            <thead><tr>
                <th scope="col">{ words::column_value(lang, topic) }</th>
                if series.exact {
                    <th scope="col">{ words::exact_key(lang) }</th>
                }
                if sampled {
                    <th scope="col">{ words::column_share(lang) }</th>
                    <th scope="col">{ words::column_count(lang) }</th>
                    <th scope="col">{ words::column_interval(lang) }</th>
                }
                if compared {
                    <th scope="col">{ words::reference_key(lang) }</th>
                }
            </tr></thead>
            <tbody>{ for series.bars.iter().map(row) }</tbody>
        </table>
    }
}
