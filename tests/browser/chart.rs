//! The histogram in a real browser: sharp at every ratio of pixels, named,
//! walked by keyboard, and at home in any size.

use std::cell::RefCell;
use std::rc::Rc;

use duelscope_core::{Outcome, Tally};
use duelscope_web::chart::paint::{Look, fit, paint};
use duelscope_web::chart::{Counts, Data, Series, Spread, Surface, View, What, picture};
use duelscope_web::components::histogram::{Histogram, HistogramProps, Pick};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlCanvasElement, HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::{AppHandle, Callback};

fn data() -> Data {
    let mut tally = Tally::new();
    for trial in 0..40u64 {
        let loss = 2 + (trial % 4) as i32;
        tally.count(trial, if loss > 4 { Outcome::Killed } else { Outcome::Damaged }, loss);
    }
    Data {
        exact: Some(Rc::new(Spread::new(0.2, (2..=5).map(|v| (v, 0.2))))),
        counts: Some(Rc::new(Counts::of_attacks(&tally))),
        reference: None,
        hp: Some(5),
    }
}

/// A histogram in a box of the given size, taken away when dropped.
struct Shown {
    root: Element,
    handle: Option<AppHandle<Histogram>>,
}

impl Shown {
    async fn new(width: u32, height: u32, props: HistogramProps) -> Shown {
        let document = web_sys::window().unwrap().document().unwrap();
        let root = document.create_element("div").unwrap();
        root.set_attribute(
            "style",
            &format!("width:{width}.4px;overflow:hidden;--bar:rgb(1, 2, 3)"),
        )
        .unwrap();
        let sheet = document.create_element("style").unwrap();
        sheet.set_text_content(Some(&format!(
            ".plot{{height:{height}px}} .plot>canvas{{display:block}}"
        )));
        let inner = document.create_element("div").unwrap();
        root.append_child(&sheet).unwrap();
        root.append_child(&inner).unwrap();
        document.body().unwrap().append_child(&root).unwrap();
        let handle = yew::Renderer::<Histogram>::with_root_and_props(inner, props).render();
        let shown = Shown { root, handle: Some(handle) };
        frame().await;
        shown
    }

    fn canvas(&self) -> HtmlCanvasElement {
        self.root.query_selector("canvas").unwrap().unwrap().unchecked_into()
    }

    fn readout(&self) -> String {
        let readout = self.root.query_selector(".readout > b").unwrap();
        readout.and_then(|e| e.text_content()).unwrap_or_default().replace('\u{a0}', " ")
    }

    async fn press(&self, key: &str) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        self.canvas().dispatch_event(&event).unwrap();
        frame().await;
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

/// Long enough for a resize to be noticed and painted.
async fn frame() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let window = web_sys::window().unwrap();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 60).unwrap();
    });
    wasm_bindgen_futures::JsFuture::from(promise).await.unwrap();
    yew::scheduler::flush().await;
}

fn pretend_ratio(ratio: f64) {
    let define = "Object.defineProperty(window, 'devicePixelRatio', { value, configurable: true })";
    js_sys::Function::new_with_args("value", define).call1(&JsValue::NULL, &ratio.into()).unwrap();
}

#[wasm_bindgen_test]
async fn the_canvas_has_a_pixel_for_each_of_the_device() {
    let window = web_sys::window().unwrap();
    let real = window.device_pixel_ratio();
    let shown = Shown::new(523, 180, yew::props!(HistogramProps { data: data() })).await;
    let canvas = shown.canvas();
    for ratio in [1.0, 1.25, 1.5, 2.0, 3.0, 1.0] {
        pretend_ratio(ratio);
        window.dispatch_event(&web_sys::Event::new("resize").unwrap()).unwrap();
        frame().await;
        let css = canvas.get_bounding_client_rect();
        assert!(css.width() > 520.0 && css.height() > 178.0, "{ratio}: {}", css.width());
        for (backing, css) in [(canvas.width(), css.width()), (canvas.height(), css.height())] {
            let device = css * ratio;
            assert_eq!(f64::from(backing), device.round(), "at {ratio}");
            assert!((device - device.round()).abs() < 0.1, "{css} at {ratio} is not whole");
        }
    }
    pretend_ratio(real);
}

