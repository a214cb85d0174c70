//! What is measured, and over which inputs.

use duelscope_core::sheet::{FieldError, Hand, Sheet, Slot};
use duelscope_core::sweep::Axis;
use duelscope_text::explore::{
    along, how_many_inputs, input_name, measure, measure_attacks, measure_hit, measure_kill,
    measure_loss, measure_win, measure_wound, of_input, one_end, one_input, range_from, range_to,
    range_values, two_inputs, upwards, values_allowed,
};
use duelscope_text::{Lang, attacker, defender, field_error, group_label, int};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{Callback, Event, Html, InputEvent, TargetCast};

use crate::markup::html;

use super::readout;
use crate::components::icon::{Icon, icon};
use crate::explore::along::VALUES;
use crate::explore::inputs::inputs;
use crate::explore::view::value_text;
use crate::explore::{Along, Setup, Wrong};
use duelscope_core::sweep::Measure;

/// The axis of each input, or what is wrong with its range.
type Axes = [Result<Axis, [Option<Wrong>; 3]>; 2];

pub fn controls(
    lang: Lang,
    sheet: &Sheet,
    setup: &Setup,
    axes: &Axes,
    on_setup: &Callback<Setup>,
) -> Html {
    let count = |two: bool, words: String| {
        let (setup, on_setup) = (setup.clone(), on_setup.clone());
        let pressed = (setup.two == two).to_string();
        let onclick = move |_| on_setup.emit(Setup { two, ..setup.clone() });
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ words }</button> }
    };
    let on_measure = {
        let (setup, on_setup) = (setup.clone(), on_setup.clone());
        move |event: Event| {
            let name = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(measure) = Measure::named(&name) {
                on_setup.emit(Setup { measure, ..setup.clone() });
            }
        }
    };
    html! {
        <>
        <div class="chart-tools">
            <label class="pick">
                <span>{ measure(lang) }</span>
                <select id="x-measure" onchange={on_measure}>
                    { for Measure::ALL.into_iter().filter(|one| one.applies(sheet)).map(|one| html! {
                        <option value={one.word()} selected={one == setup.measure}>{ measure_name(lang, one) }</option>
                    }) }
                </select>
            </label>
            <div class="seg" role="group" aria-label={how_many_inputs(lang)}>
                { count(false, one_input(lang)) }{ count(true, two_inputs(lang)) }
            </div>
        </div>
        <div class="axes">
            { axis(lang, sheet, setup, 0, &axes[0], on_setup) }
            if setup.two { { axis(lang, sheet, setup, 1, &axes[1], on_setup) } }
        </div>
        </>
    }
}

/// What a measure is called.
pub fn measure_name(lang: Lang, measure: Measure) -> String {
    match measure {
        Measure::Win => measure_win(lang),
        Measure::Hit => measure_hit(lang),
        Measure::Wound => measure_wound(lang),
        Measure::Loss => measure_loss(lang),
        Measure::Kill => measure_kill(lang),
        Measure::Attacks => measure_attacks(lang),
    }
}

fn axis(
    lang: Lang,
    sheet: &Sheet,
    setup: &Setup,
    at: usize,
    axis: &Result<Axis, [Option<Wrong>; 3]>,
    on_setup: &Callback<Setup>,
) -> Html {
    let chosen = &setup.axes[at];
    let on_input = {
        let (sheet, setup, on_setup) = (sheet.clone(), setup.clone(), on_setup.clone());
        move |event: Event| {
            let key = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Some(slot) = Slot::parse(&key) {
                on_setup.emit(setup.with(&sheet, at, slot));
            }
        }
    };
    let all = inputs(sheet);
    let group = |hand: Option<Hand>| {
        let own: Vec<Slot> = all.iter().copied().filter(|slot| slot.hand == hand).collect();
        let name = match (hand, own.first()) {
            (Some(Hand::Left), _) => attacker(lang),
            (Some(Hand::Right), _) => defender(lang),
            (None, Some(first)) => group_label(lang, first.field.group).to_owned(),
            (None, None) => return Html::default(),
        };
        html! {
            <optgroup label={name}>
                { for own.into_iter().map(|slot| html! {
                    <option value={slot.key()} selected={slot == chosen.slot}>{ input_name(lang, slot.field) }</option>
                }) }
            </optgroup>
        }
    };
    let label = if at == 0 { along(lang) } else { upwards(lang) };
    let wrong = axis.as_ref().err();
    html! {
        <fieldset class="fields">
            <div class="field wide">
                <label for={format!("x-{at}")}>{ label }</label>
                <select id={format!("x-{at}")} onchange={on_input}>
                    { group(Some(Hand::Left)) }{ group(Some(Hand::Right)) }{ group(None) }
                </select>
            </div>
            <details class="detail">
                <summary>{ icon(Icon::Chevron) }<span>{ ends(lang, chosen) }</span></summary>
                { for (0..3).map(|which| {
                    let wrong = wrong.and_then(|wrong| wrong[which].as_ref());
                    text(lang, setup, at, which, wrong, on_setup)
                }) }
            </details>
        </fieldset>
    }
}

/// The range in one line.
fn ends(lang: Lang, along: &Along) -> String {
    let [from, to] = [0, 1].map(|i| value_text(lang, along.slot, along.texts[i].trim()));
    format!("{} {from} {} {to}", range_from(lang), range_to(lang))
}

fn text(
    lang: Lang,
    setup: &Setup,
    at: usize,
    which: usize,
    wrong: Option<&Wrong>,
    on_setup: &Callback<Setup>,
) -> Html {
    let along = &setup.axes[at];
    let value = along.texts[which].clone();
    let id = format!("x-{at}-{which}");
    let described = wrong.is_some().then(|| format!("{id}-err"));
    let words = [range_from, range_to, range_values][which](lang);
    let name = of_input(lang, &words, &readout::input(lang, along.slot));
    let oninput = {
        let (setup, on_setup) = (setup.clone(), on_setup.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            on_setup.emit(setup.typed(at, which, text));
        }
    };
    let error = wrong.map(|wrong| match wrong {
        Wrong::Fault((problem, allowed)) => {
            let (slot, text) = (along.slot, value.clone());
            field_error(
                lang,
                &FieldError { slot, text, problem: *problem, allowed: allowed.clone() },
            )
        }
        Wrong::OneEnd => one_end(lang),
        Wrong::Values => {
            let [low, high] = VALUES.map(|n| int(lang, n as i64));
            values_allowed(lang, &low, &high)
        }
    });
    html! {
        <div class="field">
            <label for={id.clone()}>{ words }</label>
            <span class="num">
                <input id={id} type="text" inputmode="decimal" autocomplete="off" aria-label={name} {value}
                    aria-invalid={error.is_some().then_some("true")} aria-describedby={described.clone()} {oninput} />
            </span>
            if let Some(error) = error {
                <p class="err" id={described}>{ icon(Icon::Error) }{ error }</p>
            }
        </div>
    }
}
