//! The sweeps in a real browser: filled slice by slice, walked, dragged, set.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_core::exact_duel;
use duelscope_core::sheet::{Slot, encode};
use duelscope_web::components::explore_panel::{ExplorePanel, ExplorePanelProps};
use duelscope_web::state::{Action, State};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    Element, HtmlCanvasElement, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit,
    PointerEvent, PointerEventInit,
};
use yew::{AppHandle, Callback};

use crate::montecarlo::Override;
use crate::workers::{real_workers, script};

/// The panel over a state that its actions change, taken away when dropped.
struct Shown {
    root: Element,
    state: Rc<RefCell<State>>,
    handle: Option<AppHandle<ExplorePanel>>,
    acted: Rc<RefCell<Vec<Action>>>,
}

impl Shown {
    async fn new(link: &str) -> Shown {
        let shown = Shown::begun(link).await;
        shown.whole().await;
        shown
    }

    async fn begun(link: &str) -> Shown {
        let document = web_sys::window().unwrap().document().unwrap();
        let root = document.create_element("div").unwrap();
        root.set_attribute("style", "width:640px").unwrap();
        root.set_inner_html(
            "<style>.plot{position:relative;width:480px;height:360px} .plot>canvas{display:block}
                .over{position:absolute;inset:0;width:100%;height:100%}</style><div></div>",
        );
        document.body().unwrap().append_child(&root).unwrap();
        let state = Rc::new(RefCell::new(State::open(link, Default::default())));
        let acted = Rc::default();
        let props = props(&state, &acted);
        let inner = root.last_element_child().unwrap();
        let handle = yew::Renderer::<ExplorePanel>::with_root_and_props(inner, props).render();
        pause(20).await;
        Shown { root, state, handle: Some(handle), acted }
    }

    fn find<T: JsCast>(&self, css: &str) -> T {
        let found = self.root.query_selector(css).unwrap();
        found.unwrap_or_else(|| panic!("no {css}")).unchecked_into()
    }

    fn text(&self, css: &str) -> String {
        self.find::<HtmlElement>(css).text_content().unwrap_or_default().replace('\u{a0}', " ")
    }

    /// Waits until everything is worked out.
    async fn whole(&self) {
        for _ in 0..1_500 {
            pause(20).await;
            let notes = self.root.text_content().unwrap_or_default();
            if !notes.contains("worked out")
                && self.root.query_selector(".worth").unwrap().is_some()
            {
                return;
            }
        }
        panic!("the sweep does not end");
    }

    /// What was done goes into the state, and the state into the panel.
    async fn settle(&mut self) {
        for action in self.acted.borrow_mut().drain(..) {
            let next = self.state.borrow().after(action);
            *self.state.borrow_mut() = next;
        }
        if let Some(handle) = &mut self.handle {
            handle.update(props(&self.state, &self.acted));
        }
        pause(20).await;
    }

    fn value(&self, key: &str) -> String {
        self.state.borrow().sheet.get(Slot::parse(key).unwrap()).to_owned()
    }

    async fn press(&self, key: &str) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        self.find::<Element>(".grip").dispatch_event(&event).unwrap();
        pause(20).await;
    }

    /// A pointer event at a share of the picture, from its upper left corner.
    fn point(&self, kind: &str, css: &str, pointer: &str, at: [f64; 2]) {
        let area = self.find::<Element>(".over").get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_is_primary(true);
        init.set_pointer_type(pointer);
        init.set_client_x((area.left() + area.width() * at[0]) as i32);
        init.set_client_y((area.top() + area.height() * at[1]) as i32);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        self.find::<Element>(css).dispatch_event(&event).unwrap();
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            handle.destroy();
        }
        self.root.remove();
    }
}

fn props(state: &Rc<RefCell<State>>, acted: &Rc<RefCell<Vec<Action>>>) -> ExplorePanelProps {
    let acted = acted.clone();
    let act = Callback::from(move |action| acted.borrow_mut().push(action));
    yew::props!(ExplorePanelProps { state: Rc::new(state.borrow().clone()), act })
}

