//! The number at the cross-hair, in words.

use duelscope_core::sheet::{Hand, Slot};
use duelscope_text::explore::{
    against_now, as_now, being_worked_out, hint_line, hint_map, input_name, line_label, map_label,
    no_number, no_such_document, not_yet, set_here,
};
use duelscope_text::{Lang, attacker, defender, percentage_points, signed};
use yew::{AttrValue, Callback, Html};

use crate::markup::{classes, html};

use super::controls::measure_name;
use crate::explore::view::{ends, number_text, value_text};
use crate::explore::{Asks, Cell, Swept};
use duelscope_core::sweep::Measure;

/// What an input is called, with its side.
pub fn input(lang: Lang, slot: Slot) -> String {
    let name = input_name(lang, slot.field);
    match slot.hand {
        None => name,
        Some(Hand::Left) => format!("{}: {name}", attacker(lang)),
        Some(Hand::Right) => format!("{}: {name}", defender(lang)),
    }
}

/// The picture in a sentence.
pub fn label(lang: Lang, swept: &Swept) -> String {
    let measure = measure_name(lang, swept.job.measure);
    let Some(ends) = ends(swept) else { return being_worked_out(lang, &measure) };
    let [low, high] = ends.map(|x| number_text(lang, swept.job.measure, x));
    match &swept.job.asks {
        Asks::Map(x, y) => {
            let [x, y] = [x, y].map(|axis| input(lang, axis.slot));
            map_label(lang, &measure, &x, &y, &low, &high)
        }
        Asks::Line(x) => line_label(lang, &measure, &input(lang, x.slot), &low, &high),
        Asks::Points(..) => String::new(),
    }
}

/// A cell in words.
pub fn cell_text(lang: Lang, measure: Measure, cell: Cell) -> String {
    match cell {
        Cell::Known(x) => number_text(lang, measure, x),
        Cell::Waiting => not_yet(lang),
        Cell::Invalid => no_such_document(lang),
        Cell::Unknown => no_number(lang),
    }
}

/// The inputs at a place.
fn inputs(lang: Lang, swept: &Swept, spot: [usize; 2]) -> String {
    let at = |axis: usize| {
        let axis_of = swept.job.asks.axes()[axis]?;
        let value = value_text(lang, axis_of.slot, axis_of.values.get(spot[axis])?);
        Some(format!("{} {value}", input_name(lang, axis_of.slot.field)))
    };
    at(0).into_iter().chain(at(1)).collect::<Vec<_>>().join(", ")
}

/// The numbers at a place: the attacker's, and on lines the defender's.
fn cells(swept: &Swept, [x, y]: [usize; 2]) -> [Option<Cell>; 2] {
    match &swept.job.asks {
        Asks::Map(along, _) => [swept.cells.get(y * along.values.len() + x).copied(), None],
        Asks::Line(along) => [x, along.values.len() + x].map(|i| swept.cells.get(i).copied()),
        Asks::Points(..) => [None, None],
    }
}

/// What is said of a place.
pub fn aloud(lang: Lang, swept: &Swept, spot: [usize; 2]) -> String {
    let [left, right] =
        cells(swept, spot).map(|cell| cell.map(|cell| cell_text(lang, swept.job.measure, cell)));
    let left = left.unwrap_or_default();
    let inputs = inputs(lang, swept, spot);
    match right {
        None => format!("{inputs}: {left}"),
        Some(right) => {
            format!("{inputs}: {} {left}, {} {right}", attacker(lang), defender(lang))
        }
    }
}

/// The line under the picture.
pub fn readout(
    lang: Lang,
    swept: &Swept,
    spot: [usize; 2],
    now: Cell,
    names: &[AttrValue; 2],
    walking: bool,
    on_set: &Callback<([usize; 2], bool)>,
) -> Html {
    let measure = swept.job.measure;
    let both = cells(swept, spot);
    let number = |hand: Hand, class: &'static str| {
        both[hand as usize].map(|cell| {
            let name = both[1].map(|_| html! { <>{ &names[hand as usize] }{ " " }</> });
            html! { <span>{ name }<b class={class}>{ cell_text(lang, measure, cell) }</b></span> }
        })
    };
    let change = both[0].and_then(Cell::finite).zip(now.finite()).map(|(x, now)| x - now);
    let set = {
        let on_set = on_set.clone();
        move |_| on_set.emit((spot, false))
    };
    let hint = if both[1].is_some() { hint_line(lang) } else { hint_map(lang) };
    html! {
        <>
        <div class="readout">
            <b>{ inputs(lang, swept, spot) }</b>
            { number(Hand::Left, "left") }
            { number(Hand::Right, "right") }
            { change.map(|change| against(lang, measure, change)) }
            if walking {
                <button type="button" class="btn" onclick={set}>{ set_here(lang) }</button>
            }
            <span class="sr" aria-live="polite">{ if walking { aloud(lang, swept, spot) } else { String::new() } }</span>
        </div>
        <p class="run-note">{ hint }</p>
        </>
    }
}

fn against(lang: Lang, measure: Measure, change: f64) -> Html {
    if change.abs() < 1e-9 {
        return html! { <span class="run-note">{ as_now(lang) }</span> };
    }
    html! { <span class="run-note">{ against_now(lang, &difference(lang, measure, change)) }</span> }
}

/// A difference, in points or percentage points.
fn difference(lang: Lang, measure: Measure, change: f64) -> String {
    let text = fine(lang, measure, change);
    if measure.is_probability() { percentage_points(lang, &text) } else { text }
}

/// The same without its unit: the smaller, the finer.
fn fine(lang: Lang, measure: Measure, change: f64) -> String {
    let change = if measure.is_probability() { change * 100.0 } else { change };
    let places = match change.abs() {
        1.0.. => 1,
        0.1.. => 2,
        _ => 3,
    };
    signed(lang, change, places)
}

/// A difference as the strip shows one; an arrow where more is more of it.
pub fn delta(lang: Lang, measure: Measure, change: f64) -> Html {
    let way = if change > 0.0 { "up" } else { "down" };
    let way = (!measure.less_is_better()).then_some(way);
    html! { <span class={classes!("delta", way)}>{ fine(lang, measure, change) }</span> }
}