#[wasm_bindgen_test]
async fn the_canvas_is_an_image_with_a_name_and_a_table() {
    let shown = Shown::new(600, 180, yew::props!(HistogramProps { data: data() })).await;
    let canvas = shown.canvas();
    assert_eq!(canvas.get_attribute("role").as_deref(), Some("img"));
    assert_eq!(canvas.get_attribute("tabindex").as_deref(), Some("0"));
    let label = canvas.get_attribute("aria-label").unwrap().replace('\u{a0}', " ");
    assert!(label.starts_with("HP lost to one attack: mean 2.8, median 3"), "{label}");

    let details = shown.root.query_selector("details").unwrap().unwrap();
    details.set_attribute("open", "").unwrap();
    frame().await;
    let rows = shown.root.query_selector_all("tbody tr").unwrap().length();
    assert_eq!(rows, 5, "a miss and four values");
    let text = shown.root.text_content().unwrap();
    for word in ["NaN", "inf", "undefined", "null"] {
        assert!(!text.contains(word), "{text}");
    }
}

#[wasm_bindgen_test]
async fn keys_walk_the_bars_and_enter_watches_one() {
    let picked = Rc::new(RefCell::new(Vec::new()));
    let on_bar = {
        let picked = picked.clone();
        Callback::from(move |pick: Pick| picked.borrow_mut().push(pick))
    };
    let props = yew::props!(HistogramProps { data: data(), on_bar: Some(on_bar) });
    let shown = Shown::new(600, 180, props).await;
    shown.press("Enter").await;
    assert!(picked.borrow().is_empty(), "there is nowhere to go yet");
    shown.press("ArrowRight").await;
    assert_eq!(shown.readout(), "miss");
    shown.press("ArrowRight").await;
    assert_eq!(shown.readout(), "2 HP lost");
    shown.press("End").await;
    assert_eq!(shown.readout(), "5 HP lost");
    shown.press("ArrowRight").await;
    assert_eq!(shown.readout(), "5 HP lost");
    shown.press("ArrowLeft").await;
    assert_eq!(shown.readout(), "4 HP lost");
    shown.press("Enter").await;
    let pick = Pick { what: What::Values(4, 4), trial: Some(2) };
    assert_eq!(*picked.borrow(), [pick]);
    shown.press("Escape").await;
    assert_eq!(shown.readout(), "");
}

#[wasm_bindgen_test]
async fn the_toolbar_asks_for_another_view() {
    let asked = Rc::new(RefCell::new(Vec::new()));
    let on_view = {
        let asked = asked.clone();
        Callback::from(move |view: View| asked.borrow_mut().push(view))
    };
    let shown = Shown::new(600, 180, yew::props!(HistogramProps { data: data(), on_view })).await;
    let buttons = shown.root.query_selector_all(".chart-tools button").unwrap();
    for i in 0..buttons.length() {
        let button: HtmlElement = buttons.get(i).unwrap().unchecked_into();
        button.click();
    }
    // No overkill in this law: nothing to cap, and no button for it.
    assert_eq!(asked.borrow().len(), 5);
    assert!(asked.borrow()[3].hits_only && asked.borrow()[4].log);
}

#[wasm_bindgen_test]
async fn no_size_and_no_law_are_no_errors() {
    for (width, height) in [(0, 0), (1, 1), (30, 12), (300, 0)] {
        for data in [data(), Data::default()] {
            let shown = Shown::new(width, height, yew::props!(HistogramProps { data })).await;
            shown.press("ArrowRight").await;
        }
    }
}

