//! The rail: every stage with what came of it.

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_node_ref};
use duelscope_text::Lang;
use duelscope_text::facts::{Course, Phase};
use duelscope_text::pins::pinned;
use duelscope_text::stages::{course_note, phase_name, rail_result};
use duelscope_text::stepper::stages_label;
use web_sys::Element;
use yew::{Callback, Html, Properties, component};

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};
use crate::components::lead::lead_along;
use crate::story::{StageView, Story};

/// The stages of a story.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RailProps {
    /// Language.
    pub lang: Lang,
    /// The story.
    pub story: Rc<Story>,
    /// The stage shown.
    pub at: usize,
    /// Told the stage to show.
    pub on_step: Callback<usize>,
}

/// The rail of stages. The one shown is scrolled into view within the rail,
/// never the page.
#[component]
pub fn Rail(props: &RailProps) -> Html {
    let RailProps { lang, story, at, .. } = props;
    let rail = use_node_ref();
    {
        let rail = rail.clone();
        let phases: Vec<Phase> = story.stages.iter().map(|stage| stage.told.phase).collect();
        // Where another number came of the same stages it stays where it was scrolled to.
        use_effect_with((*at, *lang, phases), move |(at, ..)| {
            let Some(list) = rail.cast::<Element>() else { return };
            let children = list.children();
            let Some(item) = u32::try_from(*at).ok().and_then(|i| children.item(i)) else { return };
            lead_along(&list, &item);
        });
    }
    let stage = |(i, view): (usize, &StageView)| stop(*lang, view, i, *at, &props.on_step);
    html! {
        <ol class="rail" ref={rail} aria-label={stages_label(*lang)}>
            { for story.stages.iter().enumerate().map(stage) }
        </ol>
    }
}

fn stop(lang: Lang, view: &StageView, i: usize, at: usize, on_step: &Callback<usize>) -> Html {
    let name = phase_name(lang, view.told.phase);
    let inner = html! {
        <>
            <span class="name">
                if view.pinned() { { icon(Icon::Pin) }<span class="sr">{ pinned(lang) }{ " " }</span> }
                { name }
            </span>
            { " " }
            <span class="out">{ rail_result(lang, &view.told) }</span>
        </>
    };
    let here = (i == at).then_some("on");
    let done = (i < at).then_some("done");
    match view.told.course {
        Course::NotReached(_) => {
            let why = course_note(lang, view.told.phase, view.told.course).plain();
            html! { <li><span class="stop" title={why}>{ inner }</span></li> }
        }
        course => {
            let skipped = matches!(course, Course::Skipped(_)).then_some("skip");
            let current = (i == at).then_some("step");
            let on_step = on_step.clone();
            html! {
                <li class={classes!(here.or(done), skipped)}>
                    <button type="button" aria-current={current} onclick={move |_| on_step.emit(i)}>{ inner }</button>
                </li>
            }
        }
    }
}
