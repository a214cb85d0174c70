//! The stepper: one attack, stage by stage, each with its picture, its
//! sentence and the state before and after.

mod acts;
mod autoplay;
mod badge;
mod bar;
mod cap;
mod dist;
mod grip;
mod hp;
mod keys;
mod ladder;
mod picture;
mod pips;
mod play;
mod rail;
mod say;
mod soak;
mod square;
mod state_strip;
mod ways;

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_mut_ref, use_state_eq};
use duelscope_core::pins::{Pinned, RollPlace};
use duelscope_text::stages::{Told, tell, tell_hit};
use duelscope_text::{Lang, stepper};
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, component};

use crate::markup::{classes, html};

use self::autoplay::use_autoplay;
use self::ways::Ways;
use crate::components::later::{Wanted, use_piece, waiting};
use crate::dots::Dot;
use crate::pieces::STAGES;
use crate::story::{StageView, Story};

/// Told a roll to set, or to leave to chance.
pub type OnPin = Callback<(RollPlace, Option<Pinned>)>;

/// The stepper over one story.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ScopeProps {
    /// Language.
    pub lang: Lang,
    /// The attack.
    pub story: Rc<Story>,
    /// The stage to show, counted from 0; beyond the last reached one, that.
    pub at: usize,
    /// Told the stage to show.
    pub on_step: Callback<usize>,
    /// Asked for the same attack with new rolls.
    pub on_new_roll: Callback<()>,
    /// The seed as it is shown.
    pub seed: AttrValue,
    /// The trial, counted from 0.
    pub trial: u64,
    /// What both sides are called, attacker and target.
    pub names: [AttrValue; 2],
    /// Only the essence is told.
    #[prop_or_default]
    pub simple: bool,
    /// The story is older than the fields.
    #[prop_or_default]
    pub dimmed: bool,
    /// Sampled hit rolls, drawn into the roll square.
    #[prop_or_default]
    pub dots: Rc<Vec<Dot>>,
    /// Further controls under the playback row: pins, luck.
    #[prop_or_default]
    pub extra: Html,
    /// What stands under the picture.
    #[prop_or_default]
    pub under: Html,
    /// Told a roll to set; without it the pictures are only looked at.
    #[prop_or_default]
    pub on_pin: Option<OnPin>,
}

/// The stepper over one story.
#[component]
pub fn Scope(props: &ScopeProps) -> Html {
    let ScopeProps { lang, story, names, .. } = props;
    let lang = *lang;
    let at = story.clamp(props.at);
    let go = {
        let (on_step, last) = (props.on_step.clone(), story.last());
        Callback::from(move |to: usize| {
            if to != at && to <= last {
                on_step.emit(to);
            }
        })
    };
    let shown = story.stages.get(at).and_then(|stage| {
        let (dots, on_pin) = (props.dots.as_slice(), props.on_pin.as_ref());
        hit(lang, stage, dots, on_pin)
            .or_else(|| Some((STAGES.get()?.shown)(lang, stage, dots, on_pin)))
    });
    let way = use_piece(Wanted(&STAGES), shown.is_none());
    let said = use_announcement(props, at, shown.as_ref().map(|shown| &shown.told));
    let ways = Ways::of(story, at, props.simple);
    let letters = shown.as_ref().map_or(0, |shown| shown.told.say.plain().chars().count());
    let autoplay = use_autoplay(ways, letters, &go);
    let onkeydown = {
        let (go, roll, play) = (go.clone(), props.on_new_roll.clone(), autoplay.toggle.clone());
        move |event: KeyboardEvent| keys::pressed(&event, ways, &go, &roll, &play)
    };
    let Some(stage) = story.stages.get(at) else { return Html::default() };
    let tall = shown.as_ref().is_some_and(|shown| shown.picture.tall).then_some("tall");
    let shown = match shown {
        Some(Shown { told, picture }) => html! {
            <>
                if let Some(drawn) = picture.drawn {
                    <figure class="picture">{ drawn }</figure>
                }
                { say::told(&told) }
            </>
        },
        None => waiting(lang, way),
    };
    html! {
        <section class={classes!("card", "scope", props.simple.then_some("simple"), props.dimmed.then_some("stale"))} id="scope" tabindex="-1"
            aria-label={stepper::stepper(lang)} {onkeydown}>
            <rail::Rail {lang} story={Rc::clone(story)} {at} on_step={go.clone()} />
            <div class="stage">
                <div class={classes!("stage-in", tall)} key={at}>{ shown }</div>
            </div>
            // Never above the picture: it would jump from under a finger that drags.
            { props.under.clone() }
            { play::play(&play::Play {
                lang,
                story: Rc::clone(story),
                ways,
                autoplay,
                on_step: go,
                on_new_roll: props.on_new_roll.clone(),
            }) }
            <div class="extra">{ props.extra.clone() }</div>
            { state_strip::state_strip(lang, stage, names) }
            <p class="sr" role="status">{ said }</p>
        </section>
    }
}

/// A stage in words, and its picture.
#[derive(Debug)]
pub struct Shown {
    told: Told,
    picture: picture::Picture,
}

/// Any stage.
pub fn shown(lang: Lang, stage: &StageView, dots: &[Dot], on_pin: Option<&OnPin>) -> Shown {
    let told = tell(lang, &stage.told);
    let picture = picture::picture(lang, stage, &told, dots, on_pin);
    Shown { told, picture }
}

/// The roll for a hit, at which the page opens: it has no need of the others.
fn hit(lang: Lang, stage: &StageView, dots: &[Dot], on_pin: Option<&OnPin>) -> Option<Shown> {
    let told = tell_hit(lang, &stage.told)?;
    let picture = picture::hit(lang, stage, &told, dots, on_pin)?;
    Some(Shown { told, picture })
}

/// The sentence for screen readers, once someone has stepped, rolled or pinned: what
/// is there from the start is read anyway, and typing into a field has its own
/// announcements.
#[yew::hook]
fn use_announcement(props: &ScopeProps, at: usize, told: Option<&Told>) -> AttrValue {
    let said = use_state_eq(AttrValue::default);
    let first = use_mut_ref(|| true);
    {
        let said = said.setter();
        let say = told.map(|told| told.say.plain());
        let stages = &props.story.stages;
        let pinned: Vec<_> = stages.iter().flat_map(|s| &s.rolls).filter(|r| r.pinned).collect();
        let pinned: Vec<_> = pinned.into_iter().map(|roll| roll.roll.draw).collect();
        let here = say.is_some();
        use_effect_with((at, props.seed.clone(), props.trial, pinned, here), move |_| {
            if let Some(say) = say
                && !first.replace(false)
            {
                said.set(say.into());
            }
        });
    }
    (*said).clone()
}
