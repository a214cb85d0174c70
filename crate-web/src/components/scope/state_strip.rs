//! Both sides before and after the stage shown.

use duelscope_core::Body;
use duelscope_text::Lang;
use duelscope_text::stepper::{armor_of, before_after, hp_of, other_minion, state_label};
use yew::{AttrValue, Html};

use crate::markup::{classes, html};

use super::bar::bar;
use crate::story::StageView;

/// HP of both sides, and armor where there is any.
pub(super) fn state_strip(lang: Lang, stage: &StageView, names: &[AttrValue; 2]) -> Html {
    let (before, after) = (&stage.before, &stage.after);
    let third = before.other.hp_max > 0;
    html! {
        <div class="state" role="group" aria-label={state_label(lang)}>
            { rows(lang, "left", &names[0], [&before.attacker, &after.attacker]) }
            { rows(lang, "right", &names[1], [&before.target, &after.target]) }
            if third {
                { rows(lang, "right", &other_minion(lang), [&before.other, &after.other]) }
            }
        </div>
    }
}

fn rows(lang: Lang, side: &'static str, name: &str, [before, after]: [&Body; 2]) -> Html {
    let armored = before.armor_max > 0 || before.armor != 0 || after.armor != 0;
    let low = after.hp.saturating_mul(4) < after.hp_max;
    let dying = low.then_some("dying");
    html! {
        <>
            { row(lang, side, name.to_owned(), hp_of(lang, name), dying, [before.hp, after.hp, after.hp_max]) }
            if armored {
                { row(lang, side, armor_of(lang, name), armor_of(lang, name), Some("shield"), [before.armor, after.armor, after.armor_max]) }
            }
        </>
    }
}

fn row(
    lang: Lang,
    side: &'static str,
    name: String,
    full_name: String,
    class: Option<&'static str>,
    points: [i32; 3],
) -> Html {
    let [before, after, full] = points;
    let value = before_after(lang, before, after, full);
    html! {
        <div class={classes!("state-row", side)}>
            <span class={side}>{ name }</span>
            { bar(class, format!("{full_name}: {value}"), points) }
            <b>{ value }</b>
        </div>
    }
}
