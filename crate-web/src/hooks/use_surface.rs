//! The area an element offers to a canvas: follows its size, the ratio of
//! device pixels and the theme.

use std::cell::RefCell;
use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_state_eq};
use duelscope_core::sheet::fixed;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit, ResizeObserver, Window};
use yew::{NodeRef, hook};

use super::listener::Listener;
use crate::chart::Surface;

/// What to paint on, and how often the look of the page has changed: paint
/// anew when either differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offered {
    /// Size and ratio; of no size before the first measure.
    pub surface: Surface,
    /// Grows with each change of the theme.
    pub looks: u32,
}

/// The surface within `element`.
#[hook]
pub fn use_surface(element: &NodeRef) -> Offered {
    let surface = use_state_eq(|| Surface::within(0.0, 0.0, 1.0, 12.0));
    let looks = use_state_eq(|| 0u32);
    let offered = Offered { surface: *surface, looks: *looks };
    {
        let element = element.clone();
        let (surface, looks) = (surface.setter(), looks.setter());
        use_effect_with((), move |()| {
            let watch =
                web_sys::window().zip(element.cast::<Element>()).map(|(window, element)| {
                    let seen = window.clone();
                    let measured = element.clone();
                    let measure = Rc::new(move || surface.set(measure(&seen, &measured)));
                    measure();
                    let turn = std::cell::Cell::new(0u32);
                    let look = Rc::new(move || {
                        turn.set(turn.get().wrapping_add(1));
                        looks.set(turn.get());
                    });
                    Watch::new(&window, &element, measure, look)
                });
            move || drop(watch)
        });
    }
    offered
}

fn measure(window: &Window, element: &Element) -> Surface {
    let area = element.get_bounding_client_rect();
    let root = window.document().and_then(|d| d.document_element());
    let style = root.and_then(|root| window.get_computed_style(&root).ok().flatten());
    let size = style.and_then(|s| s.get_property_value("font-size").ok());
    let size = size.map(|s| js_sys::parse_float(&s)).filter(|px| px.is_finite()).unwrap_or(16.0);
    Surface::within(area.width(), area.height(), window.device_pixel_ratio(), size * 0.75)
}

/// Everything that is watched, let go when dropped.
struct Watch {
    resize: ResizeObserver,
    theme: Option<MutationObserver>,
    _listeners: Vec<Listener>,
    _ratio: Rc<RefCell<Option<Listener>>>,
    _resized: Closure<dyn FnMut()>,
    _themed: Closure<dyn FnMut()>,
}

impl Watch {
    fn new(
        window: &Window,
        element: &Element,
        measure: Rc<dyn Fn()>,
        look: Rc<dyn Fn()>,
    ) -> Option<Watch> {
        let again = measure.clone();
        let resized = Closure::<dyn FnMut()>::new(move || again());
        let resize = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        resize.observe(element);

        let again = look.clone();
        let themed = Closure::<dyn FnMut()>::new(move || again());
        let theme = MutationObserver::new(themed.as_ref().unchecked_ref()).ok();
        let root = window.document().and_then(|d| d.document_element());
        if let Some((theme, root)) = theme.as_ref().zip(root) {
            let what = MutationObserverInit::new();
            what.set_attribute_filter(&Array::of1(&"data-theme".into()));
            let _ = theme.observe_with_options(&root, &what);
        }

        let mut listeners = Vec::new();
        let again = measure.clone();
        listeners.push(Listener::new(window, "resize", move |_| again()));
        for query in
            ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"]
        {
            if let Ok(Some(list)) = window.match_media(query) {
                let again = look.clone();
                listeners.push(Listener::new(&list, "change", move |_| again()));
            }
        }
        let ratio = Rc::default();
        watch_ratio(window, &ratio, measure);
        Some(Watch {
            resize,
            theme,
            _listeners: listeners,
            _ratio: ratio,
            _resized: resized,
            _themed: themed,
        })
    }
}

/// A query tells when one ratio ends, not what follows: ask anew each time.
fn watch_ratio(window: &Window, slot: &Rc<RefCell<Option<Listener>>>, measure: Rc<dyn Fn()>) {
    // To the last digit, or the query would not hold now.
    let query = format!("(resolution: {}dppx)", fixed(window.device_pixel_ratio(), 17));
    let Ok(Some(list)) = window.match_media(&query) else { return };
    let (again, weak) = (window.clone(), Rc::downgrade(slot));
    let listener = Listener::new(&list, "change", move |_| {
        measure();
        if let Some(slot) = weak.upgrade() {
            // Its own listener is running: let it end before it is dropped.
            let (window, measure) = (again.clone(), measure.clone());
            wasm_bindgen_futures::spawn_local(async move { watch_ratio(&window, &slot, measure) });
        }
    });
    slot.replace(Some(listener));
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.resize.disconnect();
        if let Some(theme) = &self.theme {
            theme.disconnect();
        }
    }
}
