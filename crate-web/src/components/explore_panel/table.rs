//! The numbers of a sweep as a table.

use crate::hooks::kept::UseStateHandle;
use duelscope_core::sheet::Hand;
use duelscope_text::Lang;
use duelscope_text::chart::as_table;
use duelscope_text::explore::input_name;
use web_sys::{Element, Event};
use yew::{AttrValue, Callback, Html, TargetCast};

use crate::markup::html;

use super::controls::measure_name;
use super::readout::cell_text;
use crate::explore::view::{number_plain, texts};
use crate::explore::{Asks, Cell, Swept};

/// A fold with the table, which is made only while it is seen and whole.
pub fn table(
    lang: Lang,
    swept: &Swept,
    names: &[AttrValue; 2],
    open: &UseStateHandle<bool>,
) -> Html {
    let ontoggle = {
        let open = open.setter();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            open.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <details class="as-table" {ontoggle}>
            <summary>{ as_table(lang) }</summary>
            if **open && swept.ended() {
                <div tabindex="0" role="region" aria-label={measure_name(lang, swept.job.measure)}>
                    { rows(lang, swept, names) }
                </div>
            }
        </details>
    }
}

fn rows(lang: Lang, swept: &Swept, names: &[AttrValue; 2]) -> Html {
    let measure = swept.job.measure;
    let number = |cell: &Cell| {
        let text = match cell {
            Cell::Known(x) => number_plain(lang, measure, *x),
            other => cell_text(lang, measure, *other),
        };
        html! { <td>{ text }</td> }
    };
    match &swept.job.asks {
        Asks::Line(x) => {
            let width = x.values.len();
            html! {
                <table class="numbers">
                    <thead><tr>
                        <th scope="col">{ input_name(lang, x.slot.field) }</th>
                        { for Hand::BOTH.map(|hand| html! { <th scope="col">{ &names[hand as usize] }</th> }) }
                    </tr></thead>
                    <tbody>{ for texts(lang, x.slot, &x.values).into_iter().enumerate().map(|(i, value)| html! {
                        <tr>
                            <th scope="row">{ value }</th>
                            { number(&swept.cells[i]) }
                            { number(&swept.cells[width + i]) }
                        </tr>
                    }) }</tbody>
                </table>
            }
        }
        Asks::Map(x, y) => {
            let width = x.values.len();
            let corner =
                format!("{} \\ {}", input_name(lang, y.slot.field), input_name(lang, x.slot.field));
            html! {
                <table class="numbers">
                    <thead><tr>
                        <th scope="col">{ corner }</th>
                        { for texts(lang, x.slot, &x.values).into_iter().map(|value| html! { <th scope="col">{ value }</th> }) }
                    </tr></thead>
                    // From the top down, as in the picture.
                    <tbody>{ for texts(lang, y.slot, &y.values).into_iter().enumerate().rev().map(|(row, value)| html! {
                        <tr>
                            <th scope="row">{ value }</th>
                            { for swept.cells[row * width..(row + 1) * width].iter().map(number) }
                        </tr>
                    }) }</tbody>
                </table>
            }
        }
        Asks::Points(..) => Html::default(),
    }
}
