//! The rolls of the stage shown, each a field that sets it, and the strip that
//! says what is set.

use duelscope_core::sheet::decimal as decimal_of;
use std::rc::Rc;

use crate::hooks::kept::use_state_eq;
use duelscope_core::pins::Pinned;
use duelscope_core::{Law, Odds, Stage};
use duelscope_text::pins::{
    attack_roll, defense_roll, from_to, nothing_rolled, odds_of, pins_idle, pins_strip, place,
    release, release_all, roll_of, rolls_pinned, stage_rolls, what_if_rolled,
};
use duelscope_text::{Lang, choice_label, decimal, int, percent_plain};
use web_sys::HtmlInputElement;
use yew::{Callback, Event, Html, KeyboardEvent, Properties, TargetCast, component};

use crate::markup::{classes, html};

use crate::answer::Answer;
use crate::components::icon::{Icon, icon};
use crate::components::scope::OnPin;
use crate::story::RollView;
use crate::story::rolls::{cell_of_points, points};

/// The rolls of a stage as fields.
pub fn fields(lang: Lang, rolls: &[RollView], on_pin: &OnPin) -> Html {
    let shown: Vec<&RollView> = rolls.iter().filter(|roll| free(roll)).collect();
    html! {
        <fieldset class="fields pins" id="pins">
            <legend>{ what_if_rolled(lang) }</legend>
            { for shown.iter().map(|roll| row(lang, roll, shown.as_slice(), on_pin)) }
            if shown.is_empty() { <p class="run-note">{ nothing_rolled(lang) }</p> }
        </fieldset>
    }
}

/// Whether the roll could have been another.
fn free(roll: &RollView) -> bool {
    match roll.roll.law {
        Law::Check(Odds { num, den }) => num > 0 && num < den,
        law => law.len() > 1,
    }
}

fn row(lang: Lang, roll: &RollView, all: &[&RollView], on_pin: &OnPin) -> Html {
    let name = name(lang, roll, all);
    let set = {
        let (on_pin, place) = (on_pin.clone(), roll.place);
        Callback::from(move |value: Option<Pinned>| on_pin.emit((place, value)))
    };
    let let_go = roll.pinned.then(|| {
        let (set, label) = (set.clone(), release(lang, &name));
        html! {
            <button type="button" class="reset" aria-label={label.clone()} title={label} onclick={move |_| set.emit(None)}>
                { icon(Icon::Reset) }
            </button>
        }
    });
    let class = classes!("field", roll.pinned.then_some("changed"));
    let id = format!("pin-{}", roll.place);
    if let (Some([a, d]), Some([attack, defense])) = (roll.cells(), roll.skills()) {
        let part = |which: usize, label: String, skill: i32, let_go: Option<Html>| {
            let shown = decimal(lang, points([a, d][which], skill), 1);
            let set = set.clone();
            let to = Callback::from(move |wanted: f64| {
                let cell = cell_of_points(wanted, skill);
                let [a, d] = if which == 0 { [cell, d] } else { [a, cell] };
                set.emit(Some(Pinned::Contest(a, d)));
            });
            let (low, high) = (skill.min(0), skill.max(0));
            html! {
                <div class={class.clone()}>
                    <label for={format!("{id}-{which}")}>{ label }<small class="run-note">{ " " }{ ends(lang, low, high) }</small></label>
                    { let_go }
                    <Number id={format!("{id}-{which}")} {shown} step=0.1 {to} />
                </div>
            }
        };
        return html! {
            <>
                { part(0, attack_roll(lang), attack, let_go) }
                { part(1, defense_roll(lang), defense, None) }
            </>
        };
    }
    let (Some((low, high)), Some(value)) = (roll.span(), roll.value()) else { return html! {} };
    if let Law::Check(odds) = roll.roll.law {
        let share = percent_plain(lang, f64::from(odds.num) / f64::from(odds.den.max(1)));
        let choice = |n: i32, word: &str| {
            let set = set.clone();
            html! {
                <button type="button" aria-pressed={(value == n).to_string()} onclick={move |_| set.emit(Some(Pinned::Value(n)))}>
                    { choice_label(lang, "", word) }
                </button>
            }
        };
        return html! {
            <div {class} role="group" aria-labelledby={id.clone()}>
                <span class="label" {id}>{ name }<small class="run-note">{ " " }{ odds_of(lang, &share) }</small></span>
                { let_go }
                <span class="num"><span class="seg">{ choice(1, "yes") }{ choice(0, "no") }</span></span>
            </div>
        };
    }
    let to = Callback::from(move |wanted: f64| {
        // Clamped: it fits.
        let n = wanted.round().clamp(low.into(), high.into()) as i32;
        set.emit(Some(Pinned::Value(n)));
    });
    html! {
        <div {class}>
            <label for={id.clone()}>{ name }<small class="run-note">{ " " }{ ends(lang, low, high) }</small></label>
            { let_go }
            <Number {id} shown={int(lang, value.into())} step=1.0 {to} />
        </div>
    }
}

