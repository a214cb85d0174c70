//! Which picture a stage has.

use duelscope_text::facts::{BeforeArmor, Contest, Course, Fact, Purpose};
use duelscope_text::stages::Told;
use duelscope_text::stepper::{dots_caption, fork_past_armor, fork_to_armor};
use duelscope_text::{Lang, int};
use yew::Html;

use crate::markup::{classes, html};

use super::{OnPin, acts, badge, cap, dist, hp, ladder, pips, soak, square};
use crate::components::icon::{Icon, icon};
use crate::dots::Dot;
use crate::story::{RollView, StageView};

/// A stage's picture.
#[derive(Debug)]
pub(super) struct Picture {
    /// What is drawn, where there is something to draw.
    pub drawn: Option<Html>,
    /// It needs the whole width.
    pub tall: bool,
}

/// The rolls of a stage, where they can be set in its picture.
#[derive(Clone, Copy)]
pub(super) struct Rolls<'a> {
    /// The rolls, in order.
    pub of: &'a [RollView],
    /// Told the one to set.
    pub on_pin: &'a OnPin,
}

/// The picture of a stage.
pub(super) fn picture(
    lang: Lang,
    stage: &StageView,
    told: &Told,
    dots: &[Dot],
    on_pin: Option<&OnPin>,
) -> Picture {
    let rolls = on_pin.map(|on_pin| Rolls { of: &stage.rolls, on_pin });
    let fact = stage.told.fact.as_ref().filter(|_| stage.told.course == Course::Done);
    let Some(fact) = fact else { return Picture { drawn: None, tall: true } };
    let tall = match fact {
        Fact::Rolls(of) => of.sure.is_some(),
        Fact::Damage(of) => of.terms.len() > 1 || of.kind.is_some(),
        Fact::Loss(_) | Fact::Reduction(_) => false,
        _ => true,
    };
    let main = match fact {
        Fact::Skills(of) => Some(ladder::ladders(lang, of)),
        Fact::Rolls(of) if of.sure.is_none() => Some(contest(lang, of, told, dots, rolls)),
        Fact::Damage(of) if of.kind.is_some() && of.terms.iter().all(|t| t.roll.is_none()) => {
            Some(pips::damage(lang, of.total, of.total, None))
        }
        Fact::Damage(of) => Some(dist::terms(lang, of, rolls)),
        Fact::Reduction(of) => Some(dist::reduction(lang, of, rolls)),
        Fact::BeforeArmor(of) => Some(pips::damage(lang, of.after, of.after, None)),
        Fact::Soak(of) => Some(soak::soak(lang, of)),
        Fact::AfterArmor(of) => Some(cap::cap(lang, of)),
        Fact::Loss(of) => Some(hp::hp(lang, of)),
        Fact::Rolls(_) | Fact::SureMiss(_) | Fact::Acts(..) => None,
    };
    let events = acts::acts(lang, &stage.told.events);
    let fork = match fact {
        Fact::BeforeArmor(of) if stage.told.outcome.is_none() => Some(fork(lang, of)),
        _ => None,
    };
    let end = stage.told.outcome.map(|outcome| badge::badge(lang, outcome));
    // Effects come before the armor, and after the cap.
    let early = matches!(fact, Fact::BeforeArmor(_));
    let (first, second) = if early { (events, main) } else { (main, events) };
    Picture { drawn: places([first, second, fork, end]), tall }
}

/// The parts of a picture. Each keeps its place, also where another is missing: a new
/// element in the place of the square would take it out of the hand that drags in it.
fn places(parts: [Option<Html>; 4]) -> Option<Html> {
    let any = parts.iter().any(Option::is_some);
    any.then(|| html! { { for parts.into_iter().map(Option::unwrap_or_default) } })
}

/// The picture of the roll for a hit, where it needs no other picture's program.
pub(super) fn hit(
    lang: Lang,
    stage: &StageView,
    told: &Told,
    dots: &[Dot],
    on_pin: Option<&OnPin>,
) -> Option<Picture> {
    let rolls = on_pin.map(|on_pin| Rolls { of: &stage.rolls, on_pin });
    match &stage.told.fact {
        Some(Fact::Rolls(of)) if of.sure.is_none() && stage.told.events.is_empty() => {
            let square = contest(lang, of, told, dots, rolls);
            let end = stage.told.outcome.map(|outcome| badge::badge(lang, outcome));
            Some(Picture { drawn: places([Some(square), None, None, end]), tall: false })
        }
        _ => None,
    }
}

fn contest(lang: Lang, of: &Contest, told: &Told, dots: &[Dot], rolls: Option<Rolls<'_>>) -> Html {
    let caption = (!dots.is_empty() && of.purpose == Purpose::Hit)
        .then(|| dots_caption(lang, &int(lang, dots.len() as i64)));
    html! {
        <>
            { square::square(lang, of, told, dots, rolls) }
            if let Some(caption) = caption { <figcaption class="run-note">{ caption }</figcaption> }
        </>
    }
}

/// The two ways from D1, the one that is taken marked.
fn fork(lang: Lang, of: &BeforeArmor) -> Html {
    let past = of.past_armor.is_some();
    let way = |taken: bool, text: String| {
        html! {
            <span class={classes!(taken.then_some("on"))}>
                if taken { { icon(Icon::Check) } }
                { text }
            </span>
        }
    };
    html! {
        <div class="fork">{ way(!past, fork_to_armor(lang)) }{ way(past, fork_past_armor(lang)) }</div>
    }
}
