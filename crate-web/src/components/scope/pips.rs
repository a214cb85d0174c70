//! Damage as points.

use duelscope_text::Lang;
use duelscope_text::int;
use duelscope_text::stepper::damage_caption;
use yew::Html;

use crate::markup::{classes, html};

use super::bar::bar;
use crate::story::soak::MOST_PIPS;

/// Damage as pips, of which those from `cut` on are cut off.
pub(super) fn damage(lang: Lang, damage: i32, cut: i32, aside: Option<String>) -> Html {
    let caption = damage_caption(lang, &int(lang, damage.into()));
    if damage > MOST_PIPS {
        return html! {
            <div class="soak many"><div class="soak-row">
                <b class="left">{ caption.clone() }</b>
                { bar(Some("big share left"), caption, [damage, cut.clamp(0, damage), damage]) }
                <span>{ aside }</span>
            </div></div>
        };
    }
    let pip = |i: i32| {
        let (fate, cut) = if i < cut { ("goes", None) } else { ("cancel", Some("cut")) };
        html! { <span class={classes!("pair", fate)}><i class={classes!("pip", cut)}></i></span> }
    };
    html! {
        <div class="soak" role="img" aria-label={[Some(caption.clone()), aside.clone()].into_iter().flatten().collect::<Vec<_>>().join(", ")}>
            <div class="pairs" aria-hidden="true">
                <span class="pair names"><b class="left">{ caption }</b></span>
                { for (0..damage.max(0)).map(pip) }
                if let Some(aside) = aside { <span class="pair names"><span>{ aside }</span></span> }
            </div>
        </div>
    }
}
