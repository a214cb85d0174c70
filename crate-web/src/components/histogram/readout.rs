//! One line about the bar the reader is at.

use duelscope_text::chart::{self as words, Topic};
use duelscope_text::{Lang, int};
use yew::{Callback, Html};

use crate::markup::html;

use super::wording::{bar_name, fine, fine_exact};
use crate::chart::{Bar, Heights, What};
use crate::components::icon::{Icon, icon};

#[derive(Debug)]
pub struct Readout {
    pub bar: Option<Bar>,
    /// The reader came by keyboard or finger, not by merely pointing.
    pub walking: bool,
    pub trials: Option<u64>,
    pub heights: Heights,
    pub topic: Topic,
    pub lang: Lang,
    pub on_watch: Option<Callback<()>>,
}

pub fn readout(props: &Readout) -> Html {
    let Readout { walking, heights, topic, lang, .. } = *props;
    let Some(bar) = props.bar else {
        let hint = if props.on_watch.is_some() { words::hint_watch } else { words::hint };
        return html! {
            <div class="readout"><span class="run-note">{ hint(lang) }</span>{ said(String::new()) }</div>
        };
    };
    let name = bar_name(&bar, heights, topic, lang);
    let exact = bar.exact.map(|p| fine_exact(p, lang));
    let kills = bar.kills && matches!(bar.what, What::Values(..)) && heights != Heights::AtMost;
    let sample = bar.sample.zip(props.trials).map(|(sample, trials)| {
        let (count, trials) = (int(lang, whole(sample.count)), int(lang, whole(trials)));
        let (low, high) = (fine(sample.interval.low, lang), fine(sample.interval.high, lang));
        html! {
            <>
                <span>{ words::readout_sampled(lang, &count, &trials, &fine(sample.share, lang)) }</span>
                <span>{ words::readout_interval(lang, &low, &high) }</span>
            </>
        }
    });
    // A run changes the sampled numbers many times a second: only the law is read out.
    let aloud = match &exact {
        Some(p) if walking => format!("{name}: {p}"),
        _ if walking => name.clone(),
        _ => String::new(),
    };
    let watch = props.on_watch.clone().filter(|_| walking).map(|on_watch| {
        let onclick = on_watch.reform(|_| ());
        html! {
            <button type="button" class="btn" {onclick}>{ icon(Icon::Play) }{ words::watch(lang) }</button>
        }
    });
    html! {
        <div class="readout">
            <b>{ name }</b>
            { exact.map(|p| html! { <span>{ words::readout_exact(lang, &p) }</span> }) }
            { sample }
            { bar.reference.map(|p| html! {
                <span>{ words::readout_reference(lang, &fine_exact(p, lang)) }</span>
            }) }
            if kills {
                <span class="kills">{ words::readout_kills(lang) }</span>
            }
            { watch }
            { said(aloud) }
        </div>
    }
}

fn said(text: String) -> Html {
    html! { <span class="sr" aria-live="polite">{ text }</span> }
}

fn whole(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
