//! Sentences with their marks, odds, notes, the rule and where it stands.

use duelscope_text::stages::Told;
use duelscope_text::{Cite, Mark, Phrase, Segment};
use yew::Html;

use crate::markup::html;

/// Everything said of a stage.
pub(super) fn told(told: &Told) -> Html {
    html! {
        <div class="tell">
            <p class="say">{ phrase(&told.say) }</p>
            if let Some(odds) = &told.odds {
                <p class="odds">{ phrase(odds) }</p>
            }
            { for told.notes.iter().map(|note| html! { <p class="why">{ phrase(note) }</p> }) }
            <p class="why">{ phrase(&told.rule) }{ for told.cites.iter().enumerate().map(cite) }</p>
        </div>
    }
}

/// A sentence; attacker's numbers blue, the target's orange, results bold.
pub(super) fn phrase(phrase: &Phrase) -> Html {
    html! { { for phrase.segments().iter().map(segment) } }
}

fn segment(segment: &Segment) -> Html {
    let text = segment.text.clone();
    match segment.mark {
        Mark::Plain => html! { { text } },
        Mark::Attack => html! { <b class="left">{ text }</b> },
        Mark::Defense => html! { <b class="right">{ text }</b> },
        Mark::Result => html! { <b>{ text }</b> },
        Mark::Formula => html! { <span class="mono">{ text }</span> },
    }
}

fn cite((i, cite): (usize, &Cite)) -> Html {
    let between = if i == 0 { " " } else { " · " };
    let label = cite.label.clone();
    html! {
        <>
            { between }
            if cite.url.is_empty() {
                <span>{ label }</span>
            } else {
                <a href={cite.url.clone()} rel="noopener" target="_blank">{ label }</a>
            }
        </>
    }
}
