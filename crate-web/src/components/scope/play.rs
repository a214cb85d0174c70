//! The playback row: first, back, next, last, new roll, all by itself, and a slider.

use std::rc::Rc;

use duelscope_text::stages::{final_stage, phase_name, phase_short};
use duelscope_text::{Lang, stepper};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, MouseEvent, TargetCast};

use crate::markup::{classes, html};

use super::autoplay::Autoplay;
use super::ways::Ways;
use crate::components::icon::{Icon, icon};
use crate::story::Story;

/// The playback row over a story.
#[derive(Debug)]
pub struct Play {
    /// Language.
    pub lang: Lang,
    /// The story.
    pub story: Rc<Story>,
    /// The stage shown and those beside it.
    pub ways: Ways,
    /// What plays the stages.
    pub autoplay: Autoplay,
    /// Told the stage to show.
    pub on_step: Callback<usize>,
    /// Asked for the same attack with new rolls.
    pub on_new_roll: Callback<()>,
}

/// The playback row.
pub fn play(props: &Play) -> Html {
    let Play { lang, story, ways, autoplay, on_step, on_new_roll } = props;
    let (lang, Ways { at, back, next: after, last }) = (*lang, *ways);
    let to = |to: usize| {
        let on_step = on_step.clone();
        Callback::from(move |_: MouseEvent| on_step.emit(to))
    };
    let next = story.stages.get(after).filter(|_| after > at);
    let roll = {
        let on_new_roll = on_new_roll.clone();
        move |_| on_new_roll.emit(())
    };
    let (sign, by_itself) = match autoplay.on {
        true => (Icon::Pause, stepper::pause(lang)),
        false => (Icon::Auto, stepper::by_itself(lang)),
    };
    let toggle = {
        let toggle = autoplay.toggle.clone();
        Callback::from(move |_| toggle.emit(()))
    };
    let oninput = {
        let on_step = on_step.clone();
        move |event: InputEvent| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            if let Ok(to) = input.value().parse() {
                on_step.emit(to);
            }
        }
    };
    let here = story.stages.get(at).map(|s| phase_name(lang, s.told.phase));
    html! {
        <div class="play" role="group" aria-label={stepper::playback(lang)}>
            { small(Icon::First, stepper::first_stage(lang), Some("minor"), at > 0, "Home", to(0)) }
            { small(Icon::Back, stepper::stage_back(lang), None, at > 0, "ArrowLeft", to(back)) }
            // Never disabled for good: it would lose the focus at the end.
            <button type="button" class="btn primary" aria-keyshortcuts="ArrowRight" title="→"
                aria-disabled={next.is_none().then_some("true")} onclick={to(after)}>
                if let Some(next) = next {
                    { icon(Icon::Next) }<span class="label">{ stepper::next_word(lang) }</span>{ " " }{ phase_short(lang, next.told.phase) }
                } else {
                    { final_stage(lang) }
                }
            </button>
            { small(Icon::Last, stepper::last_stage(lang), None, at < last, "End", to(last)) }
            { small(Icon::Dice, stepper::new_roll(lang), None, true, "N", Callback::from(roll)) }
            { small(sign, by_itself, None, last > 0, "P", toggle) }
            <input class="scrub" type="range" min="0" max={last.to_string()} value={at.to_string()}
                aria-label={stepper::scrub(lang)} aria-valuetext={here} {oninput} />
        </div>
    }
}

fn small(
    which: Icon,
    label: String,
    class: Option<&'static str>,
    enabled: bool,
    key: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    let drawn = match key {
        "ArrowLeft" => "←",
        key => key,
    };
    let title = format!("{label} ({drawn})");
    html! {
        <button type="button" class={classes!("btn", "icon", class)} aria-label={label} {title} aria-keyshortcuts={key}
            aria-disabled={(!enabled).then_some("true")} {onclick}>{ icon(which) }</button>
    }
}
