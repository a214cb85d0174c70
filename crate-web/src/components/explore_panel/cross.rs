//! The cross-hair over the picture: dragged by mouse or finger, walked by keys.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_text::Lang;
use duelscope_text::explore::cross_hair;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};
use yew::{Callback, Html, KeyboardEvent};

use crate::markup::html;

use super::{Reader, readout};
use crate::chart::field::Plane;
use crate::explore::Swept;
use crate::explore::view::{nearest, walked};

/// The cross-hair over a picture.
pub struct Cross<'a> {
    pub lang: Lang,
    pub swept: &'a Rc<Swept>,
    pub plane: Plane,
    /// On lines, how high the attacker's number is at each value.
    pub heights: &'a [Option<f64>],
    /// Where the present values lie.
    pub here: [f64; 2],
    pub reader: Reader,
    pub on_reader: Callback<Reader>,
    /// Told the place to set, and whether a drag goes on.
    pub on_set: Callback<([usize; 2], bool)>,
}

/// How the pointer holds it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Held {
    down: bool,
    /// The last place it was moved to.
    moved: Option<[usize; 2]>,
}

impl Cross<'_> {
    pub fn html(self, held: &Rc<RefCell<Held>>) -> Html {
        let Cross { lang, swept, plane, heights, here, reader, on_reader, on_set } = self;
        let line = plane.places[1] == 1;
        let at = reader.walked.map_or(here, |[x, y]| [x as f64, y as f64]);
        let spot = [0, 1].map(|i| nearest(at[i], plane.places[i]));
        let [left, top, right, bottom] = plane.edges;
        let (x, y) = (plane.x(at[0] + 0.5), plane.y(at[1] + 0.5));
        let y = heights.get(spot[0]).copied().flatten().unwrap_or(y);

        let onpointerdown = {
            let held = held.clone();
            move |event: PointerEvent| {
                let on_grip =
                    element(&event).is_some_and(|e| e.closest(".grip").ok().flatten().is_some());
                // A finger elsewhere scrolls the page, or taps.
                let down = event.is_primary() && (on_grip || event.pointer_type() != "touch");
                *held.borrow_mut() = Held { down, moved: None };
                if let Some(picture) = picture(&event).filter(|_| down) {
                    // Without the capture a fast drag would lose it, no more.
                    let _ = picture.set_pointer_capture(event.pointer_id());
                }
            }
        };
        let onpointermove = {
            let (held, on_set, on_reader) = (held.clone(), on_set.clone(), on_reader.clone());
            move |event: PointerEvent| {
                let Some(place) = place(&event, &plane) else { return };
                let Held { down, moved } = *held.borrow();
                if !down {
                    if event.pointer_type() != "touch" {
                        on_reader.emit(Reader { hovered: Some(place), ..reader });
                    }
                } else if moved != Some(place) {
                    held.borrow_mut().moved = Some(place);
                    on_set.emit((place, moved.is_some()));
                }
            }
        };
        let let_go = {
            let held = held.clone();
            move |_: PointerEvent| held.borrow_mut().down = false
        };
        let onpointerleave = {
            let on_reader = on_reader.clone();
            move |_: PointerEvent| on_reader.emit(Reader { hovered: None, ..reader })
        };
        let onclick = {
            let (held, on_set) = (held.clone(), on_set.clone());
            move |event: MouseEvent| {
                // A drag has been told already.
                if held.borrow().moved.is_none()
                    && let Some(place) = place(&event, &plane)
                {
                    on_set.emit((place, false));
                }
            }
        };
        let onkeydown = {
            let on_reader = on_reader.clone();
            move |event: KeyboardEvent| {
                if event.ctrl_key() || event.alt_key() || event.meta_key() {
                    return;
                }
                let key = event.key();
                if let Some(to) = walked(&key, event.shift_key(), spot, plane.places) {
                    on_reader.emit(Reader { walked: Some(to), hovered: None });
                } else if matches!(key.as_str(), "Enter" | " ") {
                    on_set.emit((spot, false));
                } else if key == "Escape" && reader.walked.is_some() {
                    on_reader.emit(Reader::default());
                } else {
                    return;
                }
                event.prevent_default();
                event.stop_propagation();
            }
        };
        let number = |x: f64| format!("{x:.2}");
        let (cx, cy) = (number(x), number(y));
        let hairs = if line {
            format!("M{cx} {}V{}", number(bottom), number(top))
        } else {
            format!(
                "M{cx} {}V{}M{} {cy}H{}",
                number(bottom),
                number(top),
                number(left),
                number(right)
            )
        };
        let size = plane.surface;
        let said = readout::aloud(lang, swept, spot);
        html! {
            <svg class="square over" viewBox={format!("0 0 {} {}", size.width, size.height)} {onpointerdown} {onpointermove}
                onpointerup={let_go.clone()} onpointercancel={let_go} {onpointerleave} {onclick}>
                <path class="cross" d={hairs} />
                if reader.walked.is_some() {
                    <circle class="roll-ring" cx={number(plane.x(here[0] + 0.5))}
                        cy={number(if line { bottom } else { plane.y(here[1] + 0.5) })} r="6" />
                }
                <g class="grip" tabindex="0" role="slider" aria-label={cross_hair(lang)} aria-valuemin="0"
                    aria-valuemax={(plane.places[0].max(2) - 1).to_string()} aria-valuenow={spot[0].to_string()}
                    aria-valuetext={said} {onkeydown}>
                    <circle class="room" cx={cx.clone()} cy={cy.clone()} r="22" />
                    <circle class="roll-ring" cx={cx.clone()} cy={cy.clone()} r="11" />
                    <circle class={if reader.walked.is_some() { "pinned" } else { "roll" }} cx={cx} cy={cy} r="6.5" />
                </g>
            </svg>
        }
    }
}

fn element(event: &MouseEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

fn picture(event: &MouseEvent) -> Option<Element> {
    element(event)?.closest("svg").ok()?
}

/// The place under the pointer.
fn place(event: &MouseEvent, plane: &Plane) -> Option<[usize; 2]> {
    let picture = picture(event)?.get_bounding_client_rect();
    let scale = plane.surface.width / picture.width();
    let x = (f64::from(event.client_x()) - picture.left()) * scale;
    let y = (f64::from(event.client_y()) - picture.top()) * scale;
    scale.is_finite().then(|| plane.at(x, y))
}
