//! What effects and procs did, in their order.

use duelscope_text::Lang;
use duelscope_text::facts::{Event, What};
use duelscope_text::stages::event;
use duelscope_text::stepper::effects_label;
use yew::Html;

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};

/// The list, damage inside an effect set apart; nothing where nothing acted.
pub(super) fn acts(lang: Lang, events: &[Event]) -> Option<Html> {
    if events.is_empty() {
        return None;
    }
    Some(html! {
        <ol class="effects" aria-label={effects_label(lang)}>
            { for runs(events).into_iter().map(|run| match run {
                [first, ..] if first.depth > 0 => html! {
                    <li class="redirect"><ol class="effects">{ for run.iter().map(|e| line(lang, e)) }</ol></li>
                },
                _ => html! { <>{ for run.iter().map(|e| line(lang, e)) }</> },
            }) }
        </ol>
    })
}

/// Neighbouring events of the blow itself, and of damage inside an effect.
fn runs(events: &[Event]) -> Vec<&[Event]> {
    events.chunk_by(|a, b| (a.depth > 0) == (b.depth > 0)).collect()
}

fn line(lang: Lang, of: &Event) -> Html {
    let text = event(lang, of);
    let idle = (!of.applied).then_some("idle");
    html! {
        <li class={classes!("effect", idle)}>
            { icon(which(of)) }
            <b>{ text.title }</b>
            <span class="reason">{ text.reason }</span>
            <span class="change">{ text.change }</span>
        </li>
    }
}

fn which(of: &Event) -> Icon {
    match &of.what {
        _ if !of.applied => Icon::Minus,
        What::Enters(..) => Icon::Redirected,
        What::Ends(..) => Icon::Check,
        What::Decided(..) => Icon::Book,
        What::Guard(_) => Icon::Shield,
        What::Effect { .. } | What::Dealt(..) | What::Proc(..) => Icon::Sword,
    }
}
