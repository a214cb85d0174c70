//! What one point of each input is worth, the most first.

use duelscope_core::sheet::{Hand, Sheet};
use duelscope_text::Lang;
use duelscope_text::explore::{
    column_input, in_points, more_inputs, no_point_counts, one_less, one_more,
    others_change_nothing, what_a_point_is_worth,
};
use yew::{Callback, Html};

use crate::markup::{classes, html};

use super::controls::measure_name;
use super::readout::{delta, input};
use crate::components::icon::{Icon, icon};
use crate::explore::Setup;
use crate::explore::worth::{LEAST, Worth};
use duelscope_core::sweep::Measure;

/// So many are seen at once.
const SEEN: usize = 8;

pub fn worth(
    lang: Lang,
    setup: &Setup,
    sheet: &Sheet,
    ranked: &[Worth],
    measure: Measure,
    old: bool,
    on_setup: &Callback<Setup>,
) -> Html {
    let row = |worth: &Worth| {
        let change = |change: Option<f64>| {
            let shown = change.filter(|change| change.abs() > LEAST);
            html! { <td>{ shown.map(|change| delta(lang, measure, change)) }</td> }
        };
        let (slot, side) = (
            worth.slot,
            worth.slot.hand.map(|hand| match hand {
                Hand::Left => "left",
                Hand::Right => "right",
            }),
        );
        let onclick = {
            let (setup, sheet, on_setup) = (setup.clone(), sheet.clone(), on_setup.clone());
            move |_| on_setup.emit(setup.with(&sheet, 0, slot))
        };
        html! {
            <tr key={slot.key()}>
                <th scope="row"><button type="button" class={classes!("btn", "quiet", side)} {onclick}>{ input(lang, slot) }</button></th>
                { change(worth.change[0]) }
                { change(worth.change[1]) }
            </tr>
        }
    };
    let table = |part: &[Worth]| {
        html! {
            <table class="numbers worth">
                <thead><tr>
                    <th scope="col">{ column_input(lang) }</th>
                    <th scope="col">{ one_less(lang) }</th>
                    <th scope="col">{ one_more(lang) }</th>
                </tr></thead>
                <tbody>{ for part.iter().map(row) }</tbody>
            </table>
        }
    };
    let unit = measure_name(lang, measure);
    let unit = if measure.is_probability() { in_points(lang, &unit) } else { unit };
    let (first, rest) = ranked.split_at(ranked.len().min(SEEN));
    html! {
        <div class={classes!("stack", old.then_some("stale"))}>
            <h3>{ what_a_point_is_worth(lang) }</h3>
            <p class="run-note">{ unit }</p>
            if first.is_empty() {
                <p class="run-note">{ no_point_counts(lang) }</p>
            } else {
                { table(first) }
                if !rest.is_empty() {
                    <details class="detail">
                        <summary>{ icon(Icon::Chevron) }{ more_inputs(lang, &duelscope_text::int(lang, rest.len() as i64)) }</summary>
                        { table(rest) }
                    </details>
                }
                <p class="run-note">{ others_change_nothing(lang) }</p>
            }
        </div>
    }
}