async fn pause(ms: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let window = web_sys::window().unwrap();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms).unwrap();
    });
    wasm_bindgen_futures::JsFuture::from(promise).await.unwrap();
    yew::scheduler::flush().await;
}

#[wasm_bindgen_test]
async fn the_map_is_named_sharp_and_the_same_as_its_table() {
    let shown = Shown::new("").await;
    let canvas: HtmlCanvasElement = shown.find("canvas");
    let label = canvas.get_attribute("aria-label").unwrap();
    assert!(
        label.starts_with("chance to win over Attacker: Strength and Defender: Base defense"),
        "{label}"
    );
    let ratio = web_sys::window().unwrap().device_pixel_ratio();
    let css = canvas.get_bounding_client_rect();
    assert_eq!(f64::from(canvas.width()), (css.width() * ratio).round());

    shown.find::<Element>(".as-table").set_attribute("open", "").unwrap();
    pause(30).await;
    let rows = shown.root.query_selector_all(".as-table tbody tr").unwrap().length();
    let cells = shown.root.query_selector_all(".as-table tbody td").unwrap().length();
    assert_eq!((rows, cells), (14, 14 * 21));
    let text = shown.root.text_content().unwrap();
    for word in ["NaN", "inf", "undefined", "null"] {
        assert!(!text.contains(word), "{word}");
    }
}

#[wasm_bindgen_test]
async fn keys_look_and_enter_sets() {
    let mut shown = Shown::new("").await;
    shown.press("ArrowRight").await;
    shown.press("ArrowUp").await;
    assert_eq!(shown.text(".readout > b"), "Strength 12, Base defense 4");
    assert!(shown.acted.borrow().is_empty(), "walking only looks");
    assert!(shown.text("[aria-live]").starts_with("Strength 12, Base defense 4: "));
    shown.press("Enter").await;
    shown.settle().await;
    assert_eq!(["l-str", "r-def"].map(|key| shown.value(key)), ["12", "4"]);
    assert_eq!(shown.text("[aria-live]"), "");
    // The inputs of the map do not start it anew.
    assert!(!shown.root.text_content().unwrap().contains("worked out"));
}