fn ends(lang: Lang, low: i32, high: i32) -> String {
    from_to(lang, &int(lang, low.into()), &int(lang, high.into()))
}

/// What a roll is for; numbered where the stage makes several.
fn name(lang: Lang, roll: &RollView, all: &[&RollView]) -> String {
    let name = stage_rolls(lang, &roll.stage);
    let same = |other: &&&RollView| {
        (other.place.stage, other.place.nth) == (roll.place.stage, roll.place.nth)
    };
    if matches!(roll.stage, Stage::Hit(_) | Stage::Crit(_)) || all.iter().filter(same).count() < 2 {
        return name;
    }
    roll_of(lang, &name, &int(lang, i64::from(roll.place.roll) + 1))
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct NumberProps {
    id: String,
    /// The number as it is written now.
    shown: String,
    /// How far an arrow key goes.
    step: f64,
    /// Told the number that was typed or stepped to.
    to: Callback<f64>,
}

/// A number that is taken when the field is left, or Enter pressed: half a
/// number is no roll. What is none is put back.
#[component]
fn Number(props: &NumberProps) -> Html {
    let NumberProps { id, shown, step, to } = props.clone();
    let refused = use_state_eq(|| 0_u32);
    let read = |text: &str| -> Option<f64> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}'))
            .map(|c| match c {
                '\u{2212}' => '-',
                ',' => '.',
                c => c,
            })
            .collect();
        decimal_of(&plain).map(f64::from)
    };
    let now = read(&shown);
    let onchange = {
        let (to, shown) = (to.clone(), shown.clone());
        move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            match read(&input.value()) {
                Some(n) => to.emit(n),
                None => {
                    input.set_value(&shown);
                    refused.set(*refused + 1);
                }
            }
        }
    };
    let by = {
        let to = to.clone();
        move |steps: f64| {
            if let Some(now) = now {
                to.emit(now + steps * step);
            }
        }
    };
    let onkeydown = {
        let by = by.clone();
        move |event: KeyboardEvent| {
            let far = if event.shift_key() { 10.0 } else { 1.0 };
            match event.key().as_str() {
                "ArrowUp" => by(far),
                "ArrowDown" => by(-far),
                _ => return,
            }
            event.prevent_default();
        }
    };
    let (less, more) = (by.clone(), by);
    html! {
        <span class="num">
            <button type="button" tabindex="-1" aria-hidden="true" onclick={move |_| less(-1.0)}>{ icon(Icon::Minus) }</button>
            <input {id} type="text" inputmode="decimal" autocomplete="off" value={shown} {onchange} {onkeydown} />
            <button type="button" tabindex="-1" aria-hidden="true" onclick={move |_| more(1.0)}>{ icon(Icon::Plus) }</button>
        </span>
    }
}

/// The strip under the picture while rolls are set; nothing while none is.
pub fn strip(lang: Lang, answer: &Rc<Answer>, seed: &str, on_release: Callback<()>) -> Html {
    let pins = &answer.scenario.pins;
    if pins.is_empty() {
        return html! {};
    }
    let idle: Vec<String> = answer.idle_pins.iter().map(|pin| place(lang, pin.place)).collect();
    html! {
        <div class="note warn pins-strip">
            { icon(Icon::Pin) }
            <span>
                { pins_strip(lang, &rolls_pinned(lang, pins.len() as u64), seed) }
                if !idle.is_empty() { { " " }{ pins_idle(lang, &idle.join(", ")) } }
            </span>
            <button type="button" class="btn spread" onclick={move |_| on_release.emit(())}>{ release_all(lang) }</button>
        </div>
    }
}
