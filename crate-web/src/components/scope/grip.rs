//! The point in the roll square, dragged or moved with the arrow keys: both
//! rolls are then pinned to where it stands.

use crate::hooks::kept::use_mut_ref;
use duelscope_core::pins::Pinned;
use duelscope_core::sheet::fixed;
use duelscope_text::pins::{grip, grip_at};
use duelscope_text::{Lang, decimal};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::{Callback, Html, KeyboardEvent, Properties, component};

use crate::markup::html;

use super::OnPin;
use super::square::num;
use crate::story::RollView;
use crate::story::rolls::{cell, moved, points};
use crate::story::square::{Point, Square};

/// The point in the roll square.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct GripProps {
    /// Language.
    pub lang: Lang,
    /// Both rolls.
    pub roll: RollView,
    /// The square it moves in.
    pub square: Square,
    /// The picture's width in its own units.
    pub width: f64,
    /// Where it stands in the picture.
    pub at: Point,
    /// Told where it was moved.
    pub on_pin: OnPin,
}

/// How far an arrow key goes, in cells: a hundredth of the skill.
const STEP: i32 = 100;

/// The point, with room around it for a finger.
#[component]
pub(super) fn Grip(props: &GripProps) -> Html {
    let GripProps { lang, roll, on_pin, .. } = props;
    let (x, y) = (num(props.at.0), num(props.at.1));
    let held = use_mut_ref(|| false);
    let pin = {
        let (on_pin, place) = (on_pin.clone(), roll.place);
        Callback::from(move |value: Pinned| on_pin.emit((place, Some(value))))
    };
    let onpointerdown = {
        let held = held.clone();
        move |event: PointerEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let Some(target) = target.filter(|_| event.is_primary()) else { return };
            // Without the capture a fast drag would lose the point, no more.
            let _ = target.set_pointer_capture(event.pointer_id());
            *held.borrow_mut() = true;
        }
    };
    let onpointermove = {
        let (held, pin) = (held.clone(), pin.clone());
        let (square, width) = (props.square.clone(), props.width);
        move |event: PointerEvent| {
            if *held.borrow()
                && let Some(point) = within(&event, width)
            {
                let [attack, defense] = square.shares_at(point).map(cell);
                pin.emit(Pinned::Contest(attack, defense));
            }
        }
    };
    let let_go = move |_: PointerEvent| *held.borrow_mut() = false;
    let cells = roll.cells().unwrap_or([0, 0]);
    let skills = roll.skills().unwrap_or([0, 0]);
    let onkeydown = {
        let pin = pin.clone();
        move |event: KeyboardEvent| {
            let far = if event.shift_key() { 10 * STEP } else { STEP };
            // Right is more attack, up more defense; of a negative skill, a
            // larger roll is a smaller share.
            let sign = skills.map(|skill| if skill < 0 { -1 } else { 1 });
            let by = match event.key().as_str() {
                "ArrowRight" => [far * sign[0], 0],
                "ArrowLeft" => [-far * sign[0], 0],
                "ArrowUp" => [0, far * sign[1]],
                "ArrowDown" => [0, -far * sign[1]],
                _ => return,
            };
            event.prevent_default();
            pin.emit(moved(cells, by));
        }
    };
    let [attack, defense] = [0, 1].map(|i| decimal(*lang, points(cells[i], skills[i]), 1));
    let share = (f64::from(cells[0]) / 100.0).round();
    html! {
        <g class="grip" tabindex="0" role="slider" aria-label={grip(*lang)} aria-valuemin="0" aria-valuemax="100"
            aria-valuenow={fixed(share, 0)} aria-valuetext={grip_at(*lang, &attack, &defense)}
            {onpointerdown} {onpointermove} onpointerup={let_go.clone()} onpointercancel={let_go} {onkeydown}>
            <circle class="room" cx={x.clone()} cy={y.clone()} r="20" />
            <circle class="roll-ring" cx={x.clone()} cy={y.clone()} r="11" />
            <circle class={if roll.pinned { "pinned" } else { "roll" }} cx={x} cy={y} r="6.5" />
        </g>
    }
}

/// Where the pointer is, in the picture's units.
fn within(event: &PointerEvent, width: f64) -> Option<Point> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let picture = target.closest("svg").ok()??.get_bounding_client_rect();
    let scale = width / picture.width();
    let x = (f64::from(event.client_x()) - picture.left()) * scale;
    let y = (f64::from(event.client_y()) - picture.top()) * scale;
    scale.is_finite().then_some((x, y))
}