#[wasm_bindgen_test]
async fn a_mouse_drags_from_anywhere_and_a_finger_the_cross_hair() {
    let mut shown = Shown::new("").await;
    shown.point("pointermove", ".over", "mouse", [0.7, 0.4]);
    assert!(shown.acted.borrow().is_empty(), "nothing is held");
    shown.point("pointerdown", ".over", "mouse", [0.7, 0.4]);
    for x in [0.72, 0.8, 0.9] {
        shown.point("pointermove", ".over", "mouse", [x, 0.4]);
    }
    shown.point("pointerup", ".over", "mouse", [0.9, 0.4]);
    shown.point("click", ".over", "mouse", [0.9, 0.4]);
    let goes_on: Vec<bool> = shown
        .acted
        .borrow()
        .iter()
        .map(|action| match action {
            Action::Place(_, goes_on) => *goes_on,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(goes_on, [false, true, true], "one change, and the click adds none");
    shown.settle().await;
    assert!(shown.value("l-str").parse::<i32>().unwrap() > 16);
    shown.point("pointermove", ".over", "mouse", [0.2, 0.4]);
    assert!(shown.acted.borrow().is_empty(), "it was let go");

    // A finger beside the cross-hair is a scroll, on it a drag.
    shown.point("pointerdown", ".over", "touch", [0.2, 0.2]);
    shown.point("pointermove", ".over", "touch", [0.3, 0.3]);
    assert!(shown.acted.borrow().is_empty());
    shown.point("pointerdown", ".grip", "touch", [0.9, 0.4]);
    shown.point("pointermove", ".grip", "touch", [0.5, 0.5]);
    assert_eq!(shown.acted.borrow().len(), 1);
}

#[wasm_bindgen_test]
async fn older_numbers_are_dim_until_newer_ones_come() {
    let mut shown = Shown::new("").await;
    let before = shown.text(".readout b.left");
    *shown.state.borrow_mut() = State::open("r-hp=200&r-ht=200", Default::default());
    shown.settle().await;
    shown.whole().await;
    assert_ne!(shown.text(".readout b.left"), before);
    assert_eq!(shown.root.query_selector_all(".stale").unwrap().length(), 0);
    // A fault leaves the last good map, dim.
    let broken = shown.state.borrow().after(Action::Set(Slot::parse("r-hp").unwrap(), "".into()));
    *shown.state.borrow_mut() = broken;
    let after = shown.text(".readout b.left");
    shown.settle().await;
    assert!(shown.root.query_selector(".chart.stale").unwrap().is_some());
    assert_eq!(shown.text(".readout b.left"), after);
}

#[wasm_bindgen_test]
async fn a_reference_has_its_line() {
    let mut shown = Shown::new("r-hp=60&r-ht=60").await;
    assert!(!shown.text(".legend").contains("as the reference"));
    let pinned = shown.state.borrow().after(Action::PinReference);
    let moved = pinned.after(Action::Set(Slot::parse("l-hp").unwrap(), "12".into()));
    assert_ne!(encode(&moved.sheet), encode(&pinned.sheet));
    *shown.state.borrow_mut() = moved;
    shown.settle().await;
    shown.whole().await;
    assert!(shown.text(".legend").contains("as the reference"), "{}", shown.text(".legend"));
}

/// A fight whose every answer is longer than a slice of the page.
const SLOW: &str =
    "rules=sanctum&l-m-dmg=1~6&r-m-dmg=1~6&l-m-hp=70&l-m-hpmax=70&r-m-hp=70&r-m-hpmax=70";

/// Lines of five values of the slow fight, worked out to their end.
async fn slow_lines() -> Shown {
    let shown = Shown::begun(SLOW).await;
    shown.find::<HtmlElement>(".seg button").click();
    pause(20).await;
    let most: HtmlInputElement = shown.find("#x-0-2");
    most.set_value("5");
    let init = web_sys::EventInit::new();
    init.set_bubbles(true);
    most.dispatch_event(&web_sys::Event::new_with_event_init_dict("input", &init).unwrap())
        .unwrap();
    pause(20).await;
    shown.whole().await;
    shown
}

/// The readout says what the page answers for the same document.
async fn says_the_answer(mut shown: Shown) {
    shown.press("Enter").await;
    shown.settle().await;
    // The page itself may still be working it out.
    let law = exact_duel(&shown.state.borrow().answer.fight).expect("small");
    let said = shown.text(".readout b.left");
    let said: f64 = said.trim_end_matches([' ', '%']).parse().unwrap_or_else(|_| panic!("{said}"));
    assert!((said - 100.0 * law.left).abs() < 0.051, "{said} and {}", law.left);
}

#[wasm_bindgen_test]
async fn long_answers_come_from_a_worker() {
    let _override = real_workers(0, "");
    let shown = slow_lines().await;
    assert!(script("return started.length") > 0.0);
    says_the_answer(shown).await;
}

#[wasm_bindgen_test]
async fn without_workers_the_page_works_it_out() {
    let none = js_sys::Function::new_no_args("throw new Error('no workers here')");
    let _override = Override::worker(&none);
    says_the_answer(slow_lines().await).await;
}

#[wasm_bindgen_test]
async fn a_worker_that_breaks_down_is_done_without() {
    // It says that it listens, and no more.
    let _override = real_workers(
        99,
        "let said = 0; const post = self.postMessage.bind(self);
        self.postMessage = (m) => { said++ < 1 ? post(m) : setTimeout(() => { throw 1 }) }",
    );
    let shown = slow_lines().await;
    assert!(script("return started.length") > 0.0);
    says_the_answer(shown).await;
}
