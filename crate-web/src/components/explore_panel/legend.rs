//! What the colours and lines of a picture mean.

use duelscope_text::Lang;
use duelscope_text::explore::{
    key_even, key_left, key_line, key_nothing, key_now, key_reference, key_scale,
};
use yew::{AttrValue, Html};

use crate::markup::{classes, html};

use crate::chart::heat::Tone;
use crate::explore::view::{Levels, number_text, tone};
use crate::explore::{Asks, Cell, Swept};
use duelscope_core::sweep::Measure;

pub fn legend(lang: Lang, swept: &Swept, levels: &Levels, names: &[AttrValue; 2]) -> Html {
    let measure = swept.job.measure;
    let told = |x: f64| number_text(lang, measure, x);
    let key = |class: &'static str, text: String| html! { <span class={classes!("key", class)}>{ text }</span> };
    let map = matches!(swept.job.asks, Asks::Map(..));
    let mut keys = Vec::new();
    match tone(swept) {
        _ if !map => {
            keys.push(key("left", key_line(lang, &names[0])));
            keys.push(key("dashed right", key_line(lang, &names[1])));
        }
        Tone::Sides => {
            keys.push(key("left", key_left(lang, &names[0])));
            keys.push(key("right", key_left(lang, &names[1])));
        }
        Tone::More(low, high) => keys.push(key("scale", key_scale(lang, &told(low), &told(high)))),
    }
    if map && measure == Measure::Win {
        keys.push(key("even", key_even(lang)));
    }
    if map && let Some(now) = levels.now {
        keys.push(key("here", key_now(lang, &told(now))));
    }
    if let Some(reference) = levels.reference {
        keys.push(key("level", key_reference(lang, &told(reference))));
    }
    if map && swept.cells.iter().any(|cell| matches!(cell, Cell::Invalid | Cell::Unknown)) {
        keys.push(key("neither", key_nothing(lang)));
    }
    html! { <p class="legend">{ for keys }</p> }
}