#[wasm_bindgen_test]
async fn another_theme_is_painted_at_once() {
    let document = web_sys::window().unwrap().document().unwrap();
    let html = document.document_element().unwrap();
    let sheet = document.create_element("style").unwrap();
    sheet.set_text_content(Some(
        ":root { --bad: rgb(1, 1, 1) } :root[data-theme=dark] { --bad: rgb(200, 1, 1) }",
    ));
    document.body().unwrap().append_child(&sheet).unwrap();
    let shown = Shown::new(600, 180, yew::props!(HistogramProps { data: data() })).await;
    let canvas = shown.canvas();
    let red = || {
        let context = canvas.get_context("2d").unwrap().unwrap();
        let context: web_sys::CanvasRenderingContext2d = context.unchecked_into();
        let (w, h) = (canvas.width().into(), canvas.height().into());
        let pixels = context.get_image_data(0.0, 0.0, w, h).unwrap().data();
        // The line of death, somewhere in its own colour.
        pixels.chunks_exact(4).filter(|p| *p == [200, 1, 1, 255]).count()
    };
    assert_eq!(red(), 0);
    html.set_attribute("data-theme", "dark").unwrap();
    frame().await;
    assert!(red() > 20);
    html.remove_attribute("data-theme").unwrap();
    frame().await;
    assert_eq!(red(), 0);
    sheet.remove();
}

#[wasm_bindgen_test]
async fn picture_and_numbers_can_be_saved() {
    // Files are not let through to the disk; their names and sizes are kept.
    let catch = "window.saved = []; HTMLAnchorElement.prototype.click = function () {
        const name = this.download;
        fetch(this.href).then(r => r.text()).then(t => window.saved.push(name + ' ' + t.slice(0, 4)));
    }";
    js_sys::Function::new_no_args(catch).call0(&JsValue::NULL).unwrap();
    let shown = Shown::new(600, 180, yew::props!(HistogramProps { data: data() })).await;
    let details = shown.root.query_selector("details").unwrap().unwrap();
    details.set_attribute("open", "").unwrap();
    frame().await;
    for i in 0..3 {
        let buttons = shown.root.query_selector_all("details button").unwrap();
        assert_eq!(buttons.length(), 3);
        let button: HtmlElement = buttons.get(i).unwrap().unchecked_into();
        button.click();
        frame().await;
        frame().await;
    }
    let back = "delete HTMLAnchorElement.prototype.click; return window.saved.sort().join('; ')";
    let saved = js_sys::Function::new_no_args(back).call0(&JsValue::NULL).unwrap();
    assert_eq!(
        saved.as_string().unwrap(),
        "duelscope-hp-lost.csv from; duelscope-hp-lost.png \u{fffd}PNG; duelscope-hp-lost.svg <svg"
    );
}

#[wasm_bindgen_test]
fn colours_are_read_from_the_canvas_and_reach_it() {
    let document = web_sys::window().unwrap().document().unwrap();
    let canvas: HtmlCanvasElement = document.create_element("canvas").unwrap().unchecked_into();
    document.body().unwrap().append_child(&canvas).unwrap();
    canvas.set_attribute("style", "--bar: rgb(1, 2, 3)").unwrap();
    let only = Data { counts: data().counts, hp: Some(1), ..Data::default() };
    let surface = Surface::within(300.0, 150.0, 2.0, 12.0);
    let series = Series::new(&only, View::default(), 50);
    let picture = picture(&series, surface, Default::default(), None);
    fit(&canvas, surface);
    paint(&canvas, &picture, &Look::of(&canvas)).unwrap();
    let context = canvas.get_context("2d").unwrap().unwrap();
    let context: web_sys::CanvasRenderingContext2d = context.unchecked_into();
    let column = picture.columns[1];
    let x = (column.left + (column.right - column.left) * 0.3) * surface.dpr;
    let pixel = context.get_image_data(x, (150.0 - 50.0) * surface.dpr, 1.0, 1.0).unwrap().data();
    assert_eq!(pixel.0, [1, 2, 3, 255]);
    canvas.remove();
}
