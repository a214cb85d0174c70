//! How both skills came about, a rung a factor.

use duelscope_core::rules::remixed::Rung;
use duelscope_text::facts::Skills;
use duelscope_text::stepper::{
    attack_skill_name, defense_skill_name, ladder_cut, ladder_passed, ladder_total,
};
use duelscope_text::{Lang, RungText, int, ladder};
use yew::Html;

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};

/// Both ladders, side by side where there is room.
pub(super) fn ladders(lang: Lang, of: &Skills) -> Html {
    html! {
        <div class="ladders">
            { one(lang, "left", attack_skill_name(lang), of.attack, &of.attack_ladder) }
            { one(lang, "right", defense_skill_name(lang), of.defense, &of.defense_ladder) }
        </div>
    }
}

fn one(lang: Lang, side: &'static str, name: String, value: i32, rungs: &[Rung]) -> Html {
    let text = ladder(lang, rungs);
    let foot = if text.cut { ladder_cut(lang) } else { ladder_total(lang) };
    html! {
        <div class={side}>
            <ol class={classes!("ladder", side)} aria-label={name.clone()}>
                <li class="ladder-name" aria-hidden="true">{ name }</li>
                { for text.rungs.iter().map(rung) }
                <li class="rung total"><span class="value">{ int(lang, value.into()) }</span><span class="reason">{ foot }</span></li>
            </ol>
            if !text.passed.is_empty() {
                <details class="detail">
                    <summary>{ icon(Icon::Chevron) }{ ladder_passed(lang, &int(lang, text.passed.len() as i64)) }</summary>
                    <ol class={classes!("ladder", side)}>{ for text.passed.iter().map(rung) }</ol>
                </details>
            }
        </div>
    }
}

fn rung(of: &RungText) -> Html {
    let out = (!of.applied).then_some("out");
    html! {
        <li class={classes!("rung", out)}>
            <span class="value">{ of.value.clone() }</span>
            <span class="reason">{ of.reason.clone() }</span>
            if of.applied { <span class="so-far">{ of.so_far.clone() }</span> }
        </li>
    }
}
