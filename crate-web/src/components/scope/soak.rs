//! D2: points of damage and armor that cancel one for one.

use duelscope_text::facts::Soak;
use duelscope_text::stepper::{armor_caption, damage_caption, goes_on_caption, left_caption};
use duelscope_text::{Lang, int};
use yew::Html;

use crate::markup::{classes, html};

use super::bar::bar;
use crate::story::soak::{Fate, pairs};

/// Two rows of pips, or two bars on one scale where there are too many.
pub(super) fn soak(lang: Lang, of: &Soak) -> Html {
    let show = |n: i32| int(lang, n.into());
    let damage = damage_caption(lang, &show(of.damage));
    let armor = armor_caption(lang, &show(of.armor));
    let goes_on = goes_on_caption(lang, &show(of.goes_on));
    let left = left_caption(lang, &show(of.armor_left));
    let Some(pairs) = pairs(of.damage, of.armor) else {
        let scale = of.damage.max(of.armor);
        return html! {
            <div class="soak many">
                <div class="soak-row">
                    <b class="left">{ damage.clone() }</b>
                    { bar(Some("big share left"), damage, [of.damage, of.goes_on, scale]) }
                    <span>{ goes_on }</span>
                </div>
                <div class="soak-row">
                    <b class="right">{ armor.clone() }</b>
                    { bar(Some("big share right"), armor, [of.armor, of.armor_left, scale]) }
                    <span>{ left }</span>
                </div>
            </div>
        };
    };
    html! {
        <div class="soak" role="img" aria-label={format!("{damage}, {armor}: {goes_on}, {left}")}>
            <div class="pairs" aria-hidden="true">
                <span class="pair names"><b class="left">{ damage }</b><b class="right">{ armor }</b></span>
                { for pairs.into_iter().map(pair) }
            </div>
        </div>
    }
}

fn pair(fate: Fate) -> Html {
    let (class, damage, armor) = match fate {
        Fate::Cancel => (Some("cancel"), None, None),
        Fate::GoesOn => (Some("goes"), None, Some("none")),
        Fate::ArmorStays => (None, Some("none"), None),
    };
    html! {
        <span class={classes!("pair", class)}><i class={classes!("pip", damage)}></i><i class={classes!("pip", "armor", armor)}></i></span>
    }
}
